package org.onehall.playingzone.projection.competition;

/** An announced fine (OCR 18.4.7). */
public record FineView(String code, String amount) {}
