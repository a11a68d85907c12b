package org.onehall.e2e;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Moves that are none, and commands about rounds, venues, disconnections, results and codes that are given by the wrong
 * people or name things that are not there.
 */
class RefusedCommandsIT {
    private static final String UNKNOWN_ID = "refused-commands/1/99";

    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        cup = Refusals.opened("refused-commands");
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

    /** Changes of the competition, by people who may not make them. */
    private static List<DynamicTest> changesByTheWrongPeople() {
        String why = "x";
        Map<String, Map<String, ?>> changes = new LinkedHashMap<>();
        changes.put(
                "enterPlayers",
                Map.of("players", List.of(Map.of("name", "Nora Lund", "venue", "milan")), "reason", why));
        changes.put("correctPlayer", Map.of("player", "x", "name", "Nora Lund", "reason", why));
        changes.put("withdrawPlayer", Map.of("player", "x", "round", 2, "reason", why));
        changes.put("returnPlayer", Map.of("player", "x", "round", 2, "reason", why));
        changes.put("setAbsence", Map.of("player", "x", "round", 2, "reason", why));
        changes.put("movePlayer", Map.of("player", "x", "venue", "rome", "round", 2, "reason", why));
        changes.put("setLineUp", Map.of("team", "x", "players", List.of("y"), "captain", "y", "reason", why));
        changes.put(
                "appointOfficial",
                Map.of("official", "x", "name", "Ada", "role", "FLOOR_ARBITER", "venue", "rome", "reason", why));
        changes.put("dismissOfficial", Map.of("official", "x", "reason", why));
        changes.put("addVenue", Map.of("venue", "x", "name", "X", "timeZone", "Europe/Rome", "reason", why));
        changes.put("renameVenue", Map.of("venue", "rome", "name", "X", "timeZone", "Europe/Rome", "reason", why));
        changes.put("removeVenue", Map.of("venue", "rome", "reason", why));
        changes.put("planRound", Map.of("round", 2, "reason", why));
        changes.put("removeRound", Map.of("round", 2, "reason", why));
        for (String each : List.of("setPairings", "publishPairings")) changes.put(each, Map.of("round", 2));
        changes.put("cancelBoard", Map.of("round", 1, "board", 1, "byes", List.of(), "reason", why));
        changes.put("repairPairing", Map.of("round", 1, "board", 1, "white", "x", "black", "y", "reason", why));
        List<DynamicTest> walk = new ArrayList<>();
        changes.forEach((change, args) -> {
            walk.add(forbidden(
                    change.matches("withdrawPlayer|setAbsence") ? "NOT_OWN_ENTRY" : "FORBIDDEN_ROLE",
                    change,
                    args,
                    cup.board(1) + " WHITE"));
            walk.add(forbidden(
                    "FORBIDDEN_ROLE",
                    change,
                    args,
                    "DEPUTY_CHIEF_ARBITER",
                    "FAIR_PLAY_OFFICER",
                    "FLOOR_ARBITER rome",
                    "LOCAL_ORGANISER rome",
                    "LOCAL_CHIEF_ARBITER rome",
                    "LOCAL_TECHNICAL_ARBITER rome"));
        });
        return walk;
    }

    /**
     * Every command of a player, and of an arbiter about rounds, venues, disconnections, results and codes, given by
     * everybody who may not give it.
     */
    @TestFactory
    Stream<DynamicTest> commandsOfTheWrongPeople() {
        String running = cup.board(1);
        String created = cup.board(3);
        String player = cup.board(1) + " WHITE";
        String ca = "CHIEF_ARBITER";
        String deputy = "DEPUTY_CHIEF_ARBITER";
        String organiser = "CHIEF_ORGANISER";
        String officer = "FAIR_PLAY_OFFICER";
        String floor = "FLOOR_ARBITER rome";
        String localOrganiser = "LOCAL_ORGANISER rome";
        String lca = "LOCAL_CHIEF_ARBITER rome";
        String otherLca = "LOCAL_CHIEF_ARBITER milan";
        String lta = "LOCAL_TECHNICAL_ARBITER rome";
        String otherLta = "LOCAL_TECHNICAL_ARBITER milan";
        List<DynamicTest> walk = new ArrayList<>();
        for (String place : List.of(ca, deputy, organiser, officer, floor, localOrganiser, lca, lta))
            for (String command : List.of("play", "offerDraw", "acceptDraw", "declineDraw", "resign", "callArbiter"))
                walk.add(forbidden(
                        "NO_SEAT", command, command.equals("play") ? Map.of("uci", "d2d4") : Map.of(), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openRound",
                Map.of("round", 1),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.addAll(changesByTheWrongPeople());
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "closeRound",
                Map.of("round", 1),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "signReport",
                Map.of("round", 1, "venue", "rome", "sha256", "0".repeat(64)),
                player,
                organiser,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "signReport",
                Map.of("round", 1, "sha256", "0".repeat(64)),
                player,
                organiser,
                floor,
                localOrganiser,
                lca,
                lta));
        for (String place : List.of(ca, lca, lta)) {
            walk.add(forbidden("NO_SEAT", "queuePreMove", Map.of("uci", "e7e5", "expectedPly", 0), place));
            walk.add(forbidden("NO_SEAT", "cancelPreMove", Map.of(), place));
            walk.add(forbidden("NO_SEAT", "confirmReproduced", Map.of("ply", 1), place));
        }
        for (String place : List.of(ca, lca, lta))
            for (String command : List.of("sealMove", "confirmSealed"))
                walk.add(forbidden(
                        "NO_SEAT", command, command.equals("sealMove") ? Map.of("uci", "d2d4") : Map.of(), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "confirmReport",
                Map.of("venue", "rome", "caseId", "rome/case-1"),
                player,
                ca,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                otherLta));
        for (String place : List.of(ca, lca, lta))
            for (String command : List.of("askQuestion", "fileAppeal"))
                walk.add(forbidden("NO_SEAT", command, Map.of("text", "x"), place));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "decideDisconnection",
                Map.of("board", running, "caseId", "rome/case-1", "option", "RESUME"),
                player,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "delegateDecision",
                Map.of("board", running, "caseId", "rome/case-1"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "answerLeave",
                Map.of("board", running, "side", "WHITE", "granted", "AREA"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordAbsence",
                Map.of("board", running, "side", "WHITE", "left", "AREA"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openIncident",
                Map.of("board", running, "side", "WHITE", "kind", "NOISE", "note", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        for (String command : List.of("openVenue", "closeVenue"))
            walk.add(forbidden(
                    "FORBIDDEN_ROLE",
                    command,
                    Map.of("venue", "rome", "round", 1),
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
                "recordPermission",
                Map.of("venue", "rome", "person", "x", "permission", "ENTRY", "granted", true),
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
                "reportCamera",
                Map.of("venue", "rome", "camera", "x", "reporting", true),
                player,
                deputy,
                organiser,
                officer,
                floor,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "openPersonIncident",
                Map.of("venue", "rome", "kind", "DEVICE", "person", "x", "capacity", "PRESS"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "approveResult",
                Map.of("board", running, "seen", "1-0"),
                player,
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "CODE_FORBIDDEN",
                "issueCode",
                Map.of("official", "ca"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "CODE_FORBIDDEN",
                "issueCode",
                Map.of("board", created, "side", "WHITE"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        return walk.stream();
    }

    @TestFactory
    Stream<DynamicTest> thingsThatAreNotThere() {
        String ca = "CHIEF_ARBITER";
        String running = cup.board(1);
        return Stream.of(
                forbidden("UNKNOWN_ROUND", "openRound", Map.of("round", 9), ca),
                forbidden("UNKNOWN_ROUND", "closeRound", Map.of("round", 9), ca),
                forbidden("ROUND_NOT_APPROVED", "closeRound", Map.of("round", 1), ca),
                forbidden(
                        "REPORT_CHANGED",
                        "signReport",
                        Map.of("round", 1, "venue", "rome", "sha256", "0".repeat(64)),
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "MALFORMED_REPORT",
                        "signReport",
                        Map.of("round", 9, "venue", "rome", "sha256", "none"),
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden("UNKNOWN_ROUND", "signReport", Map.of("round", 9, "sha256", "0".repeat(64)), ca),
                forbidden("ROUND_ALREADY_OPEN", "openRound", Map.of("round", 1), ca),
                forbidden("UNKNOWN_VENUE", "openVenue", Map.of("venue", "paris", "round", 1), ca),
                forbidden("VENUE_NOT_OPEN", "closeVenue", Map.of("venue", "rome"), ca, "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "UNKNOWN_CASE",
                        "confirmReport",
                        Map.of("venue", "rome", "caseId", "rome/case-9999"),
                        "LOCAL_TECHNICAL_ARBITER rome"),
                forbidden(
                        "FORBIDDEN_ROLE",
                        "confirmReport",
                        Map.of("venue", "paris", "caseId", "paris/case-1"),
                        "LOCAL_TECHNICAL_ARBITER rome"),
                forbidden(
                        "UNKNOWN_BOARD",
                        "decideDisconnection",
                        Map.of("board", UNKNOWN_ID, "caseId", "x", "option", "RESUME"),
                        ca),
                forbidden(
                        "UNKNOWN_CASE",
                        "decideDisconnection",
                        Map.of("board", running, "caseId", "rome/case-9999", "option", "RESUME"),
                        ca),
                forbidden(
                        "UNKNOWN_CASE",
                        "decideDisconnection",
                        Map.of("board", running, "caseId", "rome/case-9999", "option", "RESUME"),
                        "DEPUTY_CHIEF_ARBITER"),
                forbidden("UNKNOWN_CASE", "delegateDecision", Map.of("board", running, "caseId", "rome/case-9999"), ca),
                forbidden("UNKNOWN_BOARD", "approveResult", Map.of("board", UNKNOWN_ID, "seen", "1-0"), ca),
                forbidden("UNKNOWN_ROUND", "approveResult", Map.of("board", cup.id() + "/9/1", "seen", "1-0"), ca),
                forbidden("NOBODY", "approveResult", Map.of("board", "no board", "seen", "1-0"), ca),
                forbidden("NO_RESULT", "approveResult", Map.of("board", running, "seen", "1-0"), ca),
                forbidden("NOBODY", "issueCode", Map.of("board", UNKNOWN_ID, "side", "WHITE"), ca),
                forbidden("NOBODY", "issueCode", Map.of("official", "pope"), ca));
    }

    @TestFactory
    Stream<DynamicTest> movesThatAreNone() {
        String white = cup.board(1) + " WHITE";
        return Stream.of(
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "hello"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "e2e9"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "e7e8k"), white),
                forbidden("MALFORMED_MOVE", "play", Map.of("uci", "0000"), white),
                forbidden("ILLEGAL_MOVE", "play", Map.of("uci", "e4e5"), white),
                forbidden("ILLEGAL_MOVE", "play", Map.of("uci", "a1a8"), white),
                forbidden("STALE_PLY", "play", Map.of("uci", "d2d4", "expectedPly", 0), white),
                forbidden("NOT_YOUR_MOVE", "play", Map.of("uci", "d7d5"), cup.board(1) + " BLACK"),
                forbidden("GAME_NOT_STARTED", "play", Map.of("uci", "e2e4"), cup.board(5) + " WHITE"),
                forbidden("GAME_NOT_STARTED", "resign", Map.of(), cup.board(5) + " WHITE"),
                forbidden("NO_OFFER", "acceptDraw", Map.of(), white),
                forbidden("CALL_OPEN", "callArbiter", Map.of("text", "again"), white),
                forbidden("TEXT_TOO_LONG", "callArbiter", Map.of("text", "x".repeat(600)), cup.board(1) + " BLACK"));
    }

    private static DynamicTest forbidden(String code, String command, Map<String, ?> args, String... places) {
        return Refusals.forbidden(cup, code, command, args, places);
    }
}
