package org.onehall.playingzone.projection.link;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.game.v1.GameRestarted;

/** The links of all seats and what is measured in the venues (OCR 18.8). Not thread-safe: the hall guards it. */
public final class LinksProjection {
    /** Link steps kept for each seat. */
    private static final int STEPS = 30;

    private final Map<SeatKey, Deque<LinkStep>> courses = new HashMap<>();
    private final Set<SeatKey> away = new HashSet<>();
    private final Set<SeatKey> toldOfLoss = new HashSet<>();
    private final Map<String, VenueLinksProjection> venues = new LinkedHashMap<>();

    /** @return the seat's new state; empty if only its page was covered or is visible again */
    public Optional<Link> fold(LinkChanged changed) {
        SeatKey seat = new SeatKey(changed.getBoardId(), Wire.side(changed.getSide()));
        Link link = Link.valueOf(Wire.name(changed.getState()));
        Deque<LinkStep> course = courses.computeIfAbsent(seat, _ -> new ArrayDeque<>());
        if (changed.getAway()) away.add(seat);
        else away.remove(seat);
        if (!course.isEmpty() && course.getLast().state() == link) return Optional.empty();
        if (course.size() == STEPS) course.removeFirst();
        course.add(new LinkStep(Wire.ms(changed.getLastSeen()), link));
        return Optional.of(link);
    }

    /**
     * Tells a player about the opponent's link, but only when it is lost, and when a reported loss is over.
     *
     * @param inProgress whether the game at the seat's board is in progress
     */
    public void tellOpponent(SeatKey seat, Link link, boolean inProgress, Changes changes) {
        if (link == Link.DOWN && inProgress && toldOfLoss.add(seat))
            changes.notice(new Notice(seat.opponent(), Notice.Kind.OPPONENT_LOST, Map.of(), "", ""));
        if (link == Link.UP && toldOfLoss.remove(seat))
            changes.notice(new Notice(seat.opponent(), Notice.Kind.OPPONENT_BACK, Map.of(), "", ""));
    }

    /**
     * A new game. If the players of the board have exchanged seats, the connected devices belong to the other player,
     * and nobody is signed in before entering with a new code (OCR 19.2); if one was replaced, this holds for that seat
     * (LAW 6.6).
     */
    public void restarted(String board, GameRestarted restarted) {
        if (!restarted.hasWhite() || !restarted.hasBlack()) return;
        for (Side side : Side.values())
            if (!restarted.hasReplaced() || Wire.side(restarted.getReplaced()) == side)
                courses.remove(new SeatKey(board, side));
    }

    public Link state(SeatKey seat) {
        return courses.containsKey(seat) ? courses.get(seat).getLast().state() : Link.NONE;
    }

    /** Whether the seat's page is covered, or another one has the keyboard focus (OCR 16.7). */
    public boolean isAway(SeatKey seat) {
        return away.contains(seat);
    }

    /** The last changes of a seat's link, the newest last. */
    public List<LinkStep> course(SeatKey seat) {
        return List.copyOf(courses.getOrDefault(seat, new ArrayDeque<>()));
    }

    /** @param id "competition/venue"; facts without a board, in logs that name no competition, are ignored */
    public VenueLinksProjection venue(String id) {
        return venues.computeIfAbsent(id, _ -> new VenueLinksProjection());
    }
}
