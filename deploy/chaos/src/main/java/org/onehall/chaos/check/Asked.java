package org.onehall.chaos.check;

import java.util.Map;
import java.util.OptionalLong;

/**
 * A request as its sender recorded it.
 *
 * @param who role, venue, board and side of the sender
 * @param board the board of a seat; empty for officials
 * @param id request id
 * @param name the command, such as "play"
 * @param args its arguments, as text
 * @param sentAt when it was first sent, milliseconds since 1970 by the machine's clock
 * @param answeredAt when the definite answer came; empty if none came
 * @param code empty: accepted, or not answered; otherwise the refusal
 */
public record Asked(
        String who,
        String board,
        String id,
        String name,
        Map<String, String> args,
        long sentAt,
        OptionalLong answeredAt,
        String code) {
    public Asked {
        args = Map.copyOf(args);
    }

    public boolean acknowledged() {
        return answeredAt.isPresent() && code.isEmpty();
    }

    public boolean refused() {
        return answeredAt.isPresent() && !code.isEmpty();
    }
}
