package org.onehall.regulations;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How long an appeal about a game is possible (OCR 17.11, DEC-24, DEC-34, FSSI gen-8 b). The period begins with the end
 * of the game, for a team with the end of the last board of its match, or with the ruling if that is later.
 *
 * @param length empty: appeals have no deadline
 * @param ended when the game, or the last board of the match, ended; empty while one is in progress
 */
public record AppealPeriod(Optional<Duration> length, Optional<Instant> ended) {
    /**
     * The latest time to file an appeal; empty: there is none, or it is not known before the end.
     *
     * @param ruled when the ruling was made that is appealed against; empty: the result is
     */
    public Optional<Instant> end(Optional<Instant> ruled) {
        return ended.flatMap(end -> length.map(ruled.filter(end::isBefore).orElse(end)::plus));
    }

    /**
     * The latest time to file any appeal about the game; empty: there is none, it is not known before the end, or there
     * is nothing to appeal against.
     *
     * @param results the result itself can be appealed against, not only rulings
     * @param ruled when the rulings of the game were made
     */
    public Optional<Instant> last(boolean results, Collection<Instant> ruled) {
        Stream<Optional<Instant>> contested = Stream.concat(
                results ? Stream.of(Optional.empty()) : Stream.empty(),
                ruled.stream().map(Optional::of));
        return contested.map(this::end).flatMap(Optional::stream).max(Instant::compareTo);
    }

    /** Whether appeals have a deadline, and one is still possible; the parameters are those of {@link #last}. */
    public boolean isOpen(boolean results, Collection<Instant> ruled, Instant at) {
        return length.isPresent()
                && (ended.isEmpty()
                        || last(results, ruled).filter(end -> isInTime(at, end)).isPresent());
    }

    /** Whether an appeal comes in time; the last instant is in time. */
    public static boolean isInTime(Instant at, Instant end) {
        return !at.isAfter(end);
    }
}
