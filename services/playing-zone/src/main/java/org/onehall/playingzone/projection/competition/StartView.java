package org.onehall.playingzone.projection.competition;

/**
 * The Chess960 position from which all games of a round begin.
 *
 * @param number 0 to 959
 * @param array White's pieces from the a-file to the h-file, "RNBQKBNR"
 */
public record StartView(int number, String array) {}
