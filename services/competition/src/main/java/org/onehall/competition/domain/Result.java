package org.onehall.competition.domain;

/** How a game ended (OCR 7.1). */
public enum Result { WHITE_WINS, BLACK_WINS, DRAW, BOTH_LOSE }
