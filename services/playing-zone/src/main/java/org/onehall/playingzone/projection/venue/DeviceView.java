package org.onehall.playingzone.projection.venue;

/** A playing device, identified by the number that its page shows (OCR 16.6). */
public record DeviceView(String device, String label, long at) {}
