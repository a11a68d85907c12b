package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.role;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The operator sets up an event in the browser, from nothing to its officials' codes, and its Chief Organiser pairs the
 * first round (OCR 16.1, 16.8). No file is written by hand.
 */
class EventsPageIT {
    private static final String PLAYERS = """
            name\trating\tfideId\tvenue
            Ferri, Ada\t2150\t900001\tGenoa
            Costa, Bruno\t2050\t900002\tTurin
            Riva, Carla\t1950\t900003\tGenoa
            Neri, Dario\t1850\t900004\tturin
            """;

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

    private static String operatorsCode() {
        String answer = hall.post(hall.url() + "/api/codes", hall.operatorToken(), "{\"for\":\"operator\"}")
                .body();
        return RunningHall.tree(answer).path(0).path("code").asText();
    }

    private static void fitsEveryScreen(String what, Page page) {
        for (int[] size : new int[][] {{640, 400}, {390, 844}, {1280, 800}}) {
            page.setViewportSize(size[0], size[1]);
            assertEquals(
                    true,
                    page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"),
                    what + " at " + size[0] + " pixels");
        }
        isAccessible(what, page);
    }

    private static Locator missing(Page page) {
        return page.locator(".events-missing");
    }

    private static void names(Page page) {
        page.getByLabel("Chief Organiser, Whole event").fill("Olga Riva");
        Locator required = page.locator(".events-names:has(.chip.warn) input");
        for (int person = 1; required.count() > 0; person++)
            required.first().fill("Official " + Character.toString('A' + person));
    }

    private static void enters(Page page) {
        role(page, AriaRole.BUTTON, "Add players from a spreadsheet…").click();
        Locator dialog = role(page, AriaRole.DIALOG, "Players from a spreadsheet");
        dialog.getByLabel("Players", new Locator.GetByLabelOptions().setExact(true))
                .fill(PLAYERS);
        role(dialog, AriaRole.BUTTON, "Read the list").click();
        isAccessible("the preview of players", page);
        role(dialog, AriaRole.BUTTON, "Add 4 players").click();
    }

    @Test
    void anEventIsSetUpFromNothingToTheFirstRound() {
        try (BrowserWindow window = BrowserWindow.open(driver);
                BrowserWindow organisers = BrowserWindow.open(driver)) {
            Page page = window.enters(hall.url(), operatorsCode());
            fitsEveryScreen("the list of events", page);
            role(page, AriaRole.BUTTON, "New event…").click();
            Locator dialog = role(page, AriaRole.DIALOG, "New event");
            dialog.getByLabel("Name").fill("Harbour Cup");
            assertThat(dialog.getByLabel("Id")).hasValue("harbour-cup");
            role(dialog, AriaRole.BUTTON, "Create the draft").click();
            role(page, AriaRole.BUTTON, "Open event…").waitFor();
            assertThat(role(page, AriaRole.BUTTON, "Open event…")).isDisabled();
            for (String venue : List.of("Genoa", "Turin")) {
                page.getByLabel("Name of the new venue").fill(venue);
                role(page, AriaRole.BUTTON, "Add venue").click();
            }
            names(page);
            enters(page);
            page.locator("input[data-path='regulations.timeControl']").fill("90+30");
            page.locator("input[data-path='regulations.appeals.body']").fill("Appeals committee");
            page.locator("select[data-path='regulations.fairplay.awardPointsToOpponents']")
                    .selectOption("false");
            assertThat(missing(page)).hasAttribute("data-missing", "0");
            fitsEveryScreen("a complete draft", page);
            page.reload();
            assertThat(missing(page)).hasAttribute("data-missing", "0");

            role(page, AriaRole.BUTTON, "Open event…").click();
            role(role(page, AriaRole.DIALOG, "Open Harbour Cup?"), AriaRole.BUTTON, "Open event")
                    .click();
            assertThat(role(page, AriaRole.HEADING, "Harbour Cup is open")).isVisible();
            role(page, AriaRole.BUTTON, "Make the codes").click();
            Locator code = page.locator("tr[data-role=CHIEF_ORGANISER] .events-code");
            fitsEveryScreen("the officials' codes", page);
            pairs(organisers.enters(hall.url(), code.textContent().strip()));
        }
        assertEquals(
                2,
                RunningHall.tree(hall.get(hall.url() + "/api/public/harbour-cup", "")
                                .body())
                        .at("/rounds/0/pairings")
                        .size());
    }

    /** The Chief Organiser pairs the first round by the tables of FIDE. */
    private static void pairs(Page page) {
        page.navigate(hall.url() + "/pairing");
        page.getByLabel("Round robin (C.05)", new Page.GetByLabelOptions().setExact(true))
                .check();
        role(page, AriaRole.BUTTON, "Pair round 1").click();
        fitsEveryScreen("the preview of pairings", page);
        role(page, AriaRole.BUTTON, "Save the pairings").click();
        role(page, AriaRole.BUTTON, "Publish…").click();
        role(page, AriaRole.BUTTON, "Publish").click();
        assertThat(page.getByText("The pairings of round 1 are published.")).isVisible();
    }
}
