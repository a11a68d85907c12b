package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;

@Tag("slow")
class IdentityCommandTest {
    @TempDir
    private Path folder;

    private Path out;

    private record Ran(int exit, String said, String complained) {}

    @BeforeEach
    void aNewFolder() {
        out = folder.resolve("identity");
    }

    private Ran identity(String... more) {
        List<String> words = new ArrayList<>(List.of("identity", "--out", out.toString()));
        words.addAll(List.of(more));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        StringWriter complained = new StringWriter();
        PrintStream before = System.out;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            int exit =
                    Onehall.run(words.toArray(String[]::new), new PrintWriter(said, true), new PrintWriter(complained));
            return new Ran(exit, said.toString(StandardCharsets.UTF_8), complained.toString());
        } finally {
            System.setOut(before);
        }
    }

    /** The contents of the files in the folder, by name. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (var all = Files.newDirectoryStream(out)) {
            for (Path file : all) files.put(file.getFileName().toString(), Files.readString(file));
        }
        return files;
    }

    @Test
    void everythingIsMadeThatServicesNeedAndNamed() throws IOException {
        Ran ran = identity();
        assertEquals(0, ran.exit(), ran.complained());
        Map<String, String> files = files();
        for (Part part : Part.values()) {
            String service = part.service();
            assertTrue(files.containsKey(service + ".jwt"), service);
            BrokerAccess access = BrokerAccess.of("", out.resolve("kafka-" + service + ".properties"));
            assertEquals("SCRAM-SHA-512", access.properties().get("sasl.mechanism"));
            assertTrue(access.properties().get("sasl.jaas.config").contains("username=\"" + service + "\""));
        }
        assertTrue(
                files.keySet()
                        .containsAll(List.of(
                                "issuer-private.pem",
                                "issuer-public.pem",
                                "operator.jwt",
                                "codes.secret",
                                "broker.secret",
                                "kafka-operator.properties")),
                files.keySet().toString());
        for (String file : files.keySet()) {
            assertTrue(ran.said().contains(file), file + " is not named");
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve(file))));
        }
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(out)));
        assertTrue(TopicCatalogue.services().stream()
                .allMatch(service -> Part.of(service).isPresent()));
    }

    @Test
    void whatIsThereIsKeptAndWhatIsMissingIsMade() throws IOException {
        identity();
        Map<String, String> before = files();
        Files.delete(out.resolve("fair-play.jwt"));
        Files.delete(out.resolve("kafka-fair-play.properties"));
        Ran again = identity();
        assertEquals(0, again.exit(), again.complained());
        Map<String, String> after = files();
        assertEquals(before.keySet(), after.keySet());
        assertEquals(
                before.get("kafka-fair-play.properties"), after.get("kafka-fair-play.properties"), "the same password");
        assertNotEquals(before.remove("fair-play.jwt"), after.remove("fair-play.jwt"));
        assertEquals(before, after);
    }

    @Test
    void whatAnotherKeyOrSecretHasMadeIsMadeAnew() throws IOException {
        identity();
        Map<String, String> before = files();
        for (String gone : List.of("issuer-private.pem", "issuer-public.pem", "broker.secret"))
            Files.delete(out.resolve(gone));
        assertEquals(0, identity().exit());
        Map<String, String> after = files();
        assertEquals(before.keySet(), after.keySet());
        for (String file : before.keySet()) {
            if (!file.equals("codes.secret")) assertNotEquals(before.get(file), after.get(file), file);
        }
    }

    @Test
    void aFolderOfOthersStaysOpenToThemButNotItsSecrets() throws IOException {
        Files.createDirectories(out);
        Files.setPosixFilePermissions(out, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertEquals(0, identity().exit());
        assertEquals("rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(out)));
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("issuer-private.pem"))));
    }

    @Test
    void rotatingRenewsTheTokensAndNothingElse() throws IOException {
        identity();
        Map<String, String> before = files();
        assertEquals(0, identity("--rotate", "--days", "30").exit());
        Map<String, String> after = files();
        for (String file : before.keySet()) {
            if (file.endsWith(".jwt")) assertNotEquals(before.get(file), after.get(file), file);
            else assertEquals(before.get(file), after.get(file), file);
        }
        Instant end = IdentityCommand.end(out.resolve("game-state.jwt")).orElseThrow();
        Duration off =
                Duration.between(Instant.now().plus(Duration.ofDays(30)), end).abs();
        assertTrue(off.compareTo(Duration.ofMinutes(5)) < 0, "good until " + end);
    }

    /**
     * Otherwise a command typed on the wrong machine would give a hall new keys, and everybody would have to enrol
     * again.
     */
    @Test
    void nothingIsRotatedWhereThereAreNoKeys() throws IOException {
        Ran ran = identity("--rotate");
        assertEquals(2, ran.exit());
        assertTrue(ran.complained().contains("leave out --rotate to make a new one"), ran.complained());
        assertFalse(Files.exists(out.resolve("issuer-private.pem")));
    }

    @Test
    void tokensThatEndSoonAreNamed() throws IOException {
        assertFalse(identity().said().contains("WARNING"));
        Identity.in(out).renewToken("game-state", Duration.ofHours(3));
        Files.writeString(out.resolve("competition.jwt"), "nothing");
        Ran ran = identity();
        assertTrue(
                ran.said().contains("WARNING: 2 tokens end within a day or have ended; --rotate renews all"),
                ran.said());
        assertTrue(
                ran.said()
                        .lines()
                        .anyMatch(line -> line.contains("competition.jwt") && line.contains("cannot be read")),
                ran.said());
    }

    @Test
    void halfAKeyIsNotReplaced() throws IOException {
        identity();
        String shown = Files.readString(out.resolve("issuer-public.pem"));
        Files.delete(out.resolve("issuer-private.pem"));
        Ran ran = identity();
        assertEquals(1, ran.exit());
        assertTrue(ran.complained().contains("issuer-private.pem is missing"), ran.complained());
        assertEquals(shown, Files.readString(out.resolve("issuer-public.pem")));
    }

    @Test
    void theDaysOfATokenHaveBounds() {
        for (String days : List.of("0", "367"))
            assertEquals(2, identity("--days", days).exit(), days);
    }

    @Test
    void brokersWithCertificatesAreSpokenToWithThem() throws IOException {
        identity("--security", "SASL_SSL");
        assertEquals(
                "SASL_SSL",
                BrokerAccess.of("", out.resolve("kafka-game-state.properties"))
                        .properties()
                        .get("security.protocol"));
    }

    private static boolean root() throws IOException {
        return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    }

    @Test
    void eachContainerGetsAFolderWithWhatItAloneMayRead() throws IOException {
        assumeTrue(root(), "only root can give files to others");
        Ran ran = identity("--containers", "3", "--certificates");
        assertEquals(0, ran.exit(), ran.complained());
        Path folders = out.resolve("containers");
        for (Part part : Part.values()) {
            Path own = folders.resolve(part.service());
            List<String> names =
                    new ArrayList<>(List.of("grpc-ca.pem", "issuer-public.pem", "kafka.properties", "service.jwt"));
            names.addAll(
                    part == Part.PLAYING_ZONE
                            ? List.of("codes.secret", "issuer-private.pem")
                            : List.of("grpc.crt", "grpc.key"));
            names.sort(null);
            try (var files = Files.list(own)) {
                assertEquals(
                        names,
                        files.map(file -> file.getFileName().toString())
                                .sorted()
                                .toList());
            }
            assertEquals(
                    Files.readString(out.resolve(part.service() + ".jwt")),
                    Files.readString(own.resolve("service.jwt")));
            for (String name : names) {
                assertEquals(10001, Files.getAttribute(own.resolve(name), "unix:uid"));
                assertEquals(
                        "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(own.resolve(name))));
            }
        }
        assertTrue(Files.exists(folders.resolve("operator/grpc-ca.pem")));
        Path settings = folders.resolve("broker/server.properties");
        assertEquals(1000, Files.getAttribute(settings, "unix:uid"));
        List<String> lines = Files.readAllLines(settings);
        assertTrue(lines.contains("default.replication.factor=3"), lines::toString);
        assertTrue(lines.contains("super.users=User:operator"), lines::toString);
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("listeners=")), lines::toString);
    }

    @Test
    void containersHaveOneOrThreeBrokers() {
        Ran ran = identity("--containers", "2");
        assertEquals(2, ran.exit());
        assertTrue(ran.complained().contains("1 or 3, not 2"), ran.complained());
    }
}
