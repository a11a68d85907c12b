package org.onehall.competition.domain;

/**
 * Who plays whom with which colour.
 *
 * @param board from 1, once in a round
 */
public record Pairing(int board, String whiteId, String blackId) {}
