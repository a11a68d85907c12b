package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * The start of the game and those who are late (OCR 16.11).
 *
 * @param startAt where default time counts from; empty before the start
 * @param minutes default time of the competition
 * @param defaultAt when the first absent player forfeits; empty if nobody is absent or it is waived
 * @param waived there is an absent player, and no absent one forfeits any more
 * @param absent who an arbiter has said is absent: before the start, the game begins without him (DEC-27)
 * @param unchecked who may not move before the checks without which the game has begun are made (OCR 18.5, 18.6)
 * @param newCodes whose players exchanged seats and have not come in with a new code: what is connected there is the
 *     other's (OCR 19.2)
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
    /** Who is excluded, absent or to be checked; empty if nobody is. */
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
