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

/**
 * The checks of both seats, before which nobody plays (OCR 18.5, 18.6). Who is absent can not be checked: the game
 * begins without him, and should he come while it lasts, he moves once they are made (DEC-27).
 */
final class Checks {
    private Checks() {}

    /** A check a seat lacks, and what is refused for it. */
    record Missing(Side side, GameRefusal refusal) {
        Decision<Event> refused() {
            return refuse(refusal, "seat", side.name());
        }
    }

    /** Once the game has begun only for a seat that it began without. */
    static Decision<Event> clear(Command.ClearSeat clear, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() != Phase.CREATED && of(clear.side(), board).isEmpty()) return refuse(ALREADY_STARTED);
        if (board.cleared().get(clear.side()).contains(clear.check()) == clear.passed()) return accept();
        return accept(new Event.SeatCleared(clear.side(), clear.check(), clear.passed()));
    }

    /** What somebody lacks who is to play: who is excluded is not, and who is said to be absent not now. */
    static Optional<Missing> keepsFromStart(Board board) {
        return Arrays.stream(Side.values())
                .filter(side -> !board.attendance().person(side).excluded()
                        && !board.attendance().person(side).absent())
                .flatMap(side -> of(side, board).stream())
                .findFirst();
    }

    /** What the player of a seat lacks before he may take part in the game that has begun without him. */
    static Optional<Missing> keepsFromPlay(Submitted<Command> submitted, Board board) {
        if (!board.inProgress() || !isPlay(submitted.command())) return Optional.empty();
        return Presence.seat(submitted).flatMap(side -> of(side, board));
    }

    private static Optional<Missing> of(Side side, Board board) {
        if (!board.rules().checksRequired()) return Optional.empty();
        List<CheckKind> passed = board.cleared().get(side);
        if (!passed.contains(CheckKind.DEVICE)) return Optional.of(new Missing(side, DEVICE_CHECK_MISSING));
        return passed.contains(CheckKind.FAIR_PLAY)
                ? Optional.empty()
                : Optional.of(new Missing(side, FAIR_PLAY_CHECK_MISSING));
    }

    /** What a player does in a game on his device; giving it up is open to him at any time. */
    private static boolean isPlay(Command command) {
        return switch (command) {
            case Command.Play _,
                    Command.QueuePreMove _,
                    Command.OfferDraw _,
                    Command.AcceptDraw _,
                    Command.DeclineDraw _,
                    Command.ClaimDraw _,
                    Command.ConfirmReproduced _,
                    Command.SealMove _,
                    Command.ConfirmSealed _ -> true;
            case Command _ -> false;
        };
    }
}
