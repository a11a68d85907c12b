package org.onehall.playingzone.projection.board;

import java.util.List;

/**
 * An earlier position that an arbiter went back to (LAW 7.1).
 *
 * @param ply number of half-moves that remain
 * @param cut moves that were taken back
 */
public record RestoredView(
        long at, int attempt, String by, int ply, List<MoveView> cut, String reason, String article) {}
