package org.onehall.virtualclock;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreKeptApart() {
        HouseRules.check("org.onehall.virtualclock", Set.of("domain", "streams", "react", "query", "grpc"));
    }
}
