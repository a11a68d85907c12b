package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.Cases;

/**
 * A fair-play case in the running hall: the people it concerns can see it, and for everybody else it leaves no trace
 * anywhere (APP-I G2.7, H, I).
 */
class CasesIT {
    private static final String SECRET = "eleven absences under the stairs";
    private static final List<String> STRANGERS = List.of(
            "CHIEF_ARBITER",
            "DEPUTY_CHIEF_ARBITER",
            "CHIEF_ORGANISER",
            "FAIR_PLAY_OFFICER",
            "ETHICS_COMMISSION",
            "LOCAL_CHIEF_ARBITER oslo-cases",
            "LOCAL_TECHNICAL_ARBITER oslo-cases",
            "FLOOR_ARBITER oslo-cases",
            "LOCAL_ORGANISER lyon-cases",
            "cases/1/1 BLACK",
            "cases/1/2 WHITE");
    /** The roles that read cases, and those without a page; CaseSecrecyTest asks as every role. */
    private static final List<String> INSIDE =
            List.of("FAIR_PLAY_CHAIR", "FAIR_PLAY_PANEL", "ASSISTANT", "SPECTATOR", "SERVICE", "OPERATOR");
    /** The steps that open a case and do not need an existing one. */
    private static final Set<String> OPENING = Set.of("FileComplaint", "OpenCase");

    private static final Path ENDPOINTS = Path.of("../../services/playing-zone/src/test/resources/endpoints.tsv");
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void aRoundIsOpen() {
        hall = RunningHall.shared();
        cup = Cup.ofThreeVenues(hall, "cases", text -> text.replace("officials:\n", """
                officials:
                  - {id: fpl-1, name: Ines Casalonga, role: FAIR_PLAY_CHAIR}
                  - {id: fpl-2, name: Bruno Altamura, role: FAIR_PLAY_PANEL}
                  - {id: edc, name: Lea Serravalle, role: ETHICS_COMMISSION}
                  - {id: oslo-floor, name: Siv Lunder, role: FLOOR_ARBITER, venue: oslo}
                """))
                .opened();
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.close();
    }

    // ---- asking

    private static HttpResponse<String> get(String place, String path) {
        return hall.get(hall.url() + "/api/" + path, cup.person(place).who().token());
    }

    private static HttpResponse<String> post(String place, String step, Map<String, ?> fields) {
        return hall.post(
                hall.url() + "/api/fair-play/" + step,
                cup.person(place).who().token(),
                RunningHall.JSON.valueToTree(fields).toString());
    }

    private static JsonNode does(String place, String step, Map<String, ?> fields) {
        HttpResponse<String> answer = post(place, step, fields);
        assertEquals(200, answer.statusCode(), step + ": " + answer.body());
        return RunningHall.tree(answer.body());
    }

    private static JsonNode sees(String place, String id) {
        HttpResponse<String> answer = get(place, "fair-play/case?id=" + URLEncoder.encode(id, StandardCharsets.UTF_8));
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    private static List<String> kinds(JsonNode seen) {
        return StreamSupport.stream(seen.path("events").spliterator(), false)
                .map(event -> event.path("kind").asText())
                .toList();
    }

    /**
     * A complaint of White at the first board about Black at another one; about the same player no second complaint can
     * be filed while the first is pending.
     */
    private static String complaint(int board) {
        return does(
                        "cases/1/1 WHITE",
                        "file-complaint",
                        Map.of(
                                "complaint",
                                Map.of(
                                        "fideId",
                                        "812345",
                                        "contact",
                                        "o1@example.org",
                                        "games",
                                        "round 1, board 1",
                                        "grounds",
                                        List.of("ABSENCES", "STRONGER_THAN_RATING"),
                                        "facts",
                                        SECRET,
                                        "accused",
                                        Map.of(
                                                "type",
                                                "PLAYER",
                                                "personId",
                                                accused(board),
                                                "name",
                                                cup.black(board).who().name()))))
                .path("caseId")
                .asText();
    }

    /** The id of the player with Black at a board. */
    private static String accused(int board) {
        String name = cup.black(board).who().name();
        JsonNode people =
                RunningHall.tree(get("FAIR_PLAY_CHAIR", "fair-play").body()).path("people");
        return StreamSupport.stream(people.spliterator(), false)
                .filter(person -> person.path("name").asText().equals(name))
                .findFirst()
                .orElseThrow()
                .path("id")
                .asText();
    }

    /** All requests about an existing case, by the name of the step in the address. */
    private static Map<String, Map<String, ?>> steps(String id) {
        long later = Instant.now().plusSeconds(3600).toEpochMilli();
        Map<String, Map<String, ?>> steps = new LinkedHashMap<>();
        steps.put("record-note", Map.of("caseId", id, "text", "x"));
        steps.put("appoint-investigator", Map.of("caseId", id, "person", "fpl-2", "reason", "x"));
        steps.put("register-evidence", Map.of("caseId", id, "kind", "PHYSICAL", "text", "x"));
        steps.put("request-cooperation", Map.of("caseId", id, "person", "x", "text", "x", "due", later));
        steps.put("record-cooperation", Map.of("caseId", id, "request", "request-1", "given", true));
        steps.put("inform-accused", Map.of("caseId", id, "text", "x", "until", later));
        steps.put("file-statement", Map.of("caseId", id, "party", "ACCUSED", "text", "x"));
        steps.put("record-matter", Map.of("caseId", id, "kind", "COSTS", "text", "x"));
        steps.put(
                "finalise-report",
                Map.of(
                        "caseId",
                        id,
                        "report",
                        Map.of(
                                "recommendation",
                                "DISMISS",
                                "trigger",
                                "x",
                                "facts",
                                "x",
                                "findings",
                                "x",
                                "proposedSanction",
                                "x")));
        steps.put("send-report-back", Map.of("caseId", id, "reason", "x"));
        steps.put("cast-vote", Map.of("caseId", id, "motion", "REJECT", "vote", "YES"));
        steps.put("close-vote", Map.of("caseId", id, "motion", "REJECT"));
        steps.put("record-sanction", Map.of("caseId", id, "reference", "x", "months", 1, "overTheBoardMonths", 1));
        return steps;
    }

    private static String told(HttpResponse<String> answer) {
        return answer.statusCode() + " " + answer.body();
    }

    // ---- the tests

    /**
     * APP-I G2.7, ENG-5: every endpoint, every view fed from topics and every role get the answers of a case that does
     * not exist, and each attempt is logged.
     */
    @Test
    void aCaseLeavesNoTraceForWhoMayNotSeeItAndEveryAttemptIsLogged() throws IOException {
        String id = complaint(2);
        String none = "cases/case-00000000000000000000";
        assertTrue(get("FAIR_PLAY_CHAIR", "fair-play").body().contains(id));
        assertTrue(get("cases/1/1 WHITE", "fair-play").body().contains(id));
        assertFalse(
                get("cases/1/1 WHITE", "fair-play").body().contains("PRELIMINARY"),
                "who filed it does not see how far it is");
        assertEquals(declared(), steps(none).keySet(), "every write about a case is asked for");
        assertTrue(paths().size() > 20, paths().toString());
        assertEquals(
                Set.of(),
                EnumSet.complementOf(
                        EnumSet.copyOf(Stream.concat(STRANGERS.stream().map(CasesIT::role), INSIDE.stream())
                                .map(Role::valueOf)
                                .toList())),
                "every role is asked for, but what only the rules can be asked as");
        Set<String> expected = new HashSet<>();
        for (String place : STRANGERS) {
            String role = role(place);
            assertFalse(get(place, "fair-play").body().contains(id), place);
            HttpResponse<String> read =
                    get(place, "fair-play/case?id=" + URLEncoder.encode(id, StandardCharsets.UTF_8));
            assertEquals(404, read.statusCode(), place);
            assertEquals(
                    told(get(place, "fair-play/case?id=" + URLEncoder.encode(none, StandardCharsets.UTF_8))),
                    told(read),
                    place);
            expected.add(role + " ReadCase");
            Map<String, Map<String, ?>> others = steps(none);
            steps(id).forEach((step, fields) -> {
                HttpResponse<String> answer = post(place, step, fields);
                assertEquals(404, answer.statusCode(), place + " " + step + " " + answer.body());
                assertEquals(told(post(place, step, others.get(step))), told(answer), place + " " + step);
                expected.add(role + " "
                        + Stream.of(step.split("-"))
                                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                                .reduce("", String::concat));
            });
            for (String path : paths())
                clean(id, place + " " + path, get(place, path).body());
            try (RawSocket socket =
                    new RawSocket(hall.url(), cup.person(place).who().token())) {
                clean(id, place + " feed", socket.next("snapshot").toString());
            }
        }
        for (String service : RunningHall.SERVICES)
            clean(
                    id,
                    service + " metrics",
                    hall.get(hall.management(service) + "/q/metrics", "").body());
        assertFalse(
                hall.get(hall.management("fair-play") + "/q/metrics", "").body().contains("cases_commands"),
                "nobody counts cases");
        for (String service : RunningHall.SERVICES)
            assertFalse(
                    hall.get(hall.management(service) + "/q/metrics", "")
                            .body()
                            .matches("(?s).*(CaseService|/api/fair-play).*"),
                    service + " counts calls of cases");
        for (String context : TopicCatalogue.CONTEXTS)
            if (!context.equals("cases"))
                hall.read(
                        TopicCatalogue.events(context),
                        record -> clean(id, context + " log", new String(record.value(), StandardCharsets.ISO_8859_1)));
        cup.ca().sees("every attempt in the case", () -> attempts(id).containsAll(expected));
    }

    /** Every address of the zone that answers GET requests, as listed by the zone itself. */
    private static List<String> paths() throws IOException {
        return Files.readAllLines(ENDPOINTS).stream()
                .filter(line -> line.startsWith("GET\t"))
                .map(line -> line.split("\t")[2])
                .filter(path -> !path.equals("-"))
                .toList();
    }

    /** The names of the write operations on an existing case, as declared by its service. */
    private static Set<String> declared() {
        return Cases.getDescriptor().findServiceByName("CaseService").getMethods().stream()
                .filter(call -> call.getInputType().findFieldByName("case_id") != null)
                .filter(call -> call.getInputType().findFieldByName("write") != null)
                .filter(call -> !OPENING.contains(call.getName()))
                .map(call ->
                        call.getName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    private static String role(String place) {
        return place.contains("/") ? "PLAYER" : place.split(" ")[0];
    }

    private static void clean(String id, String where, String text) {
        assertFalse(
                text.contains(id) || text.contains(id.substring(id.indexOf('/') + 1)) || text.contains(SECRET), where);
    }

    private static Set<String> attempts(String id) {
        Set<String> attempts = new HashSet<>();
        hall.events("cases", CaseEvent.parser(), id::equals).stream()
                .filter(event ->
                        event.hasAccessNoted() && !event.getAccessNoted().getGranted())
                .forEach(event ->
                        attempts.add(event.getAccessNoted().getRole().name().substring("ROLE_".length()) + " "
                                + event.getAccessNoted().getAsked()));
        return attempts;
    }

    /**
     * APP-I G2.7, OCR 16.7: a person who is playing sees only his game, and his request is logged in the case. A look
     * at the list is also logged, once, and so is a case named as a basis.
     */
    @Test
    void alsoWhoPlaysWhoListsAndWhoNamesACaseAsABasisIsLogged() {
        String id = complaint(4);
        cup.start(3);
        assertEquals(
                "GAME_RUNNING",
                RunningHall.tree(get("cases/1/3 WHITE", "fair-play/case?id=" + id)
                                .body())
                        .path("code")
                        .asText());
        assertEquals(
                "GAME_RUNNING",
                RunningHall.tree(post("cases/1/3 BLACK", "record-note", Map.of("caseId", id, "text", "x"))
                                .body())
                        .path("code")
                        .asText());
        assertEquals(
                "UNKNOWN_BASIS",
                RunningHall.tree(post(
                                        "CHIEF_ARBITER",
                                        "open-case",
                                        Map.of(
                                                "trigger",
                                                "CHIEF_ARBITER_REPORT",
                                                "basis",
                                                id,
                                                "accused",
                                                Map.of(
                                                        "type",
                                                        "PLAYER",
                                                        "personId",
                                                        accused(1),
                                                        "name",
                                                        cup.black(1).who().name())))
                                .body())
                        .path("code")
                        .asText());
        for (int look = 0; look < 2; look++)
            assertTrue(get("FAIR_PLAY_PANEL", "fair-play").body().contains(id));
        cup.ca()
                .sees(
                        "every attempt in the case",
                        () -> attempts(id)
                                .containsAll(Set.of("PLAYER ReadCase", "PLAYER RecordNote", "CHIEF_ARBITER OpenCase")));
        assertEquals(
                1,
                hall.events("cases", CaseEvent.parser(), id::equals).stream()
                        .filter(CaseEvent::hasAccessNoted)
                        .map(CaseEvent::getAccessNoted)
                        .filter(note -> note.getGranted()
                                && note.getAsked().equals("ListCases")
                                && note.getSubject().equals("fpl-2"))
                        .count());
        for (int look = 0; look < 5; look++) sees("cases/1/1 WHITE", id);
        assertEquals(
                1,
                hall.events("cases", CaseEvent.parser(), id::equals).stream()
                        .filter(CaseEvent::hasAccessNoted)
                        .map(CaseEvent::getAccessNoted)
                        .filter(note ->
                                note.getGranted() && note.getRole().name().equals("ROLE_PLAYER"))
                        .count(),
                "who filed it looks as often as he likes");
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
        assertEquals(404, get("cases/1/1 BLACK", "fair-play/case?id=" + id).statusCode());
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
        assertEquals(List.of("accusedInformed"), kinds(sees("cases/1/1 BLACK", id)));
        assertTrue(
                sees("cases/1/1 BLACK", id).at("/now/until").asLong()
                        > Instant.now().toEpochMilli(),
                "APP-I I3: the player sees the time limit");
        does(
                "cases/1/1 BLACK",
                "file-statement",
                Map.of("caseId", id, "party", "ACCUSED", "text", "I was ill.", "documents", List.of("letter")));
        does(investigator, "finalise-report", report);
        does(investigator, "cast-vote", Map.of("caseId", id, "motion", "FORWARD", "vote", "YES"));
        does("FAIR_PLAY_CHAIR", "close-vote", Map.of("caseId", id, "motion", "FORWARD", "federation", "NOR"));
        assertEquals(
                List.of("accusedInformed", "statementFiled", "caseForwarded", "findingsSent"),
                kinds(sees("cases/1/1 BLACK", id)));
        assertEquals(List.of("complaintFiled", "caseForwarded", "findingsSent"), kinds(sees("cases/1/1 WHITE", id)));
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
        JsonNode told = sees("cases/1/1 BLACK", id);
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
                        "cases/1/1 WHITE",
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

    private static Map<String, Object> with(Map<String, Object> said, String recording) {
        Map<String, Object> fields = new LinkedHashMap<>(said);
        fields.put("recordingId", recording);
        return fields;
    }

    /** The status, the headers except the time, and the body. */
    private static String whole(HttpResponse<String> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        return answer.statusCode() + " " + headers + " " + answer.body();
    }

    /** An address that does not exist gets the same answer for everybody. */
    @Test
    void aWriteThereIsNotIsNotFound() {
        HttpResponse<String> answer = post("FAIR_PLAY_CHAIR", "nope", Map.of());
        assertEquals(404, answer.statusCode());
        assertEquals("NOT_FOUND", RunningHall.tree(answer.body()).path("code").asText(), answer.body());
    }

    /**
     * APP-I A5, APP-I G2.7, OCR 18.7/b: only a person who may open a recording learns where it is, and each opening is
     * logged.
     */
    @Test
    void recordingsAreOpenedByWhoMayAndEachOpeningAndAttemptIsLogged() {
        does(
                "CHIEF_ORGANISER",
                "register-recording",
                Map.of("kind", "VCS", "label", "Meeting of round 1", "reference", "store:/1"));
        String id = RunningHall.tree(get("CHIEF_ORGANISER", "fair-play").body())
                .at("/recordings/0/recordingId")
                .asText();
        assertTrue(id.matches("recording-[0-9a-f]{20}"), id);
        assertFalse(get("CHIEF_ORGANISER", "fair-play").body().contains("store:/1"));
        assertEquals(
                403,
                post("CHIEF_ORGANISER", "open-recording", Map.of("recordingId", id, "reason", "x"))
                        .statusCode());
        for (String place : List.of("LOCAL_CHIEF_ARBITER oslo-cases", "FLOOR_ARBITER oslo-cases", "cases/1/2 WHITE")) {
            assertFalse(get(place, "fair-play").body().contains(id), place);
            for (Map<String, Object> said : List.<Map<String, Object>>of(
                    Map.of("reason", "x"),
                    Map.of(),
                    Map.of("reason", "x".repeat(600)),
                    Map.of("reason", 5),
                    Map.of("nonsense", "x")))
                for (String step : List.of("open-recording", "confirm-deletion")) {
                    HttpResponse<String> answer = post(place, step, with(said, id));
                    assertEquals(
                            whole(post(place, step, with(said, "recording-7"))),
                            whole(answer),
                            place + " " + step + " " + said);
                    assertTrue(answer.statusCode() == 404 || answer.statusCode() == 400, answer.body());
                }
            assertEquals(
                    404,
                    post(place, "open-recording", Map.of("recordingId", id, "reason", "x"))
                            .statusCode(),
                    place);
            assertEquals(
                    404,
                    post(place, "confirm-deletion", Map.of("recordingId", id)).statusCode(),
                    place);
        }
        assertEquals(
                "store:/1",
                does("CHIEF_ARBITER", "open-recording", Map.of("recordingId", id, "reason", "A disconnection."))
                        .path("reference")
                        .asText());
        cup.ca()
                .sees(
                        "the opening",
                        () -> RunningHall.tree(
                                        get("FAIR_PLAY_CHAIR", "fair-play").body())
                                .at("/recordings/0/accesses")
                                .toString()
                                .contains("A disconnection."));
        cup.ca()
                .sees(
                        "every attempt",
                        () -> StreamSupport.stream(
                                                RunningHall.tree(get("FAIR_PLAY_CHAIR", "fair-play")
                                                                .body())
                                                        .at("/recordings/0/accesses")
                                                        .spliterator(),
                                                false)
                                        .filter(access -> access.path("refused").asBoolean())
                                        .map(access -> access.path("subject").asText() + " "
                                                + access.path("asked").asText())
                                        .distinct()
                                        .count()
                                == 7);
        does("FAIR_PLAY_PANEL", "open-recording", Map.of("recordingId", id, "reason", "Moves 12 to 20."));
        cup.ca()
                .sees(
                        "the look of the panel",
                        () -> get("ETHICS_COMMISSION", "fair-play").body().contains("Moves 12 to 20."));
        assertFalse(get("CHIEF_ARBITER", "fair-play").body().contains("Moves 12 to 20."), "APP-I G2.7");
        assertEquals(
                "RECORDING_KEPT",
                RunningHall.tree(post("CHIEF_ORGANISER", "confirm-deletion", Map.of("recordingId", id))
                                .body())
                        .path("code")
                        .asText());
    }
}
