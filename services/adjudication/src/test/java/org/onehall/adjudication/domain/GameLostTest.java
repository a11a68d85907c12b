package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.Points;

/** Games that are declared lost (OCR 18.4.6). */
class GameLostTest {
    @Test
    void aRunningGameIsLostAndTheOpponentGetsWhatTheArbiterSays() { // OCR 18.4.6, OCR 17.3
        var lost = only(playing().when(penalise(GAME_LOST), LCA_BARI, T0));
        assertEquals(Optional.of(Penalty.LostGame.OPPONENT_WINS), lost.lost());
        assertEquals(Optional.empty(), lost.after());
        var half = only(playing().when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.5")))), CA, T0));
        assertEquals(Optional.of(Penalty.LostGame.OPPONENT_WINS), half.lost());
        assertEquals(
                List.of(Optional.of(score("1", "0")), Optional.of(score("0.5", "0"))),
                List.of(half.before(), half.after()));
    }

    @Test
    void whoHasADeviceLosesTheGameAndTheChiefArbiterMayExpelHimToo() { // OCR 17.3/a, OCR 17.3/c
        assertEquals(
                Optional.of(Penalty.LostGame.OPPONENT_WINS),
                only(playing().when(penalise(GAME_LOST), LCA_BARI, T0)).lost());
        var both = List.of(item(GAME_LOST), item(EXPULSION));
        assertEquals(
                Optional.of(Penalty.LostGame.OPPONENT_WINS),
                only(playing().when(penalise(both), CA, T0)).lost());
        playing().when(penalise(both), LCA_BARI, T0).refused(PENALTY_FORBIDDEN);
    }

    @Test
    void ofTwoWhoAreGuiltyBothLose() { // LAW 11.7, LAW 11.8
        var both = only(playing().when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0")))), CA, T0));
        assertEquals(Optional.of(Penalty.LostGame.BOTH_LOSE), both.lost());
        assertEquals(Optional.empty(), both.after());
        assertEquals(
                Optional.of(score("0", "0")),
                only(over().when(
                                        penalise(
                                                List.of(PenaltyItem.points(GAME_LOST, Points.of("0"))),
                                                ended("0", "1")),
                                        CA,
                                        T0))
                        .after());
    }

    @Test
    void aGameThatHasEndedIsLostByItsScore() { // OCR 18.4.6
        var lost = only(over().when(penalise(List.of(item(GAME_LOST)), ended("0", "1")), LCA_BARI, T0));
        assertEquals(Optional.empty(), lost.lost());
        assertEquals(Optional.of(score("1", "0")), lost.after());
    }

    @Test
    void aGameIsDeclaredLostOnceUnlessItsScoreChanges() { // OCR 18.4.6
        Command again = penalise(List.of(item(GAME_LOST)), ended("1", "0"));
        lostByRuling()
                .when(again, CA, T0)
                .refused(LOST_ALREADY)
                .when(penalise(List.of(item(GAME_LOST), item(EXCLUSION)), ended("1", "0")), CA, T0)
                .refused(LOST_ALREADY)
                .when(penalise(List.of(item(WARNING), item(EXCLUSION)), ended("1", "0")), CA, T0)
                .accepted();
        assertTrue(text(again, lostByRuling().state(), CA).contains("the score would stay 1-0"));
        lostByRuling()
                .when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.5"))), ended("1", "0")), CA, T0)
                .accepted();
        over().when(again, CA, T0).accepted(); // lost on the board, not by a ruling
    }

    @Test
    void aLossWithoutTheOpponentsPointsOrWithIllegalOnesIsRefused() { // OCR 18.4.6, DEC-20
        playing().when(penalise(List.of(PenaltyItem.of(GAME_LOST))), CA, T0).refused(OPPONENT_SCORE_MISSING);
        playing()
                .when(penalise(List.of(PenaltyItem.points(GAME_LOST, Points.of("0.75")))), CA, T0)
                .refused(SCORE_NOT_ALLOWED);
        created().when(penalise(GAME_LOST), CA, T0).refused(NOTHING_TO_LOSE);
    }
}
