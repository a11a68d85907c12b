package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Changes.*;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** Officials come and go, and a venue is never without those it must have (OCR 16.1, 16.8). */
class StaffRulesTest {
    private static Definition definition(Scenario<Command, Event, CompetitionState> competition) {
        return competition.accepted().state().definition().orElseThrow();
    }

    @Test
    void anOfficialIsReplacedAtOnce() { // OCR 16.8
        var replaced =
                open().when(replace("rome-lca-2", "Ada Otto", Role.LOCAL_CHIEF_ARBITER, "rome", "rome-lca"), CA, T0);
        Definition now = definition(replaced);
        assertEquals("Ada Otto", now.official("rome-lca-2").orElseThrow().name());
        assertTrue(now.official("rome-lca").isEmpty());
    }

    @Test
    void aRequiredRoleIsNeverWithoutAPersonNorWithTwo() { // OCR 16.8
        loaded().when(new StaffCommand.DismissOfficial(ID, "rome-lca", WHY), CA, T0)
                .refused(STAFF_INCOMPLETE);
        loaded().when(replace("x", "Ada Otto", Role.LOCAL_CHIEF_ARBITER, "rome", ""), CA, T0)
                .refused(STAFF_INCOMPLETE);
        loaded().when(replace("x", "Ada Tre", Role.LOCAL_CHIEF_ARBITER, "rome", "rome-lca"), CA, T0)
                .refused(LCA_EQUALS_LTA);
    }

    @Test
    void theChiefArbiterDoesNotChooseTheChiefOrganiser() { // DEC-21
        var organised = loaded().when(replace("co-2", "Ada Nove", Role.CHIEF_ORGANISER, "", ""), ORGANISER, T0);
        organised.accepted();
        organised
                .when(new StaffCommand.DismissOfficial(ID, "co-2", WHY), CA, T0)
                .refused(FORBIDDEN_ROLE);
        organised
                .when(replace("fa", "Ada Dieci", Role.FLOOR_ARBITER, "rome", "co-2"), CA, T0)
                .refused(FORBIDDEN_ROLE);
        loaded().when(replace("co-2", "Ada Nove", Role.CHIEF_ORGANISER, "", ""), CA, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void floorArbitersComeAndGo() { // OCR 16.9
        var more = loaded().when(replace("rome-fa", "Ada Nove", Role.FLOOR_ARBITER, "rome", ""), ORGANISER, T0);
        assertTrue(definition(more).official("rome-fa").isPresent());
        assertEquals(
                loaded().state(),
                more.when(new StaffCommand.DismissOfficial(ID, "rome-fa", WHY), CA, T0)
                        .accepted()
                        .state());
        loaded().when(new StaffCommand.DismissOfficial(ID, "nobody", WHY), CA, T0)
                .refused(NO_SUCH_OFFICIAL);
        loaded().when(replace("x", "Ada Otto", Role.FLOOR_ARBITER, "rome", "nobody"), CA, T0)
                .refused(NO_SUCH_OFFICIAL);
        loaded().when(replace("x", "Ada Otto", Role.FLOOR_ARBITER, "oslo", ""), CA, T0)
                .refused(UNKNOWN_VENUE);
    }

    @Test
    void aVenueComesWithItsOfficialsAndGoesWhenNobodyPlaysThere() { // OCR 16.1
        var three = open().when(oslo(), ORGANISER, T0);
        assertEquals(3, definition(three).venues().size());
        assertEquals(
                open().state(),
                three.when(new StaffCommand.RemoveVenue(ID, "oslo", WHY), ORGANISER, T0)
                        .accepted()
                        .state());
        open().when(oslo(), ORGANISER, T0)
                .when(move("m1", "oslo", 2), CA, T0)
                .when(new StaffCommand.RemoveVenue(ID, "oslo", WHY), ORGANISER, T0)
                .refused(VENUE_IN_USE);
        loaded().when(new StaffCommand.RemoveVenue(ID, "rome", WHY), ORGANISER, T0)
                .refused(VENUE_IN_USE);
        loaded().when(new StaffCommand.RemoveVenue(ID, "oslo", WHY), ORGANISER, T0)
                .refused(NO_SUCH_VENUE);
        loaded().when(
                        new StaffCommand.AddVenue(ID, new Venue("oslo", "Oslo", "Europe/Oslo"), List.of(), WHY),
                        ORGANISER,
                        T0)
                .refused(STAFF_INCOMPLETE);
        loaded().when(
                        new StaffCommand.AddVenue(ID, new Venue("oslo", "Oslo", "Europe/Oslo"), officials(), WHY),
                        ORGANISER,
                        T0)
                .refused(OTHER_VENUE);
    }

    @Test
    void aVenueIsRenamed() { // OCR 16.1
        var renamed = loaded().when(
                        new StaffCommand.RenameVenue(ID, new Venue("rome", "Roma EUR", "Europe/Rome"), WHY),
                        ORGANISER,
                        T0);
        assertEquals("Roma EUR", definition(renamed).venue("rome").orElseThrow().name());
        loaded().when(new StaffCommand.RenameVenue(ID, new Venue("rome", "Roma EUR", "Rome time"), WHY), ORGANISER, T0)
                .refused(UNKNOWN_TIME_ZONE);
    }
}
