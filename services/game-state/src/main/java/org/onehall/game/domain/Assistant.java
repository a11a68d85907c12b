package org.onehall.game.domain;

/**
 * The person who enters the moves of a player (OCR 3.8, APP-III 1).
 *
 * @param id the id that a token of the seat's assistant must name
 * @param admitted an arbiter has admitted the assistant; nobody else may assist
 */
public record Assistant(String id, String name, Language language, boolean admitted) {
    Assistant admit() {
        return new Assistant(id, name, language, true);
    }
}
