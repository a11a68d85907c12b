package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.regulations.TextPlace;

/**
 * The cells of a text with a separator; quotes as in RFC 4180, line breaks in quoted cells included. Each cell knows
 * where it begins, because every fault is reported by line and column.
 */
public final class CsvCells {
    /**
     * @param text without the blanks around it
     * @param at where it begins
     */
    public record Cell(String text, TextPlace at) {}

    /**
     * A row of cells.
     *
     * @param next the index of the line that follows it
     * @param open whether a quote is not closed
     * @param behind where a cell continues after its closing quote
     */
    public record Line(List<Cell> cells, int next, boolean open, Optional<TextPlace> behind) {
        public boolean isBlank() {
            return cells.stream().allMatch(cell -> cell.text().isEmpty());
        }

        /** Without the empty cells that programs add after the last column. */
        public List<Cell> upTo(int columns) {
            int end = cells.size();
            while (end > columns && cells.get(end - 1).text().isEmpty()) end--;
            return cells.subList(0, end);
        }
    }

    private final String[] lines;
    private final char separator;
    /**
     * Once a quote was found open up to the end of the text, a later open quote is so too; thus no line is read twice.
     */
    private boolean openToTheEnd;

    /** @param lines of the text, see {@link #lines} */
    public CsvCells(String[] lines, char separator) {
        this.lines = lines.clone();
        this.separator = separator;
    }

    /** The lines of a text; a byte order mark at its beginning is left out. */
    public static String[] lines(String text) {
        return (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r\n|\r|\n", -1);
    }

    /**
     * The row that begins in a line; if a quote is never closed, only that line.
     *
     * @param index of the line, from 0
     */
    public Line line(int index) {
        List<Cell> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean blank = true;
        boolean quoted = false;
        boolean closed = false;
        Optional<TextPlace> behind = Optional.empty();
        int lineNow = index;
        int column = 1;
        TextPlace begin = place(index, 0, column);
        int i = 0;
        while (true) {
            String line = lines[lineNow];
            if (i == line.length()) {
                if (!quoted) break;
                if (openToTheEnd || lineNow == lines.length - 1) {
                    openToTheEnd = true;
                    return new Line(cells, index + 1, true, Optional.empty());
                }
                cell.append(' ');
                lineNow++;
                i = 0;
                column = 1;
                continue;
            }
            char c = line.charAt(i);
            if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append('"');
                blank = false;
                i++;
                column++;
            } else if (c == '"' && (quoted || blank && !closed)) {
                closed = quoted;
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(new Cell(cell.toString().strip(), begin));
                cell.setLength(0);
                blank = true;
                closed = false;
                begin = place(lineNow, i + 1, column + 1);
            } else {
                if (closed && behind.isEmpty() && !Character.isWhitespace(c))
                    behind = Optional.of(new TextPlace(lineNow + 1, column));
                cell.append(c);
                blank &= Character.isWhitespace(c);
            }
            if (i == 0 || !Character.isSurrogatePair(line.charAt(i - 1), c)) column++;
            i++;
        }
        cells.add(new Cell(cell.toString().strip(), begin));
        return new Line(cells, lineNow + 1, false, behind);
    }

    /**
     * Where a cell's text begins.
     *
     * @param from its index in the line
     * @param column its column, in characters (code points) from 1
     */
    private TextPlace place(int line, int from, int column) {
        int at = from;
        String text = lines[line];
        while (at < text.length() && Character.isWhitespace(text.charAt(at)) && text.charAt(at) != separator) at++;
        return new TextPlace(line + 1, column + at - from);
    }
}
