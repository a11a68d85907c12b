package org.onehall.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chaos.check.Asked;
import org.onehall.chaos.check.Audit;

/**
 * The hall of {@code deploy/compose}, in images of this checkout: two venues in two networks play through the proxy
 * while parts are killed, a venue is cut off, and every service is replaced by a newer image. Prints the cost. Nightly
 * only, until the rest of the suite takes less.
 */
@EnabledIfSystemProperty(named = "onehall.nightly", matches = "true")
class ContainersIT {
    private static final int GAMES = 24;
    /** Two processors can run a dozen JVMs and these games; with shorter thinking times they would only fall behind. */
    private static final Duration THINK = Duration.ofSeconds(6);

    private static final Duration UNDISTURBED = Duration.ofSeconds(30);
    private static final Duration CUT_OFF = Duration.ofSeconds(12);
    private static final Duration SETTLE = Duration.ofSeconds(10);
    /**
     * Version of the images with which the hall begins; the engine must have them:
     * {@code -Donehall.containers.from=0.1.0}. Otherwise it begins with the images of this checkout, and continues with
     * copies of them.
     */
    private static final Optional<String> FROM = Optional.ofNullable(System.getProperty("onehall.containers.from"));

    /** Parts that live for minutes would spend much of their processor on compiling what then ends. */
    private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1";

    private static final String HERE = "test";
    private static final String COPY = "test-next";
    /** In the order in which they are replaced: the readers first. */
    private static final List<String> SERVICES = List.of(
            "playing-zone",
            "competition",
            "adjudication",
            "fair-play",
            "connectivity",
            "virtual-clock",
            "virtual-clock-2",
            "game-state",
            "game-state-2");

    @TempDir
    private Path folder;

    private Compose compose;
    private ComposedHall hall;
    private boolean cleared;

    @Test
    void nothingIsLostWhileContainersDieAreCutOffAndAreReplaced() throws Exception {
        Optional<String> missing = Compose.missing();
        assumeTrue(missing.isEmpty(), () -> missing.get() + ": containers are not tried");
        Path home = Path.of("").toAbsolutePath();
        while (!Files.exists(home.resolve("onehall"))) home = home.getParent();
        System.setProperty("onehall.home", home.toString());
        String project = "onehalltest" + ProcessHandle.current().pid();
        Path identity = Files.createDirectories(folder.resolve("identity"));
        compose = new Compose(
                home,
                folder,
                project,
                Files.writeString(folder.resolve("test.yaml"), overrides()),
                Map.of(
                        "ONEHALL_IDENTITY",
                        identity.toString(),
                        "ONEHALL_VERSION",
                        FROM.orElse(HERE),
                        "ONEHALL_HOST",
                        ComposedHall.HOSTS,
                        "ONEHALL_ADDRESS",
                        "127.0.0.1",
                        "ONEHALL_HTTP_PORT",
                        "0",
                        "ONEHALL_HTTPS_PORT",
                        "0",
                        "ONEHALL_FRONT",
                        "10.213.0.0/28",
                        "ONEHALL_BACKUPS",
                        folder.resolve("backups").toString()));
        hall = new ComposedHall(compose, identity);
        Runtime.getRuntime().addShutdownHook(new Thread(this::clearAway, "end of the hall"));
        List<Event> events = Event.write(folder.resolve("chaos"), GAMES, THINK);
        Audit audit = new Audit();
        Journal.Read journal;
        List<Script.Scene> scenes;
        try {
            long built = System.nanoTime();
            compose.images("--local", "--tag", HERE);
            if (FROM.isEmpty()) for (String image : images()) copy(image);
            say("images built in %.1f s", (System.nanoTime() - built) / 1e9);
            bringUp();
            for (Event event : events) hall.load(event.file(), event.files());
            Path file = folder.resolve("journal.jsonl");
            try (Journal writing = new Journal(file)) {
                Script script = script(writing);
                new Run(new Run.Plan(GAMES, THINK, Duration.ofSeconds(5), 11), hall, writing, _ -> script, System.out)
                        .play(events);
                scenes = script.scenes();
            }
            journal = Journal.read(file);
            RawLogs.read(hall.access(), SETTLE, audit);
            verify();
        } catch (Exception | AssertionError e) {
            say("%s", compose.compose("logs", "--no-color", "--tail=15"));
            throw e;
        } finally {
            clearAway();
        }
        Audit.Verdict verdict = audit.judge(journal.asked(), journal.quietSince());
        report(scenes, journal.asked(), verdict);
        assertEquals(List.of(), verdict.findings());
        assertEquals(GAMES, verdict.boards());
        assertTrue(verdict.acknowledged() > 0);
        assertTrue(journal.quietSince().isPresent(), "the hall never came to rest");
    }

    /** Removes containers, networks, volumes and images: the engine may belong to somebody. */
    private synchronized void clearAway() {
        if (cleared) return;
        cleared = true;
        hall.close();
        try {
            for (String image : images()) {
                if (FROM.isEmpty()) compose.docker("rmi", "onehall/" + image + ":" + COPY);
                compose.docker("rmi", "onehall/" + image + ":" + HERE);
            }
            compose.docker("rmi", "onehall/venue-node:" + HERE, "onehall/common:" + HERE);
        } catch (IOException | IllegalStateException e) {
            say("images are left: %s", e.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** A part that is started first waits for the others, and reports what it waits for. */
    private void bringUp() throws IOException, InterruptedException {
        long from = System.nanoTime();
        compose.compose("run", "--rm", "setup");
        compose.compose(Stream.concat(Stream.of("up", "-d", "--no-deps"), SERVICES.stream())
                .toArray(String[]::new));
        compose.compose("up", "-d", "--no-deps", "topics", "proxy");
        compose.compose("up", "-d", "--no-deps", "broker-1");
        hall.await(SERVICES);
        hall.learnNames();
        hall.trustProxy();
        say("ready in %.1f s, the broker started last", (System.nanoTime() - from) / 1e9);
    }

    private Script script(Journal journal) throws IOException {
        Script script = new Script(journal, new Copies(hall.access(), 1));
        for (String part : List.of("game-state", "virtual-clock", "playing-zone", "broker-1")) {
            script.then(part + " killed", part, () -> kill(part));
        }
        script.then("venue south cut off for " + CUT_OFF.toSeconds() + " s", "", this::cutOff);
        // Here the parts have been running for a while, so the cost of their start is not included.
        script.then(
                "undisturbed for " + UNDISTURBED.toSeconds() + " s",
                "",
                () -> new Consumption(compose, hall, journal)
                        .during(UNDISTURBED)
                        .forEach(line -> say("%s", line)));
        script.then("backed up", "", this::backUp);
        for (String part : SERVICES) script.then(part + " replaced", part, () -> replace(part));
        return script;
    }

    private void kill(String part) throws IOException, InterruptedException {
        ProcessHandle process = hall.parts().get(part);
        assertTrue(process.destroyForcibly(), part);
        while (process.isAlive()) Thread.sleep(20);
        hall.await(List.of(part));
        hall.learnNames(); // a restarted container may have another address
    }

    private void cutOff() throws IOException, InterruptedException {
        String proxy = compose.container("proxy").path("Id").asText();
        String address = compose.address("proxy", "venue-south").orElseThrow();
        compose.docker("network", "disconnect", compose.network("venue-south"), proxy);
        Thread.sleep(CUT_OFF.toMillis());
        compose.docker("network", "connect", "--ip", address, compose.network("venue-south"), proxy);
    }

    /** As an operator types it. */
    private void backUp() throws IOException, InterruptedException {
        String said = compose.compose("run", "--rm", "backup");
        assertTrue(said.contains("nothing acknowledged is missing"), said);
        said.lines().filter(line -> line.startsWith("backup 1 ")).forEach(line -> say("%s", line));
    }

    private void replace(String part) throws IOException, InterruptedException {
        String before = compose.container(part).path("Image").asText();
        compose.set("ONEHALL_VERSION", FROM.isEmpty() ? COPY : HERE);
        compose.compose("up", "-d", "--no-deps", part);
        hall.await(List.of(part));
        assertTrue(!compose.container(part).path("Image").asText().equals(before), part + " still runs the old image");
    }

    private static List<String> images() {
        return Stream.concat(SERVICES.stream().filter(part -> !part.endsWith("-2")), Stream.of("tools"))
                .toList();
    }

    /** Copies an image of a part under another version. */
    private void copy(String part) throws IOException, InterruptedException {
        Path context = Files.createDirectories(folder.resolve("next"));
        Files.writeString(
                context.resolve("Dockerfile"),
                "FROM onehall/" + part + ":" + HERE + "\nLABEL org.opencontainers.image.version=" + COPY + "\n");
        compose.docker("build", "-q", "-t", "onehall/" + part + ":" + COPY, context.toString());
    }

    /** {@code replay --verify} in a container, as an operator types it. */
    private void verify() throws IOException, InterruptedException {
        String said = compose.compose(
                "run",
                "--rm",
                "tools",
                "replay",
                "--verify",
                "--bootstrap=broker-1:9092",
                "--config=/run/onehall/identity/kafka.properties");
        say(
                "replay --verify: %s",
                said.strip().lines().reduce((_, last) -> last).orElse(""));
    }

    // ---- what it cost

    private static void report(List<Script.Scene> scenes, List<Asked> asked, Audit.Verdict verdict) {
        for (Script.Scene scene : scenes) {
            say(
                    "%-36s players waited %5.1f s at most; all over after %5.1f s",
                    scene.name(), stall(scene, asked) / 1e3, (scene.to() - scene.from()) / 1e3);
        }
        List<Asked> refused = asked.stream()
                .filter(one -> one.name().equals("play") && one.refused())
                .toList();
        say(
                "%d moves acknowledged, %d in the log, %d refused; longest silence of the zone %.1f s; %d clocks "
                        + "compared;"
                        + " the longest charge for a move %.1f s of %.1f s of thinking",
                verdict.acknowledged(),
                verdict.inTheLog(),
                refused.size(),
                verdict.worstOutageMs() / 1e3,
                verdict.readings(),
                verdict.longestCharge() / 1e3,
                THINK.toMillis() / 1e3);
        refused.stream().limit(10).forEach(one -> say("refused: %s", one));
        verdict.findings().forEach(finding -> say("%s", finding));
    }

    /**
     * Longest time, in milliseconds, from a move to its answer, among the moves that were on their way during the
     * scene.
     */
    private static long stall(Script.Scene scene, List<Asked> asked) {
        return asked.stream()
                .filter(one -> one.name().equals("play")
                        && one.sentAt() <= scene.to()
                        && one.answeredAt().orElse(Long.MAX_VALUE) >= scene.from())
                .mapToLong(one -> one.answeredAt().orElse(scene.to()) - one.sentAt())
                .max()
                .orElse(0);
    }

    private static void say(String format, Object... values) {
        System.out.println("ContainersIT: " + String.format(Locale.ROOT, format, values));
    }

    // ---- beside compose.yaml and compose.cluster.yaml

    private static String overrides() {
        List<String> lines = new ArrayList<>(List.of(
                "services:",
                "  playing-zone:",
                "    environment:",
                "      ONEHALL_DOORS_PUBLIC_URL: \"https://north.hall.test\"",
                "      JAVA_TOOL_OPTIONS: \"-Xmx512m " + SHORT_LIVED + "\"",
                "  game-state: {environment: {JAVA_TOOL_OPTIONS: \"-Xmx256m " + SHORT_LIVED + "\"}}",
                "  game-state-2: {environment: {JAVA_TOOL_OPTIONS: \"-Xmx256m " + SHORT_LIVED + "\"}}",
                "  broker-1: {environment: {KAFKA_HEAP_OPTS: \"-Xmx512m " + SHORT_LIVED + "\"}}",
                "  proxy:",
                "    networks: {front: {}, outside: {}, venue-north: {}, venue-south: {}}",
                "networks:"));
        for (String venue : ComposedHall.VENUES) {
            lines.add("  venue-" + venue + ": {internal: true, ipam: {config: [{subnet: 10.213."
                    + (venue.equals("north") ? 1 : 2) + ".0/24}]}}");
        }
        return String.join("\n", lines) + "\n";
    }
}
