package org.onehall.playingzone.edge.ws;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.onehall.playingzone.command.Command;
import org.onehall.playingzone.command.EntryCommands;
import org.onehall.playingzone.command.GameCommands;
import org.onehall.playingzone.rights.Viewer;

/**
 * Limits how many commands a person may give, because the logs that hold them are kept for ever. A budget refills
 * evenly up to its size. It belongs to a person in one place, so that another device or connection does not renew it. A
 * move that is legal now costs nothing. Thread-safe.
 */
final class CommandBudget {
    /** A command with a text counts as this many commands. */
    static final int OF_TEXT = 10;

    private static final int MANY = 10_000;
    private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();

    private final int ofSeat;
    private final int ofOthers;
    private final Map<String, Bucket> buckets = new HashMap<>();

    private static final class Bucket {
        final int size;
        double left;
        long at;

        Bucket(int size, long at) {
            this.size = size;
            this.left = size;
            this.at = at;
        }

        void fill(long nanos) {
            left = Math.min(size, left + (double) (nanos - at) * size / MINUTE_NANOS);
            at = nanos;
        }
    }

    /**
     * @param ofSeat commands per minute for a player or an assistant, who may also give this many at once
     * @param ofOthers the same for anybody else
     */
    CommandBudget(int ofSeat, int ofOthers) {
        if (ofSeat < OF_TEXT || ofOthers < OF_TEXT)
            throw new IllegalArgumentException("onehall.commands.of-seat and .of-others must be at least " + OF_TEXT);
        this.ofSeat = ofSeat;
        this.ofOthers = ofOthers;
    }

    /**
     * Takes a command from a person's budget. Moves that are counted have a budget of their own.
     *
     * @param nanos reading of a monotonic clock
     * @return zero; otherwise nothing is taken, and this is how long the person must wait
     */
    synchronized Duration take(Viewer viewer, Command request, long nanos) {
        if (buckets.size() >= MANY) forgetFull(nanos);
        int size = viewer.seat().isPresent() ? ofSeat : ofOthers;
        Bucket bucket = buckets.computeIfAbsent(owner(viewer, request), _ -> new Bucket(size, nanos));
        bucket.fill(nanos);
        int cost = cost(viewer, request);
        if (bucket.left < cost) return Duration.ofNanos((long) Math.ceil((cost - bucket.left) * MINUTE_NANOS / size));
        bucket.left -= cost;
        return Duration.ZERO;
    }

    /** Gives back what an unanswered command took: the screen sends it again, and it must not be refused then. */
    synchronized void giveBack(Viewer viewer, Command request) {
        Bucket bucket = buckets.get(owner(viewer, request));
        if (bucket != null) bucket.left = Math.min(bucket.size, bucket.left + cost(viewer, request));
    }

    /** How many budgets are kept; budgets that are full again are removed. */
    synchronized int size() {
        return buckets.size();
    }

    /** A player's own bye or withdrawal is recorded with the whole competition, so it costs as much as a text. */
    private static int cost(Viewer viewer, Command request) {
        boolean entry = viewer.seat().isPresent() && request instanceof EntryCommands.EntryCommand;
        return request.asksArbiters() || entry ? OF_TEXT : 1;
    }

    private void forgetFull(long nanos) {
        buckets.values().removeIf(bucket -> {
            bucket.fill(nanos);
            return bucket.left >= bucket.size;
        });
    }

    private static String owner(Viewer viewer, Command request) {
        var actor = viewer.actor();
        return String.join(
                "|",
                viewer.competition(),
                actor.role().name(),
                actor.subject(),
                actor.board(),
                actor.side(),
                request instanceof GameCommands.Play ? "moves" : "");
    }
}
