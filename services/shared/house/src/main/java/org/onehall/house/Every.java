package org.onehall.house;

import java.util.List;
import java.util.function.Consumer;

/**
 * Hands each thing to several takers in their order: to all of them, whichever throws.
 *
 * @param <T> what they take
 */
public final class Every<T> implements Consumer<T> {
    private final List<Consumer<T>> takers;

    private Every(List<Consumer<T>> takers) {
        this.takers = takers;
    }

    /** All takers, in the order in which each thing is handed to them. */
    @SafeVarargs
    public static <T> Every<T> of(Consumer<T>... takers) {
        return new Every<>(List.of(takers));
    }

    /**
     * Throws what the first taker threw that failed, after the last taker had its turn; later failures are suppressed
     * in it.
     */
    @Override
    public void accept(T thing) {
        RuntimeException failed = null;
        for (Consumer<T> taker : takers) {
            try {
                taker.accept(thing);
            } catch (RuntimeException e) {
                if (failed == null) failed = e;
                else if (failed != e) failed.addSuppressed(e);
            }
        }
        if (failed != null) throw failed;
    }
}
