package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.Period;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Submitted;
import org.onehall.regulations.GameRules;

/**
 * What both clocks of a board must show, kept from its events by adding up what each clock was given and what it has
 * used. It shares no arithmetic with the clocks it checks. Every reading in every event must equal the time given minus
 * the time used.
 */
final class Ledger {
    private static final class Account {
        private TimeControl control;
        private long given;
        private long used;
        private long delay;
        private int period;
        private int moves;

        Account(TimeControl control) {
            this.control = control;
            given = now().base().toNanos();
            if (control.incrementCredit() == IncrementCredit.BEFORE_MOVE)
                given += now().increment().toNanos();
            delay = now().delay().toNanos();
        }

        private Period now() {
            return control.periods().get(period);
        }

        /** Whether the moves of all periods up to this one are completed and another period follows. */
        private boolean earned(int upTo) {
            if (upTo == control.periods().size() - 1) return false;
            int required = 0;
            for (int i = 0; i <= upTo; i++)
                required += control.periods().get(i).moves().orElseThrow();
            return moves >= required;
        }

        private void next() {
            period++;
            given += now().base().toNanos();
        }

        private void use(long nanos) {
            long free = Math.min(delay, nanos);
            delay -= free;
            used += nanos - free;
        }

        private void moved(boolean last) {
            moves++;
            if (!last) credited();
        }

        private void credited() {
            while (control.periodCredit() == PeriodCredit.AT_MOVE_COUNT && earned(period)) next();
            given += now().increment().toNanos();
            delay = now().delay().toNanos();
        }

        private long left() {
            return given - used;
        }
    }

    private final Map<Side, Account> accounts = new EnumMap<>(Side.class);
    private GameRules rules;
    private Optional<Side> running = Optional.empty();
    private Side turn;
    private Instant from = Instant.EPOCH;
    private boolean started;
    private boolean unopened;
    private boolean over;
    private boolean uncredited;
    private boolean fired;

    /** Takes the next event, its command, and the board after it. */
    void accept(Event event, Submitted<Command> cause, BoardState.Board board) {
        if (over) assertTrue(mayFollowTheEnd(event), () -> event + " after the end");
        switch (event) {
            case Event.GameCreated created -> {
                rules = created.rules();
                open(created.whiteControl(), created.blackControl(), created.clocks(), board);
            }
            case Event.GameRestarted restarted ->
                open(restarted.whiteControl(), restarted.blackControl(), restarted.clocks(), board);
            case Event.GameStarted begun -> {
                run(begun.clocks());
                started = true;
            }
            case Event.GameResumed resumed -> run(resumed.clocks());
            case Event.MovePlayed move -> move(move, cause);
            case Event.PeriodCompleted completed -> period(completed);
            case Event.FlagFell flag -> flag(flag, cause);
            case Event.GamePaused paused -> stand(paused.clocks());
            case Event.GameEnded ended -> {
                uncredited = running.isEmpty();
                stand(ended.clocks());
                over = true;
            }
            case Event.OutageCovered outage -> {
                charge(outage.from());
                from = outage.to();
                agrees(outage.clocks());
            }
            case Event.TimeAdjusted adjusted -> {
                agrees(adjusted.before().orElseThrow());
                if (running.equals(Optional.of(adjusted.side())))
                    charge(adjusted.clocks().at());
                account(adjusted.side()).given += adjusted.change().toNanos();
                agrees(adjusted.clocks());
            }
            case Event.ClocksSet set -> {
                agrees(set.before());
                for (Side side : Side.values()) show(side, set.clocks(), false);
                agrees(set.clocks());
            }
            case Event.SettingCorrected corrected -> {
                agrees(corrected.before());
                set(Side.WHITE, corrected.whiteControl(), corrected.whiteMoves(), corrected.clocks());
                set(Side.BLACK, corrected.blackControl(), corrected.blackMoves(), corrected.clocks());
                agrees(corrected.clocks());
            }
            case Event.DisconnectionNoted noted -> agrees(noted.clocks());
            case Event.PositionRestored restored -> {
                agrees(restored.before());
                taken(restored.clocks(), board);
            }
            case Event.ForfeitReversed reversed -> {
                over = false;
                agrees(reversed.clocks());
            }
            case Event.ResultSetAside aside -> {
                over = false;
                if (aside.goesOn() && uncredited) account(turn.other()).credited();
                agrees(aside.clocks());
            }
            case Event.GameAdjourned adjourned -> sealed(adjourned);
            case Event.AdjournmentResumed resumed -> run(resumed.clocks());
            case Event.GameVoided _ -> running = Optional.empty();
            case Event.SeatCleared _,
                    Event.DrawOffered _,
                    Event.DrawDeclined _,
                    Event.EarlyOffersAllowed _,
                    Event.MoveReproduced _,
                    Event.HelperAccepted _,
                    Event.HelperDismissed _,
                    Event.PreMoveQueued _,
                    Event.PreMoveDropped _,
                    Event.SeatPresent _,
                    Event.StartHeld _,
                    Event.SeatExcluded _,
                    Event.DefaultWaived _,
                    Event.SealingOrdered _,
                    Event.MoveSealed _,
                    Event.EnvelopeConfirmed _,
                    Event.SealedMoveOpened _,
                    Event.ColoursKept _,
                    Event.DrawDeclared _,
                    Event.DrawClaimed _,
                    Event.IrregularityRecorded _,
                    Event.IrregularityTakenBack _,
                    Event.AssistantNamed _,
                    Event.AssistantAdmitted _,
                    Event.AssistantDismissed _ -> {}
            case Event.PreMoveFired _ -> fired = true;
            case Event.ClockTimesAsked asked -> agrees(asked.clocks());
        }
    }

    private static boolean mayFollowTheEnd(Event event) {
        return event instanceof Event.DisconnectionNoted noted && !noted.open()
                || event instanceof Event.ForfeitReversed
                || event instanceof Event.SeatPresent
                || event instanceof Event.ResultSetAside;
    }

    private Account account(Side side) {
        return accounts.get(side);
    }

    private void open(TimeControl white, TimeControl black, ClockReading reading, BoardState.Board board) {
        accounts.put(Side.WHITE, new Account(white));
        accounts.put(Side.BLACK, new Account(black));
        running = Optional.empty();
        turn = board.position().sideToMove();
        started = false;
        unopened = false;
        agrees(reading);
    }

    private void run(ClockReading reading) {
        assertEquals(Optional.empty(), running, "a second clock is started");
        running = Optional.of(turn);
        from = reading.at();
        agrees(reading);
    }

    private void stand(ClockReading reading) {
        charge(reading.at());
        running = Optional.empty();
        agrees(reading);
    }

    /**
     * A sealed move counts as made although nobody sees it: it is charged and credited, and the other side's turn
     * begins.
     */
    private void sealed(Event.GameAdjourned adjourned) {
        assertEquals(turn, adjourned.side());
        charge(adjourned.clocks().at());
        account(turn).moved(false);
        turn = turn.other();
        running = Optional.empty();
        unopened = true;
        agrees(adjourned.clocks());
    }

    private void move(Event.MovePlayed move, Submitted<Command> cause) {
        if (unopened) {
            unopened = false;
            assertEquals(Duration.ZERO, move.spent());
            agrees(move.clocks());
            return;
        }
        assertEquals(turn, move.side());
        if (fired) {
            fired = false;
            assertEquals(Duration.ZERO, move.spent(), "a queued move costs nothing"); // DEC-28
        } else if (cause.command() instanceof MoveCommand.Play play) {
            long thought = Math.max(0, nanos(from, cause.at()));
            long lag = Math.min(
                    thought,
                    Duration.ofMillis(Math.max(0, Math.min(play.roundTripMs(), rules.lagCompensationMs())))
                            .toNanos());
            assertEquals(thought - lag, move.spent().toNanos(), "charged for the move");
            assertEquals(lag, move.lagCompensated().orElse(Duration.ZERO).toNanos(), "lag");
        }
        boolean last = move.clocks().running().isEmpty();
        if (running.isPresent()) account(move.side()).use(move.spent().toNanos());
        assertTrue(account(move.side()).left() > 0, "a move without time");
        account(move.side()).moved(last);
        turn = turn.other();
        running = last ? Optional.empty() : Optional.of(turn);
        if (!last)
            assertTrue(
                    !move.clocks().at().isBefore(cause.publishedAt()),
                    "the opponent is charged before the move was published");
        from = move.clocks().at();
        agrees(move.clocks());
    }

    private void period(Event.PeriodCompleted completed) {
        Account account = account(completed.side());
        if (account.control.periodCredit() == PeriodCredit.AT_FLAG_FALL) {
            assertEquals(Optional.of(completed.side()), running);
            charge(completed.at());
            assertEquals(0, account.left(), "a period ends at zero");
            assertTrue(account.earned(account.period), "a period needs its moves");
            account.next();
        }
        assertEquals(account.period, completed.period());
        agrees(completed.clocks());
    }

    private void flag(Event.FlagFell flag, Submitted<Command> cause) {
        assertEquals(Optional.of(flag.side()), running);
        assertTrue(
                !cause.at().minusMillis(rules.lagCompensationMs()).isBefore(flag.at()), "a flag is claimed too early");
        charge(flag.at());
        running = Optional.empty();
        assertEquals(0, account(flag.side()).left(), "a flag falls at zero");
        agrees(flag.clocks());
    }

    private void set(Side side, TimeControl control, int moves, ClockReading reading) {
        Account account = account(side);
        boolean replaced = !control.equals(account.control);
        show(side, reading, replaced || moves != account.moves);
        account.control = control;
        account.moves = moves;
        if (!replaced) return;
        if (control.periodCredit() == PeriodCredit.AT_MOVE_COUNT) {
            account.period = 0;
            while (account.earned(account.period)) account.period++;
        }
        account.period = Math.min(account.period, control.periods().size() - 1);
        if (side != turn || !started) account.delay = account.now().delay().toNanos();
    }

    /** An order set what a clock shows: the running clock is charged up to the order. */
    private void show(Side side, ClockReading reading, boolean written) {
        if (!written && shown(side, reading.at()) == reading.shows(side).toNanos()) return;
        if (running.equals(Optional.of(side))) charge(reading.at());
        account(side).given += reading.shows(side).toNanos() - account(side).left();
    }

    /** The board went back: both clocks stand at the arbiter's times, with the moves that are left. */
    private void taken(ClockReading reading, BoardState.Board board) {
        running = Optional.empty();
        unopened = false;
        turn = board.position().sideToMove();
        for (Side side : Side.values()) {
            var face = board.clocks().faces().get(side);
            Account account = account(side);
            account.control = board.clocks().controls().get(side);
            account.period = face.period();
            account.moves = face.moves();
            account.delay = face.delay().toNanos();
            account.given = account.used + reading.shows(side).toNanos();
        }
        agrees(reading);
    }

    private void charge(Instant until) {
        if (running.isEmpty() || !until.isAfter(from)) return;
        account(running.get()).use(nanos(from, until));
        from = until;
    }

    private void agrees(ClockReading reading) {
        assertEquals(running, reading.running(), "whose clock runs");
        for (Side side : Side.values()) {
            Account account = account(side);
            assertEquals(
                    shown(side, reading.at()),
                    reading.shows(side).toNanos(),
                    () -> side + " was given " + account.given + ", has used " + account.used);
        }
        if (running.isEmpty()) {
            assertEquals(Optional.empty(), reading.flagAt());
            return;
        }
        Account account = account(running.get());
        long most = account.delay + account.left();
        for (int period = account.period; account.earned(period); period++)
            most += account.control.periods().get(period + 1).base().toNanos();
        assertEquals(Optional.of(from.plusNanos(most)), reading.flagAt(), "when the flag falls");
    }

    private long shown(Side side, Instant at) {
        long elapsed = running.equals(Optional.of(side)) ? Math.max(0, nanos(from, at)) : 0;
        return Math.max(0, account(side).left() - Math.max(0, elapsed - account(side).delay));
    }

    private static long nanos(Instant from, Instant until) {
        return Duration.between(from, until).toNanos();
    }
}
