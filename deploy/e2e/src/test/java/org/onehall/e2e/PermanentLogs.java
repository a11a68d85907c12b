package org.onehall.e2e;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Role;

/**
 * Watches what is added to the logs that are kept for ever. The hall itself writes there too, so records are not merely
 * counted: each command names the person who gave it, and the answers, which are kept for an hour, say which commands
 * were refused, and whether for their form.
 */
final class PermanentLogs implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(200);
    private static final int HEADER = 1;
    private static final int EXAMPLES = 10;
    /**
     * Refusals of input that cannot be read, or whose texts are too long. A service refuses other formal errors only
     * after it has checked the sender's rights.
     */
    private static final Set<String> UNREADABLE = Set.of(
            "MALFORMED",
            "TEXT_TOO_LONG",
            "NOTE_UNREADABLE",
            "MALFORMED_TEXT",
            "TEXT_UNREADABLE",
            "NOTE_TOO_LONG",
            "REASON_MALFORMED");

    private final KafkaConsumer<String, byte[]> consumer;
    private final Map<TopicPartition, Long> read = new HashMap<>();
    private final Set<String> byServices = new HashSet<>();

    /**
     * What was added since the last look.
     *
     * @param commands of persons and operators, kept for ever
     * @param events of anybody, kept for ever
     * @param unreadable examples of commands of persons that were kept although they could not be read or their texts
     *     were too long
     * @param incomplete how many commands of persons were kept and refused because something was missing or impossible,
     *     by their refusal
     */
    record Growth(int commands, int events, List<String> unreadable, Map<String, Integer> incomplete) {}

    PermanentLogs(BrokerAccess broker) {
        Map<String, Object> settings = broker.client();
        settings.putAll(Map.of(
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
                50));
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
        List<TopicPartition> partitions = TopicCatalogue.all().stream()
                .filter(PermanentLogs::isMeant)
                .flatMap(topic -> consumer.partitionsFor(topic.name()).stream()
                        .map(info -> new TopicPartition(topic.name(), info.partition())))
                .toList();
        consumer.assign(partitions);
        read.putAll(consumer.endOffsets(partitions));
        read.forEach(consumer::seek);
    }

    /** Whether a topic is watched: those kept for ever, and the answers. */
    private static boolean isMeant(TopicCatalogue.Topic topic) {
        return "-1".equals(topic.config().get("retention.ms")) || topic.name().contains(".replies.");
    }

    /** Everything that is committed by now and was not seen before. */
    Growth look() {
        Map<TopicPartition, Long> ends = new HashMap<>(consumer.endOffsets(consumer.assignment()));
        List<ConsumerRecord<String, byte[]>> replies = new ArrayList<>();
        int commands = 0;
        int events = 0;
        while (true) {
            ends.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
            if (ends.isEmpty()) break;
            for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                if (record.topic().contains(".replies.")) replies.add(record);
                else if (record.topic().contains(".events.")) events++;
                else if (isByService(record)) byServices.add(header(record).getRequestId());
                else commands++;
            }
        }
        List<String> unreadable = new ArrayList<>();
        Map<String, Integer> incomplete = new TreeMap<>();
        for (ConsumerRecord<String, byte[]> reply : replies) {
            Outcome outcome = outcome(reply);
            String code = outcome.getRefusal().getCode();
            if (!outcome.getRefusal().getKind().equals("MALFORMED") || byServices.contains(outcome.getRequestId()))
                continue;
            if (!UNREADABLE.contains(code)) incomplete.merge(code, 1, Integer::sum);
            else if (unreadable.size() < EXAMPLES)
                unreadable.add(
                        reply.topic() + " " + code + " " + outcome.getRefusal().getText());
        }
        return new Growth(commands, events, unreadable, incomplete);
    }

    private static Outcome outcome(ConsumerRecord<String, byte[]> reply) {
        try {
            return Outcome.parseFrom(reply.value());
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isByService(ConsumerRecord<String, byte[]> command) {
        return header(command).getActor().getRole() == Role.ROLE_SERVICE;
    }

    /** The header of a command: the first field in all contexts. */
    private static CommandHeader header(ConsumerRecord<String, byte[]> command) {
        try {
            var bytes =
                    UnknownFieldSet.parseFrom(command.value()).getField(HEADER).getLengthDelimitedList();
            return bytes.isEmpty() ? CommandHeader.getDefaultInstance() : CommandHeader.parseFrom(bytes.getFirst());
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        consumer.close();
    }
}
