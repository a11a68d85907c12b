package org.onehall.playingzone.projection.board;

/** A standstill of the hall for which nobody was charged (OCR 19.6). */
public record GapView(long from, long to) {}
