package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.competition.reading.CsvCells.Cell;
import org.onehall.competition.reading.CsvCells.Line;
import org.onehall.regulations.TextPlace;

/**
 * A table in text separated by commas, semicolons or tabs, with a header line; quotes as in RFC 4180, line breaks in
 * quoted cells included. The separator is the one in a first line {@code sep=;}, otherwise the most frequent one in the
 * header. Names of columns may be written in capitals, with blanks, hyphens or underscores. No library is used, because
 * every fault is reported by line and column and libraries know only where each row begins.
 */
final class CsvTable {
    private static final Pattern SEPARATOR_LINE = Pattern.compile("(?i)\"?sep=(.)\"?[;,\t]*");

    /**
     * @param line the line in which the row begins, from 1
     * @param begins where each cell begins
     */
    record Row(int line, Map<String, String> cells, Map<String, TextPlace> begins) {
        String cell(String column) {
            return cells.getOrDefault(column, "");
        }

        /** Where a cell begins; the line if the column is missing. */
        TextPlace at(String column) {
            return begins.getOrDefault(column, new TextPlace(line, 1));
        }
    }

    private final String file;
    private final String[] lines;
    private final String section;
    private final Faults faults;
    private final UnaryOperator<List<String>> naming;
    private char separator = ',';

    private CsvTable(String file, String text, String section, Faults faults, UnaryOperator<List<String>> naming) {
        this.file = file;
        this.naming = naming;
        this.lines = CsvCells.lines(text);
        this.section = section;
        this.faults = faults;
    }

    /**
     * The rows, with faults if one cannot be read or a column is not known; empty, with faults, if the header cannot be
     * read. Columns may come in any order.
     */
    static Optional<List<Row>> read(
            String file, String text, String section, List<String> required, List<String> optional, Faults faults) {
        List<String> known = Stream.concat(required.stream(), optional.stream()).toList();
        return new CsvTable(file, text, section, faults, headings -> columns(headings, known)).rows(required, known);
    }

    /**
     * The same for a table without a file whose headings are not fixed.
     *
     * @param naming the columns that the headings mean; "" for one that is not used
     */
    static Optional<List<Row>> readNamed(
            String text, String section, List<String> required, UnaryOperator<List<String>> naming, Faults faults) {
        return new CsvTable("", text, section, faults, naming).rows(required, List.of());
    }

    private Optional<List<Row>> rows(List<String> required, List<String> known) {
        int before = faults.count();
        int first = first();
        var table = new CsvCells(lines, separator);
        Line header = table.line(first);
        if (header.open()) {
            fault(new TextPlace(first + 1, 1), "the header line has a quote that is not closed");
            return Optional.empty();
        }
        List<String> columns =
                naming.apply(header.upTo(0).stream().map(Cell::text).toList());
        for (String column : required)
            if (!columns.contains(column))
                fault(new TextPlace(first + 1, 1), "column " + column + " is missing from the header");
        boolean readable = faults.count() == before;
        Set<String> named = new HashSet<>();
        for (int i = 0; i < columns.size(); i++) {
            TextPlace at = header.cells().get(i).at();
            if (columns.get(i).isEmpty() && known.isEmpty()) continue;
            if (!named.add(columns.get(i))) {
                fault(at, "column " + Faults.quoted(columns.get(i)) + " appears twice");
                readable = false;
            } else if (!known.isEmpty() && !known.contains(columns.get(i))) {
                fault(
                        at,
                        "unknown column " + Faults.quoted(columns.get(i)) + "; known are " + String.join(", ", known));
            }
        }
        return readable ? Optional.of(rows(table, header.next(), columns)) : Optional.empty();
    }

    private List<Row> rows(CsvCells table, int from, List<String> columns) {
        List<Row> rows = new ArrayList<>();
        Line line;
        for (int i = from; i < lines.length; i = line.next()) {
            line = table.line(i);
            List<Cell> cells = line.upTo(columns.size());
            if (line.isBlank()) continue;
            if (line.behind().isPresent()) {
                fault(line.behind().get(), "text after a closing quote; write a quote inside a cell twice");
                faults.breaks(section);
                continue;
            }
            if (line.open() || cells.size() != columns.size()) {
                fault(
                        new TextPlace(i + 1, 1),
                        line.open()
                                ? "a quote that is not closed"
                                : cells.size() + " cells; the header has " + columns.size());
                faults.breaks(section);
                continue;
            }
            Map<String, String> row = new LinkedHashMap<>();
            Map<String, TextPlace> begins = new HashMap<>();
            for (int c = 0; c < columns.size(); c++) {
                row.put(columns.get(c), cells.get(c).text());
                begins.put(columns.get(c), cells.get(c).at());
            }
            rows.add(new Row(i + 1, row, begins));
        }
        return rows;
    }

    /** The index of the header's line; finds the separator too. */
    private int first() {
        int first = 0;
        while (first < lines.length - 1 && lines[first].matches("[\\s,;]*")) first++;
        Matcher said = SEPARATOR_LINE.matcher(lines[first]);
        if (said.matches() && first < lines.length - 1) {
            separator = said.group(1).charAt(0);
            return first + 1;
        }
        String unquoted = lines[first].replaceAll("\"[^\"]*\"", "");
        long most = 0;
        for (char candidate : new char[] {',', ';', '\t'}) {
            long count = unquoted.chars().filter(c -> c == candidate).count();
            if (count > most) separator = candidate;
            most = Math.max(most, count);
        }
        return first;
    }

    /** The names of the columns in their known form, however they are written. */
    private static List<String> columns(List<String> headings, List<String> known) {
        Map<String, String> plain = new HashMap<>();
        known.forEach(name -> plain.put(plain(name), name));
        return headings.stream()
                .map(name -> plain.getOrDefault(plain(name), name))
                .toList();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_.-]", "");
    }

    private void fault(TextPlace at, String message) {
        faults.add(file, at, section, message, "");
    }
}
