package org.onehall.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Orders about starts, clocks and games that are given by the wrong people or name things that are not there. */
class RefusedOrdersIT {
    private static final String UNKNOWN_ID = "refused-orders/1/99";

    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        cup = Refusals.opened("refused-orders");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    /** Every order about starts, clocks and games, given by everybody who may not give it. */
    @TestFactory
    Stream<DynamicTest> ordersOfTheWrongPeople() {
        String running = cup.board(1);
        String created = cup.board(3);
        String player = cup.board(1) + " WHITE";
        String deputy = "DEPUTY_CHIEF_ARBITER";
        String organiser = "CHIEF_ORGANISER";
        String officer = "FAIR_PLAY_OFFICER";
        String floor = "FLOOR_ARBITER rome";
        String localOrganiser = "LOCAL_ORGANISER rome";
        String otherLca = "LOCAL_CHIEF_ARBITER milan";
        String lta = "LOCAL_TECHNICAL_ARBITER rome";
        String otherLta = "LOCAL_TECHNICAL_ARBITER milan";
        List<DynamicTest> walk = new ArrayList<>();
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordCheck",
                Map.of("board", created, "side", "WHITE", "kind", "DEVICE", "passed", true),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "order",
                Map.of("kind", "START", "board", created),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "order",
                Map.of("kind", "PAUSE", "board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        for (String kind : List.of("SET_TIMES", "ADD_TIME", "CORRECT_SETTING")) {
            Map<String, Object> correction = Map.of("kind", kind, "board", running, "reason", "x", "whiteMs", 60_000);
            walk.add(forbidden(
                    "FORBIDDEN_ROLE", "order", correction, player, deputy, organiser, officer, localOrganiser, lta));
            walk.add(forbidden(
                    "FORBIDDEN_ROLE", "propose", correction, player, deputy, organiser, officer, localOrganiser, lta));
        }
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "takeTimeSheet",
                Map.of("round", 1),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordPresence",
                Map.of("board", running, "side", "WHITE", "present", false),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "holdStart",
                Map.of("board", created, "side", "WHITE", "held", true, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "waiveDefault",
                Map.of("board", created, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "reverseForfeit",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "orderSealing",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "confirmEnvelope",
                Map.of("board", running, "place", "x", "resumesAt", 4_000_000_000_000L),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "restorePosition",
                Map.of("board", running, "ply", 1, "reason", "x", "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "declareDraw",
                Map.of("board", running, "situation", "REPETITION", "ply", 0, "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "allowEarlyOffers",
                Map.of("board", running, "allowed", true, "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "acceptHelper",
                Map.of("board", running, "side", "WHITE", "name", "x", "disabled", false),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "dismissHelper",
                Map.of("board", running, "side", "WHITE", "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "adjustForHelp",
                Map.of("board", running, "side", "WHITE", "changeMs", -60_000, "reason", "x", "attempt", 1, "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordIrregularity",
                Map.of(
                        "board",
                        running,
                        "side",
                        "WHITE",
                        "kind",
                        "TWO_HANDS",
                        "ply",
                        1,
                        "reason",
                        "x",
                        "attempt",
                        1,
                        "seen",
                        0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "changeResult",
                Map.of("board", running, "outcome", "DRAW", "reason", "x", "attempt", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "reverseColours",
                Map.of("board", running, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        return walk.stream();
    }

    @TestFactory
    Stream<DynamicTest> ordersAboutThingsThatAreNotThere() {
        String ca = "CHIEF_ARBITER";
        String running = cup.board(1);
        return Stream.of(
                forbidden(
                        "UNKNOWN_BOARD",
                        "recordCheck",
                        Map.of("board", UNKNOWN_ID, "side", "WHITE", "kind", "DEVICE", "passed", true),
                        ca,
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "GAME_STARTED",
                        "recordCheck",
                        Map.of("board", running, "side", "WHITE", "kind", "DEVICE", "passed", true),
                        ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "START", "board", UNKNOWN_ID), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "PAUSE", "round", 9, "reason", "x"), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "PAUSE", "venue", "paris", "reason", "x"), ca),
                forbidden("NO_BOARDS", "order", Map.of("kind", "RESUME", "board", running, "reason", "x"), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "restorePosition",
                        Map.of("board", UNKNOWN_ID, "ply", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "NO_SUCH_POSITION",
                        "restorePosition",
                        Map.of("board", running, "ply", 2, "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "MALFORMED_TIME",
                        "restorePosition",
                        Map.of("board", running, "ply", 1, "whiteMs", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden("REASON_MISSING", "restorePosition", Map.of("board", running, "ply", 1, "seen", 0), ca),
                forbidden(
                        "GAME_NOT_STARTED",
                        "restorePosition",
                        Map.of("board", cup.board(3), "ply", 0, "reason", "x", "seen", 0),
                        ca),
                forbidden("REASON_MISSING", "reverseColours", Map.of("board", running), ca),
                forbidden("GAME_NOT_STARTED", "reverseColours", Map.of("board", cup.board(3), "reason", "x"), ca));
    }

    private static DynamicTest forbidden(String code, String command, Map<String, ?> args, String... places) {
        return Refusals.forbidden(cup, code, command, args, places);
    }
}
