package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/**
 * The pictures of the pages in {@code docs/pictures}, in both languages. Beside each picture lies its outline: the
 * headings and the navigation of the page. A page that no longer has this outline fails here, and
 * {@code -Donehall.docs.write=true} makes all pictures and outlines again.
 */
class PicturesIT {
    private static final boolean WRITE = Boolean.getBoolean("onehall.docs.write");
    private static final Path FOLDER = RunningHall.root().resolve("docs/pictures");
    private static final long LOOK_AGAIN_NANOS = Duration.ofMillis(200).toNanos();
    /** Numbers of any kind become N: times go on while the page is looked at. */
    private static final String OUTLINE = """
            () => [...document.querySelectorAll("h1, h2, h3, nav a, nav button")]
              .filter((one) => one.checkVisibility())
              .map((one) => one.tagName.toLowerCase() + " " + one.textContent.replace(/\\s+/g, " ").trim())
              .map((line) => line.replace(/\\d+/g, "N"))
              .join("\\n") + "\\n"
            """;

    /**
     * A page that is pictured.
     *
     * @param place whose page it is; empty: nobody's, without signing in
     * @param shown what the page has when it is there, as a CSS selector
     */
    private record Sight(String name, String place, String path, String shown) {}

    private static final String CUP = "pictures";
    private static final List<Sight> SIGHTS = List.of(
            new Sight("sign-in", "", "/", "#code"),
            new Sight("player", CUP + "/1/3 WHITE", "/board", ".player-page"),
            new Sight("chief-arbiter", "CHIEF_ARBITER", "/console", ".console-page"),
            new Sight("local-chief-arbiter", "LOCAL_CHIEF_ARBITER rome", "/floor", "h1"),
            new Sight("local-technical-arbiter", "LOCAL_TECHNICAL_ARBITER rome", "/links", "h1"),
            new Sight("organiser", "LOCAL_ORGANISER rome", "/readiness", "h1"),
            new Sight("fair-play-panel", "FAIR_PLAY_CHAIR", "/fair-play", "h1"));

    private static RunningHall hall;
    private static Playwright driver;

    @BeforeAll
    static void open() {
        driver = BrowserWindow.driver();
        hall = RunningHall.shared();
    }

    @AfterAll
    static void close() {
        if (driver != null) driver.close();
    }

    @Test
    void aPictureOfEachRolesPageIsOfTodaysPage() throws IOException {
        Path demonstration = RunningHall.root().resolve("deploy/demo/competition/demo.yaml");
        try (Cup cup = new Cup(hall, CUP, 8, demonstration, UnaryOperator.identity()).opened()) {
            cup.openVenue("rome");
            cup.openVenue("milan");
            cup.start(1, 2, 3);
            cup.plays(1, "d2d4", "g8f6", "c2c4", "e7e6");
            cup.plays(2, "e2e4", "c7c5", "g1f3");
            cup.plays(3, "e2e4", "e7e5", "g1f3", "b8c6");
            cup.black(2).client().drop();
            Cup.aCase(cup.ca(), cup.board(2), Side.BLACK, "OPEN");
            for (String language : List.of("en", "it"))
                try (BrowserWindow window = BrowserWindow.open(driver)) {
                    Map<String, String> codes = hall.codes(CUP);
                    for (Sight sight : SIGHTS) isOfToday(language, sight, opened(window, language, sight, codes));
                }
        }
    }

    /** A tab with the page of a person who has signed in. */
    private static Page opened(BrowserWindow window, String language, Sight sight, Map<String, String> codes) {
        String asked = "?lang=" + language;
        if (sight.place.isEmpty()) return window.at(hall, "/" + asked);
        Page page = window.at(hall, "/" + asked + "#code=" + codes.get(sight.place));
        page.waitForURL(url -> !url.substring(hall.url().length()).startsWith("/" + asked));
        page.navigate(hall.url() + sight.path + asked);
        return page;
    }

    private static void isOfToday(String language, Sight sight, Page page) throws IOException {
        assertThat(page.locator(sight.shown).first()).isVisible();
        Path picture = FOLDER.resolve(language).resolve(sight.name + ".png");
        Path outline = FOLDER.resolve(language).resolve(sight.name + ".txt");
        if (WRITE) {
            Files.createDirectories(picture.getParent());
            Files.writeString(outline, settled(page));
            page.screenshot(new Page.ScreenshotOptions().setPath(picture));
            return;
        }
        assertTrue(Files.exists(picture), picture + " is missing: write it with -Donehall.docs.write=true");
        String stored = Files.readString(outline);
        long deadline = System.nanoTime() + Screen.PATIENCE.toNanos();
        while (!outlineOf(page).equals(stored) && System.nanoTime() < deadline) LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        assertEquals(
                stored, outlineOf(page), "docs/pictures is old: renew it with -Donehall.docs.write=true, then look");
    }

    private static String outlineOf(Page page) {
        return page.evaluate(OUTLINE).toString();
    }

    /** The outline once it has not changed for a second. */
    private static String settled(Page page) {
        String last = "";
        int same = 0;
        while (same < 5) {
            String now = outlineOf(page);
            same = now.equals(last) ? same + 1 : 0;
            last = now;
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
        return last;
    }
}
