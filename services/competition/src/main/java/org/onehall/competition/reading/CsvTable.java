package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A table in comma- or semicolon-separated text with a header line; quotes as in RFC 4180, but a row is one line. */
final class CsvTable {
    /** @param line from 1 */
    record Row(int line, Map<String, String> cells) {
        String cell(String column) {
            return cells.getOrDefault(column, "");
        }
    }

    private CsvTable() {}

    /** The rows; empty, with faults, if the header or a row can't be read. Columns come in any order. */
    static Optional<List<Row>> read(String file, String text, String section, List<String> required, List<String> optional, Faults faults) {
        int before = faults.count();
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r\n|\r|\n", -1);
        char separator = lines[0].indexOf(';') >= 0 && lines[0].indexOf(',') < 0 ? ';' : ',';
        Optional<List<String>> header = cells(lines[0], separator).map(cells -> cells.stream().map(String::strip).toList());
        if (header.isEmpty()) {
            faults.add(file, 1, section, "the header line has an open quote", "");
            return Optional.empty();
        }
        for (String column : required)
            if (!header.get().contains(column)) faults.add(file, 1, section, "column " + column + " is missing in the header", "");
        for (String column : Set.copyOf(header.get()))
            if (!required.contains(column) && !optional.contains(column))
                faults.add(file, 1, section, "unknown column " + Faults.quoted(column), "");
        if (Set.copyOf(header.get()).size() != header.get().size()) faults.add(file, 1, section, "a column is there twice", "");
        if (faults.count() > before) return Optional.empty();
        List<Row> rows = new ArrayList<>();
        boolean broken = false;
        for (int i = 1; i < lines.length; i++) {
            if (lines[i].isBlank()) continue;
            Optional<List<String>> cells = cells(lines[i], separator);
            if (cells.isEmpty() || cells.get().size() != header.get().size()) {
                faults.add(file, i + 1, section, cells.isEmpty() ? "an open quote" : cells.get().size() + " cells; the header has "
                        + header.get().size(), "");
                broken = true;
                continue;
            }
            Map<String, String> row = new LinkedHashMap<>();
            for (int c = 0; c < header.get().size(); c++) row.put(header.get().get(c), cells.get().get(c).strip());
            rows.add(new Row(i + 1, row));
        }
        if (broken) faults.breaks(section);
        return Optional.of(rows);
    }

    private static Optional<List<String>> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"' && (quoted || cell.toString().isBlank())) {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return quoted ? Optional.empty() : Optional.of(cells);
    }
}
