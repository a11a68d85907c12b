package org.onehall.local;

import java.util.ArrayList;
import java.util.List;

/** A table of text; columns are as wide as needed, numbers are aligned to the right. */
public final class Table {
    private final List<List<String>> rows = new ArrayList<>();

    public Table(List<String> head) {
        rows.add(List.copyOf(head));
    }

    public void add(List<String> cells) {
        if (cells.size() != rows.getFirst().size()) {
            throw new IllegalArgumentException(
                    cells.size() + " cells for " + rows.getFirst().size() + " columns");
        }
        rows.add(cells.stream().map(Printable::of).toList());
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String blanks = " ".repeat(width(column) - cell.length());
                line.append(column == 0 ? "" : "  ").append(rightAligned(column) ? blanks + cell : cell + blanks);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private boolean rightAligned(int column) {
        return rows.stream().skip(1).allMatch(row -> row.get(column).matches("[-+0-9].*|"));
    }
}
