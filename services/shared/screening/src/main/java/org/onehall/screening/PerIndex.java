package org.onehall.screening;

import java.util.Objects;
import java.util.function.Function;

/** One value for each {@link Index}. None may be null. */
public record PerIndex<T>(T mm, T ev, T ae) {
    public PerIndex {
        Objects.requireNonNull(mm, "mm");
        Objects.requireNonNull(ev, "ev");
        Objects.requireNonNull(ae, "ae");
    }

    /** The values that a function gives. */
    public static <T> PerIndex<T> of(Function<Index, T> value) {
        return new PerIndex<>(value.apply(Index.MM), value.apply(Index.EV), value.apply(Index.AE));
    }

    public T get(Index index) {
        return switch (index) {
            case MM -> mm;
            case EV -> ev;
            case AE -> ae;
        };
    }
}
