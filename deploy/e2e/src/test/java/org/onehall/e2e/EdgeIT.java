package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.onehall.demo.RefusedException;
import org.onehall.eventlog.TopicCatalogue;

/** The edge of the hall against people without a token, and against those who use their token to fill the logs. */
@Order(RunningHall.EARLY + 1)
class EdgeIT {
    private static final int PATIENCE_MS = 30_000;
    private static final String OPENING =
            "GET /ws HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    + "Sec-WebSocket-Version: 13\r\n";
    private static final String KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

    private static RunningHall hall;

    @BeforeAll
    static void start() {
        hall = RunningHall.early();
    }

    private static Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.connect(new InetSocketAddress("127.0.0.1", hall.port("playing-zone")), PATIENCE_MS);
        socket.setSoTimeout(PATIENCE_MS);
        return socket;
    }

    /** The status of the answer to these bytes; 0 if the connection is closed without an answer. */
    private static int status(String request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return status(socket.getInputStream());
        }
    }

    private static int status(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) line.append((char) next);
        return line.length() < 12 ? 0 : Integer.parseInt(line.substring(9, 12));
    }

    private static String log() throws IOException {
        return Files.readString(Path.of(hall.data().toString(), "logs", "playing-zone.log"));
    }

    @Test
    void requestsThatCannotBeReadAreRefusedInSilence() throws IOException {
        List<String> requests = new ArrayList<>();
        for (String protocol : List.of(
                "bearer-token-carrier, " + "quarkus-http-upgrade%23Authorization%23Bearer%20a%0D%0AX: y",
                "quarkus-http-upgrade%23A%0A%23b",
                "%",
                "%zz",
                "quarkus-http-upgrade%23Authorization",
                "quarkus-http-upgrade%23Cookie%23x",
                "quarkus-http-upgrade%23Authorization%23",
                "bearer-token-carrier",
                "a b c, ,,",
                "quarkus-http-upgrade%23Authorization%23Basic%20x",
                "quarkus-http-upgrade%23Authorization%23Bearer%20%FF",
                "x".repeat(4_000))) requests.add(OPENING + KEY + "Sec-WebSocket-Protocol: " + protocol + "\r\n\r\n");
        requests.add(OPENING + "\r\n");
        requests.add(OPENING + "Sec-WebSocket-Key: nonsense\r\n\r\n");
        requests.add(OPENING + KEY + KEY + "\r\n");
        requests.add(OPENING + KEY
                + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99999999999999999999; "
                + "\u0001\r\n\r\n");
        requests.add(OPENING.replace("13", "12") + KEY + "\r\n");
        requests.add(OPENING.replace("GET", "POST") + KEY + "Content-Length: 0\r\n\r\n");
        requests.add(OPENING.replace("websocket", "h2c") + KEY + "\r\n");
        requests.add("GET /ws HTTP/1.1\r\nHost: hall\r\n\r\n");
        requests.add("GET /ws HTTP/1.0\r\n\r\n");
        for (String path : List.of(
                "/%",
                "/%zz",
                "/%2",
                "/a%00b",
                "/%0d%0a",
                "/api/pgn?round=%",
                "/api/pgn?round=%00",
                "/api/boards/%/timeline",
                "/assets/%00.js",
                "/..%00/x",
                "/%c0%ae%c0%ae/",
                "/../../etc/passwd",
                "/..%2f..%2fetc/passwd",
                "*",
                "/\\..\\",
                "/" + "a".repeat(10_000),
                "/nowhere",
                "/api/nowhere",
                "/q/health",
                "/q/metrics",
                "?x",
                "#",
                "nowhere",
                "ftp://hall/")) requests.add("GET " + path + " HTTP/1.1\r\nHost: hall\r\n\r\n");
        requests.add("OPTIONS * HTTP/1.1\r\nHost: hall\r\n\r\n");
        requests.add("CONNECT hall:80 HTTP/1.1\r\nHost: hall\r\n\r\n");
        requests.add("NONSENSE /nowhere HTTP/1.1\r\nHost: hall\r\n\r\n");
        requests.add("GET /nowhere HTTP/1.1\r\nHost: hall\r\nX-Long: " + "a".repeat(20_000) + "\r\n\r\n");
        requests.add("GET /nowhere HTTP/1.1\r\nHost: hall\r\nAccept: ;;;///\r\nAccept-Language: ????;q=x\r\n\r\n");
        requests.add("GET /nowhere HTTP/1.1\r\nHost: hall\r\nAccept: text/html\r\n"
                + "Accept-Language: \u00ff\u00fe;q=9\r\n\r\n");
        requests.add("POST /api/enrol HTTP/1.1\r\nHost: hall\r\nContent-Type: \u0001\u0002\r\n"
                + "Content-Length: 2\r\n\r\n{}");
        requests.add("POST /api/enrol HTTP/1.1\r\nHost: hall\r\nContent-Type: text//json;;=\r\n"
                + "Content-Length: 2\r\n\r\n{}");
        requests.add("POST /api/enrol HTTP/1.1\r\nHost: hall\r\nContent-Length: -1\r\n\r\n{}");
        requests.add("POST /api/enrol HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n"
                + "Content-Length: 3\r\n\r\nzz\r\n");
        requests.add("GET /api/officials HTTP/1.1\r\nHost: hall\r\nAuthorization: Bearer \u0007\r\n\r\n");
        requests.add("GET /api/officials HTTP/1.1\r\nHost: hall\r\nAuthorization: Digest \"x\r\n\r\n");
        String before = log();
        for (String request : requests) {
            int status = status(request);
            assertTrue(
                    status >= 400 && status < 500,
                    status + " for " + request.substring(0, Math.min(300, request.length())));
        }
        String written = log().substring(before.length());
        assertFalse(
                written.contains("ERROR") || written.contains("\tat "),
                written.substring(0, Math.min(3_000, written.length())));
        assertTrue(written.lines().count() <= requests.size(), written.lines().count() + " lines");
    }

    @Test
    void headWorksWhereGetWorks() {
        Map<String, String> tokens =
                Map.of("", "", "ca", hall.enrol("two-venues", "CHIEF_ARBITER").token());
        for (String path : List.of(
                "/",
                "/index.html",
                "/board",
                "/console",
                "/timesheet",
                "/links",
                "/floor",
                "/readiness",
                "/codes",
                "/reports",
                "/pairing",
                "/standings",
                "/fair-play",
                "/api/alive",
                "/api/rules",
                "/api/session",
                "/api/officials",
                "/api/pgn",
                "/api/competition.trf",
                "/api/regulations.schema.json",
                "/api/schemas/round-report.json",
                "/api/standings",
                "/api/timesheets",
                "/api/disconnections",
                "/api/disconnections.pdf",
                "/api/links",
                "/api/venues",
                "/api/readiness",
                "/nowhere",
                "/api/nowhere"))
            for (String token : tokens.values()) {
                HttpResponse<String> get = hall.get(hall.url() + path, token);
                HttpRequest.Builder head =
                        HttpRequest.newBuilder(URI.create(hall.url() + path)).HEAD();
                if (!token.isEmpty()) head.header("Authorization", "Bearer " + token);
                HttpResponse<String> same = RunningHall.send(head.build());
                assertEquals(get.statusCode(), same.statusCode(), path);
                // a header that is created together with the content may be missing (RFC 9110, 9.3.2)
                String type = get.headers().firstValue("Content-Type").orElse("");
                assertEquals(type, same.headers().firstValue("Content-Type").orElse(type), path);
                assertEquals("", same.body(), path);
            }
    }

    @Test
    void anUnknownAddressShowsAPageToABrowserAndAProblemToAProgram() {
        HttpResponse<String> page = browser("/nowhere/at/all", "it-IT,it;q=0.9,en;q=0.8");
        assertEquals(404, page.statusCode());
        assertTrue(page.headers().firstValue("Content-Type").orElse("").startsWith("text/html"));
        assertTrue(
                page.body().contains("<html lang=\"it\">") && page.body().contains("Pagina non trovata"), page.body());
        assertTrue(browser("/nowhere", "de").body().contains("Page not found"));
        assertTrue(
                browser("/q/health", "en").body().contains("Page not found"), "nothing of health on the public port");
        for (HttpResponse<String> problem :
                List.of(hall.get(hall.url() + "/nowhere", ""), browser("/api/nowhere", "it"))) {
            assertEquals(404, problem.statusCode());
            assertEquals(
                    "application/problem+json",
                    problem.headers().firstValue("Content-Type").orElse(""));
        }
    }

    private static HttpResponse<String> browser(String path, String languages) {
        return RunningHall.send(HttpRequest.newBuilder(URI.create(hall.url() + path))
                .header("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")
                .header("Accept-Language", languages)
                .build());
    }

    @Test
    void healthAndMetricsHaveAPortOfTheirOwn() {
        for (String service : RunningHall.SERVICES) {
            for (String path : List.of("/q/health", "/q/health/ready", "/q/metrics")) {
                assertEquals(200, hall.get(hall.management(service) + path, "").statusCode(), service + path);
                assertEquals(404, hall.get(hall.url(service) + path, "").statusCode(), service + path);
            }
        }
    }

    @Test
    void fiveThousandIdleConnectionsShutNobodyOut() throws IOException {
        List<Socket> idle = new ArrayList<>();
        long zone = hall.process("playing-zone").orElseThrow().pid();
        try (Screen screen = hall.screen("two-venues", "LOCAL_CHIEF_ARBITER rome")) {
            for (int i = 0; i < 5_100; i++) {
                Socket socket = connect();
                idle.add(socket);
                if (i % 3 == 0) begin(socket, "GET /api/alive HTTP/1.1\r\nHost: hall\r\n"); // never ends
                if (i % 3 == 1) begin(socket, "GET /api/alive HTTP/1.1\r\nHost: hall\r\n\r\n");
            }
            assertEquals(200, status("GET /api/alive HTTP/1.1\r\nHost: hall\r\n\r\n"));
            assertEquals(
                    200,
                    hall.get(hall.url() + "/api/officials", screen.who().token())
                            .statusCode());
            hall.screen("two-venues", "LOCAL_CHIEF_ARBITER milan").close();
            assertEquals(zone, hall.process("playing-zone").orElseThrow().pid(), "the zone has not ended meanwhile");
        } finally {
            for (Socket socket : idle) socket.close();
        }
    }

    private static void begin(Socket socket, String request) {
        try {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException _) {
            // the hall may close a surplus connection
        }
    }

    @Test
    void aWrongCodeTellsHowLongToWaitAndHoldsUpNoRightOneOfAnotherDevice() {
        String url = hall.url() + "/api/enrol";
        for (int wrong = 0; wrong < 10; wrong++)
            assertEquals(
                    404,
                    hall.post(url, "", "{\"code\":\"AAAA-AAA" + wrong + "\",\"device\":\"TYPING01\"}")
                            .statusCode());
        HttpResponse<String> refused = hall.post(url, "", "{\"code\":\"AAAA-AAAA\",\"device\":\"TYPING01\"}");
        assertEquals(429, refused.statusCode());
        int wait = Integer.parseInt(refused.headers().firstValue("Retry-After").orElseThrow());
        assertTrue(wait >= 1 && wait <= 60, wait + " s");
        String code = hall.code("two-venues", "LOCAL_TECHNICAL_ARBITER rome");
        assertEquals(
                200,
                hall.post(url, "", "{\"code\":\"" + code + "\",\"device\":\"ANOTHER1\"}")
                        .statusCode());
    }

    private static String refusal(Screen screen) {
        CompletionException failure = assertThrows(
                CompletionException.class,
                () -> screen.client()
                        .command("askQuestion", Map.of("text", "x".repeat(2_000)))
                        .orTimeout(30, TimeUnit.SECONDS)
                        .join());
        return assertInstanceOf(RefusedException.class, failure.getCause()).code();
    }

    @Test
    void whatWouldBeRefusedForItsFormIsNotKept() {
        try (Cup cup = new Cup(hall, "form").opened();
                TopicRecord commands = new TopicRecord(hall.access(), TopicCatalogue.commands("adjudication"))) {
            cup.start(1);
            Screen white = cup.white(1);
            white.does("askQuestion", Map.of("text", "May I leave?"));
            long before = commands.now().stream()
                    .filter(one -> one.key().equals(cup.board(1)))
                    .count();
            for (int i = 0; i < 5; i++)
                white.refused("TEXT_TOO_LONG", "askQuestion", Map.of("text", "x".repeat(2_000)));
            white.refused("TEXT_TOO_LONG", "callArbiter", Map.of("text", "a\u202Eb"));
            assertEquals(
                    before,
                    commands.now().stream()
                            .filter(one -> one.key().equals(cup.board(1)))
                            .count());
            String refused = "TEXT_TOO_LONG";
            for (int i = 0; i < 500 && refused.equals("TEXT_TOO_LONG"); i++) refused = refusal(white);
            assertEquals("TOO_MANY_COMMANDS", refused);
            white.plays("e2e4");
        }
    }
}
