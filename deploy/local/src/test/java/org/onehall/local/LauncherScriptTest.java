package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher's script in a separate checkout, with a fake Java that prints how it was called and a fake Maven that
 * leaves a trace.
 */
class LauncherScriptTest {
    @TempDir
    private Path folder;

    private record Ran(int exit, String text) {}

    @BeforeEach
    void aCheckout() throws IOException {
        executable("checkout/onehall", Files.readString(Path.of("../../onehall")));
        Files.createDirectories(folder.resolve("checkout/services/shared"));
        Files.writeString(folder.resolve("checkout/pom.xml"), "<project/>");
        executable("jdk/bin/java", "#!/bin/sh\necho \"java $*\"\n");
        executable("jdk/bin/javac", "#!/bin/sh\n");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        executable(
                "bin/mvn",
                "#!/bin/sh\n[ \"$1\" = -v ] && echo 'Apache Maven 3.9.99' && exit 0\ntouch '"
                        + folder.resolve("maven-was-called") + "'\nexit 1\n");
    }

    private void executable(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertTrue(file.toFile().setExecutable(true));
    }

    private void built(String part) throws IOException {
        Path target = Files.createDirectories(folder.resolve("checkout/deploy/" + part + "/target"));
        Files.writeString(target.resolve("onehall-" + part + "-0.1.0.jar"), "");
    }

    private Ran onehall(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("bash", folder.resolve("checkout/onehall").toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(Path.of("/dev/null").toFile());
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        Process process = builder.start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), text);
    }

    private boolean mavenWasCalled() {
        return Files.exists(folder.resolve("maven-was-called"));
    }

    @Test
    void plainHelpNeverBuilds() throws IOException, InterruptedException {
        for (String word : List.of("--help", "-h", "help")) {
            Ran ran = onehall(word);
            assertEquals(0, ran.exit(), ran.text());
            assertTrue(ran.text().contains("./onehall venue-node"), ran.text());
        }
        assertFalse(mavenWasCalled());
        assertFalse(Files.exists(folder.resolve("checkout/.onehall")));
    }

    @Test
    void anUnknownCommandIsRefusedWithAndWithoutHelpAndNothingIsBuiltForIt() throws IOException, InterruptedException {
        for (String[] words : new String[][] {
            {"dance"},
            {"dance", "--help"},
            {"dance", "-h"},
            {"help", "dance"},
            {"--help", "dance"},
            {"--data", "x", "up"},
            {""}
        }) {
            Ran ran = onehall(words);
            assertEquals(2, ran.exit(), ran.text());
            assertTrue(
                    ran.text()
                            .contains("onehall: there is no command '"
                                    + (words[0].matches("help|--help") ? words[1] : words[0]) + "'"),
                    ran.text());
        }
        assertEquals(2, onehall().exit());
        assertFalse(mavenWasCalled());
    }

    @Test
    void helpOfACommandUsesWhatIsBuilt() throws IOException, InterruptedException {
        for (String part : List.of("local", "venue-node", "bench", "chaos", "release")) built(part);
        for (String[] words : new String[][] {
            {"up", "--help"},
            {"test", "--help"},
            {"pgn", "--help"},
            {"status", "-h"},
            {"bench", "moves", "--help"},
            {"chaos", "--help"},
            {"venue-node", "--help"},
            {"help", "venue-node"},
            {"help", "up"},
            {"release", "--help"}
        }) {
            Ran ran = onehall(words);
            assertEquals(0, ran.exit(), ran.text());
            assertTrue(ran.text().startsWith("java ") && ran.text().strip().matches("(?s).*(--help|-h)"), ran.text());
        }
        assertTrue(onehall("venue-node", "--help").text().contains("org.onehall.venue.VenueNodeCommand --help"));
        assertFalse(mavenWasCalled());
    }

    @Test
    void whatIsNotBuiltIsBuiltForItsHelp() throws IOException, InterruptedException {
        built("local");
        assertEquals(1, onehall("venue-node", "--help").exit());
        assertTrue(mavenWasCalled());
    }

    /** A Maven whose tests end so, as it is asked to go on after those that fail. */
    private Ran tested(String totals) throws IOException, InterruptedException {
        for (String name : List.of("chromium", "npm")) executable("bin/" + name, "#!/bin/sh\n");
        executable("bin/node", "#!/bin/sh\necho 22\n");
        executable(
                "bin/mvn",
                "#!/bin/sh\n[ \"$1\" = -v ] && echo 'Apache Maven 3.9.99' && exit 0\necho '[ERROR] " + totals + "'\n");
        return onehall("test");
    }

    @Test
    void testsThatEndWithAnExceptionFailTheRunAsOthersDo() throws IOException, InterruptedException {
        assertEquals(
                0, tested("Tests run: 5, Failures: 0, Errors: 0, Skipped: 0").exit());
        Ran ran = tested("Tests run: 5, Failures: 0, Errors: 3, Skipped: 1");
        assertEquals(1, ran.exit(), ran.text());
        assertTrue(ran.text().contains("1 passed, 3 failed, 1 skipped"), ran.text());
        assertEquals(
                1, tested("Tests run: 5, Failures: 2, Errors: 0, Skipped: 0").exit());
    }
}
