package org.onehall.fairplay.domain;

/**
 * A move an engine listed in a position.
 *
 * @param uci castling in Chess960 is king takes rook
 * @param centipawns from the mover's side; a mate in n of the mover is 10000 - n, of the opponent -10000 + n
 */
public record ListedMove(String uci, int centipawns) {}
