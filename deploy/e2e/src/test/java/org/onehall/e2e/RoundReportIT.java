package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/** The report of a round from its first board to its last signature, through the real services (OCR 18.1-18.3). */
class RoundReportIT {
    private static final String REMARKS = "The heating failed for an hour.";
    private static final RunningHall hall = RunningHall.shared();

    private static HttpResponse<String> get(Screen by, String path) {
        return hall.get(hall.url() + "/api/" + path, by.who().token());
    }

    private static JsonNode report(Screen by, String venue) {
        HttpResponse<String> answer = get(by, "round-report?round=1&venue=" + venue);
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    private static Map<String, ?> signature(Screen by, String venue) {
        return Map.of(
                "round",
                1,
                "venue",
                venue,
                "remarks",
                REMARKS,
                "sha256",
                report(by, venue).path("sha256").asText());
    }

    private static List<String> blocking(JsonNode report) {
        return StreamSupport.stream(report.path("missing").spliterator(), false)
                .filter(one -> one.path("blocks").asBoolean())
                .map(one -> one.path("point").asText())
                .toList();
    }

    private static void signs(Screen by, String venue) {
        by.does("signReport", signature(by, venue));
        by.sees("the signature", () -> report(by, venue).path("signature").isObject());
    }

    private static void forbidden(Screen by, String path) {
        HttpResponse<String> answer = get(by, path);
        assertEquals(403, answer.statusCode(), answer.body());
        assertEquals("ROLE_NEEDED", RunningHall.tree(answer.body()).path("code").asText(), answer.body());
    }

    private static void readsOnPaper(Screen by, String venue) {
        for (String language : List.of("", "it")) {
            HttpResponse<String> paper = get(by, "round-report.pdf?round=1&venue=" + venue + "&lang=" + language);
            assertEquals(200, paper.statusCode(), paper.body());
            assertEquals(
                    "application/pdf",
                    paper.headers().firstValue("Content-Type").orElse(""));
            assertTrue(paper.body().startsWith("%PDF-"), "no PDF");
        }
    }

    @ConcurrentTest
    void aRoundIsPlayedItsVenuesSignAndTheChiefArbiterSignsLast() { // OCR 16.3, 17.11, 18.1-18.4
        String oslo = "oslo-signed";
        String lyon = "lyon-signed";
        try (Cup cup = Cup.ofThreeVenues(
                hall,
                "signed",
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n1,1,o1,l1\n1,2,l2,o2\n2,1,l1,o1\n"
                        : text)) {
            Screen ca = cup.ca();
            ca.does("openRound", Map.of("round", 1));
            ca.sees("both boards", () -> ca.client().boards().size() == 2);
            cup.openVenue(oslo);
            cup.start(1, 2);
            cup.plays(1, "e2e4", "e7e5");
            cup.lca(oslo)
                    .does(
                            "penalise",
                            Map.of("board", cup.board(1), "offender", "WHITE", "kind", "WARNING", "reason", "noise"));
            ca.sees(
                    "the ruling applied",
                    () -> RunningHall.tree(get(ca, "rulings?round=1").body())
                            .at("/0/state")
                            .asText()
                            .equals("APPLIED"));
            assertEquals(List.of("GAME_OPEN"), blocking(report(cup.lca(oslo), oslo)));
            cup.lca(oslo).refused("REPORT_GAME_OPEN", "signReport", signature(cup.lca(oslo), oslo));

            cup.black(1).does("resign");
            cup.black(2).does("resign");
            for (int board : List.of(1, 2)) ca.seesStatus(cup.board(board), "ENDED");
            ca.sees("both results", () -> blocking(report(ca, oslo)).equals(List.of("NOT_APPROVED")));
            cup.lca(oslo).refused("REPORT_NOT_APPROVED", "signReport", signature(cup.lca(oslo), oslo));
            cup.approve(cup.lca(oslo), 1);
            cup.approve(cup.lca(lyon), 2);
            for (String venue : List.of(oslo, lyon))
                cup.lca(venue)
                        .sees(
                                "nothing missing",
                                () -> blocking(report(cup.lca(venue), venue)).isEmpty());

            cup.lca(oslo)
                    .refused(
                            "REPORT_CHANGED",
                            "signReport",
                            Map.of("round", 1, "venue", oslo, "sha256", "0".repeat(64)));
            cup.lca("bari-signed")
                    .refused("VENUE_NOT_PLAYING", "signReport", signature(cup.lca("bari-signed"), "bari-signed"));
            cup.lca(lyon)
                    .refused(
                            "FORBIDDEN_ROLE",
                            "signReport",
                            Map.of("round", 1, "venue", oslo, "sha256", "0".repeat(64)));
            ca.refused("FORBIDDEN_ROLE", "signReport", signature(ca, oslo));
            ca.refused("FORBIDDEN_ROLE", "signReport", Map.of("round", 1, "venue", oslo, "sha256", "0".repeat(64)));
            cup.lta(oslo)
                    .refused(
                            "FORBIDDEN_ROLE",
                            "signReport",
                            Map.of("round", 1, "venue", oslo, "sha256", "0".repeat(64)));
            ca.refused("VENUES_NOT_SIGNED", "signReport", signature(ca, ""));
            signs(cup.lca(oslo), oslo);
            cup.lca(oslo).refused("REPORT_SIGNED", "signReport", signature(cup.lca(oslo), oslo));
            ca.sees("what is still missing", () -> blocking(report(ca, "")).equals(List.of("VENUE_NOT_SIGNED")));
            ca.refused("VENUES_NOT_SIGNED", "signReport", signature(ca, ""));
            signs(cup.lca(lyon), lyon);
            ca.sees("both signatures", () -> blocking(report(ca, "")).isEmpty());
            signs(ca, "");
            ca.refused("REPORT_SIGNED", "signReport", signature(ca, ""));

            JsonNode whole = report(ca, "");
            assertEquals(REMARKS, whole.at("/signature/remarks").asText());
            assertEquals(
                    whole.at("/signature/sha256").asText(), whole.path("sha256").asText());
            assertTrue(whole.path("unchanged").asBoolean());
            assertEquals(2, whole.at("/content/venues").size());
            assertEquals(
                    REMARKS, whole.at("/content/venues/0/signature/remarks").asText());
            assertEquals(
                    List.of("1-0", "1-0"),
                    List.of(
                            whole.at("/content/boards/0/result").asText(),
                            whole.at("/content/boards/1/result").asText()));
            assertTrue(
                    report(cup.lca(oslo), "").at("/content/venues/0/openedAt").isNumber(),
                    "an arbiter gets the report of the arbiter's venue");
            readsOnPaper(ca, "");
            readsOnPaper(cup.lca(oslo), oslo);

            JsonNode ruling = RunningHall.tree(
                            get(cup.lca(lyon), "rulings?round=1").body())
                    .path(0);
            assertEquals(
                    List.of("OCR 18.4.1", "WARNING", "LOCAL_CHIEF_ARBITER", "2", "1"),
                    List.of(
                            ruling.path("article").asText(),
                            ruling.path("kind").asText(),
                            ruling.path("by").asText(),
                            ruling.path("ply").asText(),
                            ruling.path("number").asText()));
            assertEquals(
                    0,
                    RunningHall.tree(get(cup.lca("bari-signed"), "rulings").body())
                            .size());

            forbidden(cup.lca(lyon), "round-report?round=1&venue=" + oslo);
            forbidden(cup.lta(oslo), "round-report?round=1&venue=" + oslo);
            forbidden(cup.person("LOCAL_ORGANISER " + oslo), "round-report.pdf?round=1");
            forbidden(cup.person("CHIEF_ORGANISER"), "round-report?round=1");
            forbidden(cup.seat(1, Side.WHITE), "round-report.pdf?round=1");
            forbidden(cup.seat(1, Side.WHITE), "rulings?round=1");
            assertEquals(
                    401, hall.get(hall.url() + "/api/round-report?round=1", "").statusCode());
            assertEquals(404, get(ca, "round-report?round=9").statusCode());
            cup.lca(oslo)
                    .does(
                            "penalise",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "offender",
                                    "WHITE",
                                    "kind",
                                    "WARNING",
                                    "reason",
                                    "noise after the game"));
            for (String venue : List.of(oslo, lyon, ""))
                ca.sees(
                        "something recorded since",
                        () -> !report(ca, venue).path("unchanged").asBoolean());
            assertEquals(List.of("VENUE_CHANGED"), blocking(report(ca, "")));
            ca.refused("VENUE_REPORTS_CHANGED", "signReport", signature(ca, ""));
            for (String venue : List.of(oslo, lyon)) {
                signs(cup.lca(venue), venue);
                ca.sees(
                        "the new signature",
                        () -> report(ca, venue).path("unchanged").asBoolean());
            }
            signs(ca, "");
            ca.sees("the new signature", () -> report(ca, "").path("unchanged").asBoolean());

            assertEquals(
                    "https://json-schema.org/draft/2020-12/schema",
                    RunningHall.tree(hall.get(hall.url() + whole.path("schema").asText(), "")
                                    .body())
                            .path("$schema")
                            .asText());
        }
    }

    @ConcurrentTest
    void aPlayerWhoNeverComesKeepsNoBoardFromStartingAndNoReportFromBeingSigned() { // OCR 16.11/a, OCR 18.5, LAW
        // 6.7.1, DEC-13, DEC-27
        String oslo = "oslo-absent";
        String lyon = "lyon-absent";
        try (Cup cup = Cup.ofThreeVenues(
                hall,
                "absent",
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n1,1,o1,l1\n1,2,l2,o2\n2,1,l1,o1\n"
                        : text)) {
            Screen ca = cup.ca();
            ca.does("openRound", Map.of("round", 1));
            ca.sees("both boards", () -> ca.client().boards().size() == 2);
            for (String venue : List.of(oslo, lyon)) cup.openVenue(venue);
            cup.white(1);
            ca.sees(
                    cup.board(1),
                    "White's arrival",
                    view -> view.path("white").path("present").asBoolean());
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                cup.lca(oslo)
                        .does(
                                "recordCheck",
                                Map.of("board", cup.board(1), "side", "WHITE", "kind", kind, "passed", true));
            ca.sees(
                    "White's checks in the record",
                    () -> hall.record(cup.board(1)).stream()
                                    .filter(GameEvent::hasSeatCleared)
                                    .count()
                            == 2);
            JsonNode held = cup.order(cup.lca(oslo), Map.of("kind", "START", "board", cup.board(1)))
                    .path("refused")
                    .path(0);
            assertEquals("DEVICE_CHECK_MISSING", held.path("code").asText(), held::toString);
            assertTrue(held.path("text").asText().contains("can record the player as absent"), held::toString);

            Map<String, Object> absent = Map.of("board", cup.board(1), "side", "BLACK", "present", false);
            cup.lca(oslo).refused("FORBIDDEN_ROLE", "recordPresence", absent);
            cup.lta(lyon).refused("FORBIDDEN_ROLE", "recordPresence", absent);
            cup.lca(lyon).does("recordPresence", absent);
            cup.lca(lyon)
                    .sees(
                            cup.board(1),
                            "that Black is absent",
                            view -> view.at("/arrival/absent/0").asText().equals("BLACK")
                                    && view.at("/black/missing").isEmpty());
            cup.white(1)
                    .sees(
                            cup.board(1),
                            "that Black is absent",
                            view -> view.at("/arrival/absent/0").asText().equals("BLACK"));
            for (String side : List.of("WHITE", "BLACK"))
                ca.does("recordPresence", Map.of("board", cup.board(2), "side", side, "present", false));
            cup.starts(cup.lca(oslo), Map.of("kind", "START", "round", 1, "venue", oslo));

            JsonNode won = cup.white(1).seesStatus(cup.board(1), "ENDED");
            assertEquals(
                    List.of("1-0", "FORFEIT", "LAW 6.7.1"),
                    List.of(
                            won.path("result").asText(),
                            won.path("termination").asText(),
                            won.path("rule").asText()));
            JsonNode lost = ca.seesStatus(cup.board(2), "ENDED");
            assertEquals(
                    List.of("0-0", "FORFEIT"),
                    List.of(
                            lost.path("result").asText(),
                            lost.path("termination").asText()));
            cup.approve(cup.lca(oslo), 1);
            cup.approve(cup.lca(lyon), 2);
            for (String venue : List.of(oslo, lyon)) {
                cup.lca(venue)
                        .sees(
                                "nothing missing",
                                () -> blocking(report(cup.lca(venue), venue)).isEmpty());
                signs(cup.lca(venue), venue);
            }
            ca.sees("both signatures", () -> blocking(report(ca, "")).isEmpty());
            signs(ca, "");
            cup.lca(lyon)
                    .refused(
                            "GAME_STARTED",
                            "recordCheck",
                            Map.of("board", cup.board(1), "side", "BLACK", "kind", "DEVICE", "passed", true));

            Map<String, Object> back =
                    Map.of("board", cup.board(1), "reason", "He sat at another board"); // DEC-14, OCR 17.11
            ca.doesOnceKnown(Set.of("ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.lca(lyon).refused("NEXT_ROUND_OPEN", "reverseForfeit", back);
            ca.does("closeRound", Map.of("round", 1));
            cup.lca(lyon).refused("RESULT_OFFICIAL", "reverseForfeit", back);
            assertTrue(
                    hall.record(cup.board(1)).stream().noneMatch(GameEvent::hasForfeitReversed),
                    "the game has not been opened again");
        }
    }

    @ConcurrentTest
    void whoComesInTimeToAGameThatBeganWithoutHimIsCheckedAndMoves() { // OCR 18.5, OCR 18.6, LAW 6.6, DEC-27
        try (Cup cup = Cup.ofThreeVenues(
                        hall,
                        "intime",
                        text -> text.replace("timeControl: 90+30", "timeControl: 90+30\n  defaultTime.minutes: 30"))
                .opened()) {
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            cup.black(1);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "Black's arrival",
                            view -> view.path("black").path("present").asBoolean());
            Screen other = cup.lca(cup.venue(1, Side.BLACK));
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                other.does("recordCheck", Map.of("board", cup.board(1), "side", "BLACK", "kind", kind, "passed", true));
            lca.does("recordPresence", Map.of("board", cup.board(1), "side", "WHITE", "present", false));
            cup.starts(cup.ca(), Map.of("kind", "START", "board", cup.board(1)));

            Screen white = cup.white(1);
            lca.sees(
                    cup.board(1),
                    "his device, which does not say that he is there",
                    view -> view.at("/white/link").asText().equals("UP")
                            && !view.at("/white/present").asBoolean());
            lca.does("recordPresence", Map.of("board", cup.board(1), "side", "WHITE", "present", true));
            lca.sees(
                    cup.board(1),
                    "who is to be checked",
                    view -> view.at("/white/present").asBoolean()
                            && view.at("/white/missing").size() == 2);
            white.sees(
                    cup.board(1),
                    "that a check is owed",
                    view -> view.at("/arrival/unchecked/0").asText().equals("WHITE"));
            white.refused("DEVICE_CHECK_MISSING", "play", Map.of("uci", "e2e4"));
            other.refused(
                    "FORBIDDEN_ROLE",
                    "recordCheck",
                    Map.of("board", cup.board(1), "side", "WHITE", "kind", "DEVICE", "passed", true));
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                lca.doesOnceKnown(
                        Set.of("GAME_STARTED"),
                        "recordCheck",
                        Map.of("board", cup.board(1), "side", "WHITE", "kind", kind, "passed", true));
            white.sees(
                    cup.board(1),
                    "that it is made",
                    view -> view.path("arrival").isNull()
                            || view.at("/arrival/unchecked").isEmpty());
            cup.plays(1, "e2e4", "e7e5");
            lca.refused(
                    "GAME_STARTED",
                    "recordCheck",
                    Map.of("board", cup.board(1), "side", "WHITE", "kind", "DEVICE", "passed", false));
            cup.black(1).does("resign");
        }
    }
}
