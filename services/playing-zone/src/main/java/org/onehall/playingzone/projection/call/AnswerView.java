package org.onehall.playingzone.projection.call;

/**
 * How a rule was explained.
 *
 * @param en what the article means in English, {@code it} in Italian; "" where the catalogue has no words for it
 * @param by role of who answered
 */
public record AnswerView(String article, String en, String it, String note, String by, long at) {}
