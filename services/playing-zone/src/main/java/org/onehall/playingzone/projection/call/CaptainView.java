package org.onehall.playingzone.projection.call;

/** A captain and the number of the board he sits at. */
public record CaptainView(String name, int board) {}
