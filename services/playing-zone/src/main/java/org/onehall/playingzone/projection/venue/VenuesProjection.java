package org.onehall.playingzone.projection.venue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.onehall.chess.Side;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.Seat;

/** The logs of all venues, and what happens around the seats of all boards (OCR 16, 17). Guarded by the hall. */
public final class VenuesProjection {
    private final Map<String, FloorProjection> floors = new HashMap<>();
    /** The venues by "competition/venue". */
    private final Map<String, PremisesProjection> premises = new HashMap<>();

    /** Takes a fact of a board. */
    public void floor(FairPlayEvent event) {
        floors.computeIfAbsent(event.getHeader().getKey(), _ -> new FloorProjection())
                .fold(event);
    }

    /** Takes a fact of a venue. */
    public void premises(FairPlayEvent event) {
        premises.computeIfAbsent(event.getHeader().getKey(), _ -> new PremisesProjection())
                .fold(event);
    }

    /**
     * The floor log of a board.
     *
     * @param seats the player who had a side at an instant in ms since 1970
     * @param withdrawn whether all of a ruling's penalties were taken back
     */
    public FloorView floor(String board, BiFunction<Side, Long, Seat> seats, Predicate<String> withdrawn) {
        return Optional.ofNullable(floors.get(board))
                .map(floor -> floor.view(seats).reopened(withdrawn))
                .orElse(FloorProjection.NONE);
    }

    /** The venue with this log key; if there is no log, a venue about which nothing is known. */
    public PremisesProjection of(String id) {
        return premises.getOrDefault(id, new PremisesProjection());
    }

    /** Whether a device may be played on in a venue (OCR 16.6). */
    public boolean admits(String id, String device) {
        return Optional.ofNullable(premises.get(id))
                .map(venue -> venue.admits(device))
                .orElse(true);
    }

    /** Whether a device is registered for any venue (OCR 16.6). */
    public boolean isRegistered(String device) {
        return premises.values().stream().anyMatch(venue -> venue.isRegistered(device));
    }

    /** Everything that happened in a venue. */
    public List<FairPlayEvent> log(String id) {
        return Optional.ofNullable(premises.get(id))
                .map(PremisesProjection::log)
                .orElse(List.of());
    }
}
