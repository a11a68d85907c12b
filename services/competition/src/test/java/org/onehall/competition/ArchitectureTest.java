package org.onehall.competition;

import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.competition");
    }
}
