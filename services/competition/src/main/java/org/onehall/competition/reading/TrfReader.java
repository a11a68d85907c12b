package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the players and pairings of a FIDE tournament report (TRF16, lines 001): fixed columns, lines ended by CR, LF or
 * both. Birth dates, FIDE ids, points and results are not taken over: these games are still to be played.
 */
final class TrfReader {
    private static final String PLAYER_LINE = "001";
    private static final int ROUNDS_FROM = 92;
    private static final int ROUND_WIDTH = 10;
    private static final int MOST_ROUNDS = 100;

    /**
     * A player's line.
     *
     * @param line   from 1
     * @param number start number, at least 1
     * @param games  by round from 1; rounds without a paired opponent are left out
     */
    record TrfPlayer(int line, int number, String name, int rating, String federation, Map<Integer, TrfGame> games) {}

    /** One round of a player's line. */
    record TrfGame(int opponent, boolean white) {}

    private final String file;
    private final String section;
    private final Faults faults;
    private final Map<Integer, TrfPlayer> players = new LinkedHashMap<>();
    /** Whether every player's line could be read. */
    private boolean complete = true;

    private TrfReader(String file, String section, Faults faults) {
        this.file = file;
        this.section = section;
        this.faults = faults;
    }

    /** The players by start number, in the order of the file; those that could be read. */
    static Map<Integer, TrfPlayer> read(String file, String text, String section, Faults faults) {
        var reader = new TrfReader(file, section, faults);
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r\n|\r|\n", -1);
        for (int i = 0; i < lines.length; i++) if (lines[i].startsWith(PLAYER_LINE)) reader.player(lines[i], i + 1);
        if (reader.players.isEmpty()) reader.fault(1, "the file has no readable line 001");
        reader.crossCheck();
        return reader.players;
    }

    private void player(String text, int line) {
        Optional<Integer> number = whole(field(text, 5, 8), 1, 9999);
        String name = field(text, 15, 47);
        String rating = field(text, 49, 52);
        String federation = field(text, 54, 56);
        boolean right = true;
        if (number.isEmpty()) right = fault(line, "columns 5-8 hold no start number but " + Faults.quoted(field(text, 5, 8)));
        if (name.isEmpty()) right = fault(line, "columns 15-47 hold no name");
        if (!rating.isEmpty() && whole(rating, 0, 4000).isEmpty())
            right = fault(line, "columns 49-52 hold no rating but " + Faults.quoted(rating));
        if (!federation.isEmpty() && !federation.matches("[A-Z]{3}"))
            right = fault(line, "columns 54-56 hold no federation but " + Faults.quoted(federation));
        Optional<Map<Integer, TrfGame>> games = games(text, line);
        if (!right || games.isEmpty()) {
            complete = false;
            return;
        }
        var player = new TrfPlayer(line, number.get(), name, whole(rating, 0, 4000).orElse(0), federation, games.get());
        TrfPlayer first = players.putIfAbsent(player.number(), player);
        if (first != null) fault(line, "start number " + player.number() + " is used twice, first in line " + first.line());
    }

    private Optional<Map<Integer, TrfGame>> games(String text, int line) {
        Map<Integer, TrfGame> games = new LinkedHashMap<>();
        boolean right = true;
        for (int round = 1; ROUNDS_FROM + (round - 1) * ROUND_WIDTH <= text.length(); round++) {
            int from = ROUNDS_FROM + (round - 1) * ROUND_WIDTH;
            String opponent = field(text, from, from + 3);
            String colour = field(text, from + 5, from + 5);
            String where = "round " + round + " (columns " + from + "-" + (from + 7) + "): ";
            if (round > MOST_ROUNDS) {
                fault(line, "more than " + MOST_ROUNDS + " rounds");
                return Optional.empty();
            }
            if (opponent.isEmpty() || opponent.matches("0+")) continue;
            if (whole(opponent, 1, 9999).isEmpty()) {
                right = fault(line, where + Faults.quoted(opponent) + " is no start number");
                continue;
            }
            switch (colour) {
                case "w", "b" -> games.put(round, new TrfGame(Integer.parseInt(opponent), colour.equals("w")));
                case "-", "" -> { }
                default -> right = fault(line, where + "the colour is w, b or -, not " + Faults.quoted(colour));
            }
        }
        return right ? Optional.of(games) : Optional.empty();
    }

    /** Both players of a game must say the same about it. */
    private void crossCheck() {
        for (TrfPlayer player : players.values()) {
            player.games().forEach((round, game) -> {
                TrfPlayer opponent = players.get(game.opponent());
                if (opponent == null) {
                    if (complete) fault(player.line(), "round " + round + ": there is no player with start number " + game.opponent());
                    return;
                }
                TrfGame mirror = opponent.games().get(round);
                if (mirror == null || mirror.opponent() != player.number() || mirror.white() == game.white())
                    fault(player.line(), "round " + round + ": the line of start number " + game.opponent() + " (line " + opponent.line()
                            + ") does not say the same about this game");
            });
        }
    }

    /** Highest round with a game. */
    static int rounds(Map<Integer, TrfPlayer> players) {
        return players.values().stream().flatMap(player -> player.games().keySet().stream()).mapToInt(round -> round).max().orElse(0);
    }

    /** The whites of a round, in the order of the lower start number of each game: board 1, 2, … */
    static List<TrfPlayer> whites(Map<Integer, TrfPlayer> players, int round) {
        List<TrfPlayer> whites = new ArrayList<>(players.values().stream()
                .filter(player -> player.games().containsKey(round) && player.games().get(round).white()).toList());
        whites.sort(java.util.Comparator.comparingInt(player -> Math.min(player.number(), player.games().get(round).opponent())));
        return whites;
    }

    /** Columns from 1, both included; "" beyond the end of the line. */
    private static String field(String text, int from, int to) {
        return from > text.length() ? "" : text.substring(from - 1, Math.min(to, text.length())).strip();
    }

    private static Optional<Integer> whole(String text, int min, int max) {
        if (!text.matches("\\d{1,4}")) return Optional.empty();
        int value = Integer.parseInt(text);
        return value < min || value > max ? Optional.empty() : Optional.of(value);
    }

    /** Always false, for the flag of a line. */
    private boolean fault(int line, String message) {
        faults.add(file, line, section, message, "");
        return false;
    }
}
