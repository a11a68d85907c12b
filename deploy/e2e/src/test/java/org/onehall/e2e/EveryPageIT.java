package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.BrowserSteps.card;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.opensPage;
import static org.onehall.e2e.BrowserSteps.role;
import static org.onehall.e2e.BrowserSteps.sees;
import static org.onehall.e2e.BrowserSteps.starts;
import static org.onehall.e2e.BrowserSteps.types;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ViewportSize;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What holds on every page: officials hear alarms, a device returns to its seat, and a player's screen always shows
 * everything important.
 */
class EveryPageIT {
    private static final Pattern LOST = Pattern.compile("board 1: connection lost", Pattern.CASE_INSENSITIVE);
    /**
     * The number of frames within which a page has adapted to another size: one part may change again after another
     * part has changed.
     */
    private static final int FRAMES = 6;

    private static final Pattern CALL = Pattern.compile("board 1: call", Pattern.CASE_INSENSITIVE);

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

    @Test
    void aCaseAndACallAreSeenAndHeardOnEveryPageAndLeadToTheBoard() { // OCR 18.9, 19.1
        hall.load("browser-alarms");
        try (BrowserWindow window = BrowserWindow.open(driver);
                BrowserWindow players = BrowserWindow.open(driver)) {
            window.listens(hall);
            Page chief = window.enters(hall, "browser-alarms", "CHIEF_ARBITER");
            Page local = window.enters(hall, "browser-alarms", "LOCAL_CHIEF_ARBITER rome");
            Page technical = window.enters(hall, "browser-alarms", "LOCAL_TECHNICAL_ARBITER rome");
            Page elsewhere = window.enters(hall, "browser-alarms", "LOCAL_TECHNICAL_ARBITER milan");
            Page white = players.enters(hall, "browser-alarms", "browser-alarms/1/1 WHITE");
            Page black = players.enters(hall, "browser-alarms", "browser-alarms/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            role(chief, AriaRole.BUTTON, "Reports").click();
            opensPage(local, "Venues", "Floor log");
            opensPage(technical, "Venues", "Connections");
            for (Page page : List.of(chief, local, technical))
                assertThat(bar(page)).containsText("You have no open tasks.");

            white.close();
            for (Page page : List.of(chief, local, technical)) {
                assertThat(alarm(page, LOST)).isVisible();
                assertThat(page).hasTitle("(1) OneHall");
                page.waitForFunction("() => window.heard > 0 && window.told.length > 0");
                isAccessible("a page with an alarm", page);
            }
            assertThat(bar(elsewhere)).containsText("You have no open tasks.");
            role(black, AriaRole.BUTTON, "Call arbiter").click();
            role(black, AriaRole.BUTTON, "Send call").click();
            assertThat(alarm(chief, CALL)).isVisible();
            assertThat(alarm(elsewhere, CALL)).isVisible();
            assertThat(alarm(technical, CALL)).hasCount(0);

            alarm(technical, LOST).click();
            assertThat(card(technical, 1)).isVisible();
            chief.reload();
            alarm(chief, LOST).click();
            assertThat(role(chief, AriaRole.REGION, "Board 1")).isVisible();
            chief.locator(".shell-menu summary").click();
            chief.getByLabel("Volume").selectOption("OFF");
            assertThat(role(chief, AriaRole.BUTTON, "Turn on the sound")).isVisible();
        }
    }

    @Test
    void aDeviceComesBackToItsSeatUntilItIsLoggedOut() { // OCR 16.6, 18.8
        hall.load("browser-back");
        try (BrowserWindow window = BrowserWindow.open(driver);
                BrowserWindow mine = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-back", "CHIEF_ARBITER");
            Page black = window.enters(hall, "browser-back", "browser-back/1/1 BLACK");
            Page white = mine.enters(hall, "browser-back", "browser-back/1/1 WHITE");
            starts(chief, List.of(1), white, black);

            Page second = mine.at(hall, "/board");
            sees(second, "Your move");
            assertThat(white.locator(".banner")).containsText("Your seat is open in another tab of this browser.");
            types(second, "e4");
            sees(black, "Your move – after 1. e4");
            assertThat(card(chief, 1)).hasCount(0);
            assertThat(white.locator(".banner")).containsText("another tab");

            second.close();
            white.close();
            Page again = mine.door(hall);
            assertThat(role(again, AriaRole.APPLICATION, "Chessboard")).isVisible();
            again.reload();
            assertThat(role(again, AriaRole.APPLICATION, "Chessboard")).isVisible();
            mine.restart();
            Page restarted = mine.door(hall);
            assertThat(role(restarted, AriaRole.APPLICATION, "Chessboard")).isVisible();

            String token = restarted
                    .evaluate("() => Object.values(localStorage).map(one => "
                            + "(/\"token\":\"([^\"]+)/.exec(one) ?? [])[1]).find(one => one)")
                    .toString();
            assertEquals(409, nextGame(token), "the game goes on");
            role(restarted, AriaRole.BUTTON, "Sign out").click();
            role(role(restarted, AriaRole.DIALOG, "Sign out of this page?"), AriaRole.BUTTON, "Sign out")
                    .click();
            assertThat(code(restarted)).isVisible();
            Page afterwards = mine.door(hall);
            assertThat(code(afterwards)).isVisible();
            assertThat(afterwards.getByText("Continue as")).hasCount(0);
            assertEquals(401, nextGame(token), "the token is ended, whoever has a copy");
        }
    }

    private static int nextGame(String token) {
        return hall.post(hall.url() + "/api/next-game", token, "{\"device\":\"d\"}")
                .statusCode();
    }

    @Test
    void aCodeUsedInABrowserOfSomebodyElseAsksAndChangesCleanly() { // OCR 16.6
        hall.load("browser-change");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page page = window.enters(hall, "browser-change", "CHIEF_ARBITER");
            String link = hall.url() + "/console#code=" + hall.code("browser-change", "browser-change/1/1 WHITE");
            page.evaluate("address => { location.href = address; }", link);
            role(page, AriaRole.BUTTON, "Cancel").click();
            assertThat(role(page, AriaRole.HEADING, "Chief Arbiter")).isVisible();
            page.evaluate("address => { location.href = address; }", link);
            isAccessible("the question whether somebody is signed out", page);
            role(page, AriaRole.BUTTON, "Sign out and use the new code").click();
            assertThat(page.locator(".player-page")).isVisible();
            page.reload();
            assertThat(page.locator(".player-page")).isVisible();
            assertThat(page.locator(".alarm-bar")).hasCount(0);
        }
    }

    @Test
    void aPlayerHasBoardClocksAndTheCallInSightOnAnyScreenAndWithLargeText() { // OCR 3.2, APP-III 1.2
        hall.load("browser-sizes");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-sizes", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-sizes", "browser-sizes/1/1 WHITE");
            Page black = window.enters(hall, "browser-sizes", "browser-sizes/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            Locator detail = role(chief, AriaRole.REGION, "Board 1");
            within(detail, AriaRole.GROUP, "^Penalise White")
                    .getByText("Warning")
                    .dblclick();
            assertThat(within(detail, AriaRole.HEADING, "^Penalty for White, ")).isVisible();
            role(detail, AriaRole.BUTTON, "Impose Warning (18.4.1): Disturbing the opponent (17.6)")
                    .click();
            assertThat(white.getByRole(AriaRole.LOG)).containsText("The arbiter warns you");
            onAnyScreen(
                    white,
                    List.of(
                            role(white, AriaRole.BUTTON, "Offer draw"),
                            white.locator(".notice").first()));
        }
    }

    @Test
    void whatAPlayerIsAskedIsInSightOnAnyScreenAndWithLargeText() { // OCR 5.3, LAW 8.7
        hall.load("browser-asked");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-asked", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-asked", "browser-asked/1/1 WHITE");
            Page black = window.enters(hall, "browser-asked", "browser-asked/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "e4");
            types(black, "e5");
            sees(white, "Your move");
            role(white, AriaRole.BUTTON, "Offer draw").click();
            white.reload();
            sees(white, "The offer will be sent with your next move.");
            onAnyScreen(
                    white,
                    List.of(white.locator("button[aria-pressed=true]")
                            .and(role(white, AriaRole.BUTTON, "Offer draw"))));
            white.locator("#typed-move").fill("Nf3");
            white.locator("#typed-move").press("Enter");
            onAnyScreen(black, List.of(role(black, AriaRole.BUTTON, "Accept draw")));
            role(black, AriaRole.BUTTON, "Accept draw").click();
            for (Page page : List.of(white, black))
                onAnyScreen(
                        page,
                        List.of(
                                page.getByText("The recorded result is ½-½. Is the result right?"),
                                role(page, AriaRole.BUTTON, "Yes, the result is right"),
                                role(page, AriaRole.BUTTON, "No, the result is wrong")));
        }
    }

    /** Checks that these are visible, in addition to everything a player always needs. */
    private void onAnyScreen(Page page, List<Locator> others) {
        List<Locator> needed = Stream.concat(
                        Stream.of(
                                role(page, AriaRole.APPLICATION, "Chessboard"),
                                role(page, AriaRole.TIMER, "White clock"),
                                role(page, AriaRole.TIMER, "Black clock"),
                                role(page, AriaRole.BUTTON, "Call arbiter")),
                        others.stream())
                .toList();
        for (int[] size : new int[][] {{1280, 800}, {844, 390}, {640, 400}, {768, 1024}})
            for (String text : List.of("200%", "")) {
                page.setViewportSize(size[0], size[1]);
                page.evaluate("text => { document.documentElement.style.fontSize = text; }", text);
                String at = "at " + size[0] + " x " + size[1] + " " + text;
                needed.forEach(one -> assertThat(one).isVisible());
                page.waitForFunction(
                        "async frames => { while (frames-- > 0) await new Promise(requestAnimationFrame);"
                                + " return true; }",
                        FRAMES);
                needed.forEach(one -> isInSight(page, one, at));
                isAccessible("a player's page " + at, page);
            }
    }

    private static Locator bar(Page page) {
        return role(page, AriaRole.REGION, "Your open tasks");
    }

    private static Locator alarm(Page page, Pattern what) {
        return bar(page).getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(what));
    }

    private static Locator within(Locator part, AriaRole role, String name) {
        return part.getByRole(role, new Locator.GetByRoleOptions().setName(Pattern.compile(name)));
    }

    private static Locator code(Page page) {
        return role(page, AriaRole.TEXTBOX, "Code");
    }

    /** Checks that an element is completely visible in the window and in everything around it that scrolls. */
    private static void isInSight(Page page, Locator one, String at) {
        try {
            assertThat(one).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.98));
        } catch (AssertionError hidden) {
            throw new AssertionError(
                    at + ", beside: " + page.locator(".side-panel").innerText(), hidden);
        }
        BoundingBox box = one.boundingBox();
        ViewportSize window = page.viewportSize();
        boolean whole = box.x >= 0
                && box.y >= 0
                && box.x + box.width <= window.width + 1
                && box.y + box.height <= window.height + 1;
        assertTrue(whole, () -> one + " " + at + ": " + box.x + ", " + box.y + " " + box.width + " x " + box.height);
    }
}
