package org.onehall.playingzone.projection.disconnection;

/**
 * A loss of a link that was restored.
 *
 * @param at last sign of life before it
 */
public record LossView(long at, long restoredAfterMs) {}
