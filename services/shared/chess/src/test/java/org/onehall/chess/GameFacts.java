package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What happens in a game and when, in the format of {@code history/games.txt}; ply 0 is the start. */
final class GameFacts {
    private static final List<String> NAMES =
            List.of("first3", "first5", "first50", "first75", "mate", "stalemate", "dead");

    private final Map<String, Integer> first = new HashMap<>();
    private final List<Integer> claim3 = new ArrayList<>();
    private final List<Integer> claim50 = new ArrayList<>();
    private String end = "none";

    private GameFacts() {}

    /** Replays the game of a row and compares everything that the row states. */
    static void check(String[] row) {
        Position position = Position.ofFen(row[1]);
        Repetitions repetitions = Repetitions.start(position);
        var facts = new GameFacts();
        facts.note(0, position, repetitions);
        int ply = 0;
        for (String move : row[2].isBlank() || row[2].equals("-") ? new String[0] : row[2].split(" ")) {
            position = position.play(Move.ofUci(move));
            repetitions = repetitions.after(position);
            facts.note(++ply, position, repetitions);
        }
        assertEquals(row[3], "autoEnd=" + facts.end, row[0]);
        assertEquals(row[4], facts.toString(), row[0]);
        assertEquals(row[5], "claim3=" + ranges(facts.claim3), row[0]);
        assertEquals(row[6], "claim50=" + ranges(facts.claim50), row[0]);
        for (Side side : Side.values()) {
            String proved = Winnability.of(position, side).name().toLowerCase(Locale.ROOT);
            String name = side == Side.WHITE ? "finalWhite=" : "finalBlack=";
            assertTrue(row[7].contains(name + proved) || proved.equals("undecided"), row[0] + ": " + name + proved);
        }
    }

    private void note(int ply, Position position, Repetitions repetitions) {
        boolean goesOn = !position.legalMoves().isEmpty();
        note("first3", ply, repetitions.count() >= 3);
        note("first5", ply, repetitions.count() >= 5);
        note("first50", ply, goesOn && position.halfmoveClock() >= 100);
        note("first75", ply, goesOn && position.halfmoveClock() >= 150);
        note("mate", ply, position.isCheckmate());
        note("stalemate", ply, position.isStalemate());
        note("dead", ply, !position.isCheckmate() && (position.isStalemate() || Winnability.isDead(position)));
        if (Claims.repetition(position, repetitions)) {
            claim3.add(ply);
        }
        if (Claims.moveCount(position)) {
            claim50.add(ply);
        }
        Optional<Ending> ending = Endings.after(position, repetitions, 5, 75);
        if (end.equals("none") && ending.isPresent()) {
            end = switch (ending.get()) {
                        case CHECKMATE -> "checkmate";
                        case STALEMATE -> "stalemate";
                        case DEAD_POSITION -> "dead";
                        case REPETITION -> "fivefold";
                        case MOVE_COUNT -> "seventyfive";
                    }
                    + "@" + ply;
        }
    }

    private void note(String fact, int ply, boolean holds) {
        if (holds) {
            first.putIfAbsent(fact, ply);
        }
    }

    /** Plies as {@code 17-18,21}. */
    private static String ranges(List<Integer> plies) {
        var out = new StringBuilder();
        for (int i = 0; i < plies.size(); i++) {
            int from = plies.get(i);
            while (i + 1 < plies.size() && plies.get(i + 1) == plies.get(i) + 1) {
                i++;
            }
            out.append(out.isEmpty() ? "" : ",").append(from).append(plies.get(i) == from ? "" : "-" + plies.get(i));
        }
        return out.isEmpty() ? "-" : out.toString();
    }

    @Override
    public String toString() {
        return String.join(
                " ",
                NAMES.stream()
                        .map(name -> name + "=" + (first.containsKey(name) ? first.get(name) : "-"))
                        .toList());
    }
}
