package org.onehall.local.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a backup keeps of a hall besides its logs.
 *
 * @param identity the folder of its keys and secrets
 * @param competition the competition with which it was started; empty if services run without {@code up}
 */
public record HallFiles(Path identity, Optional<Path> competition) {
    /** Files of the identity that the launcher creates again at every start. */
    private static final String MADE_AGAIN = ".*\\.jwt|.*\\.p12|kafka-.*\\.properties|.*\\.next";

    /** The files of a data folder. */
    public static HallFiles of(Path data) {
        return new HallFiles(data.resolve("identity"), Optional.of(data.resolve("competition.json")));
    }

    /** Each file by its place in a data folder, with slashes. */
    Map<String, Path> files() throws IOException {
        Map<String, Path> files = new TreeMap<>();
        try (Stream<Path> own = Files.list(identity)) {
            own.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().matches(MADE_AGAIN))
                    .forEach(file -> files.put("identity/" + file.getFileName(), file));
        }
        competition.filter(Files::exists).ifPresent(file -> files.put("competition.json", file));
        return files;
    }
}
