package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.cases.v1.CaseEvent;

/**
 * The screening of a round in the running hall: people who may see fair play see each finished game together with what
 * the hall recorded, and everybody else sees no screening (APP-I A1, A3, G2.7).
 */
@Order(RunningHall.EARLY)
class ScreeningIT {
    /** Ponomariov against Ivanchuk, Linares 2002. */
    private static final String GAME = """
            1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. e5 c5 5. a3 Bxc3+ 6. bxc3 Ne7 7. Qg4 O-O 8. Bd3 f5 9. exf6 Rxf6 10. Bg5 Rf7 11. Qh5 g6 12. Qd1 Nbc6 13. Nf3 Qf8 14. O-O c4 15. Be2 h6
            16. Bc1 Bd7 17. Ne1 g5 18. g3 Nf5 19. Ng2 Qg7 20. f4 Nd6 21. Qe1 b5 22. fxg5 Rxf1+ 23. Bxf1 hxg5 24. Ne3 Rf8 25. Bg2 a5 26. Bd2 Qg6 27. Ng4 Rf5 28. Qe3 Kg7 29. Rb1 Kh7
            30. a4 bxa4 31. Bc1 Rf7 32. Ba3 Qxc2 33. Rc1 Qf5 34. Bh3 Ne4 35. Ne5 Qf2+ 36. Qxf2 Rxf2 37. Nxd7 Ra2 38. Bc5 Nd2 39. Bg2 a3 40. Nf8+ Kh6 41. Re1 e5 42. dxe5 g4 43. e6 Nf3+
            44. Bxf3 gxf3 45. Kf1 1-0
            """;

    private static final List<String> FORMS = List.of("", "/progress", "/report.json", "/report.pdf");
    private static final List<String> STRANGERS = List.of(
            "CHIEF_ORGANISER",
            "ETHICS_COMMISSION",
            "LOCAL_TECHNICAL_ARBITER oslo-screens",
            "LOCAL_ORGANISER lyon-screens",
            "screens/1/1 WHITE",
            "screens/1/1 BLACK");
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void aGameIsOverAndAnotherGoesOn() {
        // the first class on this hall, because elsewhere it would wait until the games of other tests are analysed
        hall = RunningHall.early();
        cup = Cup.ofThreeVenues(hall, "screens", text -> text.replace("officials:\n", """
                officials:
                  - {id: fpl-1, name: Ines Casalonga, role: FAIR_PLAY_CHAIR}
                  - {id: fpl-2, name: Bruno Altamura, role: FAIR_PLAY_PANEL}
                  - {id: edc, name: Lea Serravalle, role: ETHICS_COMMISSION}
                """))
                .opened();
        String[] moves = PgnReader.readAll(GAME).getFirst().moves().stream()
                .map(move -> move.move().uci())
                .toArray(String[]::new);
        cup.start(1, 2);
        cup.plays(2, "e2e4");
        cup.plays(1, Arrays.copyOf(moves, 40));
        Screen lca = cup.lca(cup.venue(1, Side.BLACK));
        lca.does("recordAbsence", Map.of("board", cup.board(1), "side", "BLACK", "left", "AREA"));
        cup.plays(1, Arrays.copyOfRange(moves, 40, 44));
        lca.does("recordAbsence", Map.of("board", cup.board(1), "side", "BLACK"));
        cup.plays(1, Arrays.copyOfRange(moves, 44, moves.length));
        cup.black(1).does("resign", Map.of());
        cup.ca()
                .sees(
                        cup.board(1),
                        "its end",
                        view -> view.path("status").asText().equals("ENDED"));
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.close();
    }

    private static HttpResponse<String> get(String place, String path) {
        return hall.get(hall.url() + "/api/" + path, cup.person(place).who().token());
    }

    private static JsonNode read(String place, String path) {
        HttpResponse<String> answer = get(place, path);
        assertEquals(200, answer.statusCode(), place + " " + path + ": " + answer.body());
        return RunningHall.tree(answer.body());
    }

    private static String told(HttpResponse<String> answer) {
        return answer.statusCode() + " " + answer.body();
    }

    /**
     * Waits until an engine has analysed every position of the finished game, after those of other games of the hall.
     * Without an engine the page says so, and there is nothing to test.
     */
    private static void analysed() {
        cup.ca()
                .sees(
                        "the game to screen",
                        () -> read("CHIEF_ARBITER", "fair-play/screening/progress?round=1")
                                        .path("positions")
                                        .asInt()
                                > 50);
        assumeFalse(
                read("CHIEF_ARBITER", "fair-play/screening/progress?round=1")
                        .path("engineState")
                        .asText()
                        .equals("MISSING"),
                "no engine is installed: the screening waits");
        cup.ca().sees("all positions analysed", Duration.ofMinutes(10), () -> {
            JsonNode progress = read("CHIEF_ARBITER", "fair-play/screening/progress?round=1");
            return progress.path("analysed").asInt()
                    == progress.path("positions").asInt();
        });
    }

    private static JsonNode screening(String place) {
        cup.ca()
                .sees(
                        "the figures for " + place,
                        () -> !read(place, "fair-play/screening?round=1")
                                .path("screening")
                                .isNull());
        return read(place, "fair-play/screening?round=1").path("screening");
    }

    private static Set<String> boards(JsonNode screening) {
        Set<String> boards = new HashSet<>();
        screening.path("boards").forEach(board -> boards.add(board.path("board").asText()));
        return boards;
    }

    /**
     * APP-I A1, A3: moves together with events of the hall; an arbiter of a venue sees only his own boards; a service
     * that was killed returns the same bytes.
     */
    @KillsParts("fair-play")
    @Test
    void aGameThatIsOverStandsBesideWhatTheHallSawAndTheSameLogsGiveTheSameBytes() {
        analysed();
        JsonNode screening = screening("CHIEF_ARBITER");
        assertEquals(6, boards(screening).size());
        assertEquals(1, screening.path("games").size(), "nothing is told of a game that goes on");
        JsonNode game = screening.path("games").get(0);
        assertEquals(89, game.path("moves").size());
        assertEquals("absence", game.path("facts").get(0).path("kind").asText());
        assertEquals("BLACK", game.path("facts").get(0).path("side").asText());
        assertTrue(
                StreamSupport.stream(game.path("moves").spliterator(), false)
                        .filter(move -> move.path("side").asText().equals("BLACK"))
                        .anyMatch(move -> move.path("seen").toString().contains("absence")),
                "moves soon after it");
        assertTrue(game.path("moves").get(88).path("left").asDouble() > 0
                && game.path("moves").get(88).path("at").asDouble() > 0);
        boolean calibrated = screening.path("settings").equals(screening.path("calibrated"));
        assertEquals(
                calibrated ? "CALIBRATED" : "RECORD_ONLY",
                screening.path("basis").asText());
        for (JsonNode player : screening.path("players"))
            assertEquals(
                    calibrated && player.path("moves").asInt() >= 30,
                    player.path("compared").isObject(),
                    player::toString);

        String oslo = "LOCAL_CHIEF_ARBITER oslo-screens";
        assertEquals(Set.of(cup.board(1), cup.board(3), cup.board(4), cup.board(6)), boards(screening(oslo)));
        for (String place : List.of("DEPUTY_CHIEF_ARBITER", "FAIR_PLAY_OFFICER", "FAIR_PLAY_PANEL"))
            assertEquals(6, boards(screening(place)).size(), place);
        assertEquals(
                Set.of(),
                boards(screening("LOCAL_CHIEF_ARBITER bari-screens")).stream()
                        .filter(board -> board.equals(cup.board(1)))
                        .collect(java.util.stream.Collectors.toSet()));

        String over = get("FAIR_PLAY_PANEL", "pgn?round=1").body();
        assertEquals(
                List.of("1.1"),
                PgnReader.readAll(over).stream()
                        .map(one -> one.tags().get("Round"))
                        .toList(),
                over);
        assertEquals(403, get("ETHICS_COMMISSION", "pgn?round=1").statusCode());

        String bytes =
                get("CHIEF_ARBITER", "fair-play/screening/report.json?round=1").body();
        assertTrue(bytes.contains("\"seed\":1")
                && bytes.contains("never proof (APP-I A3)")
                && bytes.contains("centipawns"));
        assertTrue(get("CHIEF_ARBITER", "fair-play/screening/report.pdf?round=1&lang=it")
                .body()
                .startsWith("%PDF"));
        hall.kill9("fair-play");
        cup.ca().sees("the same bytes again", () -> {
            HttpResponse<String> again = get("CHIEF_ARBITER", "fair-play/screening/report.json?round=1");
            return again.statusCode() == 200 && again.body().equals(bytes);
        });
        assertEquals(
                bytes.replace("\"round\":1,\"meaning\"", "\"round\":0,\"meaning\""),
                get("CHIEF_ARBITER", "fair-play/screening/report.json?round=0").body(),
                "all rounds are this one");
        assertTrue(
                looks(true)
                        .containsAll(Set.of(
                                "CHIEF_ARBITER JSON",
                                "CHIEF_ARBITER PDF",
                                "CHIEF_ARBITER PAGE",
                                "LOCAL_CHIEF_ARBITER PAGE",
                                "FAIR_PLAY_PANEL PAGE")),
                () -> looks(true).toString());
    }

    /**
     * APP-I G2.7, ENG-5: every endpoint and every view fed from topics, for everybody it does not concern; the answers
     * are those of a round that does not exist, and each attempt is logged.
     */
    @Test
    void aScreeningLeavesNoTraceForWhoMayNotSeeItAndEveryAttemptIsLogged() {
        Set<String> expected = new HashSet<>();
        for (String place : STRANGERS) {
            String role = place.contains("/") ? "PLAYER" : place.split(" ")[0];
            for (String form : FORMS) {
                HttpResponse<String> answer = get(place, "fair-play/screening" + form + "?round=1");
                assertEquals(404, answer.statusCode(), place + form + " " + answer.body());
                assertEquals(told(get(place, "fair-play/screening" + form + "?round=9")), told(answer), place + form);
                assertEquals(
                        told(get("CHIEF_ARBITER", "fair-play/screening" + form + "?round=9")),
                        told(answer),
                        "a round there is not");
                expected.add(role + " "
                        + (form.isEmpty()
                                ? "PAGE"
                                : form.substring(form.contains(".") ? form.indexOf('.') + 1 : 1)
                                        .toUpperCase(java.util.Locale.ROOT)));
            }
            clean(place, get(place, "fair-play").body());
            for (String path : List.of(
                    "pgn?round=1",
                    "standings",
                    "timesheets",
                    "boards/screens/1/1/timeline",
                    "round-report?round=1",
                    "rulings?round=1",
                    "venues",
                    "readiness?round=1"))
                clean(place + " " + path, get(place, path).body());
            try (RawSocket socket =
                    new RawSocket(hall.url(), cup.person(place).who().token())) {
                clean(place + " feed", socket.next("snapshot"));
            }
        }
        // a person who is playing sees only the game (OCR 16.7)
        assertEquals(
                409, get("screens/1/2 WHITE", "fair-play/screening?round=1").statusCode());
        assertEquals(
                401,
                hall.get(hall.url() + "/api/fair-play/screening?round=1", "").statusCode());
        for (String context : TopicCatalogue.CONTEXTS)
            if (!context.equals("cases"))
                hall.read(
                        TopicCatalogue.events(context),
                        record -> assertFalse(
                                new String(record.value(), StandardCharsets.ISO_8859_1).contains("screens/screenings"),
                                context));
        cup.ca().sees("every attempt in the log", () -> looks(false).containsAll(expected));
    }

    /** Checks that a text has no words that occur only in screenings. */
    private static void clean(String where, String text) {
        for (String word : List.of("outlierIndex", "falseDiscovery", "centipawns", "zLow", "\"matches\"", "meanLoss"))
            assertFalse(text.contains(word), where + " tells " + word);
    }

    private static Set<String> looks(boolean granted) {
        Set<String> looks = new HashSet<>();
        hall.events("cases", CaseEvent.parser(), "screens/screenings"::equals).stream()
                .map(CaseEvent::getScreeningAccessNoted)
                .filter(look -> look.getGranted() == granted)
                .forEach(look -> looks.add(look.getRole().name().substring("ROLE_".length()) + " " + look.getAsked()));
        return looks;
    }

    /**
     * The page shows the progress, shows figures on request, and has no serious fault for people who cannot see or use
     * a mouse.
     */
    @Test
    void thePageShowsTableScatterAndEachGameOnOneLineOfTime() {
        analysed();
        try (Playwright driver = BrowserWindow.driver();
                BrowserWindow window = BrowserWindow.open(driver)) {
            Page chair = window.enters(hall, "screens", "FAIR_PLAY_CHAIR");
            Locator part = chair.getByRole(
                    AriaRole.REGION,
                    new Page.GetByRoleOptions().setName("Screening").setExact(true));
            assertThat(part).containsText("an indication, never proof");
            assertThat(part).containsText("(APP-I B4, C1)");
            assertThat(part).containsText("positions analysed");
            assertThat(part).containsText("Games in play: 1");
            assertThat(part.locator("table")).hasCount(0);
            part.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Show the statistics"))
                    .click();
            assertThat(part.locator("table.screened-players tbody tr")).hasCount(2);
            assertThat(part).containsText("this alone is not a reason for a complaint (APP-I G2.5)");
            Locator game = part.locator("[data-board='screens/1/1']");
            assertThat(game).containsText("Black, absence");
            assertThat(game.locator("svg .fact.absence")).hasCount(1);
            game.getByText("Every move").click();
            assertThat(game.getByRole(AriaRole.ROW)).hasCount(90);
            List<String> faults = new AxeBuilder(chair)
                    .analyze().getViolations().stream()
                            .filter(rule -> Set.of("serious", "critical").contains(rule.getImpact()))
                            .map(rule -> rule.getId() + ": " + rule.getHelp() + " "
                                    + rule.getNodes().stream()
                                            .map(node -> node.getHtml())
                                            .toList())
                            .toList();
            assertEquals(List.of(), faults);
            for (int width : List.of(1280, 768, 360)) {
                chair.setViewportSize(width, 800);
                assertTrue(
                        (boolean) chair.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                        "the page is wider than " + width);
            }
            assertThat(chair.getByRole(
                            AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Download the games (PGN)")))
                    .hasCount(1);
        }
    }
}
