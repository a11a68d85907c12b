package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.BySide;

/**
 * A competition so far.
 *
 * @param definition empty until it is loaded
 * @param opened     numbers of the opened rounds, in the order of opening
 * @param results    by "round/board"
 * @param excluded   rounds from which a player is kept out, by player id (OCR 18.4.8, 18.4.9)
 */
public record CompetitionState(Optional<Definition> definition, List<Integer> opened, Map<String, Score> results,
        Map<String, List<Integer>> excluded) {
    static final CompetitionState EMPTY = new CompetitionState(Optional.empty(), List.of(), Map.of(), Map.of());

    /**
     * @param coloursReversed the players had each other's colours (DEC-18)
     * @param approved        official if so, else UNAPPROVED (OCR 17.11)
     * @param points          by the colours the game was played with: those of the result, or what rulings made of them
     */
    public record Score(Result result, Termination termination, boolean coloursReversed, boolean approved, BySide<BigDecimal> points) {
        /** Whether the game gave this; what rulings made of it is another question. */
        boolean isOf(Command.NoteResult note) {
            return result == note.result() && termination == note.termination() && coloursReversed == note.coloursReversed();
        }

        Score withApproved() {
            return new Score(result, termination, coloursReversed, true, points);
        }

        /** Changed points wait for approval again (OCR 17.11). */
        Score with(BySide<BigDecimal> changed) {
            return new Score(result, termination, coloursReversed, false, changed);
        }
    }

    public CompetitionState {
        opened = List.copyOf(opened);
        results = Map.copyOf(results);
        excluded = Map.copyOf(excluded);
    }

    boolean isExcluded(String playerId, int round) {
        return excluded.getOrDefault(playerId, List.of()).contains(round);
    }

    static String place(int round, int board) {
        return round + "/" + board;
    }

    Optional<Score> score(int round, int board) {
        return Optional.ofNullable(results.get(place(round, board)));
    }
}
