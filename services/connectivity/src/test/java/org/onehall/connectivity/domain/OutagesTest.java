package org.onehall.connectivity.domain;

import static org.onehall.chess.Side.BLACK;
import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Seats of a venue that are lost within five seconds of each other are an outage. */
class OutagesTest {
    @Test
    void twoSeatsLostWithinFiveSecondsAreAnOutageWhoeverIsReportedFirst() {
        withCase()
                .when(seen(2, BLACK, DOWN, 6_000, PLAYING), OWN, LATE)
                .then(
                        changed(2, BLACK, DOWN, 6_000),
                        opened(2, 2, BLACK, 6_000, 0),
                        outage(1, 1_000, "demo/rome/case-1", "demo/rome/case-2"));
        withCase()
                .when(seen(2, BLACK, DOWN, -4_000, PLAYING), OWN, LATE)
                .then(
                        changed(2, BLACK, DOWN, -4_000),
                        opened(2, 2, BLACK, -4_000, 0),
                        outage(1, -4_000, "demo/rome/case-1", "demo/rome/case-2"));
    }

    @Test
    void twoSeatsLostMoreThanFiveSecondsApartAreTwoFailures() {
        withCase()
                .when(seen(2, BLACK, DOWN, 6_001, PLAYING), OWN, LATE)
                .then(changed(2, BLACK, DOWN, 6_001), opened(2, 2, BLACK, 6_001, 0));
    }

    @Test
    void anOutageIsToldAgainWithTheLongerListWhenAnotherSeatJoins() {
        var scenario =
                withCase().when(seen(2, BLACK, DOWN, 4_000, PLAYING), OWN, LATE).accepted();
        scenario.when(seen(3, WHITE, DOWN, 9_000, PLAYING), OWN, LATE)
                .then(
                        changed(3, WHITE, DOWN, 9_000),
                        opened(3, 3, WHITE, 9_000, 0),
                        outage(1, 1_000, "demo/rome/case-1", "demo/rome/case-2", "demo/rome/case-3"));
        scenario.when(seen(4, WHITE, DOWN, 14_001, PLAYING), OWN, LATE)
                .then(changed(4, WHITE, DOWN, 14_001), opened(4, 4, WHITE, 14_001, 0));
        scenario.when(seen(5, WHITE, DOWN, 15_000, PLAYING), OWN, LATE)
                .then(
                        changed(5, WHITE, DOWN, 15_000),
                        opened(5, 5, WHITE, 15_000, 0),
                        outage(2, 14_001, "demo/rome/case-4", "demo/rome/case-5"));
    }

    @Test
    void aSeatThatIsDownAgainCountsForAnOutage() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(2, BLACK, DOWN, 58_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000), outage(1, 58_000, "demo/rome/case-2", "demo/rome/case-1"));
    }

    @Test
    void aFlickeringSeatAloneIsNoOutage() {
        withCase()
                .given(
                        changed(1, WHITE, UP, 2_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(1)),
                        new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(seen(1, WHITE, DOWN, 3_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 3_000), opened(2, 1, WHITE, 3_000, 1));
    }
}
