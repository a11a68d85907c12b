package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.onehall.e2e.BrowserSteps.isAccessible;
import static org.onehall.e2e.BrowserSteps.role;
import static org.onehall.e2e.BrowserSteps.sees;
import static org.onehall.e2e.BrowserSteps.starts;
import static org.onehall.e2e.BrowserSteps.types;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** A standstill of the hall as people at their browsers see it. */
@Order(RunningHall.LAST)
class BrowserStandstillIT {
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
}
