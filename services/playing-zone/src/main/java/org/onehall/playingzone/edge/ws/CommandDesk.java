package org.onehall.playingzone.edge.ws;

import io.grpc.StatusRuntimeException;
import io.grpc.stub.AbstractStub;
import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.DiskRoom;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.CodeBook;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.clock.ProposalView;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.report.SignedReport;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.adjudication.v1.AcknowledgeCallRequest;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.AnswerCallRequest;
import org.onehall.proto.adjudication.v1.AnswerQuestionRequest;
import org.onehall.proto.adjudication.v1.AskQuestionRequest;
import org.onehall.proto.adjudication.v1.CallArbiterRequest;
import org.onehall.proto.adjudication.v1.CallKind;
import org.onehall.proto.adjudication.v1.DecideDisconnectionRequest;
import org.onehall.proto.adjudication.v1.DelegateDecisionRequest;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FairPlayGround;
import org.onehall.proto.adjudication.v1.ImposePenaltyRequest;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.WithdrawRulingRequest;
import org.onehall.proto.clock.v1.BoardProposal;
import org.onehall.proto.clock.v1.ClockServiceGrpc;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.ProposeRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.WithdrawRequest;
import org.onehall.proto.competition.v1.ApproveResultRequest;
import org.onehall.proto.competition.v1.CloseRoundRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.ConfirmResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.competition.v1.SignReportRequest;
import org.onehall.proto.connectivity.v1.CommunicationSource;
import org.onehall.proto.connectivity.v1.ConfirmReportRequest;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ReportCommunicationRequest;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.game.v1.AcceptDrawRequest;
import org.onehall.proto.game.v1.AllowEarlyOffersRequest;
import org.onehall.proto.game.v1.CancelPreMoveRequest;
import org.onehall.proto.game.v1.ChangeResultRequest;
import org.onehall.proto.game.v1.ClaimDrawRequest;
import org.onehall.proto.game.v1.ConfirmEnvelopeRequest;
import org.onehall.proto.game.v1.ConfirmReproducedRequest;
import org.onehall.proto.game.v1.ConfirmSealedRequest;
import org.onehall.proto.game.v1.DeclareDrawRequest;
import org.onehall.proto.game.v1.DeclineDrawRequest;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.EnvelopeSeen;
import org.onehall.proto.game.v1.ExcludeSeatRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.HoldStartRequest;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.OfferDrawRequest;
import org.onehall.proto.game.v1.OrderSealingRequest;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.QueuePreMoveRequest;
import org.onehall.proto.game.v1.RecordIrregularityRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.ReplayRequest;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.RestorePositionRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResumeAdjournedRequest;
import org.onehall.proto.game.v1.ReverseForfeitRequest;
import org.onehall.proto.game.v1.SealMoveRequest;
import org.onehall.proto.game.v1.SeatRecord;
import org.onehall.proto.game.v1.TakeBackIrregularityRequest;
import org.onehall.proto.game.v1.WaiveDefaultRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Points;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** Carries a person's requests to the services that own the matter, with the person's own token; blocks. */
@Singleton
public class CommandDesk {
    private static final Logger LOG = Logger.getLogger(CommandDesk.class);
    private static final int REMEMBERED_CODES = 500;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    @GrpcClient("clock")
    ClockServiceGrpc.ClockServiceBlockingStub clocks;

    @GrpcClient("connectivity")
    ConnectivityServiceGrpc.ConnectivityServiceBlockingStub connections;

    @GrpcClient("fairplay")
    FairPlayServiceGrpc.FairPlayServiceBlockingStub fairPlay;

    @GrpcClient("adjudication")
    AdjudicationServiceGrpc.AdjudicationServiceBlockingStub adjudication;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @Inject
    LiveHall hall;

    @Inject
    CodeLog codes;

    private final Given given = new Given();
    /** Codes given out lately, by asker and command id: a command that is sent again gets the same code (ENG-1). */
    private final Map<String, Answer> codesGiven = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Answer> eldest) {
            return size() > REMEMBERED_CODES;
        }
    };

    /** @param roundTripMs measured from here to the screen; empty if not yet known */
    Answer carryOut(Viewer viewer, String token, ClientFrame.Command command, String trace, OptionalInt roundTripMs) {
        if (!Visibility.ownBoard(viewer, command.request().board())) return Answer.refused(ZoneRefusal.ROLE_NEEDED);
        if (given.isOfAnother(viewer.actor().subject(), command.id(), command.request()))
            return Answer.refused(ZoneRefusal.ID_TAKEN);
        try {
            return switch (command.request()) {
                case Request.OfSeat request ->
                    viewer.seat()
                            .map(seat -> ofSeat(request, seat, command.id(), token, trace, roundTripMs))
                            .orElseGet(() -> Answer.refused(ZoneRefusal.NO_SEAT));
                case Request.OpenRound _
                when hall.tooFullForARound().isPresent() ->
                    Answer.refused(
                            ZoneRefusal.DISK_NEARLY_FULL,
                            Map.of(
                                    "free",
                                    DiskRoom.size(hall.tooFullForARound()
                                            .map(DiskRoom::free)
                                            .orElse(0L))));
                case Request.OpenRound(int round) ->
                    ok(as(competitions, token, trace)
                            .openRound(OpenRoundRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setCompetitionId(hall.competition(viewer))
                                    .setRound(round)
                                    .build()));
                case Request.CloseRound(int round) ->
                    ok(as(competitions, token, trace)
                            .closeRound(CloseRoundRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setCompetitionId(hall.competition(viewer))
                                    .setRound(round)
                                    .build()));
                case Request.SignReport sign -> sign(viewer, sign, command.id(), token, trace);
                case Request.RecordPresence presence -> {
                    var request = RecordPresenceRequest.newBuilder()
                            .setWrite(write(command.id()))
                            .setBoardId(presence.board())
                            .setSide(Wire.side(presence.side()))
                            .setPresent(presence.present());
                    presence.seen().ifPresent(seen -> request.setSeen(SeatRecord.valueOf("SEAT_RECORD_" + seen)));
                    yield ok(as(games, token, trace).recordPresence(request.build()));
                }
                case Request.HoldStart hold ->
                    ok(as(games, token, trace)
                            .holdStart(HoldStartRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(hold.board())
                                    .setSide(Wire.side(hold.side()))
                                    .setHeld(hold.held())
                                    .setReason(hold.reason())
                                    .build()));
                case Request.ExcludeSeat exclusion ->
                    ok(as(games, token, trace)
                            .excludeSeat(ExcludeSeatRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(exclusion.board())
                                    .setSide(Wire.side(exclusion.side()))
                                    .setExcluded(exclusion.excluded())
                                    .build()));
                case Request.WaiveDefault waiver -> waive(waiver, command.id(), token, trace);
                case Request.ReverseForfeit forfeit ->
                    ok(as(games, token, trace)
                            .reverseForfeit(ReverseForfeitRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(forfeit.board())
                                    .setReason(forfeit.reason())
                                    .build()));
                case Request.OrderSealing sealing -> {
                    var request = OrderSealingRequest.newBuilder()
                            .setWrite(write(command.id()))
                            .setBoardId(sealing.board())
                            .setReason(sealing.reason());
                    sealing.sessionEnd().ifPresent(end -> request.setSessionEnd(Wire.timestamp(end)));
                    yield ok(as(games, token, trace).orderSealing(request.build()));
                }
                case Request.ConfirmEnvelope(String board, var envelope, var seen) -> {
                    var request = ConfirmEnvelopeRequest.newBuilder()
                            .setWrite(write(command.id()))
                            .setBoardId(board)
                            .setPlace(envelope.place())
                            .setResumesAt(Wire.timestamp(envelope.resumesAt()));
                    seen.ifPresent(shown -> request.setSeen(EnvelopeSeen.newBuilder()
                            .setPlace(shown.place())
                            .setResumesAt(Wire.timestamp(shown.resumesAt()))));
                    yield ok(as(games, token, trace).confirmEnvelope(request.build()));
                }
                case Request.ResumeAdjourned(String board) ->
                    ok(as(games, token, trace)
                            .resumeAdjourned(ResumeAdjournedRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .build()));
                case Request.RestorePosition back -> restore(back, command.id(), token, trace);
                case Request.DeclareDraw draw ->
                    ok(as(games, token, trace)
                            .declareDraw(DeclareDrawRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(draw.board())
                                    .setSituation(DrawSituation.valueOf("DRAW_SITUATION_" + draw.situation()))
                                    .setPly(draw.ply())
                                    .setReason(draw.reason())
                                    .setAttempt(draw.attempt())
                                    .build()));
                case Request.ChangeResult change -> {
                    var request = ChangeResultRequest.newBuilder()
                            .setWrite(write(command.id()))
                            .setBoardId(change.board())
                            .setLine(change.line())
                            .setReason(change.reason())
                            .setAttempt(change.attempt());
                    if (change.outcome() != Request.Outcome.GOES_ON)
                        request.setResult(Result.valueOf("RESULT_" + change.outcome()));
                    yield ok(as(games, token, trace).changeResult(request.build()));
                }
                case Request.RecordIrregularity of ->
                    ok(as(games, token, trace)
                            .recordIrregularity(RecordIrregularityRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(of.board())
                                    .setSide(Wire.side(of.side()))
                                    .setKind(IrregularityKind.valueOf("IRREGULARITY_KIND_" + of.kind()))
                                    .setPly(of.ply())
                                    .setGiveTime(of.giveTime())
                                    .setReason(of.reason())
                                    .setAttempt(of.attempt())
                                    .setRecordsSeen(of.seen())
                                    .setAgain(of.again())
                                    .build()));
                case Request.TakeBackIrregularity(String board, String reason, int attempt, int seen) ->
                    ok(as(games, token, trace)
                            .takeBackIrregularity(TakeBackIrregularityRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setReason(reason)
                                    .setAttempt(attempt)
                                    .setRecordsSeen(seen)
                                    .build()));
                case Request.AllowEarlyOffers(String board, boolean allowed, String reason, int attempt) ->
                    ok(as(games, token, trace)
                            .allowEarlyOffers(AllowEarlyOffersRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setAllowed(allowed)
                                    .setReason(reason)
                                    .setAttempt(attempt)
                                    .build()));
                case Request.Replay(String board, int position, String reason) ->
                    ok(as(games, token, trace)
                            .replay(ReplayRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setPosition(position)
                                    .setReason(reason)
                                    .build()));
                case Request.ReverseColours(String board, String reason) ->
                    ok(as(games, token, trace)
                            .restart(RestartRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setReason(reason)
                                    .setArticle("OCR 19.2")
                                    .setReverseColours(true)
                                    .build()));
                case Request.RecordCheck check -> {
                    var request = RecordCheckRequest.newBuilder()
                            .setWrite(write(command.id()))
                            .setBoardId(check.board())
                            .setSide(Wire.side(check.side()))
                            .setKind(CheckKind.valueOf("CHECK_KIND_" + check.kind()))
                            .setPassed(check.passed())
                            .setNote(check.note());
                    check.seen().ifPresent(request::setSeen);
                    yield ok(as(fairPlay, token, trace).recordCheck(request.build()));
                }
                case Request.OfAssistant assistant ->
                    ok(AssistantDesk.carryOut(as(games, token, trace), assistant, write(command.id())));
                case Request.OfFloor floor ->
                    ok(FloorDesk.carryOut(as(fairPlay, token, trace), floor, write(command.id())));
                case Request.OfVenue venue ->
                    ok(VenueDesk.carryOut(
                            as(fairPlay, token, trace), venue, hall.competition(viewer), write(command.id())));
                case Request.Order order -> ok(as(clocks, token, trace).give(order(viewer, order, command.id())));
                case Request.Propose(var order) ->
                    new Answer.Ok(Map.of(
                            "proposals",
                            as(clocks, token, trace)
                                    .propose(ProposeRequest.newBuilder()
                                            .setOrder(order(viewer, order, command.id()))
                                            .build())
                                    .getBoardsList()
                                    .stream()
                                    .map(CommandDesk::proposal)
                                    .toList()));
                case Request.Withdraw(String order, String reason) ->
                    ok(as(clocks, token, trace)
                            .withdraw(WithdrawRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setOrderId(order)
                                    .setReason(reason)
                                    .build()));
                case Request.TakeTimeSheet(int round) ->
                    ok(as(clocks, token, trace)
                            .takeTimeSheet(TakeTimeSheetRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setOrderId(command.id())
                                    .setCompetitionId(hall.competition(viewer))
                                    .setRound(round)
                                    .build()));
                case Request.RecordCommunication seen -> communication(seen, command.id(), token, trace);
                case Request.ConfirmReport report ->
                    ok(as(connections, token, trace)
                            .confirmReport(ConfirmReportRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setVenueId(hall.read(h -> h.logOfCase(report.caseId()))
                                            .orElseGet(() -> LogKey.of(hall.competition(viewer), report.venue())))
                                    .setCaseId(report.caseId())
                                    .setNote(report.note())
                                    .build()));
                case Request.AcknowledgeCall(String board, String callId) ->
                    ok(as(adjudication, token, trace)
                            .acknowledgeCall(AcknowledgeCallRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setCallId(callId)
                                    .build()));
                case Request.OfAppeal appeal ->
                    ok(AppealDesk.carryOut(as(adjudication, token, trace), appeal, write(command.id())));
                case Request.OfFailedPause pause ->
                    ok(FailedPauseDesk.carryOut(as(adjudication, token, trace), pause, write(command.id())));
                case Request.AnswerQuestion answer ->
                    ok(as(adjudication, token, trace)
                            .answerQuestion(AnswerQuestionRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(answer.board())
                                    .setQuestionId(answer.question())
                                    .setArticle(answer.article())
                                    .setNote(answer.note())
                                    .build()));
                case Request.AnswerCall call ->
                    ok(as(adjudication, token, trace)
                            .answerCall(AnswerCallRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(call.board())
                                    .setCallId(call.callId())
                                    .setValid(call.valid())
                                    .setNote(call.note())
                                    .build()));
                case Request.DecideDisconnection decision -> decide(decision, command.id(), token, trace);
                case Request.DelegateDecision(String board, String caseId) ->
                    ok(as(adjudication, token, trace)
                            .delegateDecision(DelegateDecisionRequest.newBuilder()
                                    .setWrite(write(command.id()))
                                    .setBoardId(board)
                                    .setCaseId(caseId)
                                    .build()));
                case Request.WithdrawRuling withdrawal -> withdraw(withdrawal, command.id(), token, trace);
                case Request.Penalise penalty -> penalise(penalty, command.id(), token, trace);
                case Request.ApproveResult approval -> approve(approval, command.id(), token, trace);
                case Request.IssueSeatCode(String board, var side) ->
                    issue(viewer, hall.read(h -> h.seat(board, side)), command.id());
                case Request.IssueAssistantCode(String board, var side) ->
                    issue(viewer, hall.read(h -> h.assistant(board, side)), command.id());
                case Request.IssueOfficialCode(String official) ->
                    issue(viewer, hall.read(h -> h.official(viewer.competition(), official)), command.id());
                case Request.IssueRoundCodes(int round) -> issue(viewer, round, command.id());
                case Request.ShutOut(String official) ->
                    shutOut(viewer, hall.read(h -> h.official(viewer.competition(), official)));
            };
        } catch (StatusRuntimeException e) {
            return answer(e, command.name(), trace);
        } catch (CodeLog.StoreAwayException e) {
            LOG.warn(e.getMessage());
            return new Answer.Unavailable();
        } catch (RuntimeException | LinkageError e) { // nobody waits in vain for an answer
            LOG.errorf(e, "%s failed, trace %s", command.name(), trace);
            return Answer.fault(trace);
        }
    }

    /**
     * What is signed is what the page showed; a command that is sent again after its signature was recorded gets the
     * first answer (ENG-1). Who may not sign is told that, whatever he sends (OCR 18.3).
     */
    private Answer sign(Viewer viewer, Request.SignReport sign, String id, String token, String trace) {
        String competition = hall.competition(viewer);
        Optional<SignedReport> unsigned = !Visibility.signs(viewer, competition, sign.venue())
                ? Optional.empty()
                : hall.read(h -> h.report(
                                competition,
                                sign.round(),
                                sign.venue(),
                                Instant.now().toEpochMilli()))
                        .map(SignedReport::of)
                        .filter(now -> now.signature()
                                .filter(one -> one.sha256().equals(sign.sha256()))
                                .isEmpty());
        if (unsigned.filter(now -> !now.sha256().equals(sign.sha256())).isPresent())
            return Answer.refused(ZoneRefusal.REPORT_CHANGED);
        if (unsigned.filter(now -> now.lacks(Point.VENUE_CHANGED)).isPresent())
            return Answer.refused(ZoneRefusal.VENUE_REPORTS_CHANGED);
        return ok(as(competitions, token, trace)
                .signReport(SignReportRequest.newBuilder()
                        .setWrite(write(id))
                        .setCompetitionId(competition)
                        .setRound(sign.round())
                        .setVenueId(sign.venue())
                        .setRemarks(sign.remarks())
                        .setSha256(sign.sha256())
                        .build()));
    }

    /** A definite refusal, a fault that asking again would only repeat, or no answer yet. */
    static Answer answer(StatusRuntimeException e, String name, String trace) {
        Optional<RefusalDetail> refusal = Refused.read(e);
        if (refusal.isPresent())
            return new Answer.Refused(
                    refusal.get().getCode(),
                    refusal.get().getRule(),
                    refusal.get().getText(),
                    refusal.get().getDetailsMap());
        LOG.warnf("%s was not answered: %s", name, e.getStatus().getCode());
        return switch (e.getStatus().getCode()) {
            case UNIMPLEMENTED -> Answer.fault(trace);
            // INTERNAL or UNKNOWN without a refusal is a line that broke in the middle: the command may be in the log,
            // so it is asked again.
            default -> new Answer.Unavailable();
        };
    }

    private Answer ofSeat(
            Request.OfSeat request, SeatKey seat, String id, String token, String trace, OptionalInt roundTripMs) {
        var write = write(id);
        var side = Wire.side(seat.side());
        String board = seat.board();
        return switch (request) {
            case Request.Play(String uci, boolean offerDraw, var expectedPly) -> {
                var play = PlayRequest.newBuilder()
                        .setWrite(write)
                        .setBoardId(board)
                        .setSide(side)
                        .setUci(uci)
                        .setOfferDraw(offerDraw)
                        .setRoundTripMs(roundTripMs.orElse(0));
                expectedPly.ifPresent(play::setExpectedPly);
                yield ok(as(games, token, trace).play(play.build()));
            }
            case Request.QueuePreMove(String uci, int expectedPly) ->
                ok(as(games, token, trace)
                        .queuePreMove(QueuePreMoveRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .setUci(uci)
                                .setExpectedPly(expectedPly)
                                .build()));
            case Request.CancelPreMove() ->
                ok(as(games, token, trace)
                        .cancelPreMove(CancelPreMoveRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.ConfirmReproduced(int ply) ->
                ok(as(games, token, trace)
                        .confirmReproduced(ConfirmReproducedRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .setPly(ply)
                                .build()));
            case Request.OfferDraw() ->
                ok(as(games, token, trace)
                        .offerDraw(OfferDrawRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.AcceptDraw() ->
                ok(as(games, token, trace)
                        .acceptDraw(AcceptDrawRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.DeclineDraw() ->
                ok(as(games, token, trace)
                        .declineDraw(DeclineDrawRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.Resign() ->
                ok(as(games, token, trace)
                        .resign(ResignRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.ClaimDraw(var situation, String uci) ->
                ok(as(games, token, trace)
                        .claimDraw(ClaimDrawRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .setSituation(DrawSituation.valueOf("DRAW_SITUATION_" + situation))
                                .setUci(uci)
                                .build()));
            case Request.SealMove(String uci) ->
                ok(as(games, token, trace)
                        .sealMove(SealMoveRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .setUci(uci)
                                .build()));
            case Request.ConfirmSealed() ->
                ok(as(games, token, trace)
                        .confirmSealed(ConfirmSealedRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .build()));
            case Request.CheckIn()
            when !hall.read(h -> h.isAwaited(board, System.currentTimeMillis())) ->
                Answer.refused(ZoneRefusal.NOT_AWAITED);
            case Request.CheckIn() ->
                ok(games.withOption(OutgoingInterceptor.TRACE, trace)
                        .recordPresence(RecordPresenceRequest.newBuilder()
                                .setWrite(write)
                                .setBoardId(board)
                                .setSide(side)
                                .setPresent(true)
                                .setSince(Wire.timestamp(Instant.now()))
                                .build()));
            case Request.AskClockTimes() -> AssistantDesk.times(as(games, token, trace), seat, write);
            case Request.ConfirmResult(boolean agrees) -> confirm(seat, agrees, write, token, trace);
            case Request.AskLeave ask -> ok(FloorDesk.ask(as(fairPlay, token, trace), ask, seat, write));
            case Request.CallArbiter call -> call(call, seat, write, token, trace);
            case Request.FileAppeal appeal ->
                meant(seat, appeal.number())
                        .map(of -> ok(AppealDesk.file(as(adjudication, token, trace), appeal, of, write)))
                        .orElseGet(() -> notOfTeam(seat, appeal.number()));
            case Request.AskQuestion(String text, OptionalInt number) ->
                meant(seat, number)
                        .map(asking -> ok(as(adjudication, token, trace)
                                .askQuestion(AskQuestionRequest.newBuilder()
                                        .setWrite(write)
                                        .setBoardId(asking.board())
                                        .setSide(Wire.side(asking.side()))
                                        .setText(text)
                                        .build())))
                        .orElseGet(() -> notOfTeam(seat, number));
        };
    }

    /** The own seat, or the one of a captain's team at a board. */
    private Optional<SeatKey> meant(SeatKey own, OptionalInt number) {
        return number.isEmpty() ? Optional.of(own) : hall.read(h -> h.teamSeat(own, number.getAsInt()));
    }

    private Answer notOfTeam(SeatKey own, OptionalInt number) {
        List<Integer> boards = hall.read(h -> h.teamBoards(own));
        return Answer.refused(
                ZoneRefusal.NOT_OF_TEAM,
                Map.of(
                        "board",
                        String.valueOf(number.orElseThrow()),
                        "boards",
                        boards.stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }

    private Answer call(Request.CallArbiter call, SeatKey own, WriteContext write, String token, String trace) {
        Optional<SeatKey> seat = meant(own, call.number());
        if (seat.isEmpty()) return notOfTeam(own, call.number());
        var request = CallArbiterRequest.newBuilder()
                .setWrite(write)
                .setBoardId(seat.get().board())
                .setSide(Wire.side(seat.get().side()))
                .setText(call.text());
        call.kind().ifPresent(kind -> request.setKind(CallKind.valueOf("CALL_KIND_" + kind)));
        return ok(as(adjudication, token, trace).callArbiter(request.build()));
    }

    private Answer waive(Request.WaiveDefault waiver, String id, String token, String trace) {
        var request = WaiveDefaultRequest.newBuilder()
                .setWrite(write(id))
                .setBoardId(waiver.board())
                .setReason(waiver.reason());
        waiver.side().ifPresent(side -> request.setSide(Wire.side(side)));
        waiver.minutes().ifPresent(request::setMinutes);
        return ok(as(games, token, trace).waiveDefault(request.build()));
    }

    private Answer restore(Request.RestorePosition back, String id, String token, String trace) {
        var request = RestorePositionRequest.newBuilder()
                .setWrite(write(id))
                .setBoardId(back.board())
                .setPly(back.ply())
                .setReason(back.reason())
                .setArticle("LAW 7.1")
                .setChangesSeen(back.seen());
        back.white().ifPresent(time -> request.setWhite(Wire.duration(time)));
        back.black().ifPresent(time -> request.setBlack(Wire.duration(time)));
        return ok(as(games, token, trace).restorePosition(request.build()));
    }

    private GiveRequest order(Viewer viewer, Request.Order order, String id) {
        var give = GiveRequest.newBuilder()
                .setWrite(write(id))
                .setOrderId(id)
                .setKind(OrderKind.valueOf("ORDER_KIND_" + order.kind()))
                .setCompetitionId(hall.competition(viewer))
                .setRound(order.round())
                .setVenue(order.venue())
                .setBoardId(order.board())
                .setReason(order.reason());
        order.seen()
                .forEach((board, changes) -> give.addBoards(OrderedBoard.newBuilder()
                        .setBoardId(order.board().isEmpty() ? give.getCompetitionId() + "/" + board : board)
                        .setChangesSeen(changes)));
        order.startAt().ifPresent(at -> give.setStartAt(Wire.timestamp(at)));
        if (order.kind() == Request.OrderKind.START)
            hall.read(h -> h.plannedStart(
                            give.getCompetitionId(),
                            BoardId.parse(order.board()).map(BoardId::round).orElse(order.round())))
                    .ifPresent(at -> give.setScheduledAt(Wire.timestamp(Instant.ofEpochMilli(at))));
        order.white().ifPresent(time -> give.setWhite(Wire.duration(time)));
        order.black().ifPresent(time -> give.setBlack(Wire.duration(time)));
        order.setting().ifPresent(setting -> {
            var announced = hall.read(h -> h.control(give.getCompetitionId()));
            setting.white().ifPresent(control -> give.setWhiteControl(Controls.toProto(control, announced)));
            setting.black().ifPresent(control -> give.setBlackControl(Controls.toProto(control, announced)));
            setting.whiteMoves().ifPresent(give::setWhiteMoves);
            setting.blackMoves().ifPresent(give::setBlackMoves);
            give.setScheduleSuffers(setting.scheduleSuffers());
        });
        return give.build();
    }

    private static ProposalView proposal(BoardProposal board) {
        return new ProposalView(
                board.getBoardId(),
                Wire.ms(board.getBefore().getWhite()),
                Wire.ms(board.getBefore().getBlack()),
                Wire.ms(board.getWhite()),
                Wire.ms(board.getBlack()),
                board.getWhiteMoves(),
                board.getBlackMoves(),
                board.getNeedsDecision(),
                board.getText());
    }

    private Answer communication(Request.RecordCommunication seen, String id, String token, String trace) {
        return hall.read(h -> h.sitting(new SeatKey(seen.board(), seen.side())))
                .map(seat -> ok(as(connections, token, trace)
                        .reportCommunication(ReportCommunicationRequest.newBuilder()
                                .setWrite(write(id))
                                .setVenueId(LogKey.ofBoard(seen.board(), seat.getVenue()))
                                .setPlayerId(seat.getPlayerId())
                                .setPresent(seen.present())
                                .setSource(CommunicationSource.COMMUNICATION_SOURCE_ARBITER)
                                .build())))
                .orElseGet(() -> Answer.refused(ZoneRefusal.NOBODY));
    }

    private Answer decide(Request.DecideDisconnection decision, String id, String token, String trace) {
        var request = DecideDisconnectionRequest.newBuilder()
                .setWrite(write(id))
                .setBoardId(decision.board())
                .setCaseId(decision.caseId())
                .setOption(DisconnectionOption.valueOf("DISCONNECTION_OPTION_" + decision.option()))
                .setReason(decision.reason());
        decision.reduceBy().ifPresent(by -> request.setReduceBy(Wire.duration(by)));
        decision.control().ifPresent(control -> request.setControl(Controls.toProto(control)));
        decision.addTo().ifPresent(side -> request.setAddTo(Wire.side(side)));
        decision.addTime().ifPresent(time -> request.setAddTime(Wire.duration(time)));
        decision.penalties().forEach(one -> request.addPenalties(item(one)));
        return ok(as(adjudication, token, trace).decideDisconnection(request.build()));
    }

    private Answer withdraw(Request.WithdrawRuling withdrawal, String id, String token, String trace) {
        return ok(as(adjudication, token, trace)
                .withdrawRuling(WithdrawRulingRequest.newBuilder()
                        .setWrite(write(id))
                        .setBoardId(withdrawal.board())
                        .setRulingId(withdrawal.ruling())
                        .addAllKinds(withdrawal.kinds().stream()
                                .map(kind -> PenaltyKind.valueOf("PENALTY_KIND_" + kind))
                                .toList())
                        .setReason(withdrawal.reason())
                        .setRulingsSeen(withdrawal.seen())
                        .build()));
    }

    private Answer penalise(Request.Penalise penalty, String id, String token, String trace) {
        var request = ImposePenaltyRequest.newBuilder()
                .setWrite(write(id))
                .setBoardId(penalty.board())
                .setOffender(Wire.side(penalty.offender()))
                .setReason(penalty.reason())
                .setCard(penalty.card());
        request.setRulingsSeen(penalty.seen());
        penalty.call().ifPresent(request::setCallId);
        penalty.fairPlay()
                .ifPresent(ground -> request.setFairPlay(FairPlayGround.valueOf("FAIR_PLAY_GROUND_" + ground)));
        penalty.items().forEach(one -> request.addItems(item(one)));
        return ok(as(adjudication, token, trace).imposePenalty(request.build()));
    }

    private static PenaltyItem item(Request.Penalty one) {
        var item = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.valueOf("PENALTY_KIND_" + one.kind()))
                .addAllRounds(one.rounds());
        one.time().ifPresent(time -> item.setTime(Wire.duration(time)));
        one.points().ifPresent(points -> item.setPoints(Points.text(points)));
        one.fine().ifPresent(item::setFine);
        return item.build();
    }

    private Answer approve(Request.ApproveResult approval, String id, String token, String trace) {
        Optional<BoardId> board = BoardId.parse(approval.board());
        if (board.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        return ok(as(competitions, token, trace)
                .approveResult(ApproveResultRequest.newBuilder()
                        .setWrite(write(id))
                        .setCompetitionId(board.get().competition())
                        .setRound(board.get().round())
                        .setBoard(board.get().number())
                        .setSeen(approval.seen())
                        .addAllDisputed(
                                approval.disputed().stream().map(Wire::side).toList())
                        .setReason(approval.reason())
                        .build()));
    }

    private Answer confirm(SeatKey seat, boolean agrees, WriteContext write, String token, String trace) {
        return BoardId.parse(seat.board())
                .map(board -> ok(as(competitions, token, trace)
                        .confirmResult(ConfirmResultRequest.newBuilder()
                                .setWrite(write)
                                .setCompetitionId(board.competition())
                                .setRound(board.round())
                                .setBoard(board.number())
                                .setSide(Wire.side(seat.side()))
                                .setAgrees(agrees)
                                .build())))
                .orElseGet(() -> Answer.refused(ZoneRefusal.NOBODY));
    }

    private Answer issue(Viewer viewer, Optional<Holder> holder, String id) {
        if (holder.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        if (!Visibility.issueCode(viewer, holder.get())) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        if (hall.read(h -> h.isExcluded(holder.get()))) return Answer.refused(ZoneRefusal.PLAYER_EXCLUDED);
        synchronized (codesGiven) {
            return codesGiven.computeIfAbsent(
                    viewer.actor().subject() + " " + id + " " + holder.get(),
                    _ -> new Answer.Ok(Map.of(
                            "code", codes.book().issue(holder.get()).code().text())));
        }
    }

    /** A player's code on a slip; {@code number} is the board's. */
    private record SeatCode(String board, int number, Side side, String player, String venueName, String code) {}

    private Answer issue(Viewer viewer, int round, String id) {
        String competition = hall.competition(viewer);
        if (!hall.read(h -> h.isPaired(competition, round))) return Answer.refused(ZoneRefusal.NO_ROUND);
        boolean opens = Rights.scope(viewer.actor().role(), Action.OPEN_ROUND) != Scope.NO;
        if (!opens && !hall.read(h -> h.isOpened(competition, round)))
            return Answer.refused(ZoneRefusal.NO_ROUND); // slips tell pairings
        List<Holder> all = hall.read(h -> h.seats(competition, round));
        List<Holder> own =
                all.stream().filter(seat -> Visibility.issueCode(viewer, seat)).toList();
        if (own.isEmpty() && !all.isEmpty()) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        synchronized (codesGiven) {
            return codesGiven.computeIfAbsent(
                    viewer.actor().subject() + " " + id + " " + competition + " round " + round,
                    _ -> new Answer.Ok(Map.of(
                            "codes",
                            codes.book().issueToAbsent(own).stream()
                                    .map(CommandDesk::seatCode)
                                    .toList())));
        }
    }

    private static SeatCode seatCode(CodeBook.Issued issued) {
        Holder seat = issued.holder();
        return new SeatCode(
                seat.board(),
                BoardId.parse(seat.board()).orElseThrow().number(),
                Side.valueOf(seat.side()),
                seat.name(),
                seat.venueName(),
                issued.code().text());
    }

    private Answer shutOut(Viewer viewer, Optional<Holder> holder) {
        if (holder.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        if (!Visibility.issueCode(viewer, holder.get())) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        codes.book().shutOut(holder.get());
        return new Answer.Ok(Map.of());
    }

    private static WriteContext write(String id) {
        return WriteContext.newBuilder().setRequestId(id).build();
    }

    private static <S extends AbstractStub<S>> S as(S stub, String token, String trace) {
        return stub.withOption(OutgoingInterceptor.AS, token).withOption(OutgoingInterceptor.TRACE, trace);
    }

    private static Answer ok(Object done) {
        java.util.Objects.requireNonNull(done);
        return new Answer.Ok(Map.of());
    }
}
