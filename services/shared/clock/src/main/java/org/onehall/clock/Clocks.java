package org.onehall.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * The two clocks of one game (OCR 4.1, 4.2, LAW 6). A value: every method returns new clocks. The two clocks never run
 * at the same time.
 *
 * <p>An instant before {@link #since} charges nothing, so a command that was received before the opponent's move was
 * published costs no time.
 *
 * @param controls the time control of each side
 * @param faces each side's clock: as it stood at {@code since} for the running side, as it stands for the other
 * @param running the side whose clock runs; empty before the start, while paused and after the end
 * @param next the side whose turn it is, also while nothing runs; empty before the start
 * @param since the instant from which the running side is charged; present exactly while a clock runs
 */
public record Clocks(
        BySide<TimeControl> controls,
        BySide<Face> faces,
        Optional<Side> running,
        Optional<Side> next,
        Optional<Instant> since) {

    public Clocks {
        Objects.requireNonNull(controls, "controls");
        Objects.requireNonNull(faces, "faces");
        if (running.isPresent() != since.isPresent()) {
            throw new IllegalArgumentException("a clock runs exactly while there is an instant since when");
        }
        if (running.isPresent() && !running.equals(next)) {
            throw new IllegalArgumentException("only the clock of the side on move runs");
        }
        for (Side side : Side.values()) {
            if (faces.get(side).period() >= controls.get(side).periods().size()) {
                throw new IllegalArgumentException("the time control of " + side + " has no period "
                        + faces.get(side).period());
            }
        }
    }

    /** Both clocks set and stopped, before the first move (DEC-04). */
    public static Clocks ready(BySide<TimeControl> controls) {
        return new Clocks(
                controls,
                new BySide<>(face(controls.get(Side.WHITE)), face(controls.get(Side.BLACK))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Both clocks set to the same control. */
    public static Clocks ready(TimeControl control) {
        return ready(BySide.both(control));
    }

    private static Face face(TimeControl control) {
        return new Face(control.initial(), 0, 0, control.periods().getFirst().delay());
    }

    // ---- running, pressing, standing

    /** Starts the clock of the side to move (LAW 6.6). Refused with IllegalStateException while a clock runs. */
    public Clocks start(Side side, Instant at) {
        if (running.isPresent()) {
            throw new IllegalStateException("the clock of " + running.get() + " runs already");
        }
        return new Clocks(controls, faces, Optional.of(side), Optional.of(side), Optional.of(at));
    }

    /**
     * The move of the running side is completed (OCR 4.2): it is charged, gets its increment and, if due, its next
     * period; the opponent's clock runs.
     *
     * @param chargedUntil when the move was received; must be before {@link #flagAt()} (DEC-03)
     * @param opponentFrom from when the opponent is charged, not before {@code chargedUntil}
     */
    public Clocks press(Instant chargedUntil, Instant opponentFrom) {
        if (opponentFrom.isBefore(chargedUntil)) {
            throw new IllegalArgumentException("the opponent's clock cannot start before the move was received");
        }
        Side mover = mover();
        Side opponent = mover.other();
        return new Clocks(
                controls,
                faces.with(mover, completed(mover, unfallen(mover, chargedUntil))),
                Optional.of(opponent),
                Optional.of(opponent),
                Optional.of(opponentFrom));
    }

    /**
     * The move of the running side is completed and ends the game: it is charged and counted, gets no increment, and
     * both clocks stop (LAW 6.2.1.1).
     *
     * @param chargedUntil when the move was received; must be before {@link #flagAt()} (DEC-03)
     */
    public Clocks finish(Instant chargedUntil) {
        Side mover = mover();
        Face face = unfallen(mover, chargedUntil);
        return standing(
                faces.with(mover, new Face(face.remaining(), face.period(), face.moves() + 1, face.delay())),
                Optional.of(mover.other()));
    }

    /**
     * The game continues that the last move had wrongly ended (OCR 19.4): that move, which is already counted, gets
     * what every completed move gets. Both clocks stay stopped.
     */
    public Clocks unfinished() {
        Side mover = next.orElseThrow(() -> new IllegalStateException("the clocks were never started"))
                .other();
        Face credited = controls.get(mover).credited(faces.get(mover));
        return standing(faces.with(mover, credited), next);
    }

    /** Both clocks stop at an instant; the running side is charged up to it (OCR 19.6). Stopped clocks stay stopped. */
    public Clocks pause(Instant at) {
        return running.isEmpty() ? this : standing(faces.with(mover(), charged(mover(), at)), next);
    }

    /** The clock of the side whose turn it is runs again (LAW 6.11.3). Refused before the start and while one runs. */
    public Clocks resume(Instant at) {
        return start(next.orElseThrow(() -> new IllegalStateException("the clocks were never started")), at);
    }

    /** The game is over without a move of the running side: it is charged and both clocks stop. */
    public Clocks stop(Instant at) {
        return pause(at);
    }

    /**
     * The running side's flag has fallen: nothing is left on its clock, and both clocks stop (LAW 6.4). Refused before
     * that.
     */
    public Clocks fall(Instant at) {
        if (!flagged(at)) {
            throw new IllegalArgumentException("no flag has fallen by " + at);
        }
        return standing(faces.with(mover(), charged(mover(), at)), next);
    }

    // ---- reading

    /**
     * When the running side's flag falls for good if nothing else happens: when its delay, its time and the periods due
     * for the moves already completed have run out. Empty while no clock runs.
     */
    public Optional<Instant> flagAt() {
        return since.map(from -> from.plus(left(mover())));
    }

    /**
     * When the running side's current period runs down and its next one begins (LAW 6.4); empty while no clock runs, or
     * if no further period is due for the moves already completed.
     */
    public Optional<Instant> periodEndsAt() {
        if (running.isEmpty()) {
            return Optional.empty();
        }
        Face face = faces.get(mover());
        Instant end = since.orElseThrow().plus(face.delay()).plus(face.remaining());
        return due(mover(), face.period(), face.moves()) && end.isBefore(flagAt().orElseThrow())
                ? Optional.of(end)
                : Optional.empty();
    }

    /** Whether the running side's flag has fallen by an instant: exactly at {@link #flagAt()} it has (DEC-03). */
    public boolean flagged(Instant at) {
        return flagAt().filter(flag -> !at.isBefore(flag)).isPresent();
    }

    /** What a side's clock shows at an instant, not negative. */
    public Duration remaining(Side side, Instant at) {
        return charged(side, at).remaining();
    }

    /** A side's clock as it stands at an instant. */
    public Face face(Side side, Instant at) {
        return charged(side, at);
    }

    /**
     * The periods of the running side that have begun by an instant and are not yet in {@link #faces}, in order; none
     * begins at the instant of the flag (LAW 6.4).
     */
    public List<PeriodChange> periodChanges(Instant at) {
        List<PeriodChange> changes = new ArrayList<>();
        if (running.isPresent()) {
            Side side = mover();
            Face face = faces.get(side);
            Instant end = since.orElseThrow().plus(face.delay()).plus(face.remaining());
            Instant flag = flagAt().orElseThrow();
            for (int period = face.period();
                    due(side, period, face.moves()) && !at.isBefore(end) && end.isBefore(flag);
                    period++) {
                changes.add(new PeriodChange(side, period + 1, end));
                end = end.plus(base(side, period + 1));
            }
        }
        return List.copyOf(changes);
    }

    /** The same clocks with {@link #periodChanges} written into the face, which then counts from the last change. */
    public Clocks settle(Instant at) {
        List<PeriodChange> changes = periodChanges(at);
        if (changes.isEmpty()) {
            return this;
        }
        PeriodChange last = changes.getLast();
        return new Clocks(
                controls,
                faces.with(last.side(), charged(last.side(), last.at())),
                running,
                next,
                Optional.of(last.at()));
    }

    // ---- orders about time

    /**
     * Whether a side has more than this amount at an instant, so that some time is left (DEC-21); true for additions.
     */
    public boolean canTake(Side side, Duration amount, Instant at) {
        return remaining(side, at).compareTo(amount) > 0;
    }

    /**
     * Adds time to a side, or takes it away if negative, running or not (OCR 18.4.2, 18.4.3, LAW 12.5).
     *
     * @throws IllegalArgumentException if nothing would be left; ask {@link #canTake} first
     */
    public Clocks add(Side side, Duration change, Instant at) {
        Duration value = remaining(side, at).plus(change);
        if (!value.isPositive() || hasFallen(side, at)) {
            throw new IllegalArgumentException(
                    "changing the clock of " + side + " by " + change + " leaves nothing on it");
        }
        return set(side, value, at);
    }

    /**
     * Replaces what a side's clock shows, running or not (OCR 19.5).
     *
     * @param value more than zero (DEC-19), or IllegalArgumentException
     */
    public Clocks set(Side side, Duration value, Instant at) {
        if (!value.isPositive()) {
            throw new IllegalArgumentException("a clock is set to more than zero, not to " + value);
        }
        return replace(controls, side, charged(side, at).withRemaining(value), at);
    }

    /**
     * Replaces a side's setting, time and move counter (OCR 19.5); increments of the new setting hold from the next
     * completed move. For a proposal see {@link TimeControl#corrected}.
     */
    public Clocks correct(Side side, TimeControl control, Face face, Instant at) {
        if (!face.remaining().isPositive()) {
            throw new IllegalArgumentException("a clock is set to more than zero, not to " + face.remaining());
        }
        return replace(controls.with(side, control), side, face, at);
    }

    /**
     * An outage of the zone costs the running side nothing (ENG-4): it is charged up to the last sign of life before
     * the gap, and again from the end of the gap. A flag that had fallen before the gap stays fallen.
     *
     * @param from last sign of life before the gap
     * @param to first one after it, not before {@code from}
     */
    public Clocks cover(Instant from, Instant to) {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("a gap cannot end before it begins");
        }
        if (running.isEmpty() || !since.orElseThrow().isBefore(to) || flagged(from)) {
            return this;
        }
        return new Clocks(controls, faces.with(mover(), charged(mover(), from)), running, next, Optional.of(to));
    }

    /**
     * A duration as a clock shows it: m:ss, from one hour on h:mm:ss; rounded up to the second, so that 0:00 shows only
     * when nothing is left (OCR 4.1).
     */
    public static String display(Duration remaining) {
        Duration shown = remaining.isPositive() && remaining.getNano() > 0 ? remaining.plusSeconds(1) : remaining;
        if (!shown.isPositive()) {
            return "0:00";
        }
        return shown.toHours() > 0
                ? "%d:%02d:%02d".formatted(shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart())
                : "%d:%02d".formatted(shown.toMinutesPart(), shown.toSecondsPart());
    }

    // ---- the arithmetic

    private Side mover() {
        return running.orElseThrow(() -> new IllegalStateException("no clock runs"));
    }

    private Clocks standing(BySide<Face> standing, Optional<Side> turn) {
        return new Clocks(controls, standing, Optional.empty(), turn, Optional.empty());
    }

    /** Writes a face as of an instant; a running clock continues from there. */
    private Clocks replace(BySide<TimeControl> settings, Side side, Face face, Instant at) {
        Optional<Instant> from =
                running.filter(side::equals).isPresent() ? since.map(start -> at.isAfter(start) ? at : start) : since;
        return new Clocks(settings, faces.with(side, face), running, next, from);
    }

    private boolean hasFallen(Side side, Instant at) {
        return running.filter(side::equals).isPresent() && flagged(at);
    }

    private Face unfallen(Side side, Instant at) {
        if (flagged(at)) {
            throw new IllegalArgumentException(
                    "the flag of " + side + " fell at " + flagAt().orElseThrow() + ", before " + at);
        }
        return charged(side, at);
    }

    /**
     * The face of a side after the time up to an instant has been taken from it: first the delay, then period by
     * period.
     */
    private Face charged(Side side, Instant at) {
        Face face = faces.get(side);
        if (running.filter(side::equals).isEmpty()) {
            return face;
        }
        Duration spent = Duration.between(since.orElseThrow(), at);
        if (spent.compareTo(face.delay()) < 0) {
            return spent.isPositive()
                    ? new Face(
                            face.remaining(),
                            face.period(),
                            face.moves(),
                            face.delay().minus(spent))
                    : face;
        }
        Duration left = face.remaining().minus(spent.minus(face.delay()));
        int period = face.period();
        while (!left.isPositive() && due(side, period, face.moves())) {
            period++;
            left = left.plus(base(side, period));
        }
        return new Face(left.isNegative() ? Duration.ZERO : left, period, face.moves(), Duration.ZERO);
    }

    /** All the time that a side can use in this turn before its flag finally falls. */
    private Duration left(Side side) {
        Face face = faces.get(side);
        Duration left = face.delay().plus(face.remaining());
        for (int period = face.period(); due(side, period, face.moves()); period++) {
            left = left.plus(base(side, period + 1));
        }
        return left;
    }

    /** Whether a player with this many moves has earned the period after the given one (DEC-05). */
    private boolean due(Side side, int period, int moves) {
        return controls.get(side).isDue(period, moves);
    }

    private Duration base(Side side, int period) {
        return controls.get(side).periods().get(period).base();
    }

    /** The face after one more move, with what every completed move gets. */
    private Face completed(Side side, Face face) {
        Face counted = new Face(face.remaining(), face.period(), face.moves() + 1, face.delay());
        return controls.get(side).credited(counted);
    }
}
