package org.onehall.playingzone.projection.ruling;

import java.util.List;

/**
 * A penalty that is taken back (OCR 18.3).
 *
 * @param article it rested on
 * @param by the ruling that takes it back
 * @param rounds for which alone it is taken back, what it did before stands (OCR 18.4.8, 18.4.9); empty: nothing of it
 *     stands
 */
public record WithdrawnView(String kind, String article, String by, List<Integer> rounds) {}
