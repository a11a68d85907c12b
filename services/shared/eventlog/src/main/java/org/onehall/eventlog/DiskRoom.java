package org.onehall.eventlog;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * How much space is left on the disk of a folder, and what may still be done with it.
 *
 * @param folder the folder
 * @param free bytes that this process may still write there
 * @param total bytes of the whole disk, above 0
 */
public record DiskRoom(Path folder, long free, long total) {
    private static final long MIB = 1L << 20;
    /** With less free space the hall warns. */
    private static final long LOW = 2_048 * MIB;
    /** With less than one tenth of the disk free it warns too. */
    private static final int LOW_PART = 10;
    /** With less free space no round can be opened; games continue. */
    public static final long NEW_ROUND = 500 * MIB;
    /** With less free space no process is started. */
    public static final long START = 64 * MIB;
    /** With less free space a broker shuts down in good order while it still can. */
    public static final long LEAST = 16 * MIB;

    /** How full the disk is, from best to worst. */
    public enum Level {
        ENOUGH,
        /** Less than 2 GiB or a tenth of the disk is free. */
        LOW,
        /** Less than {@link #NEW_ROUND} is free. */
        NO_NEW_ROUND,
        /** Less than {@link #START} is free. */
        FULL
    }

    /** The space on a folder's disk now; empty if the system does not report it. */
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
