package org.onehall.playingzone.projection.competition;

import java.util.OptionalInt;

/**
 * @param ruling id of the ruling
 * @param expelledIn the round in which the player was expelled from the competition (OCR 18.4.9); empty if excluded
 *     from single rounds only (OCR 18.4.8)
 */
public record ExclusionView(String article, String ruling, OptionalInt expelledIn) {}
