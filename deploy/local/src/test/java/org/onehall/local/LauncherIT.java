package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.onehall.eventlog.TopicCatalogue;

/**
 * The launcher as a process, with the real broker; the services are stand-ins that are healthy at once. Each test has
 * its own checkout, data and ports, and mostly waits: several run at a time.
 */
@Execution(ExecutionMode.CONCURRENT)
class LauncherIT {
    private static final long PATIENCE_SECONDS = 90;

    @TempDir
    private Path folder;

    private Path home;
    private Path data;
    private int port;
    private final List<Process> started = new ArrayList<>();

    @BeforeEach
    void aCheckoutWithStandInsForTheServices() throws Exception {
        home = Files.createDirectories(folder.resolve("check out"));
        data = folder.resolve("the data");
        port = OwnHall.freePort();
        Path deploy = Files.createDirectories(home.resolve("deploy"));
        Files.createSymbolicLink(deploy.resolve("local"), Path.of("").toAbsolutePath());
        Path classes = Path.of("target/test-classes").toAbsolutePath();
        List<Path> fakes = List.of(
                Path.of("io/quarkus/bootstrap/runner/AotQuarkusEntryPoint.class"),
                Path.of("org/onehall/competition/rest/FileCheck.class"));
        for (Part part : Part.values()) {
            Path jar = home.resolve("services").resolve(part.service()).resolve("target/quarkus-app/quarkus-run.jar");
            Files.createDirectories(jar.getParent());
            try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
                for (Path fake : fakes) {
                    out.putNextEntry(new JarEntry(fake.toString()));
                    out.write(Files.readAllBytes(classes.resolve(fake)));
                }
            }
        }
        Files.writeString(home.resolve("cup.yaml"), "id: cup\n");
        Files.writeString(home.resolve("bad.yaml"), "id: bad\n");
        Files.writeString(home.resolve("late.yaml"), "id: late\n");
        Files.writeString(home.resolve("odd.yaml"), "id: odd\n");
    }

    @AfterEach
    void nothingIsLeftRunning() throws Exception {
        nothingRuns();
        Files.delete(home.resolve("deploy/local"));
    }

    private void nothingRuns() throws Exception {
        started.forEach(Process::destroy);
        for (Process process : started) {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
        new RunFolder(data).endLeftovers();
    }

    private final class Run {
        private final Process process;
        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        private final List<String> seen = new ArrayList<>();

        Run(String... args) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Home.java(),
                    "-Donehall.home=" + home,
                    "-Xmx192m",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    new Home(home).classPath("local"),
                    "org.onehall.local.Onehall"));
            command.addAll(List.of(args));
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectErrorStream(true).directory(folder.toFile());
            builder.environment().put("STAND_INS", folder.toString());
            process = builder.start();
            started.add(process);
            Thread.ofVirtual().start(() -> {
                try (BufferedReader reader = process.inputReader()) {
                    reader.lines().forEach(lines::add);
                } catch (IOException | java.io.UncheckedIOException e) {
                    // the process was killed while its output was read
                    lines.add(e.toString());
                }
            });
        }

        /** Waits for a line with this text. */
        String awaitLine(String text) throws InterruptedException {
            while (true) {
                String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertTrue(line != null, () -> "no line with \"" + text + "\" in " + seen);
                seen.add(line);
                if (line.contains(text)) {
                    return line;
                }
            }
        }

        int awaitExit() throws InterruptedException {
            assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it has not ended: " + seen);
            return process.exitValue();
        }
    }

    private Run up(String competition) throws IOException {
        return new Run(
                "up",
                "--competition",
                home.resolve(competition).toString(),
                "--data",
                data.toString(),
                "--port",
                String.valueOf(port),
                "--no-browser");
    }

    private Run command(String name) throws IOException {
        return new Run(name, "--data", data.toString());
    }

    @Test
    void anEmptyHallHasNoCodesButTheOperatorsAndStaysEmpty() throws Exception {
        List<String> words = new ArrayList<>(
                List.of("up", "--data", data.toString(), "--port", String.valueOf(port), "--no-browser", "--empty"));
        for (int start = 1; start <= 2; start++) {
            Run up = new Run(words.toArray(String[]::new));
            String events = up.awaitLine("Events: ");
            assertTrue(up.seen.stream().noneMatch(line -> line.contains("AAAA-1111")), () -> up.seen.toString());
            up.awaitLine("ready in ");
            assertEquals("", Files.readString(data.resolve("codes.txt")));
            assertEquals(events + "\n", Files.readString(data.resolve("operator-code.txt")));
            Run stop = command("stop");
            assertEquals(0, stop.awaitExit());
            assertEquals(0, up.awaitExit());
            words.remove("--empty"); // the folder knows
        }
    }

    @Test
    void theHallStartsIsWatchedAndStops() throws Exception {
        Run up = up("cup.yaml");
        up.awaitLine(TopicCatalogue.all().size() + " created");
        assertTrue(up.awaitLine("AAAA-1111").contains("chief arbiter"));
        assertTrue(up.awaitLine("BBBB-2222").contains("cup/1/1 white"));
        String events = "Events: http://127.0.0.1:" + port + "/events, code OOOO-0000";
        assertEquals(events, up.awaitLine("Events: "));
        up.awaitLine("ready in ");
        String codes = Files.readString(data.resolve("codes.txt"));
        assertTrue(codes.contains("AAAA-1111") && !codes.contains("OOOO-0000"), codes);
        assertEquals(events + "\n", Files.readString(data.resolve("operator-code.txt")));
        Run operator = command("operator");
        assertEquals(events, operator.awaitLine("Events: "));
        assertEquals(0, operator.awaitExit());
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("codes.txt"))));

        Run status = command("status");
        assertTrue(status.awaitLine("game-state").contains("yes   yes"));
        assertEquals(0, status.awaitExit());
        Run doctor = command("doctor");
        doctor.awaitLine("the hall on " + data + " runs; ");
        assertTrue(
                doctor.seen.stream()
                        .limit(doctor.seen.size() - 1)
                        .allMatch(line -> line.matches("(disk|memory|clock): .*")),
                () -> "the hall is well: " + doctor.seen);

        Run second = up("cup.yaml");
        assertTrue(second.awaitLine("onehall: ")
                .contains("is in use by a running hall (process " + up.process.pid() + ")"));
        assertEquals(1, second.awaitExit());

        ProcessHandle before = new RunFolder(data).process("game-state").orElseThrow();
        before.destroyForcibly();
        assertTrue(up.awaitLine("game-state").contains("signal 9"));
        assertTrue(up.awaitLine("game-state").contains("again"));
        assertNotEquals(
                before.pid(),
                new RunFolder(data).process("game-state").orElseThrow().pid());

        List<ProcessHandle> children =
                List.copyOf(new RunFolder(data).children().values());
        assertEquals(8, children.size());
        Run stop = command("stop");
        stop.awaitLine("stopped");
        assertEquals(0, stop.awaitExit());
        assertEquals(0, up.awaitExit());
        assertTrue(children.stream().noneMatch(ProcessHandle::isAlive), "children outlived their launcher");
        command("doctor").awaitLine("the hall on " + data + " does not run; ");
        Run gone = command("status");
        assertTrue(gone.awaitLine("onehall: ").contains("no hall is running"));
        assertEquals(1, gone.awaitExit());
    }

    @Test
    void childrenEndWithAKilledLauncherAndTheNextStartGoesOn() throws Exception {
        Run up = up("cup.yaml");
        up.awaitLine("ready in ");
        List<ProcessHandle> children =
                List.copyOf(new RunFolder(data).children().values());
        up.process.destroyForcibly();
        for (ProcessHandle child : children) {
            child.onExit().get(30, TimeUnit.SECONDS);
        }
        Run again = new Run("up", "--data", data.toString(), "--port", String.valueOf(port), "--no-browser");
        again.awaitLine("all exist");
        again.awaitLine("cup from cup.yaml");
        again.awaitLine("ready in ");
        again.process.destroy();
        assertEquals(0, again.awaitExit());

        Run replay = command("replay");
        assertTrue(replay.awaitLine("onehall: ").contains("no board in the log yet"));
        assertEquals(1, replay.awaitExit());
        Run verify = new Run("replay", "--data", data.toString(), "--verify");
        verify.awaitLine("0 events, 0 boards");
        assertEquals(0, verify.awaitExit());
    }

    @Test
    void threeBrokersAndTwoInstancesAreOneHallAndADeadBrokerComesBack() throws Exception {
        Run up = new Run(
                "up",
                "--competition",
                home.resolve("cup.yaml").toString(),
                "--data",
                data.toString(),
                "--port",
                String.valueOf(port),
                "--no-browser",
                "--brokers",
                "3",
                "--instances",
                "game-state=2");
        up.awaitLine(TopicCatalogue.all().size() + " created");
        up.awaitLine("ready in ");
        assertEquals(11, new RunFolder(data).children().size());

        new RunFolder(data).process("broker-2").orElseThrow().destroyForcibly();
        assertTrue(up.awaitLine("broker-2").contains("signal 9"));
        assertTrue(up.awaitLine("broker-2").contains("again"));
        Run status = command("status");
        for (String name : List.of("broker ", "broker-2", "broker-3", "game-state ", "game-state-2")) {
            assertTrue(status.awaitLine(name).contains("yes   yes"), name);
        }
        assertEquals(0, status.awaitExit());
        Run stop = command("stop");
        stop.awaitLine("stopped");
        assertEquals(0, up.awaitExit());

        Run verify = new Run("replay", "--data", data.toString(), "--verify");
        verify.awaitLine("0 events, 0 boards");
        assertEquals(0, verify.awaitExit());
        Run fewer = new Run(
                "up", "--data", data.toString(), "--port", String.valueOf(port), "--no-browser", "--brokers", "1");
        fewer.awaitLine("was made with 3 brokers and keeps that number");
        assertEquals(2, fewer.awaitExit());
        Run again = new Run("up", "--data", data.toString(), "--port", String.valueOf(port), "--no-browser");
        again.awaitLine("all exist");
        again.awaitLine("ready in ");
        assertEquals(10, new RunFolder(data).children().size());
    }

    @Test
    void theStartGoesOnWaitingWhileTheChildrenLiveAndSaysForWhat() throws Exception {
        Path unready = Files.createFile(folder.resolve("unready-game-state-1"));
        Run up = up("cup.yaml");
        for (int times = 0; times < 2; times++) {
            String line = up.awaitLine("not ready");
            assertTrue(
                    line.matches(
                            "game-state +waiting +\\d+ s   not ready: log \\(onehall.game.events.v1-3: is behind\\)"),
                    line);
        }
        assertTrue(up.seen.stream().anyMatch(line -> line.matches("fair-play +ready .*")), up.seen::toString);
        Run doctor = new Run("doctor", "--data", data.toString(), "--json");
        doctor.awaitLine("\"wrong\" : \"not ready: log (onehall.game.events.v1-3: is behind)\"");
        assertEquals(1, doctor.awaitExit());
        Files.delete(unready);
        up.awaitLine("ready in ");
        assertTrue(up.seen.stream().anyMatch(line -> line.matches("game-state +ready .*")), up.seen::toString);
    }

    @Test
    void aChildThatDiesWhileTheStartWaitsEndsTheStartWithOne() throws Exception {
        Files.createFile(folder.resolve("unready-game-state-1"));
        Run up = up("cup.yaml");
        up.awaitLine("not ready");
        new RunFolder(data).process("fair-play").orElseThrow().destroyForcibly();
        assertTrue(up.awaitLine("onehall: ").startsWith("onehall: fair-play did not start: it ended by signal 9"));
        assertEquals(1, up.awaitExit());
    }

    @Test
    void aStartThatFailsForAnyReasonEndsWithOne() throws Exception {
        new RunFolder(data).own();
        Files.createDirectories(data.resolve("codes.txt/in the way"));
        Run up = up("cup.yaml");
        assertTrue(up.awaitLine("onehall: ").contains("codes.txt"));
        assertEquals(1, up.awaitExit());
        assertTrue(new RunFolder(data).children().isEmpty());
    }

    @Test
    void aServiceThatSaysItIsDeadIsRestarted() throws Exception {
        Run up = up("cup.yaml");
        up.awaitLine("ready in ");
        long before = new RunFolder(data).process("fair-play").orElseThrow().pid();
        Path dead = Files.createFile(folder.resolve("dead-fair-play-1"));
        assertTrue(up.awaitLine("restart").startsWith("fair-play "));
        Files.delete(dead);
        assertTrue(up.awaitLine("fair-play").contains("ended"));
        assertTrue(up.awaitLine("fair-play").endsWith("again"));
        assertNotEquals(
                before, new RunFolder(data).process("fair-play").orElseThrow().pid());
    }

    @Test
    void aFolderThatIsNoHallsIsRefusedAndNothingInItChanges() throws Exception {
        Files.createDirectories(data.resolve("run/lock"));
        Files.createDirectories(data.resolve("broker"));
        Files.writeString(data.resolve("thesis.txt"), "three years");
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
        Run up = up("cup.yaml");
        assertTrue(up.awaitLine("onehall: ").contains(data + " is not the data folder of a hall, and it is not empty"));
        assertEquals(2, up.awaitExit());
        assertEquals("rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
        try (var files = Files.walk(data)) {
            assertEquals(
                    List.of("", "broker", "run", "run/lock", "thesis.txt"),
                    files.map(file -> data.relativize(file).toString()).sorted().toList());
        }
        Run verify = new Run("replay", "--data", data.toString(), "--verify");
        verify.awaitLine("onehall: ");
        assertNotEquals(0, verify.awaitExit());
        assertEquals("rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
    }

    @Test
    void anEmptyFolderBecomesAHalls() throws Exception {
        Files.createDirectories(data.resolve("lost+found"));
        Run up = up("cup.yaml");
        up.awaitLine("ready in ");
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
    }

    /** The data are on their own disk, which is filled to the last byte while everything is running. */
    @Test
    void aFullDiskEndsNothingAndWhenThereIsRoomEverythingComesBack() throws Exception {
        Files.createDirectories(data);
        assumeTrue(mount(), "only root on Linux may mount a disk for this test");
        try {
            Run up = up("cup.yaml");
            up.awaitLine("ready in ");
            assertTrue(
                    up.seen.stream().anyMatch(line -> line.contains("are free on the disk of " + data + "; make room")),
                    up.seen::toString);
            Path filler = data.resolve("filler");
            fill(filler);
            new RunFolder(data).process("game-state").orElseThrow().destroyForcibly();
            Set<String> heldUp = new HashSet<>();
            while (!heldUp.containsAll(Set.of("broker", "game-state"))) {
                heldUp.add(up.awaitLine("waits until the disk of " + data + " has room")
                        .split(" ")[0]);
            }
            Run status = command("status");
            assertTrue(status.awaitLine("WARNING").contains("the disk of " + data));
            assertEquals(1, status.awaitExit());
            assertTrue(up.process.isAlive());
            assertTrue(new RunFolder(data).process("fair-play").isPresent(), "what runs goes on");

            Files.delete(filler);
            Set<String> back = new HashSet<>();
            while (!back.containsAll(Set.of("broker", "game-state"))) {
                back.add(up.awaitLine("again").split(" ")[0]);
            }
            Run healthy = command("status");
            healthy.awaitLine("competition");
            assertEquals(0, healthy.awaitExit(), healthy.seen::toString);
            up.process.destroy();
            assertEquals(0, up.awaitExit());
            Run verify = new Run("replay", "--data", data.toString(), "--verify");
            verify.awaitLine("0 events, 0 boards");
            assertEquals(0, verify.awaitExit());
        } finally {
            nothingRuns();
            new ProcessBuilder("umount", "-l", data.toString())
                    .inheritIO()
                    .start()
                    .waitFor();
        }
    }

    private boolean mount() throws Exception {
        return Files.exists(Path.of("/proc/mounts"))
                && "root".equals(System.getProperty("user.name"))
                && new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", data.toString())
                                .start()
                                .waitFor()
                        == 0;
    }

    private static void fill(Path file) throws IOException {
        byte[] zeros = new byte[1 << 16];
        try (var out = Files.newOutputStream(file)) {
            while (true) {
                out.write(zeros);
            }
        } catch (IOException full) {
            assertTrue(Files.size(file) > 0, full::toString);
        }
    }

    @Test
    void aCompetitionWithFaultsIsRefusedBeforeAnythingIsStarted() throws Exception { // OCR 16.1, V-01
        Run up = up("bad.yaml");
        up.awaitLine("onehall: the competition was refused");
        up.awaitLine("bad.yaml:1: id: is bad (V-01)");
        assertEquals(1, up.awaitExit());
        assertTrue(up.seen.stream().noneMatch(line -> line.startsWith("broker")), up.seen::toString);
        assertFalse(Files.exists(data.resolve("logs")));
    }

    @Test
    void aCheckThatFailsItselfIsToldAndLeftToTheHall() throws Exception { // OCR 16.1, V-01
        Run up = up("odd.yaml");
        String line = up.awaitLine("could not be checked before the start");
        assertTrue(line.contains("code 1") && line.contains("it is no upload"), line);
        up.awaitLine("ready in ");
    }

    @Test
    void aCompetitionTheHallRefusesEndsEverythingAndNamesTheLine() throws Exception {
        Run up = up("late.yaml");
        up.awaitLine("onehall: the competition was refused");
        up.awaitLine("late.yaml:1: id: is late (V-01)");
        assertEquals(1, up.awaitExit());
        assertTrue(new RunFolder(data).children().isEmpty());
        assertFalse(Files.exists(data.resolve("competition.json")));
    }

    @Test
    void aBusyPortIsNamed() throws Exception {
        try (ServerSocket _ = new ServerSocket(port + 3, 1, InetAddress.getLoopbackAddress())) {
            Run up = up("cup.yaml");
            String line = up.awaitLine("onehall: ");
            assertTrue(line.contains("port " + (port + 3) + " (connectivity)") && line.contains("--port"), line);
            assertEquals(1, up.awaitExit());
        }
    }
}
