package org.onehall.virtualclock.react;

import java.util.function.Predicate;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.virtualclock.query.Board;

/** Carries out scheduled starts at their time, in whichever instance is running then (LAW 6.6). */
public final class StartWatch {
    /** Carries out an order on all its boards; throws if a board gives no definite answer. */
    @FunctionalInterface
    public interface Starter {
        void carryOut(ClockEvent given) throws InterruptedException;
    }

    private final Watch watch;
    private final Predicate<String> begins;
    private final Starter starter;

    /**
     * @param begins writes into the order's log that it is begun; false if it was withdrawn; throws if there is no
     *     definite answer
     */
    public StartWatch(Watch watch, Predicate<String> begins, Starter starter) {
        this.watch = watch;
        this.begins = begins;
        this.starter = starter;
    }

    /** Takes the next fact of an order. */
    public void fold(ClockEvent event) {
        String id = event.getHeader().getKey();
        if (event.hasOrderGiven() && event.getOrderGiven().hasStartAt())
            watch.set(
                    key(id),
                    TopicCatalogue.partition(id),
                    Board.chosen(event.getOrderGiven().getStartAt()).plus(BoardWatch.MARGIN),
                    _ -> start(event));
        else if (event.hasOrderCompleted() || event.hasOrderWithdrawn()) watch.clear(key(id));
    }

    private Answer start(ClockEvent given) {
        try {
            if (begins.test(given.getHeader().getKey())) starter.carryOut(given);
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
