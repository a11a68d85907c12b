package org.onehall.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One device with the installed Chromium: an empty profile, a separate network that can be cut, and a tab for each
 * person.
 */
final class BrowserWindow implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");
    static final double PATIENCE_MS = Screen.PATIENCE.toMillis();

    /** Counts the tones that the pages play, and keeps their system notifications. */
    private static final String LISTEN = """
            window.heard = 0;
            window.told = [];
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
            const System = window.Notification;
            window.Notification = class extends System {
                constructor(title, more) { super(title, more); window.told.push(title); }
            };
            """;

    private final Playwright driver;
    private final boolean touch;
    private final List<String> arguments;
    private final Path profile;
    private BrowserContext context;

    private BrowserWindow(Playwright driver, boolean touch, List<String> more, Path profile) {
        this.driver = driver;
        this.touch = touch;
        arguments = Stream.concat(ARGUMENTS.stream(), more.stream()).toList();
        this.profile = profile;
        context = launched();
    }

    /** The driver of the browsers; it downloads none. */
    static Playwright driver() {
        return Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    }

    static BrowserWindow open(Playwright driver) {
        return open(driver, false, List.of());
    }

    /** A window with another argument on Chromium's command line. */
    static BrowserWindow with(Playwright driver, String argument) {
        return open(driver, false, List.of(argument));
    }

    /** A window on a touch screen. */
    static BrowserWindow withTouch(Playwright driver) {
        return open(driver, true, List.of());
    }

    private static BrowserWindow open(Playwright driver, boolean touch, List<String> more) {
        try {
            return new BrowserWindow(driver, touch, more, Files.createTempDirectory("onehall-browser-"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private BrowserContext launched() {
        BrowserContext opened = driver.chromium()
                .launchPersistentContext(
                        profile,
                        new BrowserType.LaunchPersistentContextOptions()
                                .setExecutablePath(chromium())
                                .setHeadless(true)
                                .setHasTouch(touch)
                                .setArgs(arguments)
                                .setLocale("en-GB")
                                .setViewportSize(1280, 800));
        opened.setDefaultTimeout(PATIENCE_MS);
        return opened;
    }

    /**
     * From now on pages keep in {@code window.heard} how many tones they have played, and in {@code window.told} their
     * system notifications.
     */
    void listens(RunningHall hall) {
        context.grantPermissions(
                List.of("notifications"), new BrowserContext.GrantPermissionsOptions().setOrigin(hall.url()));
        context.addInitScript(LISTEN);
    }

    /** Closes the browser with all its tabs and starts it again. */
    void restart() {
        context.close();
        context = launched();
    }

    /** Looks first where Debian installs Chromium, then in the path. */
    private static Path chromium() {
        Stream<Path> onPath = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(Stream.of(Path.of("/usr/bin/chromium")), onPath)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() ->
                        new AssertionError("install chromium for the browser test, such as: apt-get install chromium"));
    }

    /** A new tab in which a person types the code of a place and enters. */
    Page enters(RunningHall hall, String competition, String place) {
        return enters(hall.url(), hall.code(competition, place));
    }

    /** Likewise at another address of the hall, without a slash at its end. */
    Page enters(String url, String code) {
        Page page = seen();
        page.navigate(url + "/");
        page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Code"))
                .fill(code);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Enter"))
                .click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign out"))
                .or(page.locator(".shell-menu"))
                .first()
                .waitFor();
        return page;
    }

    /** A new tab with the page on which codes are entered. */
    Page door(RunningHall hall) {
        return at(hall, "/");
    }

    /** A new tab on a page. */
    Page at(RunningHall hall, String path) {
        Page page = seen();
        page.navigate(hall.url() + path);
        return page;
    }

    /**
     * A tab in a window of its own: a tab behind others is drawn only once a second, so every step there would take a
     * second.
     */
    private Page seen() {
        return context.waitForPage(() -> context.pages()
                .getFirst()
                .evaluate("() => { window.open('about:blank', '_blank', 'popup,noopener'); }"));
    }

    void cutLine() {
        context.setOffline(true);
    }

    void restoreLine() {
        context.setOffline(false);
    }

    @Override
    public void close() {
        context.close();
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException e) {
            System.err.println("the browser's folder " + profile + " is not removed: " + e);
        }
    }
}
