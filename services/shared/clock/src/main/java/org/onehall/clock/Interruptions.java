package org.onehall.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When a game stood, for what is counted from its start but not while it stands, as the default time (OCR 16.11, 19.6,
 * ENG-4): nobody can be late, or be seen to come, while an arbiter or an outage of the hall keeps the game from going
 * on.
 *
 * @param over those that are over, the first first; none begins before the one before has ended
 * @param since when the present one began; empty while the game goes on
 */
public record Interruptions(List<Interruption> over, Optional<Instant> since) {
    public static final Interruptions NONE = new Interruptions(List.of(), Optional.empty());

    /** @param to not before {@code from} */
    public record Interruption(Instant from, Instant to) {}

    public Interruptions {
        over = List.copyOf(over);
    }

    /** The game stands from an instant on, or still. */
    public Interruptions stopped(Instant at) {
        return since.isPresent() ? this : new Interruptions(over, Optional.of(at));
    }

    /** The game goes on, if it stood. */
    public Interruptions wentOn(Instant at) {
        return since.map(from -> new Interruptions(over, Optional.empty()).with(from, at))
                .orElse(this);
    }

    /** What has not been counted already of a time in which the game stood. */
    public Interruptions with(Instant from, Instant to) {
        Instant begin = over.isEmpty() ? from : later(from, over.getLast().to());
        if (!begin.isBefore(to)) return this;
        List<Interruption> more = new ArrayList<>(over);
        more.add(new Interruption(begin, to));
        return new Interruptions(more, since);
    }

    /**
     * When a span that counts from an instant is over; an interruption that began later than that does not bring it
     * back.
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
