package org.onehall.game.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.game.query.Boards;
import org.onehall.game.query.Judge;
import org.onehall.game.query.Rounds;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.game.v1.AcceptDrawRequest;
import org.onehall.proto.game.v1.AcceptDrawResponse;
import org.onehall.proto.game.v1.AcceptHelperRequest;
import org.onehall.proto.game.v1.AcceptHelperResponse;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.AdjustTimeResponse;
import org.onehall.proto.game.v1.AdmitAssistantRequest;
import org.onehall.proto.game.v1.AdmitAssistantResponse;
import org.onehall.proto.game.v1.AllowEarlyOffersRequest;
import org.onehall.proto.game.v1.AllowEarlyOffersResponse;
import org.onehall.proto.game.v1.AskClockTimesRequest;
import org.onehall.proto.game.v1.AskClockTimesResponse;
import org.onehall.proto.game.v1.BeatRequest;
import org.onehall.proto.game.v1.BeatResponse;
import org.onehall.proto.game.v1.CancelBoardRequest;
import org.onehall.proto.game.v1.CancelBoardResponse;
import org.onehall.proto.game.v1.CancelPreMoveRequest;
import org.onehall.proto.game.v1.CancelPreMoveResponse;
import org.onehall.proto.game.v1.ChangePlayersRequest;
import org.onehall.proto.game.v1.ChangePlayersResponse;
import org.onehall.proto.game.v1.ChangeResultRequest;
import org.onehall.proto.game.v1.ChangeResultResponse;
import org.onehall.proto.game.v1.ClaimDefaultRequest;
import org.onehall.proto.game.v1.ClaimDefaultResponse;
import org.onehall.proto.game.v1.ClaimDrawRequest;
import org.onehall.proto.game.v1.ClaimDrawResponse;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.ClaimFlagResponse;
import org.onehall.proto.game.v1.ClearSeatRequest;
import org.onehall.proto.game.v1.ClearSeatResponse;
import org.onehall.proto.game.v1.ConfirmEnvelopeRequest;
import org.onehall.proto.game.v1.ConfirmEnvelopeResponse;
import org.onehall.proto.game.v1.ConfirmReproducedRequest;
import org.onehall.proto.game.v1.ConfirmReproducedResponse;
import org.onehall.proto.game.v1.ConfirmSealedRequest;
import org.onehall.proto.game.v1.ConfirmSealedResponse;
import org.onehall.proto.game.v1.CorrectSettingRequest;
import org.onehall.proto.game.v1.CorrectSettingResponse;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.CreateResponse;
import org.onehall.proto.game.v1.DeclareDrawRequest;
import org.onehall.proto.game.v1.DeclareDrawResponse;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.DeclareResultResponse;
import org.onehall.proto.game.v1.DeclineDrawRequest;
import org.onehall.proto.game.v1.DeclineDrawResponse;
import org.onehall.proto.game.v1.DismissAssistantRequest;
import org.onehall.proto.game.v1.DismissAssistantResponse;
import org.onehall.proto.game.v1.DismissHelperRequest;
import org.onehall.proto.game.v1.DismissHelperResponse;
import org.onehall.proto.game.v1.ExcludeSeatRequest;
import org.onehall.proto.game.v1.ExcludeSeatResponse;
import org.onehall.proto.game.v1.GameService;
import org.onehall.proto.game.v1.GetBoardRequest;
import org.onehall.proto.game.v1.GetBoardResponse;
import org.onehall.proto.game.v1.HoldStartRequest;
import org.onehall.proto.game.v1.HoldStartResponse;
import org.onehall.proto.game.v1.JudgeRequest;
import org.onehall.proto.game.v1.JudgeResponse;
import org.onehall.proto.game.v1.NameAssistantRequest;
import org.onehall.proto.game.v1.NameAssistantResponse;
import org.onehall.proto.game.v1.NoteDisconnectionRequest;
import org.onehall.proto.game.v1.NoteDisconnectionResponse;
import org.onehall.proto.game.v1.OfferDrawRequest;
import org.onehall.proto.game.v1.OfferDrawResponse;
import org.onehall.proto.game.v1.OrderSealingRequest;
import org.onehall.proto.game.v1.OrderSealingResponse;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.PauseResponse;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.PlayResponse;
import org.onehall.proto.game.v1.QueuePreMoveRequest;
import org.onehall.proto.game.v1.QueuePreMoveResponse;
import org.onehall.proto.game.v1.RecordIrregularityRequest;
import org.onehall.proto.game.v1.RecordIrregularityResponse;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.RecordPresenceResponse;
import org.onehall.proto.game.v1.ReplayRequest;
import org.onehall.proto.game.v1.ReplayResponse;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.ResignResponse;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.RestartResponse;
import org.onehall.proto.game.v1.RestorePositionRequest;
import org.onehall.proto.game.v1.RestorePositionResponse;
import org.onehall.proto.game.v1.ResumeAdjournedRequest;
import org.onehall.proto.game.v1.ResumeAdjournedResponse;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.ResumeResponse;
import org.onehall.proto.game.v1.ReverseForfeitRequest;
import org.onehall.proto.game.v1.ReverseForfeitResponse;
import org.onehall.proto.game.v1.SealMoveRequest;
import org.onehall.proto.game.v1.SealMoveResponse;
import org.onehall.proto.game.v1.SetClocksRequest;
import org.onehall.proto.game.v1.SetClocksResponse;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.game.v1.SetRulingAsideResponse;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.game.v1.StartResponse;
import org.onehall.proto.game.v1.TakeBackIrregularityRequest;
import org.onehall.proto.game.v1.TakeBackIrregularityResponse;
import org.onehall.proto.game.v1.WaiveDefaultRequest;
import org.onehall.proto.game.v1.WaiveDefaultResponse;

/** The gRPC entrance to the board logs. It decides nothing. */
@GrpcService
public class GameGrpc implements GameService {
    @Inject
    SealedLog<Command, Event, BoardState> log;

    @Inject
    Boards boards;

    @Inject
    Judge judge;

    @Inject
    Rounds rounds;

    @Override
    public Uni<CreateResponse> create(CreateRequest request) {
        return GrpcRequests.submit(log, request, CreateResponse.getDefaultInstance());
    }

    @Override
    public Uni<ClearSeatResponse> clearSeat(ClearSeatRequest request) {
        return GrpcRequests.submit(log, request, ClearSeatResponse.getDefaultInstance());
    }

    @Override
    public Uni<StartResponse> start(StartRequest request) {
        return GrpcRequests.submit(log, request, StartResponse.getDefaultInstance());
    }

    @Override
    public Uni<PlayResponse> play(PlayRequest request) {
        return GrpcRequests.submit(log, request, PlayResponse.getDefaultInstance());
    }

    @Override
    public Uni<OfferDrawResponse> offerDraw(OfferDrawRequest request) {
        return GrpcRequests.submit(log, request, OfferDrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<AcceptDrawResponse> acceptDraw(AcceptDrawRequest request) {
        return GrpcRequests.submit(log, request, AcceptDrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<DeclineDrawResponse> declineDraw(DeclineDrawRequest request) {
        return GrpcRequests.submit(log, request, DeclineDrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<AllowEarlyOffersResponse> allowEarlyOffers(AllowEarlyOffersRequest request) {
        return GrpcRequests.submit(log, request, AllowEarlyOffersResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmReproducedResponse> confirmReproduced(ConfirmReproducedRequest request) {
        return GrpcRequests.submit(log, request, ConfirmReproducedResponse.getDefaultInstance());
    }

    @Override
    public Uni<QueuePreMoveResponse> queuePreMove(QueuePreMoveRequest request) {
        return GrpcRequests.submit(log, request, QueuePreMoveResponse.getDefaultInstance());
    }

    @Override
    public Uni<CancelPreMoveResponse> cancelPreMove(CancelPreMoveRequest request) {
        return GrpcRequests.submit(log, request, CancelPreMoveResponse.getDefaultInstance());
    }

    @Override
    public Uni<ResignResponse> resign(ResignRequest request) {
        return GrpcRequests.submit(log, request, ResignResponse.getDefaultInstance());
    }

    @Override
    public Uni<ClaimFlagResponse> claimFlag(ClaimFlagRequest request) {
        return GrpcRequests.submit(log, request, ClaimFlagResponse.getDefaultInstance());
    }

    @Override
    public Uni<PauseResponse> pause(PauseRequest request) {
        return GrpcRequests.submit(log, request, PauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<ResumeResponse> resume(ResumeRequest request) {
        return GrpcRequests.submit(log, request, ResumeResponse.getDefaultInstance());
    }

    @Override
    public Uni<AdjustTimeResponse> adjustTime(AdjustTimeRequest request) {
        return GrpcRequests.submit(log, request, AdjustTimeResponse.getDefaultInstance());
    }

    @Override
    public Uni<ReplayResponse> replay(ReplayRequest request) {
        return GrpcRequests.submit(log, request, ReplayResponse.getDefaultInstance());
    }

    @Override
    public Uni<ChangePlayersResponse> changePlayers(ChangePlayersRequest request) {
        return GrpcRequests.submit(log, request, ChangePlayersResponse.getDefaultInstance());
    }

    @Override
    public Uni<CancelBoardResponse> cancelBoard(CancelBoardRequest request) {
        return GrpcRequests.submit(log, request, CancelBoardResponse.getDefaultInstance());
    }

    @Override
    public Uni<RestartResponse> restart(RestartRequest request) {
        return GrpcRequests.submit(log, request, RestartResponse.getDefaultInstance());
    }

    @Override
    public Uni<DeclareResultResponse> declareResult(DeclareResultRequest request) {
        return GrpcRequests.submit(log, request, DeclareResultResponse.getDefaultInstance());
    }

    @Override
    public Uni<SetRulingAsideResponse> setRulingAside(SetRulingAsideRequest request) {
        return GrpcRequests.submit(log, request, SetRulingAsideResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteDisconnectionResponse> noteDisconnection(NoteDisconnectionRequest request) {
        return GrpcRequests.submit(log, request, NoteDisconnectionResponse.getDefaultInstance());
    }

    @Override
    public Uni<SetClocksResponse> setClocks(SetClocksRequest request) {
        return GrpcRequests.submit(log, request, SetClocksResponse.getDefaultInstance());
    }

    @Override
    public Uni<CorrectSettingResponse> correctSetting(CorrectSettingRequest request) {
        return GrpcRequests.submit(log, request, CorrectSettingResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordPresenceResponse> recordPresence(RecordPresenceRequest request) {
        return new RoundFiller(log, rounds).submit(request);
    }

    @Override
    public Uni<HoldStartResponse> holdStart(HoldStartRequest request) {
        return GrpcRequests.submit(log, request, HoldStartResponse.getDefaultInstance());
    }

    @Override
    public Uni<ExcludeSeatResponse> excludeSeat(ExcludeSeatRequest request) {
        return GrpcRequests.submit(log, request, ExcludeSeatResponse.getDefaultInstance());
    }

    @Override
    public Uni<ClaimDefaultResponse> claimDefault(ClaimDefaultRequest request) {
        return GrpcRequests.submit(log, request, ClaimDefaultResponse.getDefaultInstance());
    }

    @Override
    public Uni<WaiveDefaultResponse> waiveDefault(WaiveDefaultRequest request) {
        return GrpcRequests.submit(log, request, WaiveDefaultResponse.getDefaultInstance());
    }

    @Override
    public Uni<ReverseForfeitResponse> reverseForfeit(ReverseForfeitRequest request) {
        return new RoundFiller(log, rounds).submit(request);
    }

    @Override
    public Uni<RestorePositionResponse> restorePosition(RestorePositionRequest request) {
        return GrpcRequests.submit(log, request, RestorePositionResponse.getDefaultInstance());
    }

    @Override
    public Uni<OrderSealingResponse> orderSealing(OrderSealingRequest request) {
        return GrpcRequests.submit(log, request, OrderSealingResponse.getDefaultInstance());
    }

    @Override
    public Uni<SealMoveResponse> sealMove(SealMoveRequest request) {
        return GrpcRequests.submit(log, request, SealMoveResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmSealedResponse> confirmSealed(ConfirmSealedRequest request) {
        return GrpcRequests.submit(log, request, ConfirmSealedResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmEnvelopeResponse> confirmEnvelope(ConfirmEnvelopeRequest request) {
        return GrpcRequests.submit(log, request, ConfirmEnvelopeResponse.getDefaultInstance());
    }

    @Override
    public Uni<ResumeAdjournedResponse> resumeAdjourned(ResumeAdjournedRequest request) {
        return GrpcRequests.submit(log, request, ResumeAdjournedResponse.getDefaultInstance());
    }

    @Override
    public Uni<DeclareDrawResponse> declareDraw(DeclareDrawRequest request) {
        return GrpcRequests.submit(log, request, DeclareDrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<ChangeResultResponse> changeResult(ChangeResultRequest request) {
        return new RoundFiller(log, rounds).submit(request);
    }

    @Override
    public Uni<ClaimDrawResponse> claimDraw(ClaimDrawRequest request) {
        return GrpcRequests.submit(log, request, ClaimDrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<TakeBackIrregularityResponse> takeBackIrregularity(TakeBackIrregularityRequest request) {
        return GrpcRequests.submit(log, request, TakeBackIrregularityResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordIrregularityResponse> recordIrregularity(RecordIrregularityRequest request) {
        return GrpcRequests.submit(log, request, RecordIrregularityResponse.getDefaultInstance());
    }

    @Override
    public Uni<NameAssistantResponse> nameAssistant(NameAssistantRequest request) {
        return GrpcRequests.submit(log, request, NameAssistantResponse.getDefaultInstance());
    }

    @Override
    public Uni<AdmitAssistantResponse> admitAssistant(AdmitAssistantRequest request) {
        return GrpcRequests.submit(log, request, AdmitAssistantResponse.getDefaultInstance());
    }

    @Override
    public Uni<DismissAssistantResponse> dismissAssistant(DismissAssistantRequest request) {
        return GrpcRequests.submit(log, request, DismissAssistantResponse.getDefaultInstance());
    }

    @Override
    public Uni<AskClockTimesResponse> askClockTimes(AskClockTimesRequest request) {
        return GrpcRequests.submit(log, request, AskClockTimesResponse.getDefaultInstance());
    }

    @Override
    public Uni<AcceptHelperResponse> acceptHelper(AcceptHelperRequest request) {
        return GrpcRequests.submit(log, request, AcceptHelperResponse.getDefaultInstance());
    }

    @Override
    public Uni<DismissHelperResponse> dismissHelper(DismissHelperRequest request) {
        return GrpcRequests.submit(log, request, DismissHelperResponse.getDefaultInstance());
    }

    /** For the officials who see the board. No game waits for this search. */
    @Override
    public Uni<JudgeResponse> judge(JudgeRequest request) {
        Actor caller = Caller.current();
        return Uni.createFrom().item(() -> judge.of(request, caller)).runSubscriptionOn(judge.queue());
    }

    @Override
    public Uni<BeatResponse> beat(BeatRequest request) {
        return SignOfLife.give(log, request);
    }

    /**
     * People read boards through the playing zone, which knows what each person may see. Services, the operator and the
     * player of the board read here.
     */
    @Override
    public Uni<GetBoardResponse> getBoard(GetBoardRequest request) {
        return BoardReader.read(boards, request);
    }
}
