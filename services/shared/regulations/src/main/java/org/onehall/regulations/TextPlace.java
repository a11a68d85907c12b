package org.onehall.regulations;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.Node;

/**
 * The place of something in a text.
 *
 * @param line from 1; 0 where there is none
 * @param column in characters, from 1; 0 where there is none
 */
public record TextPlace(int line, int column) {
    /** The place of something that concerns the whole text. */
    public static final TextPlace NOWHERE = new TextPlace(0, 0);
    /** The beginning of a text. */
    public static final TextPlace BEGIN = new TextPlace(1, 1);

    /** Where a node begins. */
    public static TextPlace of(Node node) {
        return of(node.getStartMark());
    }

    /** The place of a mark, which counts from 0; nowhere if null. */
    static TextPlace of(Mark mark) {
        return mark == null ? NOWHERE : new TextPlace(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** {@code :line:column}, to put after the name of a file; "" for nowhere. */
    public String text() {
        return (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }
}
