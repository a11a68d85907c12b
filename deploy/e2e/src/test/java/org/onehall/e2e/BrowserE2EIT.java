package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
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
    private static final List<String> GRAVE = List.of("serious", "critical");

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
            assertThat(role(card(chief, 1), AriaRole.BUTTON, "Resume from this position"))
                    .isDisabled();
            sees(white, "The game is paused");
            reports(technical, 1, "The cable was pulled out.");
            assertThat(card(chief, 1)).containsText("The cable was pulled out.");

            milan.restoreLine();
            assertThat(card(chief, 1)).containsText("Connected again after");
            role(card(chief, 1), AriaRole.BUTTON, "Resume from this position").click();
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
    void aMoveIsMadeWithKeysAFingerOrTheMouseAndTheFirstSquareBindsNobody() { // OCR 3.1, OCR 3.2, OCR 3.4, OCR 3.5,
        // DEC-32
        hall.load("browser-hands");
        try (BrowserWindow window = BrowserWindow.withTouch(driver)) {
            Page chief = window.enters(hall, "browser-hands", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-hands", "browser-hands/1/1 WHITE");
            Page black = window.enters(hall, "browser-hands", "browser-hands/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            for (String corner : List.of("h1", "a8"))
                for (Page player : List.of(white, black))
                    assertThat(square(player, corner)).hasClass(Pattern.compile("\\bwhite\\b"));
            assertTrue(square(white, "h1").boundingBox().x > square(white, "a1").boundingBox().x);
            assertTrue(square(black, "a8").boundingBox().x > square(black, "h8").boundingBox().x);

            sees(white, "Your move");
            Locator board = role(white, AriaRole.APPLICATION, "Chessboard");
            for (String key : List.of(
                    "ArrowRight",
                    "ArrowRight",
                    "ArrowRight",
                    "ArrowRight",
                    "ArrowUp",
                    "Enter",
                    "ArrowUp",
                    "ArrowUp",
                    "Enter")) board.press(key);
            sees(black, "Your move – after 1. e4");
            for (String chosen : List.of("e7", "d7", "d5"))
                black.touchscreen().tap(middleX(black, chosen), middleY(black, chosen));
            sees(white, "Your move – after 1…d5");
            for (String chosen : List.of("g1", "b1", "c3"))
                white.mouse().click(middleX(white, chosen), middleY(white, chosen));
            sees(black, "Your move – after 2. Nc3");
        }
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
                    AriaRole.REGION, new Page.GetByRoleOptions().setName(Pattern.compile("^Milan: offline since")));
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
            role(together, AriaRole.BUTTON, "Decide: Resume the game").click();
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
    void inChess960ThePositionIsShownAndTheKingCastlesOntoHisRook() { // 960 II.1, 960 II.3.1
        hall.load(
                "browser-960",
                RunningHall.competition("two-venues.yaml"),
                text -> text.replace(
                        "{csv: pairings.csv}", "{csv: pairings.csv, variant: {1: CHESS960}, position: {1: 584}}"));
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-960", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-960", "browser-960/1/1 WHITE");
            Page black = window.enters(hall, "browser-960", "browser-960/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            for (Page page : List.of(chief, white, black))
                assertThat(page.getByText("Chess960, position 584: QBRNBKRN")).isVisible();
            sees(white, "Your move");
            for (String chosen : List.of("f1", "g1"))
                white.mouse().click(middleX(white, chosen), middleY(white, chosen));
            sees(black, "Your move – after 1. O-O");
            types(black, "O-O");
            sees(white, "Your move – after 1…O-O");
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
            role(card(chief, 1), AriaRole.BUTTON, "Resume from this position").click();
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
            chief.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Standings").setExact(true))
                    .click();
            sees(chief, "These standings are provisional and include round 1");
            isAccessible("the standings", chief);
            chief.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Console").setExact(true))
                    .click();
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
                        assertThat(black.getByText("The hall is not answering").first())
                                .isVisible();
                        hall.kill9("game-state");
                    });
            Locator banner = role(chief, AriaRole.ALERT, "Standstill of the hall");
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
            local.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Stop Rome")))
                    .click();
            sees(local, "1 of 1 boards paused");
            sees(black, "The game is paused: Emergency in the venue");

            Locator detail = role(chief, AriaRole.REGION, "Board 1");
            role(detail, AriaRole.BUTTON, "Set the clocks").click();
            Locator dialog = role(chief, AriaRole.DIALOG, "Clocks");
            isAccessible("an order about clocks", chief);
            role(dialog, AriaRole.TEXTBOX, "Time on White's clock").fill("0:50:00");
            role(dialog, AriaRole.BUTTON, "Agreed by the arbiters").click();
            role(dialog, AriaRole.BUTTON, "Set the clocks of 1 board").click();
            assertThat(role(white, AriaRole.TIMER, "White clock")).containsText("0:50:00");

            role(chief, AriaRole.BUTTON, "Time sheet").click();
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
            role(local, AriaRole.BUTTON, "Take it back…").click();
            role(local, AriaRole.BUTTON, "Take back the incident").click();
            assertThat(role(board, AriaRole.REGION, "Incidents")).containsText("taken back");
            role(board, AriaRole.BUTTON, "Close").click();
            local.keyboard().press("/");
            local.keyboard().type("board 1 nobody");
            assertThat(local.getByRole(AriaRole.STATUS)
                            .filter(new Locator.FilterOptions().setHasText("Nothing that you may see matches")))
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

    // ---- what people do

    @Test
    void aGameIsPlayedByKeyboardAloneAndHeardInFullWords() { // OCR 3.2, APP-III 1.2
        hall.load("browser-keys");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-keys", "CHIEF_ARBITER");
            Page white = window.enters(hall, "browser-keys", "browser-keys/1/1 WHITE");
            Page black = window.enters(hall, "browser-keys", "browser-keys/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            keys(white, "f3");
            hears(black, "Your opponent: pawn from f2 to f3");
            keys(black, "e7e5");
            hears(white, "Your opponent: pawn from e7 to e5");
            tabTo(white, AriaRole.BUTTON, "Offer draw");
            white.keyboard().press("Space");
            keys(white, "g4");
            hears(black, "Your opponent: pawn from g2 to g4. Your opponent offers a draw");
            tabTo(black, AriaRole.BUTTON, "Position in words");
            black.keyboard().press("Enter");
            assertThat(black.getByText("Last move, White: pawn from g2 to g4.")).isVisible();
            assertThat(black.getByText("White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; pawns "
                            + "a2, b2, c2, d2, e2, f3, g4, h2."))
                    .isVisible();
            isAccessible("a player's page with the position in words", black);
            keys(black, "Qh4#");
            hears(white, "Your opponent: queen from d8 to h4, checkmate");
            sees(white, "0-1 Black won");
        }
    }

    @Test
    void anAssistantIsShownWhatToAnnounceAndNoTimesUntilThePlayerAsks() { // APP-III 1, APP-III 1.2, APP-III 1.3,
        // APP-III 1.5, APP-III 1.6
        hall.load("browser-assistant");
        try (BrowserWindow window = BrowserWindow.open(driver)) {
            Page chief = window.enters(hall, "browser-assistant", "CHIEF_ARBITER");
            Page local = window.enters(hall, "browser-assistant", "LOCAL_CHIEF_ARBITER rome");
            Page white = window.enters(hall, "browser-assistant", "browser-assistant/1/1 WHITE");
            Page black = window.enters(hall, "browser-assistant", "browser-assistant/1/1 BLACK");
            starts(chief, List.of(1), white, black);
            tile(local, 1).click();
            Locator detail = role(local, AriaRole.REGION, "Board 1");
            detail.getByText("Assistants").click();
            role(detail, AriaRole.BUTTON, "Propose an assistant for White").click();
            local.getByLabel("Name of the assistant").fill("Ada Aide");
            local.getByLabel("Language in which the moves are announced").selectOption("IT");
            role(local, AriaRole.BUTTON, "Propose this assistant").click();
            role(detail, AriaRole.BUTTON, "Accept the assistant").click();
            role(detail, AriaRole.BUTTON, "Code for the assistant").click();
            Locator shown = detail.locator("output").filter(new Locator.FilterOptions().setHasText("New code"));
            assertThat(shown).hasText(Pattern.compile("New code: .*"));
            Page assistant = window.door(hall);
            assistant
                    .getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Code"))
                    .fill(shown.textContent().replace("New code:", "").strip());
            role(assistant, AriaRole.BUTTON, "Enter").click();

            sees(white, "Ada Aide, your assistant, enters your moves");
            assertThat(white.getByRole(AriaRole.TEXTBOX)).hasCount(0);
            sees(assistant, "Your move");
            assertThat(assistant.getByRole(AriaRole.TEXTBOX)).hasCount(0);
            assertThat(assistant.getByRole(AriaRole.TIMER)).hasCount(0);
            tabTo(assistant, AriaRole.APPLICATION, "Chessboard");
            for (String key :
                    "ArrowRight ArrowRight ArrowRight ArrowRight ArrowUp Enter ArrowUp ArrowUp Enter".split(" "))
                assistant.keyboard().press(key);
            hears(black, "Your opponent: pawn from e2 to e4");
            types(black, "d5");
            assertThat(role(assistant, AriaRole.REGION, "Say this to the player"))
                    .containsText("pedone da d7 a d5");
            role(assistant, AriaRole.BUTTON, "The player asks for the clock times")
                    .click();
            assertThat(assistant.getByRole(AriaRole.TIMER)).hasCount(2);
            assertThat(detail).containsText("The player asked for the clock times once");
            isAccessible("an assistant's page", assistant);
            isAccessible("the Local Chief Arbiter's console with an assistant", local);
            assertThat(assistant.getByRole(AriaRole.TIMER)).hasCount(0);
        }
    }

    /** Types a move into the field that is reached with the keyboard only. */
    private static void keys(Page player, String move) {
        sees(player, "Your move");
        tabTo(player, AriaRole.TEXTBOX, "Type a move, e.g. e4, Nf3 or e2e4");
        player.keyboard().type(move);
        player.keyboard().press("Enter");
    }

    /** Presses Tab until an element, or the one that opens it, has the focus, and checks that the focus is visible. */
    private static void tabTo(Page page, AriaRole role, String name) {
        page.bringToFront();
        Locator wanted = role(page, role, name).or(page.locator("summary", new Page.LocatorOptions().setHasText(name)));
        for (int presses = 0;
                presses < 60 && !(boolean) wanted.first().evaluate("one => one === document.activeElement");
                presses++) page.keyboard().press("Tab");
        assertThat(wanted.first()).isFocused();
        if (role != AriaRole.APPLICATION)
            assertEquals(
                    "solid",
                    wanted.first().evaluate("one => getComputedStyle(one).outlineStyle"),
                    "the focus on " + name);
    }

    private static void hears(Page player, String words) {
        assertThat(player.locator("[data-spoken]")).hasText(words);
    }

    /** Starts boards. Entering a code makes nobody present, so the players check in (DEC-13). */
    static void starts(Page chief, List<Integer> boards, Page... players) {
        role(chief, AriaRole.BUTTON, "Open round 1").click();
        tile(chief, boards.getFirst()).click();
        assertThat(role(chief, AriaRole.REGION, "Board " + boards.getFirst())).containsText("Players at the board 0/2");
        for (Page player : players) {
            role(player, AriaRole.BUTTON, "I am at the board").click();
            assertThat(role(player, AriaRole.BUTTON, "I am at the board")).hasCount(0);
        }
        for (int board : boards) {
            if (board != boards.getFirst()) tile(chief, board).click(); // a second click would close it
            Locator detail = role(chief, AriaRole.REGION, "Board " + board);
            for (String check : List.of(
                    "White: device check done",
                    "White: fair-play check done",
                    "Black: device check done",
                    "Black: fair-play check done"))
                role(detail, AriaRole.CHECKBOX, check).check();
            assertThat(detail).containsText("4/4");
            assertThat(detail).containsText("Players at the board 2/2");
            role(detail, AriaRole.BUTTON, "Start board").click();
            assertThat(role(detail, AriaRole.BUTTON, "Start board")).hasCount(0);
        }
    }

    static void types(Page player, String move) {
        sees(player, "Your move");
        player.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(Pattern.compile("^Type a move")))
                .fill(move);
        role(player, AriaRole.BUTTON, "Make move").click();
    }

    /** The technical arbiter completes the report of a seat whose link is lost. */
    private static void reports(Page technical, int board, String note) {
        role(card(technical, board), AriaRole.TEXTBOX, "Note for the Chief Arbiter")
                .fill(note);
        role(card(technical, board), AriaRole.BUTTON, "Confirm report").click();
    }

    /**
     * Drags a piece with the mouse on Black's board, where the a-file is on the right and the first rank at the top.
     */
    private static void drags(Page black, String from, String to) {
        BoundingBox board = role(black, AriaRole.APPLICATION, "Chessboard").boundingBox();
        black.mouse().move(x(board, from), y(board, from));
        black.mouse().down();
        black.mouse().move(x(board, to), y(board, to));
        black.mouse().up();
    }

    private static double x(BoundingBox board, String square) {
        return board.x + board.width / 8 * ('h' - square.charAt(0) + 0.5);
    }

    private static double y(BoundingBox board, String square) {
        return board.y + board.height / 8 * (square.charAt(1) - '1' + 0.5);
    }

    private static Locator square(Page player, String name) {
        return player.locator(".square[data-square='" + name + "']");
    }

    private static double middleX(Page player, String name) {
        BoundingBox square = square(player, name).boundingBox();
        return square.x + square.width / 2;
    }

    private static double middleY(Page player, String name) {
        BoundingBox square = square(player, name).boundingBox();
        return square.y + square.height / 2;
    }

    // ---- what they see

    static void sees(Page player, String status) {
        assertThat(player.getByRole(AriaRole.STATUS).filter(new Locator.FilterOptions().setHasText(status)))
                .isVisible();
    }

    private static void resumed(Page chief, int board) {
        assertThat(role(role(chief, AriaRole.REGION, "Inbox"), AriaRole.LIST, "Rulings"))
                .containsText(Pattern.compile("applied.*[Bb]oard " + board + ": Resume"));
    }

    private static Locator tile(Page console, int board) {
        return console.getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName("Boards").setExact(true))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(of(board)));
    }

    static Locator card(Page console, int board) {
        return console.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(of(board)));
    }

    /** Matches the names of elements that are about a board. */
    private static Pattern of(int board) {
        return Pattern.compile("^Board " + board + ",");
    }

    static Locator role(Page page, AriaRole role, String name) {
        return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator role(Locator within, AriaRole role, String name) {
        return within.getByRole(
                role, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    static void isAccessible(String what, Page page) {
        // everything in the page itself, because there are no frames from elsewhere and a second page would take three
        // times as long
        List<String> faults = new AxeBuilder(page)
                .setLegacyMode(true).analyze().getViolations().stream()
                        .filter(rule -> GRAVE.contains(rule.getImpact()))
                        .map(rule -> rule.getId() + ": " + rule.getHelp() + " "
                                + rule.getNodes().stream()
                                        .map(node -> node.getHtml())
                                        .toList())
                        .toList();
        assertEquals(List.of(), faults, what);
    }
}
