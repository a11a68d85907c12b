package org.onehall.playingzone.projection.link;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * A seat's link as shown to the officials who watch over it (OCR 18.8).
 *
 * @param address of the present or the last device; empty if there was none since the zone's start
 * @param since when that device connected
 * @param lastSeen last sign of life, in ms since 1970; empty if there was none since the zone's start
 * @param takeovers the takeovers of the seat by another page, the newest last
 * @param course the last changes of its state, the newest last
 * @param samples of the last ten minutes, the newest last
 */
public record LinkRow(
        String board,
        int number,
        Side side,
        String player,
        String venue,
        String venueName,
        Link link,
        boolean inPlay,
        boolean away,
        Optional<MeetingView> meeting,
        Optional<String> address,
        OptionalLong since,
        OptionalLong lastSeen,
        List<Takeover> takeovers,
        List<LinkStep> course,
        List<LinkSample> samples) {
    /** With the measurements of the edge. */
    public LinkRow measured(
            Optional<String> from,
            OptionalLong connected,
            OptionalLong heard,
            List<Takeover> taken,
            List<LinkSample> lately) {
        return new LinkRow(
                board, number, side, player, venue, venueName, link, inPlay, away, meeting, from, connected, heard,
                taken, course, lately);
    }
}
