package org.onehall.local.backup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;

/** Every kind of file that is not an exported event, or not as it was exported, with what the person reads about it. */
class EventArchiveReadingTest {
    private static final String AGAIN =
            "Nothing was imported; copy the file again from where it was exported, or " + "export the event again";
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private Path zip;

    @BeforeEach
    void exported() throws IOException {
        zip = folder.resolve("cup.zip");
        Path content = EventArchive.folder();
        TopicPartition competition = new TopicPartition(TopicCatalogue.events("competition"), 0);
        try (Segment log = Segment.create(EventArchive.log(content, competition))) {
            byte[] key = "cup".getBytes(StandardCharsets.UTF_8);
            log.add(new ConsumerRecord<>(competition.topic(), 0, 0, key, new byte[] {1}));
            log.finish();
        }
        Map<String, byte[]> files = Map.of(
                "README.txt", "Read me".getBytes(StandardCharsets.UTF_8),
                "event/cup.yaml", "id: cup".getBytes(StandardCharsets.UTF_8),
                "papers/games.pgn", "1. e4 *".getBytes(StandardCharsets.UTF_8));
        try (EventArchive archive =
                EventArchive.of(content, "cup", "2026-07-12T10:00:00Z", files, Map.of(competition, 1L))) {
            archive.pack(zip);
        }
    }

    private void opens() throws IOException {
        EventArchiveReading.open(zip).close();
    }

    /** The whole message, without the names of the file and of any Java exception. */
    private String complaint(int exit) {
        Complaint complaint = assertThrows(Complaint.class, this::opens);
        assertEquals(exit, complaint.exit());
        String said = complaint.getMessage();
        assertFalse(said.contains("Exception") || said.contains("java."), said);
        assertTrue(said.startsWith(zip + " "), said);
        return said.substring(zip.toString().length() + 1);
    }

    private interface Change {
        void in(FileSystem inside) throws IOException;
    }

    private void changed(Change change) throws IOException {
        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            change.in(inside);
        }
    }

    private void contents(UnaryOperator<ObjectNode> change) throws IOException {
        changed(inside -> {
            Path contents = inside.getPath("archive.json");
            ObjectNode all = (ObjectNode) JSON.readTree(Files.readString(contents));
            Files.writeString(contents, change.apply(all).toString());
        });
    }

    @Test
    void anExportedEventIsReadWithItsPapersAndWithWhatStayedInItsHall() throws IOException {
        try (EventArchive archive = EventArchiveReading.open(zip)) {
            assertEquals("cup", archive.contents().event());
            assertEquals(1, archive.contents().records());
            assertTrue(archive.contents().files().containsKey("papers/games.pgn"));
            assertEquals(
                    List.of("FAIR_PLAY_CASES", "HELD_PRIZES", "RECORDINGS"),
                    archive.contents().stayed());
        }
    }

    @Test
    void anEventThatWasExportedBeforeThereWerePapersIsStillRead() throws IOException {
        changed(inside -> Files.delete(inside.getPath("papers/games.pgn")));
        contents(all -> {
            ((ObjectNode) all.path("files")).remove("papers/games.pgn");
            all.remove("stayed");
            return all.put("layout", 1);
        });
        assertDoesNotThrow(this::opens);
    }

    @Test
    void whatIsNoZipFileIsNamedSo() throws IOException {
        for (String text : List.of("", "P", "event: cup")) {
            Files.writeString(zip, text);
            assertEquals(
                    "is not a ZIP file; choose the file that ./onehall event export has written",
                    complaint(Complaint.USAGE));
        }
    }

    @Test
    void aFileWithoutItsEndIsDamaged() throws IOException {
        byte[] whole = Files.readAllBytes(zip);
        Files.write(zip, Arrays.copyOf(whole, whole.length / 2));
        assertEquals(
                "is damaged: its end is missing, as after a copy that was interrupted. " + AGAIN,
                complaint(Complaint.NO));
    }

    @Test
    void aZipFileOfAnotherKindHasNoListOfContents() throws IOException {
        changed(inside -> Files.delete(inside.getPath("archive.json")));
        assertEquals(
                "is a ZIP file, but not an exported event: it has no archive.json; choose the file that "
                        + "./onehall event export has written",
                complaint(Complaint.USAGE));
    }

    @Test
    void anotherVersionIsNamed() throws IOException {
        contents(all -> all.put("layout", 3));
        assertEquals(
                "was exported by another version of OneHall (layout 3; this version reads layouts 1 to 2), so nothing "
                        + "was imported. Import it with that version, or a newer one",
                complaint(Complaint.NO));
    }

    @Test
    void aPaperThatWasChangedIsRefusedLikeALog() throws IOException {
        for (String name : List.of("papers/games.pgn", "README.txt", "event/cup.yaml")) {
            exported();
            changed(inside -> Files.writeString(inside.getPath(name), "1. d4 *"));
            assertEquals("is damaged: " + name + " is not as it was exported. " + AGAIN, complaint(Complaint.NO));
        }
    }

    @Test
    void aFileThatIsMissingOrWasAddedIsNamed() throws IOException {
        changed(inside -> Files.delete(inside.getPath("papers/games.pgn")));
        assertEquals("is damaged: papers/games.pgn is missing. " + AGAIN, complaint(Complaint.NO));
        exported();
        changed(inside -> Files.writeString(inside.getPath("papers/more.pgn"), "*"));
        assertEquals(
                "is damaged: it has the file papers/more.pgn, which archive.json does not name. " + AGAIN,
                complaint(Complaint.NO));
    }

    @Test
    void aNameThatIsBothAFileAndAFolderIsRefused() throws IOException {
        String sum = BackupFolder.sum("x".getBytes(StandardCharsets.UTF_8));
        contents(all -> {
            ((ObjectNode) all.path("files")).put("papers/x", sum).put("papers/x/y", sum);
            return all;
        });
        Path whole = Files.move(zip, folder.resolve("whole.zip"));
        try (ZipFile read = new ZipFile(whole.toFile());
                ZipOutputStream written = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (ZipEntry entry : Collections.list(read.entries())) {
                written.putNextEntry(new ZipEntry(entry.getName()));
                read.getInputStream(entry).transferTo(written);
            }
            for (String name : List.of("papers/x", "papers/x/y")) {
                written.putNextEntry(new ZipEntry(name));
                written.write('x');
            }
        }
        assertTrue(complaint(Complaint.NO).contains(" cannot be unpacked. "));
    }

    @Test
    void aListOfContentsThatCannotBeReadOrLeadsElsewhereIsRefused() throws IOException {
        changed(inside -> Files.writeString(inside.getPath("archive.json"), "{\"layout\":2,"));
        assertEquals("is damaged: archive.json is not readable. " + AGAIN, complaint(Complaint.NO));
        exported();
        contents(all -> {
            ((ObjectNode) all.path("files")).put("../else.txt", "0");
            return all;
        });
        assertEquals(
                "is damaged: ../else.txt is not the name of a file in an archive. " + AGAIN, complaint(Complaint.NO));
        exported();
        String endless = "papers/" + "x".repeat(256);
        contents(all -> {
            ((ObjectNode) all.path("files")).put(endless, "0");
            return all;
        });
        assertEquals(
                "is damaged: " + endless + " is not the name of a file in an archive. " + AGAIN,
                complaint(Complaint.NO));
        exported();
        contents(all -> {
            all.putArray("logs");
            return all;
        });
        assertEquals("is damaged: archive.json does not name each of its logs once. " + AGAIN, complaint(Complaint.NO));
    }

    @Test
    void bytesThatCannotBeUnpackedAreDamage() throws IOException {
        byte[] whole = Files.readAllBytes(zip);
        byte[] name = "README.txt".getBytes(StandardCharsets.UTF_8);
        int at = 0;
        while (!Arrays.equals(Arrays.copyOfRange(whole, at, at + name.length), name)) at++;
        assertArrayEquals(name, Arrays.copyOfRange(whole, at, at + name.length));
        Arrays.fill(whole, at + name.length, at + name.length + 6, (byte) 0xff);
        Files.write(zip, whole);
        assertTrue(complaint(Complaint.NO).matches("is damaged: .+\\. " + AGAIN), "not named");
    }

    @Test
    void aHallThatHasTheEventSaysWhetherItIsTheSame() {
        Map<String, String> exported = Map.of("competition cup", "1", "game cup/1/1", "2");
        assertDoesNotThrow(() -> EventImport.mustBeNew("cup", exported, Map.of()));
        String same = assertThrows(Complaint.class, () -> EventImport.mustBeNew("cup", exported, Map.copyOf(exported)))
                .getMessage();
        assertTrue(same.startsWith("this hall already has the event cup with everything that is in the file"), same);
        for (Map<String, String> here :
                List.of(Map.of("competition cup", "1"), Map.of("competition cup", "3", "game cup/1/1", "2"))) {
            String other = assertThrows(Complaint.class, () -> EventImport.mustBeNew("cup", exported, here))
                    .getMessage();
            assertTrue(other.contains("already has an event or a draft with the id cup"), other);
            assertTrue(other.contains("Import the file into another hall"), other);
        }
    }
}
