package org.onehall.screening;

/** What a number of moves is enough for. */
public enum SampleSize {
    /** Under 30 moves: the record, no z. */
    RECORD_ONLY,
    /** Under 100 moves: a z, marked as a small sample. */
    SMALL,
    FULL;

    private static final int FOR_A_Z = 30;
    private static final int NOT_SMALL = 100;

    public static SampleSize of(int moves) {
        if (moves < FOR_A_Z) return RECORD_ONLY;
        return moves < NOT_SMALL ? SMALL : FULL;
    }
}
