package org.onehall.game.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.regulations.GameRules;

/** The state of a board, built from its log. */
public sealed interface BoardState {
    /** Nothing has happened yet. */
    record Unknown() implements BoardState {}

    /**
     * A board with its current attempt.
     *
     * @param attempt from 1
     * @param ply half-moves completed in this attempt
     * @param moves those half-moves in UCI
     * @param movesMade moves completed by each side in this attempt
     * @param offer the draw offer that stands (DEC-11)
     * @param cleared the checks each seat has passed for this attempt (DEC-26)
     * @param cases each seat's disconnection cases that are not closed, including decided ones
     * @param lost both clocks at the last sign of life of each seat whose case is not decided, before its flag fell
     *     (DEC-16)
     * @param ended how the attempt ended; present exactly in phase ENDED
     * @param irregularities recorded in this attempt, oldest first (AMD 7.5)
     * @param clockChanges what orders have done to the clocks of the board
     * @param particulars what holds for this attempt alone
     */
    record Board(
            BySide<Seat> seats,
            GameRules rules,
            int attempt,
            Phase phase,
            Position initial,
            Position position,
            Repetitions repetitions,
            int ply,
            List<String> moves,
            BySide<Integer> movesMade,
            Clocks clocks,
            Optional<Offer> offer,
            BySide<List<CheckKind>> cleared,
            BySide<List<String>> cases,
            BySide<Optional<ClockReading>> lost,
            Attendance attendance,
            Sealing sealing,
            Optional<Ended> ended,
            List<Irregularity> irregularities,
            ClockChanges clockChanges,
            Particulars particulars)
            implements BoardState {
        public Board {
            moves = List.copyOf(moves);
            irregularities = List.copyOf(irregularities);
        }

        /** Whether resigning and draw offers are still possible. */
        boolean inProgress() {
            return phase == Phase.PLAYING || phase == Phase.PAUSED || phase == Phase.ADJOURNED;
        }

        /** The venues of both seats. */
        public List<String> venues() {
            return List.of(seats.white().venue(), seats.black().venue());
        }

        /** The disconnection cases of a seat that wait for a decision. */
        List<String> undecided(Side side) {
            return lost.get(side).isPresent() ? cases.get(side) : List.of();
        }

        boolean caseOpen() {
            return !undecided(Side.WHITE).isEmpty() || !undecided(Side.BLACK).isEmpty();
        }

        Board with(Clocks now) {
            return with(phase, now);
        }

        Board with(Phase next, Clocks now) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    next,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    now,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended.filter(_ -> next == Phase.ENDED),
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board with(Optional<Offer> open) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    open,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board with(Attendance now) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    cases,
                    lost,
                    now,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board with(Sealing now) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    now,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board with(Ended over) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    Phase.ENDED,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    Optional.of(over),
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board with(List<Irregularity> recorded) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    recorded,
                    clockChanges,
                    particulars);
        }

        Board with(Particulars now) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    now);
        }

        Board clocksChanged(Clocks now, ClockChanges changes) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    now,
                    offer,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    changes,
                    particulars);
        }

        Board cleared(Side side, CheckKind check, boolean passed) {
            List<CheckKind> checks = new ArrayList<>(cleared.get(side));
            checks.remove(check);
            if (passed) checks.add(check);
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared.with(side, List.copyOf(checks)),
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board cases(BySide<List<String>> open, BySide<Optional<ClockReading>> seen) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    position,
                    repetitions,
                    ply,
                    moves,
                    movesMade,
                    clocks,
                    offer,
                    cleared,
                    open,
                    seen,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        Board moved(Side side, String uci, Position after, Clocks now, Optional<Offer> open) {
            List<String> longer = new ArrayList<>(ply + 1);
            longer.addAll(moves);
            longer.add(uci.intern()); // Thousands of games share a few hundred of them.
            return new Board(
                    seats,
                    rules,
                    attempt,
                    phase,
                    initial,
                    after,
                    repetitions.after(after),
                    ply + 1,
                    longer,
                    movesMade.with(side, movesMade.get(side) + 1),
                    now,
                    open,
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing,
                    ended,
                    irregularities,
                    clockChanges,
                    particulars);
        }

        /**
         * The position after fewer half-moves of this attempt. The later half-moves are forgotten, also for repetitions
         * (DEC-08).
         */
        Board backTo(int earlier, Position then, Repetitions counted, BySide<Integer> made, Clocks now) {
            return new Board(
                    seats,
                    rules,
                    attempt,
                    Phase.PAUSED,
                    initial,
                    then,
                    counted,
                    earlier,
                    moves.subList(0, earlier),
                    made,
                    now,
                    offer.filter(open -> open.ply() <= earlier),
                    cleared,
                    cases,
                    lost,
                    attendance,
                    sealing.opened(),
                    Optional.empty(),
                    irregularities,
                    clockChanges,
                    particulars.restored());
        }
    }

    /**
     * How an attempt ended.
     *
     * @param standing both clocks stood already; also with a dead position, because the move that made it stopped them
     */
    record Ended(Result result, Termination termination, boolean standing) {}

    /**
     * An irregularity: what a player did at the board at a half-move, which counts together with similar ones, and its
     * consequence (AMD 7.5.5).
     *
     * @param recordedBy id of the arbiter; empty text if there was none or if an old log does not name one
     */
    record Irregularity(
            Side side, IrregularityKind kind, int ply, IrregularityConsequence consequence, String recordedBy) {}

    /**
     * A draw offer.
     *
     * @param ply the half-move at which it was made (DEC-10)
     */
    record Offer(Side by, int ply) {}
}
