package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.e2e.BrowserSteps.card;
import static org.onehall.e2e.BrowserSteps.drags;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.opensPage;
import static org.onehall.e2e.BrowserSteps.reports;
import static org.onehall.e2e.BrowserSteps.resumed;
import static org.onehall.e2e.BrowserSteps.role;
import static org.onehall.e2e.BrowserSteps.sees;
import static org.onehall.e2e.BrowserSteps.starts;
import static org.onehall.e2e.BrowserSteps.tile;
import static org.onehall.e2e.BrowserSteps.types;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The pages in a real browser with the whole hall: players at a board, the arbiters of both venues, and a connection
 * that is cut.
 */
class BrowserE2EIT {
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
    void aMoveIsSeenEverywhereAndACutLineIsReportedAndDecided() {
        long begun = System.nanoTime();
        hall.load("browser");
        try (BrowserWindow here = BrowserWindow.open(driver);
                BrowserWindow milan = BrowserWindow.open(driver)) {
            Page chief = here.enters(hall, "browser", "CHIEF_ARBITER");
            Page local = here.enters(hall, "browser", "LOCAL_CHIEF_ARBITER rome");
            Page technical = here.enters(hall, "browser", "LOCAL_TECHNICAL_ARBITER milan");
            Page white = here.enters(hall, "browser", "browser/1/1 WHITE");
            Page black = milan.enters(hall, "browser", "browser/1/1 BLACK");
            starts(chief, List.of(1), white, black);

            types(white, "e4");
            sees(black, "Your move – after 1. e4");
            assertThat(role(black, AriaRole.ROW, "4 Pawn of White")).hasCount(1);
            assertThat(tile(local, 1)).containsText("1. e4");
            drags(black, "e7", "e5");
            sees(white, "Your move – after 1…e5");
            assertThat(tile(local, 1)).containsText("1…e5");

            milan.cutLine();
            Locator atTechnical = card(technical, 1);
            assertThat(atTechnical).containsText("Offline since");
            assertThat(tile(local, 1)).containsText(Pattern.compile("paused|connection lost"));
            assertThat(role(card(chief, 1), AriaRole.BUTTON, "a) Resume")).isDisabled();
            sees(white, "The game is paused");
            reports(technical, 1, "The cable was pulled out.");
            assertThat(card(chief, 1)).containsText("The cable was pulled out.");

            milan.restoreLine();
            assertThat(card(chief, 1)).containsText("Connected again after");
            role(card(chief, 1), AriaRole.BUTTON, "a) Resume").click();
            role(card(chief, 1), AriaRole.BUTTON, "Confirm decision").click();
            resumed(chief, 1);
            assertThat(card(technical, 1)).hasCount(0);
            types(white, "Nf3");
            sees(black, "Your move – after 2. Nf3");
            assertThat(tile(local, 1)).containsText("2. Nf3");
        }
        RunningHall.figure(
                "browser: a move, a cut line and its decision on five pages in %.1f s",
                (System.nanoTime() - begun) / 1e9);
    }

    @Test
    void aVenueThatGoesDarkIsOneIncidentWithOneDecisionAndBothItsBoardsPlayOn() { // OCR 16.5, 18.9, 19.6
        hall.load("browser-venue");
        try (BrowserWindow here = BrowserWindow.open(driver);
                BrowserWindow milan = BrowserWindow.open(driver)) {
            Page chief = here.enters(hall, "browser-venue", "CHIEF_ARBITER");
            Page technical = here.enters(hall, "browser-venue", "LOCAL_TECHNICAL_ARBITER milan");
            Page first = here.enters(hall, "browser-venue", "browser-venue/1/1 WHITE");
            Page second = here.enters(hall, "browser-venue", "browser-venue/1/2 BLACK");
            Page firstInMilan = milan.enters(hall, "browser-venue", "browser-venue/1/1 BLACK");
            Page secondInMilan = milan.enters(hall, "browser-venue", "browser-venue/1/2 WHITE");
            starts(chief, List.of(1, 2), first, second, firstInMilan, secondInMilan);
            types(first, "e4");
            sees(firstInMilan, "Your move – after 1. e4");

            milan.cutLine();
            Locator incident = chief.getByRole(
                    AriaRole.REGION,
                    new Page.GetByRoleOptions().setName(Pattern.compile("^Milan: (offline since|connected again)")));
            assertThat(incident).containsText("one outage affects 2 seats");
            assertThat(card(chief, 1)).containsText("the internet line of the venue");
            for (Page other : List.of(first, second)) sees(other, "The game is paused");
            isAccessible("the Chief Arbiter's console with a dark venue", chief);
            for (int board : new int[] {1, 2}) {
                reports(technical, board, "No power in the hall.");
                assertThat(card(chief, board)).containsText("No power in the hall.");
            }

            milan.restoreLine();
            for (int board : new int[] {1, 2}) assertThat(card(chief, board)).containsText("Connected again after");
            Locator together = role(incident, AriaRole.GROUP, "Make one decision for these boards");
            role(together, AriaRole.BUTTON, "a) Resume").click();
            role(incident, AriaRole.BUTTON, "Confirm the decision for 2 boards").click();
            for (int board : new int[] {1, 2}) resumed(chief, board);
            assertThat(incident).hasCount(0);
            assertThat(technical.getByRole(AriaRole.ARTICLE)).hasCount(0);
            types(firstInMilan, "e5");
            sees(first, "Your move – after 1…e5");
            types(secondInMilan, "d4");
            sees(second, "Your move – after 1. d4");
        }
    }

    @Test
    void aDrawOfferStandsWhileALineIsCutAndIsDeclinedByTheNextMove() { // OCR 5.3, 16.12, 18.9
        hall.load("browser-offer");
        try (BrowserWindow here = BrowserWindow.open(driver);
                BrowserWindow rome = BrowserWindow.open(driver)) {
            Page chief = here.enters(hall, "browser-offer", "CHIEF_ARBITER");
            Page technical = here.enters(hall, "browser-offer", "LOCAL_TECHNICAL_ARBITER rome");
            Page white = rome.enters(hall, "browser-offer", "browser-offer/1/1 WHITE");
            Page black = here.enters(hall, "browser-offer", "browser-offer/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "e4");
            sees(black, "Your move – after 1. e4");
            role(black, AriaRole.BUTTON, "Offer draw").click();
            types(black, "e5");
            sees(white, "Your opponent offers a draw");

            rome.cutLine();
            assertThat(card(chief, 1)).containsText("Black: draw offered");
            sees(black, "The game is paused");
            reports(technical, 1, "A switch was dead.");
            rome.restoreLine();
            assertThat(card(chief, 1)).containsText("Connected again after");
            role(card(chief, 1), AriaRole.BUTTON, "a) Resume").click();
            assertThat(card(chief, 1)).containsText("The draw offer of Black is still open.");
            role(card(chief, 1), AriaRole.BUTTON, "Confirm decision").click();
            resumed(chief, 1);
            sees(white, "Your opponent offers a draw");
            sees(black, "Your draw offer is open");
            types(white, "Nf3");
            sees(black, "Your move – after 2. Nf3");
            assertThat(black.getByText("Your draw offer is open")).hasCount(0);
        }
    }

    @Test
    void noPageHasASeriousFaultForThoseWhoDoNotSeeOrPoint() {
        hall.load("browser-axe");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-axe", "CHIEF_ARBITER");
            Page technical = window.enters(hall, "browser-axe", "LOCAL_TECHNICAL_ARBITER milan");
            Page white = window.enters(hall, "browser-axe", "browser-axe/1/1 WHITE");
            Page black = window.enters(hall, "browser-axe", "browser-axe/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "d4");
            sees(black, "Your move – after 1. d4");
            isAccessible("a player's page on the move", black);
            isAccessible("a player's page", white);
            black.close();
            assertThat(card(chief, 1)).containsText("Offline since");
            assertThat(card(technical, 1)).containsText("Offline since");
            isAccessible("the Chief Arbiter's console with a case", chief);
            isAccessible("the Local Technical Arbiter's console with a case", technical);
            opensPage(chief, "Round", "Standings");
            sees(chief, "These standings are provisional and include round 1");
            isAccessible("the standings", chief);
            chief.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Reports").setExact(true))
                    .click();
            assertThat(chief.getByText("Boards without a result:").first()).isVisible();
            assertThat(chief.getByRole(
                            AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Sign(?! out)"))))
                    .hasCount(0);
            isAccessible("the reports of a round", chief);
            isAccessible("the door", window.door(hall));
        }
    }

    @KillsParts("game-state")
    @Test
    void aStandstillOfTheHallIsOneBannerForTheArbitersAndOneClickLetsPlayGoOn() {
        hall.load("browser-standstill");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-standstill", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-standstill", "browser-standstill/1/1 WHITE");
            Page black = window.enters(hall, "browser-standstill", "browser-standstill/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "e4");
            sees(black, "Your move – after 1. e4");

            hall.whileSilent(
                    "game-state",
                    () -> { // a fast machine restores it so soon that no board needs a pause
                        assertThat(black.getByText("The server is not answering")
                                        .first())
                                .isVisible();
                        hall.kill9("game-state");
                    });
            Locator banner = role(chief, AriaRole.ALERT, "Standstill of the server");
            assertThat(banner).containsText("no player has lost time");
            assertThat(banner).hasCount(1);
            isAccessible("the Chief Arbiter's console with a standstill", chief);
            sees(black, "no player has lost time");
            role(banner, AriaRole.BUTTON, "Resume this board").click();
            assertThat(banner).hasCount(0);
            types(black, "e5");
            sees(white, "Your move – after 1…e5");
        }
    }

    @Test
    void aVenueIsStoppedWithTwoClicksAndItsClocksAreSetFromThePage() {
        hall.load("browser-clocks");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-clocks", "CHIEF_ARBITER");
            Page local = window.enters(hall, "browser-clocks", "LOCAL_CHIEF_ARBITER rome");
            Page white = window.enters(hall, "browser-clocks", "browser-clocks/1/1 WHITE");
            Page black = window.enters(hall, "browser-clocks", "browser-clocks/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "e4");
            sees(black, "Your move – after 1. e4");

            role(local, AriaRole.BUTTON, "Stop clocks…").click();
            isAccessible("the question which clocks to stop", local);
            local.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("clocks in Rome")))
                    .click();
            sees(local, "1 of 1 board paused");
            sees(black, "The game is paused: Emergency in the venue");

            Locator detail = role(chief, AriaRole.REGION, "Board 1");
            role(detail, AriaRole.BUTTON, "Set the clocks").click();
            Locator dialog = role(chief, AriaRole.DIALOG, "Clocks");
            isAccessible("an order about clocks", chief);
            role(dialog, AriaRole.TEXTBOX, "Time on White's clock").fill("0:50:00");
            role(dialog, AriaRole.BUTTON, "Agreed by the arbiters").click();
            role(dialog, AriaRole.BUTTON, "Set the clocks of 1 board").click();
            assertThat(role(white, AriaRole.TIMER, "White clock")).containsText("0:50:00");

            opensPage(chief, "Round", "Time sheet");
            role(chief, AriaRole.BUTTON, "Take a time sheet now").click();
            assertThat(chief.getByRole(AriaRole.ROW, new Page.GetByRoleOptions().setName(Pattern.compile("^1 "))))
                    .containsText("0:50:00");
            isAccessible("the time sheet", chief);
        }
    }

    @Test
    void theLocalChiefArbiterWorksOnATabletWithThreeTapsFromABoardToAPenaltyOrAnIncidentAndTheCallsInSight() { // OCR
        // 17.9, 18.4, 19.1
        hall.load("browser-tablet");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-tablet", "CHIEF_ARBITER");
            Page local = window.enters(hall, "browser-tablet", "LOCAL_CHIEF_ARBITER rome");
            Page white = window.enters(hall, "browser-tablet", "browser-tablet/1/1 WHITE");
            Page black = window.enters(hall, "browser-tablet", "browser-tablet/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            types(white, "e4");
            sees(black, "Your move – after 1. e4");
            role(white, AriaRole.BUTTON, "Call arbiter").click();
            role(white, AriaRole.BUTTON, "Send call").click();
            assertThat(card(local, 1)).isVisible();
            local.evaluate("() => { window.taps = 0; addEventListener('click', () => window.taps++, true); }");
            int warnings = 0;
            for (int[] size : new int[][] {{768, 1024}, {1024, 768}}) {
                local.setViewportSize(size[0], size[1]);
                local.evaluate("() => { window.taps = 0; }");
                tile(local, 1).click();
                Locator detail = role(local, AriaRole.REGION, "Board 1");
                assertThat(detail).isInViewport();
                assertThat(card(local, 1)).isInViewport();
                detail.getByRole(
                                AriaRole.GROUP,
                                new Locator.GetByRoleOptions().setName(Pattern.compile("^Penalise White")))
                        .getByText("Warning")
                        .click();
                role(detail, AriaRole.BUTTON, "Impose Warning (18.4.1): Disturbing the opponent (17.6)")
                        .click();
                assertThat(role(detail, AriaRole.LIST, "Rulings"))
                        .containsText(Pattern.compile("applied.*warning " + ++warnings));
                assertEquals(3, local.evaluate("() => window.taps"), "taps at " + size[0] + " x " + size[1]);
                isAccessible("the Local Chief Arbiter's console on a tablet", local);
                if (size[0] < size[1])
                    role(local, AriaRole.BUTTON, "All boards").click();
                else role(detail, AriaRole.BUTTON, "Close").click();
                assertThat(detail).hasCount(0);
                assertThat(tile(local, 1)).isInViewport();
            }
            local.evaluate("() => { window.taps = 0; }");
            tile(local, 1).click();
            Locator board = role(local, AriaRole.REGION, "Board 1");
            role(board, AriaRole.BUTTON, "Record an incident, White").click();
            role(local, AriaRole.BUTTON, "Record: Noise").click();
            assertThat(role(local, AriaRole.DIALOG, "Incident at the board")).containsText("recorded");
            assertEquals(3, local.evaluate("() => window.taps"), "taps to an incident");
            isAccessible("an incident that was recorded at a board", local);
            role(local, AriaRole.BUTTON, "Take back incident…").click();
            role(local, AriaRole.BUTTON, "Take back the incident").click();
            assertThat(role(board, AriaRole.REGION, "Incidents")).containsText("taken back");
            role(board, AriaRole.BUTTON, "Close").click();
            local.keyboard().press("/");
            local.keyboard().type("board 1 nobody");
            assertThat(local.getByRole(AriaRole.STATUS)
                            .filter(new Locator.FilterOptions().setHasText("among the boards that you may see")))
                    .isVisible();
            local.keyboard().press("Escape");
            local.keyboard().type("1");
            isAccessible("the search", local);
            local.keyboard().press("Enter");
            Locator detail = role(local, AriaRole.REGION, "Board 1");
            detail.getByText("Everything that happened").click();
            Locator steps = role(detail, AriaRole.LIST, "Everything that happened");
            for (String step : List.of(
                    "The game started",
                    "1. e4",
                    "White calls an arbiter",
                    "Penalty for White: Warning",
                    "The ruling was carried out")) assertThat(steps).containsText(step);
            isAccessible("everything that happened on a board", local);
            role(detail, AriaRole.GROUP, "Entries to show").getByText("Calls").click();
            assertThat(steps.getByText("White calls an arbiter")).hasCount(0);
        }
    }
}
