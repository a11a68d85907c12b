package org.onehall.regulations;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Where something stands in a text.
 *
 * @param line from 1; 0 where there is none
 * @param column in characters, from 1; 0 where there is none
 */
public record TextPlace(int line, int column) {
    /** Of what is about a whole text. */
    public static final TextPlace NOWHERE = new TextPlace(0, 0);
    /** Its beginning. */
    public static final TextPlace BEGIN = new TextPlace(1, 1);

    /** Where a node begins. */
    public static TextPlace of(Node node) {
        return of(node.getStartMark());
    }

    /** Of a mark, which counts from 0; null is nowhere. */
    static TextPlace of(Mark mark) {
        return mark == null ? NOWHERE : new TextPlace(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** {@code :line:column} to stand behind the name of a file; "" of nowhere. */
    public String text() {
        return (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }
}
