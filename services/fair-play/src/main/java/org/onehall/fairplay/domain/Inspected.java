package org.onehall.fairplay.domain;

/** What an inspection looks through (OCR 17.3/d). */
public enum Inspected {
    CLOTHES,
    BAGS,
    ITEMS,
    BODY
}
