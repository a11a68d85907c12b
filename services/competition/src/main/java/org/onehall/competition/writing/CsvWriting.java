package org.onehall.competition.writing;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text of a table with commas; quotes as in RFC 4180. */
final class CsvWriting {
    private static final Pattern QUOTED = Pattern.compile("[,;\t\"\r\n]|^\\s|\\s$");

    private final StringBuilder text = new StringBuilder();

    CsvWriting(List<String> columns) {
        row(columns);
    }

    void row(List<String> cells) {
        text.append(cells.stream().map(CsvWriting::cell).collect(Collectors.joining(",")))
                .append('\n');
    }

    private static String cell(String cell) {
        return QUOTED.matcher(cell).find() ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
