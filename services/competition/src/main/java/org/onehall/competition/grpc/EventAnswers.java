package org.onehall.competition.grpc;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Draft;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.LifeCommand;
import org.onehall.competition.domain.LifeStage;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.EventRow;
import org.onehall.competition.reading.Drafts;
import org.onehall.competition.reading.Fault;
import org.onehall.competition.reading.Sources;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.competition.writing.CompetitionWriter;
import org.onehall.competition.writing.Copies;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.FileFault;
import org.onehall.proto.competition.v1.GetDraftResponse;
import org.onehall.proto.competition.v1.GetFilesRequest;
import org.onehall.proto.competition.v1.GetFilesResponse;
import org.onehall.proto.competition.v1.ListEventsResponse;
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.SaveDraftResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Answers questions about competitions and drafts, for the people who may manage them (OCR 16.1, 17.11). It reads what
 * this instance knows and changes nothing. Throws the status of a refusal.
 */
final class EventAnswers {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    private final Competitions competitions;

    EventAnswers(Competitions competitions) {
        this.competitions = competitions;
    }

    /** Whether an actor may manage a competition; "": any competition. */
    static boolean mayKeep(Actor actor, String competition) {
        return Rights.allows(actor, Action.KEEP_EVENTS, List.of(), competition, "");
    }

    /** Refuses with FORBIDDEN_ROLE if the actor may not manage the competition; "": any competition. */
    static void mustKeep(Actor actor, String competition) {
        if (!mayKeep(actor, competition)) throw Refused.status(CompetitionRefusal.FORBIDDEN_ROLE);
    }

    /** All competitions and drafts that the actor may manage, by id. */
    ListEventsResponse list(Actor actor) {
        mustKeep(actor, "");
        var answer = ListEventsResponse.newBuilder();
        competitions.all().forEach((id, state) -> {
            if (mayKeep(actor, id)) answer.addEvents(row(EventRow.of(id, state)));
        });
        return answer.build();
    }

    private static org.onehall.proto.competition.v1.EventRow row(EventRow row) {
        return org.onehall.proto.competition.v1.EventRow.newBuilder()
                .setCompetitionId(row.id())
                .setName(row.name())
                .setState(stage(row.state()))
                .setVenues(row.venues())
                .setPlayers(row.players())
                .setRounds(row.rounds())
                .addAllOpened(row.opened())
                .addAllOfficial(row.official())
                .build();
    }

    private static org.onehall.proto.competition.v1.LifeStage stage(LifeStage stage) {
        return org.onehall.proto.competition.v1.LifeStage.valueOf("LIFE_STAGE_" + stage.name());
    }

    /** A draft as it was last saved, and what is missing in it now. */
    GetDraftResponse draft(Actor actor, String id) {
        mustKeep(actor, id);
        Draft draft = competitions.draft(id).orElseThrow(() -> Refused.status(CompetitionRefusal.NO_DRAFT));
        Drafts.Read read = Drafts.read(id, Drafts.sources(draft));
        return GetDraftResponse.newBuilder()
                .setDraft(message(draft))
                .addAllMissing(faults(read.missing()))
                .addAllNotes(faults(read.notes()))
                .setSequence(competitions.sequence(id))
                .build();
    }

    /**
     * Whether a draft is kept already as it is to be saved, so that nothing is written. Refuses what the log would
     * refuse, so that the log does not keep files for nothing; whether a new draft's id is free is left to the log.
     */
    boolean isKept(Actor actor, SaveDraftRequest request) {
        String requestId = request.getWrite().getRequestId();
        if (requestId.isEmpty() || request.getCompetitionId().isEmpty()) return false; // the log refuses the form
        Draft draft = CompetitionLog.CONTEXT.mapper().read(request.getDraft(), Draft.class);
        Command save = new LifeCommand.SaveDraft(request.getCompetitionId(), draft, false);
        return switch (DECIDER.decide(
                new Submitted<>(save, actor, requestId, Instant.EPOCH, Instant.EPOCH),
                competitions.present(request.getCompetitionId()))) {
            case Decision.Refused(Refusal refusal, Map<String, String> details) ->
                throw Refused.status(refusal, details);
            case Decision.Accepted(List<Event> events) -> events.isEmpty() && !request.getCreate();
        };
    }

    /** What is missing in a draft that was saved, and the number of the last event. */
    SaveDraftResponse saved(SaveDraftRequest request, List<CompetitionEvent> events) {
        Draft draft = CompetitionLog.CONTEXT.mapper().read(request.getDraft(), Draft.class);
        Drafts.Read read = Drafts.read(request.getCompetitionId(), Drafts.sources(draft));
        return SaveDraftResponse.newBuilder()
                .addAllEvents(events)
                .addAllMissing(faults(read.missing()))
                .addAllNotes(faults(read.notes()))
                .setSequence(
                        events.isEmpty()
                                ? competitions.sequence(request.getCompetitionId())
                                : events.getLast().getHeader().getSequence())
                .build();
    }

    /** The draft as it is read now; empty if the competition is open already. */
    Optional<Drafts.Read> toOpen(Actor actor, String id) {
        mustKeep(actor, id);
        if (competitions.state(id).isPresent()) return Optional.empty();
        return Optional.of(competitions
                .draft(id)
                .map(draft -> Drafts.read(id, Drafts.sources(draft)))
                .orElseThrow(() -> Refused.status(CompetitionRefusal.NO_DRAFT)));
    }

    /** The files of a competition as it is now, or those of a copy of it for another event. */
    GetFilesResponse files(Actor actor, GetFilesRequest request) {
        String id = request.getCompetitionId();
        mustKeep(actor, id);
        if (request.hasOtherId() != request.hasName())
            throw GrpcRequests.malformed("other_id and name are both needed for a copy");
        Definition definition = competitions
                .state(id)
                .flatMap(CompetitionState::definition)
                .orElseThrow(() -> Refused.status(CompetitionRefusal.UNKNOWN_COMPETITION));
        Sources files = request.hasOtherId()
                ? CompetitionWriter.write(request.getOtherId(), Copies.of(definition, request.getName()))
                : CompetitionWriter.write(id, definition);
        return GetFilesResponse.newBuilder().setFiles(message(Drafts.of(files))).build();
    }

    private static org.onehall.proto.competition.v1.Draft message(Draft draft) {
        return CompetitionLog.CONTEXT
                .mapper()
                .write(draft, org.onehall.proto.competition.v1.Draft.newBuilder())
                .build();
    }

    static List<FileFault> faults(List<Fault> faults) {
        return faults.stream()
                .map(fault -> FileFault.newBuilder()
                        .setFile(fault.file())
                        .setLine(fault.line())
                        .setColumn(fault.column())
                        .setPath(fault.key())
                        .setProblem(fault.message())
                        .setRule(fault.rule())
                        .setCode(fault.code())
                        .build())
                .toList();
    }
}
