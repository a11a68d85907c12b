package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * Help that changes no move. An arbiter accepts the helper and may fairly adjust the player's clock for the help, but
 * not the clock of a player with a disability (LAW 8.1.6, 6.2.6, C-45). If the players exchange seats, the helper goes
 * with the player.
 */
final class Helpers {
    /** The articles for an adjustment because of help. */
    private static final Set<String> ADJUSTMENT = Set.of("LAW 8.1.6", "LAW 6.2.6");

    private Helpers() {}

    static Decision<Event> accepted(AssistanceCommand.AcceptHelper help, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.ADMIT_ASSISTANT, help.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(help.name())) return refuse(HELPER_UNNAMED);
        Optional<GameRefusal> fault = Assistants.whyNotNamed(help.name(), board);
        if (fault.isPresent()) return refuse(fault.get());
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (helper(help.side(), board).equals(Optional.of(new Helper(help.name(), help.disabled())))) return accept();
        return accept(new Event.HelperAccepted(help.side(), help.name(), help.disabled()));
    }

    static Decision<Event> dismissed(
            AssistanceCommand.DismissHelper dismiss, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.ADMIT_ASSISTANT, dismiss.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        if (helper(dismiss.side(), board).isEmpty()) return refuse(NO_HELPER);
        if (Texts.isEmpty(dismiss.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        return accept(new Event.HelperDismissed(dismiss.side(), dismiss.reason()));
    }

    /**
     * Why an article about help does not allow a clock to be changed: nobody helps that player, or the player has a
     * disability (C-45).
     */
    static Optional<GameRefusal> whyNotAdjusted(ClockCommand.AdjustTime.OfSide change, Board board) {
        if (!ADJUSTMENT.contains(change.article())) return Optional.empty();
        return helper(change.side(), board)
                .map(helper -> helper.disabled() ? Optional.of(DISABLED_NOT_ADJUSTED) : Optional.<GameRefusal>empty())
                .orElse(Optional.of(NO_HELPER));
    }

    private static Optional<Helper> helper(Side side, Board board) {
        return board.attendance().person(side).helper();
    }

    static Board evolve(Board board, Side side, Optional<Helper> helper) {
        Attendance known = board.attendance();
        return board.with(known.with(side, known.person(side).helped(helper)));
    }
}
