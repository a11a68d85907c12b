package org.onehall.eventlog;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * How much room the disk of a folder has left, and what may still be done with it.
 *
 * @param folder the folder
 * @param free bytes this process may still write there
 * @param total bytes of the whole disk, above 0
 */
public record DiskRoom(Path folder, long free, long total) {
    private static final long MIB = 1L << 20;
    /** With less the hall warns. */
    private static final long LOW = 2_048 * MIB;
    /** With less than this part of the disk it warns too. */
    private static final int LOW_PART = 10;
    /** With less no round is opened; games go on. */
    public static final long NEW_ROUND = 500 * MIB;
    /** With less no process is started. */
    public static final long START = 64 * MIB;
    /** With less a broker ends in good order, while it still can. */
    public static final long LEAST = 16 * MIB;

    /** How bad it is, from best to worst. */
    public enum Level {
        ENOUGH,
        /** Below 2 GiB or a tenth of the disk. */
        LOW,
        /** Below {@link #NEW_ROUND}. */
        NO_NEW_ROUND,
        /** Below {@link #START}. */
        FULL
    }

    /** The room a folder's disk has now; empty if the system does not say. */
    public static Optional<DiskRoom> of(Path folder) {
        try {
            FileStore disk = Files.getFileStore(folder);
            long total = disk.getTotalSpace();
            return total <= 0 ? Optional.empty() : Optional.of(new DiskRoom(folder, disk.getUsableSpace(), total));
        } catch (IOException | SecurityException _) {
            return Optional.empty();
        }
    }

    public Level level() {
        if (free < START) return Level.FULL;
        if (free < NEW_ROUND) return Level.NO_NEW_ROUND;
        return free < LOW || free < total / LOW_PART ? Level.LOW : Level.ENOUGH;
    }

    /** "1.4 GB of 20.0 GB are free on the disk of /srv/hall". */
    public String text() {
        return size(free) + " of " + size(total) + " are free on the disk of " + folder;
    }

    /** Bytes for a person: "1.4 GB", "499 MB". */
    public static String size(long bytes) {
        return bytes >= 1_024 * MIB
                ? String.format(Locale.ROOT, "%.1f GB", bytes / (1_024.0 * MIB))
                : bytes / MIB + " MB";
    }
}
