package org.onehall.connectivity;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreKeptApart() {
        HouseRules.check("org.onehall.connectivity", Set.of("domain", "streams", "react", "query", "grpc"));
    }
}
