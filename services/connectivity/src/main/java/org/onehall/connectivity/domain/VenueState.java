package org.onehall.connectivity.domain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/**
 * The links and cases of one venue, built from their log.
 *
 * @param cases every case, oldest first
 * @param outages how many outages have been found
 * @param outage the last outage
 * @param nodes the venue's nodes by name, at most {@link #MOST_NODES}
 * @param meeting by player, whether the player is in the meeting of the communication system and since when
 */
public record VenueState(
        Map<Seat, Link> links,
        List<Case> cases,
        int outages,
        Optional<Outage> outage,
        Map<String, VenueNode> nodes,
        Map<String, Communication> meeting) {
    private static final int MOST_NODES = 20;
    public static final VenueState EMPTY = new VenueState(Map.of(), List.of(), 0, Optional.empty(), Map.of(), Map.of());

    public record Seat(BoardId boardId, Side side) {}

    /** A seat's link. */
    public record Link(String deviceId, LinkState state, boolean away) {}

    /**
     * A player's link to the communication system.
     *
     * @param byArbiter reported by an arbiter, not by the system
     */
    public record Communication(boolean present, Instant at, boolean byArbiter) {}

    /**
     * A disconnection case.
     *
     * @param down the link has not come back since it was last lost
     * @param lostAt last heartbeat before the link was last lost
     * @param dueAt when the report is overdue; empty once it is on record that the report is overdue, and in cases
     *     opened before it was recorded
     * @param reported the Local Technical Arbiter has confirmed it
     * @param closed the decision about it has been applied
     * @param evidence what its cause was last judged by
     * @param settled no more evidence of its cause will come
     */
    public record Case(
            String id,
            BoardId boardId,
            Side side,
            boolean down,
            Instant lostAt,
            Optional<Instant> dueAt,
            boolean reported,
            boolean closed,
            Optional<Cause.Evidence> evidence,
            boolean settled) {
        static Case opened(String id, BoardId boardId, Side side, Instant lostAt, Optional<Instant> dueAt) {
            return new Case(id, boardId, side, true, lostAt, dueAt, false, false, Optional.empty(), false);
        }

        Case restored() {
            return new Case(id, boardId, side, false, lostAt, dueAt, reported, closed, evidence, settled);
        }

        Case lost(Instant at) {
            return new Case(id, boardId, side, true, at, dueAt, reported, closed, evidence, settled);
        }

        Case overdue() {
            return new Case(id, boardId, side, down, lostAt, Optional.empty(), reported, closed, evidence, settled);
        }

        Case confirmed() {
            return new Case(id, boardId, side, down, lostAt, dueAt, true, closed, evidence, settled);
        }

        Case decided() {
            return new Case(id, boardId, side, down, lostAt, dueAt, reported, true, evidence, settled);
        }

        Case judged(Cause.Evidence by, boolean last) {
            return new Case(id, boardId, side, down, lostAt, dueAt, reported, closed, Optional.of(by), last);
        }

        boolean isOf(BoardId board, Side seat) {
            return boardId.equals(board) && side == seat;
        }
    }

    /**
     * Several seats lost together (ENG-7).
     *
     * @param latest when the last of them was lost
     */
    public record Outage(String id, Instant since, Instant latest, List<String> caseIds) {
        public Outage {
            caseIds = List.copyOf(caseIds);
        }
    }

    public VenueState {
        links = Map.copyOf(links);
        cases = List.copyOf(cases);
        nodes = Map.copyOf(nodes);
        meeting = Map.copyOf(meeting);
    }

    Optional<Link> link(BoardId boardId, Side side) {
        return Optional.ofNullable(links.get(new Seat(boardId, side)));
    }

    Optional<Case> find(String caseId) {
        return cases.stream().filter(each -> each.id().equals(caseId)).findFirst();
    }

    /** The seat's open case; there is at most one. */
    Optional<Case> open(BoardId boardId, Side side) {
        return cases.stream()
                .filter(each -> !each.closed() && each.isOf(boardId, side))
                .findFirst();
    }

    VenueState with(BoardId boardId, Side side, Link link) {
        Map<Seat, Link> more = new HashMap<>(links);
        more.put(new Seat(boardId, side), link);
        return new VenueState(more, cases, outages, outage, nodes, meeting);
    }

    VenueState with(Case opened) {
        List<Case> more = new ArrayList<>(cases);
        more.add(opened);
        return new VenueState(links, more, outages, outage, nodes, meeting);
    }

    VenueState with(String caseId, UnaryOperator<Case> change) {
        return new VenueState(
                links,
                cases.stream()
                        .map(each -> each.id().equals(caseId) ? change.apply(each) : each)
                        .toList(),
                outages,
                outage,
                nodes,
                meeting);
    }

    VenueState with(Outage found) {
        boolean known = outage.filter(last -> last.id().equals(found.id())).isPresent();
        return new VenueState(links, cases, known ? outages : outages + 1, Optional.of(found), nodes, meeting);
    }

    /** What is known of a node. */
    VenueNode node(String name) {
        return nodes.getOrDefault(name, VenueNode.NEW);
    }

    /** Whether a node is known or may be added; their number is limited, because each new name stays in the log. */
    boolean hasRoomFor(String node) {
        return nodes.containsKey(node) || nodes.size() < MOST_NODES;
    }

    VenueState measured(String node, String series, List<ProbeSpan> spans) {
        Map<String, VenueNode> more = new HashMap<>(nodes);
        more.put(node, node(node).measured(series, spans));
        return new VenueState(links, cases, outages, outage, more, meeting);
    }

    VenueState with(String playerId, Communication link) {
        Map<String, Communication> more = new HashMap<>(meeting);
        more.put(playerId, link);
        return new VenueState(links, cases, outages, outage, nodes, more);
    }
}
