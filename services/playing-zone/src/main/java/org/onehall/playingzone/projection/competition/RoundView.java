package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * A round and whether it has been opened.
 *
 * @param official made official by the Chief Arbiter, and nothing has changed since (OCR 17.11)
 * @param startsAt when it is planned to start; empty: not planned
 * @param shownFrom when what it lacks is counted down to its start
 * @param signed venues whose reports are signed, with "" the round's (OCR 18.3)
 * @param lapsed venues whose reports were signed and are not any more, because a result has changed, with "" the
 *     round's
 * @param signings how often its reports were signed
 * @param chess960 once it is opened; empty: the games begin from the standard position (960 II.1)
 * @param unplayed pairings without a game; before the round is opened, as it would be opened now (OCR 18.4.8, 18.4.9)
 * @param changed boards of which something was ruled since it was official; none while it is, and if it never was (OCR
 *     17.11)
 */
public record RoundView(
        int number,
        boolean opened,
        boolean official,
        OptionalLong startsAt,
        OptionalLong shownFrom,
        List<String> signed,
        List<String> lapsed,
        int signings,
        Optional<StartView> chess960,
        List<UnplayedView> unplayed,
        List<Integer> changed) {
    RoundView with(Predicate<UnplayedView> shown) {
        return new RoundView(
                number,
                opened,
                official,
                startsAt,
                shownFrom,
                signed,
                lapsed,
                signings,
                chess960,
                unplayed.stream().filter(shown).toList(),
                changed);
    }
}
