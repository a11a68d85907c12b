package org.onehall.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files of one release.
 *
 * @param from    the checkout, built
 * @param version "1.2.3", or that of a build that is none: "0.1.0-SNAPSHOT+96019a4e"
 * @param time    of every file in the archives
 */
public record Release(Checkout from, String version, FileTime time) {
    /** A release of a checkout. */
    public static Release of(Path checkout, String version, FileTime time) {
        return new Release(new Checkout(checkout), version, time);
    }

    /**
     * Everything a hall needs, as a zip archive.
     *
     * @param work  an existing folder for what lies in between
     * @param level of compression, 0 (none) to 9
     */
    public void hall(Path work, Path zip, int level) throws IOException, InterruptedException {
        Unpacked unpacked = new Unpacked(from, work.resolve("onehall-" + version), version, time);
        unpacked.hall();
        Archives.zip(unpacked.folder(), zip, time, level);
    }

    /** The venue node alone, as a gzipped tar archive. */
    public void venueNode(Path work, Path tarGz) throws IOException, InterruptedException {
        Unpacked unpacked = new Unpacked(from, work.resolve("venue-node-" + version), version, time);
        unpacked.venueNode();
        Archives.tarGz(unpacked.folder(), tarGz, time);
    }

    /** Writes {@code SHA256SUMS} of all files in a folder, as {@code sha256sum -c} reads it. */
    void checksums(Path folder) throws IOException {
        StringBuilder lines = new StringBuilder();
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) lines.append(Libraries.sha256(file)).append("  ").append(file.getFileName()).append('\n');
        Files.writeString(folder.resolve("SHA256SUMS"), lines);
    }
}
