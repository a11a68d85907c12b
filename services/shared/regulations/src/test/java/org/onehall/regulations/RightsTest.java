package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

class RightsTest {

    private static List<String[]> rows() throws IOException {
        try (var in = RightsTest.class.getResourceAsStream("/rights.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(","))
                    .toList();
        }
    }

    @TestFactory
    List<DynamicTest> every_cell_of_the_matrix_is_as_written_in_rights_csv() throws IOException {
        List<DynamicTest> cells = new ArrayList<>();
        List<String[]> rows = rows();
        String[] head = rows.getFirst();
        for (String[] row : rows.subList(1, rows.size())) {
            Action action = Action.valueOf(row[0]);
            for (int i = 1; i < row.length; i++) {
                Role role = Role.valueOf(head[i]);
                Scope scope = Scope.valueOf(row[i]);
                cells.add(DynamicTest.dynamicTest(
                        action + " by " + role + ": " + scope, () -> holds(role, action, scope)));
            }
        }
        return cells;
    }

    /** A person in this role at Turin, at White of board 1, is checked for every combination of here and elsewhere. */
    private static void holds(Role role, Action action, Scope scope) {
        assertEquals(scope, Rights.scope(role, action));
        assertEquals(scope, Rights.of(role).getOrDefault(action, Scope.NO));
        Actor here = new Actor("s", role, "", "turin", "1/1", "WHITE");
        Actor nowhere = new Actor("s", role, "", "", "", "");
        for (List<String> venues :
                List.of(List.<String>of(), List.of("turin"), List.of("rome"), List.of("rome", "turin"))) {
            for (String board : List.of("", "1/1", "1/2")) {
                for (String side : List.of("WHITE", "BLACK")) {
                    boolean expected = switch (scope) {
                        case YES -> true;
                        case NO -> false;
                        case OWN_VENUE -> venues.contains("turin");
                        case OWN_SEAT -> board.equals("1/1") && side.equals("WHITE");
                    };
                    assertEquals(
                            expected,
                            Rights.allows(here, action, venues, board, side),
                            venues + " " + board + " " + side);
                    assertEquals(
                            scope == Scope.YES,
                            Rights.allows(nowhere, action, venues, board, side),
                            "bound to nothing");
                }
            }
        }
    }

    @Test
    void the_csv_has_every_action_and_every_role_once() throws IOException {
        List<String[]> rows = rows();
        assertEquals(
                Arrays.stream(Action.values()).map(Enum::name).toList(),
                rows.stream().skip(1).map(row -> row[0]).toList());
        List<String> roles = Arrays.asList(rows.getFirst()).subList(1, rows.getFirst().length);
        assertEquals(Arrays.stream(Role.values()).map(Enum::name).toList(), roles);
        assertTrue(rows.stream().allMatch(row -> row.length == roles.size() + 1));
    }

    @Test
    void a_service_may_do_nothing_but_carry_out_what_others_decided() {
        for (Action action : Action.values()) {
            assertEquals(
                    action == Action.SYSTEM ? Scope.YES : Scope.NO, Rights.scope(Role.SERVICE, action), action.name());
        }
    }

    @Test
    void a_right_to_the_own_seat_reaches_the_whole_own_board_only_when_no_seat_is_named() {
        Actor white = new Actor("s", Role.PLAYER, "", "turin", "1/1", "WHITE");
        assertTrue(Rights.allows(white, Action.SEE_BOARD, Set.of("turin"), "1/1", ""));
        assertFalse(Rights.allows(white, Action.SEE_BOARD, Set.of("turin"), "1/2", ""));
        assertFalse(Rights.allows(
                new Actor("s", Role.PLAYER, "", "turin", "1/1", ""), Action.MOVE, Set.of("turin"), "1/1", ""));
    }

    @Test
    void a_right_does_not_reach_into_another_competition_though_its_venues_have_the_same_ids() {
        for (String concerned : List.of("cup", "cup/1/1", "cup/rome", "cup/1/1/call-1"))
            for (Role role : List.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER)) {
                Actor of = Actor.official("s", role, "rome");
                assertTrue(Rights.allows(of.of("cup"), Action.ANSWER_CALL, List.of("rome"), concerned, ""), concerned);
                assertTrue(Rights.allows(of, Action.ANSWER_CALL, List.of("rome"), concerned, ""), concerned);
                assertFalse(
                        Rights.allows(of.of("cup2"), Action.ANSWER_CALL, List.of("rome"), concerned, ""), concerned);
                assertFalse(Rights.allows(of.of("cu"), Action.ANSWER_CALL, List.of("rome"), concerned, ""), concerned);
            }
    }

    @Test
    void a_blank_venue_is_no_venue() {
        assertFalse(Rights.allows(
                new Actor("s", Role.LOCAL_CHIEF_ARBITER, "", "", "", ""), Action.RECORD_CHECK, List.of(""), "", ""));
    }

    @Test
    void a_chief_arbiters_ruling_is_above_all_others_and_a_local_chief_arbiters_above_all_but_that() { // DEC-21, OCR
        // 18.3
        assertEquals(Set.of(), Rights.above(Role.CHIEF_ARBITER));
        assertEquals(Set.of(Role.CHIEF_ARBITER), Rights.above(Role.LOCAL_CHIEF_ARBITER));
        for (Role role : Role.values()) {
            if (role != Role.CHIEF_ARBITER && role != Role.LOCAL_CHIEF_ARBITER)
                assertEquals(Set.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER), Rights.above(role), role::name);
        }
    }
}
