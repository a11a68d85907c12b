package org.onehall.local.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.HangingTransactions.Hanging;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;

/**
 * Checks the logs of some contexts on a running broker: each by itself, and whether all of them together say the same.
 */
public final class WholeCheck {
    private final BrokerAccess broker;
    private final List<String> contexts;
    private final Optional<String> onlyKey;
    private final Verification verification;
    private final Consumer<Finding> report;

    /**
     * @param onlyKey      nothing is said of other keys
     * @param verification takes the event logs
     */
    public WholeCheck(BrokerAccess broker, List<String> contexts, Optional<String> onlyKey, Verification verification,
            Consumer<Finding> report) {
        this.broker = broker;
        this.contexts = List.copyOf(contexts);
        this.onlyKey = onlyKey;
        this.verification = verification;
        this.report = report;
    }

    /**
     * Reads and reports.
     *
     * @param notedEnds how far each log had gone before its broker was started, offset by "topic-partition"; empty if
     *                  that is not known
     * @param settle    how long to wait for transactions that a killed writer left open
     */
    public void run(Map<String, Long> notedEnds, Duration settle) throws InterruptedException {
        Set<String> all = contexts.stream().flatMap(context -> Stream.of(TopicCatalogue.events(context),
                TopicCatalogue.replies(context), DeciderStore.changelog(context))).collect(Collectors.toSet());
        RecordedLog.settled(broker, all, settle).forEach(this::neverEnded);
        Set<String> shortened = shortened(notedEnds);
        for (String context : contexts) {
            check(context, shortened);
        }
    }

    private void neverEnded(Hanging one) {
        report.accept(partition(one.partition(), "nothing from offset " + one.from()
                + " on can be read: a transaction was never ended there. The next start of the hall ends it"));
    }

    private void check(String context, Set<String> shortened) throws InterruptedException {
        LossNames names = context.equals("game") ? LossNames.ofBoards(verification::position) : LossNames.NONE;
        Completeness whole = new Completeness(context, names, finding -> {
            if (about(finding.key())) {
                report.accept(finding);
            }
        });
        Map<TopicPartition, Long> decided = decided(context);
        read(DeciderStore.changelog(context), record -> whole.stored(record.key(), record.value()));
        read(TopicCatalogue.replies(context), record -> whole.replied(record.value()));
        read(TopicCatalogue.events(context), record -> {
            whole.happened(record.key(), record.value());
            if (about(record.key())) {
                verification.accept(record.topic(), record.partition(), record.key(), record.value());
            }
        });
        read(TopicCatalogue.commands(context), record -> {
            TopicPartition partition = new TopicPartition(record.topic(), record.partition());
            if (record.offset() < decided.getOrDefault(partition, 0L)) {
                whole.taken(record.key(), record.value(), record.timestamp());
            }
        });
        whole.finish();
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++) {
            TopicPartition events = new TopicPartition(TopicCatalogue.events(context), partition);
            TopicPartition store = new TopicPartition(DeciderStore.changelog(context), partition);
            boolean known = whole.hasStore() && !shortened.contains(store.toString());
            if (shortened.contains(events.toString()) && !known) {
                report.accept(partition(events, "the end of this log is lost, and the end of the decider's store, too:"
                        + " more may be missing than is known"));
            }
        }
    }

    private boolean about(String key) {
        return onlyKey.isEmpty() || onlyKey.get().equals(key);
    }

    private void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink) {
        RecordedLog.read(broker, Set.of(topic), sink, (partition, offset, why) ->
                report.accept(partition(partition, "nothing from offset " + offset + " on can be read: " + why)));
    }

    private static Finding partition(TopicPartition partition, String text) {
        return new Finding(partition.topic(), "partition " + partition.partition(), 0, text);
    }

    /** How many commands of each partition the decider has taken. */
    private Map<TopicPartition, Long> decided(String context) throws InterruptedException {
        Map<TopicPartition, Long> decided = new HashMap<>();
        try (Admin admin = RecordedLog.admin(broker)) {
            Map<TopicPartition, OffsetAndMetadata> places =
                    admin.listConsumerGroupOffsets(DeciderStore.group(context)).partitionsToOffsetAndMetadata().get();
            places.forEach((partition, place) -> {
                if (place != null) {
                    decided.put(partition, place.offset());
                }
            });
        } catch (ExecutionException e) {
            throw new Complaint(Complaint.NO,
                    "the broker does not say how far " + context + " has come: " + e.getCause().getMessage());
        }
        return decided;
    }

    /** Logs that are shorter now than they had been, "topic-partition". */
    private Set<String> shortened(Map<String, Long> notedEnds) throws InterruptedException {
        List<TopicPartition> partitions = new ArrayList<>();
        for (String context : contexts) {
            for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++) {
                for (String topic : List.of(TopicCatalogue.events(context), DeciderStore.changelog(context))) {
                    TopicPartition one = new TopicPartition(topic, partition);
                    if (notedEnds.containsKey(one.toString())) {
                        partitions.add(one);
                    }
                }
            }
        }
        try (Admin admin = RecordedLog.admin(broker)) {
            Map<TopicPartition, OffsetSpec> asked =
                    partitions.stream().collect(Collectors.toMap(one -> one, _ -> OffsetSpec.latest()));
            return admin.listOffsets(asked).all().get().entrySet().stream()
                    .filter(one -> one.getValue().offset() < notedEnds.get(one.getKey().toString()))
                    .map(one -> one.getKey().toString()).collect(Collectors.toSet());
        } catch (ExecutionException e) {
            throw new Complaint(Complaint.NO,
                    "the broker does not say where the logs end: " + e.getCause().getMessage());
        }
    }
}
