package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LogKeyTest {
    @Test
    void aVenuesLogIsThatOfTheCompetitionOfItsBoards() {
        assertEquals("cup/rome", LogKey.of("cup", "rome"));
        assertEquals("cup/rome", LogKey.ofBoard("cup/3/12", "rome"));
        assertEquals("cup/rome", LogKey.ofBoard("cup/3/12", "cup/rome"));
        assertEquals("cup/rome", LogKey.ofBoard(new BoardId("cup", 3, 12), "rome"));
        assertEquals("cup/rome", LogKey.ofBoard(new BoardId("cup", 3, 12), "cup/rome"));
    }

    @Test
    void aKeyIsTakenApartAsItWasPutTogether() {
        assertEquals("cup", LogKey.competition("cup/rome"));
        assertEquals("cup", LogKey.competition("cup/3/12"));
        assertEquals("cup", LogKey.competition(LogKey.recordings("cup")));
        assertEquals("cup", LogKey.competition(LogKey.prizes("cup")));
        assertEquals("rome", LogKey.venue("cup/rome"));
    }

    @Test
    void aLogBegunBeforeCompetitionsWereApartHasTheVenueAlone() {
        assertTrue(LogKey.names("cup/rome"));
        assertFalse(LogKey.names("rome"));
        assertEquals("", LogKey.competition("rome"));
        assertEquals("rome", LogKey.venue("rome"));
    }

    @Test
    void aDisconnectionTellsTheLogItIsIn() {
        assertEquals("cup/rome/case-2", LogKey.caseId("cup/rome", 2));
        assertEquals("cup/rome", LogKey.ofCase("cup/rome/case-2"));
        assertEquals("rome", LogKey.ofCase("rome/case-1"));
        assertEquals("", LogKey.ofCase("unknown"));
    }
}
