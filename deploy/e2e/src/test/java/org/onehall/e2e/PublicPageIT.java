package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What everybody sees of an event without signing in (LAW 6.12). */
class PublicPageIT {
    private static final List<String> PARTS = List.of("", "/standings", "/boards/1", "/round-1.pgn");

    private static RunningHall hall;
    private static Playwright driver;

    @BeforeAll
    static void open() {
        driver = BrowserWindow.driver();
        PlaywrightAssertions.setDefaultAssertionTimeout(BrowserWindow.PATIENCE_MS);
        hall = RunningHall.shared();
    }

    @AfterAll
    static void close() {
        if (driver != null) driver.close();
    }

    /** A competition with other rules for its public page. */
    private static Cup cup(String id, String rules) {
        return Cup.ofThreeVenues(
                hall, id, text -> text.replace("  timeControl: 90+30", rules + "  timeControl: 90+30"));
    }

    private static HttpResponse<String> read(Cup cup, String part) {
        return hall.get(hall.url() + "/api/public/" + cup.id() + part, "");
    }

    private static JsonNode tree(Cup cup, String part) {
        return RunningHall.tree(read(cup, part).body());
    }

    @Test
    void everybodyFollowsPairingsMovesAndApprovedResultsWithoutSigningIn() { // LAW 6.12, OCR 17.11
        try (Cup cup = cup("open-doors", "  broadcast.delayMinutes: 0\n").opened();
                BrowserWindow window = BrowserWindow.open(driver)) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Page page = window.at(hall, "/event/open-doors");
            assertThat(BrowserSteps.role(page, AriaRole.HEADING, "Round 1")).isVisible();
            assertThat(page.locator("[data-game='1']")).containsText("In progress");
            assertThat(page.locator("[data-game='1'] .public-moves")).hasText("1. e4 e5");
            BrowserSteps.isAccessible("the public page", page);
            assertEquals(List.of(), page.context().cookies());

            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            assertThat(page.locator("[data-game='1']")).containsText("Game over");
            assertThat(page.locator("[data-board='1'] .public-result")).hasText("–");
            cup.approve(cup.lca("lyon-open-doors"), 1);
            assertThat(page.locator("[data-board='1'] .public-result")).hasText("1-0");
            BrowserSteps.role(page, AriaRole.LINK, "Standings").click();
            assertThat(page.getByText("No round is official yet.")).isVisible();
            page.getByLabel("Language").selectOption("it");
            assertThat(BrowserSteps.role(page, AriaRole.LINK, "Classifica")).isVisible();
        }
    }

    @Test
    void whatIsNotForEverybodyIsInNoAnswer() { // LAW 6.12
        try (Cup cup = cup("late-news", "").opened()) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "a very private reason"));
            for (String part : PARTS) {
                HttpResponse<String> answer = read(cup, part);
                assertEquals(200, answer.statusCode(), part);
                for (String secret : new String[] {"e4", "private reason", "Monteverro", "Fjordvik", "\"o1\"", "PAUSE"})
                    assertFalse(answer.body().contains(secret), part + " shows " + secret);
            }
            assertEquals(0, tree(cup, "/boards/1").path("boards").size());
            assertEquals(6, tree(cup, "").at("/rounds/0/pairings").size());
        }
    }

    @Test
    void answersAreForCachesAndAPrivateEventHasNone() {
        try (Cup cup = cup("cached", "");
                Cup hidden = cup("hidden", "  public.page: PRIVATE\n").opened()) {
            HttpResponse<String> answer = read(cup, "");
            assertEquals(
                    "public, max-age=5",
                    answer.headers().firstValue("Cache-Control").orElse(""));
            assertTrue(answer.headers().firstValue("Set-Cookie").isEmpty());
            String tag = answer.headers().firstValue("ETag").orElseThrow();
            HttpResponse<String> again =
                    RunningHall.send(HttpRequest.newBuilder(URI.create(hall.url() + "/api/public/cached"))
                            .header("If-None-Match", tag)
                            .build());
            assertEquals(304, again.statusCode());
            assertEquals("", again.body());
            assertEquals(404, read(cup, "/boards/1").statusCode(), "the round is not open");
            for (String part : PARTS) assertEquals(404, read(hidden, part).statusCode(), part);
        }
    }
}
