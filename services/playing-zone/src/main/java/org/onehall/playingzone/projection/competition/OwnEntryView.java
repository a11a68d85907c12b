package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What players may change in their own entry (OCR 16.1). Whether a request is in time is decided by the competition
 * service.
 *
 * @param kinds of byes that players may request themselves: HALF, ZERO; none if the regulations announce none
 * @param mostHalf half-point byes that a player may have; 0 if players cannot request them
 * @param halfUntilRound last round for which a half-point bye may be requested; empty: every round
 * @param rounds that are not open
 * @param players the reader; if the reader is the captain of a team, then also its other players
 */
public record OwnEntryView(
        List<String> kinds, int mostHalf, OptionalInt halfUntilRound, List<Round> rounds, List<Entry> players) {
    /**
     * A round that is not open.
     *
     * @param paired whether it has pairings, so that byes cannot be requested for it any more
     * @param until when requests of byes for it end, in ms since 1970; empty: when it is paired
     */
    public record Round(int number, boolean paired, OptionalLong until) {}

    /**
     * The entry of one player.
     *
     * @param byes in the order in which they were recorded
     * @param withdrawals in the order in which they were recorded
     */
    public record Entry(String id, String name, List<SetupView.Bye> byes, List<Withdrawal> withdrawals) {}

    /** @param untilRound the first round in which the player plays again; 0: not yet */
    public record Withdrawal(int fromRound, int untilRound) {}
}
