package org.onehall.regulations;

/** The Laws by which illegal moves are penalised (OCR 16.10). */
public enum IllegalMovePolicy {
    /** The second of any kind loses (AMD 7.5.5). */
    LAWS_2018,
    /** The second of its own kind loses (L17 7.5.3, L17 7.7.2, L17 7.8.2). */
    LAWS_2017
}
