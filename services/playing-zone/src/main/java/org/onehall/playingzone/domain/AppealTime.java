package org.onehall.playingzone.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** How long a game may be appealed about, where the time is limited (OCR 17.11, DEC-24, FSSI gen-8 b). */
public final class AppealTime {
    private AppealTime() {}

    /**
     * When the last appeal may be filed: so long after the end of the game, or after a ruling that is later.
     *
     * @param ended   the game
     * @param results the result itself can be appealed against, not rulings alone
     * @param ruled   when its rulings were made
     * @return empty: there is nothing to appeal against
     */
    public static Optional<Instant> end(Instant ended, boolean results, Collection<Instant> ruled, Duration deadline) {
        return Stream.concat(results ? Stream.of(ended) : Stream.empty(), ruled.stream().map(at -> at.isBefore(ended) ? ended : at))
                .max(Instant::compareTo).map(from -> from.plus(deadline));
    }
}
