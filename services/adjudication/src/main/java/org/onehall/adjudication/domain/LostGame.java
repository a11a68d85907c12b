package org.onehall.adjudication.domain;

/** How a running game ends by a ruling (OCR 18.4.6, 18.4.9, LAW 11.8). */
public enum LostGame {
    OPPONENT_WINS,
    BOTH_LOSE
}
