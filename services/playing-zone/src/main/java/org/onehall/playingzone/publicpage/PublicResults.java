package org.onehall.playingzone.publicpage;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.game.v1.Termination;

/** The results of an event; one that waits for its approval is nobody's yet (OCR 17.11). Not thread-safe. */
final class PublicResults {
    private final Map<Place, ResultView> results = new HashMap<>();
    private final Set<Place> reversed = new HashSet<>();
    private final Set<Place> approved = new HashSet<>();

    private record Place(int round, int board) {}

    /**
     * @param score by the colours of the pairing: "1-0", "1/2-1/2", "0-1", "0-0", or the points of both players if a
     *     ruling has changed them, such as "1-0.5"
     * @param forfeit whether a player lost without a game
     */
    public record ResultView(String score, boolean forfeit) {}

    void fold(CompetitionEvent event) {
        switch (event.getPayloadCase()) {
            case RESULT_NOTED -> noted(event.getResultNoted());
            case SCORE_CHANGED -> changed(event.getScoreChanged());
            case RESULT_WITHDRAWN -> {
                Place at = new Place(
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard());
                approved.remove(at);
                results.remove(at);
            }
            case RESULT_APPROVED ->
                approved.add(new Place(
                        event.getResultApproved().getRound(),
                        event.getResultApproved().getBoard()));
            case COMPETITION_LOADED,
                    DEFINITION_CHANGED,
                    PAIRING_REPAIR_ORDERED,
                    PAIRING_REPAIR_REFUSED,
                    ROUND_OPENED,
                    ROUND_CLOSED,
                    RESULT_CONFIRMED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    REPORT_SIGNED,
                    DRAFT_SAVED,
                    DRAFT_DISCARDED,
                    COMPETITION_ARCHIVED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void noted(ResultNoted noted) {
        Place at = new Place(noted.getRound(), noted.getBoard());
        approved.remove(at);
        if (noted.getColoursReversed()) reversed.add(at);
        else reversed.remove(at);
        Wire.result(noted.getResult())
                .ifPresentOrElse(
                        score -> results.put(
                                at,
                                new ResultView(
                                        byPairing(at, score),
                                        noted.getTermination() == Termination.TERMINATION_FORFEIT)),
                        () -> results.remove(at));
    }

    private void changed(ScoreChanged change) {
        Place at = new Place(change.getRound(), change.getBoard());
        approved.remove(at);
        String score = change.getAfter().getWhite() + "-" + change.getAfter().getBlack();
        results.put(at, new ResultView(byPairing(at, score), false));
    }

    /** The players of a game may have had each other's colours (OCR 19.2, DEC-18). */
    private String byPairing(Place at, String score) {
        return reversed.contains(at) ? exchanged(score) : score;
    }

    /** The same score by the other colours: "0-1" for "1-0". */
    static String exchanged(String score) {
        if (score.equals("1/2-1/2")) return score;
        int middle = score.indexOf('-');
        return score.substring(middle + 1) + "-" + score.substring(0, middle);
    }

    /** The result of a board; empty until it is approved. */
    Optional<ResultView> of(int round, int board) {
        Place at = new Place(round, board);
        return approved.contains(at) ? Optional.ofNullable(results.get(at)) : Optional.empty();
    }
}
