package org.onehall.regulations;

/** Whose time runs while neither player has arrived (OCR 16.11, LAW 6.7.2). */
public enum NeitherPresent {
    WHITE_LOSES_TIME,
    SPLIT,
    NO_LOSS
}
