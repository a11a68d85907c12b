package org.onehall.adjudication.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import org.onehall.adjudication.domain.AdjudicationRefusal;
import org.onehall.adjudication.domain.AdjudicationState;
import org.onehall.adjudication.domain.Command;
import org.onehall.adjudication.domain.Event;
import org.onehall.adjudication.query.BoardRulings;
import org.onehall.adjudication.query.Competitions;
import org.onehall.adjudication.query.Precedents;
import org.onehall.adjudication.query.RunningClocks;
import org.onehall.decider.Actor;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.adjudication.v1.*;
import org.onehall.proto.types.v1.Side;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The gRPC edge of adjudication. Decides nothing. */
@GrpcService
public class AdjudicationGrpc implements AdjudicationService {
    private final SealedLog<Command, Event, AdjudicationState> log;
    private final BoardRulings boards;
    private final Precedents precedents;
    private final Competitions competitions;
    private final RunningClocks clocks;

    @Inject
    public AdjudicationGrpc(
            SealedLog<Command, Event, AdjudicationState> log,
            BoardRulings boards,
            Precedents precedents,
            Competitions competitions,
            RunningClocks clocks) {
        this.log = log;
        this.boards = boards;
        this.precedents = precedents;
        this.competitions = competitions;
        this.clocks = clocks;
    }

    @Override
    public Uni<CallArbiterResponse> callArbiter(CallArbiterRequest request) {
        var informed = request.toBuilder()
                .setTerms(competitions.callTerms(request.getBoardId(), request.getSide()))
                .build();
        return GrpcRequests.submit(log, informed, CallArbiterResponse.getDefaultInstance());
    }

    @Override
    public Uni<AcknowledgeCallResponse> acknowledgeCall(AcknowledgeCallRequest request) {
        return GrpcRequests.submit(log, request, AcknowledgeCallResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteUnacknowledgedResponse> noteUnacknowledged(NoteUnacknowledgedRequest request) {
        return GrpcRequests.submit(log, request, NoteUnacknowledgedResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteCallPauseResponse> noteCallPause(NoteCallPauseRequest request) {
        return GrpcRequests.submit(log, request, NoteCallPauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<AnswerCallResponse> answerCall(AnswerCallRequest request) {
        return GrpcRequests.submit(log, request, AnswerCallResponse.getDefaultInstance());
    }

    @Override
    public Uni<AskQuestionResponse> askQuestion(AskQuestionRequest request) {
        var informed = request.toBuilder()
                .setTerms(competitions.callTerms(request.getBoardId(), request.getSide()))
                .build();
        return GrpcRequests.submit(log, informed, AskQuestionResponse.getDefaultInstance());
    }

    @Override
    public Uni<AnswerQuestionResponse> answerQuestion(AnswerQuestionRequest request) {
        return GrpcRequests.submit(log, request, AnswerQuestionResponse.getDefaultInstance());
    }

    @Override
    public Uni<FileAppealResponse> fileAppeal(FileAppealRequest request) {
        var appeals = competitions.appealTerms(request.getBoardId(), request.getSide()).toBuilder();
        if (request.hasRulingId())
            boards.ruledAt(request.getBoardId(), request.getRulingId()).ifPresent(appeals::setRuledAt);
        var informed = request.toBuilder()
                .setTerms(competitions.callTerms(request.getBoardId(), request.getSide()))
                .setAppeals(appeals)
                .build();
        return GrpcRequests.submit(log, informed, FileAppealResponse.getDefaultInstance());
    }

    @Override
    public Uni<TakeCopyResponse> takeCopy(TakeCopyRequest request) {
        return GrpcRequests.submit(log, request, TakeCopyResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordFeeResponse> recordFee(RecordFeeRequest request) {
        return GrpcRequests.submit(log, request, RecordFeeResponse.getDefaultInstance());
    }

    @Override
    public Uni<DecideAppealResponse> decideAppeal(DecideAppealRequest request) {
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(request.getBoardId(), Side.SIDE_WHITE))
                .clearSetSince();
        boards.appealed(request.getBoardId(), request.getAppealId())
                .ifPresent(ruling -> informed.addAllSetSince(clocks.setSince(request.getBoardId(), ruling)));
        return GrpcRequests.submit(log, informed.build(), DecideAppealResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteCaseResponse> noteCase(NoteCaseRequest request) {
        return GrpcRequests.submit(log, request, NoteCaseResponse.getDefaultInstance());
    }

    @Override
    public Uni<DecideDisconnectionResponse> decideDisconnection(DecideDisconnectionRequest request) {
        var informed = request.toBuilder()
                .clearPrecedents()
                .addAllPrecedents(precedents.of(request.getBoardId(), request.getCaseId()))
                .clearLeft()
                .clearMostPeriods()
                .clearCircumstances()
                .setPlayerResponsible(competitions.isPlayerResponsible(request.getBoardId()));
        boards.side(request.getBoardId(), request.getCaseId())
                .flatMap(side -> clocks.left(request.getBoardId(), side, Instant.now()))
                .ifPresent(left -> informed.setLeft(RecordMapper.duration(left)));
        competitions.mostPeriods(request.getBoardId()).ifPresent(informed::setMostPeriods);
        if (request.getPenaltiesCount() > 0)
            boards.side(request.getBoardId(), request.getCaseId())
                    .ifPresent(side -> informed.setCircumstances(competitions.of(request.getBoardId(), side)));
        return GrpcRequests.submit(log, informed.build(), DecideDisconnectionResponse.getDefaultInstance());
    }

    @Override
    public Uni<DelegateDecisionResponse> delegateDecision(DelegateDecisionRequest request) {
        return GrpcRequests.submit(log, request, DelegateDecisionResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteUnansweredResponse> noteUnanswered(NoteUnansweredRequest request) {
        return GrpcRequests.submit(log, request, NoteUnansweredResponse.getDefaultInstance());
    }

    @Override
    public Uni<ImposePenaltyResponse> imposePenalty(ImposePenaltyRequest request) {
        if (!competitions.isSeated(request.getBoardId()))
            return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.UNKNOWN_BOARD));
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(request.getBoardId(), request.getOffender()))
                .build();
        return GrpcRequests.submit(log, informed, ImposePenaltyResponse.getDefaultInstance());
    }

    @Override
    public Uni<WithdrawRulingResponse> withdrawRuling(WithdrawRulingRequest request) {
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(request.getBoardId(), Side.SIDE_WHITE))
                .clearMadeBy()
                .clearSetSince()
                .addAllSetSince(clocks.setSince(request.getBoardId(), request.getRulingId()));
        boards.ruledBy(request.getBoardId(), request.getRulingId()).ifPresent(informed::setMadeBy);
        return GrpcRequests.submit(log, informed.build(), WithdrawRulingResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordFailedPauseResponse> recordFailedPause(RecordFailedPauseRequest request) {
        return GrpcRequests.submit(log, request, RecordFailedPauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<CompensateFailedPauseResponse> compensateFailedPause(CompensateFailedPauseRequest request) {
        return GrpcRequests.submit(log, request, CompensateFailedPauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<CloseFailedPauseResponse> closeFailedPause(CloseFailedPauseRequest request) {
        return GrpcRequests.submit(log, request, CloseFailedPauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteRulingResponse> noteRuling(NoteRulingRequest request) {
        return GrpcRequests.submit(log, request, NoteRulingResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteBoardResponse> noteBoard(NoteBoardRequest request) {
        return GrpcRequests.submit(log, request, NoteBoardResponse.getDefaultInstance());
    }

    /** For services and for those who may see the arbiters' wall of one of the board's venues. */
    @Override
    public Uni<ListBoardResponse> listBoard(ListBoardRequest request) {
        Actor caller = Caller.current();
        List<AdjudicationEvent> events = boards.events(request.getBoardId());
        if (!Rights.reads(caller, Action.SEE_ALL_BOARDS, boards.venues(request.getBoardId()), request.getBoardId(), ""))
            return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.FORBIDDEN_ROLE));
        if (events.isEmpty()) return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.UNKNOWN_BOARD));
        return Uni.createFrom()
                .item(ListBoardResponse.newBuilder().addAllEvents(events).build());
    }
}
