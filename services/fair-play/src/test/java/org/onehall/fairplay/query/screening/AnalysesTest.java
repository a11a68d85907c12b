package org.onehall.fairplay.query.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.fairplay.query.screening.Screener.Said;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/** Engine analyses are stored compactly and come out unchanged. */
class AnalysesTest {
    private static final EngineSettings OLD = new EngineSettings("Engine 1", 100_000, 6, 16);
    private static final EngineSettings NEW = new EngineSettings("Engine 2", 100_000, 6, 16);
    private static final String POSITION = "8/P7/8/8/8/8/8/K1k5 w - - 0 1";
    private final Analyses analyses = new Analyses();

    private static PositionAnalysis says(int centipawns) {
        return new PositionAnalysis(
                POSITION,
                245,
                List.of(
                        new Choice("a7a8q", 9_993),
                        new Choice("a7a8n", centipawns),
                        new Choice("a1a2", -10_000),
                        new Choice("h8h1", 10_000)));
    }

    @Test
    void whatAnEngineSaidComesBack() {
        analyses.fold(Analyses.message(OLD, says(-37)));
        assertEquals(Optional.of(new Said(OLD, says(-37))), analyses.find(POSITION));
        assertEquals(Optional.of(says(-37)), analyses.find(OLD, POSITION));
        assertEquals(Optional.empty(), analyses.find(NEW, POSITION));
        assertEquals(Optional.empty(), analyses.find(POSITION.replace("0 1", "1 1")));
        analyses.fold(Analyses.message(OLD, says(12)));
        assertEquals(Optional.of(says(12)), analyses.find(OLD, POSITION));
        assertEquals(1, analyses.size());
    }

    @Test
    void theOwnEngineGoesBeforeOthersAndTheLastBeforeOlderOnes() {
        analyses.fold(Analyses.message(OLD, says(1)));
        assertTrue(analyses.isKnown(POSITION));
        analyses.prefer(NEW);
        assertFalse(analyses.isKnown(POSITION));
        assertEquals(OLD, analyses.find(POSITION).orElseThrow().settings());
        analyses.fold(Analyses.message(NEW, says(2)));
        analyses.fold(Analyses.message(OLD, says(1)));
        assertTrue(analyses.isKnown(POSITION));
        assertEquals(Optional.of(new Said(NEW, says(2))), analyses.find(POSITION));
        assertEquals(2, analyses.size());
        assertNotEquals(Analyses.key(OLD, POSITION), Analyses.key(NEW, POSITION));
    }
}
