package org.onehall.playingzone.projection.board;

/** A standstill of the hall for which no player was charged time (OCR 19.6). */
public record GapView(long from, long to) {}
