package org.onehall.local.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.local.Complaint;

/** Adds one backup of a hall to a folder: everything added to its logs since the previous backup. */
public final class Backup {
    private static final Duration POLL = Duration.ofMillis(200);
    /** How long a broker may return nothing from a partition that has more records. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    private final BackupFolder folder;
    private final HallFiles hall;
    private final int brokers;

    /**
     * @param hall the hall's files besides the logs
     * @param brokers how many brokers the hall has: 1 or 3
     */
    public Backup(BackupFolder folder, HallFiles hall, int brokers) {
        this.folder = folder;
        this.hall = hall;
        this.brokers = brokers;
    }

    /** The outcome of a backup. */
    public record Done(Manifest manifest, int leftovers) {}

    /**
     * Takes the backup.
     *
     * @param settle how long to wait for transactions that are open
     */
    public Done take(BrokerAccess broker, Duration settle) throws IOException, InterruptedException {
        folder.mustHaveNoGap();
        List<Manifest> before = folder.manifests(folder.last());
        int leftovers = folder.removeLeftovers();
        int number = before.size() + 1;
        try (Admin admin = Admin.create(broker.client())) {
            Cut cut = Cut.take(admin, settle);
            if (!before.isEmpty()) mustGoOn(before.getLast(), cut);
            Map<String, Long> from =
                    before.isEmpty() ? Map.of() : before.getLast().ends();
            Set<String> files = new HashSet<>();
            List<Manifest.LogFile> logs = copyLogs(broker, cut, from, files);
            List<Manifest.HallFile> beside = copyHall(before, files);
            Map<String, Long> ends = new TreeMap<>();
            cut.ends().forEach((partition, end) -> ends.put(partition.toString(), end));
            Manifest manifest = new Manifest(
                    Manifest.LAYOUT,
                    number,
                    cut.taken().toString(),
                    cut.within(),
                    brokers,
                    cut.topics(),
                    ends,
                    cut.groups(),
                    logs,
                    beside);
            folder.finish(manifest, files);
            return new Done(manifest, leftovers);
        }
    }

    private void mustGoOn(Manifest before, Cut cut) {
        before.topics().forEach((name, topic) -> {
            Manifest.Topic now = cut.topics().get(name);
            if (now == null || !now.id().equals(topic.id())) {
                throw new Complaint(
                        Complaint.USAGE,
                        folder + " contains backups of another hall, or backups of this hall from before it "
                                + "was restored; name a new folder with --to");
            }
        });
        cut.ends().forEach((partition, end) -> {
            if (end < before.ends().getOrDefault(partition.toString(), 0L)) {
                throw new Complaint(
                        Complaint.NO,
                        partition + " has lost its end: backup " + before.number()
                                + " ends at offset " + before.ends().get(partition.toString()) + ", the hall's log at "
                                + end
                                + ". See ./onehall replay --verify; restore backup " + before.number()
                                + ", or name a new folder with --to to keep what is left");
            }
        });
    }

    private List<Manifest.LogFile> copyLogs(BrokerAccess broker, Cut cut, Map<String, Long> from, Set<String> files)
            throws IOException {
        List<Manifest.LogFile> logs = new ArrayList<>();
        List<TopicPartition> partitions = cut.ends().keySet().stream()
                .filter(partition -> cut.ends().get(partition) > from.getOrDefault(partition.toString(), 0L))
                .sorted(Comparator.comparing(TopicPartition::toString))
                .toList();
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(settings(broker))) {
            for (TopicPartition partition : partitions) {
                long first = from.getOrDefault(partition.toString(), 0L);
                String name = "logs/%s/%020d.log".formatted(partition, first);
                boolean compacted = cut.topics().get(partition.topic()).isCompacted();
                long end = cut.ends().get(partition);
                long records = copy(consumer, partition, first, end, compacted, folder.file(name));
                if (records > 0) {
                    files.add(name);
                    logs.add(new Manifest.LogFile(
                            partition.topic(), partition.partition(), name, records, Files.size(folder.file(name))));
                }
            }
        }
        return logs;
    }

    private static long copy(
            KafkaConsumer<byte[], byte[]> consumer,
            TopicPartition partition,
            long first,
            long end,
            boolean compacted,
            Path file)
            throws IOException {
        consumer.assign(List.of(partition));
        long begin = consumer.beginningOffsets(List.of(partition)).get(partition);
        consumer.seek(partition, Math.max(first, begin));
        // in a log where only the last record of a key counts, no other is kept
        Map<String, ConsumerRecord<byte[], byte[]>> latest = new LinkedHashMap<>();
        try (Segment out = Segment.create(file)) {
            long since = System.nanoTime();
            for (long reached = consumer.position(partition); reached < end; reached = consumer.position(partition)) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(POLL).records(partition)) {
                    if (record.offset() >= end) break;
                    if (compacted) {
                        String key = java.util.HexFormat.of().formatHex(record.key());
                        latest.remove(key);
                        latest.put(key, record);
                    } else {
                        out.add(record);
                    }
                }
                if (consumer.position(partition) > reached) since = System.nanoTime();
                else if (System.nanoTime() - since > SILENCE.toNanos()) {
                    throw new Complaint(
                            Complaint.NO,
                            "no record of " + partition + " from offset " + reached
                                    + " on can be read: the broker sends no more. See ./onehall replay --verify");
                }
            }
            for (ConsumerRecord<byte[], byte[]> record : latest.values()) out.add(record);
            out.finish();
            if (out.records() == 0) Files.delete(file);
            return out.records();
        }
    }

    private static Map<String, Object> settings(BrokerAccess broker) {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        // all records to be read exist already; waiting for more would only delay the next partition
        settings.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 5);
        return settings;
    }

    /** Copies each file under the checksum of its content; a file that has not changed exists already. */
    private List<Manifest.HallFile> copyHall(List<Manifest> before, Set<String> files) throws IOException {
        Set<String> there = new HashSet<>();
        before.forEach(manifest -> manifest.hall().forEach(file -> there.add(file.file())));
        List<Manifest.HallFile> kept = new ArrayList<>();
        for (Map.Entry<String, Path> file : hall.files().entrySet()) {
            byte[] bytes = Files.readAllBytes(file.getValue());
            String sum = "hall/" + BackupFolder.sum(bytes);
            if (!there.contains(sum) && files.add(sum)) folder.write(folder.file(sum), bytes);
            kept.add(new Manifest.HallFile(file.getKey(), sum));
        }
        return kept;
    }
}
