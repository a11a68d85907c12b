package org.onehall.competition.pairing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.ByeKind;

/** The recorded Swiss of 60 players and nine rounds: its reports before each round, and what the program answered. */
public final class RecordedSwiss {
    public static final int ROUNDS = 9;
    private static final Path FOLDER = Path.of("src/test/resources/pairing");
    private static final int FIRST = 91;
    private static final int WIDTH = 10;

    private RecordedSwiss() {}

    private static String file(String name) {
        try {
            return Files.readString(FOLDER.resolve(name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines() {
        return Stream.of(file("swiss-60.trf").split("\r"))
                .filter(line -> line.startsWith("001"))
                .toList();
    }

    private static String group(String line, int round) {
        int from = FIRST + WIDTH * (round - 1);
        return from >= line.length() ? "" : line.substring(from, Math.min(line.length(), from + WIDTH));
    }

    private static char result(String line, int round) {
        String group = group(line, round);
        return group.length() < 8 ? ' ' : group.charAt(7);
    }

    private static BigDecimal points(char result) {
        return new BigDecimal(
                switch (result) {
                    case '1', '+', 'U', 'F' -> "1.0";
                    case '=', 'H' -> "0.5";
                    default -> "0.0";
                });
    }

    /** The report that the program gets to pair a round: the rounds before it, and the byes that players asked for. */
    public static String before(int round) {
        return "012 Recorded Swiss\r\n142 9\r\n152 W\r\n"
                + lines().stream().map(line -> cut(line, round, false)).collect(Collectors.joining());
    }

    /** The report that a program writes after it paired a round: its pairings without results. */
    public static String paired(int round) {
        return "012 Recorded Swiss\r\n142 9\r\n152 W\r\n"
                + lines().stream().map(line -> cut(line, round, true)).collect(Collectors.joining());
    }

    private static String cut(String line, int round, boolean paired) {
        BigDecimal points = BigDecimal.ZERO;
        for (int past = 1; past < round; past++) points = points.add(points(result(line, past)));
        String next = group(line, round);
        boolean bye = next.startsWith("0000");
        boolean requested = bye && "HZF".indexOf(result(line, round)) >= 0;
        String shown = requested || paired && bye ? next : paired && next.length() > 5 ? next.substring(0, 6) : "";
        return (line.substring(0, 80)
                                + "%4s".formatted(points.toPlainString())
                                + " ".repeat(7)
                                + line.substring(FIRST, Math.min(line.length(), FIRST + WIDTH * (round - 1)))
                                + shown)
                        .stripTrailing()
                + "\r\n";
    }

    /** What the program answered when it paired a round. */
    public static String pairs(int round) {
        List<String> lines = new ArrayList<>(file("swiss-60-pairs.txt").lines().toList());
        for (int past = 1; past < round; past++)
            lines = lines.subList(1 + Integer.parseInt(lines.getFirst()), lines.size());
        return String.join("\n", lines.subList(0, 1 + Integer.parseInt(lines.getFirst()))) + "\n";
    }

    /** The results of a round by start number, as in the report: 1, =, 0, +, -, H, Z, U; none for who has none. */
    public static Map<Integer, Character> results(int round) {
        return lines().stream()
                .filter(line -> result(line, round) != ' ')
                .collect(Collectors.toMap(
                        line -> Integer.parseInt(line.substring(4, 8).strip()), line -> result(line, round)));
    }

    /** The players before a round; who asked for a bye is absent. */
    public static List<Candidate> candidates(int round) {
        return lines().stream().map(line -> candidate(line, round)).toList();
    }

    private static Candidate candidate(String line, int round) {
        String[] rounds = new String[round - 1];
        for (int past = 1; past < round; past++) {
            String group = group(line, past);
            rounds[past - 1] = group.startsWith("0000")
                    ? String.valueOf(result(line, past))
                    : group.isBlank()
                            ? ""
                            : Integer.parseInt(group.substring(0, 4).strip())
                                    + group.substring(5, 6)
                                    + group.substring(7, 8);
        }
        Candidate player = Players.player(
                Integer.parseInt(line.substring(4, 8).strip()),
                line.substring(14, 47).strip(),
                rounds);
        return switch (result(line, round)) {
            case 'H' -> Players.with(player, new Availability.Absent(ByeKind.HALF));
            case 'Z' -> Players.with(player, new Availability.Absent(ByeKind.ZERO));
            default -> player;
        };
    }
}
