package org.onehall.demo;

import java.time.Instant;

/**
 * A move that the hall has acknowledged to the client that sent it.
 *
 * @param attempt which game of the board, from 1 (OCR 18.9 c, d make the next)
 * @param ply number of the move, from 1; 0 if the client did not say which ply it expected
 * @param sentAt when it was first sent, {@code acknowledgedAt} when the answer came, both by the client's own clock
 */
public record JournalEntry(String board, int attempt, int ply, String uci, Instant sentAt, Instant acknowledgedAt) {}
