package org.onehall.local.replay;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;

/** Checks the records of a context: its event log alone, and whether its other topics agree with it. */
public final class ContextCheck {
    private final RecordSource source;
    private final Optional<String> onlyKey;
    private final Verification verification;
    private final Consumer<Finding> report;

    /**
     * @param onlyKey nothing is reported about other keys
     * @param verification takes the event logs
     */
    public ContextCheck(
            RecordSource source, Optional<String> onlyKey, Verification verification, Consumer<Finding> report) {
        this.source = source;
        this.onlyKey = onlyKey;
        this.verification = verification;
        this.report = report;
    }

    /**
     * Reads the context's topics and reports.
     *
     * @return whether the decider's store existed
     */
    public boolean check(String context) throws InterruptedException {
        LossNames names = context.equals("game") ? LossNames.ofBoards(verification::position) : LossNames.NONE;
        Completeness whole = new Completeness(context, names, finding -> {
            if (about(finding.key())) {
                report.accept(finding);
            }
        });
        Map<TopicPartition, Long> decided = source.decided(context);
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
        return whole.hasStore();
    }

    private boolean about(String key) {
        return onlyKey.isEmpty() || onlyKey.get().equals(key);
    }

    private void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink) throws InterruptedException {
        source.read(
                topic,
                sink,
                (partition, offset, why) -> report.accept(
                        Finding.of(partition, "no record from offset " + offset + " on can be read: " + why)));
    }
}
