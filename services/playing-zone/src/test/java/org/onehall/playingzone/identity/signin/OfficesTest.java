package org.onehall.playingzone.identity.signin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.playingzone.identity.signin.Offices.Found;
import org.onehall.playingzone.identity.signin.Offices.Office;
import org.onehall.playingzone.projection.Holder;

class OfficesTest {
    private static final Holder CA = official("ca", Role.CHIEF_ARBITER, "");
    private static final Holder ROME = official("lca-1", Role.LOCAL_CHIEF_ARBITER, "rome");
    private static final Holder OSLO = official("lca-2", Role.LOCAL_CHIEF_ARBITER, "oslo");
    private static final Holder FLOOR = official("fa-1", Role.FLOOR_ARBITER, "rome");
    private static final Holder OTHER_FLOOR = official("fa-2", Role.FLOOR_ARBITER, "rome");
    private static final Holder PLAYER =
            new Holder("cup", Role.PLAYER, "p1", "Anna", "rome", "Rome", "cup/1/1", "WHITE");

    private static Holder official(String id, Role role, String venue) {
        return new Holder("cup", role, id, "Name of " + id, venue, venue, "", "");
    }

    private static Office office(String claim, String value, Role role, String venue, String official) {
        return new Office(
                claim,
                value,
                role,
                Optional.of(venue).filter(one -> !one.isEmpty()),
                Optional.of(official).filter(one -> !one.isEmpty()),
                Optional.empty());
    }

    private static Found find(Map<String, Object> claims, Office... offices) {
        Offices all = new Offices(List.of(offices));
        return all.find(
                all.fitting(claims),
                competition -> competition.isEmpty() || competition.equals("cup")
                        ? Optional.of(List.of(CA, ROME, OSLO, FLOOR, OTHER_FLOOR, PLAYER))
                        : Optional.empty());
    }

    @Test
    void aClaimStandsForARoleAtAVenue() {
        Office rome = office("group", "arbiters-rome", Role.LOCAL_CHIEF_ARBITER, "rome", "");
        assertEquals(new Found.One(ROME), find(Map.of("group", "arbiters-rome"), rome));
        assertEquals(new Found.Nobody(), find(Map.of("group", "arbiters-rome-2"), rome));
        assertEquals(new Found.Nobody(), find(Map.of(), rome));
        assertEquals(
                new Found.Nobody(),
                find(
                        Map.of("group", "arbiters-rome"),
                        office("group", "arbiters-rome", Role.LOCAL_CHIEF_ARBITER, "paris", "")));
    }

    @Test
    void aListMayHoldTheValueAndAClaimMayLieWithinAnother() {
        Office chief = office("realm_access/roles", "chief", Role.CHIEF_ARBITER, "", "");
        assertEquals(new Found.One(CA), find(Map.of("realm_access", Map.of("roles", List.of("x", "chief"))), chief));
        assertEquals(new Found.Nobody(), find(Map.of("realm_access", "chief"), chief));
        assertEquals(
                new Found.One(CA),
                find(
                        Map.of("https://example.org/roles", List.of("chief")),
                        office("https://example.org/roles", "chief", Role.CHIEF_ARBITER, "", "")));
    }

    @Test
    void anAddressCountsOnlyIfTheProviderHasVerifiedIt() {
        Office chief = office("email", "ca@example.org", Role.CHIEF_ARBITER, "", "");
        assertEquals(new Found.One(CA), find(Map.of("email", "CA@example.org", "email_verified", true), chief));
        assertEquals(new Found.Nobody(), find(Map.of("email", "ca@example.org", "email_verified", false), chief));
        assertEquals(new Found.Nobody(), find(Map.of("email", "ca@example.org"), chief));
    }

    @Test
    void ofSeveralOfficialsTheSettingsSayWhich() {
        assertEquals(new Found.Several(), find(Map.of("sub", "7"), office("sub", "7", Role.FLOOR_ARBITER, "rome", "")));
        assertEquals(
                new Found.One(OTHER_FLOOR),
                find(Map.of("sub", "7"), office("sub", "7", Role.FLOOR_ARBITER, "rome", "fa-2")));
        assertEquals(
                new Found.Several(), find(Map.of("sub", "7"), office("sub", "7", Role.LOCAL_CHIEF_ARBITER, "", "")));
    }

    @Test
    void theFirstOfficeThatSomebodyOfTheEventHasCounts() {
        Office gone = office("sub", "7", Role.FAIR_PLAY_OFFICER, "", "");
        Office first = office("sub", "7", Role.LOCAL_CHIEF_ARBITER, "oslo", "");
        assertEquals(
                new Found.One(OSLO),
                find(Map.of("sub", "7"), gone, first, office("sub", "7", Role.CHIEF_ARBITER, "", "")));
        Office elsewhere =
                new Office("sub", "7", Role.CHIEF_ARBITER, Optional.empty(), Optional.empty(), Optional.of("other"));
        assertEquals(new Found.Nobody(), find(Map.of("sub", "7"), elsewhere));
    }

    @Test
    void somebodyIsCalledAsTheProviderSays() {
        assertEquals("Anna", Offices.nameOf(Map.of("name", "Anna", "sub", "7")));
        assertEquals("7", Offices.nameOf(Map.of("name", " ", "sub", "7")));
    }
}
