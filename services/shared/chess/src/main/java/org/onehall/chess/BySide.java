package org.onehall.chess;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** One value for each side. Neither may be null. */
public record BySide<T>(T white, T black) {
    public BySide {
        Objects.requireNonNull(white, "white");
        Objects.requireNonNull(black, "black");
    }

    /** The same value for both sides. */
    public static <T> BySide<T> both(T value) {
        return new BySide<>(value, value);
    }

    public T get(Side side) {
        return side == Side.WHITE ? white : black;
    }

    public BySide<T> with(Side side, T value) {
        return side == Side.WHITE ? new BySide<>(value, black) : new BySide<>(white, value);
    }

    public BySide<T> with(Side side, UnaryOperator<T> change) {
        return with(side, change.apply(get(side)));
    }

    public <R> BySide<R> map(Function<? super T, ? extends R> change) {
        return new BySide<>(change.apply(white), change.apply(black));
    }
}
