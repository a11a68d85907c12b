package org.onehall.e2e;

import static org.onehall.e2e.Refusals.grpcRefused;
import static org.onehall.e2e.Refusals.write;

import io.grpc.Status;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.DecideDisconnectionRequest;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.ImposePenaltyRequest;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.WithdrawRulingRequest;
import org.onehall.proto.clock.v1.ClockServiceGrpc;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.competition.v1.SignReportRequest;
import org.onehall.proto.connectivity.v1.CloseCaseRequest;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Side;

/** Calls of the other services that go past the zone: each is refused by the service itself. */
class RefusedRpcsIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-rpcs");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    @TestFactory
    Stream<DynamicTest> whatTheServicesThemselvesRefuse() {
        String white = cup.white(1).who().token();
        String black = cup.black(1).who().token();
        String ca = cup.ca().who().token();
        String service = hall.token("competition");
        String board = cup.board(1);
        return Stream.of(
                grpcRefused(
                        "an order by a player",
                        "virtual-clock",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(ClockServiceGrpc.newBlockingStub(wire.channel()))
                                .give(GiveRequest.newBuilder()
                                        .setWrite(write())
                                        .setOrderId("walk-order")
                                        .setKind(OrderKind.ORDER_KIND_PAUSE)
                                        .setCompetitionId(cup.id())
                                        .setBoardId(board)
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "an order of no kind",
                        "virtual-clock",
                        ca,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        wire -> wire.as(ClockServiceGrpc.newBlockingStub(wire.channel()))
                                .give(GiveRequest.newBuilder()
                                        .setWrite(write())
                                        .setOrderId("walk-order-2")
                                        .setCompetitionId(cup.id())
                                        .setBoardId(board)
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "presence told by a player",
                        "connectivity",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(ConnectivityServiceGrpc.newBlockingStub(wire.channel()))
                                .closeCase(CloseCaseRequest.newBuilder()
                                        .setWrite(write())
                                        .setVenueId("rome")
                                        .setCaseId("rome/case-1")
                                        .setRulingId("x")
                                        .build())),
                grpcRefused(
                        "presence without anything",
                        "connectivity",
                        service,
                        Status.Code.INVALID_ARGUMENT,
                        "MALFORMED",
                        wire -> wire.as(ConnectivityServiceGrpc.newBlockingStub(wire.channel()))
                                .reportPresence(ReportPresenceRequest.newBuilder()
                                        .setWrite(write())
                                        .setVenueId("rome")
                                        .build())),
                grpcRefused(
                        "a check by a player",
                        "fair-play",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(FairPlayServiceGrpc.newBlockingStub(wire.channel()))
                                .recordCheck(RecordCheckRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(cup.board(3))
                                        .setSide(Side.SIDE_WHITE)
                                        .setKind(org.onehall.proto.fairplay.v1.CheckKind.CHECK_KIND_DEVICE)
                                        .setPassed(true)
                                        .build())),
                grpcRefused(
                        "a penalty by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .imposePenalty(ImposePenaltyRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setOffender(Side.SIDE_WHITE)
                                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "a withdrawal by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .withdrawRuling(WithdrawRulingRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setRulingId(board + "/ruling-1")
                                        .addKinds(PenaltyKind.PENALTY_KIND_WARNING)
                                        .setReason("x")
                                        .build())),
                grpcRefused(
                        "a decision by a player",
                        "adjudication",
                        black,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .decideDisconnection(DecideDisconnectionRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setCaseId("rome/case-1")
                                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESUME)
                                        .build())),
                grpcRefused(
                        "a ruling noted by the Chief Arbiter",
                        "adjudication",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(AdjudicationServiceGrpc.newBlockingStub(wire.channel()))
                                .noteRuling(NoteRulingRequest.newBuilder()
                                        .setWrite(write())
                                        .setBoardId(board)
                                        .setRulingId(board + "/ruling-1")
                                        .setApplied(true)
                                        .build())),
                grpcRefused(
                        "a round opened by a player",
                        "competition",
                        white,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .openRound(OpenRoundRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId(cup.id())
                                        .setRound(1)
                                        .build())),
                grpcRefused(
                        "a round of an unknown competition",
                        "competition",
                        ca,
                        Status.Code.NOT_FOUND,
                        "UNKNOWN_COMPETITION",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .openRound(OpenRoundRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId(cup.id() + "-nowhere")
                                        .setRound(1)
                                        .build())),
                grpcRefused(
                        "a penalty past the desk of rulings",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .applyPenalty(ApplyPenaltyRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId(cup.id())
                                        .setRulingId(board + "/ruling-1")
                                        .setArticle("OCR 18.4.9")
                                        .setRound(1)
                                        .setBoard(1)
                                        .setExclusion(Exclusion.newBuilder()
                                                .setPlayerId("r1")
                                                .setExpelled(true))
                                        .build())),
                grpcRefused(
                        "a report signed past the zone that shows it",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "REPORT_NOT_COMPARED",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .signReport(SignReportRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId(cup.id())
                                        .setRound(1)
                                        .setSha256("f".repeat(64))
                                        .setCompared(true)
                                        .build())),
                grpcRefused(
                        "a result noted by the Chief Arbiter",
                        "competition",
                        ca,
                        Status.Code.PERMISSION_DENIED,
                        "FORBIDDEN_ROLE",
                        wire -> wire.as(CompetitionServiceGrpc.newBlockingStub(wire.channel()))
                                .noteResult(NoteResultRequest.newBuilder()
                                        .setWrite(write())
                                        .setCompetitionId(cup.id())
                                        .setRound(1)
                                        .setBoard(1)
                                        .setResult(Result.RESULT_WHITE_WINS)
                                        .setTermination(Termination.TERMINATION_RESIGNATION)
                                        .build())));
    }
}
