package org.onehall.fairplay.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.onehall.chess.Side;

/**
 * Leave and incidents of one board.
 *
 * @param leaves open: asked, granted or being used; at most one of each seat
 * @param leaveCount of all there have been
 * @param incidents all, in their order
 * @param duties ticked of the present attempt, done or not
 */
public record Floor(List<Leave> leaves, int leaveCount, List<Incident> incidents, List<Ticked> duties) {
    /** Nothing has happened. */
    public static final Floor EMPTY = new Floor(List.of(), 0, List.of(), List.of());

    public Floor {
        leaves = List.copyOf(leaves);
        incidents = List.copyOf(incidents);
        duties = List.copyOf(duties);
    }

    /** How far a leave has got. */
    public enum Stage {
        ASKED,
        GRANTED,
        OUT
    }

    /** A player's leave, or absence without one. */
    public record Leave(String id, Side side, LeaveTarget target, Stage stage) {}

    /**
     * A breach somebody has seen.
     *
     * @param rulingId with which it is closed, "" without one
     * @param vouchedBy id of who recorded it, or of who confirmed it since; "" where an old log does not say
     */
    public record Incident(
            String id,
            Side side,
            IncidentKind kind,
            boolean confirmed,
            boolean closed,
            String rulingId,
            String vouchedBy) {
        /** Of its board, from "1". */
        String number() {
            return id.substring(id.lastIndexOf('-') + 1);
        }

        /** An incident whose penalty is taken back owes one again (OCR 17.9, 18.3). */
        Incident reopened(List<String> withdrawn) {
            return closed && withdrawn.contains(rulingId)
                    ? new Incident(id, side, kind, confirmed, false, "", vouchedBy)
                    : this;
        }
    }

    /** A duty an arbiter has looked at. */
    public record Ticked(Side side, Duty duty, boolean done) {}

    Optional<Leave> leave(Side side) {
        return leaves.stream().filter(leave -> leave.side() == side).findAny();
    }

    boolean isOut(Side side) {
        return leave(side).filter(leave -> leave.stage() == Stage.OUT).isPresent();
    }

    Optional<Incident> incident(String id) {
        return incidents.stream().filter(incident -> incident.id().equals(id)).findAny();
    }

    /** With a seat's leave as it is now; one not known yet counts. */
    Floor with(Leave leave) {
        boolean known = leave(leave.side())
                .filter(before -> before.id().equals(leave.id()))
                .isPresent();
        Floor without = without(leave.side());
        List<Leave> all = new ArrayList<>(without.leaves);
        all.add(leave);
        return new Floor(all, known ? leaveCount : leaveCount + 1, incidents, duties);
    }

    Floor without(Side side) {
        return new Floor(leaves.stream().filter(leave -> leave.side() != side).toList(), leaveCount, incidents, duties);
    }

    Floor with(Incident incident) {
        List<Incident> all = new ArrayList<>(incidents);
        all.add(incident);
        return new Floor(leaves, leaveCount, all, duties);
    }

    Floor with(String incidentId, UnaryOperator<Incident> change) {
        return new Floor(
                leaves,
                leaveCount,
                incidents.stream()
                        .map(each -> each.id().equals(incidentId) ? change.apply(each) : each)
                        .toList(),
                duties);
    }

    Floor with(Ticked ticked) {
        List<Ticked> all = new ArrayList<>(duties);
        all.removeIf(each -> each.side() == ticked.side() && each.duty() == ticked.duty());
        all.add(ticked);
        return new Floor(leaves, leaveCount, incidents, all);
    }

    /** Of a new attempt: what was ticked was of the last one (DEC-26). */
    Floor ofNewAttempt() {
        return new Floor(leaves, leaveCount, incidents, List.of());
    }
}
