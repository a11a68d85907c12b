package org.onehall.decider;

import java.time.Instant;

/**
 * A command as it stands in the log.
 *
 * @param requestId made by the client, unique per intention
 * @param at the broker's append time, made monotonic per key: the command's time (ENG-4)
 * @param publishedAt when the owner decides, never before {@code at}: the opponent's clock starts here
 */
public record Submitted<C>(C command, Actor actor, String requestId, Instant at, Instant publishedAt) {
    public Submitted {
        if (publishedAt.isBefore(at)) throw new IllegalArgumentException("published " + publishedAt + " before " + at);
    }
}
