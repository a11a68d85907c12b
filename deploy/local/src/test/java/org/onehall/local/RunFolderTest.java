package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Paths as operators type them, and what a data folder tells about its running hall. */
class RunFolderTest {
    @TempDir
    private Path folder;

    @Test
    void howPeopleReachTheHallIsKnownToLaterCommands() throws IOException {
        RunFolder run = new RunFolder(folder.resolve("hall"));
        run.own();
        Doors doors = new Doors(
                InetAddress.ofLiteral("0.0.0.0"),
                Optional.of(URI.create("https://hall.example.org")),
                Optional.of(new Doors.Certificate(folder.resolve("a.pem"), folder.resolve("b.pem"))),
                List.of(),
                Optional.empty());
        for (Ports ports : List.of(new Ports(9_000, doors), new Ports(9_000))) {
            run.noteState(ports, Scale.ONE, "now");
            assertEquals(Optional.of(ports), run.portsWithDoors());
        }
        assertEquals(Optional.of(new Ports(9_000)), run.ports());
    }

    @Test
    void aLinkLeadsWhereItPointsAlsoToWhatIsNotThereYet() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data")).toRealPath();
        Path link = Files.createSymbolicLink(folder.resolve("link"), data);
        assertEquals(data, RunFolder.real(link));
        assertEquals(data.resolve("a/b"), RunFolder.real(link.resolve("a/b")));
        assertEquals(data.resolve("b"), RunFolder.real(link.resolve("a/../b")));
        assertTrue(RunFolder.real(folder.resolve("elsewhere")).startsWith(folder.toRealPath()));
    }

    @Test
    void whoHasAFolderInUseIsNamedRightly() throws IOException {
        RunFolder run = new RunFolder(folder.resolve("hall"));
        try (var _ = run.take()) {
            String text = assertThrows(Complaint.class, run::take).getMessage();
            assertTrue(text.contains("is in use by another command, such as an import"), text);
            assertFalse(text.contains("./onehall stop"), text);
        }
    }
}
