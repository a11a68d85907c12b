package org.onehall.virtualclock.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Carries a given order out on all its boards at the same time and notes what became of each. Throws while a board gives no
 * definite answer; trying again has no second effect, as every request id comes from the order and the board.
 */
final class CarryOut {
    private static final Logger LOG = Logger.getLogger(CarryOut.class);

    private final BoardHand hand;
    private final BiFunction<NoteBoardRequest, String, Optional<RefusalDetail>> notes;

    /** @param notes notes an outcome in a trace; says why that was refused, throws without a definite answer */
    CarryOut(BoardHand hand, BiFunction<NoteBoardRequest, String, Optional<RefusalDetail>> notes) {
        this.hand = hand;
        this.notes = notes;
    }

    void react(ClockEvent event) throws InterruptedException {
        if (!event.hasOrderGiven()) return;
        OrderGiven order = event.getOrderGiven();
        String trace = event.getHeader().getCorrelationId();
        LOG.infof("order %s: %s on %d boards, trace %s", order.getOrderId(), order.getKind(), order.getBoardsCount(), trace);
        List<Future<?>> works = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var board : order.getBoardsList())
                works.add(threads.submit(() -> one(order, board.getBoardId(), trace)));
            for (Future<?> work : works) work.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("order " + order.getOrderId() + ": " + e.getCause().getMessage(), e.getCause());
        }
    }

    private void one(OrderGiven order, String boardId, String trace) {
        String work = order.getOrderId() + ":" + boardId;
        Optional<RefusalDetail> refusal = hand.apply(order.getKind(), boardId, "order:" + work, order.getReason(), trace);
        refusal.ifPresent(why -> LOG.infof("order %s: board %s refuses with %s", order.getOrderId(), boardId, why.getCode()));
        notes.apply(NoteBoardRequest.newBuilder().setWrite(WriteContext.newBuilder().setRequestId("noted:" + work))
                        .setOrderId(order.getOrderId()).setBoardId(boardId).setApplied(refusal.isEmpty())
                        .setCode(refusal.map(RefusalDetail::getCode).orElse(""))
                        .setText(refusal.map(RefusalDetail::getText).orElse("")).build(), trace)
                .ifPresent(why -> LOG.infof("order %s: note of board %s refused with %s", order.getOrderId(), boardId, why.getCode()));
    }
}
