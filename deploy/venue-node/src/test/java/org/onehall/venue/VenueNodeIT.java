package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process, against a zone on loopback that can stop answering. */
class VenueNodeIT {
    private static final long PATIENCE_SECONDS = 60;
    private static final long AHEAD_MS = 3_600_000;
    private static final String CODE = "K7QF-3M2P";
    private static final String CODE_OF_A_PLAYER = "P7QF-3M2P";

    @TempDir
    private Path folder;

    private FakeZone zone;
    private final List<Process> started = new ArrayList<>();

    /** Accepts each span once, as the zone does. While it is cut off it answers nothing; the requests hang. */
    private static final class FakeZone implements AutoCloseable {
        final HttpServer server;
        final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        // Guarded by this.
        final List<JsonNode> taken = new ArrayList<>();
        final List<JsonNode> bodies = new ArrayList<>();
        boolean cut;
        boolean login;
        boolean codeUsed;
        String token = "first token";

        FakeZone() throws IOException {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/api/alive", exchange -> answer(exchange, 200, "{}"));
            server.createContext("/api/enrol", this::enrol);
            server.createContext("/api/venue/probes", this::probes);
            server.setExecutor(threads);
            server.start();
        }

        String address() {
            return "http://127.0.0.1:" + server.getAddress().getPort();
        }

        private void enrol(HttpExchange exchange) throws IOException {
            JsonNode body = Span.JSON.readTree(exchange.getRequestBody().readAllBytes());
            synchronized (this) {
                if (body.path("code").asText().equals(CODE_OF_A_PLAYER)) {
                    answer(
                            exchange,
                            200,
                            "{\"token\":\"a player's\",\"role\":\"PLAYER\",\"name\":\"Anna\",\"venueName\":\"Rome\"}");
                    return;
                }
                boolean good = body.path("code").asText().equals(CODE) && !codeUsed;
                if (!cut && good) codeUsed = true;
                answer(
                        exchange,
                        good ? 200 : 404,
                        good
                                ? "{\"token\":\"" + token
                                        + "\",\"role\":\"LOCAL_TECHNICAL_ARBITER\",\"name\":\"Rossi\","
                                        + "\"venueName\":\"Rome\"}"
                                : "{\"title\":\"Not Found\",\"detail\":\"The hall does not know this code.\"}");
            }
        }

        private synchronized void probes(HttpExchange exchange) throws IOException {
            JsonNode body = Span.JSON.readTree(exchange.getRequestBody().readAllBytes());
            if (exchange.getRequestHeaders().getFirst("Authorization").equals("Bearer a player's")) {
                answer(exchange, 403, "{\"title\":\"Forbidden\",\"detail\":\"Not your role.\"}");
                return;
            }
            if (!exchange.getRequestHeaders().getFirst("Authorization").equals("Bearer " + token)) {
                answer(exchange, 401, "{\"title\":\"Unauthorized\",\"detail\":\"A valid token is needed.\"}");
                return;
            }
            if (!cut) {
                bodies.add(body);
                for (JsonNode span : body.path("spans"))
                    if (span.path("sequence").asLong() > highest()) taken.add(span);
            }
            answer(
                    exchange,
                    200,
                    "{\"acknowledged\":" + highest() + ",\"atMs\":" + (System.currentTimeMillis() + AHEAD_MS) + "}");
            notifyAll();
        }

        private long highest() {
            return taken.isEmpty() ? 0 : taken.getLast().path("sequence").asLong();
        }

        private synchronized void answer(HttpExchange exchange, int status, String body) throws IOException {
            if (cut) return;
            if (login) {
                status = 200;
                body = "<!DOCTYPE html><title>Hotel</title><form>Room number</form>";
            } else exchange.getResponseHeaders().add("OneHall", "playing-zone");
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        }

        synchronized void cut(boolean now) {
            cut = now;
        }

        /** From now on the network's login page answers instead. */
        synchronized void login(boolean now) {
            login = now;
        }

        synchronized void token(String now) {
            token = now;
        }

        /** Waits until a matching span has arrived. */
        synchronized void sees(Predicate<JsonNode> wanted) throws InterruptedException {
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            for (long left = deadline - System.nanoTime();
                    taken.stream().noneMatch(wanted);
                    left = deadline - System.nanoTime()) {
                if (left <= 0) throw new AssertionError("did not come; there are " + taken);
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        }

        synchronized void assertEachOnceAndInOrder() {
            assertEquals(
                    LongStream.rangeClosed(1, taken.size()).boxed().toList(),
                    taken.stream().map(span -> span.path("sequence").asLong()).toList());
        }

        synchronized List<JsonNode> bodies() {
            return List.copyOf(bodies);
        }

        @Override
        public void close() {
            server.stop(0);
            threads.shutdownNow();
        }
    }

    /**
     * A started program whose lines are read as they arrive, up to the last one: the program is ended by its handle,
     * which leaves its output open.
     */
    private final class Run {
        final Process process;
        private final List<String> lines = new ArrayList<>();

        Run(String... more) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx64m",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    VenueNodeCommand.class.getName(),
                    "--zone",
                    zone.address(),
                    "--gateway",
                    "127.0.0.1",
                    "--data",
                    folder.resolve("data").toString()));
            command.addAll(List.of(more));
            process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .start();
            started.add(process);
            Thread.ofVirtual()
                    .start(() ->
                            process.inputReader(StandardCharsets.UTF_8).lines().forEach(this::read));
        }

        private synchronized void read(String line) {
            lines.add(line);
            notifyAll();
        }

        synchronized void says(String text) throws InterruptedException {
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            for (long left = deadline - System.nanoTime();
                    lines.stream().noneMatch(line -> line.contains(text));
                    left = deadline - System.nanoTime()) {
                if (left <= 0) throw new AssertionError("not said: " + text + "; but " + lines);
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        }

        synchronized boolean hasSaid(String text) {
            return lines.stream().anyMatch(line -> line.contains(text));
        }

        void ends() throws InterruptedException {
            assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }
    }

    @BeforeEach
    void aZone() throws IOException {
        zone = new FakeZone();
    }

    @AfterEach
    void nothingIsLeftRunning() throws InterruptedException {
        for (Process process : started) {
            process.toHandle().destroyForcibly();
            process.waitFor();
        }
        zone.close();
    }

    private static boolean is(JsonNode span, Segment segment, boolean answers) {
        return span.path("segment").asText().equals(segment.name())
                && span.path("answered").asInt() > 0 == answers;
    }

    @Test
    void whatWasMeasuredWhileTheLineWasCutComesAfterwardsOnceAndInOrder() throws Exception {
        Run run = new Run("--code", CODE);
        zone.sees(span -> is(span, Segment.GATEWAY, true));
        zone.sees(span -> is(span, Segment.ZONE, true));
        zone.cut(true);
        run.says("zone " + zone.address() + " silent since");
        run.says("kept, delivered when the line is back");
        zone.cut(false);
        zone.sees(span -> is(span, Segment.ZONE, false) && span.path("silent").asInt() >= 2);
        run.says("measurements are delivered");
        zone.assertEachOnceAndInOrder();
        JsonNode first = zone.bodies().getFirst();
        assertTrue(
                first.path("clockOffsetMs").isNull() && first.path("spans").isEmpty(),
                "no span comes before the offset is known");
        assertTrue(zone.bodies().stream()
                .filter(body -> !body.path("spans").isEmpty())
                .allMatch(body -> Math.abs(body.path("clockOffsetMs").asLong() - AHEAD_MS) < AHEAD_MS / 10));
        run.process.toHandle().destroy();
        run.says("stopped; ");
        run.ends();
    }

    @Test
    void aKilledNodeGoesOnWhereItWasWithoutANewCode() throws Exception {
        Run run = new Run("--code", CODE);
        zone.sees(span -> is(span, Segment.ZONE, true));
        zone.cut(true);
        run.says("kept, delivered when the line is back");
        run.process.toHandle().destroyForcibly();
        run.ends();
        Path last;
        try (var files = Files.list(folder.resolve("data/spool"))) {
            last = files.filter(file -> file.toString().endsWith(".spans"))
                    .max(Path::compareTo)
                    .orElseThrow();
        }
        Files.writeString(last, "{\"sequence\":9", StandardOpenOption.APPEND);
        run = new Run("--code", CODE);
        run.says("kept, delivered when the line is back");
        zone.cut(false);
        run.says("measurements are delivered");
        zone.assertEachOnceAndInOrder();
        assertEquals(
                1,
                zone.bodies().stream()
                        .map(body -> body.path("node").asText())
                        .distinct()
                        .count());
        assertEquals(
                PosixFilePermissions.fromString("rw-------"),
                Files.getPosixFilePermissions(folder.resolve("data/node.json")));
    }

    @Test
    void aNodeTheZoneNoLongerAcceptsSaysSoAndKeepsMeasuring() throws Exception {
        Run run = new Run("--code", CODE);
        zone.sees(span -> is(span, Segment.ZONE, true));
        zone.token("another");
        run.says("the zone does not accept this node (Unauthorized: A valid token is needed.). Type a new code");
        zone.cut(true);
        run.says("zone " + zone.address() + " silent since");
        zone.cut(false);
        zone.token("first token");
        zone.sees(span -> is(span, Segment.ZONE, false));
        zone.assertEachOnceAndInOrder();
    }

    @Test
    void aNodeWithoutACodeMeasuresAndOneWithAWrongCodeSaysSo() throws Exception {
        Run run = new Run();
        run.says("the zone does not know this node yet");
        run.says("zone " + zone.address() + " answers");
        run.process.toHandle().destroy();
        run.says("kept; they are delivered when the node is started again");
        run.ends();
        run = new Run("--code", "AAAA-AAAA");
        run.says("the code was not accepted (Not Found: The hall does not know this code.)");
        run.process.toHandle().destroy();
        run.ends();
        run = new Run("--code", CODE);
        zone.sees(span -> is(span, Segment.ZONE, true) && span.path("sequence").asLong() > 2);
        zone.assertEachOnceAndInOrder();
    }

    @Test
    void aCodeOfSomebodyElseIsNoWayInAndTheOperatorIsToldWhoseIs() throws Exception {
        Run run = new Run("--code", CODE_OF_A_PLAYER);
        run.says("the zone does not accept the code of Anna, player, Rome, which is used up now (Forbidden: Not your "
                + "role.). Type a new code of the Local Technical Arbiter"
                + " of this venue and press Enter, or start again with --code CODE; the Chief Arbiter or "
                + "the Local Chief Arbiter hands it out.");
        assertFalse(run.hasSaid("the playing zone now accepts this node"));
        run.process.toHandle().destroy();
        run.ends();
        run = new Run("--code", CODE);
        run.says("the playing zone now accepts this node: Rossi, local technical arbiter, Rome");
    }

    private record Ran(int exit, String out, String err) {}

    private static Ran run(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit = VenueNodeCommand.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                args);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void onceMeasuresEachTargetAndTellsWhetherAllAnswer() {
        Ran well = run("--zone", zone.address(), "--gateway", "127.0.0.1", "--once");
        assertEquals(0, well.exit(), well.err());
        assertEquals(3, well.out().lines().count(), well.out());
        zone.cut(true);
        Ran cut = run(
                "--zone",
                zone.address(),
                "--gateway",
                "127.0.0.1",
                "--provider",
                zone.address().replace("http://", ""),
                "--once");
        assertEquals(1, cut.exit(), cut.err());
        assertTrue(
                cut.out().lines().anyMatch(line -> line.matches("provider 127.0.0.1:\\d+ +yes +\\d+ ms")), cut.out());
        assertTrue(cut.out().lines().anyMatch(line -> line.matches("zone \\S+ +no +-")), cut.out());
    }

    /** The login page answers every address with 200, and accepts every connection. */
    @Test
    void aLoginPageOfTheNetworkIsNotTheZone() throws Exception { // OCR 18.8
        zone.login(true);
        Ran page = run("--zone", zone.address(), "--gateway", "127.0.0.1", "--once");
        assertEquals(1, page.exit(), page.err());
        assertTrue(page.out().lines().anyMatch(line -> line.matches("zone \\S+ +no +-")), page.out());
        assertTrue(page.out().contains("a login page of the network"), page.out());
        zone.login(false);
        Run node = new Run("--code", CODE);
        zone.sees(span -> is(span, Segment.ZONE, true));
        zone.login(true);
        node.says("something that is not the zone answers at " + zone.address());
        node.says("zone " + zone.address() + " silent since");
        zone.login(false);
        zone.sees(span -> is(span, Segment.ZONE, false));
    }

    @Test
    void wrongUsageIsExitCode2AndSaysWhatIsAllowed() throws IOException {
        Path devices = Files.writeString(folder.resolve("devices"), "192.168.1.20 3 red\n");
        for (String[] args : new String[][] {
            {},
            {"--zone", "nowhere"},
            {"--zone", zone.address(), "--gateway", "-f"},
            {"--zone", zone.address(), "--devices", devices.toString()},
            {"--zone", zone.address(), "--devices", folder.resolve("none").toString()}
        }) {
            Ran ran = run(args);
            assertEquals(2, ran.exit(), ran.err());
            assertEquals(2, ran.err().lines().count(), ran.err());
            assertFalse(ran.err().contains("Exception"), ran.err());
        }
    }
}
