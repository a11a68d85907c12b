package org.onehall.playingzone.projection.venue;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.onehall.chess.Side;

/** The floor log of a board, as far as the viewer may see its seats. */
public record FloorView(
        List<LeaveView> leaves, List<ConductView> incidents, List<InspectionView> inspections, List<DutyView> duties) {
    /**
     * Only the entries of some seats, chosen by side and by the venue of the player who sat there then; the venue
     * differs once seats were exchanged (OCR 19.2).
     */
    public FloorView of(BiPredicate<Side, String> seats) {
        return new FloorView(
                leaves.stream()
                        .filter(leave -> seats.test(leave.side(), leave.venue()))
                        .toList(),
                incidents.stream()
                        .filter(incident -> seats.test(incident.side(), incident.venue()))
                        .toList(),
                inspections.stream()
                        .filter(one -> seats.test(one.side(), one.venue()))
                        .toList(),
                duties.stream()
                        .filter(duty -> seats.test(duty.side(), duty.venue()))
                        .toList());
    }

    /** With those breaches open again whose penalty was taken back, because one is due again (OCR 17.9, 18.3). */
    public FloorView reopened(Predicate<String> withdrawn) {
        return new FloorView(
                leaves,
                incidents.stream()
                        .map(one -> one.rulingId().filter(withdrawn).isPresent() ? one.reopened() : one)
                        .toList(),
                inspections,
                duties);
    }

    /**
     * Only what a player sees: his own leave and its answer.
     *
     * @param own whether the player is the one who had a side and a name
     */
    public FloorView forPlayer(BiPredicate<Side, String> own) {
        return new FloorView(
                leaves.stream()
                        .filter(leave -> own.test(leave.side(), leave.player()) && leave.authorised())
                        .toList(),
                List.of(),
                List.of(),
                List.of());
    }
}
