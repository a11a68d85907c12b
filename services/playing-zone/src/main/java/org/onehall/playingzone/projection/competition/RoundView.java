package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * A round and whether it has been opened.
 *
 * @param official whether the Chief Arbiter has made it official and nothing has changed since (OCR 17.11)
 * @param startsAt when it is planned to start; empty if no start is planned
 * @param shownFrom from when the countdown to its start shows what it still lacks
 * @param signed venues whose reports are signed; "" stands for the round's report (OCR 18.3)
 * @param lapsed venues whose reports are no longer signed because a result has changed; "" stands for the round's
 *     report
 * @param signings how often its reports were signed
 * @param chess960 the start position, once the round is opened; empty if the games begin from the standard position
 *     (960 II.1)
 * @param unplayed pairings without a game; before the round is opened, those it would have if it were opened now (OCR
 *     18.4.8, 18.4.9)
 * @param changed boards about which a ruling was made since the round was official; none while it is official, and if
 *     it never was (OCR 17.11)
 * @param state how far it is
 * @param pairings by board, of a round that is not open and of the latest open round; of earlier rounds none
 * @param cancelled numbers of its boards that were cancelled, which no other board gets (LAW 6.6)
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
        List<Integer> changed,
        RoundState state,
        List<PairedView> pairings,
        List<Integer> cancelled) {
    /** Whether everybody may see its pairings. */
    public boolean isPublic() {
        return switch (state) {
            case PUBLISHED, OPEN -> true;
            case NOT_PAIRED, PAIRED -> false;
        };
    }

    RoundView with(Predicate<UnplayedView> shown, boolean paired) {
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
                changed,
                state,
                paired ? pairings : List.of(),
                cancelled);
    }
}
