package org.onehall.playingzone.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Which sides still have to hand in a scoresheet (FSSI ind-b, team-c). */
class ScoresheetsTest {
    @Test
    void afterTheGameWhoHasNotHandedInHisScoresheetOwesIt() {
        assertEquals(List.of(Side.WHITE, Side.BLACK), Scoresheets.owed(true, true, Set.of()));
        assertEquals(List.of(Side.BLACK), Scoresheets.owed(true, true, Set.of(Side.WHITE)));
        assertEquals(List.of(), Scoresheets.owed(true, true, EnumSet.allOf(Side.class)));
    }

    @Test
    void duringTheGameNoneIsOwed() {
        assertEquals(List.of(), Scoresheets.owed(true, false, Set.of()));
    }

    @Test
    void noneIsOwedWhereTheRegulationsAskForNone() {
        assertEquals(List.of(), Scoresheets.owed(false, true, Set.of()));
    }
}
