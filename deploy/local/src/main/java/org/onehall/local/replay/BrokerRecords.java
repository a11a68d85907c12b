package org.onehall.local.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.local.Complaint;

/** The records in a running broker. */
record BrokerRecords(BrokerAccess broker) implements RecordSource {
    @Override
    public void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink, RecordedLog.Trouble trouble) {
        RecordedLog.read(broker, Set.of(topic), sink, trouble);
    }

    @Override
    public Map<TopicPartition, Long> decided(String context) throws InterruptedException {
        Map<TopicPartition, Long> decided = new HashMap<>();
        try (Admin admin = RecordedLog.admin(broker)) {
            Map<TopicPartition, OffsetAndMetadata> places = admin.listConsumerGroupOffsets(DeciderStore.group(context))
                    .partitionsToOffsetAndMetadata()
                    .get();
            places.forEach((partition, place) -> {
                if (place != null) {
                    decided.put(partition, place.offset());
                }
            });
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker does not say how far " + context + " has come: "
                            + e.getCause().getMessage());
        }
        return decided;
    }
}
