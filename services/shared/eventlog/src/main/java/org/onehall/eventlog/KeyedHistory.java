package org.onehall.eventlog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.onehall.proto.types.v1.EventHeader;

/**
 * What is folded of each key of another log, and how far: a reaction to an event waits here until that event is folded.
 * Thread-safe, as long as what is folded is used only inside its methods.
 *
 * @param <T> what is folded of one key, changed in place
 */
public final class KeyedHistory<T> {
    /** A question to what is folded of a key. */
    @FunctionalInterface
    public interface Question<T, R> {
        R ask(T folded);
    }

    private static final class Key<T> {
        private long sequence;
        private final T folded;

        Key(T folded) {
            this.folded = folded;
        }
    }

    private final Map<String, Key<T>> keys = new HashMap<>();
    private final Supplier<T> none;

    /** @param none what is known of a key before its first event */
    public KeyedHistory(Supplier<T> none) {
        this.none = none;
    }

    /**
     * Takes the next event of a key; one that was taken before is passed over. An event the fold throws on is past too:
     * nobody waits for it.
     */
    public synchronized void fold(EventHeader event, Consumer<T> fold) {
        Key<T> key = keys.computeIfAbsent(event.getKey(), _ -> new Key<>(none.get()));
        if (event.getSequence() <= key.sequence) return;
        try {
            fold.accept(key.folded);
        } finally {
            key.sequence = event.getSequence();
            notifyAll();
        }
    }

    /**
     * Asks when an event is folded.
     *
     * @throws TimeoutException if it is not within the patience
     */
    public synchronized <R> R at(EventHeader event, Duration patience, Question<T, R> question)
            throws InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!isFolded(event)) {
            long left = deadline - System.nanoTime();
            if (left <= 0) throw new TimeoutException(event.getEventId() + " is not yet in the projection");
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return question.ask(keys.get(event.getKey()).folded);
    }

    private boolean isFolded(EventHeader event) {
        Key<T> key = keys.get(event.getKey());
        return key != null && key.sequence >= event.getSequence();
    }
}
