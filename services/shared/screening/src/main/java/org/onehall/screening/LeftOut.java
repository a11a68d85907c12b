package org.onehall.screening;

/**
 * A game that could not be read to its end and is in no figure; or a file without a game.
 *
 * @param file   its name
 * @param game   number of the game in it, from 1; 0: the file holds none
 * @param line   where it could not be read on, from 1; 0 of a file without a game
 * @param reason in English
 */
public record LeftOut(String file, int game, int line, String reason) {}
