package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ScenarioTest {
    enum Full implements Refusal {
        HALL_FULL;

        @Override
        public Meaning meaning() {
            return new Meaning("", Kind.STATE, "The hall is full.");
        }
    }

    /** Counts people up to two. */
    static final Decider<String, String, Integer> HALL = new Decider<>() {
        @Override
        public Integer initial() {
            return 0;
        }

        @Override
        public Decision<String> decide(Submitted<String> submitted, Integer state) {
            return state >= 2 ? Decision.refuse(Full.HALL_FULL) : Decision.accept(submitted.command() + " entered");
        }

        @Override
        public Integer evolve(Integer state, String event) {
            return state + 1;
        }
    };

    static final Actor DOOR = Actor.service("door");

    @Test
    void aScenarioFoldsWhatWasDecided() {
        var scenario = Scenario.of(HALL)
                .given("Ada entered")
                .when("Bea", DOOR, Instant.EPOCH)
                .then("Bea entered")
                .when("Cleo", DOOR, Instant.EPOCH)
                .refused(Full.HALL_FULL);
        assertEquals(2, scenario.state());
    }

    @Test
    void aWrongExpectationFails() {
        assertThrows(
                AssertionError.class,
                () -> Scenario.of(HALL).when("Ada", DOOR, Instant.EPOCH).then("Bea entered"));
        assertThrows(
                AssertionError.class,
                () -> Scenario.of(HALL).when("Ada", DOOR, Instant.EPOCH).refused(Full.HALL_FULL));
        assertThrows(
                AssertionError.class,
                () -> Scenario.of(HALL)
                        .given("a", "b")
                        .when("Ada", DOOR, Instant.EPOCH)
                        .accepted());
    }

    @Test
    void nothingIsPublishedBeforeItHappened() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Submitted<>("x", DOOR, "1", Instant.EPOCH.plusMillis(1), Instant.EPOCH));
    }
}
