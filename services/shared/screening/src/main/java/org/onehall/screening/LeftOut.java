package org.onehall.screening;

/**
 * A game that is not in any figure, because it could not be read to its end or is a duplicate of another; or a file
 * without a game.
 *
 * @param file its name
 * @param game number of the game in it, from 1; 0: the file contains none
 * @param line where reading stopped, from 1; 0 for a file without a game and for a duplicate game
 * @param reason in English
 */
public record LeftOut(String file, int game, int line, String reason) {
    /** Whether it could be read and is a duplicate of another game. */
    public boolean isRepeated() {
        return game > 0 && line == 0;
    }
}
