package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.FairPlayCases.SECRET;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.Cases;

/**
 * A fair-play case in the running hall: the people it concerns can see it, and for everybody else it leaves no trace
 * anywhere (APP-I G2.7, ENG-5).
 */
class CasesIT {
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
    private static final RunningHall hall = RunningHall.shared();
    private static Cup cup;

    @BeforeAll
    static void aRoundIsOpen() {
        cup = FairPlayCases.opened("cases");
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.close();
    }

    // ---- asking

    private static HttpResponse<String> get(String place, String path) {
        return FairPlayCases.get(cup, place, path);
    }

    private static HttpResponse<String> post(String place, String step, Map<String, ?> fields) {
        return FairPlayCases.post(cup, place, step, fields);
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

    /** An address that does not exist gets the same answer for everybody. */
    @Test
    void aWriteThereIsNotIsNotFound() {
        HttpResponse<String> answer = post("FAIR_PLAY_CHAIR", "nope", Map.of());
        assertEquals(404, answer.statusCode());
        assertEquals("NOT_FOUND", RunningHall.tree(answer.body()).path("code").asText(), answer.body());
    }
}
