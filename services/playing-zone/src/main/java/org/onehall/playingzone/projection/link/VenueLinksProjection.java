package org.onehall.playingzone.projection.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.MovedWithoutCommunication;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.ProbesRecorded;

/**
 * What a venue's log contains about its nodes and about the players in the meeting (OCR 18.8). Not thread-safe: the
 * hall guards it.
 */
public final class VenueLinksProjection {
    private final Map<String, CommunicationChanged> meeting = new HashMap<>();
    private final Map<SeatKey, List<Integer>> unspoken = new HashMap<>();
    private final Map<String, Node> nodes = new LinkedHashMap<>();

    private static final class Node {
        OptionalLong offsetMs = OptionalLong.empty();
        /** The hops by place and address, in the order of the path to the zone. */
        final Map<String, HopView> hops = new LinkedHashMap<>();
    }

    public void fold(CommunicationChanged changed) {
        meeting.put(changed.getPlayerId(), changed);
    }

    public void fold(MovedWithoutCommunication moved) {
        unspoken.computeIfAbsent(new SeatKey(moved.getBoardId(), Wire.side(moved.getSide())), _ -> new ArrayList<>())
                .add(moved.getPly());
    }

    public void fold(ProbesRecorded recorded) {
        Node node = nodes.computeIfAbsent(recorded.getNode(), _ -> new Node());
        node.offsetMs =
                recorded.hasClockOffset() ? OptionalLong.of(Wire.ms(recorded.getClockOffset())) : OptionalLong.empty();
        for (ProbeSpan span : recorded.getSpansList())
            node.hops.merge(span.getHop() + " " + span.getTarget(), hop(span), VenueLinksProjection::next);
    }

    private static HopView hop(ProbeSpan span) {
        return new HopView(
                Wire.name(span.getHop()),
                span.getTarget(),
                span.hasBoardId() ? Optional.of(span.getBoardId()) : Optional.empty(),
                span.hasSide() ? Optional.of(Wire.side(span.getSide())) : Optional.empty(),
                span.getLost(),
                Wire.ms(span.getFrom()),
                Wire.ms(span.getTo()),
                span.hasRoundTrip() ? OptionalLong.of(Wire.ms(span.getRoundTrip())) : OptionalLong.empty());
    }

    private static HopView next(HopView before, HopView now) {
        return before.lost() != now.lost()
                ? now
                : new HopView(
                        now.hop(),
                        now.target(),
                        now.board(),
                        now.side(),
                        now.lost(),
                        before.since(),
                        now.until(),
                        now.roundTripMs());
    }

    /** Empty if nothing is required and nothing is known. */
    public Optional<MeetingView> meeting(SeatKey seat, String playerId, boolean required) {
        CommunicationChanged last = meeting.get(playerId);
        List<Integer> moves = List.copyOf(unspoken.getOrDefault(seat, List.of()));
        if (last == null)
            return required
                    ? Optional.of(
                            new MeetingView(true, Optional.empty(), OptionalLong.empty(), Optional.empty(), moves))
                    : Optional.empty();
        return Optional.of(new MeetingView(
                required,
                Optional.of(last.getPresent()),
                OptionalLong.of(Wire.ms(last.getAt())),
                Optional.of(Wire.name(last.getSource())),
                moves));
    }

    /** The nodes of the venue; the edge adds when each was last heard. */
    public List<NodeView> nodes(String venue, String venueName) {
        return nodes.entrySet().stream()
                .map(node -> new NodeView(
                        venue,
                        venueName,
                        node.getKey(),
                        OptionalLong.empty(),
                        node.getValue().offsetMs,
                        node.getValue().hops.values().stream()
                                .sorted(Comparator.comparingInt(VenueLinksProjection::place))
                                .toList()))
                .toList();
    }

    private static int place(HopView hop) {
        return List.of("DEVICE", "GATEWAY", "PROVIDER", "ZONE").indexOf(hop.hop());
    }
}
