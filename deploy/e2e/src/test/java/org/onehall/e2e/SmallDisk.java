package org.onehall.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A disk in memory, mounted at a folder, whose size changes while it is in use. Only root on Linux may mount it. */
final class SmallDisk implements AutoCloseable {
    private static final long MIB = 1L << 20;
    private static final long ROOMY_MIB = 30_000;

    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    static boolean mayMount() {
        return Files.exists(Path.of("/proc/mounts")) && "root".equals(System.getProperty("user.name"));
    }

    static SmallDisk mount(Path folder) {
        run("mount", "-t", "tmpfs", "-o", "size=" + ROOMY_MIB + "m,mode=700", "tmpfs", folder.toString());
        return new SmallDisk(folder);
    }

    /** Leaves this much room, in MiB, in addition to what is already written. */
    void leave(long mib) {
        try {
            var store = Files.getFileStore(folder);
            long used = store.getTotalSpace() - store.getUsableSpace();
            run("mount", "-o", "remount,size=" + (used + mib * MIB), folder.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Leaves as much room as at the beginning. */
    void leaveEnough() {
        leave(ROOMY_MIB);
    }

    @Override
    public void close() {
        run("umount", "-l", folder.toString());
    }

    private static void run(String... command) {
        try {
            int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
            if (exit != 0) throw new IllegalStateException(String.join(" ", command) + " ended with " + exit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
