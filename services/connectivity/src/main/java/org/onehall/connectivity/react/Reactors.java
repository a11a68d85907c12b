package org.onehall.connectivity.react;

import com.google.protobuf.Message;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import org.onehall.connectivity.domain.Command;
import org.onehall.connectivity.domain.Event;
import org.onehall.connectivity.domain.VenueState;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Rulings;
import org.onehall.connectivity.query.Venues;
import org.onehall.connectivity.streams.ConnectivityLog;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Every;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.connectivity.v1.AssessCauseResponse;
import org.onehall.proto.connectivity.v1.CloseCaseResponse;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.NoteMoveResponse;
import org.onehall.proto.connectivity.v1.NoteOverdueResponse;
import org.onehall.proto.connectivity.v1.PresenceFact;
import org.onehall.proto.connectivity.v1.ReportPresenceResponse;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Opens the venue logs, follows games and rulings, reacts to presence, to its own cases and to applied decisions, and
 * watches reports, causes and starts.
 */
@Singleton
public class Reactors {
    private static final long LOOK_MS = 20;
    private static final int LOOKS = 100;

    @Inject
    House house;

    @Inject
    SealedLog<Command, Event, VenueState> log;

    @Inject
    Games games;

    @Inject
    Venues venues;

    @Inject
    Rulings rulings;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub game;

    private Watch watch;

    void start(@Observes StartupEvent event) {
        String own = TopicCatalogue.events("connectivity");
        String played = TopicCatalogue.events("game");
        String ruled = TopicCatalogue.events("adjudication");
        watch = new Watch(Clock.systemUTC(), log::owns);
        var reports =
                new ReportWatch(watch, (note, trace) -> submit(note, NoteOverdueResponse.getDefaultInstance(), trace));
        var causes = new CauseWatch(
                Clock.systemUTC(),
                watch,
                venues,
                games,
                (assess, trace) -> submit(assess, AssessCauseResponse.getDefaultInstance(), trace));
        var starts = new StartWatch(
                watch,
                venues,
                (hold, trace) -> Refused.attempt(
                        () -> game.withOption(OutgoingInterceptor.TRACE, trace).holdStart(hold)));
        house.follow(
                own, ConnectivityEvent.parser(), Every.of(venues::fold, reports::fold, causes::fold, starts::fold));
        house.follow(played, GameEvent.parser(), Every.of(games::fold, starts::fold));
        house.follow(ruled, AdjudicationEvent.parser(), rulings::fold);

        var presence = new Presence(
                games,
                venues,
                rulings,
                (report, trace) -> submit(report, ReportPresenceResponse.getDefaultInstance(), trace));
        var notices = new CaseNotices(
                venues,
                rulings,
                (note, trace) -> Refused.attempt(
                        () -> game.withOption(OutgoingInterceptor.TRACE, trace).noteDisconnection(note)),
                (close, trace) -> submit(close, CloseCaseResponse.getDefaultInstance(), trace));
        house.react(
                "onehall.connectivity.presence",
                TopicCatalogue.PRESENCE,
                PresenceFact.parser(),
                whenReady(presence::seen));
        var spoken = new SpokenMoves(
                games, venues, (note, trace) -> submit(note, NoteMoveResponse.getDefaultInstance(), trace));
        house.react("onehall.connectivity.starts", played, GameEvent.parser(), whenReady(fact -> {
            spoken.played(fact);
            Optional<BoardId> board = BoardId.parse(fact.getHeader().getKey());
            if (!fact.hasGameStarted() || board.isEmpty()) return;
            for (int look = 0;
                    look < LOOKS
                            && games.sequence(board.get()) < fact.getHeader().getSequence();
                    look++) Thread.sleep(LOOK_MS);
            presence.started(fact);
        }));
        house.react(
                "onehall.connectivity.notices", own, ConnectivityEvent.parser(), CaseNotices::lane, whenReady(fact -> {
                    notices.changed(fact);
                    presence.closed(fact);
                }));
        house.react("onehall.connectivity.closings", ruled, AdjudicationEvent.parser(), whenReady(notices::ruled));
        watch.start(house::isReady, () -> {});
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }

    /** Reports nothing about games or cases until all their past facts have been read. */
    private <T> House.Reaction<T> whenReady(House.Reaction<T> reaction) {
        return event -> {
            while (!house.isCaughtUp()) Thread.sleep(LOOK_MS);
            reaction.react(event);
        };
    }

    private <R extends Message> Optional<RefusalDetail> submit(Message request, R response, String trace) {
        return Refused.attempt(
                () -> GrpcRequests.submit(log, request, response, Actor.service(ConnectivityLog.SERVICE), trace)
                        .await()
                        .atMost(SealedLog.ANSWER.plusSeconds(1)));
    }
}
