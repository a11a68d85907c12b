package org.onehall.release;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.X5455_ExtendedTimestamp;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipLong;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/**
 * Writes a folder, with its own name on top, as one file: the same files give the same bytes, because their order,
 * owner and time are always the same. Of the file modes only the executable bit is kept.
 */
final class Archives {
    private static final int RUN = 0755;
    private static final int READ = 0644;

    private Archives() {}

    /**
     * A zip archive. Besides the local time that zip files traditionally contain, each entry also states its time
     * independently of the time zone.
     *
     * @param level 0 (stored) to 9
     */
    static void zip(Path folder, Path file, FileTime time, int level) throws IOException {
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(file)) {
            out.setLevel(level);
            for (Path one : files(folder)) {
                ZipArchiveEntry entry = new ZipArchiveEntry(name(folder, one));
                entry.setTime(time.toMillis());
                X5455_ExtendedTimestamp stamp = new X5455_ExtendedTimestamp();
                stamp.setModifyTime(new ZipLong(time.toMillis() / 1_000));
                entry.addExtraField(stamp);
                entry.setUnixMode(0100000 | mode(one));
                entry.setSize(Files.size(one));
                out.putArchiveEntry(entry);
                Files.copy(one, out);
                out.closeArchiveEntry();
            }
        }
    }

    /** A gzipped tar archive. */
    static void tarGz(Path folder, Path file, FileTime time) throws IOException {
        GzipParameters parameters = new GzipParameters();
        parameters.setCompressionLevel(9);
        try (OutputStream raw = new BufferedOutputStream(Files.newOutputStream(file));
                GzipCompressorOutputStream packed = new GzipCompressorOutputStream(raw, parameters);
                TarArchiveOutputStream out = new TarArchiveOutputStream(packed, StandardCharsets.UTF_8.name())) {
            out.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Path one : files(folder)) {
                TarArchiveEntry entry = new TarArchiveEntry(name(folder, one));
                entry.setSize(Files.size(one));
                entry.setMode(mode(one));
                entry.setModTime(time);
                entry.setIds(0, 0);
                entry.setNames("root", "root");
                out.putArchiveEntry(entry);
                Files.copy(one, out);
                out.closeArchiveEntry();
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(file -> name(folder, file)))
                    .toList();
        }
    }

    private static String name(Path folder, Path file) {
        return folder.getParent().relativize(file).toString().replace('\\', '/');
    }

    private static int mode(Path file) {
        return Files.isExecutable(file) ? RUN : READ;
    }
}
