package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * The files of a machine with nothing installed, as a tar file from which an engine makes an image: this machine's
 * shell, the libraries that the shell and a JVM need, an empty {@code /tmp}, and what is unpacked into it.
 */
final class EmptyContainer implements AutoCloseable {
    private static final Pattern LIBRARY = Pattern.compile("(?:\\S+ => )?(/\\S+) \\(0x[0-9a-f]+\\)");
    /** The files of a C library. */
    private static final Pattern OF_C = Pattern.compile("(ld-linux.*|lib(c|m|dl|pthread|rt))\\.so\\.\\d+");

    private final TarArchiveOutputStream tar;
    private final Set<String> there = new HashSet<>();

    /** @param file the file to write */
    EmptyContainer(Path file) throws IOException, InterruptedException {
        tar = new TarArchiveOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
        tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
        TarArchiveEntry tmp = new TarArchiveEntry("tmp/");
        tmp.setMode(01777);
        tar.putArchiveEntry(tmp);
        tar.closeArchiveEntry();
        Path shell = Path.of("/bin/sh").toRealPath();
        file("bin/sh", shell);
        for (Path library : libraries(shell)) file(library.toString().substring(1), library);
        for (Path library : libraries(Path.of(System.getProperty("java.home"), "lib/server/libjvm.so"))) {
            assertTrue(
                    OF_C.matcher(library.getFileName().toString()).matches(),
                    () -> "the Java machine needs " + library + ", which a machine may not have");
            file(library.toString().substring(1), library);
        }
    }

    private static Set<Path> libraries(Path program) throws IOException, InterruptedException {
        Process ldd = new ProcessBuilder("ldd", program.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(ldd.getInputStream().readAllBytes());
        ldd.waitFor();
        Set<Path> libraries = new HashSet<>();
        for (Matcher line = LIBRARY.matcher(said); line.find(); ) libraries.add(Path.of(line.group(1)));
        return libraries;
    }

    /** Copies a file, once. */
    void file(String name, Path file) throws IOException {
        if (!there.add(name)) return;
        try (InputStream in = Files.newInputStream(file)) {
            put(name, Files.size(file), 0755, Files.getLastModifiedTime(file), in);
        }
    }

    private void put(String name, long size, int mode, FileTime time, InputStream content) throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name);
        entry.setSize(size);
        entry.setMode(mode);
        entry.setLastModifiedTime(time);
        tar.putArchiveEntry(entry);
        content.transferTo(tar);
        tar.closeArchiveEntry();
    }

    /** Unpacks a zip file below a folder; without its top folder. */
    void unzip(Path zip, String below) throws IOException {
        try (ZipFile file = ZipFile.builder().setPath(zip).get()) {
            for (ZipArchiveEntry entry : Collections.list(file.getEntries())) {
                try (InputStream in = file.getInputStream(entry)) {
                    put(
                            below + inside(entry.getName()),
                            entry.getSize(),
                            entry.getUnixMode() & 0777,
                            entry.getLastModifiedTime(),
                            in);
                }
            }
        }
    }

    /** Unpacks a gzipped tar file, in the same way. */
    void untar(Path tarGz, String below) throws IOException {
        try (TarArchiveInputStream from = new TarArchiveInputStream(new GZIPInputStream(Files.newInputStream(tarGz)))) {
            for (TarArchiveEntry entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
                put(
                        below + inside(entry.getName()),
                        entry.getSize(),
                        entry.getMode() & 0777,
                        entry.getLastModifiedTime(),
                        from);
            }
        }
    }

    private static String inside(String name) {
        return name.substring(name.indexOf('/'));
    }

    @Override
    public void close() throws IOException {
        tar.close();
    }
}
