package org.onehall.adjudication.react;

import com.google.protobuf.Message;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.adjudication.domain.AdjudicationState;
import org.onehall.adjudication.domain.Command;
import org.onehall.adjudication.domain.Event;
import org.onehall.adjudication.query.Competitions;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.Refused;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.NoteBoardResponse;
import org.onehall.proto.adjudication.v1.NoteCallPauseResponse;
import org.onehall.proto.adjudication.v1.NoteCaseRequest;
import org.onehall.proto.adjudication.v1.NoteCaseResponse;
import org.onehall.proto.adjudication.v1.NoteRulingResponse;
import org.onehall.proto.adjudication.v1.NoteUnacknowledgedResponse;
import org.onehall.proto.adjudication.v1.NoteUnansweredResponse;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Follows games and cases, watches how long the Chief Arbiter takes for decisions and the arbiters for calls, pauses
 * games for calls, and drives each ruling to "applied" or "refused".
 */
@Singleton
public class Reactors {
    private static final Logger LOG = Logger.getLogger(Reactors.class);
    private static final Actor SELF = Actor.service("adjudication");
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final GameHistory games = new GameHistory();
    private final CaseHistory cases = new CaseHistory();
    private final RulingEffects effects;
    private final CallPauses pauses;
    private final House house;
    private final SealedLog<Command, Event, AdjudicationState> log;
    private Watch watch;

    @Inject
    public Reactors(
            House house,
            SealedLog<Command, Event, AdjudicationState> log,
            GameClient game,
            CompetitionClient competition,
            Competitions competitions) {
        this.house = house;
        this.log = log;
        this.effects = new RulingEffects(game, competition, competitions::isScored);
        this.pauses = new CallPauses(game);
    }

    void start(@Observes StartupEvent started) {
        String gameTopic = TopicCatalogue.events("game");
        String linkTopic = TopicCatalogue.events("connectivity");
        house.follow(gameTopic, GameEvent.parser(), games::fold);
        house.follow(linkTopic, ConnectivityEvent.parser(), cases::fold);
        watch = new Watch(Clock.systemUTC(), log::owns);
        var answers = new AnswerWatch(
                watch, (note, trace) -> submit(note, NoteUnansweredResponse.getDefaultInstance(), trace));
        house.follow(log.context().eventTopic(), AdjudicationEvent.parser(), answers::fold);
        var calls = new CallWatch(
                watch, (note, trace) -> submit(note, NoteUnacknowledgedResponse.getDefaultInstance(), trace));
        house.follow(log.context().eventTopic(), AdjudicationEvent.parser(), calls::fold);
        house.react("onehall.adjudication.note-boards", gameTopic, GameEvent.parser(), this::noteBoard);
        house.react(
                "onehall.adjudication.note-cases",
                linkTopic,
                ConnectivityEvent.parser(),
                CaseHistory::lane,
                this::noteCases);
        house.react(
                "onehall.adjudication.apply-rulings",
                log.context().eventTopic(),
                AdjudicationEvent.parser(),
                this::apply);
        watch.start(house::isReady, () -> {});
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }

    private void noteBoard(GameEvent event) throws Exception {
        EventHeader header = event.getHeader();
        games.at(header, PATIENCE)
                .ifPresent(note -> submit(
                        note.toBuilder()
                                .setWrite(write("note-board:" + header.getEventId()))
                                .build(),
                        NoteBoardResponse.getDefaultInstance(),
                        header));
    }

    private void noteCases(ConnectivityEvent event) throws Exception {
        EventHeader header = event.getHeader();
        for (NoteCaseRequest note : cases.notes(event, PATIENCE))
            submit(
                    note.toBuilder()
                            .setWrite(write("note-case:" + header.getEventId() + ":" + note.getCaseId()))
                            .build(),
                    NoteCaseResponse.getDefaultInstance(),
                    header);
    }

    private void apply(AdjudicationEvent event) {
        pauses.carryOut(event).ifPresent(note -> {
            if (!note.getPaused())
                LOG.warnf("the clocks were not stopped for %s: %s", note.getCallId(), note.getCode());
            submit(note, NoteCallPauseResponse.getDefaultInstance(), event.getHeader());
        });
        effects.carryOut(event).ifPresent(note -> {
            if (note.getApplied()) LOG.infof("ruling %s is applied", note.getRulingId());
            else LOG.warnf("ruling %s was refused: %s", note.getRulingId(), note.getCode());
            submit(note, NoteRulingResponse.getDefaultInstance(), event.getHeader());
        });
    }

    private void submit(Message request, Message response, EventHeader because) {
        submit(request, response, because.getCorrelationId())
                .ifPresent(refusal ->
                        LOG.warnf("a note about %s was refused: %s", because.getEventId(), refusal.getCode()));
    }

    private Optional<RefusalDetail> submit(Message request, Message response, String trace) {
        return Refused.attempt(() ->
                GrpcRequests.submit(log, request, response, SELF, trace).await().atMost(PATIENCE));
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }
}
