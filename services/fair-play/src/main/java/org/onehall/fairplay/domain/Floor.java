package org.onehall.fairplay.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.onehall.chess.Side;

/**
 * Leave and incidents of one board.
 *
 * @param leaves open leaves: requested, granted or in use; at most one for each seat
 * @param leaveCount number of all leaves so far
 * @param incidents all incidents, in order
 * @param duties ticked in the present attempt, done or not
 */
public record Floor(List<Leave> leaves, int leaveCount, List<Incident> incidents, List<Ticked> duties) {
    /** Nothing has happened. */
    public static final Floor EMPTY = new Floor(List.of(), 0, List.of(), List.of());

    public Floor {
        leaves = List.copyOf(leaves);
        incidents = List.copyOf(incidents);
        duties = List.copyOf(duties);
    }

    /** The stage of a leave. */
    public enum Stage {
        ASKED,
        GRANTED,
        OUT
    }

    /** A player's leave, or an absence without leave. */
    public record Leave(String id, Side side, LeaveTarget target, Stage stage) {}

    /**
     * A breach that somebody has seen.
     *
     * @param rulingId the ruling that closes it; "" if none
     * @param vouchedBy id of the person who recorded it or has confirmed it since; "" if an old log does not say
     */
    public record Incident(
            String id,
            Side side,
            IncidentKind kind,
            boolean confirmed,
            boolean closed,
            String rulingId,
            String vouchedBy) {
        /** The number of the incident on its board, from "1". */
        String number() {
            return id.substring(id.lastIndexOf('-') + 1);
        }

        /** Opens the incident again if its penalty was taken back: it needs a penalty again (OCR 17.9, 18.3). */
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

    /** This floor with a seat's leave as it is now; a leave not known before is counted. */
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

    /** The floor of a new attempt: the duties ticked so far belonged to the last one (DEC-26). */
    Floor ofNewAttempt() {
        return new Floor(leaves, leaveCount, incidents, List.of());
    }
}
