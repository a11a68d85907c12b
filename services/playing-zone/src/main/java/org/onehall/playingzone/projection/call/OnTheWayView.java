package org.onehall.playingzone.projection.call;

/** An arbiter who is coming to a board, by role and name. */
public record OnTheWayView(String role, String name, long at) {}
