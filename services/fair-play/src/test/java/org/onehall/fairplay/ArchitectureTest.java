package org.onehall.fairplay;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.fairplay", Set.of("domain", "streams", "react", "query", "grpc", "config"));
    }
}
