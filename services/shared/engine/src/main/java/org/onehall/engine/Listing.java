package org.onehall.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.screening.Choice;
import org.onehall.screening.PositionAnalysis;

/**
 * An engine's output during one search. The last complete iteration is taken from it: a report of moves 1, 2, … (as
 * many as were requested or are legal), all of the same depth, all with exact values, each move once. A report that is
 * made when the nodes are used up belongs to an interrupted iteration: it mixes values of two depths under one number.
 * If there was no complete iteration, the deepest report with an exact value counts.
 */
final class Listing {
    /** A value that is not a mate is limited to this, in centipawns, and so is below any mate. */
    private static final int MOST = 9_500;

    private static final int LONGEST_MATE = 499;

    private final Position position;
    private final String fen;
    private final int wanted;
    private final long nodes;
    private final Report none = new Report(0, false);
    private Report current = none;
    private Report full = none;
    private Report deepest = none;

    /** @param nodes nodes that the search may use */
    Listing(Position position, String fen, int multiPv, long nodes) {
        this.position = position;
        this.fen = fen;
        this.wanted = Math.min(multiPv, position.legalMoves().size());
        this.nodes = nodes;
    }

    /** One iteration as reported; the moves are in the engine's order. */
    private record Report(int depth, boolean brokenOff, Map<String, Integer> values) {
        Report(int depth, boolean brokenOff) {
            this(depth, brokenOff, new LinkedHashMap<>());
        }

        /**
         * The better of two incomplete reports: one that was not interrupted, then the deeper, then the longer, then
         * the later.
         */
        Report or(Report later) {
            if (later.values.isEmpty()) return this;
            return Comparator.comparing((Report report) -> !report.values.isEmpty())
                                    .thenComparing(report -> !report.brokenOff)
                                    .thenComparing(Report::depth)
                                    .thenComparing(report -> report.values.size())
                                    .compare(this, later)
                            > 0
                    ? this
                    : later;
        }
    }

    /**
     * Takes a line that begins with "info"; a line that cannot be read changes nothing. An illegal move, or an
     * impossible depth, causes an EngineFailure.
     */
    void take(String line) throws EngineFailure {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        Optional<Integer> value = value(words);
        int pv = words.indexOf("pv");
        long depth = number(words, "depth", 0);
        if (value.isEmpty() || pv < 0 || pv + 1 >= words.size() || depth < 1) return;
        if (depth > PositionAnalysis.MOST_DEPTH)
            throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine says a depth of " + depth);
        long rank = number(words, "multipv", 1);
        if (rank == 1) current = new Report((int) depth, number(words, "nodes", 0) >= nodes);
        boolean exact = !words.contains("lowerbound") && !words.contains("upperbound");
        // The rest of an inconsistent report belongs to an older iteration, or repeats a move.
        if (!exact || depth != current.depth || rank != current.values.size() + 1) return;
        if (current.values.putIfAbsent(legal(words.get(pv + 1)), value.get()) != null) return;
        if (current.values.size() == wanted && !current.brokenOff && current.depth >= full.depth) full = current;
        deepest = deepest.or(current);
    }

    private String legal(String uci) throws EngineFailure {
        try {
            Optional<Move> move = position.resolve(Move.ofUci(uci));
            if (move.isPresent()) return move.get().uci();
        } catch (IllegalArgumentException unreadable) {
            throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine's move can't be read");
        }
        throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine's move is not legal");
    }

    private static Optional<Integer> value(List<String> words) {
        int at = words.indexOf("score");
        if (at < 0 || at + 2 >= words.size()) return Optional.empty();
        try {
            int number = Integer.parseInt(words.get(at + 2));
            return switch (words.get(at + 1)) {
                case "cp" -> Optional.of(Math.clamp(number, -MOST, MOST));
                case "mate" ->
                    Optional.of(
                            number > 0
                                    ? Choice.MATE - Math.min(number, LONGEST_MATE)
                                    : -Choice.MATE - Math.max(number, -LONGEST_MATE));
                default -> Optional.empty();
            };
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    private static long number(List<String> words, String name, long otherwise) {
        int at = words.indexOf(name);
        try {
            return at < 0 || at + 1 >= words.size() ? otherwise : Long.parseLong(words.get(at + 1));
        } catch (NumberFormatException noNumber) {
            return otherwise;
        }
    }

    /** The result of the search; an EngineFailure if it gave no exact value at all. */
    PositionAnalysis end() throws EngineFailure {
        Report last = full.values.isEmpty() ? deepest : full;
        if (last.values.isEmpty()) throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine gives no value");
        List<Choice> choices = new ArrayList<>();
        last.values.forEach((move, value) -> choices.add(new Choice(move, value)));
        // The sort is stable: equal moves keep the engine's order.
        choices.sort(Comparator.comparingInt(Choice::centipawns).reversed());
        return new PositionAnalysis(fen, last.depth, choices);
    }
}
