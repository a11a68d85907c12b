package org.onehall.house;

import java.util.List;
import java.util.function.Consumer;

/**
 * Passes each thing to several takers in order: to all of them, even if one throws.
 *
 * @param <T> the type of thing
 */
public final class Every<T> implements Consumer<T> {
    private final List<Consumer<T>> takers;

    private Every(List<Consumer<T>> takers) {
        this.takers = takers;
    }

    /** All takers, in the order in which they receive each thing. */
    @SafeVarargs
    public static <T> Every<T> of(Consumer<T>... takers) {
        return new Every<>(List.of(takers));
    }

    /**
     * Throws the exception of the first taker that failed, after all takers have had their turn; later failures are
     * added to it as suppressed exceptions.
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
