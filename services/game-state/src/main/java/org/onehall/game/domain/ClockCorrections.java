package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** Arbiters set the clocks to other times, or correct a wrong setting (OCR 19.5, LAW 6.10). */
final class ClockCorrections {
    static final Duration LONGEST_TIME = Duration.ofHours(24);
    private static final int MOST_MOVES = 9_999;

    private ClockCorrections() {}

    static Decision<Event> set(ClockCommand.SetClocks set, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal = whyNoOrder(set.reason(), set.changesSeen(), submitted, board);
        if (refusal.isPresent()) return refuse(refusal.get());
        if (set.white().isEmpty() && set.black().isEmpty()) return refuse(NOTHING_TO_CHANGE);
        if (outOfRange(set.white()) || outOfRange(set.black())) return refuse(MALFORMED_TIME);
        Instant at = submitted.at();
        Clocks after = board.clocks();
        if (set.white().isPresent()) after = after.set(Side.WHITE, set.white().get(), at);
        if (set.black().isPresent()) after = after.set(Side.BLACK, set.black().get(), at);
        return accept(new Event.ClocksSet(
                set.reason(), set.article(), ClockReading.of(board.clocks(), at), ClockReading.of(after, at)));
    }

    static Board evolve(Board board, Event.ClocksSet set) {
        return ordered(
                board,
                showing(board.clocks(), set.clocks()),
                set.clocks().at(),
                board.clockChanges().set(different(set.before(), set.clocks())));
    }

    /** The clocks that show different times in two readings of the same instant. */
    static Set<Side> different(ClockReading before, ClockReading after) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) if (!before.shows(side).equals(after.shows(side))) sides.add(side);
        return sides;
    }

    /** The clocks, set to show the times of a reading. */
    static Clocks showing(Clocks clocks, ClockReading reading) {
        Clocks after = clocks;
        for (Side side : Side.values())
            if (!after.remaining(side, reading.at()).equals(reading.shows(side)))
                after = after.set(side, reading.shows(side), reading.at());
        return after;
    }

    static Decision<Event> correct(ClockCommand.CorrectSetting correct, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal = whyNoOrder(correct.reason(), correct.changesSeen(), submitted, board);
        boolean beforeTheStart = board.phase() == Phase.CREATED && refusal.equals(Optional.of(GAME_NOT_IN_PROGRESS));
        if (refusal.isPresent() && !beforeTheStart) return refuse(refusal.get());
        BySide<Optional<TimeControl>> controls = new BySide<>(correct.whiteControl(), correct.blackControl());
        BySide<Optional<Duration>> times = new BySide<>(correct.white(), correct.black());
        BySide<OptionalInt> moves = new BySide<>(correct.whiteMoves(), correct.blackMoves());
        boolean nothing = true;
        for (Side side : Side.values()) {
            if (outOfRange(times.get(side))) return refuse(MALFORMED_TIME);
            int counter = moves.get(side).orElse(0);
            if (counter < 0 || counter > MOST_MOVES) return refuse(MALFORMED_COUNTER);
            nothing &= controls.get(side).isEmpty()
                    && times.get(side).isEmpty()
                    && moves.get(side).isEmpty();
        }
        if (nothing) return refuse(NOTHING_TO_CHANGE);
        int least = Math.min(board.movesMade().white(), board.movesMade().black());
        if (board.rules().cutoffMoves().isPresent()
                && least >= board.rules().cutoffMoves().getAsInt()
                && !correct.scheduleSuffers()) return refuse(TOO_LATE_TO_CORRECT);
        Instant at = submitted.at();
        Clocks before = board.clocks();
        Clocks after = before;
        for (Side side : Side.values()) {
            Duration shows = times.get(side)
                    .or(() -> proposal(before, side, controls.get(side), at))
                    .orElse(before.remaining(side, at));
            if (!shows.isPositive()) return refuse(CHOOSE_THE_TIME, "seat", side.name());
            if (shows.compareTo(LONGEST_TIME) > 0) return refuse(MALFORMED_TIME);
            after = corrected(
                    after,
                    side,
                    controls.get(side).orElse(before.controls().get(side)),
                    moves.get(side).orElse(before.faces().get(side).moves()),
                    shows,
                    at);
        }
        return accept(new Event.SettingCorrected(
                after.controls().white(),
                after.controls().black(),
                proposal(before, Side.WHITE, controls.white(), at),
                proposal(before, Side.BLACK, controls.black(), at),
                after.faces().white().moves(),
                after.faces().black().moves(),
                correct.reason(),
                correct.article(),
                ClockReading.of(before, at),
                ClockReading.of(after, at)));
    }

    /** What DEC-19 proposes for a side whose time control is replaced; may be zero or less. */
    private static Optional<Duration> proposal(Clocks clocks, Side side, Optional<TimeControl> right, Instant at) {
        Face face = clocks.face(side, at);
        return right.map(control -> clocks.controls().get(side).corrected(face.remaining(), control, face));
    }

    static Board evolve(Board board, Event.SettingCorrected corrected) {
        ClockReading reading = corrected.clocks();
        Clocks after = corrected(
                board.clocks(),
                Side.WHITE,
                corrected.whiteControl(),
                corrected.whiteMoves(),
                reading.white(),
                reading.at());
        return ordered(
                board,
                corrected(
                        after,
                        Side.BLACK,
                        corrected.blackControl(),
                        corrected.blackMoves(),
                        reading.black(),
                        reading.at()),
                reading.at(),
                board.clockChanges().set(setAnew(corrected)));
    }

    /**
     * The clocks that were set to a new time. A time that DEC-19 proposed is not one: it is calculated from what the
     * clock shows and so keeps the effect of rulings.
     */
    private static Set<Side> setAnew(Event.SettingCorrected corrected) {
        Set<Side> sides = different(corrected.before(), corrected.clocks());
        BySide<Optional<Duration>> proposed = new BySide<>(corrected.proposedWhite(), corrected.proposedBlack());
        sides.removeIf(side -> proposed.get(side)
                .filter(corrected.clocks().shows(side)::equals)
                .isPresent());
        return sides;
    }

    /**
     * A turn that has begun keeps its delay under a new control; the control's own delay holds from the next completed
     * move (OCR 19.5).
     */
    private static Clocks corrected(
            Clocks clocks, Side side, TimeControl control, int moves, Duration shows, Instant at) {
        Face face = clocks.face(side, at);
        boolean replaced = !control.equals(clocks.controls().get(side));
        if (!replaced && moves == face.moves() && shows.equals(face.remaining())) return clocks;
        int period = replaced ? control.periodFor(moves, face.period()) : face.period();
        boolean turnBegun = clocks.next().filter(side::equals).isPresent();
        Duration delay = !replaced || turnBegun
                ? face.delay()
                : control.periods().get(period).delay();
        return clocks.correct(side, control, new Face(shows, period, moves, delay), at);
    }

    static Board ordered(Board board, Clocks after, Instant at, ClockChanges changes) {
        return board.with(DefaultTime.ordered(board, after, at)).clocksChanged(after, changes);
    }

    static Optional<GameRefusal> whyNoOrder(
            String reason, OptionalInt changesSeen, Submitted<Command> submitted, Board board) {
        if (!mayCorrect(submitted, board)) return Optional.of(FORBIDDEN_ROLE);
        if (Texts.isEmpty(reason)) return Optional.of(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return Optional.of(GAME_ENDED);
        if (changesSeen.orElse(board.clockChanges().count())
                != board.clockChanges().count()) return Optional.of(CLOCKS_CHANGED);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED) return Optional.of(GAME_NOT_IN_PROGRESS);
        return board.clocks().flagged(submitted.at()) ? Optional.of(FLAG_FALLEN) : Optional.empty();
    }

    private static boolean mayCorrect(Submitted<Command> submitted, Board board) {
        return GameDecider.maySystemOr(Action.CORRECT_CLOCK, submitted, board);
    }

    static boolean outOfRange(Optional<Duration> time) {
        return time.filter(t -> !t.isPositive() || t.compareTo(LONGEST_TIME) > 0)
                .isPresent();
    }
}
