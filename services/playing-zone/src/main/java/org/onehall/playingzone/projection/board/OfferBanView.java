package org.onehall.playingzone.projection.board;

import java.util.OptionalInt;

/**
 * When draws may not be offered (LAW 9.1.1).
 *
 * @param until first move with which a draw may be offered; empty if it may not be offered at all
 * @param consent whether an arbiter may lift the ban for a game
 * @param lifted whether an arbiter has lifted it for this game
 */
public record OfferBanView(OptionalInt until, boolean consent, boolean lifted) {}
