package org.onehall.playingzone.projection;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * Both clocks as they were at {@code at}; the running clock runs from there, and its flag falls at {@code flagAt}.
 *
 * @param periodEndsAt when the current period of the running side ends and the next begins (LAW 6.4)
 */
public record ClocksView(
        long whiteMs, long blackMs, Optional<Side> running, long at, OptionalLong flagAt, OptionalLong periodEndsAt) {
    /** Only whose clock is running, without times. */
    public ClocksView untimed() {
        return new ClocksView(0, 0, running, at, OptionalLong.empty(), OptionalLong.empty());
    }
}
