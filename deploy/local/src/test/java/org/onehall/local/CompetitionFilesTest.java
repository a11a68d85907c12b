package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompetitionFilesTest {
    private static final Charset CENTRAL = Charset.forName("windows-1250");

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
        assertEquals(
                Set.of(), CompetitionFiles.named("# players: old.csv\nname: The csv cup\nprofile: fide-online-2021\n"));
        assertEquals(Set.of(), CompetitionFiles.named("name: Open # see players.csv\n"));
    }

    @Test
    void whatIsSentHoldsEveryFileAndTheRegulations() throws Exception {
        Files.writeString(folder.resolve("players.csv"), "id,name\n1,Ann\n");
        Files.writeString(folder.resolve("open.yaml"), "id: open\nplayers: {file: players.csv}\n");
        Files.writeString(folder.resolve("rules.yaml"), "profile: fide-laws-2018\n");
        var files =
                CompetitionFiles.read(folder.resolve("open.yaml"), Optional.of(folder.resolve("rules.yaml")), false);
        var json = new ObjectMapper().readTree(files.json());
        assertEquals("open.yaml", json.path("fileName").asText());
        assertEquals(
                "id: open\nplayers: {file: players.csv}\n", json.path("yaml").asText());
        assertEquals("id,name\n1,Ann\n", json.path("files").path("players.csv").asText());
        assertEquals("rules.yaml", json.path("regulationsFile").asText());
        assertEquals("profile: fide-laws-2018\n", json.path("regulations").asText());
    }

    @Test
    void aDataFolderGoesOnWithTheCompetitionItWasStartedWith() throws Exception {
        var files = new CompetitionFiles(
                "demo.yaml",
                "id: \"demo\"\n",
                Map.of("p.csv", "1;\\\"x\n"),
                Optional.of(Map.entry("r.yaml", "a: 1\n")),
                true);
        assertEquals(Optional.empty(), CompetitionFiles.ofData(folder));
        files.keep(folder);
        assertEquals(Optional.of(files), CompetitionFiles.ofData(folder));
    }

    @Test
    void aMissingFileIsLeftToWhoReadsTheCompetition() throws Exception {
        Files.writeString(folder.resolve("open.yaml"), "players: gone.csv\n");
        assertEquals(
                Map.of(),
                CompetitionFiles.read(folder.resolve("open.yaml"), Optional.empty(), false)
                        .files());
    }

    @Test
    void aFileOutsideTheFolderIsNotReadNorToldOf() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Files.writeString(folder.resolve("secret.csv"), "root:x:0:0\n");
        Files.createSymbolicLink(inner.resolve("link.csv"), folder.resolve("secret.csv"));
        for (String name : List.of("../secret.csv", folder.resolve("secret.csv").toString(), "link.csv")) {
            Files.writeString(inner.resolve("open.yaml"), "players: {file: " + name + "}\n");
            var complaint = assertThrows(
                    Complaint.class,
                    () -> CompetitionFiles.read(inner.resolve("open.yaml"), Optional.empty(), false),
                    name);
            assertTrue(
                    complaint.getMessage().contains("not in its folder")
                            && !complaint.getMessage().contains("root:x"),
                    complaint.getMessage());
        }
    }

    @Test
    void aMappingThatHoldsItselfEndsTheReadingNowhere() {
        String yaml = "players: &p {file: players.csv, encoding: windows-1250, more: [*p]}\n";
        assertEquals(Optional.of(CENTRAL), SourceEncodings.of(yaml).ofFile("players.csv"));
    }

    private CompetitionFiles read(String yaml, Charset stated, List<String> doubts) throws Exception {
        Files.write(folder.resolve("open.yaml"), yaml.getBytes(CENTRAL));
        Files.write(folder.resolve("players.csv"), "id;name\r\np1;Dvořák, Jiří\r\n".getBytes(CENTRAL));
        Files.write(
                folder.resolve("report.trf"), "\uFEFF001    1 m    Dvořák, Jiří".getBytes(StandardCharsets.UTF_16LE));
        return CompetitionFiles.read(
                folder.resolve("open.yaml"), Optional.empty(), false, Optional.ofNullable(stated), doubts::add);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "players: {file: players.csv, encoding: windows-1250}\nrounds: {trf: report.trf}\n",
                "encoding: cp1250\nplayers:\n  file: players.csv\nrounds:\n  trf: report.trf\n",
                "encoding: latin1\nplayers: {encoding: 'windows-1250', file: players.csv}\nrounds: {trf: "
                        + "report.trf, encoding: KOI8-R}\n",
            })
    void theCompetitionStatesTheEncodingOfItsFiles(String yaml) throws Exception {
        List<String> doubts = new ArrayList<>();
        CompetitionFiles files = read(yaml, null, doubts);
        assertEquals("id;name\r\np1;Dvořák, Jiří\r\n", files.files().get("players.csv"));
        assertEquals("001    1 m    Dvořák, Jiří", files.files().get("report.trf"));
        assertEquals(List.of(), doubts);
    }

    @Test
    void theEncodingCanBeStatedOnTheCommandLineAndWithoutItLettersAreDoubted() throws Exception {
        String yaml = "name: Řím\nplayers: {file: players.csv, encoding: none}\n";
        List<String> doubts = new ArrayList<>();
        CompetitionFiles stated = read(yaml, CENTRAL, doubts);
        assertEquals(yaml, stated.yaml());
        assertEquals("id;name\r\np1;Dvořák, Jiří\r\n", stated.files().get("players.csv"));
        assertEquals(List.of(), doubts);
        read(yaml, null, doubts);
        assertTrue(
                doubts.stream()
                        .anyMatch(line -> line.startsWith("players.csv, line 2, column 4: \"Dvoøák\" may be misread")),
                doubts::toString);
    }

    @Test
    void everyFaultOfACompetitionGetsItsLine() throws Exception {
        var files = new CompetitionFiles("open.yaml", "", Map.of(), Optional.empty(), false);
        var problem = new ObjectMapper().readTree("""
                {"errors": [{"file": "open.yaml", "line": 7, "key": "timeControl", "message": "not a time control", "rule": "V-02"},
                            {"file": "players.csv", "line": 3, "column": 4, "message": "no name"}]}""");
        assertEquals(
                "the competition was refused:\n  open.yaml:7: timeControl: not a time control (V-02)\n  "
                        + "players.csv:3:4: no name",
                Operator.faults(files, problem));
    }
}
