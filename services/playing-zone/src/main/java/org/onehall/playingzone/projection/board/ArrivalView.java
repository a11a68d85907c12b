package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * The start of the game and those who are late (OCR 16.11).
 *
 * @param startAt the instant from which default time counts; empty before the start
 * @param minutes default time of the competition
 * @param defaultAt when the first absent player forfeits; empty if nobody is absent or default time is waived
 * @param waived true if a player is absent and no absent player can forfeit any more
 * @param absent players whom an arbiter has recorded absent; if this was before the start, the game begins without them
 *     (DEC-27)
 * @param unchecked players without whose checks the game has begun; they may not move until the checks are made (OCR
 *     18.5, 18.6)
 * @param newCodes seats whose players exchanged places and have not yet entered with a new code: the device connected
 *     there belongs to the other player (OCR 19.2)
 */
public record ArrivalView(
        OptionalLong startAt,
        int minutes,
        OptionalLong defaultAt,
        boolean waived,
        boolean rollCall,
        List<Side> excluded,
        List<Side> absent,
        List<Side> unchecked,
        List<Side> newCodes) {
    /** Only the players who are excluded, absent or still to be checked; empty if there are none. */
    public Optional<ArrivalView> forPlayer() {
        return excluded.isEmpty() && absent.isEmpty() && unchecked.isEmpty()
                ? Optional.empty()
                : Optional.of(new ArrivalView(
                        OptionalLong.empty(),
                        0,
                        OptionalLong.empty(),
                        false,
                        rollCall,
                        excluded,
                        absent,
                        unchecked,
                        List.of()));
    }
}
