package org.onehall.competition.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.regulations.ConductProfile;
import org.onehall.regulations.Profile;

/**
 * Byes that players may request themselves (OCR 16.1).
 *
 * @param half whether half-point byes may be requested; {@code zero}: zero-point byes; at least one of them
 * @param mostHalf half-point byes that a player may have, from 1
 * @param halfUntilRound last round for which a half-point bye may be requested, from 1; empty: every round
 * @param before how long before the planned start of a round requests end; not negative
 */
public record ByeRules(boolean half, boolean zero, int mostHalf, OptionalInt halfUntilRound, Duration before) {
    public ByeRules {
        if (!half && !zero) throw new IllegalArgumentException("at least one kind of bye may be requested");
        if (mostHalf < 1) throw new IllegalArgumentException("mostHalf is at least 1, not " + mostHalf);
        if (before.isNegative()) throw new IllegalArgumentException("before is at least 0, not " + before);
    }

    /** Empty if the regulations announce no byes that players may request themselves. */
    static Optional<ByeRules> of(Profile profile) {
        ConductProfile.Byes byes = profile.byes();
        return byes.half() || byes.zero()
                ? Optional.of(
                        new ByeRules(byes.half(), byes.zero(), byes.mostHalf(), byes.halfUntilRound(), byes.before()))
                : Optional.empty();
    }

    /** The kinds that players may request. */
    List<ByeKind> kinds() {
        List<ByeKind> kinds = new ArrayList<>();
        if (half) kinds.add(ByeKind.HALF);
        if (zero) kinds.add(ByeKind.ZERO);
        return kinds;
    }

    /** When requests for a round end, whether or not the round is paired; empty if no start is planned. */
    Optional<Instant> end(Round round) {
        return round.startsAt().map(start -> start.minus(before));
    }
}
