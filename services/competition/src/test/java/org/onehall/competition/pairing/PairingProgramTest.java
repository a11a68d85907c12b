package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.competition.domain.Pairing;

class PairingProgramTest {
    private static final List<Candidate> FOUR =
            Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca", "Neri, Sara");

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String REPORT = "012 Test\n001    1      Bianchi, Anna\n";

    @TempDir
    Path folder;

    /** A program of a few lines of shell; $2 is the report, $4 the file for the pairs. */
    private PairingProgram program(String script, Duration patience) throws IOException {
        Path file = folder.resolve("pairing.sh");
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
        return new PairingProgram(file, patience);
    }

    private PairingReading pair(String script) throws IOException, InterruptedException {
        return program(script, PATIENCE).pair(1, FOUR, REPORT);
    }

    private static PairingFault fault(PairingReading reading) {
        return assertInstanceOf(PairingReading.Refused.class, reading, reading::toString)
                .faults()
                .getFirst();
    }

    @Test
    void theAnswerIsAFileOfPairs() throws IOException, InterruptedException {
        PairingReading reading = pair("""
                test "$1" = --dutch -a "$3" = -p || exit 9
                grep -q "Bianchi, Anna" "$2" || exit 8
                printf '2\\n1 3\\n4 2\\n' > "$4\"""");
        assertEquals(
                List.of(new Pairing(1, "p1", "p3"), new Pairing(2, "p4", "p2")),
                assertInstanceOf(PairingReading.Read.class, reading, reading::toString)
                        .proposal()
                        .pairings());
    }

    @Test
    void anExitCodeBecomesAFault() throws IOException, InterruptedException {
        assertEquals(
                "The pairing program says that this round cannot be paired by the rules. It gave no reason.",
                fault(pair("exit 1")).text());
        assertEquals(
                "The pairing program ended with error 2. It says: 'out of luck'",
                fault(pair("echo out of luck >&2; exit 2")).text());
        assertEquals(
                new PairingFault(
                        2,
                        0,
                        "The pairing program does not accept the tournament report. It says: 'Error parsing "
                                + "file in.trf: "
                                + "Invalid line \"001    1      Bianchi, Anna\"'",
                        Optional.of(PairingProgram.Failure.REPORT_REFUSED)),
                fault(pair("echo \"Error parsing file $2: Invalid line \\\"$(sed -n 2p $2)\\\"\"; exit 3")));
    }

    @Test
    void noAnswerAndABrokenOneAreFaults() throws IOException, InterruptedException {
        assertEquals(
                "The pairing program ended but wrote no pairs. It says: 'java.lang.NullPointerException'",
                fault(pair("echo java.lang.NullPointerException")).text());
        assertEquals(
                "The pairing program ended but wrote no pairs. It gave no reason.",
                fault(pair(": > \"$4\"")).text());
        assertEquals(
                "the number of pairs, not 'hello'",
                fault(pair("echo hello > \"$4\"")).text());
        assertEquals(
                "The pairing program wrote an answer that is too long.",
                fault(pair("head -c 300000 /dev/zero > \"$4\"")).text());
    }

    @Test
    void aSlowProgramIsStoppedWithItsChildren() throws IOException, InterruptedException {
        Path pid = folder.resolve("pid");
        PairingReading reading = program("sleep 1000 & echo $! > " + pid + "; wait", Duration.ofSeconds(2))
                .pair(1, FOUR, REPORT);
        assertEquals(
                "The pairing program took longer than 2 s and was stopped. Pair again, or pair with the "
                        + "program elsewhere "
                        + "and upload its report.",
                fault(reading).text());
        long child = Long.parseLong(Files.readString(pid).strip());
        assertFalse(isRunning(child), "the child " + child + " is still running");
    }

    private static boolean isRunning(long pid) throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            Optional<ProcessHandle> child = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
            if (child.isEmpty()) return false;
            Thread.sleep(50);
        }
        return true;
    }

    @Test
    void aProgramThatWritesTooMuchIsStopped() throws IOException, InterruptedException {
        assertEquals(
                "The pairing program wrote too much and was stopped.",
                fault(pair("head -c 40000000 /dev/zero > \"$4\"; sleep 1000")).text());
    }

    @Test
    void manyMessagesAreCutAndDoNotStopTheProgram() throws IOException, InterruptedException {
        String text =
                fault(pair("head -c 1000000 /dev/zero | tr '\\0' x; exit 2")).text();
        assertTrue(text.endsWith("xxx…'"), text);
        assertTrue(text.length() < 400, text);
    }

    @Test
    void aProgramThatIsNotThereIsNamed() throws IOException, InterruptedException {
        Path missing = folder.resolve("missing");
        assertEquals(
                "The pairing program " + missing
                        + " does not exist or cannot be run. Set ONEHALL_PAIRING_PROGRAM to the "
                        + "path of bbpPairings or javafo.jar.",
                fault(new PairingProgram(missing, PATIENCE).pair(1, FOUR, REPORT))
                        .text());
    }

    @Test
    void theProgramSeesNothingOfOurEnvironmentAndItsFilesAreDeleted() throws IOException, InterruptedException {
        Path seen = folder.resolve("seen");
        fault(pair("env | grep -v -e '^PATH=' -e '^LANG=' -e '^LC_ALL=' -e '^TMPDIR=' -e '^PWD=' -e '^_=' -e "
                + "'^SHLVL=' -e '^OLDPWD=' > "
                + seen + "; pwd > " + folder.resolve("where")));
        assertEquals("", Files.readString(seen));
        assertFalse(
                Files.exists(Path.of(Files.readString(folder.resolve("where")).strip())));
    }

    @Test
    void aCheckNamesTheRoundsThatDiffer() throws IOException, InterruptedException {
        assertEquals(
                new PairingProgram.Check.Same(),
                program("test $3 = -c || exit 9; printf 'in: Round #1\\nin: Round #2\\n\\n'", PATIENCE)
                        .check(REPORT));
        PairingProgram.Check check = program(
                        "printf 'in: Round #1\\nin: Round #2\\n  Checker pairings  Tournament pairings\\n 4 - "
                                + "1  3 - 1\\n'"
                                + "; printf 'in: Round #3\\n'",
                        PATIENCE)
                .check(REPORT);
        assertEquals(
                List.of(2),
                assertInstanceOf(PairingProgram.Check.Different.class, check).rounds());
        var failed = assertInstanceOf(
                PairingProgram.Check.NotChecked.class,
                program("exit 5", PATIENCE).check(REPORT));
        assertEquals(PairingProgram.Failure.FAILED, failed.reason().failure());
    }

    /** Stands for JaVaFo, which is started with java -jar; its arguments have no name of a system. */
    static final class LikeJavafo {
        private LikeJavafo() {}

        public static void main(String[] words) throws IOException {
            if (words.length != 3 || !words[1].equals("-p") || !Files.exists(Path.of(words[0]))) System.exit(9);
            Files.writeString(Path.of(words[2]), "1\n2 1\n");
        }
    }

    @Test
    void aJarIsStartedAsJavafoIs() throws IOException, InterruptedException {
        Path jar = folder.resolve("javafo.jar");
        String name = LikeJavafo.class.getName().replace('.', '/') + ".class";
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, LikeJavafo.class.getName());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                InputStream in = LikeJavafo.class.getResourceAsStream("/" + name)) {
            out.putNextEntry(new JarEntry(name));
            out.write(Objects.requireNonNull(in).readAllBytes());
        }
        PairingReading reading = new PairingProgram(jar, PATIENCE).pair(1, FOUR, REPORT);
        assertEquals(
                List.of(new Pairing(1, "p2", "p1")),
                assertInstanceOf(PairingReading.Read.class, reading, reading::toString)
                        .proposal()
                        .pairings());
    }

    @Test
    void theRecordedAnswersArePublishableRoundForRound() {
        for (int round = 1; round <= RecordedSwiss.ROUNDS; round++) {
            List<Candidate> players = RecordedSwiss.candidates(round);
            var read = assertInstanceOf(
                    PairingReading.Read.class, PairsFile.read(round, players, RecordedSwiss.pairs(round)));
            assertEquals(
                    List.of(),
                    PairingPreview.of(round, players, read.proposal(), PairingRules.swiss(RecordedSwiss.ROUNDS))
                            .findings(),
                    "round " + round);
        }
    }

    /** With the real program, if there is one: the same pairs as recorded, and its own words about wrong reports. */
    @Test
    void theRealProgramGivesTheRecordedAnswers() throws InterruptedException {
        String path = System.getenv(PairingProgram.SETTING);
        assumeTrue(path != null, PairingProgram.SETTING + " is not set");
        PairingProgram program = new PairingProgram(Path.of(path), PATIENCE);
        for (int round = 1; round <= RecordedSwiss.ROUNDS; round++) {
            List<Candidate> players = RecordedSwiss.candidates(round);
            assertEquals(
                    PairsFile.read(round, players, RecordedSwiss.pairs(round)),
                    program.pair(round, players, RecordedSwiss.before(round)),
                    "round " + round);
        }
        assertTrue(fault(program.pair(1, FOUR, REPORT)).text().startsWith("The pairing program does not accept"));
    }
}
