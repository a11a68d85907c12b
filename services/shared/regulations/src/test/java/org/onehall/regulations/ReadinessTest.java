package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.regulations.Readiness.Missing.*;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.decider.Role;
import org.onehall.regulations.Readiness.Checks;
import org.onehall.regulations.Readiness.Gate;
import org.onehall.regulations.Readiness.Missing;
import org.onehall.regulations.Readiness.Person;
import org.onehall.regulations.Readiness.Player;
import org.onehall.regulations.Readiness.Seat;
import org.onehall.regulations.Readiness.Venue;

/** What is missing in a venue and at its seats before a round. */
class ReadinessTest {
    private static final Person LCA = new Person("a", Role.LOCAL_CHIEF_ARBITER);
    private static final Person LTA = new Person("b", Role.LOCAL_TECHNICAL_ARBITER);
    private static final Person FLOOR = new Person("c", Role.FLOOR_ARBITER);

    private static List<Missing> staff(int minArbiters, Person... staff) {
        return Readiness.of(new Venue(List.of(staff), minArbiters, 1, 1, true, true));
    }

    @Test
    void aVenueHasOneChiefAndOneTechnicianWhoAreTwoPersons() { // OCR 16.8
        assertEquals(List.of(), staff(2, LCA, LTA));
        assertEquals(List.of(LOCAL_TECHNICAL_ARBITER), staff(2, LCA, FLOOR));
        assertEquals(List.of(LOCAL_CHIEF_ARBITER), staff(2, LCA, new Person("d", Role.LOCAL_CHIEF_ARBITER), LTA));
        for (String same : List.of("a", "A", "a\u200b", " a", "\u0430"))
            assertEquals(
                    List.of(TWO_PERSONS), staff(2, LCA, new Person(same, Role.LOCAL_TECHNICAL_ARBITER), FLOOR), same);
        Person eve = new Person("Eve Smith", Role.LOCAL_CHIEF_ARBITER);
        for (String same : List.of("Smith Eve", "Smith, Eve", "smith,  eve"))
            assertEquals(
                    List.of(TWO_PERSONS), staff(2, eve, new Person(same, Role.LOCAL_TECHNICAL_ARBITER), FLOOR), same);
        assertEquals(List.of(), staff(2, eve, new Person("Smith, Eva", Role.LOCAL_TECHNICAL_ARBITER)));
    }

    @Test
    void thereAreEnoughArbiters() { // OCR 16.9
        assertEquals(List.of(ARBITERS), staff(4, LCA, LTA, FLOOR, new Person("lo", Role.LOCAL_ORGANISER)));
        assertEquals(List.of(), staff(3, LCA, LTA, FLOOR));
    }

    @Test
    void camerasReportAndTheInternetHasBeenTested() { // OCR 16.3, 16.4/a, 16.5/a
        assertEquals(
                List.of(CAMERAS, INTERNET_TEST, PROTECTION_MEASURES),
                Readiness.of(new Venue(List.of(LCA, LTA), 2, 1, 2, false, false)));
        assertFalse(Readiness.holds(Gate.VENUE, List.of(PROTECTION_MEASURES)));
        assertTrue(Readiness.holds(Gate.VENUE, List.of(PROTECTION_MEASURES, CAMERAS)));
    }

    @Test
    void aSeatWithoutItsChecksHoldsItsBoardOnly() { // OCR 18.5, 18.6, I28
        assertEquals(List.of(), Readiness.of(new Seat(true, true, true, true, true, true)));
        assertEquals(
                List.of(OPENING, DEVICE_CHECK, FAIR_PLAY_CHECK, LINK, ASSISTANT_ADMITTED, ROLL_CALL),
                Readiness.of(new Seat(false, false, false, false, false, false)));
        for (Missing point : List.of(OPENING, DEVICE_CHECK, FAIR_PLAY_CHECK))
            assertTrue(Readiness.holds(Gate.BOARD, List.of(point)));
        assertFalse(Readiness.holds(Gate.BOARD, List.of(LINK, ASSISTANT_ADMITTED, ROLL_CALL)));
        assertFalse(Readiness.holds(Gate.VENUE, List.of(DEVICE_CHECK, FAIR_PLAY_CHECK)));
    }

    @Test
    void theStartWaitsForNoAbsentAndNoExcludedPlayer() { // DEC-27, FSSI ind-b
        var nothing = new Seat(false, false, false, false, false, false);
        assertEquals(Readiness.of(nothing), Readiness.beforeStart(new Player(false, false, false), nothing));
        assertEquals(Readiness.of(nothing), Readiness.beforeStart(new Player(true, false, false), nothing));
        assertEquals(List.of(), Readiness.beforeStart(new Player(false, true, false), nothing));
        assertEquals(List.of(), Readiness.beforeStart(new Player(true, false, true), nothing));
    }

    @Test
    void aPlayerWhoArrivesLateLacksTheRequiredChecksOnly() { // OCR 18.5, 18.6, DEC-27
        var here = new Player(true, false, false);
        assertEquals(
                List.of(DEVICE_CHECK, FAIR_PLAY_CHECK), Readiness.afterStart(here, new Checks(true, false, false)));
        assertEquals(List.of(FAIR_PLAY_CHECK), Readiness.afterStart(here, new Checks(true, true, false)));
        assertEquals(List.of(DEVICE_CHECK), Readiness.afterStart(here, new Checks(true, false, true)));
        assertEquals(List.of(), Readiness.afterStart(here, new Checks(true, true, true)));
        assertEquals(List.of(), Readiness.afterStart(here, new Checks(false, false, false)), "none are required");
        for (Player other :
                List.of(new Player(false, false, false), new Player(false, true, false), new Player(true, false, true)))
            assertEquals(List.of(), Readiness.afterStart(other, new Checks(true, false, false)), other::toString);
    }

    @Test
    void itIsShownFromNinetyMinutesBeforeTheRound() {
        Instant start = Instant.parse("2026-11-21T15:00:00Z");
        assertFalse(Readiness.isShown(start, Instant.parse("2026-11-21T13:29:59Z")));
        assertTrue(Readiness.isShown(start, Instant.parse("2026-11-21T13:30:00Z")));
        assertFalse(Readiness.isShown(start, start));
    }

    @ParameterizedTest
    @EnumSource
    void everyPointNamesAnArticleOfTheCatalogue(Missing missing) {
        RuleCatalogue.standard().require(missing.article());
    }
}
