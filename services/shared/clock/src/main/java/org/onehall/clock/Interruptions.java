package org.onehall.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When a game was interrupted. Used for a time that counts from the start of the game but not during interruptions,
 * such as the default time (OCR 16.11, 19.6, ENG-4): a player cannot become late, or be seen to arrive, while an
 * arbiter or an outage of the hall stops the game.
 *
 * @param over the finished interruptions, oldest first; they do not overlap
 * @param since when the current one began; empty while the game is not interrupted
 */
public record Interruptions(List<Interruption> over, Optional<Instant> since) {
    public static final Interruptions NONE = new Interruptions(List.of(), Optional.empty());

    /** @param to not before {@code from} */
    public record Interruption(Instant from, Instant to) {}

    public Interruptions {
        over = List.copyOf(over);
    }

    /** The game is interrupted from this instant, or remains interrupted. */
    public Interruptions stopped(Instant at) {
        return since.isPresent() ? this : new Interruptions(over, Optional.of(at));
    }

    /** The interruption ends, if there is one. */
    public Interruptions wentOn(Instant at) {
        return since.map(from -> new Interruptions(over, Optional.empty()).with(from, at))
                .orElse(this);
    }

    /** Adds the part of an interruption that has not been counted already. */
    public Interruptions with(Instant from, Instant to) {
        Instant begin = over.isEmpty() ? from : later(from, over.getLast().to());
        if (!begin.isBefore(to)) return this;
        List<Interruption> more = new ArrayList<>(over);
        more.add(new Interruption(begin, to));
        return new Interruptions(more, since);
    }

    /**
     * When a time span that counts from an instant is over; an interruption that begins after it is over does not
     * extend it.
     */
    public Instant end(Instant from, Duration span) {
        Instant end = from.plus(span);
        for (Interruption one : over)
            if (!one.from().isAfter(end))
                end = end.plus(Duration.between(later(one.from(), from), later(one.to(), from)));
        return end;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
