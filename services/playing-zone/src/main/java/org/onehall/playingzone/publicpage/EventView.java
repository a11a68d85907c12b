package org.onehall.playingzone.publicpage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.playingzone.publicpage.PublicResults.ResultView;

/**
 * An event as everybody may see it: what is played when, the published pairings, and the results that need nobody's
 * approval any more (LAW 6.12, OCR 17.11).
 *
 * @param control the announced time control, such as "90+30"; "" if none is known
 * @param delayMinutes how old a move must be before it is shown, from 0
 * @param rounds in the order of their numbers
 */
public record EventView(
        String id,
        String name,
        String control,
        long delayMinutes,
        List<VenueView> venues,
        List<PlayerView> players,
        List<RoundView> rounds) {
    /** @param timeZone IANA name; "" if none is stated */
    public record VenueView(String name, String timeZone) {}

    /**
     * @param number the start number
     * @param title of FIDE, such as "GM"; "" if none is known
     * @param rating 0 if the player has none
     * @param team "" if no teams play
     */
    public record PlayerView(int number, String name, String title, int rating, String federation, String team) {}

    /**
     * @param startsAt the planned start in ms since 1970; empty if none is planned
     * @param boards whether moves and clocks of the round are shown, if there are any
     * @param pairings in the order of the boards; none until they are published or the round is opened
     */
    public record RoundView(
            int number,
            OptionalLong startsAt,
            boolean opened,
            boolean official,
            boolean boards,
            List<PairingView> pairings) {}

    /**
     * @param white start number of the player with White
     * @param result empty until it is approved
     */
    public record PairingView(int board, int white, int black, Optional<ResultView> result) {}
}
