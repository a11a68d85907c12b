package org.onehall.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each rule detects a service that breaks it. */
class HouseRulesTest {
    private static final Set<String> ROOMS = Set.of("domain", "streams", "react", "query");

    private static void check(String house, Set<String> rooms, Set<String> own) {
        String context = "org.onehall.testkit.houses." + house;
        HouseRules.check(new ClassFileImporter().importPackages(context), context, rooms, own);
    }

    private static void fails(String house, Set<String> rooms, String because) {
        AssertionError broken = assertThrows(AssertionError.class, () -> check(house, rooms, Set.of()));
        assertTrue(broken.getMessage().contains(because), broken.getMessage());
    }

    @Test
    void aTidyHousePasses() {
        assertDoesNotThrow(() -> check("tidy", ROOMS, Set.of()));
    }

    @Test
    void aRoomWithoutAClassIsMissed() {
        fails("tidy", Set.of("domain", "streams", "react", "query", "grpc"), "has no class in its room grpc");
    }

    @Test
    void aHouseWithoutAClassIsMissed() {
        fails("nowhere", Set.of(), "failed to check any classes");
    }

    @Test
    void aClassOutsideTheRoomsIsFoundUnlessTheServiceHasThatRoom() {
        fails("stray", ROOMS, "a class is in a room");
        assertDoesNotThrow(() -> check("stray", ROOMS, Set.of("watch")));
    }

    @Test
    void aNameThatIsNoUsualRoomIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> check("stray", Set.of("domain", "watch"), Set.of()));
    }

    @Test
    void packagesThatNeedEachOtherAreFound() {
        fails("cyclic", ROOMS, "Cycle detected");
    }

    @Test
    void aLogThatReadsAViewIsFound() {
        fails("busy", ROOMS, "streams holds the topology and the log");
    }

    @Test
    void aClientOutsideReactIsFound() {
        fails("asking", ROOMS, "what asks other services for something is in react");
    }

    @Test
    void metricsInTwoClassesAreFound() {
        fails("counting", ROOMS, "the metrics of a service are declared in one class");
    }

    @Test
    void aDomainWithAClockIsFound() {
        fails("impure", ROOMS, "time, ids and chance arrive inside the command");
    }
}
