package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * A new attempt on the same board: by a decision (OCR 18.9 c, d), or because colours were reversed (OCR 19.2, DEC-18)
 * or the initial position was wrong (LAW 7.2.1).
 */
final class Restarts {
    /** The number of half-moves from which a game with reversed colours goes on (DEC-18). */
    private static final int TOO_LATE = 20;

    /** The number of initial positions of Chess960 (960 II.1). */
    private static final int CHESS960 = 960;

    private Restarts() {}

    static Decision<Event> decide(RepairCommand.Restart restart, Submitted<Command> submitted, Board board) {
        boolean arbiter = restart.reverseColours() && GameDecider.maySystemOr(Action.START_GAME, submitted, board);
        if (submitted.actor().role() != Role.SERVICE && !arbiter) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() == Phase.CREATED) return refuse(GAME_NOT_STARTED);
        if (restart.reverseColours()) {
            if (Texts.isEmpty(restart.reason())) return refuse(REASON_MISSING);
            if (board.phase() == Phase.AWAITING_CA) return refuse(AWAITING_CHIEF_ARBITER);
            if (board.caseOpen()) return refuse(CASE_OPEN);
            if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
            if (board.ply() >= TOO_LATE) return accept(new Event.ColoursKept(board.ply(), restart.reason()));
        }
        BySide<TimeControl> present = board.clocks().controls();
        BySide<TimeControl> controls = restart.control().map(BySide::both).orElse(present);
        if (restart.control().isPresent()
                && !(controls.white().shorterThan(present.white())
                        && controls.black().shorterThan(present.black()))) return refuse(NOT_SHORTER);
        // A control of a player's own belongs to the player, not to the colour.
        if (restart.reverseColours()) controls = new BySide<>(controls.black(), controls.white());
        return accept(
                new Event.GameVoided(board.attempt(), restart.reason(), restart.article()),
                new Event.GameRestarted(
                        board.attempt() + 1,
                        controls.white(),
                        controls.black(),
                        board.initial().fen(),
                        ClockReading.of(Clocks.ready(controls), submitted.at()),
                        seat(restart, board, Side.WHITE),
                        seat(restart, board, Side.BLACK),
                        restart.control().map(board.rules()::with).filter(rules -> !rules.equals(board.rules()))));
    }

    /**
     * A game that began from a wrong initial position is void, whenever that is found; in rapid and blitz it is not
     * void after ten moves by each player (C-21).
     */
    static Decision<Event> replay(RepairCommand.Replay replay, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(replay.reason())) return refuse(REASON_MISSING);
        if (replay.position() < 0 || replay.position() >= CHESS960) return refuse(INITIAL_POSITION_UNKNOWN);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() == Phase.AWAITING_CA) return refuse(AWAITING_CHIEF_ARBITER);
        if (board.caseOpen()) return refuse(CASE_OPEN);
        if (board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        Position right = Position.chess960(replay.position());
        if (board.initial().equals(right)) return refuse(POSITION_RIGHT);
        int least = Math.min(board.movesMade().white(), board.movesMade().black());
        if (board.rules().cutoffMoves().isPresent()
                && least >= board.rules().cutoffMoves().getAsInt())
            return refuse(TOO_LATE_TO_REPLAY, "moves", String.valueOf(least));
        BySide<TimeControl> controls = board.clocks().controls();
        return accept(
                new Event.GameVoided(board.attempt(), replay.reason(), "LAW 7.2.1"),
                new Event.GameRestarted(
                        board.attempt() + 1,
                        controls.white(),
                        controls.black(),
                        right.fen(),
                        ClockReading.of(Clocks.ready(controls), submitted.at()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Optional<Seat> seat(RepairCommand.Restart restart, Board board, Side side) {
        return restart.reverseColours() ? Optional.of(board.seats().get(side.other())) : Optional.empty();
    }

    /**
     * A new game: all its counters are at zero and its checks must be passed again (DEC-16, DEC-26). Players who are
     * there stay present.
     */
    static Board evolve(Board board, Event.GameRestarted restarted) {
        Position initial = Position.ofFen(restarted.initialFen());
        Attendance attendance = board.attendance().again();
        BySide<Seat> seats = board.seats();
        if (restarted.white().isPresent() && restarted.black().isPresent()) {
            seats = new BySide<>(restarted.white().get(), restarted.black().get());
            attendance = attendance.with(new BySide<>(attendance.person(Side.BLACK), attendance.person(Side.WHITE)));
        }
        return new Board(
                seats,
                restarted.rules().orElse(board.rules()),
                restarted.attempt(),
                Phase.CREATED,
                initial,
                initial,
                Repetitions.start(initial),
                0,
                List.of(),
                BySide.both(0),
                Clocks.ready(new BySide<>(restarted.whiteControl(), restarted.blackControl())),
                Optional.empty(),
                BySide.both(List.of()),
                board.cases(),
                board.lost().map(lost -> lost.map(_ -> restarted.clocks())),
                attendance,
                Sealing.NONE,
                Optional.empty(),
                List.of(),
                board.clockChanges().again(),
                Particulars.NONE);
    }

    /**
     * Whether the caller uses the code of a seat that now belongs to the opponent: after an exchange of seats, nobody
     * plays with the code of the earlier seat (OCR 19.2).
     */
    static boolean sitsAcross(Actor actor, Board board) {
        if (actor.role() != Role.PLAYER || actor.side().isEmpty()) return false;
        Side side = Side.valueOf(actor.side());
        return actor.subject().equals(board.seats().get(side.other()).playerId())
                && !actor.subject().equals(board.seats().get(side).playerId());
    }
}
