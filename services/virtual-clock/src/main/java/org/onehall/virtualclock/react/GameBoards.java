package org.onehall.virtualclock.react;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.CorrectSettingRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceBlockingStub;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.SetClocksRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/** Carries out orders on the boards of game-state. */
final class GameBoards implements BoardHand {
    /** The article for time that is taken to correct a clock; time that is given is for a disturbance (LAW 12.5). */
    private static final String TAKEN = "OCR 19.5";

    private final GameServiceBlockingStub game;

    GameBoards(GameServiceBlockingStub game) {
        this.game = game;
    }

    @Override
    public Done apply(OrderGiven order, BoardId boardId, String requestId, String trace) {
        var boards = game.withOption(OutgoingInterceptor.TRACE, trace);
        List<GameEvent> events = new ArrayList<>();
        try {
            switch (order.getKind()) {
                case ORDER_KIND_START ->
                    events.addAll(boards.start(start(order, boardId, requestId)).getEventsList());
                case ORDER_KIND_PAUSE ->
                    events.addAll(boards.pause(PauseRequest.newBuilder()
                                    .setWrite(write(requestId))
                                    .setBoardId(boardId.toString())
                                    .setReason(order.getReason())
                                    .build())
                            .getEventsList());
                case ORDER_KIND_RESUME ->
                    events.addAll(
                            boards.resume(resume(order, boardId, requestId)).getEventsList());
                case ORDER_KIND_SET_TIMES ->
                    events.addAll(boards.setClocks(setClocks(order, boardId, requestId))
                            .getEventsList());
                case ORDER_KIND_ADD_TIME ->
                    events.addAll(
                            boards.adjustTime(adjust(order, boardId, requestId)).getEventsList());
                case ORDER_KIND_CORRECT_SETTING ->
                    events.addAll(boards.correctSetting(correct(order, boardId, requestId))
                            .getEventsList());
                case ORDER_KIND_UNSPECIFIED, UNRECOGNIZED ->
                    throw new IllegalStateException("no such order: " + order.getKind());
            }
        } catch (StatusRuntimeException e) {
            return new Done.Refused(Refused.read(e).orElseThrow(() -> e));
        }
        return applied(order.getKind(), events);
    }

    private static StartRequest start(OrderGiven order, BoardId boardId, String requestId) {
        var start = StartRequest.newBuilder().setWrite(write(requestId)).setBoardId(boardId.toString());
        Stream<Timestamp> ordered = order.hasStartAt() ? Stream.of(order.getStartAt()) : Stream.empty();
        Stream<Timestamp> planned = order.hasScheduledAt() ? Stream.of(order.getScheduledAt()) : Stream.empty();
        Stream.concat(ordered, planned)
                .max(Comparator.comparing(RecordMapper::instant))
                .ifPresent(start::setScheduledAt);
        return start.build();
    }

    private static ResumeRequest resume(OrderGiven order, BoardId boardId, String requestId) {
        var resume = ResumeRequest.newBuilder()
                .setWrite(write(requestId))
                .setBoardId(boardId.toString())
                .setReason(order.getReason())
                .setArticle(article(order));
        if (order.hasWhite()) resume.setAddWhite(order.getWhite());
        if (order.hasBlack()) resume.setAddBlack(order.getBlack());
        return resume.build();
    }

    private static SetClocksRequest setClocks(OrderGiven order, BoardId boardId, String requestId) {
        var set = SetClocksRequest.newBuilder()
                .setWrite(write(requestId))
                .setBoardId(boardId.toString())
                .setReason(order.getReason())
                .setArticle(article(order));
        if (order.hasWhite()) set.setWhite(order.getWhite());
        if (order.hasBlack()) set.setBlack(order.getBlack());
        changesSeen(order, boardId).ifPresent(set::setChangesSeen);
        return set.build();
    }

    private static AdjustTimeRequest adjust(OrderGiven order, BoardId boardId, String requestId) {
        Duration change = order.hasWhite() ? order.getWhite() : order.getBlack();
        var adjust = AdjustTimeRequest.newBuilder()
                .setWrite(write(requestId))
                .setBoardId(boardId.toString())
                .setReason(order.getReason())
                .setSide(order.hasWhite() ? Side.SIDE_WHITE : Side.SIDE_BLACK)
                .setChange(change)
                .setArticle(article(order, change));
        if (order.hasWhite() && order.hasBlack())
            adjust.setOtherChange(order.getBlack()).setOtherArticle(article(order, order.getBlack()));
        changesSeen(order, boardId).ifPresent(adjust::setChangesSeen);
        return adjust.build();
    }

    private static String article(OrderGiven order, Duration change) {
        return change.getSeconds() < 0 || change.getNanos() < 0 ? TAKEN : article(order);
    }

    private static CorrectSettingRequest correct(OrderGiven order, BoardId boardId, String requestId) {
        var correct = CorrectSettingRequest.newBuilder()
                .setWrite(write(requestId))
                .setBoardId(boardId.toString())
                .setReason(order.getReason())
                .setArticle(article(order))
                .setScheduleSuffers(order.getScheduleSuffers());
        if (order.hasWhiteControl()) correct.setWhiteControl(order.getWhiteControl());
        if (order.hasBlackControl()) correct.setBlackControl(order.getBlackControl());
        if (order.hasWhite()) correct.setWhite(order.getWhite());
        if (order.hasBlack()) correct.setBlack(order.getBlack());
        if (order.hasWhiteMoves()) correct.setWhiteMoves(order.getWhiteMoves());
        if (order.hasBlackMoves()) correct.setBlackMoves(order.getBlackMoves());
        changesSeen(order, boardId).ifPresent(correct::setChangesSeen);
        return correct.build();
    }

    /** What was known of a board when the order was given. */
    private static OptionalInt changesSeen(OrderGiven order, BoardId boardId) {
        OptionalInt ofBoard = order.getBoardsList().stream()
                .filter(board -> board.getBoardId().equals(boardId.toString()) && board.hasChangesSeen())
                .mapToInt(OrderedBoard::getChangesSeen)
                .findFirst();
        return ofBoard.isEmpty() && order.hasChangesSeen() ? OptionalInt.of(order.getChangesSeen()) : ofBoard;
    }

    private static String article(OrderGiven order) {
        return org.onehall.virtualclock.domain.OrderKind.valueOf(
                        order.getKind().name().substring("ORDER_KIND_".length()))
                .article();
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }

    /**
     * The first "before" reading and the last "after" reading of the facts that answer. Before a start or a resumption
     * both clocks stood.
     */
    private static Done.Applied applied(OrderKind kind, List<GameEvent> events) {
        Optional<ClockReading> after = events.reversed().stream()
                .flatMap(event -> reading(event, "clocks"))
                .findFirst();
        Optional<ClockReading> before =
                events.stream().flatMap(event -> reading(event, "before")).findFirst();
        boolean stood = kind == OrderKind.ORDER_KIND_START || kind == OrderKind.ORDER_KIND_RESUME;
        return new Done.Applied(
                before.or(() -> after.filter(_ -> stood)
                        .map(now -> now.toBuilder()
                                .clearRunning()
                                .clearFlagAt()
                                .clearPeriodEndsAt()
                                .build())),
                after);
    }

    private static Stream<ClockReading> reading(GameEvent event, String name) {
        FieldDescriptor payload = event.getOneofFieldDescriptor(
                GameEvent.getDescriptor().getOneofs().getFirst());
        if (payload == null) return Stream.empty();
        Message fact = (Message) event.getField(payload);
        FieldDescriptor field = payload.getMessageType().findFieldByName(name);
        return field != null && fact.hasField(field) ? Stream.of((ClockReading) fact.getField(field)) : Stream.empty();
    }
}
