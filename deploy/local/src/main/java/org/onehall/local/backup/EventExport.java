package org.onehall.local.backup;

import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.Folders;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.RecordedLog;

/** Copies one event out of a hall into an archive, and checks the copy. */
public final class EventExport {
    private static final String COMPETITIONS = TopicCatalogue.events("competition");

    private final String event;
    private final EventRecords records;
    private final Map<TopicPartition, Segment> segments = new HashMap<>();
    private final EventPosition position;

    private EventExport(String event) {
        this.event = event;
        this.records = new EventRecords(event);
        this.position = new EventPosition(event);
    }

    /**
     * How far the records of an event reach now.
     *
     * @param broker of a running hall
     * @throws Complaint if a round of the event is open
     */
    public static EventPosition position(BrokerAccess broker, String event) throws InterruptedException {
        EventExport export = new EventExport(event);
        RecordedLog.read(broker, EventRecords.topics(), Duration.ZERO, record -> {
            if (export.belongs(record)) export.position.note(record);
        });
        export.position.checkNoRoundIsPlayed();
        return export.position;
    }

    /**
     * Makes an archive.
     *
     * @param broker of a running hall
     * @param files everything except logs, by the name in the archive
     * @param before the position of the event before the files were made
     * @param out the ZIP file
     * @return empty, and no file is written, if something was recorded about the event after that position
     * @throws Complaint if the hall has no such event, or a round of it is open
     */
    public static Optional<EventArchive.Contents> write(
            BrokerAccess broker, String event, Map<String, byte[]> files, EventPosition before, Path out)
            throws IOException, InterruptedException {
        Path folder = EventArchive.folder();
        boolean made = false;
        try {
            Instant taken = Instant.now();
            EventExport export = new EventExport(event);
            Map<TopicPartition, Long> copied = export.copy(broker, folder);
            if (!export.position.equals(before)) return Optional.empty();
            try (EventArchive archive = EventArchive.of(folder, event, taken.toString(), files, copied)) {
                made = true;
                List<Finding> findings = new ArrayList<>();
                archive.verify(findings);
                if (!findings.isEmpty())
                    throw new Complaint(
                            Complaint.NO,
                            "the logs of " + event + " are not sound: " + findings.getFirst()
                                    + ". See ./onehall replay --verify");
                archive.pack(out);
                return Optional.of(archive.contents());
            }
        } finally {
            if (!made) Folders.delete(folder);
        }
    }

    private Map<TopicPartition, Long> copy(BrokerAccess broker, Path folder) throws IOException, InterruptedException {
        Map<TopicPartition, Long> copied = new HashMap<>();
        try {
            RecordedLog.read(broker, EventRecords.topics(), Duration.ZERO, record -> {
                if (belongs(record)) keep(record, folder);
            });
            for (Map.Entry<TopicPartition, Segment> one : segments.entrySet()) {
                one.getValue().finish();
                copied.put(one.getKey(), one.getValue().records());
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            for (Segment segment : segments.values()) segment.close();
        }
        if (copied.keySet().stream().noneMatch(one -> one.topic().equals(COMPETITIONS)))
            throw new Complaint(Complaint.NO, "this hall has no event " + event);
        position.checkNoRoundIsPlayed();
        return copied;
    }

    private boolean belongs(ConsumerRecord<String, byte[]> record) {
        try {
            return records.has(record.topic(), record.key(), record.value());
        } catch (InvalidProtocolBufferException e) {
            throw new Complaint(
                    Complaint.NO,
                    "record " + record.offset() + " of " + record.topic() + " is not readable: " + e.getMessage());
        }
    }

    private void keep(ConsumerRecord<String, byte[]> record, Path folder) {
        TopicPartition partition = new TopicPartition(record.topic(), record.partition());
        position.note(record);
        try {
            Segment segment = segments.get(partition);
            if (segment == null) {
                segment = Segment.create(EventArchive.log(folder, partition));
                segments.put(partition, segment);
            }
            segment.add(Segment.plain(record));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
