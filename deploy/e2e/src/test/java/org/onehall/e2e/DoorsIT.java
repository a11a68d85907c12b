package org.onehall.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The hall behind nginx, configured by the recipe of {@code deploy/proxy}, with a certificate of a test authority. */
@Order(RunningHall.OF_ITS_OWN)
class DoorsIT {
    /** The address from which nginx sends requests to the hall; other programs on this machine use 127.0.0.1. */
    private static final String PROXY = "127.0.0.9";

    private static final int PATIENCE_MS = 30_000;
    /** The number of wrong codes allowed for one address in a minute. */
    private static final int WRONG_CODES = 120;

    private static final String OPENING = "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n";

    @TempDir
    private static Path folder;

    private static TestAuthority authority;
    private static int https;
    private static String url;
    private static RunningHall hall;
    private static Nginx proxy;
    private static Playwright driver;

    @BeforeAll
    static void open() throws IOException {
        assumeTrue(Nginx.program().isPresent(), "no nginx to put before the hall; install it: apt-get install nginx");
        authority = new TestAuthority(Files.createDirectory(folder.resolve("authority")));
        https = freePort();
        url = "https://localhost:" + https;
        hall = RunningHall.on(
                RunningHall.competition("two-venues.yaml"), List.of("--public-url", url, "--trusted-proxy", PROXY));
        proxy = new Nginx(
                Files.createDirectory(folder.resolve("nginx")),
                https,
                freePort(),
                "127.0.0.1:" + hall.port("playing-zone"),
                PROXY,
                authority);
        driver = BrowserWindow.driver();
        PlaywrightAssertions.setDefaultAssertionTimeout(BrowserWindow.PATIENCE_MS);
    }

    @AfterAll
    static void close() {
        if (driver != null) driver.close();
        if (proxy != null) proxy.close();
        if (hall != null) hall.close();
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    // ---- raw requests, from any address of 127.0.0.0/8

    private static Socket direct(String from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        return connected(socket, hall.port("playing-zone"));
    }

    private static Socket throughProxy(String from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        return authority.trust().getSocketFactory().createSocket(connected(socket, https), "localhost", https, true);
    }

    private static Socket connected(Socket socket, int port) throws IOException {
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), PATIENCE_MS);
        socket.setSoTimeout(PATIENCE_MS);
        return socket;
    }

    private static int status(Socket to, String request) throws IOException {
        try (to) {
            to.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            StringBuilder line = new StringBuilder();
            for (int next = to.getInputStream().read();
                    next >= 0 && next != '\n';
                    next = to.getInputStream().read()) line.append((char) next);
            return line.length() < 12 ? 0 : Integer.parseInt(line.substring(9, 12));
        }
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost:" + https + "\r\nConnection: close\r\n\r\n";
    }

    private static String enrolling() {
        return "POST /api/enrol HTTP/1.1\r\nHost: localhost:" + https + "\r\nContent-Type: application/json\r\n";
    }

    private static String wrongCode(String headers) {
        return enrolling() + headers + "Content-Length: 20\r\nConnection: close\r\n\r\n{\"code\":\"AAAA-AAAA\"}";
    }

    private static String opening(String path, String origin) {
        return OPENING.formatted(path, "localhost:" + https, origin.isEmpty() ? "" : "Origin: " + origin + "\r\n");
    }

    // ---- what must work, and what must not

    @Test
    void aGameIsPlayedThroughTheProxyOverHttps() {
        Cup cup = new Cup(hall, "doors").opened();
        try (cup;
                BrowserWindow rome = BrowserWindow.with(driver, authority.chromiumOption());
                BrowserWindow milan = BrowserWindow.with(driver, authority.chromiumOption())) {
            Page white = rome.enters(url, hall.code("doors", cup.board(1) + " WHITE"));
            Page black = milan.enters(url, hall.code("doors", cup.board(1) + " BLACK"));
            for (Page player : List.of(white, black))
                BrowserSteps.role(player, AriaRole.BUTTON, "I am at the board").click();
            playsToTheEnd(cup, white, black);
            cup.ca().seesStatus(cup.board(1), "ENDED");

            assertEquals(Set.of("127.0.0.1"), addressesOfDevices(cup), "the browsers', not the proxy's");
            Page codes = rome.enters(url, hall.code("doors", "CHIEF_ORGANISER"));
            codes.navigate(url + "/codes");
            codes.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^New code")))
                    .first()
                    .click();
            assertThat(codes.locator("output").first()).containsText(url);
        }
    }

    /** Starts the first board, at which two pages are open, and plays the shortest possible game. */
    static void playsToTheEnd(Cup cup, Page white, Page black) {
        cup.check(1);
        cup.seesBoth(1);
        Map<String, String> start = Map.of("kind", "START", "board", cup.board(1));
        while (!cup.order(cup.ca(), start).path("refused").isEmpty()) cup.ca().sees("the hall", () -> true);
        cup.ca().seesStatus(cup.board(1), "PLAYING");
        BrowserSteps.types(white, "f3");
        BrowserSteps.sees(black, "Your move – after 1. f3");
        BrowserSteps.types(black, "e5");
        BrowserSteps.sees(white, "Your move – after 1…e5");
        BrowserSteps.types(white, "g4");
        BrowserSteps.sees(black, "Your move – after 2. g4");
        BrowserSteps.types(black, "Qh4");
    }

    private static Set<String> addressesOfDevices(Cup cup) {
        JsonNode links = RunningHall.tree(
                hall.get(hall.url() + "/api/links?round=1", cup.ca().who().token())
                        .body());
        return StreamSupport.stream(links.spliterator(), false)
                .filter(one -> one.path("board").asText().equals(cup.board(1)))
                .map(one -> one.path("address").asText())
                .collect(Collectors.toSet());
    }

    @Test
    void thePublicAddressIsWhatPeopleAreGiven() throws IOException {
        String said = String.join("\n", hall.said());
        assertTrue(said.contains("Enter a code at " + url + "/ or open the link."), said);
        assertTrue(said.contains(url + "/#code="), said);
        assertTrue(Files.readString(hall.data().resolve("codes.txt")).contains(url + "/#code="));
        assertFalse(said.contains(hall.url() + "/#code="), said);
        assertEquals(
                Optional.empty(),
                hall.get(hall.url() + "/", "").headers().firstValue("Strict-Transport-Security"),
                "at another port than 443 the host may be others', too");
    }

    @Test
    void anInventedForwardedAddressCountsForNothing() throws IOException {
        assertEquals(404, status(throughProxy("127.0.0.3"), wrongCode("")));
        for (int wrong = 0; wrong < WRONG_CODES; wrong++)
            assertEquals(404, status(direct("127.0.0.5"), wrongCode("X-Forwarded-For: 127.0.1." + wrong + "\r\n")));
        assertEquals(
                429,
                status(direct("127.0.0.5"), wrongCode("X-Forwarded-For: 127.0.1.200\r\n")),
                "straight to the hall, with a new address each time");
        assertEquals(404, status(throughProxy("127.0.0.4"), wrongCode("")), "nobody else behind the proxy has to wait");
        assertEquals(
                429,
                status(throughProxy("127.0.0.5"), wrongCode("X-Forwarded-For: 127.0.1.201\r\n")),
                "through the proxy it is the same address, whatever it writes");
    }

    @Test
    void healthAndMetricsAreNotPublic() throws IOException {
        for (String path : List.of("/q/health", "/q/health/ready", "/q/metrics", "/q/", "/q/info")) {
            assertEquals(404, status(throughProxy("127.0.0.3"), get(path)), path);
            assertEquals(404, status(direct("127.0.0.3"), get(path)), path);
        }
        assertEquals(200, status(throughProxy("127.0.0.3"), get("/api/alive")));
        assertEquals(
                200, hall.get(hall.management("playing-zone") + "/q/health", "").statusCode());
    }

    @Test
    void onlyPagesOfTheHallOpenScreens() throws IOException {
        List<String> foreign = List.of(
                "https://evil.example",
                "null",
                "http://localhost:" + https,
                "https://localhost",
                "https://localhost.evil.example:" + https);
        for (String origin : foreign) {
            assertEquals(403, status(throughProxy("127.0.0.3"), opening("/ws", origin)), origin);
            assertEquals(403, status(direct("127.0.0.3"), opening("/ws", origin)), origin);
            assertEquals(403, status(direct("127.0.0.3"), opening("/%77s", origin)), origin);
        }
        for (String own : List.of(url, "")) { // a program sends no origin
            assertEquals(401, status(throughProxy("127.0.0.3"), opening("/ws", own)), own + " needs a token only");
            assertEquals(401, status(direct("127.0.0.3"), opening("/ws", own)), own + " needs a token only");
        }
    }

    @Test
    void eachAddressTakesAsMuchAsItNeeds() throws IOException {
        String head = enrolling();
        assertEquals(413, status(direct("127.0.0.6"), head + "Content-Length: 20000\r\n\r\n"));
        assertEquals(411, status(direct("127.0.0.6"), head + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"));
    }
}
