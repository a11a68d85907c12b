package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.regulations.TextPlace;

/** A table in comma- or semicolon-separated text with a header line; quotes as in RFC 4180, but a row is one line. */
final class CsvTable {
    /**
     * @param line   from 1
     * @param begins in which column each cell begins, in characters from 1
     */
    record Row(int line, Map<String, String> cells, Map<String, Integer> begins) {
        String cell(String column) {
            return cells.getOrDefault(column, "");
        }

        /** Where a cell begins; of a column that is not there, the line. */
        TextPlace at(String column) {
            return new TextPlace(line, begins.getOrDefault(column, 1));
        }
    }

    /** @param column in which it begins, from 1 */
    private record Cell(String text, int column) {}

    private CsvTable() {}

    /** The rows, with faults where one can't be read or a column isn't known; empty, with faults, if the header can't be read. Columns come in any order. */
    static Optional<List<Row>> read(String file, String text, String section, List<String> required, List<String> optional, Faults faults) {
        int before = faults.count();
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r\n|\r|\n", -1);
        char separator = lines[0].indexOf(';') >= 0 && lines[0].indexOf(',') < 0 ? ';' : ',';
        Optional<List<Cell>> first = cells(lines[0], separator);
        Optional<List<String>> header = first.map(cells -> cells.stream().map(Cell::text).toList());
        if (header.isEmpty()) {
            faults.add(file, TextPlace.BEGIN, section, "the header line has an open quote", "");
            return Optional.empty();
        }
        for (String column : required)
            if (!header.get().contains(column)) faults.add(file, TextPlace.BEGIN, section, "column " + column + " is missing in the header", "");
        List<String> known = Stream.concat(required.stream(), optional.stream()).toList();
        boolean readable = faults.count() == before;
        Set<String> named = new HashSet<>();
        for (Cell column : first.orElseThrow()) {
            TextPlace at = new TextPlace(1, column.column());
            if (!named.add(column.text())) {
                faults.add(file, at, section, "column " + Faults.quoted(column.text()) + " is there twice", "");
                readable = false;
            } else if (!known.contains(column.text())) {
                faults.add(file, at, section, "unknown column " + Faults.quoted(column.text()) + "; known are " + String.join(", ", known), "");
            }
        }
        if (!readable) return Optional.empty();
        List<Row> rows = new ArrayList<>();
        boolean broken = false;
        for (int i = 1; i < lines.length; i++) {
            if (lines[i].isBlank()) continue;
            Optional<List<Cell>> cells = cells(lines[i], separator);
            if (cells.isEmpty() || cells.get().size() != header.get().size()) {
                faults.add(file, new TextPlace(i + 1, 1), section, cells.isEmpty() ? "an open quote" : cells.get().size() + " cells; the header has "
                        + header.get().size(), "");
                broken = true;
                continue;
            }
            Map<String, String> row = new LinkedHashMap<>();
            Map<String, Integer> begins = new HashMap<>();
            for (int c = 0; c < header.get().size(); c++) {
                row.put(header.get().get(c), cells.get().get(c).text());
                begins.put(header.get().get(c), cells.get().get(c).column());
            }
            rows.add(new Row(i + 1, row, begins));
        }
        if (broken) faults.breaks(section);
        return Optional.of(rows);
    }

    private static Optional<List<Cell>> cells(String line, char separator) {
        List<Cell> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        int begin = 0;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"' && (quoted || cell.toString().isBlank())) {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell(line, begin, cell));
                cell.setLength(0);
                begin = i + 1;
            } else {
                cell.append(c);
            }
        }
        cells.add(cell(line, begin, cell));
        return quoted ? Optional.empty() : Optional.of(cells);
    }

    private static Cell cell(String line, int begin, CharSequence text) {
        int at = begin;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) at++;
        return new Cell(text.toString().strip(), line.codePointCount(0, at) + 1);
    }
}
