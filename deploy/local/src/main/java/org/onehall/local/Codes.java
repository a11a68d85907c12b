package org.onehall.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table of addresses and enrolment codes that people are given; the operator's own code is not in it. */
final class Codes {
    private static final String OPERATORS = "operator-code.txt";

    private Codes() {}

    /**
     * The table: officials first, then seats by board.
     *
     * @param zone address of the playing zone
     * @param seats most seats to list
     * @param complete where the complete list is, named if some seats are left out
     */
    static String text(String zone, List<Operator.Code> codes, int seats, Path complete) {
        StringBuilder text = new StringBuilder();
        text.append("Enter a code at ").append(zone).append("/ or open the link. Each code works once.\n");
        List<Operator.Code> officials =
                codes.stream().filter(code -> code.board().isEmpty()).toList();
        List<Operator.Code> players =
                codes.stream().filter(code -> !code.board().isEmpty()).toList();
        int role = width(codes.stream().map(Codes::place).toList());
        int name = width(codes.stream().map(Operator.Code::name).toList());
        int venue = width(codes.stream().map(Operator.Code::venueName).toList());
        String row = "  %-" + role + "s  %-" + name + "s  %-" + venue + "s  %s/#code=%s\n";
        for (Operator.Code code : officials) {
            text.append(String.format(Locale.ROOT, row, place(code), code.name(), code.venueName(), zone, code.code()));
        }
        for (Operator.Code code : players.subList(0, Math.min(seats, players.size()))) {
            text.append(String.format(Locale.ROOT, row, place(code), code.name(), code.venueName(), zone, code.code()));
        }
        if (players.size() > seats) {
            text.append("  … and ")
                    .append(players.size() - seats)
                    .append(" more seats in ")
                    .append(complete)
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * The line for the operator, who sets up and opens events in the browser.
     *
     * @param zone address of the playing zone
     */
    static String events(String zone, String code) {
        return "Events: " + zone + "/events, code " + code + "\n";
    }

    /** The file in a data folder with the complete table. */
    static Path file(Path data) {
        return data.resolve("codes.txt");
    }

    /**
     * Writes the table, and beside it the operator's line, into files that only their owner may read.
     *
     * @param events the operator's line; "": there is none, and an earlier one is removed
     */
    static void keep(Path data, String table, String events) throws IOException {
        Identity.write(file(data), table);
        Path operators = data.resolve(OPERATORS);
        if (events.isEmpty()) Files.deleteIfExists(operators);
        else Identity.write(operators, events);
    }

    private static String place(Operator.Code code) {
        return code.board().isEmpty() ? words(code.role()) : code.board() + " " + words(code.side());
    }

    private static int width(List<String> values) {
        return Math.max(1, values.stream().mapToInt(String::length).max().orElse(1));
    }

    /** "LOCAL_CHIEF_ARBITER" becomes "local chief arbiter". */
    private static String words(String constant) {
        return List.of(constant.split("_")).stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }
}
