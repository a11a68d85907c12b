package org.onehall.competition;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    private static final Set<String> ROOMS = Set.of("domain", "streams", "react", "query", "grpc", "rest");
    /** The file formats of competitions, which are read and written by both edges. */
    private static final Set<String> FILES = Set.of("reading", "trf");

    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.competition", ROOMS, FILES);
    }
}
