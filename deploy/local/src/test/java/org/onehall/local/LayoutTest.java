package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutTest {
    @TempDir
    private Path root;

    private Path file(String name) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }

    @Test
    void aCheckoutHasEachPartWhereMavenLeavesIt() throws IOException {
        Path service = file("services/game-state/target/quarkus-app/quarkus-run.jar");
        Path own = file("deploy/local/target/onehall-local-0.1.0-SNAPSHOT.jar");
        file("deploy/local/target/onehall-local-0.1.0-SNAPSHOT-sources.jar");
        Home home = new Home(root);
        assertEquals(service, home.jar(Part.GAME_STATE));
        assertEquals(own, home.own());
        assertEquals(own + File.pathSeparator + root.resolve("deploy/local/target/lib/*"), home.classPath("local"));
        assertEquals(root.resolve(".onehall/data"), home.defaultData());
    }

    @Test
    void aReleaseHasEachJarOnceAndItsDataBesideThem() throws IOException {
        file("VERSION");
        Path service = file("services/game-state/quarkus-run.jar");
        Path own = file("lib/onehall-local.jar");
        Home home = new Home(root);
        assertEquals(service, home.jar(Part.GAME_STATE));
        assertEquals(own, home.own());
        assertEquals(root.resolve("programs/local.jar").toString(), home.classPath("local"));
        assertEquals(root.resolve("data"), home.defaultData());
    }

    @Test
    void bothHaveTheDemonstrationInTheSamePlace() throws IOException {
        file("deploy/demo/games/demo.pgn");
        Path yaml = root.resolve("deploy/demo/competition/demo.yaml");
        assertEquals(yaml, new Home(root).demonstration());
        file("VERSION");
        assertEquals(yaml, new Home(root).demonstration());
        assertEquals(1, new Home(root).games(true).size());
    }

    @Test
    void whatIsMissingIsNamedWithWhatToDo() throws IOException {
        Home home = new Home(root);
        assertEquals(
                root.resolve("services/competition/target/quarkus-app/quarkus-run.jar")
                        + " is not built; remove .onehall/built* and start ./onehall again",
                missing(home));
        file("VERSION");
        assertEquals(
                root.resolve("services/competition/quarkus-run.jar") + " is missing; unpack the release again",
                missing(home));
    }

    private static String missing(Home home) {
        return assertThrows(Complaint.class, () -> home.jar(Part.COMPETITION)).getMessage();
    }
}
