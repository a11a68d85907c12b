package org.onehall.engine;

import org.onehall.screening.EngineSettings;

/**
 * How hard an engine works on a position, whichever engine it is. The ranges are those of {@link EngineSettings}.
 *
 * @param nodes searched per position
 * @param multiPv moves listed
 * @param hashMb memory of its hash table, in MiB
 */
public record Effort(long nodes, int multiPv, int hashMb) {
    /** What screening is calibrated with. */
    public static final Effort DEFAULT = new Effort(100_000, 6, 16);

    public Effort {
        new EngineSettings("any", nodes, multiPv, hashMb);
    }

    /** The settings of an engine that works so hard. */
    public EngineSettings of(String engine) {
        return new EngineSettings(engine, nodes, multiPv, hashMb);
    }
}
