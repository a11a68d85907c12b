package org.onehall.competition.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.CurrentStandings;
import org.onehall.competition.query.Games;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.competition.trf.TrfExport;
import org.onehall.competition.trf.TrfRefusal;
import org.onehall.competition.trf.TrfWriting;
import org.onehall.competition.trf.Version;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.*;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The gRPC entrance to the competition service. It decides nothing. */
@GrpcService
public class CompetitionGrpc implements CompetitionService {
    @Inject
    SealedLog<Command, Event, CompetitionState> log;

    @Inject
    Competitions competitions;

    @Inject
    Games games;

    @Inject
    CurrentStandings current;

    @Inject
    PairingPreviews previews;

    @Inject
    EventCommands events;

    @Inject
    RoundCommands rounds;

    /** Refuses tie-breaks that C.07 does not have: the log keeps only what standings can be calculated with. */
    @Override
    public Uni<LoadResponse> load(LoadRequest request) {
        LoadedRules.problem(request).ifPresent(problem -> {
            throw GrpcRequests.malformed("regulations.standings: " + problem);
        });
        return GrpcRequests.submit(log, request, LoadResponse.getDefaultInstance());
    }

    /**
     * A person who may enter players of at least one venue may have a table of players read; for a draft, a person who
     * may manage drafts.
     */
    @Override
    public Uni<PreviewPlayersResponse> previewPlayers(PreviewPlayersRequest request) {
        Actor reader = Caller.current();
        if (request.hasDraft()) return Uni.createFrom().item(PlayerPreviews.ofDraft(reader, request));
        String id = id(request.getCompetitionId(), reader);
        if (!Rights.readsOf(reader, Action.ENTER_PLAYERS, id)) throw forbidden();
        return Uni.createFrom()
                .item(PlayerPreviews.read(request, competitions.state(id).orElseThrow(CompetitionGrpc::unknown)));
    }

    @Override
    public Uni<EnterPlayersResponse> enterPlayers(EnterPlayersRequest request) {
        return GrpcRequests.submit(log, request, EnterPlayersResponse.getDefaultInstance());
    }

    @Override
    public Uni<CorrectPlayerResponse> correctPlayer(CorrectPlayerRequest request) {
        return GrpcRequests.submit(log, request, CorrectPlayerResponse.getDefaultInstance());
    }

    @Override
    public Uni<WithdrawPlayerResponse> withdrawPlayer(WithdrawPlayerRequest request) {
        return GrpcRequests.submit(log, request, WithdrawPlayerResponse.getDefaultInstance());
    }

    @Override
    public Uni<ReturnPlayerResponse> returnPlayer(ReturnPlayerRequest request) {
        return GrpcRequests.submit(log, request, ReturnPlayerResponse.getDefaultInstance());
    }

    @Override
    public Uni<SetAbsenceResponse> setAbsence(SetAbsenceRequest request) {
        return GrpcRequests.submit(log, request, SetAbsenceResponse.getDefaultInstance());
    }

    @Override
    public Uni<MovePlayerResponse> movePlayer(MovePlayerRequest request) {
        return GrpcRequests.submit(log, request, MovePlayerResponse.getDefaultInstance());
    }

    @Override
    public Uni<SetLineUpResponse> setLineUp(SetLineUpRequest request) {
        return GrpcRequests.submit(log, request, SetLineUpResponse.getDefaultInstance());
    }

    @Override
    public Uni<AppointOfficialResponse> appointOfficial(AppointOfficialRequest request) {
        return GrpcRequests.submit(log, request, AppointOfficialResponse.getDefaultInstance());
    }

    @Override
    public Uni<DismissOfficialResponse> dismissOfficial(DismissOfficialRequest request) {
        return GrpcRequests.submit(log, request, DismissOfficialResponse.getDefaultInstance());
    }

    @Override
    public Uni<AddVenueResponse> addVenue(AddVenueRequest request) {
        return GrpcRequests.submit(log, request, AddVenueResponse.getDefaultInstance());
    }

    @Override
    public Uni<RenameVenueResponse> renameVenue(RenameVenueRequest request) {
        return GrpcRequests.submit(log, request, RenameVenueResponse.getDefaultInstance());
    }

    @Override
    public Uni<RemoveVenueResponse> removeVenue(RemoveVenueRequest request) {
        return GrpcRequests.submit(log, request, RemoveVenueResponse.getDefaultInstance());
    }

    @Override
    public Uni<PlanRoundResponse> planRound(PlanRoundRequest request) {
        return GrpcRequests.submit(log, request, PlanRoundResponse.getDefaultInstance());
    }

    @Override
    public Uni<RemoveRoundResponse> removeRound(RemoveRoundRequest request) {
        return GrpcRequests.submit(log, request, RemoveRoundResponse.getDefaultInstance());
    }

    @Override
    public Uni<SetPairingsResponse> setPairings(SetPairingsRequest request) {
        return GrpcRequests.submit(log, request, SetPairingsResponse.getDefaultInstance());
    }

    @Override
    public Uni<PublishPairingsResponse> publishPairings(PublishPairingsRequest request) {
        return GrpcRequests.submit(log, request, PublishPairingsResponse.getDefaultInstance());
    }

    @Blocking
    @Override
    public Uni<PreviewPairingsResponse> previewPairings(PreviewPairingsRequest request) {
        return Uni.createFrom().item(previews.preview(Caller.current(), request));
    }

    @Override
    public Uni<ListPairingSourcesResponse> listPairingSources(ListPairingSourcesRequest request) {
        return Uni.createFrom().item(previews.sources(Caller.current(), request));
    }

    @Override
    public Uni<RepairPairingResponse> repairPairing(RepairPairingRequest request) {
        return rounds.repairPairing(request);
    }

    @Override
    public Uni<CancelBoardResponse> cancelBoard(CancelBoardRequest request) {
        return rounds.cancelBoard(request);
    }

    @Override
    public Uni<OpenRoundResponse> openRound(OpenRoundRequest request) {
        return rounds.open(request);
    }

    @Override
    public Uni<NoteResultResponse> noteResult(NoteResultRequest request) {
        return GrpcRequests.submit(log, request, NoteResultResponse.getDefaultInstance());
    }

    @Override
    public Uni<WithdrawResultResponse> withdrawResult(WithdrawResultRequest request) {
        return GrpcRequests.submit(log, request, WithdrawResultResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmResultResponse> confirmResult(ConfirmResultRequest request) {
        return GrpcRequests.submit(log, request, ConfirmResultResponse.getDefaultInstance());
    }

    @Override
    public Uni<ApproveResultResponse> approveResult(ApproveResultRequest request) {
        return GrpcRequests.submit(log, request, ApproveResultResponse.getDefaultInstance());
    }

    @Override
    public Uni<ApplyPenaltyResponse> applyPenalty(ApplyPenaltyRequest request) {
        return GrpcRequests.submit(log, request, ApplyPenaltyResponse.getDefaultInstance());
    }

    @Override
    public Uni<CloseRoundResponse> closeRound(CloseRoundRequest request) {
        return rounds.close(request);
    }

    /**
     * The zone makes the report from all logs and compares it with what is signed, so reports can be signed only
     * through the zone.
     */
    @Override
    public Uni<SignReportResponse> signReport(SignReportRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setCompared(Caller.throughService()).build(),
                SignReportResponse.getDefaultInstance());
    }

    /**
     * All that is recorded, including the pairings of rounds that are not open, for those who may open them. People
     * read a competition through the playing zone.
     */
    @Override
    public Uni<GetCompetitionResponse> getCompetition(GetCompetitionRequest request) {
        Actor reader = Caller.current();
        String id = id(request.getCompetitionId(), reader);
        if (!mayOpen(reader, id)) throw forbidden();
        return Uni.createFrom()
                .item(() -> GetCompetitionResponse.newBuilder()
                        .addAllEvents(competitions.events(id).orElseThrow(CompetitionGrpc::unknown))
                        .build());
    }

    /**
     * Officials get the games of their boards, and people who only screen games get the games that are over. Nobody
     * else gets games from here (APP-I A1). Waits for the newest moves and results.
     */
    @Blocking
    @Override
    public Uni<ExportPgnResponse> exportPgn(ExportPgnRequest request) {
        Actor reader = Caller.current();
        String id = id(request.getCompetitionId(), reader);
        if (!isOfficial(reader, id) && !Rights.readsOf(reader, Action.SEE_FAIR_PLAY, id)) throw forbidden();
        CompetitionLoaded loaded = competitions.loaded(id).orElseThrow(CompetitionGrpc::unknown);
        if (request.getRound() != 0
                && loaded.getRoundsList().stream().noneMatch(round -> round.getNumber() == request.getRound()))
            throw Refused.status(
                    CompetitionRefusal.UNKNOWN_ROUND, Definition.unknown(request.getRound(), loaded.getRoundsCount()));
        games.catchUp();
        Games.Which which = request.getAnnulled()
                ? Games.Which.ANNULLED
                : request.getOver() ? Games.Which.OVER : Games.Which.COUNTING;
        int inPlay = games.inPlay(id, request.getRound(), reader);
        return Uni.createFrom()
                .item(ExportPgnResponse.newBuilder()
                        .setInPlay(inPlay)
                        .setPgn(games.pgn(id, loaded, request.getRound(), reader, competitions.state(id), which))
                        .build());
    }

    /**
     * Only officials see what is not official yet. Players and assistants see no standings while their own game is in
     * progress (OCR 16.7).
     */
    @Blocking
    @Override
    public Uni<GetStandingsResponse> getStandings(GetStandingsRequest request) {
        Actor reader = Caller.current();
        String id = id(request.getCompetitionId(), reader);
        if (!Rights.readsOf(reader, Action.SEE_STANDINGS, id)) throw forbidden();
        if (games.isInProgress(reader.board())) throw Refused.status(CompetitionRefusal.OWN_GAME_IN_PROGRESS);
        CompetitionState state = competitions.state(id).orElseThrow(CompetitionGrpc::unknown);
        int through = request.getThroughRound();
        if (through < 0) throw GrpcRequests.malformed("through_round is 0 or more");
        Definition definition = state.definition().orElseThrow(CompetitionGrpc::unknown);
        if (through > definition.lastRound())
            throw Refused.status(CompetitionRefusal.UNKNOWN_ROUND, definition.unknown(through));
        Standings standings = current.of(
                id, state, request.getOfficialOnly() || !isOfficial(reader, id), through, request.getExplained());
        return Uni.createFrom()
                .item(GetStandingsResponse.newBuilder()
                        .setStandings(CompetitionLog.CONTEXT
                                .mapper()
                                .write(standings, org.onehall.proto.competition.v1.Standings.newBuilder()))
                        .build());
    }

    @Blocking
    @Override
    public Uni<ExportTrfResponse> exportTrf(ExportTrfRequest request) {
        Actor reader = Caller.current();
        String id = id(request.getCompetitionId(), reader);
        if (!isOfficial(reader, id)) throw forbidden();
        Version version = switch (request.getVersion()) {
            case 16 -> Version.TRF16;
            case 26 -> Version.TRF26;
            default -> throw GrpcRequests.malformed("version is 16 or 26");
        };
        CompetitionState state = competitions.state(id).orElseThrow(CompetitionGrpc::unknown);
        CompetitionLoaded loaded = competitions.loaded(id).orElseThrow(CompetitionGrpc::unknown);
        return switch (TrfExport.of(state, version, games.days(id, loaded), games.unmoved(id), mayOpen(reader, id))) {
            case TrfWriting.Written(var report) ->
                Uni.createFrom()
                        .item(ExportTrfResponse.newBuilder()
                                .setTrf(report.text())
                                .build());
            case TrfWriting.NoRoom(List<String> values) ->
                throw Refused.status(TrfRefusal.NO_ROOM_IN_REPORT, Map.of("values", String.join("; ", values)));
        };
    }

    @Override
    public Uni<ListEventsResponse> listEvents(ListEventsRequest request) {
        return events.list();
    }

    @Override
    public Uni<GetDraftResponse> getDraft(GetDraftRequest request) {
        return events.draft(request);
    }

    @Override
    public Uni<SaveDraftResponse> saveDraft(SaveDraftRequest request) {
        return events.save(request);
    }

    @Override
    public Uni<DiscardDraftResponse> discardDraft(DiscardDraftRequest request) {
        return GrpcRequests.submit(log, request, DiscardDraftResponse.getDefaultInstance());
    }

    @Override
    public Uni<OpenDraftResponse> openDraft(OpenDraftRequest request) {
        return events.open(request);
    }

    @Override
    public Uni<GetFilesResponse> getFiles(GetFilesRequest request) {
        return events.files(request);
    }

    @Override
    public Uni<ArchiveCompetitionResponse> archiveCompetition(ArchiveCompetitionRequest request) {
        return events.archive(request);
    }

    /** Whether the reader may see more than what is official. */
    private static boolean isOfficial(Actor reader, String competition) {
        return Rights.readsOf(reader, Action.SEE_ALL_BOARDS, competition);
    }

    /** Whether the reader may see the pairings of a round that is not open. */
    private static boolean mayOpen(Actor reader, String competition) {
        return Rights.readsOf(reader, Action.OPEN_ROUND, competition);
    }

    /** The id in the request, the competition that the reader is named for, or the only one there is. */
    private String id(String asked, Actor reader) {
        if (!asked.isEmpty()) return asked;
        if (!reader.competition().isEmpty()) return reader.competition();
        List<String> all = competitions.ids();
        if (all.size() > 1)
            throw GrpcRequests.malformed("competition_id is needed: there are " + all.size() + " competitions");
        return all.stream().findFirst().orElseThrow(CompetitionGrpc::unknown);
    }

    private static RuntimeException forbidden() {
        return Refused.status(CompetitionRefusal.FORBIDDEN_ROLE);
    }

    private static RuntimeException unknown() {
        return Refused.status(CompetitionRefusal.UNKNOWN_COMPETITION);
    }
}
