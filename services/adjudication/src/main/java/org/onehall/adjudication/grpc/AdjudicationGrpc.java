package org.onehall.adjudication.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationRefusal;
import org.onehall.adjudication.domain.AdjudicationState;
import org.onehall.adjudication.domain.Command;
import org.onehall.adjudication.domain.Event;
import org.onehall.adjudication.query.BoardRulings;
import org.onehall.adjudication.query.Competitions;
import org.onehall.adjudication.query.Precedents;
import org.onehall.adjudication.query.RunningClocks;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
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
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                CallArbiterResponse.getDefaultInstance(),
                board -> request.toBuilder()
                        .setTerms(competitions.callTerms(board, request.getSide()))
                        .build());
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
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                AskQuestionResponse.getDefaultInstance(),
                board -> request.toBuilder()
                        .setTerms(competitions.callTerms(board, request.getSide()))
                        .build());
    }

    @Override
    public Uni<AnswerQuestionResponse> answerQuestion(AnswerQuestionRequest request) {
        return GrpcRequests.submit(log, request, AnswerQuestionResponse.getDefaultInstance());
    }

    @Override
    public Uni<FileAppealResponse> fileAppeal(FileAppealRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                FileAppealResponse.getDefaultInstance(),
                board -> informed(request, board));
    }

    private FileAppealRequest informed(FileAppealRequest request, BoardId board) {
        var appeals = competitions.appealTerms(board, request.getSide()).toBuilder();
        if (request.hasRulingId()) boards.ruledAt(board, request.getRulingId()).ifPresent(appeals::setRuledAt);
        return request.toBuilder()
                .setTerms(competitions.callTerms(board, request.getSide()))
                .setAppeals(appeals)
                .build();
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
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                DecideAppealResponse.getDefaultInstance(),
                board -> informed(request, board));
    }

    private DecideAppealRequest informed(DecideAppealRequest request, BoardId board) {
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(board, Side.SIDE_WHITE))
                .clearSetSince();
        boards.appealed(board, request.getAppealId())
                .ifPresent(ruling -> informed.addAllSetSince(clocks.setSince(board, ruling)));
        return informed.build();
    }

    @Override
    public Uni<NoteCaseResponse> noteCase(NoteCaseRequest request) {
        return GrpcRequests.submit(log, request, NoteCaseResponse.getDefaultInstance());
    }

    @Override
    public Uni<DecideDisconnectionResponse> decideDisconnection(DecideDisconnectionRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                DecideDisconnectionResponse.getDefaultInstance(),
                board -> informed(request, board));
    }

    private DecideDisconnectionRequest informed(DecideDisconnectionRequest request, BoardId board) {
        var informed = request.toBuilder()
                .clearPrecedents()
                .addAllPrecedents(precedents.of(board, request.getCaseId()))
                .clearLeft()
                .clearMostPeriods()
                .clearCircumstances()
                .setPlayerResponsible(competitions.isPlayerResponsible(board));
        Optional<Side> side = boards.side(board, request.getCaseId());
        side.flatMap(one -> clocks.left(board, one, Instant.now()))
                .ifPresent(left -> informed.setLeft(RecordMapper.duration(left)));
        competitions.mostPeriods(board).ifPresent(informed::setMostPeriods);
        if (request.getPenaltiesCount() > 0)
            side.ifPresent(one -> informed.setCircumstances(competitions.of(board, one)));
        return informed.build();
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
        Optional<BoardId> board = BoardId.parse(request.getBoardId()).filter(competitions::isSeated);
        if (board.isEmpty()) return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.UNKNOWN_BOARD));
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(board.get(), request.getOffender()))
                .build();
        return GrpcRequests.submit(log, informed, ImposePenaltyResponse.getDefaultInstance());
    }

    @Override
    public Uni<WithdrawRulingResponse> withdrawRuling(WithdrawRulingRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                WithdrawRulingResponse.getDefaultInstance(),
                board -> informed(request, board));
    }

    private WithdrawRulingRequest informed(WithdrawRulingRequest request, BoardId board) {
        var informed = request.toBuilder()
                .setCircumstances(competitions.of(board, Side.SIDE_WHITE))
                .clearMadeBy()
                .clearSetSince()
                .addAllSetSince(clocks.setSince(board, request.getRulingId()));
        boards.ruledBy(board, request.getRulingId()).ifPresent(informed::setMadeBy);
        return informed.build();
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
        Optional<BoardId> board = BoardId.parse(request.getBoardId());
        List<AdjudicationEvent> events = board.map(boards::events).orElse(List.of());
        List<String> venues = board.map(boards::venues).orElse(List.of());
        if (!Rights.reads(caller, Action.SEE_ALL_BOARDS, venues, request.getBoardId(), ""))
            return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.FORBIDDEN_ROLE));
        if (events.isEmpty()) return Uni.createFrom().failure(Refused.status(AdjudicationRefusal.UNKNOWN_BOARD));
        return Uni.createFrom()
                .item(ListBoardResponse.newBuilder().addAllEvents(events).build());
    }
}
