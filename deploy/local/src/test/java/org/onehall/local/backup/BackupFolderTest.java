package org.onehall.local.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.local.Complaint;

class BackupFolderTest {
    @TempDir
    private Path temporary;

    private static Manifest manifest(int number) {
        return new Manifest(
                Manifest.LAYOUT,
                number,
                "2026-11-27T12:00:00Z",
                1,
                1,
                Map.of(),
                Map.of("log-0", 7L),
                Map.of(),
                List.of(new Manifest.LogFile("log", 0, file(number), 1, 3)),
                List.of());
    }

    private static String file(int number) {
        return "logs/log-0/" + number + ".log";
    }

    private Path backups() {
        return temporary.resolve("backups");
    }

    private static void add(BackupFolder folder, int number) throws IOException {
        folder.write(folder.file(file(number)), new byte[] {1, 2, (byte) number});
        folder.finish(manifest(number), List.of(file(number)));
    }

    @Test
    void whatIsWrittenIsReadAgainAndOnlyItsOwnerMayEnter() throws IOException {
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            assertEquals(0, folder.last());
            add(folder, 1);
            add(folder, 2);
        }
        try (BackupFolder folder = BackupFolder.toRead(backups())) {
            assertEquals(2, folder.last());
            assertEquals(List.of(manifest(1), manifest(2)), folder.manifests(2));
            folder.check(2);
        }
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backups())));
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(backups().resolve(file(1)))));
    }

    @Test
    void aBrokenOffBackupDoesNotCountAndWhatItLeftIsRemovedByTheNext() throws IOException {
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            add(folder, 1);
            folder.write(folder.file(file(2)), new byte[] {9});
            folder.write(folder.file("backup-000002.json"), manifest(2).bytes());
        }
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            assertEquals(1, folder.last());
            folder.check(1);
            assertEquals(2, folder.removeLeftovers());
            assertFalse(Files.exists(folder.file(file(2))));
            folder.check(1);
            assertEquals(0, folder.removeLeftovers());
        }
    }

    @Test
    void aBackupThatIsMissingBetweenOthersIsNamedAndTheLaterOnesStay() throws IOException {
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            for (int number = 1; number <= 3; number++) add(folder, number);
            folder.mustHaveNoGap();
            Files.delete(folder.file("backup-000002.sha256"));
            Complaint complaint = assertThrows(Complaint.class, folder::mustHaveNoGap);
            assertTrue(complaint.getMessage().contains("backup-000002.sha256 is missing"), complaint.getMessage());
            assertTrue(Files.exists(folder.file(file(3))));
        }
    }

    @Test
    void aDamagedFileIsNamedAndTheBackupBeforeIt() throws IOException {
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            add(folder, 1);
            add(folder, 2);
            Path damaged = folder.file(file(2));
            Files.write(damaged, new byte[] {1, 2, 3});
            folder.check(1);
            Complaint complaint = assertThrows(Complaint.class, () -> folder.check(2));
            assertTrue(complaint.getMessage().contains(damaged + " is damaged"), complaint.getMessage());
            assertTrue(complaint.getMessage().contains("--number 1"), complaint.getMessage());
            Files.delete(damaged);
            assertTrue(assertThrows(Complaint.class, () -> folder.check(2))
                    .getMessage()
                    .contains("is missing"));
        }
    }

    @Test
    void aDamagedManifestIsNamed() throws IOException {
        try (BackupFolder folder = BackupFolder.toWrite(backups())) {
            add(folder, 1);
            Path manifest = folder.file("backup-000001.json");
            Files.writeString(manifest, Files.readString(manifest).replace("2026", "2025"));
            Complaint complaint = assertThrows(Complaint.class, () -> folder.manifests(1));
            assertTrue(complaint.getMessage().contains(manifest + " is damaged"), complaint.getMessage());
        }
    }

    @Test
    void aFolderWithSomethingElseIsLeftAlone() throws IOException {
        Files.createDirectories(backups());
        Files.writeString(backups().resolve("thesis.txt"), "three years");
        assertEquals(
                Complaint.USAGE,
                assertThrows(Complaint.class, () -> BackupFolder.toWrite(backups()))
                        .exit());
        assertEquals(
                Complaint.USAGE,
                assertThrows(Complaint.class, () -> BackupFolder.toRead(backups()))
                        .exit());
        try (var files = Files.list(backups())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void twoBackupsAtOnceAreRefused() throws IOException {
        try (BackupFolder _ = BackupFolder.toWrite(backups())) {
            assertEquals(
                    Complaint.NO,
                    assertThrows(Complaint.class, () -> BackupFolder.toWrite(backups()))
                            .exit());
        }
    }
}
