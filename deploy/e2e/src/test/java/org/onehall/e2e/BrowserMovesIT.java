package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.middleX;
import static org.onehall.e2e.BrowserSteps.middleY;
import static org.onehall.e2e.BrowserSteps.role;
import static org.onehall.e2e.BrowserSteps.sees;
import static org.onehall.e2e.BrowserSteps.square;
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

/** Moves on the page of a player in a real browser: by keys, finger or mouse, and by an assistant. */
class BrowserMovesIT {
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
            assertThat(assistant.getByRole(AriaRole.TEXTBOX)).hasCount(1); // a move can be typed
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
}
