package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Answers of the hall as tables for a spreadsheet: UTF-8, commas, quotes as in RFC 4180. An apostrophe stands before a
 * text that a spreadsheet would run as a formula. A result is two numbers: "1-0" in one cell would become a date.
 */
final class PaperTables {
    private static final Pattern QUOTED = Pattern.compile("[,;\t\"\r\n]|^\\s|\\s$");
    /** With what a spreadsheet begins a formula, also after spaces or in the wide signs of East Asian scripts. */
    private static final Pattern FORMULA = Pattern.compile("^\\s*[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]");

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

    private PaperTables() {}

    /** Pairings and results of a round, from its report. */
    static String results(JsonNode report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "board",
                "white",
                "white venue",
                "black",
                "black venue",
                "white result",
                "black result",
                "white after rulings",
                "black after rulings"));
        for (JsonNode board : report.path("content").path("boards")) {
            List<String> row = new ArrayList<>(List.of(
                    board.path("number").asText(),
                    board.path("white").path("name").asText(),
                    board.path("white").path("venueName").asText(),
                    board.path("black").path("name").asText(),
                    board.path("black").path("venueName").asText()));
            row.addAll(bySide(text(board, "result")));
            row.addAll(bySide(text(board, "score")));
            rows.add(row);
        }
        return table(rows);
    }

    /** A result such as "1-0" or "1/2-1/2" as White's number and Black's; two empty cells if there is none. */
    private static List<String> bySide(String result) {
        String[] sides = result.replace("1/2", "0.5").split("-", 2);
        return sides.length == 2 ? List.of(sides[0], sides[1]) : List.of(result, "");
    }

    /** Standings of the players, with a column for each tie-break. */
    static String standings(JsonNode standings) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("rank", "number", "name", "federation", "rating", "points"));
        for (JsonNode one : standings.path("tieBreaks"))
            head.add(one.path("text").asText());
        rows.add(head);
        for (JsonNode player : standings.path("players")) {
            List<String> row = new ArrayList<>(List.of(
                    player.path("rank").asText(),
                    player.path("startNumber").asText(),
                    player.path("name").asText(),
                    player.path("federation").asText(),
                    player.path("rating").asInt() == 0
                            ? ""
                            : player.path("rating").asText(),
                    player.path("points").asText()));
            for (JsonNode figure : player.path("figures")) row.add(text(figure, "value"));
            rows.add(row);
        }
        return table(rows);
    }

    /** Standings of the teams. */
    static String teams(JsonNode standings) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("rank", "team", "match points", "board points"));
        for (JsonNode team : standings.path("teams"))
            rows.add(List.of(
                    team.path("rank").asText(),
                    team.path("name").asText(),
                    team.path("matchPoints").asText(),
                    team.path("boardPoints").asText()));
        return table(rows);
    }

    private static String text(JsonNode node, String field) {
        return node.hasNonNull(field) ? node.path(field).asText() : "";
    }

    private static String table(List<List<String>> rows) {
        return rows.stream()
                .map(row -> row.stream().map(PaperTables::cell).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    private static String cell(String text) {
        boolean runs = FORMULA.matcher(text).find() && !NUMBER.matcher(text).matches();
        String cell = runs ? "'" + text : text;
        return QUOTED.matcher(cell).find() ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
