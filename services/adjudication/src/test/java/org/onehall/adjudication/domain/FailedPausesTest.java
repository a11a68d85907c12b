package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;

/** Pauses that were not possible, and the time that must be added for them (OCR 19.6). */
class FailedPausesTest {
    private static final String FAILURE = BOARD + "/pause-1";
    private static final String RULING = BOARD + "/ruling-1";
    private static final Instant WANTED = T0.minusSeconds(97);
    private static final String REASON = "Fire alarm, the hall did not answer";
    private static final Command RECORD = new Command.RecordFailedPause(BOARD, WANTED, REASON);
    private static final Command COMPENSATE =
            compensate(Optional.of(Duration.ofSeconds(97)), Optional.of(Duration.ofSeconds(40)));
    private static final Command CLOSE = new Command.CloseFailedPause(BOARD, FAILURE, "Neither player was disturbed");
    private static final Event COMPENSATED = new Event.FailedPauseCompensated(
            RULING,
            FAILURE,
            Optional.of(Duration.ofSeconds(97)),
            Optional.of(Duration.ofSeconds(40)),
            WANTED,
            REASON,
            1);

    /** One way to each refusal about a failed pause. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                FAILED_PAUSE_REASON_MISSING,
                () -> playing().when(new Command.RecordFailedPause(BOARD, WANTED, " "), LCA_BARI, T0));
        ways.put(NOTHING_TO_PAUSE, () -> unknown().given(noted(1, false, false)).when(RECORD, CA, T0));
        ways.put(
                PAUSE_NOT_YET_WANTED,
                () -> playing().when(new Command.RecordFailedPause(BOARD, T0.plusMillis(1), REASON), CA, T0));
        ways.put(
                PAUSE_BEFORE_START,
                () -> playing().when(new Command.RecordFailedPause(BOARD, START.minusMillis(1), REASON), CA, T0));
        ways.put(UNKNOWN_FAILED_PAUSE, () -> playing().when(CLOSE, CA, T0));
        ways.put(FAILED_PAUSE_SETTLED, () -> recorded().when(CLOSE, CA, T0).when(COMPENSATE, CA, T0));
        ways.put(
                COMPENSATION_OUT_OF_RANGE,
                () -> recorded().when(compensate(Optional.empty(), Optional.empty()), CA, T0));
        ways.put(
                NO_CLOCK_TO_COMPENSATE,
                () -> recorded().given(noted(1, false, true)).when(COMPENSATE, CA, T0));
        return ways;
    }

    private static Command compensate(Optional<Duration> white, Optional<Duration> black) {
        return new Command.CompensateFailedPause(BOARD, FAILURE, white, black);
    }

    private static Scenario<Command, Event, AdjudicationState> recorded() {
        return playing().when(RECORD, LCA_BARI, T0);
    }

    @Test
    void aFailedPauseIsOnRecordWithTheInstantAtWhichItWasWanted() { // OCR 19.6
        recorded()
                .then(new Event.PauseFailed(FAILURE, WANTED, REASON, 1))
                .when(RECORD, LCA_ROME, T0)
                .then(new Event.PauseFailed(BOARD + "/pause-2", WANTED, REASON, 1));
    }

    @Test
    void aPauseWasWantedBetweenTheStartOfTheGameAndNow() { // OCR 19.6
        for (Instant within : List.of(START, T0))
            playing()
                    .when(new Command.RecordFailedPause(BOARD, within, REASON), LCA_BARI, T0)
                    .accepted();
        for (Instant before : List.of(START.minusMillis(1), Instant.parse("2000-01-01T00:00:00Z"))) {
            var early = new Command.RecordFailedPause(BOARD, before, REASON);
            playing().when(early, LCA_BARI, T0).refused(PAUSE_BEFORE_START);
            unknown()
                    .given(noted(1, true, false), noted(1, false, true))
                    .when(early, CA, T0)
                    .refused(PAUSE_BEFORE_START);
        }
        playing()
                .when(new Command.RecordFailedPause(BOARD, T0.plusMillis(1), REASON), LCA_BARI, T0)
                .refused(PAUSE_NOT_YET_WANTED);
        assertEquals(
                "This game started at 2026-11-21T13:00:00Z, so nobody could request a pause before that "
                        + "time. Enter a time between 2026-11-21T13:00:00Z and 2026-11-21T14:00:00Z.",
                PenalisedBoards.text(
                        new Command.RecordFailedPause(BOARD, Instant.EPOCH, REASON),
                        playing().state(),
                        CA));
    }

    @Test
    void itIsRecordedAlsoOfAGameThatHasEndedMeanwhile() { // OCR 19.6
        unknown()
                .given(noted(1, true, false), noted(1, false, true))
                .when(RECORD, CA, T0)
                .accepted();
    }

    @Test
    void timeIsAddedToOneClockOrBothWhileTheGameGoesOn() { // OCR 19.6
        recorded().when(COMPENSATE, LCA_BARI, T0).then(COMPENSATED);
        recorded()
                .when(compensate(Optional.empty(), Optional.of(Duration.ofMinutes(60))), CA, T0)
                .accepted();
        for (Duration wrong :
                List.of(Duration.ofMillis(999), Duration.ofMinutes(60).plusMillis(1), Duration.ofSeconds(-5)))
            recorded()
                    .when(compensate(Optional.of(wrong), Optional.empty()), CA, T0)
                    .refused(COMPENSATION_OUT_OF_RANGE);
    }

    @Test
    void itIsOwedAgainIfTheGameRefusesTheTime() { // OCR 19.6
        recorded()
                .given(COMPENSATED)
                .when(COMPENSATE, CA, T0)
                .refused(FAILED_PAUSE_SETTLED)
                .when(new Command.NoteRuling(RULING, false, "GAME_ENDED", "It has a result."), SERVICE, T0)
                .then(new Event.RulingRefused(RULING, "GAME_ENDED", "It has a result.", Optional.empty()))
                .when(CLOSE, CA, T0)
                .then(new Event.FailedPauseClosed(FAILURE, "Neither player was disturbed"));
    }

    @Test
    void timeOfAVoidGameIsNotAddedToTheNewOne() { // OCR 18.9 c, DEC-26
        recorded()
                .given(noted(2, false, false), noted(2, true, false))
                .when(COMPENSATE, CA, T0)
                .refused(NO_CLOCK_TO_COMPENSATE)
                .when(CLOSE, CA, T0)
                .accepted();
    }

    @Test
    void aReasonIsNeededToAddNone() { // OCR 19.6
        recorded()
                .when(new Command.CloseFailedPause(BOARD, FAILURE, "\u200b"), CA, T0)
                .refused(FAILED_PAUSE_REASON_MISSING)
                .when(new Command.CloseFailedPause(BOARD, FAILURE, "x".repeat(501)), CA, T0)
                .refused(TEXT_TOO_LONG);
        playing()
                .when(new Command.RecordFailedPause(BOARD, WANTED, "x".repeat(501)), CA, T0)
                .refused(TEXT_TOO_LONG);
    }

    @Test
    void arbitersOfEitherVenueAndTheChiefArbiterMay() { // DEC-21
        for (Actor arbiter : List.of(CA, LCA_BARI, LCA_ROME, FLOOR_BARI))
            recorded().when(RECORD, arbiter, T0).accepted();
        for (Actor other : List.of(LTA_BARI, BLACK, WHITE, SERVICE, DEPUTY))
            for (Command command : List.of(RECORD, COMPENSATE, CLOSE))
                recorded().when(command, other, T0).refused(FORBIDDEN_ROLE);
        for (Command command : List.of(RECORD, COMPENSATE, CLOSE))
            unknown().when(command, CA, T0).refused(UNKNOWN_BOARD);
    }
}
