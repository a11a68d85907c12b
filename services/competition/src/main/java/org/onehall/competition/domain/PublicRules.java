package org.onehall.competition.domain;

import java.time.Duration;
import java.util.OptionalInt;
import org.onehall.regulations.ConductProfile;
import org.onehall.regulations.Profile;

/**
 * What everybody may see of the event without signing in (LAW 6.12).
 *
 * @param open whether the event has a public page
 * @param delay how old a move must be before everybody sees it; not negative
 * @param closedFromRound from this round on, from 1, no moves and clocks are shown; empty if no round is closed
 */
public record PublicRules(boolean open, Duration delay, OptionalInt closedFromRound) {
    public PublicRules {
        if (delay.isNegative()) throw new IllegalArgumentException("delay is at least 0, not " + delay);
    }

    public static PublicRules of(Profile profile) {
        ConductProfile.PublicPage page = profile.publicPage();
        return new PublicRules(page.open(), page.delay(), page.closedFromRound());
    }
}
