package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AbandonedTest {
    private static final String DEAD = "onehall.game.decider-ec41155b-efb1-4d0c-b966-bf8f588e68e8-1";
    private static final String LIVING = "onehall.game.decider-fd94fad1-5a45-41dd-8a60-16fab567ba9e-1";
    private static final String CLIENT =
            "onehall.game.decider-fd94fad1-5a45-41dd-8a60-16fab567ba9e-StreamThread-1-consumer";

    @Test
    void aTransactionOfAMemberIsHisHoweverOldItIs() { // ENG-4
        assertEquals(List.of(DEAD), Abandoned.of(List.of(DEAD, LIVING), List.of(CLIENT)));
    }

    @Test
    void withNobodyInTheGroupAllAreAbandoned() {
        assertEquals(List.of(DEAD, LIVING), Abandoned.of(List.of(DEAD, LIVING), List.of()));
    }
}
