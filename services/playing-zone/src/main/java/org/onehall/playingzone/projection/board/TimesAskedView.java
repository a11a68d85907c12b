package org.onehall.playingzone.projection.board;

/** @param ply half-moves completed then */
public record TimesAskedView(long at, int ply) {}
