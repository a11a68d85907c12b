package org.onehall.engine;

import org.onehall.screening.EngineSettings;

/**
 * How much an engine works on a position, for any engine. The ranges are those of {@link EngineSettings}.
 *
 * @param nodes searched per position
 * @param multiPv moves listed
 * @param hashMb memory of its hash table, in MiB
 */
public record Effort(long nodes, int multiPv, int hashMb) {
    /** The effort with which screening is calibrated. */
    public static final Effort DEFAULT = new Effort(100_000, 6, 16);

    public Effort {
        new EngineSettings("any", nodes, multiPv, hashMb);
    }

    /** The settings of an engine with this effort. */
    public EngineSettings of(String engine) {
        return new EngineSettings(engine, nodes, multiPv, hashMb);
    }
}
