package org.onehall.playingzone.projection.competition;

import java.util.OptionalInt;

/**
 * A round in which a player is paired but has no game, as shown to him (OCR 18.4.8, 18.4.9).
 *
 * @param opponent a name; "" while the round, and therefore the pairing, is not public
 * @param own whether the player himself is excluded, by {@code article}; {@code theirs}: whether his opponent is
 * @param expelledIn the round in which that player was expelled from the competition (OCR 18.4.9); empty if excluded
 *     from single rounds only (OCR 18.4.8)
 */
public record NoGameView(
        int round, String opponent, boolean own, boolean theirs, String article, OptionalInt expelledIn) {}
