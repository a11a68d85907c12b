package org.onehall.bench.alarms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SightingsTest {
    private static final Set<String> BOTH = Set.of("north", "south");

    private final Sightings sightings = new Sightings();

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private static String one(String id, String state) {
        return "{'id':'" + id + "','board':'cup/1/1','side':'WHITE','startedAt':100,'state':'" + state + "'}";
    }

    private void shown(String screen, String id, String state, long at) {
        sightings.saw(screen, json("{'t':'case','case':" + one(id, state) + "}"), at);
    }

    private void ruled(String screen, String id, String state, long at) {
        sightings.saw(
                screen, json("{'t':'ruling','ruling':{'id':'" + id + "','caseId':'a','state':'" + state + "'}}"), at);
    }

    @Test
    void theFirstFrameOfACaseCountsAndTheLastOneIsShown() {
        shown("north", "a", "OPEN", 10);
        assertEquals(List.of(), sightings.cases("cup/1/1", "WHITE"));
        shown(Sightings.CHIEF, "a", "OPEN", 12);
        shown(Sightings.CHIEF, "a", "RESTORED", 20);
        shown("north", "a", "RESTORED", 21);
        shown(Sightings.CHIEF, "b", "OPEN", 30);
        assertEquals(OptionalLong.of(10), sightings.shown("a", "north"));
        assertEquals(OptionalLong.of(12), sightings.shown("a", Sightings.CHIEF));
        assertEquals(OptionalLong.empty(), sightings.shown("a", "south"));
        assertEquals("RESTORED", sightings.view("a").orElseThrow().path("state").asText());
        assertEquals(List.of("a", "b"), sightings.cases("cup/1/1", "WHITE"));
        assertEquals(List.of(), sightings.cases("cup/1/1", "BLACK"));
    }

    @Test
    void aSnapshotShowsToo() {
        sightings.saw(
                "north",
                json("{'t':'snapshot','cases':[" + one("a", "OPEN")
                        + "],'rulings':[{'id':'r','caseId':'a','state':'APPLIED'}]}"),
                5);
        assertEquals(OptionalLong.of(5), sightings.shown("a", "north"));
        assertEquals(OptionalLong.of(5), sightings.applied("a", Set.of("north")));
    }

    @Test
    void aDecisionIsAppliedWhenTheLastOfBothVenuesShowsIt() {
        ruled("north", "r", "MADE", 1);
        ruled("south", "r", "MADE", 2);
        ruled("north", "r", "APPLIED", 3);
        assertEquals(OptionalLong.empty(), sightings.applied("a", BOTH));
        ruled("south", "r", "APPLIED", 4);
        ruled("north", "r", "APPLIED", 9);
        assertEquals(OptionalLong.of(4), sightings.applied("a", BOTH));
        assertEquals(1, sightings.rulings("a"));
        ruled("north", "s", "MADE", 10);
        assertEquals(2, sightings.rulings("a"));
    }

    @Test
    void aRulingAboutNoCaseIsNoneOfOurs() {
        sightings.saw("north", json("{'t':'ruling','ruling':{'id':'p','caseId':null,'state':'APPLIED'}}"), 1);
        assertTrue(sightings.cases().isEmpty());
    }
}
