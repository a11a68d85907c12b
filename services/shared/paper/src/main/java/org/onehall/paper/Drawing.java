package org.onehall.paper;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture of lines, areas, dots and short texts in shades of grey. Lengths are in points (1/72 inch), from the upper
 * left corner to the right and down; later additions are drawn on top.
 */
public final class Drawing {
    /** Shades, from black to nearly white; colours carry no meaning. */
    public enum Ink {
        BLACK(0),
        DARK(0.35f),
        MIDDLE(0.6f),
        LIGHT(0.8f),
        PALE(0.93f),
        WHITE(1);

        private final float grey;

        Ink(float grey) {
            this.grey = grey;
        }

        float grey() {
            return grey;
        }
    }

    /** The point of a text that is placed at its position. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    sealed interface Shape {
        record Line(float x1, float y1, float x2, float y2, float width, Ink ink) implements Shape {}

        record Area(float x, float y, float width, float height, Ink ink) implements Shape {}

        record Dot(float x, float y, float radius, Ink ink) implements Shape {}

        record Ring(float x, float y, float radius, Ink ink) implements Shape {}

        record Text(float x, float y, float size, String text, Anchor anchor, Ink ink) implements Shape {}
    }

    private final float width;
    private final float height;
    private final List<Shape> shapes = new ArrayList<>();

    /** An empty drawing; {@link Paper#WIDTH} is the width of the text on a page. */
    public Drawing(double width, double height) {
        if (!(width > 0 && height > 0))
            throw new IllegalArgumentException("no size of a drawing: " + width + " x " + height);
        this.width = (float) width;
        this.height = (float) height;
    }

    public float width() {
        return width;
    }

    public float height() {
        return height;
    }

    List<Shape> shapes() {
        return shapes;
    }

    public Drawing line(double x1, double y1, double x2, double y2, double thickness, Ink ink) {
        return with(new Shape.Line((float) x1, (float) y1, (float) x2, (float) y2, (float) thickness, ink));
    }

    /** A filled rectangle; a negative width or height extends to the left or upwards. */
    public Drawing area(double x, double y, double wide, double high, Ink ink) {
        return with(new Shape.Area((float) x, (float) y, (float) wide, (float) high, ink));
    }

    public Drawing dot(double x, double y, double radius, Ink ink) {
        return with(new Shape.Dot((float) x, (float) y, (float) radius, ink));
    }

    public Drawing ring(double x, double y, double radius, Ink ink) {
        return with(new Shape.Ring((float) x, (float) y, (float) radius, ink));
    }

    /** @param y of the text's baseline */
    public Drawing text(double x, double y, double size, String text, Anchor anchor, Ink ink) {
        return with(new Shape.Text((float) x, (float) y, (float) size, text, anchor, ink));
    }

    private Drawing with(Shape shape) {
        shapes.add(shape);
        return this;
    }
}
