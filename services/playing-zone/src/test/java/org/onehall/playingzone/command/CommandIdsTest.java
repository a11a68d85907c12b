package org.onehall.playingzone.command;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CommandIdsTest {
    private static final String ID = "11111111-2222";
    private final CommandIds given = new CommandIds();

    @Test
    void anIdIsOfOneCommandHoweverOftenThatIsSent() { // ENG-1
        for (int i = 0; i < 3; i++)
            assertFalse(given.isOfAnother("p1", ID, new GameCommands.Play("e2e4", false, OptionalInt.of(0))));
        for (Command other : List.of(
                new GameCommands.Play("e2e4", true, OptionalInt.of(0)),
                new GameCommands.Play("d2d4", false, OptionalInt.of(0)),
                new GameCommands.Resign())) assertTrue(given.isOfAnother("p1", ID, other));
        assertFalse(given.isOfAnother("p1", ID, new GameCommands.Play("e2e4", false, OptionalInt.of(0))));
    }

    @Test
    void whatASealedMoveIsMakesTwoCommandsOfIt() { // ENG-1
        assertFalse(given.isOfAnother("p1", ID, new GameCommands.SealMove("e2e4")));
        assertTrue(given.isOfAnother("p1", ID, new GameCommands.SealMove("d2d4")));
    }

    @Test
    void idsAreEachPersonsOwn() { // ENG-1
        assertFalse(given.isOfAnother("p1", ID, new GameCommands.Resign()));
        assertFalse(given.isOfAnother("p2", ID, new GameCommands.OfferDraw()));
    }
}
