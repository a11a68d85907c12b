package org.onehall.game.domain;

/**
 * Who enters the moves of a player (OCR 3.8, APP-III 1).
 *
 * @param id whom a token of the seat's assistant has to name
 * @param admitted by an arbiter; nobody else may assist
 */
public record Assistant(String id, String name, Language language, boolean admitted) {
    Assistant admit() {
        return new Assistant(id, name, language, true);
    }
}
