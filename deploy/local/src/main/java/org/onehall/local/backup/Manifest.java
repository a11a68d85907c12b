package org.onehall.local.backup;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one backup adds to the earlier ones, and how far the logs of the hall then reach.
 *
 * @param layout version of the file layout; a different number was written by another version
 * @param number from 1, without gaps
 * @param taken when the cut was taken, ISO 8601
 * @param within milliseconds within which the brokers reported the ends of the event logs
 * @param brokers how many brokers keep the hall's log: 1 or 3
 * @param topics by name
 * @param ends where the next backup continues, offset by "topic-partition"
 * @param groups by name, the position of each reader of the logs, by "topic-partition"
 * @param logs files with the new records of the logs
 * @param hall the other files a hall needs to continue: identity and competition
 */
public record Manifest(
        int layout,
        int number,
        String taken,
        long within,
        int brokers,
        Map<String, Topic> topics,
        Map<String, Long> ends,
        Map<String, Map<String, Place>> groups,
        List<LogFile> logs,
        List<HallFile> hall) {
    static final int LAYOUT = 1;
    private static final ObjectMapper JSON = new ObjectMapper();

    public Manifest {
        topics = new TreeMap<>(topics);
        ends = new TreeMap<>(ends);
        groups = new TreeMap<>(groups);
        logs = List.copyOf(logs);
        hall = List.copyOf(hall);
    }

    /**
     * A topic.
     *
     * @param id that the brokers gave it; the topic of another hall has a different one
     * @param config its settings at the broker
     */
    public record Topic(String id, int partitions, Map<String, String> config) {
        public Topic {
            config = new TreeMap<>(config);
        }

        boolean isCompacted() {
            return config.getOrDefault("cleanup.policy", "delete").contains("compact");
        }
    }

    /**
     * The position of a reader in a partition.
     *
     * @param offset of the next record
     * @param metadata data of the reader itself
     */
    public record Place(long offset, String metadata) {}

    /**
     * New records of a partition, in one file.
     *
     * @param file path below the backup's folder
     * @param bytes size of the file
     */
    public record LogFile(String topic, int partition, String file, long records, long bytes) {}

    /**
     * A file of the data folder.
     *
     * @param name its place in the data folder
     * @param file path below the backup's folder
     */
    public record HallFile(String name, String file) {}

    byte[] bytes() throws IOException {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this);
    }

    static Manifest read(byte[] bytes) throws IOException {
        return JSON.readValue(bytes, Manifest.class);
    }

    /** How many records it adds. */
    public long records() {
        return logs.stream().mapToLong(LogFile::records).sum();
    }

    /** Bytes of the records it adds. */
    public long logBytes() {
        return logs.stream().mapToLong(LogFile::bytes).sum();
    }
}
