package org.onehall.screening;

/** The thresholds for z in FIDE's fair-play rules. A threshold only shifts the burden of proof (APP-I B4, C1). */
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

    /** The lowest z that reaches the threshold. */
    public double z() {
        return z;
    }

    /** The highest threshold that a z reaches. */
    public static Threshold reachedBy(double z) {
        Threshold reached = NONE;
        for (Threshold threshold : values()) {
            if (z >= threshold.z) reached = threshold;
        }
        return reached;
    }
}
