package org.onehall.fairplay.react;

import com.google.protobuf.Message;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.domain.Command;
import org.onehall.fairplay.domain.Event;
import org.onehall.fairplay.domain.FairPlayState;
import org.onehall.fairplay.query.checks.BoardChecks;
import org.onehall.fairplay.query.floor.FloorFacts;
import org.onehall.fairplay.query.proceeding.PrizeChecks;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.screening.PlayedGames;
import org.onehall.fairplay.react.checks.ReadyWatch;
import org.onehall.fairplay.react.screening.AnalysisWatch;
import org.onehall.fairplay.react.screening.ScreeningPipeline;
import org.onehall.house.CatchUp;
import org.onehall.house.Every;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.NoteBoardRequest;
import org.onehall.proto.fairplay.v1.NoteBoardResponse;
import org.onehall.proto.fairplay.v1.QueueScreeningRequest;
import org.onehall.proto.fairplay.v1.QueueScreeningResponse;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.ClearSeatRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Follows games, has them analysed, queues ended games for screening, tells game-state which seats are clear and holds
 * the boards that are not ready.
 */
@Singleton
public class Reactors {
    private static final Logger LOG = Logger.getLogger(Reactors.class);
    private static final Actor SELF = Actor.service("fair-play");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** How long an incident waits at most for the newest facts of each log. */
    private static final Duration NEWEST = Duration.ofSeconds(2);

    private final GameHistory games = new GameHistory();
    private final House house;
    private final SealedLog<Command, Event, FairPlayState> log;
    private final ScreeningPipeline screening;
    /** The logs of games and rulings. */
    private CatchUp circumstances = CatchUp.of(NEWEST);

    private Watch watch;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub game;

    @Inject
    public Reactors(House house, SealedLog<Command, Event, FairPlayState> log, ScreeningPipeline screening) {
        this.house = house;
        this.log = log;
        this.screening = screening;
    }

    /** Each log is read once for everything that follows it here: facts first, then the code that acts on them. */
    void start(
            @Observes StartupEvent started,
            BoardChecks boards,
            FloorFacts floor,
            ProceedingFacts proceedings,
            PrizeChecks prizes,
            PlayedGames played) {
        String gameTopic = TopicCatalogue.events("game");
        watch = new Watch(Clock.systemUTC(), log::owns);
        var starts = new ReadyWatch(
                watch,
                (hold, trace) -> Refused.attempt(
                        () -> game.withOption(OutgoingInterceptor.TRACE, trace).holdStart(hold)));
        AnalysisWatch analysis = screening.open(watch);
        LogReader gameFacts = house.follow(
                gameTopic,
                GameEvent.parser(),
                Every.of(
                        games::fold,
                        floor::fold,
                        played::fold,
                        proceedings::fold,
                        prizes::fold,
                        starts::fold,
                        analysis::fold));
        house.follow(
                TopicCatalogue.events("competition"),
                CompetitionEvent.parser(),
                Every.of(floor::fold, played::fold, proceedings::fold, prizes::fold, starts::fold, analysis::fold));
        house.follow(
                log.context().eventTopic(),
                FairPlayEvent.parser(),
                Every.of(boards::fold, played::fold, prizes::fold, starts::fold, analysis::fold));
        LogReader rulings = house.follow(
                TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), Every.of(floor::fold, played::fold));
        circumstances = CatchUp.of(NEWEST, gameFacts, rulings);
        house.follow(TopicCatalogue.events("connectivity"), ConnectivityEvent.parser(), played::fold);
        house.react("onehall.fair-play.note-games", gameTopic, GameEvent.parser(), this::note);
        house.react("onehall.fair-play.clear-seats", log.context().eventTopic(), FairPlayEvent.parser(), this::clear);
        watch.start(house::isReady, () -> {});
    }

    /**
     * Waits until everything that arbiters have been shown about games and rulings is known here, so that no incident
     * is refused because of a ruling just made. If that takes too long, continues with what is known. Blocks.
     */
    public void catchUp() {
        circumstances.orGoOn("an incident is recorded without the newest facts of its game");
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }

    private void note(GameEvent event) throws Exception {
        EventHeader header = event.getHeader();
        Optional<Message> request = games.at(header, PATIENCE);
        if (request.isEmpty()) return;
        switch (request.get()) {
            case NoteBoardRequest note ->
                submit(
                        note.toBuilder()
                                .setWrite(write("note-board:" + header.getEventId()))
                                .build(),
                        NoteBoardResponse.getDefaultInstance(),
                        header);
            case QueueScreeningRequest queue ->
                submit(
                        queue.toBuilder()
                                .setWrite(write("queue-screening:" + header.getEventId()))
                                .build(),
                        QueueScreeningResponse.getDefaultInstance(),
                        header);
            default ->
                throw new IllegalStateException(
                        "no such request: " + request.get().getClass());
        }
    }

    private void clear(FairPlayEvent event) {
        if (!event.hasCheckRecorded()) return;
        CheckRecorded check = event.getCheckRecorded();
        var request = ClearSeatRequest.newBuilder()
                .setWrite(write("clear-seat:" + event.getHeader().getEventId()))
                .setBoardId(event.getHeader().getKey())
                .setSide(check.getSide())
                .setCheck(kind(check.getKind()))
                .setPassed(check.getPassed())
                .build();
        Optional<RefusalDetail> refusal = Refused.attempt(() -> game.clearSeat(request));
        if (refusal.filter(r -> r.getCode().equals("UNAUTHENTICATED")).isPresent())
            throw new IllegalStateException("game-state does not accept this service's token");
        refusal.ifPresent(r -> LOG.warnf(
                "the check %s has no effect on the game: %s", event.getHeader().getEventId(), r.getCode()));
    }

    private void submit(Message request, Message response, EventHeader because) {
        Refused.attempt(() -> GrpcRequests.submit(log, request, response, SELF, because.getCorrelationId())
                        .await()
                        .atMost(PATIENCE))
                .ifPresent(refusal ->
                        LOG.warnf("a note about %s was refused: %s", because.getEventId(), refusal.getCode()));
    }

    private static CheckKind kind(org.onehall.proto.fairplay.v1.CheckKind kind) {
        return switch (kind) {
            case CHECK_KIND_DEVICE -> CheckKind.CHECK_KIND_DEVICE;
            case CHECK_KIND_FAIR_PLAY -> CheckKind.CHECK_KIND_FAIR_PLAY;
            case CHECK_KIND_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalStateException("no such check: " + kind);
        };
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }
}
