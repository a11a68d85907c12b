package org.onehall.competition.domain;

import java.math.BigDecimal;
import org.onehall.chess.BySide;

/** The score of a game, by the colours it was played with: before a ruling and after it (OCR 18.4.4-18.4.6). */
public record ScoreChange(BySide<BigDecimal> before, BySide<BigDecimal> after) {}
