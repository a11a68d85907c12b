package org.onehall.playingzone.projection.call;

/** A captain and the number of the board at which he sits. */
public record CaptainView(String name, int board) {}
