package org.onehall.fairplay.grpc.proceeding;

import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.FairPlayCase;
import org.onehall.fairplay.domain.proceeding.ProceedingRefusal;
import org.onehall.fairplay.domain.proceeding.RecordingKind;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.query.proceeding.PrizeChecks;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.react.proceeding.RecordingWatch;
import org.onehall.house.Caller;
import org.onehall.house.Refused;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.ConfirmDeletionRequest;
import org.onehall.proto.cases.v1.ConfirmDeletionResponse;
import org.onehall.proto.cases.v1.ListPrizesRequest;
import org.onehall.proto.cases.v1.ListPrizesResponse;
import org.onehall.proto.cases.v1.ListRecordingsRequest;
import org.onehall.proto.cases.v1.ListRecordingsResponse;
import org.onehall.proto.cases.v1.OpenRecordingRequest;
import org.onehall.proto.cases.v1.OpenRecordingResponse;
import org.onehall.proto.cases.v1.PrizeNow;
import org.onehall.proto.cases.v1.RegisterRecordingRequest;
import org.onehall.proto.cases.v1.RegisterRecordingResponse;
import org.onehall.proto.cases.v1.ReleasePrizeRequest;
import org.onehall.proto.cases.v1.ReleasePrizeResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The calls about the recordings of a competition and about its prizes (APP-I A5, A8bis). */
final class RegisterCalls {
    private final ProceedingViews views;
    private final ProceedingFacts facts;
    private final PrizeChecks checks;
    private final RecordingNowView recordingView;
    private final AccessNotes access;
    private final CaseWriter writer;
    private final Clock clock;

    RegisterCalls(
            ProceedingViews views,
            ProceedingFacts facts,
            PrizeChecks checks,
            AccessNotes access,
            CaseWriter writer,
            Clock clock) {
        this.views = views;
        this.facts = facts;
        this.checks = checks;
        this.recordingView = new RecordingNowView(views, facts);
        this.access = access;
        this.writer = writer;
        this.clock = clock;
    }

    Uni<RegisterRecordingResponse> registerRecording(RegisterRecordingRequest request) {
        String id = CaseIds.ofRecording(
                request.getRegisterKey(),
                Caller.current().subject(),
                request.getWrite().getRequestId());
        return writer.submit(request.toBuilder()
                        .setRecordingId(id)
                        .setOver(isOver(request))
                        .build())
                .map(_ -> RegisterRecordingResponse.getDefaultInstance());
    }

    private boolean isOver(RegisterRecordingRequest request) {
        String key = request.getRegisterKey();
        RecordingKind kind = request.getKind() == org.onehall.proto.cases.v1.RecordingKind.RECORDING_KIND_VENUE
                ? RecordingKind.VENUE
                : RecordingKind.VCS;
        return RecordingWatch.due(views.register(key), facts.rules(LogKey.competition(key)), kind)
                .filter(due -> !RecordMapper.instant(due).isAfter(clock.instant()))
                .isPresent();
    }

    Uni<OpenRecordingResponse> openRecording(OpenRecordingRequest request) {
        Actor caller = Caller.current();
        boolean known = views.worksOn(caller, request.getForCase());
        if (!known) access.attempted(caller, request.getForCase(), "OpenRecording");
        var asked = request.toBuilder()
                .setCaseKnown(known)
                .setHoldKnown(recordingView.isHoldKnown(caller, request.getRegisterKey(), request.getRecordingId()))
                .build();
        return writer.submit(asked)
                .onFailure(CaseWriter::isKeptOut)
                .invoke(() ->
                        access.attempted(caller, request.getRegisterKey(), request.getRecordingId(), "OpenRecording"))
                .map(_ -> OpenRecordingResponse.newBuilder()
                        .setReference(views.register(request.getRegisterKey()).recordings().stream()
                                .filter(one -> one.recording().equals(request.getRecordingId()))
                                .map(RecordingRegister.Recording::reference)
                                .findFirst()
                                .orElseThrow(() -> Refused.status(ProceedingRefusal.RECORDING_DELETED)))
                        .build());
    }

    Uni<ConfirmDeletionResponse> confirmDeletion(ConfirmDeletionRequest request) {
        Actor caller = Caller.current();
        return writer.submit(request)
                .onFailure(CaseWriter::isKeptOut)
                .invoke(() ->
                        access.attempted(caller, request.getRegisterKey(), request.getRecordingId(), "ConfirmDeletion"))
                .map(_ -> ConfirmDeletionResponse.getDefaultInstance());
    }

    Uni<ListRecordingsResponse> listRecordings(ListRecordingsRequest request) {
        Actor caller = Caller.current();
        String key = request.getRegisterKey();
        return Uni.createFrom()
                .item(ListRecordingsResponse.newBuilder()
                        .addAllRecordings(views.events(key).stream()
                                .filter(CaseEvent::hasRecordingRegistered)
                                .flatMap(event -> recordingView.recording(caller, key, event, clock.instant()).stream())
                                .toList())
                        .build());
    }

    Uni<ReleasePrizeResponse> releasePrize(ReleasePrizeRequest request) {
        String competition = LogKey.competition(request.getRegisterKey());
        List<FairPlayCase> forwarded = views.forwarded(competition, request.getPlayerId());
        var known = checks.of(competition, request.getPlayerId()).toBuilder()
                .setForwarded((int) forwarded.stream()
                        .filter(one -> one.sanctions().isEmpty())
                        .count())
                .addAllDecisions(forwarded.stream()
                        .flatMap(one -> one.sanctions().stream())
                        .toList());
        return writer.submit(request.toBuilder().setFacts(known).build())
                .map(events ->
                        ReleasePrizeResponse.newBuilder().addAllEvents(events).build());
    }

    Uni<ListPrizesResponse> listPrizes(ListPrizesRequest request) {
        if (!Rights.allows(Caller.current(), Action.RELEASE_PRIZE, List.of(), request.getRegisterKey(), ""))
            return Uni.createFrom().item(ListPrizesResponse.getDefaultInstance());
        return Uni.createFrom()
                .item(ListPrizesResponse.newBuilder()
                        .addAllPrizes(views.events(request.getRegisterKey()).stream()
                                .filter(CaseEvent::hasPrizeReleased)
                                .map(event -> PrizeNow.newBuilder()
                                        .setPlayerId(event.getPrizeReleased().getPlayerId())
                                        .setPrize(event.getPrizeReleased().getPrize())
                                        .setReleasedAt(event.getHeader().getOccurredAt())
                                        .build())
                                .toList())
                        .build());
    }
}
