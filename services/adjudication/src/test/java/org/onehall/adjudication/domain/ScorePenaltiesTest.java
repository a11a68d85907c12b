package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.regulations.Points;

/** Penalties that raise or lower the score of a game. */
class ScorePenaltiesTest {
    @Test
    void theOpponentsPointsAreRaisedUpToALegalScore() { // OCR 18.4.4, DEC-20
        var raised = only(over().when(
                        penalise(
                                List.of(PenaltyItem.points(RAISE_SCORE_OF_OPPONENT, Points.of("0.5"))),
                                ended("0", "0")),
                        LCA_BARI,
                        T0));
        assertEquals(Optional.of(score("0", "0")), raised.before());
        assertEquals(Optional.of(score("0.5", "0")), raised.after());
        over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), LCA_BARI, T0)
                .refused(SCORE_NOT_ALLOWED);
    }

    @Test
    void theOffendersPointsAreLoweredAndTheOpponentsStay() { // OCR 18.4.5, OCR 7.2
        var white = new Command.ImposePenalty(
                BOARD,
                Side.WHITE,
                List.of(PenaltyItem.points(LOWER_SCORE_OF_OFFENDER, Points.of("0.5"))),
                "noise",
                ALL_SEEN,
                ended("1", "0"),
                Optional.empty(),
                false,
                Optional.empty());
        assertEquals(
                Optional.of(score("0.5", "0")),
                only(over().when(white, LCA_ROME, T0)).after());
        assertEquals(
                Optional.of(score("0.5", "0")),
                only(over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), CA, T0))
                        .after());
    }

    @Test
    void raisedAndLoweredTogetherADrawIsAWin() { // OCR 18.4.4, OCR 18.4.5
        for (List<PenaltyItem> items : List.of(
                List.of(item(RAISE_SCORE_OF_OPPONENT), item(LOWER_SCORE_OF_OFFENDER)),
                List.of(item(LOWER_SCORE_OF_OFFENDER), item(RAISE_SCORE_OF_OPPONENT))))
            assertEquals(
                    Optional.of(score("1", "0")),
                    only(over().when(penalise(items, ended("0.5", "0.5")), CA, T0))
                            .after());
    }

    @Test
    void pointsOutsideTheTableAreRefused() { // OCR 7.2, LAW 10.2
        for (String points : List.of("0.75", "2"))
            over().when(
                            penalise(
                                    List.of(PenaltyItem.points(RAISE_SCORE_OF_OPPONENT, Points.of(points))),
                                    ended("0", "0")),
                            CA,
                            T0)
                    .refused(SCORE_NOT_ALLOWED);
    }

    @Test
    void aRefusedScoreIsShownWithWhatIsAllowed() { // DEC-20
        assertEquals(
                "The penalty of OCR 18.4.4 would make the score 1-0.5, so no penalty was imposed. Each player can "
                        + "get 1, 0.5 or 0 points, and both players together at most 1.",
                text(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), over().state(), CA));
    }

    @Test
    void pointsChangeOnceThereIsAResult() { // OCR 18.4.4, OCR 18.4.5
        for (PenaltyKind kind : List.of(RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER)) {
            playing()
                    .when(penalise(List.of(item(kind)), ended("0.5", "0.5")), CA, T0)
                    .refused(NO_SCORE);
            over().when(penalise(kind), CA, T0).refused(NO_SCORE);
        }
    }
}
