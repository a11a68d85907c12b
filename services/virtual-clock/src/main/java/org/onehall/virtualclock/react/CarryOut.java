package org.onehall.virtualclock.react;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.virtualclock.react.BoardHand.Done;

/**
 * Carries out a given order on all its boards at the same time and notes the result of each. Throws if a board gives no
 * definite answer; trying again has no second effect, because every request id is formed from the order and the board.
 */
final class CarryOut {
    private static final Logger LOG = Logger.getLogger(CarryOut.class);

    private final BoardHand hand;
    private final Function<BoardId, Optional<ClockReading>> running;
    private final BiFunction<NoteBoardRequest, String, Optional<RefusalDetail>> notes;

    /**
     * @param running both clocks of a board as last known
     * @param notes notes a result within a trace; returns why that was refused, throws if there is no definite answer
     */
    CarryOut(
            BoardHand hand,
            Function<BoardId, Optional<ClockReading>> running,
            BiFunction<NoteBoardRequest, String, Optional<RefusalDetail>> notes) {
        this.hand = hand;
        this.running = running;
        this.notes = notes;
    }

    /** Carries out an order that was just given. A start that waits for its time is left to the start watch. */
    void react(ClockEvent event) throws InterruptedException {
        if (event.hasOrderGiven() && !event.getOrderGiven().hasStartAt()) carryOut(event);
    }

    /** Carries out an order. */
    void carryOut(ClockEvent event) throws InterruptedException {
        OrderGiven order = event.getOrderGiven();
        String trace = event.getHeader().getCorrelationId();
        LOG.infof(
                "order %s: %s on %d boards, trace %s",
                order.getOrderId(), order.getKind(), order.getBoardsCount(), trace);
        List<Future<?>> works = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var board : order.getBoardsList())
                works.add(threads.submit(() -> one(order, BoardId.of(board.getBoardId()), trace)));
            for (Future<?> work : works) work.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(
                    "order " + order.getOrderId() + ": " + e.getCause().getMessage(), e.getCause());
        }
    }

    private void one(OrderGiven order, BoardId boardId, String trace) {
        String work = order.getOrderId() + ":" + boardId;
        Optional<ClockReading> last = running.apply(boardId);
        var note = NoteBoardRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId("noted:" + work))
                .setOrderId(order.getOrderId())
                .setBoardId(boardId.toString());
        switch (hand.apply(order, boardId, "order:" + work, trace)) {
            case Done.Applied(var before, var after) -> {
                note.setApplied(true);
                before.or(() -> after.filter(_ -> order.getKind() == OrderKind.ORDER_KIND_PAUSE)
                                .map(now -> runningBefore(now, last)))
                        .ifPresent(note::setBefore);
                after.ifPresent(note::setAfter);
            }
            case Done.Refused(var why) -> {
                LOG.infof("order %s: board %s refuses with %s", order.getOrderId(), boardId, why.getCode());
                note.setCode(why.getCode()).setText(why.getText());
            }
        }
        notes.apply(note.build(), trace)
                .ifPresent(why -> LOG.infof(
                        "order %s: note of board %s refused with %s", order.getOrderId(), boardId, why.getCode()));
    }

    /** A pause keeps what both clocks showed at its instant; before it, one of them was running. */
    private static ClockReading runningBefore(ClockReading paused, Optional<ClockReading> last) {
        var before = paused.toBuilder();
        last.filter(ClockReading::hasRunning).ifPresent(reading -> before.setRunning(reading.getRunning()));
        return before.build();
    }
}
