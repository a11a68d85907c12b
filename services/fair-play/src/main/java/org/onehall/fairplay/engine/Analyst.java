package org.onehall.fairplay.engine;

import java.util.List;
import java.util.Optional;

/** Something that judges positions. */
public interface Analyst {
    /**
     * A judgement of a position.
     *
     * @param best  first choice in UCI
     * @param value centipawns from the mover's side, -10000 to 10000; mate counts as +-10000
     */
    record Verdict(String best, int value) {}

    /** Name and version as it gives it. */
    String name();

    /** A new game follows: nothing of the former one counts. */
    void newGame() throws EngineFailure, InterruptedException;

    /**
     * Judges the position after moves from a FEN.
     *
     * @param only in UCI, if present: the only move considered
     */
    Verdict judge(String fen, List<String> moves, Optional<String> only) throws EngineFailure, InterruptedException;
}
