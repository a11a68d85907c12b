package org.onehall.fairplay.domain;

/** What somebody may be allowed beforehand. */
public enum Permission {
    /** To be in the playing area (OCR 16.2/b). */
    ENTRY,
    /** To use a phone or another communication device in the venue (OCR 16.4/b). */
    DEVICE
}
