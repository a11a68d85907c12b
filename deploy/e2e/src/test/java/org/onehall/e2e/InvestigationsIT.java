package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.FairPlayCases.kinds;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How fair-play cases begin, and how one is investigated, heard, voted on and decided (APP-I G, H, I). */
class InvestigationsIT {
    private static Cup cup;

    @BeforeAll
    static void aRoundIsOpen() {
        cup = FairPlayCases.opened("investigations");
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.close();
    }

    private static HttpResponse<String> get(String place, String path) {
        return FairPlayCases.get(cup, place, path);
    }

    private static HttpResponse<String> post(String place, String step, Map<String, ?> fields) {
        return FairPlayCases.post(cup, place, step, fields);
    }

    private static JsonNode does(String place, String step, Map<String, ?> fields) {
        return FairPlayCases.does(cup, place, step, fields);
    }

    private static JsonNode sees(String place, String id) {
        return FairPlayCases.sees(cup, place, id);
    }

    private static String complaint(int board) {
        return FairPlayCases.complaint(cup, board);
    }

    private static String accused(int board) {
        return FairPlayCases.accused(cup, board);
    }

    /** APP-I H, I3: from the complaint to the findings; each person sees his part at the right time. */
    @Test
    void aComplaintIsInvestigatedHeardVotedAndToldToBothSides() {
        String id = complaint(1);
        String investigator = "FAIR_PLAY_PANEL";
        does(
                "FAIR_PLAY_CHAIR",
                "appoint-investigator",
                Map.of("caseId", id, "person", "fpl-2", "reason", "The chair was appointed last."));
        does(
                investigator,
                "register-evidence",
                Map.of("caseId", id, "kind", "OBSERVATIONAL", "text", "The log of the floor.", "reference", "box 1"));
        assertEquals(
                404, get(cup.board(1) + " BLACK", "fair-play/case?id=" + id).statusCode());
        does(
                investigator,
                "inform-accused",
                Map.of(
                        "caseId",
                        id,
                        "text",
                        "You are accused of absences.",
                        "until",
                        Instant.now().plusSeconds(25 * 3600).toEpochMilli()));
        Map<String, Object> report = Map.of(
                "caseId",
                id,
                "report",
                Map.of(
                        "recommendation",
                        "FORWARD",
                        "trigger",
                        "A complaint.",
                        "facts",
                        "Absences.",
                        "findings",
                        "A phone was used.",
                        "proposedSanction",
                        "A year.",
                        "offences",
                        List.of("INFORMATION_USE")));
        assertEquals(
                "ACCUSED_NOT_HEARD",
                RunningHall.tree(post(investigator, "finalise-report", report).body())
                        .path("code")
                        .asText());
        assertEquals(List.of("accusedInformed"), kinds(sees(cup.board(1) + " BLACK", id)));
        assertTrue(
                sees(cup.board(1) + " BLACK", id).at("/now/until").asLong()
                        > Instant.now().toEpochMilli(),
                "APP-I I3: the player sees the time limit");
        does(
                cup.board(1) + " BLACK",
                "file-statement",
                Map.of("caseId", id, "party", "ACCUSED", "text", "I was ill.", "documents", List.of("letter")));
        does(investigator, "finalise-report", report);
        does(investigator, "cast-vote", Map.of("caseId", id, "motion", "FORWARD", "vote", "YES"));
        does("FAIR_PLAY_CHAIR", "close-vote", Map.of("caseId", id, "motion", "FORWARD", "federation", "NOR"));
        assertEquals(
                List.of("accusedInformed", "statementFiled", "caseForwarded", "findingsSent"),
                kinds(sees(cup.board(1) + " BLACK", id)));
        assertEquals(
                List.of("complaintFiled", "caseForwarded", "findingsSent"), kinds(sees(cup.board(1) + " WHITE", id)));
        assertTrue(kinds(sees("ETHICS_COMMISSION", id)).contains("reportFinalised"));
        assertEquals(
                "1 0 0",
                Stream.of("yes", "no", "abstain")
                        .map(vote ->
                                sees("ETHICS_COMMISSION", id).at("/now/" + vote).asText())
                        .collect(Collectors.joining(" ")),
                "APP-I H8");
        HttpResponse<String> forwarder = post(
                "FAIR_PLAY_CHAIR",
                "record-sanction",
                Map.of("caseId", id, "reference", "EDC 1/2026", "months", 12, "overTheBoardMonths", 6));
        assertEquals(
                "403 COMMISSION_NEEDED",
                forwarder.statusCode() + " "
                        + RunningHall.tree(forwarder.body()).path("code").asText(),
                "APP-I E1");
        assertFalse(sees("FAIR_PLAY_CHAIR", id).at("/now/steps").toString().contains("record_sanction"), "APP-I E1");
        does(
                "ETHICS_COMMISSION",
                "record-sanction",
                Map.of(
                        "caseId",
                        id,
                        "reference",
                        "EDC 1/2026",
                        "months",
                        12,
                        "overTheBoardMonths",
                        6,
                        "aggravating",
                        List.of("Titled.")));
        JsonNode told = sees(cup.board(1) + " BLACK", id);
        assertEquals(
                List.of("accusedInformed", "statementFiled", "caseForwarded", "findingsSent", "sanctionRecorded"),
                kinds(told),
                "APP-I E1");
        assertEquals(
                "EDC 1/2026 12 6",
                Stream.of("reference", "months", "overTheBoardMonths")
                        .map(field -> told.at("/events/4/fields/" + field).asText())
                        .collect(Collectors.joining(" ")));
        assertTrue(told.at("/now/decidedAt").asLong() > 0);
        assertEquals(404, get("CHIEF_ARBITER", "fair-play/case?id=" + id).statusCode());
    }

    private static String opened(String place, Map<String, ?> fields) {
        return does(place, "open-case", fields).path("caseId").asText();
    }

    /**
     * APP-I G1, G1.2, G2.6, D1: a case is also opened by a report of the Chief Arbiter, by the panel's own initiative
     * on the facts of an inadmissible complaint, and by a request.
     */
    @Test
    void aCaseBeginsByReportOwnInitiativeOrRequest() {
        Map<String, String> about = Map.of("type", "PLAYER", "personId", accused(3));
        String inadmissible = does(
                        cup.board(1) + " WHITE",
                        "file-complaint",
                        Map.of(
                                "complaint",
                                Map.of(
                                        "fideId",
                                        "812345",
                                        "contact",
                                        "o1@example.org",
                                        "games",
                                        "round 1",
                                        "grounds",
                                        List.of("STRONGER_THAN_RATING"),
                                        "facts",
                                        "He plays too well.",
                                        "accused",
                                        about)))
                .path("caseId")
                .asText();
        JsonNode found = sees("FAIR_PLAY_CHAIR", inadmissible).at("/events/1");
        assertEquals(
                "complaintInadmissible  true",
                found.path("kind").asText() + " " + found.path("by").asText() + " "
                        + found.path("automatic").asText(),
                "the hall found it (APP-I G2.5)");
        String reported = opened(
                "CHIEF_ARBITER", Map.of("accused", about, "facts", "A phone rang.", "trigger", "CHIEF_ARBITER_REPORT"));
        assertEquals(
                List.of("caseOpened"),
                kinds(sees("CHIEF_ARBITER", reported)),
                "the Chief Arbiter sees the report that he made (APP-I G2.7)");
        assertEquals(
                "A phone rang.",
                sees("FAIR_PLAY_CHAIR", reported).at("/events/0/fields/facts").asText());
        String taken = opened(
                "FAIR_PLAY_PANEL",
                Map.of("accused", about, "facts", "The same.", "trigger", "OWN_INITIATIVE", "basis", inadmissible));
        assertEquals(
                inadmissible,
                sees("FAIR_PLAY_CHAIR", taken).at("/events/0/fields/basis").asText());
        String accusation = opened(
                "FAIR_PLAY_PANEL",
                Map.of(
                        "accused",
                        about,
                        "facts",
                        "He spread it.",
                        "trigger",
                        "REQUEST",
                        "reference",
                        "EDC 2/2026",
                        "falseAccusation",
                        true));
        assertTrue(
                sees("FAIR_PLAY_CHAIR", accusation).at("/now/falseAccusation").asBoolean());
        assertEquals(
                404,
                get("CHIEF_ARBITER", "fair-play/case?id=" + URLEncoder.encode(taken, StandardCharsets.UTF_8))
                        .statusCode());
    }

    /**
     * APP-I G2.7, H3: a member of the panel has no access to the case about himself, and naming him is not enough to
     * involve him in a case.
     */
    @Test
    void aMemberOfThePanelIsKeptFromTheOwnCase() {
        Map<String, Object> typed = Map.of(
                "accused",
                Map.of("type", "OFFICIAL", "name", "altamura, BRUNO"),
                "facts",
                "x",
                "trigger",
                "OWN_INITIATIVE");
        assertEquals(
                "NAME_OF_COMPETITION",
                RunningHall.tree(post("FAIR_PLAY_CHAIR", "open-case", typed).body())
                        .path("code")
                        .asText());
        String id = opened(
                "FAIR_PLAY_CHAIR",
                Map.of(
                        "accused",
                        Map.of("type", "OFFICIAL", "personId", "fpl-2", "name", "Somebody Else"),
                        "facts",
                        "x",
                        "trigger",
                        "OWN_INITIATIVE"));
        assertEquals(
                "Bruno Altamura",
                sees("FAIR_PLAY_CHAIR", id).at("/now/accused/name").asText());
        assertEquals(
                404,
                get("FAIR_PLAY_PANEL", "fair-play/case?id=" + URLEncoder.encode(id, StandardCharsets.UTF_8))
                        .statusCode());
    }
}
