package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * A new attempt on the same board: by a decision (OCR 18.9 c, d), or because colours were reversed (OCR 19.2, DEC-18),
 * the initial position was wrong (LAW 7.2.1) or the pairing was changed (LAW 6.6).
 */
final class Restarts {
    private Restarts() {}

    static Decision<Event> decide(RepairCommand.Restart restart, Submitted<Command> submitted, Board board) {
        boolean arbiter = restart.reverseColours() && GameDecider.maySystemOr(Action.START_GAME, submitted, board);
        if (submitted.actor().role() != Role.SERVICE && !arbiter) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() == Phase.CREATED) return refuse(GAME_NOT_STARTED);
        if (restart.reverseColours()) {
            Optional<Decision<Event>> instead = ReversedColours.insteadOfRestart(restart, submitted, board);
            if (instead.isPresent()) return instead.get();
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

    private static Optional<Seat> seat(RepairCommand.Restart restart, Board board, Side side) {
        return restart.reverseColours() ? Optional.of(board.seats().get(side.other())) : Optional.empty();
    }

    private static List<String> former(Board board, Event.GameRestarted restarted) {
        return Stream.concat(
                        board.former().stream(),
                        restarted.replaced().map(side -> board.seats().get(side).playerId()).stream())
                .distinct()
                .toList();
    }

    /**
     * A new game: all its counters are at zero and its checks must be passed again (DEC-16, DEC-26). Players who are
     * there stay present; nothing is known of a player who is new at the board.
     */
    static Board evolve(Board board, Event.GameRestarted restarted) {
        Position initial = Position.ofFen(restarted.initialFen());
        Attendance attendance = board.attendance().again();
        BySide<Seat> seats = board.seats();
        if (restarted.white().isPresent() && restarted.black().isPresent()) {
            seats = new BySide<>(restarted.white().get(), restarted.black().get());
            attendance = restarted.replaced().isPresent()
                    ? attendance.with(restarted.replaced().get(), Attendance.Person.UNSEEN)
                    : attendance.with(new BySide<>(attendance.person(Side.BLACK), attendance.person(Side.WHITE)));
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
                SealingState.NONE,
                Optional.empty(),
                List.of(),
                board.clockChanges().again(),
                Particulars.NONE,
                former(board, restarted));
    }
}
