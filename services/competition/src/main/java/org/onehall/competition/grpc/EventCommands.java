package org.onehall.competition.grpc;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.PendingRulings;
import org.onehall.competition.reading.Drafts;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.competition.v1.ArchiveCompetitionRequest;
import org.onehall.proto.competition.v1.ArchiveCompetitionResponse;
import org.onehall.proto.competition.v1.GetDraftRequest;
import org.onehall.proto.competition.v1.GetDraftResponse;
import org.onehall.proto.competition.v1.GetFilesRequest;
import org.onehall.proto.competition.v1.GetFilesResponse;
import org.onehall.proto.competition.v1.ListEventsResponse;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.LoadResponse;
import org.onehall.proto.competition.v1.OpenDraftRequest;
import org.onehall.proto.competition.v1.OpenDraftResponse;
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.SaveDraftResponse;

/**
 * Drafts, their opening, files and the archive of competitions (OCR 16.1, 17.11). Answers are given on threads that may
 * wait, after the newest events have been read.
 */
@Singleton
class EventCommands {
    private static final Logger LOG = Logger.getLogger(EventCommands.class);

    private final SealedLog<Command, Event, CompetitionState> log;
    private final Competitions competitions;
    private final PendingRulings rulings;
    private final EventAnswers answers;

    @Inject
    EventCommands(SealedLog<Command, Event, CompetitionState> log, Competitions competitions, PendingRulings rulings) {
        this.log = log;
        this.competitions = competitions;
        this.rulings = rulings;
        answers = new EventAnswers(competitions);
    }

    Uni<ListEventsResponse> list() {
        return newest(answers::list);
    }

    Uni<GetDraftResponse> draft(GetDraftRequest request) {
        return newest(actor -> answers.draft(actor, request.getCompetitionId()));
    }

    Uni<GetFilesResponse> files(GetFilesRequest request) {
        return newest(actor -> answers.files(actor, request));
    }

    /**
     * Saves a draft, complete or not, and returns what is missing in it. Nothing is written if it would be refused, or
     * if the draft is the same as before.
     */
    Uni<SaveDraftResponse> save(SaveDraftRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    competitions.catchUp();
                    return answers.isKept(actor, request);
                })
                .chain(kept -> kept
                        ? Uni.createFrom().item(SaveDraftResponse.getDefaultInstance())
                        : GrpcRequests.submit(log, request, SaveDraftResponse.getDefaultInstance(), actor, trace))
                .chain(saved -> waiting(() -> answers.saved(request, saved.getEventsList())));
    }

    /** Loads a draft as a competition if it is complete; otherwise returns everything that is missing. */
    Uni<OpenDraftResponse> open(OpenDraftRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    competitions.catchUp();
                    // Read before the draft: whoever saves another one in the meantime is not overlooked.
                    long sequence = competitions.sequence(request.getCompetitionId());
                    return open(request, sequence, answers.toOpen(actor, request.getCompetitionId()), actor, trace);
                })
                .chain(opened -> opened);
    }

    private Uni<OpenDraftResponse> open(
            OpenDraftRequest request, long sequence, Optional<Drafts.Read> draft, Actor actor, String trace) {
        if (draft.isEmpty()) return Uni.createFrom().item(OpenDraftResponse.getDefaultInstance());
        Optional<Command.Load> complete = draft.get().load();
        if (complete.isEmpty())
            return Uni.createFrom()
                    .item(OpenDraftResponse.newBuilder()
                            .addAllMissing(EventAnswers.faults(draft.get().missing()))
                            .build());
        LoadRequest load = CompetitionLog.request(complete.get()).toBuilder()
                .setWrite(
                        request.getWrite().hasExpectedSequence()
                                ? request.getWrite()
                                : request.getWrite().toBuilder()
                                        .setExpectedSequence(sequence)
                                        .build())
                .build();
        return GrpcRequests.submit(log, load, LoadResponse.getDefaultInstance(), actor, trace)
                .map(loaded -> {
                    LOG.infof("competition %s is open", request.getCompetitionId());
                    return OpenDraftResponse.newBuilder()
                            .addAllEvents(loaded.getEventsList())
                            .build();
                });
    }

    /** Archives a competition, after the newest rulings have been read. */
    Uni<ArchiveCompetitionResponse> archive(ArchiveCompetitionRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    rulings.catchUp();
                    return request.toBuilder()
                            .clearRulingsPending()
                            .addAllRulingsPending(rulings.toArchive(request.getCompetitionId()))
                            .build();
                })
                .chain(archive -> GrpcRequests.submit(
                        log, archive, ArchiveCompetitionResponse.getDefaultInstance(), actor, trace));
    }

    private <T> Uni<T> newest(Function<Actor, T> answer) {
        Actor actor = Caller.current();
        return waiting(() -> {
            competitions.catchUp();
            return answer.apply(actor);
        });
    }

    private static <T> Uni<T> waiting(Supplier<T> answer) {
        return Uni.createFrom().item(answer).runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }
}
