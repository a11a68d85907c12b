package org.onehall.playingzone.projection.board;

import java.util.OptionalInt;

/**
 * When draws may not be offered (LAW 9.1.1).
 *
 * @param until first move they may be offered with; empty: they may not be at all
 * @param consent an arbiter may lift it for a game
 * @param lifted one has for this game
 */
public record OfferBanView(OptionalInt until, boolean consent, boolean lifted) {}
