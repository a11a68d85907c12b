package org.onehall.virtualclock.streams;

import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.Startup;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.UUID;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Desk;
import org.onehall.house.House;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.NoteBoardResponse;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.domain.OrderState;
import org.onehall.virtualclock.query.Boards;
import org.onehall.virtualclock.query.Orders;
import org.onehall.virtualclock.watch.ClockMetrics;
import org.onehall.virtualclock.watch.Deadlines;
import org.onehall.virtualclock.watch.FlagWatch;
import org.onehall.virtualclock.watch.GameClaims;

/** Opens the order logs, follows the games, carries out orders and watches flags. */
@Singleton
public class ClockRoom {
    /** Keeps this service's place among its own orders. */
    static final String CARRY_OUT = "onehall.virtual-clock.carry-out";

    @Inject House house;
    @Inject SealedLog<Command, Event, OrderState> log;
    @Inject Boards boards;
    @Inject Orders orders;
    @Inject ClockMetrics metrics;
    @GrpcClient("game") GameServiceGrpc.GameServiceBlockingStub game;

    private FlagWatch watch;

    /** Opens the logs when the service starts. */
    @Singleton
    static class Logs {
        @Produces
        @Singleton
        @Startup
        SealedLog<Command, Event, OrderState> log(House house) {
            return house.open(ClockLog.CONTEXT);
        }
    }

    void start(@Observes StartupEvent event) {
        watch = new FlagWatch(new Deadlines(UUID.randomUUID().toString()), new GameClaims(game, metrics), Clock.systemUTC());
        metrics.watched(watch::watched);
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), fact -> {
            boards.fold(fact);
            watch.fold(fact);
        });
        house.follow(TopicCatalogue.events("clock"), ClockEvent.parser(), orders::fold);
        var carryOut = new CarryOut(new GameBoards(game), (note, trace) -> Refused.attempt(() ->
                Desk.submit(log, note, NoteBoardResponse.getDefaultInstance(), Actor.service(ClockLog.SERVICE), trace)
                        .await().atMost(SealedLog.ANSWER.plusSeconds(1))));
        house.react(CARRY_OUT, TopicCatalogue.events("clock"), ClockEvent.parser(), carryOut::react);
        watch.start(house::isReady);
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }
}
