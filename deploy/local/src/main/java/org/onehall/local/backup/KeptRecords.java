package org.onehall.local.backup;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.replay.RecordSource;
import org.onehall.local.replay.RecordedLog;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Outcome;

/**
 * The records of a backup and of all earlier ones. Commands are returned only if their answer is in the backup too: the
 * others had not been answered when the cut was taken.
 */
public final class KeptRecords implements RecordSource {
    /** Field number of the header in every context's envelopes. */
    private static final int HEADER = 1;

    private final BackupFolder folder;
    private final List<Manifest> manifests;
    private final Manifest last;
    /** For each command log, the requests that came late and have been answered. */
    private final Map<String, Set<String>> answered = new HashMap<>();

    /** @param manifests of the backups from 1 to the chosen one */
    public KeptRecords(BackupFolder folder, List<Manifest> manifests) {
        this.folder = folder;
        this.manifests = List.copyOf(manifests);
        this.last = manifests.getLast();
    }

    Manifest manifest() {
        return last;
    }

    /** Passes on every record of a partition, in order. */
    void each(TopicPartition partition, Consumer<ConsumerRecord<byte[], byte[]>> sink) {
        String context = contextOf(partition.topic());
        if (context.isEmpty()) {
            all(partition, sink);
            return;
        }
        long decided = place(context, partition);
        Set<String> late = answered.computeIfAbsent(context, this::answered);
        all(partition, command -> {
            if (command.offset() < decided || late.contains(request(command))) sink.accept(command);
        });
    }

    private void all(TopicPartition partition, Consumer<ConsumerRecord<byte[], byte[]>> sink) {
        for (Manifest manifest : manifests) {
            for (Manifest.LogFile file : manifest.logs()) {
                if (file.partition() != partition.partition() || !file.topic().equals(partition.topic())) continue;
                try {
                    Segment.read(folder.file(file.file()), partition, sink);
                } catch (IOException e) {
                    throw new Complaint(Complaint.NO, e.getMessage());
                }
            }
        }
    }

    /** The context whose command log this topic is; empty if it is not a command log. */
    static String contextOf(String topic) {
        return TopicCatalogue.CONTEXTS.stream()
                .filter(one -> TopicCatalogue.commands(one).equals(topic))
                .findAny()
                .orElse("");
    }

    private long place(String context, TopicPartition commands) {
        Manifest.Place place = last.groups()
                .getOrDefault(DeciderStore.group(context), Map.of())
                .get(commands.toString());
        return place == null ? 0 : place.offset();
    }

    private Set<String> answered(String context) {
        Set<String> late = new HashSet<>();
        Set<String> found = new HashSet<>();
        for (TopicPartition commands : partitions(TopicCatalogue.commands(context))) {
            long decided = place(context, commands);
            all(commands, command -> {
                if (command.offset() >= decided) late.add(request(command));
            });
        }
        late.remove(""); // requests of nobody
        if (late.isEmpty()) return found;
        for (TopicPartition events : partitions(TopicCatalogue.events(context))) {
            all(events, event -> keep(found, late, ofEvent(event)));
        }
        for (TopicPartition replies : partitions(TopicCatalogue.replies(context))) {
            all(replies, reply -> keep(found, late, ofReply(reply)));
        }
        return found;
    }

    private static void keep(Set<String> found, Set<String> late, String request) {
        if (late.contains(request)) found.add(request);
    }

    private static String request(ConsumerRecord<byte[], byte[]> command) {
        try {
            return request(
                    text(command.key()),
                    CommandHeader.parseFrom(header(command)).getRequestId());
        } catch (InvalidProtocolBufferException _) {
            return "";
        }
    }

    private static String ofEvent(ConsumerRecord<byte[], byte[]> event) {
        try {
            EventHeader header = EventHeader.parseFrom(header(event));
            return request(header.getKey(), header.getCausationId());
        } catch (InvalidProtocolBufferException _) {
            return ""; // the check reports it
        }
    }

    private static String ofReply(ConsumerRecord<byte[], byte[]> reply) {
        try {
            Outcome outcome = Outcome.parseFrom(reply.value());
            return request(outcome.getKey(), outcome.getRequestId());
        } catch (InvalidProtocolBufferException _) {
            return "";
        }
    }

    /** The key of a request; a request without an id, such as a beat, belongs to nobody. */
    private static String request(String key, String id) {
        return id.isEmpty() ? "" : key + "|" + id;
    }

    private static ByteString header(ConsumerRecord<byte[], byte[]> record) throws InvalidProtocolBufferException {
        var found = UnknownFieldSet.parseFrom(record.value()).getField(HEADER).getLengthDelimitedList();
        return found.isEmpty() ? ByteString.EMPTY : found.getFirst();
    }

    private static String text(byte[] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    private List<TopicPartition> partitions(String topic) {
        return Cut.partitions(last.topics(), topic::equals).stream()
                .sorted((a, b) -> Integer.compare(a.partition(), b.partition()))
                .toList();
    }

    @Override
    public void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink, RecordedLog.Trouble trouble) {
        for (TopicPartition partition : partitions(topic)) {
            each(partition, record -> sink.accept(Segment.named(record)));
        }
    }

    /** How many commands of each partition are decided: all that are returned. */
    @Override
    public Map<TopicPartition, Long> decided(String context) {
        Map<TopicPartition, Long> decided = new HashMap<>();
        partitions(TopicCatalogue.commands(context)).forEach(partition -> decided.put(partition, Long.MAX_VALUE));
        return decided;
    }
}
