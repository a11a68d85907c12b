package org.onehall.screening;

/**
 * Everything that determines an engine's result for a position. It uses one thread and clears the hash before each
 * position, so that the same position always gets the same answer.
 *
 * @param engine name and version as reported by the engine
 * @param nodes searched per position, at least 1
 * @param multiPv moves listed, 2 to 50
 * @param hashMb memory of its hash table, in MiB, at least 1
 */
public record EngineSettings(String engine, long nodes, int multiPv, int hashMb) {
    public EngineSettings {
        if (engine.isBlank()) throw new IllegalArgumentException("an engine without a name");
        if (nodes < 1) throw new IllegalArgumentException("no number of nodes: " + nodes);
        if (multiPv < 2 || multiPv > 50) throw new IllegalArgumentException("no number of listed moves: " + multiPv);
        if (hashMb < 1) throw new IllegalArgumentException("no size of a hash table: " + hashMb);
    }

    /** One line that identifies the settings, also in keys: it is different for different settings. */
    public String version() {
        return engine + "; nodes " + nodes + "; multipv " + multiPv + "; hash " + hashMb;
    }
}
