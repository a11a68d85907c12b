package org.onehall.release;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchivesTest {
    private static final FileTime TIME = FileTime.from(Instant.parse("2026-11-27T15:32:23Z"));
    private static final Map<String, Integer> MODES =
            Map.of("hall/onehall", 0755, "hall/lib/a.jar", 0644, "hall/lib/b.jar", 0644);

    @TempDir
    private Path folder;

    /** The same files, written in alphabetical or reverse order. */
    private Path hall(String where, boolean backwards) throws IOException {
        List<String> names = new java.util.ArrayList<>(MODES.keySet());
        Collections.sort(names);
        if (backwards) Collections.reverse(names);
        for (String name : names) {
            Path file = folder.resolve(where).resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name.repeat(50));
            Files.setPosixFilePermissions(
                    file, PosixFilePermissions.fromString(MODES.get(name) == 0755 ? "rwxr-x---" : "rw-------"));
            Files.setLastModifiedTime(file, FileTime.fromMillis(where.length() * 1_000_000L));
        }
        return folder.resolve(where).resolve("hall");
    }

    private interface Packing {
        void pack(Path folder, Path file) throws IOException;
    }

    private static void zip(Path folder, Path file) throws IOException {
        Archives.zip(folder, file, TIME, 6);
    }

    private static void tarGz(Path folder, Path file) throws IOException {
        Archives.tarGz(folder, file, TIME);
    }

    private Path packed(String name, Packing packing, boolean backwards) throws IOException {
        Path file = folder.resolve(name);
        packing.pack(hall(name + "-files", backwards), file);
        return file;
    }

    @Test
    void aZipIsTheSameForTheSameFiles() throws IOException {
        assertArrayEquals(
                Files.readAllBytes(packed("one.zip", ArchivesTest::zip, false)),
                Files.readAllBytes(packed("another.zip", ArchivesTest::zip, true)));
    }

    @Test
    void aTarIsTheSameForTheSameFiles() throws IOException {
        assertArrayEquals(
                Files.readAllBytes(packed("one.tgz", ArchivesTest::tarGz, false)),
                Files.readAllBytes(packed("another.tgz", ArchivesTest::tarGz, true)));
    }

    @Test
    void aZipSaysWhatCanBeRunAndTheTimeInUtc() throws IOException {
        Map<String, Integer> modes = new TreeMap<>();
        try (ZipFile zip = ZipFile.builder()
                .setPath(packed("hall.zip", ArchivesTest::zip, false))
                .get()) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                modes.put(entry.getName(), entry.getUnixMode() & 0777);
                assertEquals(TIME, entry.getLastModifiedTime());
            }
        }
        assertEquals(new TreeMap<>(MODES), modes);
    }

    @Test
    void aTarSaysWhatCanBeRun() throws IOException {
        Map<String, Integer> modes = new TreeMap<>();
        Path file = packed("hall.tgz", ArchivesTest::tarGz, false);
        try (TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(Files.newInputStream(file)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                modes.put(entry.getName(), entry.getMode() & 0777);
            }
        }
        assertEquals(new TreeMap<>(MODES), modes);
    }
}
