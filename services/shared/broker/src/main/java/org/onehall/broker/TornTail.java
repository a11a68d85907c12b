package org.onehall.broker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.RecordBatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Log files whose end is torn: cut or damaged by a power failure, a full disk or a bad copy. After a clean shutdown, a
 * broker takes its files as they are and would continue writing behind the damage. Without its marker of a clean
 * shutdown it checks the files and continues from the last complete record.
 */
final class TornTail {
    private static final Logger LOG = LoggerFactory.getLogger(TornTail.class);
    /** Kafka's marker of a clean shutdown. */
    private static final String CLEAN = ".kafka_cleanshutdown";
    /**
     * The files in which Kafka records how long logs are: lines of "topic partition offset", after two lines of its
     * own.
     */
    private static final List<String> CHECKPOINTS =
            List.of("recovery-point-offset-checkpoint", "replication-offset-checkpoint");

    private static final int HEAD_LINES = 2;

    private TornTail() {}

    /** Removes the marker of a clean shutdown if the end of any log is not intact. */
    static void mend(Path data) throws IOException {
        Path clean = data.resolve(CLEAN);
        if (!Files.exists(clean)) return;
        for (Path log : folders(data)) {
            Optional<Path> last = lastSegment(log);
            if (last.isEmpty() || isWhole(last.get())) continue;
            LOG.warn(
                    "{} is damaged at its end; the logs are looked through and go on from their last whole records",
                    last.get());
            Files.delete(clean);
            return;
        }
    }

    private static List<Path> folders(Path data) throws IOException {
        try (Stream<Path> entries = Files.list(data)) {
            return entries.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static Optional<Path> lastSegment(Path log) throws IOException {
        try (Stream<Path> files = Files.list(log)) {
            return files.filter(file -> file.toString().endsWith(".log")).max(Comparator.naturalOrder());
        }
    }

    /** Whether a segment is a sequence of complete records with correct checksums, and nothing else. */
    static boolean isWhole(Path segment) throws IOException {
        try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
            long end = 0;
            for (RecordBatch batch : records.batches()) {
                batch.ensureValid();
                end += batch.sizeInBytes();
            }
            return end == Files.size(segment);
        } catch (RuntimeException damaged) { // whatever the reading of damaged bytes throws
            return false;
        }
    }

    /**
     * How long each log was when the broker last recorded it.
     *
     * @return offset by "topic-partition"
     */
    static Map<String, Long> notedEnds(Path data) throws IOException {
        Map<String, Long> ends = new HashMap<>();
        for (String name : CHECKPOINTS) {
            Path checkpoint = data.resolve(name);
            if (!Files.exists(checkpoint)) continue;
            // A checkpoint may be torn as well: text that is not one of its lines is skipped.
            List<String> lines = Files.readAllLines(checkpoint, StandardCharsets.ISO_8859_1);
            for (String line : lines.stream().skip(HEAD_LINES).toList()) {
                String[] words = line.split(" ");
                if (words.length == 3 && words[2].matches("\\d{1,18}")) {
                    ends.merge(words[0] + "-" + words[1], Long.parseLong(words[2]), Math::max);
                }
            }
        }
        return ends;
    }
}
