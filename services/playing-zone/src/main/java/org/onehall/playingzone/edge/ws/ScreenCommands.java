package org.onehall.playingzone.edge.ws;

import java.time.Duration;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.onehall.house.Traces;
import org.onehall.playingzone.command.Answer;
import org.onehall.playingzone.command.GameCommands;
import org.onehall.playingzone.command.SeatCommand;
import org.onehall.playingzone.command.Sending;
import org.onehall.playingzone.hall.MoveTimes;
import org.onehall.playingzone.hall.ZoneMetrics;

/** Carries out the commands of screens, measures and logs each one, and sends the screen its answer. */
final class ScreenCommands {
    private static final Logger LOG = Logger.getLogger(ScreenCommands.class);

    private final BudgetedSender sender;
    private final Traces traces;
    private final MoveTimes moves;
    private final ZoneMetrics metrics;

    ScreenCommands(BudgetedSender sender, Traces traces, MoveTimes moves, ZoneMetrics metrics) {
        this.sender = sender;
        this.traces = traces;
        this.moves = moves;
        this.metrics = metrics;
    }

    /**
     * Carries out one command; blocks until it is answered.
     *
     * @param since when its frame arrived, by {@link System#nanoTime()}
     */
    void carryOut(Screen screen, ClientFrame.Command command, long since) {
        if (screen.member.isReplaced()) return;
        String trace = UUID.randomUUID().toString();
        String board = command.request() instanceof SeatCommand
                ? screen.member.viewer().actor().board()
                : command.request().board();
        MDC.put("trace", trace);
        MDC.put("board", board);
        try (Traces.Step step = traces.begin(command.name(), trace, since)) {
            boolean move = command.request() instanceof GameCommands.Play;
            if (move) moves.arrived(trace, since);
            Answer answer = sender.answer(
                    command.request(),
                    new Sending(
                            screen.member.viewer(),
                            screen.token,
                            command.id(),
                            command.name(),
                            trace,
                            screen.roundTrips.milliseconds()));
            step.outcome(answer.outcome());
            if (move && answer instanceof Answer.Refused) moves.refused(trace);
            Duration took = Duration.ofNanos(System.nanoTime() - since);
            metrics.command(command.name(), answer.outcome(), took);
            boolean routine = command.request() instanceof SeatCommand && answer instanceof Answer.Ok;
            LOG.logf(
                    routine ? Logger.Level.DEBUG : Logger.Level.INFO,
                    "%s by %s %s: %s in %d ms",
                    command.name(),
                    screen.member.viewer().actor().role(),
                    screen.member.viewer().actor().venue(),
                    told(answer),
                    took.toMillis());
            screen.member.outlet().send(answer.frame(command.id()));
        } finally {
            MDC.remove("trace");
            MDC.remove("board");
        }
    }

    private static String told(Answer answer) {
        return answer instanceof Answer.Refused refused ? "refused " + refused.code() : answer.outcome();
    }
}
