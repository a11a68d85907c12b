package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.opensRound;
import static org.onehall.e2e.BrowserSteps.role;
import static org.onehall.e2e.BrowserSteps.tile;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A device keeps its seat, and says why when it no longer has it. */
class KeptSeatIT {
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
    void aClosedTabComesBackUntilANewerCodeShutsItsDeviceOut() { // OCR 16.6
        hall.load("kept-seat");
        try (BrowserWindow arbiters = BrowserWindow.open(driver);
                BrowserWindow old = BrowserWindow.open(driver);
                BrowserWindow fresh = BrowserWindow.open(driver)) {
            Page chief = arbiters.enters(hall, "kept-seat", "CHIEF_ARBITER");
            opensRound(chief, 1);
            Page first = old.enters(hall, "kept-seat", "kept-seat/1/1 WHITE");
            isAtTheBoard(first);
            first.close();
            Page second = old.door(hall);
            isAtTheBoard(second);
            second.close();

            fresh.enters(hall.url(), newCode(chief, 1, "White"));
            Page shutOut = old.door(hall);
            assertThat(alert(shutOut)).containsText("Another device has signed in with a newer code for your place.");
            isAccessible("the page that tells a device why it has lost its seat", shutOut);
            assertThat(code(shutOut)).isVisible();
            assertThat(shutOut.getByText("Continue as")).hasCount(0);
        }
    }

    @Test
    void anOpenPageIsToldAtOnceThatANewerCodeWasUsed() { // OCR 16.6
        hall.load("kept-open");
        try (BrowserWindow arbiters = BrowserWindow.open(driver);
                BrowserWindow old = BrowserWindow.open(driver);
                BrowserWindow fresh = BrowserWindow.open(driver)) {
            Page chief = arbiters.enters(hall, "kept-open", "CHIEF_ARBITER");
            opensRound(chief, 1);
            Page page = old.enters(hall, "kept-open", "kept-open/1/1 WHITE");
            fresh.enters(hall.url(), newCode(chief, 1, "White"));
            assertThat(alert(page)).containsText("Another device has signed in with a newer code for your place.");
            assertThat(code(page)).isVisible();
        }
    }

    @Test
    void signingOutForgetsTheSeatAndAWipedDeviceNeedsANewCode() { // OCR 16.6
        hall.load("kept-out");
        try (BrowserWindow arbiters = BrowserWindow.open(driver);
                BrowserWindow mine = BrowserWindow.open(driver)) {
            Page chief = arbiters.enters(hall, "kept-out", "CHIEF_ARBITER");
            opensRound(chief, 1);
            String used = hall.code("kept-out", "kept-out/1/1 WHITE");
            Page page = mine.enters(hall.url(), used);
            role(page, AriaRole.BUTTON, "Sign out").click();
            role(role(page, AriaRole.DIALOG, "Sign out of this page?"), AriaRole.BUTTON, "Sign out")
                    .click();
            assertThat(code(page)).isVisible();
            page.close();
            Page again = mine.door(hall);
            assertThat(code(again)).isVisible();
            assertThat(again.getByText("Continue as")).hasCount(0);
            again.close();

            Page back = mine.enters(hall.url(), newCode(chief, 1, "White"));
            isAtTheBoard(back);
            back.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }");
            back.close();
            Page wiped = mine.door(hall);
            code(wiped).fill(used);
            role(wiped, AriaRole.BUTTON, "Enter").click();
            assertThat(alert(wiped)).containsText("This code has already been used.");
            code(wiped).fill(newCode(chief, 1, "White"));
            role(wiped, AriaRole.BUTTON, "Enter").click();
            isAtTheBoard(wiped);
        }
    }

    @Test
    void anOfficialComesBackOnlyOnHisOwnDevice() { // OCR 16.6
        hall.load("kept-official");
        try (BrowserWindow shared = BrowserWindow.open(driver);
                BrowserWindow own = BrowserWindow.open(driver)) {
            shared.enters(hall, "kept-official", "LOCAL_CHIEF_ARBITER rome").close();
            shared.restart();
            Page stranger = shared.door(hall);
            assertThat(code(stranger)).isVisible();
            assertThat(stranger.getByText("Continue as")).hasCount(0);
            assertEquals(
                    0,
                    stranger.evaluate("() => Object.keys(localStorage).filter(one => "
                            + "one.startsWith('onehall.session')).length"));

            Page chief = own.door(hall);
            own(chief).check();
            code(chief).fill(hall.code("kept-official", "CHIEF_ARBITER"));
            role(chief, AriaRole.BUTTON, "Enter").click();
            assertThat(role(chief, AriaRole.HEADING, "Chief Arbiter")).isVisible();
            Page second = own.at(hall, "/codes");
            assertThat(role(second, AriaRole.HEADING, "Codes")).isVisible();
            assertThat(role(chief, AriaRole.HEADING, "Chief Arbiter")).isVisible();
            own.restart();
            assertThat(role(own.door(hall), AriaRole.HEADING, "Chief Arbiter")).isVisible();
        }
    }

    /** A new code for the player of a seat, made on the arbiter's board panel. */
    private static String newCode(Page chief, int board, String side) {
        Locator detail = role(chief, AriaRole.REGION, "Board " + board);
        if (detail.count() == 0) tile(chief, board).click();
        Locator shown = detail.locator("output").filter(new Locator.FilterOptions().setHasText("New code"));
        String before = shown.count() == 0 ? "" : shown.textContent();
        role(detail, AriaRole.BUTTON, "New code for " + side).click();
        assertThat(shown).hasText(Pattern.compile("New code: .*"));
        if (!before.isEmpty()) assertThat(shown).not().hasText(before.strip());
        return shown.textContent().replace("New code:", "").strip();
    }

    private static void isAtTheBoard(Page page) {
        assertThat(role(page, AriaRole.APPLICATION, "Chessboard")).isVisible();
    }

    private static Locator alert(Page page) {
        return page.locator(".enter [role=alert]");
    }

    private static Locator code(Page page) {
        return role(page, AriaRole.TEXTBOX, "Code");
    }

    private static Locator own(Page page) {
        return page.getByRole(
                AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName(Pattern.compile("^This is my own device")));
    }
}
