package org.onehall.virtualclock.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.proto.types.v1.Side.SIDE_BLACK;
import static org.onehall.proto.types.v1.Side.SIDE_WHITE;
import static org.onehall.virtualclock.Facts.control;
import static org.onehall.virtualclock.Facts.fact;
import static org.onehall.virtualclock.Facts.running;
import static org.onehall.virtualclock.Facts.standing;

import com.google.protobuf.Message;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.AdjustTimeResponse;
import org.onehall.proto.game.v1.ClocksSet;
import org.onehall.proto.game.v1.CorrectSettingRequest;
import org.onehall.proto.game.v1.CorrectSettingResponse;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.ResumeResponse;
import org.onehall.proto.game.v1.SetClocksRequest;
import org.onehall.proto.game.v1.SetClocksResponse;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.game.v1.StartResponse;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.virtualclock.react.BoardHand.Done;

/** What each kind of order requests from a board, and what is noted from the board's answer. */
class GameBoardsTest {
    private static final String BOARD = "demo/1/1";
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");

    private final List<Message> asked = new CopyOnWriteArrayList<>();
    private Server server;
    private ManagedChannel channel;
    private GameBoards boards;

    /** Records the requests it gets; refuses those that concern only Black's time. */
    private final class Game extends GameServiceGrpc.GameServiceImplBase {
        private <T> void answer(Message request, StreamObserver<T> to, T response) {
            asked.add(request);
            to.onNext(response);
            to.onCompleted();
        }

        @Override
        public void start(StartRequest request, StreamObserver<StartResponse> to) {
            answer(
                    request,
                    to,
                    StartResponse.newBuilder()
                            .addEvents(fact(
                                    BOARD,
                                    2,
                                    "game_started",
                                    GameStarted.newBuilder()
                                            .setClocks(running(SIDE_WHITE, AT, AT.plusSeconds(300)))
                                            .build()))
                            .build());
        }

        @Override
        public void resume(ResumeRequest request, StreamObserver<ResumeResponse> to) {
            answer(
                    request,
                    to,
                    ResumeResponse.newBuilder()
                            .addEvents(fact(
                                    BOARD,
                                    5,
                                    "game_resumed",
                                    GameResumed.newBuilder()
                                            .setClocks(running(SIDE_BLACK, AT, AT.plusSeconds(300)))
                                            .build()))
                            .build());
        }

        @Override
        public void setClocks(SetClocksRequest request, StreamObserver<SetClocksResponse> to) {
            answer(
                    request,
                    to,
                    SetClocksResponse.newBuilder()
                            .addEvents(fact(
                                    BOARD,
                                    5,
                                    "clocks_set",
                                    ClocksSet.newBuilder()
                                            .setBefore(standing(AT))
                                            .setClocks(standing(AT.plusSeconds(1)))
                                            .build()))
                            .build());
        }

        @Override
        public void adjustTime(AdjustTimeRequest request, StreamObserver<AdjustTimeResponse> to) {
            if (request.getSide() == SIDE_BLACK) {
                asked.add(request);
                to.onError(Refused.status(RefusalDetail.newBuilder()
                        .setCode("REDUCTION_TOO_LARGE")
                        .setText("Nothing would be left.")
                        .build()));
                return;
            }
            answer(
                    request,
                    to,
                    AdjustTimeResponse.newBuilder()
                            .addEvents(fact(
                                    BOARD,
                                    5,
                                    "time_adjusted",
                                    TimeAdjusted.newBuilder()
                                            .setBefore(standing(AT))
                                            .setClocks(standing(AT))
                                            .build()))
                            .build());
        }

        @Override
        public void correctSetting(CorrectSettingRequest request, StreamObserver<CorrectSettingResponse> to) {
            answer(request, to, CorrectSettingResponse.getDefaultInstance());
        }
    }

    @BeforeEach
    void open() throws Exception {
        server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .addService(new Game())
                .build()
                .start();
        channel = NettyChannelBuilder.forAddress("127.0.0.1", server.getPort())
                .usePlaintext()
                .build();
        boards = new GameBoards(GameServiceGrpc.newBlockingStub(channel));
    }

    @AfterEach
    void close() throws Exception {
        channel.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
        server.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
    }

    private static OrderGiven.Builder order(OrderKind kind) {
        return OrderGiven.newBuilder().setOrderId("order-1").setKind(kind).setReason("Noise");
    }

    private Done apply(OrderGiven.Builder order) {
        return boards.apply(order.build(), BoardId.of(BOARD), "order:order-1:" + BOARD, "trace-7");
    }

    private <T extends Message> T request(Class<T> type) {
        assertEquals(1, asked.size());
        return type.cast(asked.getFirst());
    }

    private static com.google.protobuf.Duration time(Duration time) {
        return RecordMapper.duration(time);
    }

    @Test
    void law66AScheduledStartTellsTheBoardWhereDefaultTimeCountsFrom() {
        Done.Applied done = assertInstanceOf(
                Done.Applied.class, apply(order(OrderKind.ORDER_KIND_START).setStartAt(RecordMapper.timestamp(AT))));
        assertEquals(RecordMapper.timestamp(AT), request(StartRequest.class).getScheduledAt());
        assertEquals(
                "order:order-1:" + BOARD, request(StartRequest.class).getWrite().getRequestId());
        assertFalse(done.before().orElseThrow().hasRunning());
        assertEquals(SIDE_WHITE, done.after().orElseThrow().getRunning());
    }

    @Test
    void ocr1611DefaultTimeCountsFromThePlannedStartOfARoundThatStartsEarlier() { // LAW 6.7.1
        apply(order(OrderKind.ORDER_KIND_START).setScheduledAt(RecordMapper.timestamp(AT)));
        assertEquals(RecordMapper.timestamp(AT), request(StartRequest.class).getScheduledAt());
        asked.clear();
        apply(order(OrderKind.ORDER_KIND_START)
                .setStartAt(RecordMapper.timestamp(AT.plusSeconds(9)))
                .setScheduledAt(RecordMapper.timestamp(AT)));
        assertEquals(
                RecordMapper.timestamp(AT.plusSeconds(9)),
                request(StartRequest.class).getScheduledAt());
        asked.clear();
        apply(order(OrderKind.ORDER_KIND_START)
                .setStartAt(RecordMapper.timestamp(AT.minusSeconds(9)))
                .setScheduledAt(RecordMapper.timestamp(AT)));
        assertEquals(RecordMapper.timestamp(AT), request(StartRequest.class).getScheduledAt());
        asked.clear();
        apply(order(OrderKind.ORDER_KIND_START));
        assertFalse(request(StartRequest.class).hasScheduledAt());
    }

    @Test
    void law6113AResumptionGivesTheTimeOrderedWithIt() {
        apply(order(OrderKind.ORDER_KIND_RESUME).setBlack(time(Duration.ofMinutes(2))));
        ResumeRequest resume = request(ResumeRequest.class);
        assertEquals(time(Duration.ofMinutes(2)), resume.getAddBlack());
        assertFalse(resume.hasAddWhite());
        assertEquals("OCR 19.6", resume.getArticle());
    }

    @Test
    void ocr195ExactTimesAreSetAndBothReadingsNoted() {
        Done.Applied done = assertInstanceOf(
                Done.Applied.class, apply(order(OrderKind.ORDER_KIND_SET_TIMES).setWhite(time(Duration.ofMinutes(4)))));
        SetClocksRequest set = request(SetClocksRequest.class);
        assertEquals(time(Duration.ofMinutes(4)), set.getWhite());
        assertFalse(set.hasBlack());
        assertEquals("OCR 19.5", set.getArticle());
        assertEquals(standing(AT), done.before().orElseThrow());
        assertEquals(standing(AT.plusSeconds(1)), done.after().orElseThrow());
    }

    @Test
    void law125TimeIsGivenForADisturbanceAndTakenAsACorrection() {
        apply(order(OrderKind.ORDER_KIND_ADD_TIME).setWhite(time(Duration.ofMinutes(1))));
        assertEquals("LAW 12.5", request(AdjustTimeRequest.class).getArticle());
        asked.clear();
        apply(order(OrderKind.ORDER_KIND_ADD_TIME).setWhite(time(Duration.ofMillis(-1500))));
        assertEquals("OCR 19.5", request(AdjustTimeRequest.class).getArticle());
        assertEquals(
                time(Duration.ofMillis(-1500)), request(AdjustTimeRequest.class).getChange());
    }

    @Test
    void bothClocksAreChangedInOneRequestSoThatBothAreOrNeither() {
        apply(order(OrderKind.ORDER_KIND_ADD_TIME)
                .setWhite(time(Duration.ofMinutes(2)))
                .setBlack(time(Duration.ofMinutes(-1))));
        AdjustTimeRequest adjust = request(AdjustTimeRequest.class);
        assertEquals(SIDE_WHITE, adjust.getSide());
        assertEquals(time(Duration.ofMinutes(2)), adjust.getChange());
        assertEquals(time(Duration.ofMinutes(-1)), adjust.getOtherChange());
        assertEquals(List.of("LAW 12.5", "OCR 19.5"), List.of(adjust.getArticle(), adjust.getOtherArticle()));
    }

    @Test
    void aRefusalIsHandedOn() {
        Done.Refused refused = assertInstanceOf(
                Done.Refused.class, apply(order(OrderKind.ORDER_KIND_ADD_TIME).setBlack(time(Duration.ofMinutes(-9)))));
        assertEquals("REDUCTION_TOO_LARGE", refused.why().getCode());
    }

    @Test
    void ocr195ASettingIsCorrectedWithAllThatWasOrdered() {
        apply(order(OrderKind.ORDER_KIND_CORRECT_SETTING)
                .setWhiteControl(control("90+30"))
                .setBlackMoves(12)
                .setScheduleSuffers(true));
        CorrectSettingRequest correct = request(CorrectSettingRequest.class);
        assertEquals(control("90+30"), correct.getWhiteControl());
        assertFalse(correct.hasBlackControl());
        assertFalse(correct.hasWhiteMoves());
        assertEquals(12, correct.getBlackMoves());
        assertTrue(correct.getScheduleSuffers());
        assertEquals("OCR 19.5", correct.getArticle());
    }
}
