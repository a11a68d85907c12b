package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.Points;

/** Fines, exclusion from rounds, and expulsion. */
class FinesAndExclusionsTest {
    @Test
    void onlyAnnouncedFinesWithTheirAmount() { // OCR 18.4.7
        var fined = only(playing().when(penalise(FINE), CA, T0));
        assertEquals(Optional.of(Points.of("50")), fined.items().getFirst().amount());
        var dearer = new PenaltyItem(
                FINE,
                Optional.empty(),
                Optional.empty(),
                Optional.of("PHONE"),
                Optional.of(Points.of("51")),
                List.of());
        playing().when(penalise(List.of(dearer)), CA, T0).refused(FINE_NOT_ANNOUNCED);
        assertEquals(
                "This fine was not announced before the competition, so no fine was imposed. The announced "
                        + "fines are: PHONE 50.",
                text(penalise(List.of(dearer)), playing().state(), CA));
    }

    @Test
    void aFineStandsByItself() { // OCR 18.4.7
        assertEquals(
                new Event.RulingApplied(RULING),
                playing().when(penalise(FINE), CA, T0).events().getLast());
    }

    @Test
    void aPlayerIsExcludedFromRoundsThatAreNotOpen() { // OCR 18.4.8
        assertEquals(
                List.of(3, 4),
                only(playing().when(penalise(EXCLUSION), CA, T0))
                        .items()
                        .getFirst()
                        .rounds());
        assertEquals(
                "You cannot exclude a player from a round that is already open, so no penalty was imposed. You can "
                        + "choose these rounds: 2, 3, 4.",
                text(
                        penalise(List.of(PenaltyItem.exclusion(List.of(1, 2)))),
                        playing().state(),
                        CA));
        playing()
                .when(penalise(List.of(PenaltyItem.exclusion(List.of()))), CA, T0)
                .refused(UNKNOWN_ROUND);
    }

    @Test
    void whoIsExpelledLosesTheRunningGame() { // OCR 18.4.9, LAW 12.9.9
        assertEquals(
                Optional.of(Penalty.LostGame.OPPONENT_WINS),
                only(playing().when(penalise(EXPULSION), CA, T0)).lost());
        var after = only(over().when(penalise(List.of(item(EXPULSION)), ended("0", "1")), CA, T0));
        assertEquals(List.of(Optional.empty(), Optional.empty()), List.of(after.lost(), after.after()));
    }
}
