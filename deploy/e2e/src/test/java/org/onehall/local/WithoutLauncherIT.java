package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.e2e.RunningHall;

/**
 * Services as plain processes configured only by their environment, started before the broker, with the topics created
 * last: an order in which containers may start. Runs only if all services are built.
 */
@Order(RunningHall.OF_ITS_OWN)
class WithoutLauncherIT {
    private static final List<Part> STARTED = List.of(Part.GAME_STATE, Part.VIRTUAL_CLOCK, Part.COMPETITION);
    /** The one that logs as JSON. */
    private static final Part JSON = Part.VIRTUAL_CLOCK;

    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final int LOOK_EVERY_MS = 200;
    /** The exit code of a process ended by SIGTERM. */
    private static final int ENDED = 143;

    @TempDir
    private Path folder;

    private final Home home = new Home(Path.of("../..").toAbsolutePath().normalize());
    private final Ports ports = Ports.free();
    private final Hall hall = new Hall(ports);
    private final Map<Part, Process> processes = new EnumMap<>(Part.class);
    private Path identity;
    private int commands;

    @BeforeEach
    void theServicesAreBuilt() {
        identity = folder.resolve("identity");
        STARTED.forEach(part -> assumeTrue(
                Files.exists(home.root().resolve("services/" + part.service() + "/target/quarkus-app/quarkus-run.jar")),
                "services are built by the build of everything"));
    }

    @AfterEach
    void end() throws InterruptedException {
        processes.values().forEach(Process::destroy);
        for (Process process : processes.values()) {
            if (!process.waitFor(20, TimeUnit.SECONDS))
                process.destroyForcibly().waitFor();
        }
        hall.close();
    }

    private static Scale.Instance first(Part part) {
        return new Scale.Instance(part, 1);
    }

    private void start(Part part) throws IOException {
        List<String> command = new ArrayList<>(List.of(Home.java()));
        command.addAll(Home.options(part.heap(), false));
        command.addAll(List.of("-jar", home.jar(part).toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log(part).toFile()));
        Map<String, String> environment = builder.environment();
        environment.put("QUARKUS_HTTP_PORT", String.valueOf(ports.of(part)));
        environment.put("QUARKUS_MANAGEMENT_PORT", String.valueOf(ports.management(first(part))));
        environment.put("ONEHALL_KAFKA_BOOTSTRAP", "localhost:" + ports.broker(1));
        // the password comes from the file, the way to connect from the environment: neither is enough alone
        Path login = folder.resolve("login-" + part.service() + ".properties");
        Files.write(
                login,
                Files.readAllLines(identity.resolve("kafka-" + part.service() + ".properties")).stream()
                        .filter(line -> !line.startsWith("security.protocol="))
                        .toList());
        environment.put("ONEHALL_KAFKA_CLIENT_FILE", login.toString());
        environment.put("ONEHALL_KAFKA_PROPERTIES__SECURITY_PROTOCOL_", "SASL_PLAINTEXT");
        environment.put("ONEHALL_DATA_DIR", folder.resolve(part.service()).toString());
        environment.put(
                "ONEHALL_SERVICE_TOKEN_FILE",
                identity.resolve(part.service() + ".jwt").toString());
        environment.put("MP_JWT_VERIFY_PUBLICKEY_LOCATION", "file:" + identity.resolve("issuer-public.pem"));
        for (Part other : Part.values()) { // by name, as in a network of containers
            environment.put("ONEHALL_ADDRESSES_" + other.name(), "localhost:" + ports.of(other));
        }
        if (part == JSON) environment.put("ONEHALL_LOG_JSON", "true");
        processes.put(part, builder.start());
    }

    private Path log(Part part) {
        return folder.resolve(part.service() + ".log");
    }

    private String logs() {
        return STARTED.stream()
                .map(part -> {
                    try {
                        return part.service() + ":\n" + Files.readString(log(part));
                    } catch (IOException e) {
                        return e.toString();
                    }
                })
                .collect(Collectors.joining("\n"));
    }

    /** Runs {@code ./onehall} as a process and returns its output. */
    private String onehall(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Home.java(),
                "-Xmx192m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Onehall.class.getName()));
        command.addAll(List.of(words));
        Path said = folder.resolve("command-" + ++commands + ".log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> String.join(" ", words) + " said " + text(said));
        return text(said);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private interface Look {
        boolean holds() throws IOException, InterruptedException;
    }

    private void await(String what, Look look) throws IOException, InterruptedException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (!look.holds()) {
            assertTrue(System.nanoTime() - until < 0, () -> "not " + what + "; " + logs());
            for (var process : processes.entrySet()) {
                assertTrue(process.getValue().isAlive(), () -> process.getKey() + " has ended; " + logs());
            }
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    private void awaitWaiting(String sentence) throws IOException, InterruptedException {
        for (Part part : STARTED) {
            await(
                    part + " waiting: " + sentence,
                    () -> hall.health(first(part), "live")
                            && hall.lacks(first(part))
                                    .filter(lacks -> lacks.contains(sentence))
                                    .isPresent());
        }
    }

    @Test
    void servicesWaitForBrokerAndTopicsAndGoOnByThemselves() throws Exception {
        onehall("identity", "--out", identity.toString());
        for (Part part : STARTED) start(part);
        awaitWaiting("the broker at localhost:" + ports.broker(1) + " does not answer");

        Process waiting = processes.remove(Part.COMPETITION);
        waiting.destroy();
        assertTrue(waiting.waitFor(60, TimeUnit.SECONDS), "a start that waits ends at once");
        assertEquals(ENDED, waiting.exitValue());
        assertTrue(Files.readString(log(Part.COMPETITION)).contains("ends while its start waits"), logs());
        start(Part.COMPETITION);

        EmbeddedBroker.Node node = new EmbeddedBroker.Node(1, ports.broker(1), ports.controller(1));
        try (EmbeddedBroker broker = EmbeddedBroker.start(
                folder.resolve("broker"),
                1,
                List.of(node),
                Optional.of(BrokerCredentials.of(folder).guard()))) {
            awaitWaiting("does not accept the name this service signs in with");
            onehall(
                    "topics",
                    "--bootstrap",
                    broker.bootstrap(),
                    "--config",
                    identity.resolve("kafka-operator.properties").toString(),
                    "--users",
                    identity.toString(),
                    "--rights");
            for (Part part : STARTED) await(part + " ready", () -> hall.health(first(part), "ready"));

            String token = Files.readString(identity.resolve("operator.jwt")).strip();
            hall.operator(token).load(CompetitionFiles.read(home.demonstration(), Optional.empty(), true));
            onehall("identity", "--out", identity.toString(), "--rotate");
            for (Part part : STARTED) {
                long said = count(part, "the start waits: ");
                assertTrue(said >= 2 && said <= 10, part + " says what it waits for " + said + " times; " + logs());
                assertEquals(List.of(), errors(part));
                assertEquals(
                        part == JSON,
                        Files.readAllLines(log(part)).stream()
                                .anyMatch(line -> line.startsWith("{")
                                        && line.contains("the start waits: ")
                                        && line.contains("\"service\":\"" + part.service() + "\"")));
            }
            processes.values().forEach(Process::destroy);
            for (Process process : processes.values()) assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        }
    }

    private long count(Part part, String text) throws IOException {
        return Files.readString(log(part))
                .lines()
                .filter(line -> line.contains(text))
                .count();
    }

    /** The errors of a part, except Kafka's own message about a password that the brokers do not know yet. */
    private List<String> errors(Part part) throws IOException {
        return Files.readAllLines(log(part)).stream()
                .filter(line -> line.contains(" ERROR ") || line.contains("\"level\":\"ERROR\""))
                .filter(line -> !line.contains("failed authentication"))
                .toList();
    }
}
