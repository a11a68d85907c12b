package org.onehall.playingzone.presence;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.competition.v1.LinkRules;

/** What presence needs to know of the hall, and what it tells the hall. */
public interface PlayingHall {
    /** Everything that stood in the logs at start is known. */
    boolean isReady();

    /** The seats of the games that are being played, each with its venue. */
    Map<SeatKey, String> seatsInPlay();

    /** How the link of a seat stands on record. */
    Link link(SeatKey seat);

    /** What the regulations of a competition say about links (OCR 18.8); empty if they say nothing. */
    Optional<LinkRules> linkRules(String competition);

    /** Since when the hall does not answer; empty: it answers again (OCR 19.6). */
    void standstill(Optional<Instant> since);
}
