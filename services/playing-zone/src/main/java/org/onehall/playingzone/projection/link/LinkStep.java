package org.onehall.playingzone.projection.link;

/** A change of a link's state; {@code at} is the last heartbeat before it. */
public record LinkStep(long at, Link state) {}
