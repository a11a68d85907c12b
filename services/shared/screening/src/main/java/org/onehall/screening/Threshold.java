package org.onehall.screening;

/** What FIDE's fair-play rules ask of a z. It shifts a burden of proof, no more (APP-I B4, C1). */
public enum Threshold {
    NONE(Double.NEGATIVE_INFINITY),
    /** Counts together with physical or observational evidence. */
    WITH_OTHER_EVIDENCE(2.50),
    /** A presumption on statistics alone in online play. */
    ALONE_ONLINE(4.25),
    /** A presumption on statistics alone over the board. */
    ALONE_OVER_THE_BOARD(5.00);

    private final double z;

    Threshold(double z) {
        this.z = z;
    }

    /** The least z that reaches it. */
    public double z() {
        return z;
    }

    /** The highest that a z reaches. */
    public static Threshold reachedBy(double z) {
        Threshold reached = NONE;
        for (Threshold threshold : values()) {
            if (z >= threshold.z) reached = threshold;
        }
        return reached;
    }
}
