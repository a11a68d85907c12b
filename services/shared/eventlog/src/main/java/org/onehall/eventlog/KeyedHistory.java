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
 * The folded history of each key of another log, and how far it has been read: a reaction to an event waits here until
 * that event is folded. Thread-safe, as long as the folded value is used only inside its methods.
 *
 * @param <T> the folded value of one key, changed in place
 */
public final class KeyedHistory<T> {
    /** A question about the folded value of a key. */
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

    /** @param none gives the value of a key before its first event */
    public KeyedHistory(Supplier<T> none) {
        this.none = none;
    }

    /**
     * Folds the next event of a key; an event that was folded before is skipped. An event on which the fold throws also
     * counts as folded: nobody waits for it.
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
     * Answers a question as soon as an event is folded.
     *
     * @throws TimeoutException if it is not folded within this time
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
