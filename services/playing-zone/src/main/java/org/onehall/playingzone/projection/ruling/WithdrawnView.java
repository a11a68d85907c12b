package org.onehall.playingzone.projection.ruling;

import java.util.List;

/**
 * A penalty that was taken back (OCR 18.3).
 *
 * @param article on which it rested
 * @param by the ruling that takes it back
 * @param rounds the only rounds for which it was taken back, while its earlier effects remain (OCR 18.4.8, 18.4.9);
 *     empty if nothing of it remains
 */
public record WithdrawnView(String kind, String article, String by, List<Integer> rounds) {}
