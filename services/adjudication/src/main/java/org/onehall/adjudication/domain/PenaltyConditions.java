package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.refuse;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.decider.Decision;

/** What each penalty of a ruling needs, and which of them can go together (OCR 18.4). */
final class PenaltyConditions {
    private PenaltyConditions() {}

    /** A lost game has no clocks and no other points; an expelled player need not be excluded too. */
    static Optional<Decision<Event>> contradiction(Set<PenaltyKind> kinds, boolean lost) {
        for (PenaltyKind kind : kinds) {
            boolean pointless = lost && (kind.isOfTime() || kind.changesPoints())
                    || kind.changesPoints() && kinds.contains(PenaltyKind.GAME_LOST)
                    || kind == PenaltyKind.EXCLUSION && kinds.contains(PenaltyKind.EXPULSION);
            if (pointless) {
                PenaltyKind other = kind != PenaltyKind.EXCLUSION && kinds.contains(PenaltyKind.GAME_LOST)
                        ? PenaltyKind.GAME_LOST
                        : PenaltyKind.EXPULSION;
                return Optional.of(refuse(
                        PenaltyRefusal.PENALTIES_CONTRADICT,
                        Map.of("article", kind.article(), "other", other.article())));
            }
        }
        return Optional.empty();
    }

    static Optional<Decision<Event>> whyNot(PenaltyItem item, Circumstances known, Board board) {
        String article = item.kind().article();
        return switch (item.kind()) {
            case WARNING -> Optional.empty();
            case ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER -> {
                if (item.time().filter(Penalties::isChange).isEmpty())
                    yield because(PenaltyRefusal.TIME_OUT_OF_RANGE, article);
                if (board.adjourned()) yield because(PenaltyRefusal.CLOCKS_ADJOURNED, article);
                yield board.inProgress() ? Optional.empty() : because(PenaltyRefusal.GAME_NOT_IN_PROGRESS, article);
            }
            case RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER -> {
                if (item.points().isEmpty()) yield because(PenaltyRefusal.POINTS_MISSING, article);
                yield known.score().isPresent() && board.ended()
                        ? Optional.empty()
                        : because(PenaltyRefusal.NO_SCORE, article);
            }
            case GAME_LOST -> {
                if (item.points().isEmpty()) yield because(PenaltyRefusal.OPPONENT_SCORE_MISSING, article);
                yield board.inProgress() || known.score().isPresent() && board.ended()
                        ? Optional.empty()
                        : because(PenaltyRefusal.NOTHING_TO_LOSE, article);
            }
            case FINE ->
                Fines.announced(item, known.fines()).isPresent()
                        ? Optional.empty()
                        : Optional.of(refuse(
                                PenaltyRefusal.FINE_NOT_ANNOUNCED,
                                Map.of("article", article, "fines", Fines.text(known.fines()))));
            case EXCLUSION -> Exclusions.whyNot(item, known);
            case EXPULSION ->
                board.inProgress() || board.ended()
                        ? Optional.empty()
                        : because(PenaltyRefusal.NOTHING_TO_LOSE, article);
        };
    }

    private static Optional<Decision<Event>> because(PenaltyRefusal refusal, String article) {
        return Optional.of(refuse(refusal, "article", article));
    }
}
