package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.chess.Side.BLACK;
import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.SUSPECT;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.CorruptLogException;

/** When a lost link opens a case, and what belongs to it until it is closed. */
class CasesTest {
    @Test
    void aLinkLostDuringAGameOpensACaseWithTheGameAsItWas() { // OCR 18.9/a
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 1_000), opened(1, 1, WHITE, 1_000, 0));
    }

    @Test
    void aLinkLostAgainTellsTheGameAtThatLossUnlessItsClocksStand() { // OCR 18.9/a
        var again =
                withCase().when(seen(1, WHITE, UP, 7_000, PLAYING), OWN, LATE).accepted();
        again.when(seen(1, WHITE, DOWN, 20_000, PLAYING), OWN, LATE).then(lostAgain(20_000));
        ClockReading stood = new ClockReading(
                Duration.ofMinutes(14),
                Duration.ofSeconds(555),
                Optional.empty(),
                AT,
                Optional.empty(),
                Optional.empty());
        GameGlimpse paused = new GameGlimpse(
                true,
                1,
                23,
                PLAYING.toMove(),
                PLAYING.fen(),
                Optional.of(stood),
                PLAYING.drawOffer(),
                PLAYING.reportWithin());
        withCase()
                .when(seen(1, WHITE, UP, 7_000, paused), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 20_000, paused), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 20_000));
    }

    @Test
    void aLinkLostWithoutAGameIsNoDisconnection() {
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 1_000));
    }

    @Test
    void aLinkAlreadyDownWhenTheGameStartsOpensACaseThen() {
        rome().given(changed(1, WHITE, DOWN, 1_000))
                .when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE)
                .then(opened(1, 1, WHITE, 1_000, 0));
    }

    @Test
    void theReturnTellsHowLongTheLinkWasDown() {
        withCase()
                .when(seen(1, WHITE, UP, 8_500, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 8_500),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofMillis(7_500)));
    }

    @Test
    void aSuspectLinkHasNotReturned() {
        withCase()
                .when(seen(1, WHITE, SUSPECT, 7_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, SUSPECT, 7_000))
                .when(seen(1, WHITE, DOWN, 7_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 7_000))
                .when(seen(1, WHITE, UP, 20_000, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 20_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(19)));
    }

    @Test
    void aSecondDropWhileTheCaseIsOpenBelongsToIt() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000))
                .when(seen(1, WHITE, UP, 70_000, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 70_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(10)));
    }

    @Test
    void aDropAfterTheDecisionIsANewCaseThatNamesTheEarlierOnes() {
        withCase()
                .given(
                        changed(1, WHITE, UP, 8_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(7)),
                        new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 60_000), opened(2, 1, WHITE, 60_000, 1));
    }

    @Test
    void aLinkThatIsDownWhenItsCaseIsClosedIsANewCaseOnceItIsReportedAgain() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000))
                .when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "ruling-1"), OWN, LATE)
                .then(new Event.CaseClosed("demo/rome/case-1", board(1), "ruling-1"))
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(opened(2, 1, WHITE, 60_000, 1));
    }

    @Test
    void theOtherSeatOfTheBoardHasItsOwnCases() {
        withCase()
                .when(seen(1, BLACK, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(changed(1, BLACK, DOWN, 60_000), opened(2, 1, BLACK, 60_000, 0));
    }

    @Test
    void anAppliedDecisionClosesTheCaseReportedOrNot() {
        withCase()
                .when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "demo/1/1/ruling-1"), OWN, LATE)
                .then(new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"));
    }

    @Test
    void closingRefusesWhatIsUnknownOrClosed() {
        var close = new Command.CloseCase("demo/rome", "demo/rome/case-1", "r");
        rome().when(close, OWN, LATE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase().when(close, OWN, LATE).accepted().when(close, OWN, LATE).refused(ConnectivityRefusal.CASE_CLOSED);
    }

    @Test
    void aLogThatCouldNotHaveBeenWrittenIsCorrupt() {
        var decider = ConnectivityDecider.DECIDER;
        assertThrows(
                CorruptLogException.class,
                () -> decider.replay(List.of(new Event.CaseClosed("demo/rome/case-1", board(1), "r"))));
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(outage(1, 0, "demo/rome/case-1"))));
        assertThrows(
                CorruptLogException.class,
                () -> decider.replay(List.of(opened(1, 1, WHITE, 0, 0), opened(1, 1, WHITE, 0, 0))));
    }
}
