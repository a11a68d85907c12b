package org.onehall.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.Optional;

/**
 * The files of one release.
 *
 * @param from the checkout, built
 * @param version "1.2.3", or for a build that is not a release "0.1.0-SNAPSHOT-96019a4e"
 * @param time of every file in the archives
 * @param notices the licences of others, included in each archive; empty if left out
 */
public record Release(Checkout from, String version, FileTime time, Optional<Path> notices) {
    /** A release of a checkout, for tests: without the licences of others. */
    public static Release of(Path checkout, String version, FileTime time) {
        return new Release(new Checkout(checkout), version, time, Optional.empty());
    }

    /**
     * Everything a hall needs, as a zip archive.
     *
     * @param work an existing folder for intermediate files
     * @param level of compression, 0 (none) to 9
     * @param prepared whether to include what its parts load, for a faster first start; a hall is run to record this
     */
    public void hall(Path work, Path zip, int level, boolean prepared) throws IOException, InterruptedException {
        Unpacked unpacked = new Unpacked(this, work.resolve("onehall-" + version));
        unpacked.hall();
        if (prepared) unpacked.prepare();
        Archives.zip(unpacked.folder(), zip, time, level);
    }

    /** Only the venue node, as a gzipped tar archive. */
    public void venueNode(Path work, Path tarGz) throws IOException, InterruptedException {
        Unpacked unpacked = new Unpacked(this, work.resolve("venue-node-" + version));
        unpacked.venueNode();
        Archives.tarGz(unpacked.folder(), tarGz, time);
    }

    /** Writes {@code SHA256SUMS} for files of a folder, in the format of {@code sha256sum -c}. */
    void checksums(Path folder, Collection<String> names) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String name : names) {
            lines.append(Libraries.sha256(folder.resolve(name)))
                    .append("  ")
                    .append(name)
                    .append('\n');
        }
        Files.writeString(folder.resolve("SHA256SUMS"), lines);
    }
}
