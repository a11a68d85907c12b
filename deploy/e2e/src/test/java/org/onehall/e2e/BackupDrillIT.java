package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/**
 * The drill: while a hall plays, it is backed up twice; then it is stopped and backed up once more; a new hall is
 * restored from the second backup, and its games continue from there.
 */
@Order(RunningHall.OF_ITS_OWN)
class BackupDrillIT {
    private static final Pattern TAKEN =
            Pattern.compile("backup (\\d+) in .* read within (\\d+) ms; (\\d+) new records \\((\\d+) kB\\), "
                    + "(\\d+) in all \\((\\d+) kB\\)");
    private static final String ID = "drill";
    /** Commands in one partition: more than 127, because smaller boxed numbers are the same object. */
    private static final int MANY = 150;

    private static final String[] OPENING = {"e2e4", "e7e5", "g1f3", "b8c6"};
    private static final String[] MEANWHILE = {
        "d2d4", "d7d5", "c2c4", "e7e6", "b1c3", "g8f6", "c1g5", "f8e7", "e2e3", "e8g8", "g1f3", "b8d7", "a1c1", "c7c6",
        "f1d3", "d5c4", "d3c4", "f6d5"
    };

    private Path folder;

    @BeforeEach
    void aFolderForTheBackups() throws IOException {
        folder = Files.createTempDirectory("onehall-backup-");
    }

    @AfterEach
    void itIsRemoved() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }

    private static Matcher backup(RunningHall hall, Path to) {
        long from = System.nanoTime();
        RunningHall.Said said = hall.onehall("backup", "--data", hall.data().toString(), "--to", to.toString());
        assertEquals(0, said.exit(), said.text());
        assertTrue(said.text().contains("nothing acknowledged is missing"), said.text());
        Matcher taken = TAKEN.matcher(said.text());
        assertTrue(taken.find(), said.text());
        RunningHall.figure(
                "backup %s: %s new records (%s kB) of %s, cut within %s ms, %.1f s with its check",
                taken.group(1),
                taken.group(3),
                taken.group(4),
                taken.group(5),
                taken.group(2),
                (System.nanoTime() - from) / 1e9);
        return taken;
    }

    @Test
    void aHallGoesOnFromItsBackup() throws IOException {
        Path backups = folder.resolve("backups");
        Path restored = folder.resolve("restored");
        List<GameEvent> kept;
        try (RunningHall hall = RunningHall.on(RunningHall.competition("two-venues.yaml"));
                Cup cup = new Cup(hall, ID).opened()) {
            cup.start(1, 2);
            cup.plays(1, OPENING);
            for (int i = 0; i < MANY; i++) cup.white(1).refused("NO_OFFER", "acceptDraw", Map.of());
            // not in the common pool, which handles the players' frames
            CompletableFuture<Void> play =
                    CompletableFuture.runAsync(() -> cup.plays(2, MEANWHILE), Thread::startVirtualThread);
            Matcher first = backup(hall, backups);
            play.join();
            assertEquals("1", first.group(1));
            cup.plays(1, "f1c4");
            kept = hall.record(cup.board(1));
            Matcher second = backup(hall, backups);
            assertEquals("2", second.group(1));
            assertTrue(Long.parseLong(second.group(3)) < Long.parseLong(second.group(5)) / 2, second.group());
            cup.plays(1, "f8c5");
            hall.stop();
            assertEquals("3", backup(hall, backups).group(1));

            RunningHall.Said said = hall.onehall(
                    "restore", "--from", backups.toString(), "--number", "2", "--data", restored.toString());
            assertEquals(0, said.exit(), said.text());
            assertTrue(said.text().contains("nothing acknowledged is missing"), said.text());
            RunningHall.Said again =
                    hall.onehall("restore", "--from", backups.toString(), "--data", restored.toString());
            assertEquals(2, again.exit(), again.text());
            assertTrue(again.text().contains("is not empty"), again.text());
            aDamagedFileIsNamed(hall, backups);
        }
        goesOn(restored, kept);
    }

    private void aDamagedFileIsNamed(RunningHall hall, Path backups) throws IOException {
        Path damaged;
        try (Stream<Path> files = Files.walk(backups.resolve("logs"))) {
            damaged = files.filter(file -> file.toString().contains("onehall.game.events"))
                    .filter(file -> file.toString().endsWith(".log"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] bytes = Files.readAllBytes(damaged);
        bytes[bytes.length / 2] ^= 1;
        Files.write(damaged, bytes);
        Path other = folder.resolve("other");
        RunningHall.Said said = hall.onehall("restore", "--from", backups.toString(), "--data", other.toString());
        assertEquals(1, said.exit(), said.text());
        assertTrue(said.text().contains(damaged + " is damaged"), said.text());
        assertFalse(Files.exists(other));
    }

    private static void goesOn(Path data, List<GameEvent> kept) {
        try (RunningHall hall = RunningHall.onData(data);
                Cup cup = Cup.goingOn(hall, ID)) {
            // devices come back automatically; a board whose player is away for seconds awaits a decision (OCR 18.9)
            for (Side side : Side.values()) cup.seat(1, side);
            List<GameEvent> record = hall.record(cup.board(1));
            assertEquals(kept, record.subList(0, kept.size()), "what was acknowledged before the backup is there");
            assertFalse(record.stream().skip(kept.size()).anyMatch(GameEvent::hasMovePlayed), "and no later move");
            cup.ca().seesPly(cup.board(1), OPENING.length + 1);
            cup.seesGoingOn(1, "play", view -> view.path("status").asText().equals("PLAYING"));
            cup.plays(1, "g8f6", "e1g1");
            RunningHall.Said verdict = hall.verify();
            assertEquals(0, verdict.exit(), verdict.text());
            cup.resign(1);
        }
    }
}
