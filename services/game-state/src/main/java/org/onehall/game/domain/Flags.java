package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/**
 * What happens when time has run down: the next period begins, or the flag falls (OCR 4.5, LAW 6.4, DEC-05, DEC-15).
 */
final class Flags {
    private Flags() {}

    /** The periods that had begun at the instant of the command but are not in the log yet. */
    static List<Event> periodsOver(Submitted<Command> submitted, Board board) {
        if (board.phase() != Phase.PLAYING) return List.of();
        return periodsOver(board.clocks(), judgedAt(submitted, board));
    }

    /** The periods that had begun at an instant but are not in the log yet. */
    static List<Event> periodsOver(Clocks clocks, Instant at) {
        return clocks.periodChanges(at).stream()
                .<Event>map(change -> new Event.PeriodCompleted(
                        change.side(),
                        change.period(),
                        change.at(),
                        ClockReading.of(clocks.settle(change.at()), change.at())))
                .toList();
    }

    private static Instant judgedAt(Submitted<Command> submitted, Board board) {
        return switch (submitted.command()) {
            case MoveCommand.Play play -> Moves.chargedUntil(play, submitted.at(), board);
            case ClockCommand.ClaimFlag _ ->
                submitted.at().minusMillis(board.rules().lagCompensationMs());
            case Command.CoverOutage outage -> outage.from();
            case Command.NoteLoss loss -> loss.lost().since();
            case Command _ -> submitted.at();
        };
    }

    /** Refused as long as a move that its lag excuses could still arrive (DEC-03). */
    static Decision<Event> claim(ClockCommand.ClaimFlag claim, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.clocks().running().filter(claim.side()::equals).isEmpty()
                || !board.clocks()
                        .flagged(submitted.at().minusMillis(board.rules().lagCompensationMs())))
            return refuse(FLAG_NOT_FALLEN);
        Side fallen = claim.side();
        Instant when = board.clocks().flagAt().orElseThrow();
        ClockReading reading = ClockReading.of(board.clocks().fall(when), when);
        boolean provisional = board.rules().flagProvisionalWhileDisconnected()
                && !board.undecided(fallen).isEmpty();
        Optional<ClockReading> base = provisional ? board.lost().get(fallen) : Optional.empty();
        var flag = new Event.FlagFell(fallen, when, reading, provisional, base);
        if (provisional) return accept(flag);
        return accept(flag, result(board, reading));
    }

    /** What the fallen flag of the side on move means (OCR 4.5). */
    static Event.GameEnded result(Board board, ClockReading reading) {
        Side winner = board.position().sideToMove().other();
        Winnability winnable = Winnability.of(board.position(), winner);
        return switch (winnable) {
            case UNWINNABLE ->
                new Event.GameEnded(Result.DRAW, Termination.TIME_UNWINNABLE, reading, winnable.name(), "OCR 4.5");
            case WINNABLE, UNDECIDED ->
                new Event.GameEnded(Result.win(winner), Termination.TIME, reading, winnable.name(), "OCR 4.5");
        };
    }
}
