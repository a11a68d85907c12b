package org.onehall.virtualclock.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.Period;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.types.v1.ClockReading;

/**
 * What both clocks of a board must show: the time received by the rules and from arbiters, minus the time used,
 * calculated from the times at which moves came and were published. It shares no arithmetic with the clocks that are
 * written with the moves: if the two differ, one of them is wrong (OCR 19.5). Not thread-safe.
 */
final class Ledger {
    private static final class Account {
        private TimeControl control;
        private long left;
        private long delay;
        private int period;
        private int moves;

        private Account(TimeControl control) {
            this.control = control;
            left = now().base().toNanos()
                    + (control.incrementCredit() == IncrementCredit.BEFORE_MOVE
                            ? now().increment().toNanos()
                            : 0);
            delay = now().delay().toNanos();
        }

        private Period now() {
            return control.periods().get(period);
        }

        /** How many moves the player must have completed before the next period begins. */
        private boolean nextIsDue() {
            int required = 0;
            for (int i = 0; i <= period; i++)
                required += control.periods().get(i).moves().orElse(0);
            return period < control.periods().size() - 1 && moves >= required;
        }

        private void credit() {
            period++;
            left += now().base().toNanos();
        }

        private void use(long nanos) {
            long standing = Math.min(delay, nanos);
            delay -= standing;
            left -= nanos - standing;
            while (left <= 0 && nextIsDue()) credit();
            left = Math.max(left, 0);
        }

        private void complete() {
            moves++;
            while (control.periodCredit() == PeriodCredit.AT_MOVE_COUNT && nextIsDue()) credit();
            left += now().increment().toNanos();
            delay = now().delay().toNanos();
        }

        private Account copy() {
            Account copy = new Account(control);
            copy.left = left;
            copy.delay = delay;
            copy.period = period;
            copy.moves = moves;
            return copy;
        }
    }

    private final BySide<Account> accounts;
    private boolean running;
    private Optional<Side> turn = Optional.empty();
    private Instant since = Instant.MIN;

    Ledger(BySide<TimeControl> controls) {
        accounts = new BySide<>(new Account(controls.white()), new Account(controls.black()));
    }

    /** A side's clock starts to run at an instant. */
    void run(Side side, Instant from) {
        running = true;
        turn = Optional.of(side);
        since = from;
    }

    private boolean runs(Side side) {
        return running && turn.filter(side::equals).isPresent();
    }

    /** The running side has used the time up to an instant. */
    void charge(Instant until) {
        if (!running || !until.isAfter(since)) return;
        accounts.get(turn.orElseThrow()).use(Duration.between(since, until).toNanos());
        since = until;
    }

    /** Both clocks stop at an instant. */
    void stop(Instant at) {
        charge(at);
        running = false;
    }

    /** The running side has moved. */
    void move(Side side, Instant chargedUntil) {
        if (runs(side)) charge(chargedUntil);
        accounts.get(side).complete();
        running = false;
    }

    /** The running side has made the move that ended the game: no increment follows (LAW 6.2.1.1). */
    void lastMove(Side side, Instant chargedUntil) {
        if (runs(side)) charge(chargedUntil);
        accounts.get(side).moves++;
        running = false;
    }

    /** An outage for which nobody is charged (ENG-4). */
    void cover(Instant from, Instant to) {
        charge(from);
        if (running && since.isBefore(to)) since = to;
    }

    /** An order gives time at an instant, or takes it if negative. */
    void change(Side side, Duration change, Instant at) {
        if (runs(side)) charge(at);
        accounts.get(side).left += change.toNanos();
    }

    /** An order sets what the clocks show. A running clock that it does not change runs on from its earlier start. */
    void set(ClockReading reading) {
        Instant at = RecordMapper.instant(reading.getAt());
        for (Side side : Side.values()) {
            if (at(side, at).left == shown(reading, side)) continue;
            if (runs(side)) charge(at);
            accounts.get(side).left = shown(reading, side);
        }
    }

    /** Another setting holds from an instant on; a turn that has begun keeps its delay (OCR 19.5). */
    void correct(Side side, TimeControl control, int moves, Instant at) {
        Account account = accounts.get(side);
        boolean replaced = !control.equals(account.control);
        if (!replaced && moves == account.moves) return;
        if (runs(side)) charge(at);
        account.control = control;
        account.moves = moves;
        if (!replaced) return;
        account.period = control.periodFor(moves, account.period);
        if (turn.filter(side::equals).isEmpty())
            account.delay = account.now().delay().toNanos();
    }

    /** Moves have been taken back (AMD 7.5.1); a period that has begun stays. */
    void takeBack(Side side, int moves) {
        Account account = accounts.get(side);
        account.moves = Math.max(0, account.moves - moves);
        account.delay = account.now().delay().toNanos();
    }

    /** The number of moves completed by a side. */
    int moves(Side side) {
        return accounts.get(side).moves;
    }

    /** The period a side is in, from 0. */
    int period(Side side) {
        return accounts.get(side).period;
    }

    TimeControl control(Side side) {
        return accounts.get(side).control;
    }

    /** What is left of a side's delay in its present or next turn (DEC-06). */
    Duration delay(Side side, Instant at) {
        return Duration.ofNanos(at(side, at).delay);
    }

    /** What a side's clock must show at an instant. */
    Duration left(Side side, Instant at) {
        return Duration.ofNanos(at(side, at).left);
    }

    private Account at(Side side, Instant at) {
        Account account = accounts.get(side);
        if (!runs(side) || !at.isAfter(since)) return account;
        Account later = account.copy();
        later.use(Duration.between(since, at).toNanos());
        return later;
    }

    /** Whether both clocks show what they must. */
    boolean agrees(ClockReading reading) {
        Instant at = RecordMapper.instant(reading.getAt());
        for (Side side : Side.values()) if (at(side, at).left != shown(reading, side)) return false;
        return true;
    }

    static long shown(ClockReading reading, Side side) {
        var shown = side == Side.WHITE ? reading.getWhite() : reading.getBlack();
        return Math.addExact(Math.multiplyExact(shown.getSeconds(), 1_000_000_000L), shown.getNanos());
    }
}
