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
     * @param former ids of the players who were replaced at this board (LAW 6.6)
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
            SealingState sealing,
            Optional<Ended> ended,
            List<Irregularity> irregularities,
            ClockChanges clockChanges,
            Particulars particulars,
            List<String> former)
            implements BoardState {
        public Board {
            moves = List.copyOf(moves);
            irregularities = List.copyOf(irregularities);
            former = List.copyOf(former);
        }

        /** Whether resigning and draw offers are still possible: also before a resumption (ADJ I.6). */
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
            var draft = new BoardDraft(this);
            draft.phase = next;
            draft.clocks = now;
            draft.ended = ended.filter(_ -> next == Phase.ENDED);
            return draft.board();
        }

        Board with(Optional<Offer> open) {
            var draft = new BoardDraft(this);
            draft.offer = open;
            return draft.board();
        }

        Board with(Attendance now) {
            var draft = new BoardDraft(this);
            draft.attendance = now;
            return draft.board();
        }

        Board with(SealingState now) {
            var draft = new BoardDraft(this);
            draft.sealing = now;
            return draft.board();
        }

        Board with(Ended over) {
            var draft = new BoardDraft(this);
            draft.phase = Phase.ENDED;
            draft.ended = Optional.of(over);
            return draft.board();
        }

        Board with(List<Irregularity> recorded) {
            var draft = new BoardDraft(this);
            draft.irregularities = recorded;
            return draft.board();
        }

        Board with(Particulars now) {
            var draft = new BoardDraft(this);
            draft.particulars = now;
            return draft.board();
        }

        Board clocksChanged(Clocks now, ClockChanges changes) {
            var draft = new BoardDraft(this);
            draft.clocks = now;
            draft.clockChanges = changes;
            return draft.board();
        }

        Board cleared(Side side, CheckKind check, boolean passed) {
            List<CheckKind> checks = new ArrayList<>(cleared.get(side));
            checks.remove(check);
            if (passed) checks.add(check);
            var draft = new BoardDraft(this);
            draft.cleared = cleared.with(side, List.copyOf(checks));
            return draft.board();
        }

        Board cases(BySide<List<String>> open, BySide<Optional<ClockReading>> seen) {
            var draft = new BoardDraft(this);
            draft.cases = open;
            draft.lost = seen;
            return draft.board();
        }

        Board moved(Side side, String uci, Position after, Clocks now, Optional<Offer> open) {
            List<String> longer = new ArrayList<>(ply + 1);
            longer.addAll(moves);
            longer.add(uci.intern()); // Thousands of games share a few hundred of them.
            var draft = new BoardDraft(this);
            draft.position = after;
            draft.repetitions = repetitions.after(after);
            draft.ply = ply + 1;
            draft.moves = longer;
            draft.movesMade = movesMade.with(side, movesMade.get(side) + 1);
            draft.clocks = now;
            draft.offer = open;
            return draft.board();
        }

        /**
         * The position after fewer half-moves of this attempt. The later half-moves are forgotten, also for repetitions
         * (DEC-08).
         */
        Board backTo(int earlier, Position then, Repetitions counted, BySide<Integer> made, Clocks now) {
            var draft = new BoardDraft(this);
            draft.phase = Phase.PAUSED;
            draft.position = then;
            draft.repetitions = counted;
            draft.ply = earlier;
            draft.moves = moves.subList(0, earlier);
            draft.movesMade = made;
            draft.clocks = now;
            draft.offer = offer.filter(open -> open.ply() <= earlier);
            draft.sealing = sealing.opened();
            draft.ended = Optional.empty();
            draft.particulars = particulars.restored();
            return draft.board();
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
