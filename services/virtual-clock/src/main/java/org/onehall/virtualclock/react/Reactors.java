package org.onehall.virtualclock.react;

import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.CatchUp;
import org.onehall.house.Every;
import org.onehall.house.House;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.virtualclock.domain.ClockState;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.query.Boards;
import org.onehall.virtualclock.query.Orders;
import org.onehall.virtualclock.query.TimeSheets;

/** Opens the clock log, follows the games, carries out orders and watches the time. */
@Singleton
public class Reactors {
    /** Remembers how far this service has read its own orders. */
    static final String CARRY_OUT = "onehall.virtual-clock.carry-out";

    /** How long an order waits for the newest facts of the boards. */
    private static final Duration NEWEST = Duration.ofSeconds(2);

    @Inject
    House house;

    @Inject
    SealedLog<Command, Event, ClockState> log;

    @Inject
    Boards boards;

    @Inject
    Orders orders;

    @Inject
    TimeSheets sheets;

    @Inject
    ClockMetrics metrics;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub game;

    private Watch watch;
    private CatchUp games = CatchUp.of(NEWEST);

    void start(@Observes StartupEvent event) {
        Clock clock = Clock.systemUTC();
        watch = new Watch(clock, log::owns);
        metrics.timers(watch::size);
        var notebook = new Notebook(log, orders);
        var carryOut = new CarryOut(
                new GameBoards(game),
                board -> boards.ask(board, one -> one.clocks().reading()),
                notebook::note);
        var eachBoard = new BoardWatch(
                watch,
                boards,
                new GameClaims(game, metrics),
                notebook,
                UUID.randomUUID().toString());
        var hall = new HallWatch(watch, notebook, clock);
        var halfHours = new SheetWatch(watch, sheets, notebook::sheet, clock);
        var starts = new StartWatch(watch, notebook::begin, carryOut::carryOut);
        boards.onChange(Every.of(eachBoard::changed, hall::changed, halfHours::changed));
        games = CatchUp.of(NEWEST, house.follow(TopicCatalogue.events("game"), GameEvent.parser(), boards::fold));
        house.follow(TopicCatalogue.events("competition"), CompetitionEvent.parser(), boards::fold);
        house.follow(
                TopicCatalogue.events("clock"),
                ClockEvent.parser(),
                Every.of(
                        orders::fold,
                        starts::fold,
                        fact -> {
                            if (fact.hasAlarmRaised())
                                hall.told(fact.getHeader().getKey(), fact.getAlarmRaised());
                        },
                        fact -> {
                            if (fact.hasAlarmRaised())
                                touch(fact.getAlarmRaised().getBoardId());
                            if (fact.hasTimeTroubleNoted())
                                touch(fact.getTimeTroubleNoted().getBoardId());
                        }));
        house.react(CARRY_OUT, TopicCatalogue.events("clock"), ClockEvent.parser(), carryOut::react);
        watch.start(house::isReady, eachBoard::begin);
    }

    /** @param board "" in an alarm about the whole hall */
    private void touch(String board) {
        BoardId.parse(board).ifPresent(boards::touch);
    }

    /**
     * Waits until the current state of the boards is known, so that an order misses none; continues with what is known
     * if that takes too long. UNAVAILABLE while this instance still reads what happened before it was started.
     */
    public void catchUp() {
        games.refuseAtStart("This instance has just been started and does not know all boards yet. Ask again with "
                + "the same request id.");
        games.orGoOn("an order goes on without the newest facts of the boards");
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }
}
