package org.onehall.paper;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/** Draws the shapes of a drawing, except its texts, which need the typeface. */
final class Shapes {
    /** Distance of the handles of a circle's four curves, as a part of its radius. */
    private static final float HANDLE = 0.5523f;

    private Shapes() {}

    /**
     * @param left of the drawing, in points from the left of the page
     * @param top of the drawing, in points from the foot of the page
     */
    static void draw(PDPageContentStream content, Drawing.Shape shape, float left, float top) throws IOException {
        switch (shape) {
            case Drawing.Shape.Line line -> {
                content.setStrokingColor(line.ink().grey());
                content.setLineWidth(line.width());
                content.moveTo(left + line.x1(), top - line.y1());
                content.lineTo(left + line.x2(), top - line.y2());
                content.stroke();
            }
            case Drawing.Shape.Area area -> {
                content.setNonStrokingColor(area.ink().grey());
                content.addRect(left + area.x(), top - area.y(), area.width(), -area.height());
                content.fill();
                content.setNonStrokingColor(Drawing.Ink.BLACK.grey());
            }
            case Drawing.Shape.Dot dot -> {
                content.setNonStrokingColor(dot.ink().grey());
                circle(content, left + dot.x(), top - dot.y(), dot.radius());
                content.fill();
                content.setNonStrokingColor(Drawing.Ink.BLACK.grey());
            }
            case Drawing.Shape.Ring ring -> {
                content.setStrokingColor(ring.ink().grey());
                content.setLineWidth(0.8f);
                circle(content, left + ring.x(), top - ring.y(), ring.radius());
                content.stroke();
            }
            case Drawing.Shape.Text _ -> throw new IllegalArgumentException("a text is written by the paper");
        }
    }

    private static void circle(PDPageContentStream content, float x, float y, float radius) throws IOException {
        float handle = radius * HANDLE;
        content.moveTo(x + radius, y);
        content.curveTo(x + radius, y + handle, x + handle, y + radius, x, y + radius);
        content.curveTo(x - handle, y + radius, x - radius, y + handle, x - radius, y);
        content.curveTo(x - radius, y - handle, x - handle, y - radius, x, y - radius);
        content.curveTo(x + handle, y - radius, x + radius, y - handle, x + radius, y);
        content.closePath();
    }
}
