package org.onehall.chaos.check;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;
import org.onehall.proto.types.v1.TimeControl;

/**
 * The two clocks of a game, calculated in whole milliseconds directly from the articles, without a line of the
 * services' own calculation (OCR 4.1, LAW 6.3, LAW 6.4, DEC-04 to DEC-06). Mutable.
 */
final class OwnClock {
    private final Map<Side, Hand> hands = new EnumMap<>(Side.class);
    private Optional<Side> running = Optional.empty();
    private long since;

    /** One side. */
    private static final class Hand {
        private TimeControl control;
        private long left;
        private long delay;
        private int period;
        private int moves;

        Hand(TimeControl control) {
            this.control = control;
            Period first = control.getPeriods(0);
            left = ms(first.getBase());
            if (control.getIncrementCredit() == IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                left += ms(first.getIncrement());
            delay = ms(first.getDelay());
        }

        private Hand(Hand other) {
            control = other.control;
            left = other.left;
            delay = other.delay;
            period = other.period;
            moves = other.moves;
        }

        /**
         * Whether the moves needed for all periods up to a given one have been made; never true for the last period.
         */
        private boolean hasEarnedAfter(int index) {
            List<Period> periods = control.getPeriodsList();
            if (index >= periods.size() - 1) return false;
            int needed = 0;
            for (int i = 0; i <= index; i++) needed += periods.get(i).getMoves();
            return moves >= needed;
        }

        private void next() {
            period++;
            left += ms(control.getPeriods(period).getBase());
        }

        /** Uses up the time of a turn: first the delay, then the main time, then the periods already earned. */
        private void use(long spent) {
            long unpaid = spent - delay;
            if (unpaid < 0) {
                delay = -unpaid;
                return;
            }
            delay = 0;
            left -= unpaid;
            while (left <= 0 && hasEarnedAfter(period)) next();
            left = Math.max(0, left);
        }

        private long toPeriodEnd() {
            return delay + left;
        }

        private long toFlag() {
            long all = toPeriodEnd();
            for (int i = period; hasEarnedAfter(i); i++)
                all += ms(control.getPeriods(i + 1).getBase());
            return all;
        }

        private void moved(boolean credited) {
            moves++;
            if (!credited) return;
            while (control.getPeriodCredit() == PeriodCredit.PERIOD_CREDIT_AT_MOVE_COUNT && hasEarnedAfter(period))
                next();
            Period now = control.getPeriods(period);
            left += ms(now.getIncrement());
            delay = ms(now.getDelay());
        }
    }

    OwnClock(TimeControl white, TimeControl black) {
        hands.put(Side.WHITE, new Hand(white));
        hands.put(Side.BLACK, new Hand(black));
    }

    Optional<Side> running() {
        return running;
    }

    long since() {
        return since;
    }

    int period(Side side) {
        return hands.get(side).period;
    }

    /** What a side's clock shows at an instant. */
    long left(Side side, long at) {
        Hand hand = hands.get(side);
        if (running.filter(side::equals).isEmpty() || at <= since) return hand.left;
        Hand then = new Hand(hand);
        then.use(at - since);
        return then.left;
    }

    OptionalLong flagAt() {
        return running.map(side -> OptionalLong.of(since + hands.get(side).toFlag()))
                .orElseGet(OptionalLong::empty);
    }

    /** When the running side's period ends and an earned one begins. */
    OptionalLong periodEndsAt() {
        return running.filter(side -> hands.get(side).hasEarnedAfter(hands.get(side).period))
                .map(side -> OptionalLong.of(since + hands.get(side).toPeriodEnd()))
                .orElseGet(OptionalLong::empty);
    }

    boolean flagged(long at) {
        return flagAt().isPresent() && at >= flagAt().getAsLong();
    }

    void start(Side side, long at) {
        running = Optional.of(side);
        since = at;
    }

    /** The running side has moved; the other side's time runs from an instant on. */
    void press(long chargedUntil, long otherFrom) {
        Side mover = running.orElseThrow();
        charge(chargedUntil);
        hands.get(mover).moved(true);
        start(mover.other(), otherFrom);
    }

    /** The move that ended the game: counted and charged, but nothing is added. */
    void finish(long chargedUntil) {
        Side mover = running.orElseThrow();
        charge(chargedUntil);
        hands.get(mover).moved(false);
        running = Optional.empty();
    }

    /** Both clocks are stopped; the running side is charged up to an instant. */
    void stop(long at) {
        charge(at);
        running = Optional.empty();
    }

    /** The running side is charged up to an instant and continues from it. */
    void settle(long at) {
        charge(at);
        since = Math.max(since, at);
    }

    /** No time in which the hall was down is charged (ENG-4). */
    void cover(long from, long to) {
        charge(from);
        since = Math.max(since, to);
    }

    /** Puts a time on a side's clock. */
    void set(Side side, long value, long at) {
        if (running.filter(side::equals).isPresent()) settle(at);
        hands.get(side).left = value;
    }

    /** Another setting for a side: control, moves completed, time. */
    void replace(Side side, TimeControl control, int moves, long value, long at) {
        set(side, value, at);
        Hand hand = hands.get(side);
        hand.control = control;
        hand.moves = moves;
        hand.period = Math.min(hand.period, control.getPeriodsCount() - 1);
    }

    TimeControl control(Side side) {
        return hands.get(side).control;
    }

    private void charge(long until) {
        if (running.isEmpty() || until <= since) return;
        hands.get(running.get()).use(until - since);
        since = until;
    }

    static long ms(Duration duration) {
        return duration.getSeconds() * 1_000 + duration.getNanos() / 1_000_000;
    }

    static long ms(Timestamp timestamp) {
        return timestamp.getSeconds() * 1_000 + timestamp.getNanos() / 1_000_000;
    }
}
