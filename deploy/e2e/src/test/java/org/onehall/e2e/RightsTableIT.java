package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table that {@link RightsWalkIT} walks through is complete; needs no hall. */
class RightsTableIT {
    @Test
    void everyRpcAndEveryAddressIsInTheTable() {
        Set<String> built = Rpc.all().stream().map(Rpc::name).collect(Collectors.toCollection(TreeSet::new));
        Set<String> addresses = Door.addresses();
        assertTrue(built.size() > 150 && addresses.size() > 30, () -> built + " " + addresses);
        built.addAll(addresses);
        assertEquals(built, Door.all().stream().map(Door::name).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void everyRightOfTheTableIsOneOfTheMatrixOrARole() {
        for (Door door : Door.all()) assertEquals(Set.of(), door.unknownRights(), door.name());
    }
}
