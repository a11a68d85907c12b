package org.onehall.playingzone.projection.competition;

import java.util.OptionalInt;

/**
 * A round in which a player is paired and has no game, as he is told (OCR 18.4.8, 18.4.9).
 *
 * @param opponent a name; "" as long as the round, and with it the pairing, is not open
 * @param own he is excluded himself, by {@code article}; {@code theirs}: his opponent is
 * @param expelledIn the round in which that player was expelled from the competition (OCR 18.4.9); empty: excluded from
 *     single rounds (OCR 18.4.8)
 */
public record NoGameView(
        int round, String opponent, boolean own, boolean theirs, String article, OptionalInt expelledIn) {}
