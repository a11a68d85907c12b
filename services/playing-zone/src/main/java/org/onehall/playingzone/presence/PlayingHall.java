package org.onehall.playingzone.presence;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.proto.competition.v1.LinkRules;

/** What presence needs to know about the hall, and what it reports to the hall. */
public interface PlayingHall {
    /** Whether everything that was in the logs at the start is known. */
    boolean isReady();

    /** The seats of the games that are being played, each with its venue. */
    Map<SeatKey, String> seatsInPlay();

    /** The recorded state of a seat's link. */
    Link link(SeatKey seat);

    /** The rules about links in a competition's regulations (OCR 18.8); empty if they say nothing. */
    Optional<LinkRules> linkRules(String competition);

    /** Reports since when the hall has not answered; empty when it answers again (OCR 19.6). */
    void standstill(Optional<Instant> since);
}
