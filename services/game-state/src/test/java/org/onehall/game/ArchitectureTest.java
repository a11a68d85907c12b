package org.onehall.game;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.HouseRules;

class ArchitectureTest {
    @Test
    void theRoomsAreApart() {
        HouseRules.check("org.onehall.game", Set.of("domain", "streams", "query", "grpc"));
    }

    @Test
    void theSharedRulesStandOnThemselves() {
        HouseRules.checkShared("org.onehall.decider");
        HouseRules.checkShared("org.onehall.chess");
        HouseRules.checkShared("org.onehall.clock", "org.onehall.chess..");
    }
}
