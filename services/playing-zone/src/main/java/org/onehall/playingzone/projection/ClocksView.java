package org.onehall.playingzone.projection;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * Both clocks as they stood at {@code at}; the running one runs from there, its flag falls at {@code flagAt}.
 *
 * @param periodEndsAt when the running side's present period runs down and the next begins (LAW 6.4)
 */
public record ClocksView(
        long whiteMs, long blackMs, Optional<Side> running, long at, OptionalLong flagAt, OptionalLong periodEndsAt) {
    /** Whose clock runs, and no times. */
    public ClocksView untimed() {
        return new ClocksView(0, 0, running, at, OptionalLong.empty(), OptionalLong.empty());
    }
}
