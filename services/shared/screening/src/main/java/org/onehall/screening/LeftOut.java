package org.onehall.screening;

/**
 * A game that is in no figure, because it could not be read to its end or is among the others already; or a file
 * without a game.
 *
 * @param file its name
 * @param game number of the game in it, from 1; 0: the file holds none
 * @param line where it could not be read on, from 1; 0 of a file without a game and of a game that is among the others
 * @param reason in English
 */
public record LeftOut(String file, int game, int line, String reason) {
    /** Whether it could be read and is among the others already. */
    public boolean isRepeated() {
        return game > 0 && line == 0;
    }
}
