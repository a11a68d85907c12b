package org.onehall.playingzone.edge.ws;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.jboss.logging.Logger;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.command.Answer;
import org.onehall.playingzone.command.Command;
import org.onehall.playingzone.command.CommandSender;
import org.onehall.playingzone.command.GameCommands;
import org.onehall.playingzone.command.Sending;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;

/** Sends commands as far as the sender's budget allows. Thread-safe. */
final class BudgetedSender {
    private static final Logger LOG = Logger.getLogger(BudgetedSender.class);

    private final CommandSender commands;
    private final CommandBudget budget;
    private final LiveHall hall;

    BudgetedSender(CommandSender commands, CommandBudget budget, LiveHall hall) {
        this.commands = commands;
        this.budget = budget;
        this.hall = hall;
    }

    /** The answer of the owner, or a refusal because there were too many commands; blocks. */
    Answer answer(Command command, Sending sending) {
        Viewer viewer = sending.viewer();
        try {
            boolean isFree = isLegalMove(viewer, command);
            Duration pause = isFree ? Duration.ZERO : budget.take(viewer, command, System.nanoTime());
            if (pause.isPositive())
                return Answer.refused(
                        ZoneRefusal.TOO_MANY_COMMANDS,
                        Map.of("seconds", String.valueOf(pause.plusMillis(999).toSeconds())));
            Answer answer = commands.carryOut(command, sending);
            if (!isFree && answer instanceof Answer.Unavailable) budget.giveBack(viewer, command);
            return answer;
        } catch (RuntimeException bug) {
            LOG.errorf(bug, "%s failed, trace %s", sending.name(), sending.trace());
            return Answer.fault(sending.trace());
        }
    }

    /** Whether a command is a move that can be played at this moment; such a move is never held up. */
    private boolean isLegalMove(Viewer viewer, Command command) {
        return command instanceof GameCommands.Play(String uci, var _, OptionalInt ply)
                && viewer.seat()
                        .filter(seat ->
                                hall.read(h -> h.rooms().boards().isLegalMove(seat, uci, ply, viewer.isAssistant())))
                        .isPresent();
    }
}
