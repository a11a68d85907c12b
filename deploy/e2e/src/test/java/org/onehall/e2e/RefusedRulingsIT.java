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

/**
 * Commands about calls, appeals, failed pauses and penalties, by the wrong people or about things that are not there.
 */
class RefusedRulingsIT {
    private static final String UNKNOWN_ID = "refused-rulings/1/99";

    private static Cup cup;
    private static Map<String, Long> before;
    private static String call;

    @BeforeAll
    static void aRoundIsUnderWay() {
        cup = Refusals.opened("refused-rulings");
        call = Refusals.call(cup);
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

    /** Every command about calls, appeals, failed pauses and penalties, given by everybody who may not give it. */
    @TestFactory
    Stream<DynamicTest> rulingsOfTheWrongPeople() {
        String running = cup.board(1);
        String player = cup.board(1) + " WHITE";
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
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "acknowledgeCall",
                Map.of("board", running, "callId", call),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "fileAppealFor",
                Map.of("board", running, "side", "WHITE", "text", "x"),
                deputy,
                organiser,
                officer,
                floor,
                localOrganiser,
                lta,
                otherLca));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordFee",
                Map.of("board", running, "appeal", running + "/appeal-1"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "decideAppeal",
                Map.of("board", running, "appeal", running + "/appeal-1", "outcome", "UPHELD", "reason", "x"),
                player,
                deputy,
                officer,
                floor,
                localOrganiser,
                lca,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "recordFailedPause",
                Map.of("board", running, "wantedAt", 1_000_000_000_000L, "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "compensateFailedPause",
                Map.of("board", running, "failure", running + "/pause-1", "whiteMs", 60_000),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "closeFailedPause",
                Map.of("board", running, "failure", running + "/pause-1", "reason", "x"),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "answerCall",
                Map.of("board", running, "callId", call, "valid", true),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                otherLca,
                otherLta));
        walk.add(forbidden(
                "FORBIDDEN_ROLE",
                "penalise",
                Map.of("board", running, "offender", "WHITE", "kind", "WARNING", "reason", "x", "seen", 0),
                player,
                deputy,
                organiser,
                officer,
                localOrganiser,
                lta,
                otherLca));
        return walk.stream();
    }

    @TestFactory
    Stream<DynamicTest> rulingsAboutThingsThatAreNotThere() {
        String ca = "CHIEF_ARBITER";
        String running = cup.board(1);
        return Stream.of(
                forbidden(
                        "UNKNOWN_CALL",
                        "answerCall",
                        Map.of("board", running, "callId", running + "/call-77", "valid", true),
                        ca),
                forbidden(
                        "UNKNOWN_CALL",
                        "acknowledgeCall",
                        Map.of("board", running, "callId", running + "/call-77"),
                        ca),
                forbidden("ALREADY_ACKNOWLEDGED", "acknowledgeCall", Map.of("board", running, "callId", call), ca),
                forbidden(
                        "UNKNOWN_QUESTION",
                        "answerQuestion",
                        Map.of("board", running, "question", running + "/question-77", "article", "OCR 3.8"),
                        ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "fileAppealFor",
                        Map.of("board", UNKNOWN_ID, "side", "WHITE", "text", "x"),
                        ca),
                forbidden(
                        "NO_RESULT_YET",
                        "fileAppealFor",
                        Map.of("board", running, "side", "WHITE", "text", "x"),
                        ca,
                        "LOCAL_CHIEF_ARBITER rome"),
                forbidden(
                        "UNKNOWN_RULING",
                        "fileAppealFor",
                        Map.of("board", running, "side", "WHITE", "text", "x", "ruling", running + "/ruling-77"),
                        ca),
                forbidden("UNKNOWN_APPEAL", "takeCopy", Map.of("board", running, "appeal", running + "/appeal-77"), ca),
                forbidden(
                        "UNKNOWN_APPEAL", "recordFee", Map.of("board", running, "appeal", running + "/appeal-77"), ca),
                forbidden(
                        "UNKNOWN_APPEAL",
                        "decideAppeal",
                        Map.of("board", running, "appeal", running + "/appeal-77", "outcome", "UPHELD", "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "recordFailedPause",
                        Map.of("board", UNKNOWN_ID, "wantedAt", 1_000_000_000_000L, "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_FAILED_PAUSE",
                        "compensateFailedPause",
                        Map.of("board", running, "failure", running + "/pause-77", "whiteMs", 60_000),
                        ca),
                forbidden(
                        "UNKNOWN_FAILED_PAUSE",
                        "closeFailedPause",
                        Map.of("board", running, "failure", running + "/pause-77", "reason", "x"),
                        ca),
                forbidden(
                        "UNKNOWN_CALL",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "WARNING",
                                "reason",
                                "x",
                                "seen",
                                0,
                                "call",
                                running + "/call-77"),
                        ca),
                forbidden(
                        "NOT_INVALID",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "WARNING",
                                "reason",
                                "x",
                                "seen",
                                0,
                                "call",
                                call),
                        ca),
                forbidden("UNKNOWN_CALL", "answerCall", Map.of("board", UNKNOWN_ID, "callId", call, "valid", true), ca),
                forbidden(
                        "UNKNOWN_BOARD",
                        "penalise",
                        Map.of("board", UNKNOWN_ID, "offender", "WHITE", "kind", "WARNING", "reason", "x", "seen", 0),
                        ca),
                forbidden(
                        "TIME_OUT_OF_RANGE",
                        "penalise",
                        Map.of(
                                "board",
                                running,
                                "offender",
                                "WHITE",
                                "kind",
                                "REDUCE_TIME_OF_OFFENDER",
                                "seconds",
                                86_400,
                                "reason",
                                "x",
                                "seen",
                                0),
                        ca),
                forbidden("PENALTY_MISSING", "penalise", penalties(running), ca),
                forbidden(
                        "PENALTY_TWICE",
                        "penalise",
                        penalties(running, Map.of("kind", "WARNING"), Map.of("kind", "WARNING")),
                        ca),
                forbidden(
                        "PENALTY_FORBIDDEN",
                        "penalise",
                        penalties(running, Map.of("kind", "WARNING"), Map.of("kind", "EXPULSION")),
                        "LOCAL_CHIEF_ARBITER rome",
                        "FLOOR_ARBITER rome"),
                forbidden(
                        "PENALTY_FORBIDDEN",
                        "penalise",
                        penalties(running, Map.of("kind", "GAME_LOST", "points", "1")),
                        "FLOOR_ARBITER rome"),
                forbidden(
                        "PENALTIES_CONTRADICT",
                        "penalise",
                        penalties(
                                running,
                                Map.of("kind", "EXPULSION"),
                                Map.of("kind", "EXCLUSION", "rounds", List.of(1))),
                        ca),
                forbidden(
                        "NO_SCORE",
                        "penalise",
                        penalties(running, Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0")),
                        ca),
                forbidden("OPPONENT_SCORE_MISSING", "penalise", penalties(running, Map.of("kind", "GAME_LOST")), ca),
                forbidden(
                        "SCORE_NOT_ALLOWED",
                        "penalise",
                        penalties(running, Map.of("kind", "GAME_LOST", "points", "0.75")),
                        ca),
                forbidden("NOTHING_TO_LOSE", "penalise", penalties(cup.board(3), Map.of("kind", "EXPULSION")), ca),
                forbidden(
                        "FINE_NOT_ANNOUNCED",
                        "penalise",
                        penalties(running, Map.of("kind", "FINE", "fine", "PHONE")),
                        ca),
                forbidden(
                        "ROUND_STARTED",
                        "penalise",
                        penalties(running, Map.of("kind", "EXCLUSION", "rounds", List.of(1))),
                        ca),
                forbidden(
                        "UNKNOWN_ROUND",
                        "penalise",
                        penalties(running, Map.of("kind", "EXCLUSION", "rounds", List.of(9))),
                        ca));
    }

    private static Map<String, Object> penalties(String board, Map<?, ?>... items) {
        return Map.of("board", board, "offender", "WHITE", "items", List.of(items), "reason", "x", "seen", 0);
    }

    private static DynamicTest forbidden(String code, String command, Map<String, ?> args, String... places) {
        return Refusals.forbidden(cup, code, command, args, places);
    }
}
