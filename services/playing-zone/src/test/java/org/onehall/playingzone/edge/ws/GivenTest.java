package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GivenTest {
    private static final String ID = "11111111-2222";
    private final Given given = new Given();

    @Test
    void anIdIsOfOneCommandHoweverOftenThatIsSent() { // ENG-1
        for (int i = 0; i < 3; i++)
            assertFalse(given.isOfAnother("p1", ID, new Request.Play("e2e4", false, OptionalInt.of(0))));
        for (Request other : List.of(
                new Request.Play("e2e4", true, OptionalInt.of(0)),
                new Request.Play("d2d4", false, OptionalInt.of(0)),
                new Request.Resign())) assertTrue(given.isOfAnother("p1", ID, other));
        assertFalse(given.isOfAnother("p1", ID, new Request.Play("e2e4", false, OptionalInt.of(0))));
    }

    @Test
    void whatASealedMoveIsMakesTwoCommandsOfIt() { // ENG-1
        assertFalse(given.isOfAnother("p1", ID, new Request.SealMove("e2e4")));
        assertTrue(given.isOfAnother("p1", ID, new Request.SealMove("d2d4")));
    }

    @Test
    void idsAreEachPersonsOwn() { // ENG-1
        assertFalse(given.isOfAnother("p1", ID, new Request.Resign()));
        assertFalse(given.isOfAnother("p2", ID, new Request.OfferDraw()));
    }
}
