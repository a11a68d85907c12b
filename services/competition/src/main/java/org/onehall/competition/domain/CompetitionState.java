package org.onehall.competition.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A competition so far.
 *
 * @param definition empty until it is loaded
 * @param opened     numbers of the opened rounds, in the order of opening
 * @param results    by "round/board"
 */
public record CompetitionState(Optional<Definition> definition, List<Integer> opened, Map<String, Score> results) {
    static final CompetitionState EMPTY = new CompetitionState(Optional.empty(), List.of(), Map.of());

    /**
     * @param coloursReversed the players had each other's colours (DEC-18)
     * @param approved        official if so, else UNAPPROVED (OCR 17.11)
     */
    public record Score(Result result, Termination termination, boolean coloursReversed, boolean approved) {}

    public CompetitionState {
        opened = List.copyOf(opened);
        results = Map.copyOf(results);
    }

    static String place(int round, int board) {
        return round + "/" + board;
    }

    Optional<Score> score(int round, int board) {
        return Optional.ofNullable(results.get(place(round, board)));
    }
}
