package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.regulations.Points;
import org.onehall.regulations.ScoringTable;

/**
 * What the penalties of a ruling do to the game: how the ruling ends it, and its score before and after unless the
 * result alone determines it.
 */
record PenaltyScore(
        Optional<Penalty.LostGame> lost, Optional<BySide<BigDecimal>> before, Optional<BySide<BigDecimal>> after) {
    /** What follows from the score after the ruling, if that score is legal (DEC-20). */
    static Decision<Event> after(
            Command.ImposePenalty penalty, boolean lost, Board board, Function<PenaltyScore, Decision<Event>> then) {
        ScoringTable scoring = penalty.circumstances().scoring();
        Side opponent = penalty.offender().other();
        Optional<BigDecimal> given = penalty.items().stream()
                .filter(item -> item.kind() == PenaltyKind.GAME_LOST)
                .findFirst()
                .flatMap(PenaltyItem::points);
        Optional<Penalty.LostGame> end = Optional.empty();
        Optional<BySide<BigDecimal>> before = penalty.circumstances().score().filter(_ -> board.ended());
        if (lost) {
            end = Optional.of(
                    given.filter(scoring.loss()::equals).isPresent()
                            ? Penalty.LostGame.BOTH_LOSE
                            : Penalty.LostGame.OPPONENT_WINS);
            before = Optional.of(BySide.both(scoring.loss())
                    .with(opponent, end.get() == Penalty.LostGame.BOTH_LOSE ? scoring.loss() : scoring.win()));
        }
        if (before.isEmpty()) return then.apply(new PenaltyScore(end, Optional.empty(), Optional.empty()));
        BySide<BigDecimal> after = before.get();
        String article = Penalties.ARTICLE;
        for (PenaltyItem item : penalty.items()) {
            if (item.points().isEmpty()) continue;
            BigDecimal points = item.points().get();
            article = item.kind().article();
            switch (item.kind()) {
                case GAME_LOST -> after = BySide.both(scoring.loss()).with(opponent, points);
                case RAISE_SCORE_OF_OPPONENT -> {
                    if (points.compareTo(after.get(opponent)) <= 0)
                        return refuse(PenaltyRefusal.SCORE_NOT_RAISED, "article", article);
                    after = after.with(opponent, points);
                }
                case LOWER_SCORE_OF_OFFENDER -> {
                    if (points.compareTo(after.get(penalty.offender())) >= 0)
                        return refuse(PenaltyRefusal.SCORE_NOT_LOWERED, "article", article);
                    after = after.with(penalty.offender(), points);
                }
                case WARNING, ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER, FINE, EXCLUSION, EXPULSION -> {}
            }
        }
        if (after.equals(before.get())) return then.apply(new PenaltyScore(end, Optional.empty(), Optional.empty()));
        if (!scoring.allows(after)) return notAllowed(article, after, scoring);
        return then.apply(new PenaltyScore(end, before, Optional.of(after)));
    }

    /** DEC-20. */
    static Decision<Event> notAllowed(String article, BySide<BigDecimal> score, ScoringTable scoring) {
        return refuse(
                PenaltyRefusal.SCORE_NOT_ALLOWED,
                Map.of(
                        "article",
                        article,
                        "score",
                        text(score),
                        "points",
                        Points.text(scoring.win()) + ", " + Points.text(scoring.draw()) + " or "
                                + Points.text(scoring.loss()),
                        "most",
                        Points.text(scoring.win().add(scoring.loss()))));
    }

    static String text(BySide<BigDecimal> score) {
        return Points.text(score.white()) + "-" + Points.text(score.black());
    }
}
