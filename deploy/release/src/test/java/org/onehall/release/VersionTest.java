package org.onehall.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./onehall --version} in repositories created for it. */
class VersionTest {
    @TempDir
    private Path checkout;

    @BeforeEach
    void aCheckout() throws IOException, InterruptedException {
        assumeTrue(ends("git", "--version"), "there is no git, of which the version comes");
        Files.copy(Path.of("../../onehall"), checkout.resolve("onehall"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(checkout.resolve("pom.xml"), "<project>\n  <version>0.7.0-SNAPSHOT</version>\n</project>\n");
    }

    private boolean ends(String... command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .directory(checkout.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private void git(String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("git", "-c", "user.name=test", "-c", "user.email=test@example.org"));
        command.addAll(List.of(words));
        assertTrue(ends(command.toArray(String[]::new)), () -> command.toString());
    }

    private void commit() throws IOException, InterruptedException {
        git("init", "-q");
        git("add", "-A");
        git("commit", "-q", "-m", "A commit");
    }

    private String version() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", checkout.resolve("onehall").toString(), "--version")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes()).strip();
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    @Test
    void aTagIsTheVersion() throws Exception {
        commit();
        git("tag", "v1.2.3");
        assertEquals("1.2.3", version());
    }

    @Test
    void changedFilesAreNoRelease() throws Exception {
        commit();
        git("tag", "v1.2.3");
        Files.writeString(checkout.resolve("pom.xml"), "<project/>\n");
        assertTrue(version().matches("1\\.2\\.4-SNAPSHOT-[0-9a-f]{8}\\.changed"), version());
    }

    @Test
    void afterATagItIsTheNextOneWithItsCommit() throws Exception {
        commit();
        git("tag", "v1.2.9");
        git("commit", "-q", "--allow-empty", "-m", "Another commit");
        assertTrue(version().matches("1\\.2\\.10-SNAPSHOT-[0-9a-f]{8}"), version());
    }

    @Test
    void withoutATagItIsThatOfTheBuild() throws Exception {
        assertEquals("0.7.0-SNAPSHOT", version());
        commit();
        git("tag", "v2.0.0-rc1");
        assertTrue(version().matches("0\\.7\\.0-SNAPSHOT-[0-9a-f]{8}"), version());
    }
}
