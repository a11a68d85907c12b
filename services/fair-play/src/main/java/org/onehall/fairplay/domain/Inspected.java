package org.onehall.fairplay.domain;

/** What is searched in an inspection (OCR 17.3/d). */
public enum Inspected {
    CLOTHES,
    BAGS,
    ITEMS,
    BODY
}
