package org.onehall.connectivity.domain;

import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.SUSPECT;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When the link of a seat is news. */
class LinkChangesTest {
    @Test
    void aLinkIsToldWhenItChangesAndOnlyThen() { // OCR 18.8/a
        rome().when(seen(1, WHITE, UP, 0, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, UP, 1_000, NO_GAME), OWN, LATE)
                .then()
                .when(seen(1, WHITE, SUSPECT, 2_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, SUSPECT, 2_000))
                .when(seen(1, WHITE, UP, 3_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, UP, 3_000));
    }

    @Test
    void anotherDeviceAtTheSeatIsToldThoughTheLinkStaysUp() {
        var tablet = new Command.ReportPresence(
                "demo/rome",
                board(1),
                WHITE,
                "tablet-9",
                UP,
                AT,
                AT,
                Optional.of(Duration.ofMillis(18)),
                NO_GAME,
                false);
        rome().given(changed(1, WHITE, UP, 0))
                .when(tablet, OWN, LATE)
                .then(new Event.LinkChanged(
                        board(1), WHITE, "tablet-9", UP, AT, Optional.of(Duration.ofMillis(18)), false));
    }

    @Test
    void aGapOfFourSecondsIsOnlySuspect() { // OCR 18.9/a, OCR 18.8/a
        rome().when(seen(1, WHITE, SUSPECT, 1_000, PLAYING), OWN, LATE).then(changed(1, WHITE, SUSPECT, 1_000));
    }

    @Test
    void aSeatKnownDownIsNoNews() {
        withCase().when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE).then();
    }

    @Test
    void onlyAServiceReportsPresence() {
        rome().when(seen(1, WHITE, UP, 0, NO_GAME), LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aCoveredPageIsNewsOfALinkThatIsUp() { // OCR 16.7
        var away = new Command.ReportPresence(
                "demo/rome", board(1), WHITE, "tablet-1", UP, AT, AT, Optional.empty(), PLAYING, true);
        rome().given(changed(1, WHITE, UP, 0))
                .when(away, OWN, LATE)
                .then(new Event.LinkChanged(board(1), WHITE, "tablet-1", UP, AT, Optional.empty(), true))
                .when(away, OWN, LATE)
                .then();
    }
}
