package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Readiness;

/**
 * The checks of both seats; nobody plays before passing them (OCR 18.5, 18.6). An absent player cannot be checked: the
 * game begins without him, and if he comes during the game, he may move once his checks are passed (DEC-27).
 */
final class Checks {
    private Checks() {}

    /** A check that a seat lacks, and the refusal it causes. */
    record Missing(Side side, GameRefusal refusal) {
        Decision<Event> refused() {
            return refuse(refusal, "seat", side.name());
        }
    }

    /** Once the game has begun, only a seat that it began without can be cleared. */
    static Decision<Event> clear(Command.ClearSeat clear, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() != Phase.CREATED && of(clear.side(), board).isEmpty()) return refuse(ALREADY_STARTED);
        if (board.cleared().get(clear.side()).contains(clear.check()) == clear.passed()) return accept();
        return accept(new Event.SeatCleared(clear.side(), clear.check(), clear.passed()));
    }

    /**
     * The first missing check that keeps the game from starting. Excluded players and players recorded absent are not
     * waited for.
     */
    static Optional<Missing> keepsFromStart(Board board) {
        return Arrays.stream(Side.values())
                .filter(side -> isAwaited(board.attendance().person(side)))
                .flatMap(side -> of(side, board).stream())
                .findFirst();
    }

    /** The check that a player still lacks before taking part in a game that began without him. */
    static Optional<Missing> keepsFromPlay(Submitted<Command> submitted, Board board) {
        if (!board.inProgress() || !isPlay(submitted.command())) return Optional.empty();
        return Presence.seat(submitted).flatMap(side -> of(side, board));
    }

    private static boolean isAwaited(Attendance.Person person) {
        return new Readiness.Player(person.isHere(), person.absent(), person.excluded()).isAwaited();
    }

    private static Optional<Missing> of(Side side, Board board) {
        List<CheckKind> passed = board.cleared().get(side);
        return new Readiness.Checks(
                        board.rules().checksRequired(),
                        passed.contains(CheckKind.DEVICE),
                        passed.contains(CheckKind.FAIR_PLAY))
                .missing().stream()
                        .findFirst()
                        .map(check -> new Missing(
                                side,
                                check == Readiness.Missing.DEVICE_CHECK
                                        ? DEVICE_CHECK_MISSING
                                        : FAIR_PLAY_CHECK_MISSING));
    }

    /** What a player does in a game on his device. Resigning is not among these: a player may do it at any time. */
    private static boolean isPlay(Command command) {
        return switch (command) {
            case MoveCommand.Play _,
                    MoveCommand.QueuePreMove _,
                    ResultCommand.OfferDraw _,
                    ResultCommand.AcceptDraw _,
                    ResultCommand.DeclineDraw _,
                    ResultCommand.ClaimDraw _,
                    MoveCommand.ConfirmReproduced _,
                    AdjournmentCommand.SealMove _,
                    AdjournmentCommand.ConfirmSealed _ -> true;
            case Command _ -> false;
        };
    }
}
