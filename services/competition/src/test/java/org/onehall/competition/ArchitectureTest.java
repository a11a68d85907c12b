package org.onehall.competition;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    private static final Set<String> ROOMS = Set.of("domain", "streams", "react", "query", "grpc", "rest", "config");
    /**
     * The file formats of competitions, which both edges read and write, and their writer; tie-breaks, and the
     * standings ranked by them; the pairing of a round.
     */
    private static final Set<String> OWN = Set.of("reading", "trf", "tiebreak", "ranking", "pairing", "writing");

    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.competition", ROOMS, OWN);
    }
}
