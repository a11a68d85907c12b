package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.opensPage;
import static org.onehall.e2e.BrowserSteps.role;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The Chief Organiser changes a competition on the page for it, after it was loaded (OCR 16.1, 16.8). */
class SetupIT {
    private static final String CUP = "setup";
    private static final Path THREE = RunningHall.competition("three/three-venues.yaml");

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

    /** Gives a reason in the open dialog, reads what follows, and confirms it. */
    private static void confirms(Page page, String follows) {
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        role(dialog, AriaRole.TEXTBOX, "Reason").fill("agreed with the federation");
        role(dialog, AriaRole.BUTTON, "Continue").click();
        assertThat(dialog).containsText(follows);
        isAccessible("what follows from a change", page);
        role(dialog, AriaRole.BUTTON, "Confirm").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).hasCount(0);
    }

    @Test
    void theChiefOrganiserEntersPlayersReplacesAnArbiterAndSeesTheHistory() { // OCR 16.1, 16.8
        hall.load(
                CUP, THREE, text -> text.replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + CUP));
        try (Screen chief = Screen.open(hall.zone(), hall.enrol(CUP, "CHIEF_ARBITER"));
                BrowserWindow window = BrowserWindow.open(driver);
                BrowserWindow oslo = BrowserWindow.open(driver)) {
            chief.does("planRound", Map.of("round", 2, "reason", "one more round"));
            Page arbiter = oslo.enters(hall, CUP, "LOCAL_CHIEF_ARBITER oslo-" + CUP);
            Page page = window.enters(hall, CUP, "CHIEF_ORGANISER");
            opensPage(page, "Players", "Players and officials");
            assertThat(role(page, AriaRole.TABLE, "Players")).isVisible();
            isAccessible("the players of a competition", page);

            pastes(page);
            Locator late = page.locator("tr", new Page.LocatorOptions().setHasText("Nora Lund"));
            assertThat(late).containsText("Lyon");

            late.getByText("Change", new Locator.GetByTextOptions().setExact(true))
                    .click();
            role(page, AriaRole.BUTTON, "Withdraw Nora Lund").click();
            page.getByLabel("From round").selectOption("2");
            confirms(page, "Nora Lund is not paired from round 2 on.");
            assertThat(late).containsText("withdrawn from round 2");

            role(page, AriaRole.BUTTON, "Officials and venues").click();
            isAccessible("the officials of a competition", page);
            role(page, AriaRole.BUTTON, "Replace Nils Fjordvik").click();
            role(page.getByRole(AriaRole.DIALOG), AriaRole.TEXTBOX, "Name").fill("Siri Aasen");
            confirms(page, "Nils Fjordvik is signed out on all devices at once");
            assertThat(role(page, AriaRole.TABLE, "Officials by venue")).containsText("Siri Aasen");
            assertThat(arbiter.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Code")))
                    .isVisible();

            role(page, AriaRole.BUTTON, "History").click();
            Locator history = role(page, AriaRole.TABLE, "History");
            assertThat(history).containsText("appointed Siri Aasen in place of Nils Fjordvik");
            assertThat(history).containsText("withdrew Nora Lund from round 2 on");
            assertThat(history).containsText("entered Nora Lund, Pia Holm");
            assertThat(history).containsText("Italo Fontechiara (Chief Organiser)");
            assertThat(history).containsText("agreed with the federation");
            assertThat(history).containsText("one more round");
            isAccessible("the history of a competition", page);
        }
    }

    /** Two of three pasted lines can be entered; the third names a venue that does not exist. */
    private static void pastes(Page page) {
        role(page, AriaRole.BUTTON, "Enter players from a list…").click();
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        role(dialog, AriaRole.TEXTBOX, "Players")
                .fill("Name\tVenue\tRating\n" + "Nora Lund\tLyon\t2000\n" + "Pia Holm\toslo-" + CUP
                        + "\t-\nLeo Blix\tParis\t1800\n");
        role(dialog, AriaRole.BUTTON, "Read the list").click();
        assertThat(dialog).containsText("unknown venue");
        assertThat(dialog).containsText("no rating");
        isAccessible("a list of players before they are entered", page);
        role(dialog, AriaRole.TEXTBOX, "Reason").fill("agreed with the federation");
        role(dialog, AriaRole.BUTTON, "Enter 2 of 3 players").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).hasCount(0);
        assertThat(role(page, AriaRole.TABLE, "Players")).containsText("Pia Holm");
        assertThat(page.getByText("Leo Blix")).hasCount(0);
    }
}
