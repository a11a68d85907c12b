package org.onehall.adjudication.domain;

/** How a ruling ends a running game (OCR 18.4.6, 18.4.9, LAW 11.8). */
public enum LostGame {
    OPPONENT_WINS,
    BOTH_LOSE
}
