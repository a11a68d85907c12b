package org.onehall.chaos.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;
import org.onehall.proto.types.v1.TimeControl;

class OwnClockTest {
    private static TimeControl control(IncrementCredit increment, PeriodCredit period, Period.Builder... periods) {
        var control = TimeControl.newBuilder().setIncrementCredit(increment).setPeriodCredit(period);
        for (Period.Builder one : periods) control.addPeriods(one);
        return control.build();
    }

    private static Period.Builder period(int moves, long base, long increment, long delay) {
        var period = Period.newBuilder()
                .setBase(Tale.span(base))
                .setIncrement(Tale.span(increment))
                .setDelay(Tale.span(delay));
        return moves == 0 ? period : period.setMoves(moves);
    }

    private static OwnClock both(TimeControl control) {
        return new OwnClock(control, control);
    }

    @Test
    void ninetyMinutesAndThirtySecondsShowTheIncrementOfTheFirstMove() {
        OwnClock clock = both(control(
                IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE,
                PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL,
                period(0, 5_400_000, 30_000, 0)));
        assertEquals(5_430_000, clock.left(Side.WHITE, 0));
        clock.start(Side.WHITE, 0);
        clock.press(12_000, 12_000);
        assertEquals(5_448_000, clock.left(Side.WHITE, 12_000));
    }

    @Test
    void theNextPeriodBeginsWhenTheFirstHasRunDownIfItsMovesAreMade() {
        OwnClock clock = both(control(
                IncrementCredit.INCREMENT_CREDIT_AFTER_MOVE,
                PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL,
                period(1, 10_000, 0, 0),
                period(0, 60_000, 0, 0)));
        clock.start(Side.WHITE, 0);
        assertEquals(OptionalLong.of(10_000), clock.flagAt());
        clock.press(6_000, 6_000);
        clock.press(6_000, 6_000);
        assertEquals(OptionalLong.of(10_000), clock.periodEndsAt());
        assertEquals(OptionalLong.of(70_000), clock.flagAt());
        assertEquals(60_000, clock.left(Side.WHITE, 10_000));
        assertFalse(clock.flagged(69_999));
        assertTrue(clock.flagged(70_000));
    }

    @Test
    void theNextPeriodBeginsWithItsLastMoveWhereThatIsTheRule() {
        OwnClock clock = both(control(
                IncrementCredit.INCREMENT_CREDIT_AFTER_MOVE,
                PeriodCredit.PERIOD_CREDIT_AT_MOVE_COUNT,
                period(1, 10_000, 1_000, 0),
                period(0, 60_000, 2_000, 0)));
        clock.start(Side.WHITE, 0);
        clock.press(6_000, 6_000);
        assertEquals(4_000 + 60_000 + 2_000, clock.left(Side.WHITE, 6_000));
    }

    @Test
    void aDelayIsUsedBeforeTheMainTime() {
        OwnClock clock = both(control(
                IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE,
                PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL,
                period(0, 3_600_000, 0, 5_000)));
        clock.start(Side.WHITE, 0);
        assertEquals(3_600_000, clock.left(Side.WHITE, 3_000));
        assertEquals(3_592_500, clock.left(Side.WHITE, 12_500));
        assertEquals(OptionalLong.of(3_605_000), clock.flagAt());
    }

    @Test
    void nothingOfAnOutageIsCharged() {
        OwnClock clock = both(control(
                IncrementCredit.INCREMENT_CREDIT_AFTER_MOVE,
                PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL,
                period(0, 60_000, 0, 0)));
        clock.start(Side.WHITE, 0);
        clock.cover(2_000, 9_000);
        assertEquals(58_000, clock.left(Side.WHITE, 9_000));
        assertEquals(57_000, clock.left(Side.WHITE, 10_000));
    }
}
