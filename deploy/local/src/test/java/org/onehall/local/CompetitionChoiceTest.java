package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With which competition a hall starts. */
class CompetitionChoiceTest {
    @TempDir
    private Path data;

    private Optional<CompetitionFiles> choice(Optional<Path> competition, Optional<Path> regulations, boolean empty)
            throws IOException {
        return CompetitionChoice.of(
                new Launcher.UpOptions(
                        competition,
                        regulations,
                        Optional.empty(),
                        false,
                        Map.of(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        false,
                        empty),
                new Home(Path.of("../..")),
                data,
                _ -> {});
    }

    private Optional<CompetitionFiles> plain() throws IOException {
        return choice(Optional.empty(), Optional.empty(), false);
    }

    @Test
    void aNewFolderHasTheDemonstrationUnlessItIsToBeEmpty() throws IOException {
        assertTrue(plain().orElseThrow().demonstration());
        assertEquals(Optional.empty(), choice(Optional.empty(), Optional.empty(), true));
    }

    @Test
    void aHallThatBeganEmptyStaysSoUntilACompetitionIsNamed() throws IOException {
        CompetitionFiles.noteNone(data);
        assertEquals(Optional.empty(), plain());
        assertEquals(Optional.empty(), choice(Optional.empty(), Optional.empty(), true));
        Path cup = Files.writeString(data.resolve("cup.yaml"), "id: cup\n");
        assertThrows(Complaint.class, () -> choice(Optional.empty(), Optional.of(cup), false));
        CompetitionFiles named =
                choice(Optional.of(cup), Optional.empty(), false).orElseThrow();
        named.keep(data);
        assertEquals(named, plain().orElseThrow());
    }

    @Test
    void aFolderWithACompetitionIsNotEmpty() throws IOException {
        choice(Optional.of(Files.writeString(data.resolve("cup.yaml"), "id: cup\n")), Optional.empty(), false)
                .orElseThrow()
                .keep(data);
        assertEquals(
                Complaint.USAGE,
                assertThrows(Complaint.class, () -> choice(Optional.empty(), Optional.empty(), true))
                        .exit());
    }

    @Test
    void whatWasLoadedFromElsewhereIsNotLoadedAgain() throws IOException {
        CompetitionFiles.noteElsewhere(data);
        assertThrows(Complaint.class, this::plain);
        Complaint complaint = assertThrows(Complaint.class, () -> choice(Optional.empty(), Optional.empty(), true));
        assertEquals(Complaint.USAGE, complaint.exit());
        assertTrue(complaint.getMessage().contains("--competition"), complaint.getMessage());
    }
}
