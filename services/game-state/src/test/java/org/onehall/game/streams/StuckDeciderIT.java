package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.WHITE;

import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.game.domain.GameDecider;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Side;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.OneBroker;

/** An owner whose decider hangs in a command is not ready and says in which partition. */
class StuckDeciderIT {
    private static final String BOARD = "stuck/1/1";
    private static final String STUCK = "stuck";

    /** Decides as boards do, except for one request, which waits. */
    private static final class Waiting implements Decider<Command, Event, BoardState> {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch goOn = new CountDownLatch(1);

        @Override
        public BoardState initial() {
            return GameDecider.DECIDER.initial();
        }

        @Override
        public Decision<Event> decide(Submitted<Command> submitted, BoardState state) {
            if (submitted.requestId().equals(STUCK)) {
                begun.countDown();
                try {
                    assertTrue(goOn.await(1, TimeUnit.MINUTES));
                } catch (InterruptedException never) {
                    throw new IllegalStateException(never);
                }
            }
            return GameDecider.DECIDER.decide(submitted, state);
        }

        @Override
        public BoardState evolve(BoardState state, Event event) {
            return GameDecider.DECIDER.evolve(state, event);
        }

        /** Like a service's request, it is appended before anybody judges it. */
        @Override
        public boolean isJudgedByState(Command command) {
            return false;
        }
    }

    private static LogContext<Command, Event, BoardState> context(Waiting decider) {
        var boards = GameLog.CONTEXT;
        return new LogContext<>(
                boards.name(),
                boards.keyFields(),
                decider,
                boards.commandType(),
                boards.eventType(),
                boards.commands(),
                boards.events(),
                boards.mapper(),
                boards.states(),
                boards.signsOfLife(),
                boards.internal());
    }

    private static CompletableFuture<Outcome> move(SealedLog<?, ?, ?> log, String request) {
        var move = PlayRequest.newBuilder()
                .setBoardId(BOARD)
                .setSide(Side.SIDE_WHITE)
                .setUci("e2e4")
                .build();
        return log.submit(move, BOARD, WHITE, request, OptionalLong.empty(), "trace");
    }

    @Test
    void whileACommandIsNotDecidedItsPartitionIsNamedAndAfterwardsAllIsWell() throws Exception {
        Waiting decider = new Waiting();
        String partition = TopicCatalogue.commands("game") + "-" + TopicCatalogue.partition(BOARD);
        try (var log = SealedLog.open(context(decider), OneBroker.shared().settings("game-it-1"), LogMeter.NONE)) {
            Eventually.holds(log::isReady);
            move(log, STUCK);
            assertTrue(decider.begun.await(30, TimeUnit.SECONDS));
            try {
                Eventually.holds(() -> log.standing().containsKey(partition));
                assertFalse(log.isReady());
                Map<String, String> standing = log.standing();
                assertTrue(
                        standing.getOrDefault(partition, "")
                                .matches("no command is decided; the one at offset \\d+ has taken \\d+ s so far"),
                        standing::toString);
                assertFalse(standing.values().stream().anyMatch(what -> what.contains(BOARD)), standing::toString);
            } finally {
                decider.goOn.countDown();
            }
            Eventually.holds(log::isReady);
            assertEquals(Map.of(), log.standing());
            assertTrue(move(log, "after it").get(30, TimeUnit.SECONDS).hasRefusal(), "there is no such game");
        }
    }
}
