package org.onehall.screening;

/**
 * Everything that decides what an engine says of a position. One thread, and the hash cleared before each position: the
 * same position gets the same answer every time.
 *
 * @param engine name and version as the engine gives it
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

    /** One line that names them, also in keys: no two settings share it. */
    public String version() {
        return engine + "; nodes " + nodes + "; multipv " + multiPv + "; hash " + hashMb;
    }
}
