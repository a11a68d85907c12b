package org.onehall.playingzone.projection.call;

/**
 * How a rule was explained.
 *
 * @param en the meaning of the article in English, {@code it} in Italian; "" if the catalogue does not explain it
 * @param by role of the official who answered
 */
public record AnswerView(String article, String en, String it, String note, String by, long at) {}
