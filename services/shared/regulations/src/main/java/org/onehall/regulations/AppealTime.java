package org.onehall.regulations;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** How long an appeal is possible where the time is limited; its last instant is in time (OCR 17.11, DEC-24). */
public final class AppealTime {
    private AppealTime() {}

    /**
     * The latest time to file an appeal. The period begins with the end of the game, for a team with the end of the
     * last board of its match, or with the ruling if that is later (FSSI gen-8 b).
     *
     * @param ended when the game, or the last board of the match, ended
     * @param ruled when the ruling was made that is appealed against; empty: the result is
     */
    public static Instant end(Instant ended, Optional<Instant> ruled, Duration deadline) {
        return ruled.filter(ended::isBefore).orElse(ended).plus(deadline);
    }

    /**
     * The latest time to file any appeal.
     *
     * @param results the result itself can be appealed against, not only rulings
     * @param ruled when the rulings of the game were made
     * @return empty: there is nothing to appeal against
     */
    public static Optional<Instant> last(Instant ended, boolean results, Collection<Instant> ruled, Duration deadline) {
        Stream<Optional<Instant>> contested = Stream.concat(
                results ? Stream.of(Optional.empty()) : Stream.empty(),
                ruled.stream().map(Optional::of));
        return contested.map(one -> end(ended, one, deadline)).max(Instant::compareTo);
    }
}
