package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompetitionFilesTest {
    @TempDir
    private Path folder;

    @Test
    void filesAreFoundHoweverTheYamlNamesThem() {
        assertEquals(Set.of("players.csv"), CompetitionFiles.named("players: {file: players.csv}\n"));
        assertEquals(Set.of("players.csv"), CompetitionFiles.named("players:\n  file: \"players.csv\"  # who plays\n"));
        assertEquals(Set.of("a.csv", "b.trf"), CompetitionFiles.named("players: a.csv\npairings: 'b.trf'\n"));
        assertEquals(Set.of("r1.csv", "r2.csv"), CompetitionFiles.named("pairings:\n  - r1.csv\n  - r2.csv\n"));
        assertEquals(Set.of("r1.csv", "r2.csv"), CompetitionFiles.named("pairings: [r1.csv, r2.csv]\n"));
        assertEquals(Set.of("our players.CSV"), CompetitionFiles.named("players: our players.CSV\n"));
    }

    @Test
    void proseAndCommentsNameNoFiles() {
        assertEquals(Set.of(), CompetitionFiles.named("# players: old.csv\nname: The csv cup\nprofile: fide-online-2021\n"));
        assertEquals(Set.of(), CompetitionFiles.named("name: Open # see players.csv\n"));
    }

    @Test
    void whatIsSentHoldsEveryFileAndTheRegulations() throws Exception {
        Files.writeString(folder.resolve("players.csv"), "id,name\n1,Ann\n");
        Files.writeString(folder.resolve("open.yaml"), "id: open\nplayers: {file: players.csv}\n");
        Files.writeString(folder.resolve("rules.yaml"), "profile: fide-laws-2018\n");
        var files = CompetitionFiles.read(folder.resolve("open.yaml"), Optional.of(folder.resolve("rules.yaml")), false);
        var json = new ObjectMapper().readTree(files.json());
        assertEquals("open.yaml", json.path("fileName").asText());
        assertEquals("id: open\nplayers: {file: players.csv}\n", json.path("yaml").asText());
        assertEquals("id,name\n1,Ann\n", json.path("files").path("players.csv").asText());
        assertEquals("rules.yaml", json.path("regulationsFile").asText());
        assertEquals("profile: fide-laws-2018\n", json.path("regulations").asText());
    }

    @Test
    void aDataFolderGoesOnWithTheCompetitionItWasStartedWith() throws Exception {
        var files = new CompetitionFiles("demo.yaml", "id: \"demo\"\n", Map.of("p.csv", "1;\\\"x\n"),
                Optional.of(Map.entry("r.yaml", "a: 1\n")), true);
        assertEquals(Optional.empty(), CompetitionFiles.ofData(folder));
        files.keep(folder);
        assertEquals(Optional.of(files), CompetitionFiles.ofData(folder));
    }

    @Test
    void aMissingFileIsLeftToWhoReadsTheCompetition() throws Exception {
        Files.writeString(folder.resolve("open.yaml"), "players: gone.csv\n");
        assertEquals(Map.of(), CompetitionFiles.read(folder.resolve("open.yaml"), Optional.empty(), false).files());
    }

    @Test
    void aFileOutsideTheFolderIsNotReadNorToldOf() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Files.writeString(folder.resolve("secret.csv"), "root:x:0:0\n");
        Files.createSymbolicLink(inner.resolve("link.csv"), folder.resolve("secret.csv"));
        for (String name : List.of("../secret.csv", folder.resolve("secret.csv").toString(), "link.csv")) {
            Files.writeString(inner.resolve("open.yaml"), "players: {file: " + name + "}\n");
            var complaint = assertThrows(Complaint.class, () -> CompetitionFiles.read(inner.resolve("open.yaml"), Optional.empty(), false), name);
            assertTrue(complaint.getMessage().contains("not in its folder") && !complaint.getMessage().contains("root:x"), complaint.getMessage());
        }
    }

    @Test
    void olderFilesAreReadAsLatin1() {
        assertEquals("Müller", TextFile.decode("Müller".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("Müller", TextFile.decode("Müller".getBytes(StandardCharsets.UTF_8)));
        assertEquals("Müller", TextFile.decode("\uFEFFMüller".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void everyFaultOfACompetitionGetsItsLine() throws Exception {
        var files = new CompetitionFiles("open.yaml", "", Map.of(), Optional.empty(), false);
        var problem = new ObjectMapper().readTree("""
                {"errors": [{"file": "open.yaml", "line": 7, "key": "timeControl", "message": "not a time control", "rule": "V-02"},
                            {"file": "players.csv", "line": 3, "column": 4, "message": "no name"}]}""");
        assertEquals("the competition was refused:\n  open.yaml:7: timeControl: not a time control (V-02)\n  players.csv:3:4: no name",
                Hall.faults(files, problem));
    }
}
