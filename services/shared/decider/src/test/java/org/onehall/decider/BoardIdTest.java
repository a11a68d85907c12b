package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardIdTest {
    @Test
    void aBoardHasOneIdOnly() {
        assertEquals(Optional.of(new BoardId("cup", 1, 12)), BoardId.parse("cup/1/12"));
        for (String other : List.of(
                "cup/01/12",
                "cup/1/+12",
                "cup/1/012",
                "cup/0/1",
                "cup/1/-1",
                "/1/1",
                "cup/1",
                "cup/1/1/1",
                "cup/1/x",
                "cup/1/99999999999")) assertEquals(Optional.empty(), BoardId.parse(other), other);
    }

    @Test
    void aTrustedTextIsAnId() {
        assertEquals(new BoardId("cup", 1, 12), BoardId.of("cup/1/12"));
        assertThrows(IllegalArgumentException.class, () -> BoardId.of("cup/01/12"));
    }

    @Test
    void anIdIsWrittenAsItIsRead() {
        BoardId id = BoardId.parse("cup/3/12").orElseThrow();
        assertEquals("cup/3/12", id.toString());
        assertEquals("3/12", id.place());
        assertEquals("cup", BoardId.competitionOf("cup/3/12"));
        assertEquals("", BoardId.competitionOf("cup"));
    }
}
