package org.onehall.playingzone.projection.clock;

/** A board that did not follow an order, and why. */
public record RefusedBoard(String board, String code, String text) {}
