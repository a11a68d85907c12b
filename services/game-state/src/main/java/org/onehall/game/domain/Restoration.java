package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** Going back to an earlier position of the game, which an arbiter then resumes (AMD 7.5.1, LAW 7.1, DEC-08). */
final class Restoration {
    private Restoration() {}

    static Decision<Event> decide(RepairCommand.RestorePosition restore, Submitted<Command> submitted, Board board) {
        Instant at = submitted.at();
        if (!GameDecider.maySystemOr(Action.CORRECT_CLOCK, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(restore.reason())) return refuse(REASON_MISSING);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED)
            return refuse(GameDecider.notPlaying(board));
        if (restore.changesSeen() != board.clockChanges().count()) return refuse(CLOCKS_CHANGED);
        if (board.clocks().flagged(at)) return refuse(FLAG_FALLEN);
        if (restore.ply() < 0 || restore.ply() >= board.ply())
            return refuse(NO_SUCH_POSITION, "ply", String.valueOf(board.ply()));
        for (Optional<Duration> time : List.of(restore.white(), restore.black()))
            if (ClockCorrections.outOfRange(time)) return refuse(MALFORMED_TIME);
        Clocks now = board.clocks().pause(at);
        for (Side side : Side.values()) {
            Optional<Duration> wanted = side == Side.WHITE ? restore.white() : restore.black();
            if (wanted.isPresent()) now = now.set(side, wanted.get(), at);
        }
        Board restored = back(board, restore.ply(), now);
        return accept(new Event.PositionRestored(
                restore.ply(),
                restored.position().fen(),
                restore.reason(),
                restore.article(),
                ClockReading.of(board.clocks(), at),
                ClockReading.of(restored.clocks(), at)));
    }

    static Board evolve(Board board, Event.PositionRestored restored) {
        Clocks clocks =
                ClockCorrections.showing(board.clocks().pause(restored.clocks().at()), restored.clocks());
        Board then = back(board, restored.ply(), clocks);
        return then.clocksChanged(
                then.clocks(),
                board.clockChanges().set(ClockCorrections.different(restored.before(), restored.clocks())));
    }

    /** @param standing the clocks; only their turn and move counters change */
    private static Board back(Board board, int ply, Clocks standing) {
        Standing then = Standing.after(board, ply);
        Position position = then.position();
        BySide<Integer> made = then.made();
        BySide<Integer> counted = board.movesMade();
        if (board.sealing().isUnopened())
            counted = counted.with(
                    board.position().sideToMove(), count -> count + 1); // No board shows it, but its clock does.
        BySide<Face> faces = standing.faces();
        for (Side side : Side.values())
            faces = faces.with(side, face(standing, side, counted.get(side) - made.get(side)));
        return board.backTo(
                ply,
                position,
                then.repetitions(),
                made,
                new Clocks(
                        standing.controls(),
                        faces,
                        Optional.empty(),
                        Optional.of(position.sideToMove()),
                        Optional.empty()));
    }

    /** A clock face with fewer completed moves, ready for the next turn; a period that has begun stays. */
    private static Face face(Clocks clocks, Side side, int takenBack) {
        Face face = clocks.faces().get(side);
        return new Face(
                face.remaining(),
                face.period(),
                Math.max(0, face.moves() - takenBack),
                clocks.controls().get(side).periods().get(face.period()).delay());
    }
}
