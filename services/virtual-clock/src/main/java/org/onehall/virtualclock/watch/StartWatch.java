package org.onehall.virtualclock.watch;

import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.virtualclock.query.Board;
import org.onehall.virtualclock.watch.Timers.Answer;

/** Carries out scheduled starts at their instant, whichever instance is alive then (LAW 6.6). */
public final class StartWatch {
    /** Carries out an order on all its boards; throws while one gives no definite answer. */
    @FunctionalInterface
    public interface Starter {
        void carryOut(ClockEvent given) throws InterruptedException;
    }

    private final Watch watch;
    private final Starter starter;

    public StartWatch(Watch watch, Starter starter) {
        this.watch = watch;
        this.starter = starter;
    }

    /** Takes the next fact of an order. */
    public void fold(ClockEvent event) {
        String id = event.getHeader().getKey();
        if (event.hasOrderGiven() && event.getOrderGiven().hasStartAt())
            watch.set(key(id), TopicCatalogue.partition(id),
                    Board.chosen(event.getOrderGiven().getStartAt()).plus(BoardWatch.MARGIN), _ -> start(event));
        else if (event.hasOrderCompleted() || event.hasOrderWithdrawn()) watch.clear(key(id));
    }

    private Answer start(ClockEvent given) {
        try {
            starter.carryOut(given);
            return Answer.DONE;
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            return Answer.NONE;
        }
    }

    private static String key(String orderId) {
        return "start|" + orderId;
    }
}
