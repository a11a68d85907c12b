package org.onehall.local.backup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.local.Complaint;

/**
 * Writes the records of a backup to brokers that have none. Offsets change, because only committed records are kept:
 * each reader continues before the same record as in the original hall, each decider after the last command it has
 * answered.
 */
public final class Restoration {
    /**
     * Topic settings while old records are written: the records keep their times, and none is too old, or too new for a
     * slow clock.
     */
    private static final Map<String, String> MEANWHILE = Map.of(
            "message.timestamp.type",
            "CreateTime",
            "message.timestamp.after.max.ms",
            String.valueOf(Long.MAX_VALUE),
            "retention.ms",
            "-1");

    private static final int MOST_BYTES = 1 << 20;

    private final KeptRecords records;
    private final Manifest manifest;
    /** How many records of each partition have been written, and how many of them each group has read. */
    private final Map<TopicPartition, Long> written = new HashMap<>();

    private final Map<TopicPartition, Map<String, Long>> had = new HashMap<>();
    private final AtomicReference<Exception> failure = new AtomicReference<>();

    public Restoration(KeptRecords records) {
        this.records = records;
        this.manifest = records.manifest();
    }

    /**
     * Writes everything.
     *
     * @return the number of records
     */
    public long into(BrokerAccess broker) throws InterruptedException {
        try (Admin admin = Admin.create(broker.client())) {
            createTopics(admin);
            write(broker);
            mustBeThere(admin);
            for (String group : manifest.groups().keySet()) {
                Map<TopicPartition, OffsetAndMetadata> places = places(group);
                if (!places.isEmpty())
                    admin.alterConsumerGroupOffsets(group, places).all().get();
            }
            admin.incrementalAlterConfigs(manifest.topics().entrySet().stream()
                            .collect(Collectors.toMap(
                                    topic -> new ConfigResource(ConfigResource.Type.TOPIC, topic.getKey()),
                                    topic -> settled(topic.getValue().config()))))
                    .all()
                    .get();
            return written.values().stream().mapToLong(Long::longValue).sum();
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker did not accept the backup: " + e.getCause().getMessage());
        }
    }

    private void createTopics(Admin admin) throws ExecutionException, InterruptedException {
        Optional<Short> copies = Optional.of(EmbeddedBroker.copies(manifest.brokers()));
        admin.createTopics(manifest.topics().entrySet().stream()
                        .map(topic -> {
                            Map<String, String> config =
                                    new HashMap<>(topic.getValue().config());
                            config.putAll(MEANWHILE);
                            return new NewTopic(
                                            topic.getKey(),
                                            Optional.of(topic.getValue().partitions()),
                                            copies)
                                    .configs(config);
                        })
                        .toList())
                .all()
                .get();
    }

    private static List<AlterConfigOp> settled(Map<String, String> config) {
        return MEANWHILE.keySet().stream()
                .map(name -> config.containsKey(name)
                        ? new AlterConfigOp(new ConfigEntry(name, config.get(name)), AlterConfigOp.OpType.SET)
                        : new AlterConfigOp(new ConfigEntry(name, ""), AlterConfigOp.OpType.DELETE))
                .toList();
    }

    private void write(BrokerAccess broker) {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        settings.put(ProducerConfig.LINGER_MS_CONFIG, 20);
        settings.put(ProducerConfig.BATCH_SIZE_CONFIG, 1 << 17);
        settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, MOST_BYTES);
        try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings)) {
            for (TopicPartition partition : Cut.partitions(manifest.topics(), _ -> true)) {
                Map<String, Long> places = placesIn(partition);
                Map<String, Long> counts = had.computeIfAbsent(partition, _ -> new HashMap<>());
                records.each(partition, record -> {
                    mustGoOn();
                    producer.send(
                            new ProducerRecord<>(
                                    partition.topic(),
                                    partition.partition(),
                                    record.timestamp(),
                                    record.key(),
                                    record.value(),
                                    record.headers()),
                            (_, why) -> {
                                if (why != null) failure.compareAndSet(null, why);
                            });
                    written.merge(partition, 1L, Long::sum);
                    places.forEach((group, place) -> {
                        if (record.offset() < place) counts.merge(group, 1L, Long::sum);
                    });
                });
            }
            producer.flush();
        }
        mustGoOn();
    }

    private void mustGoOn() {
        if (failure.get() != null) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker did not accept the backup: " + failure.get().getMessage());
        }
    }

    private Map<String, Long> placesIn(TopicPartition partition) {
        Map<String, Long> places = new HashMap<>();
        manifest.groups().forEach((group, all) -> {
            Manifest.Place place = all.get(partition.toString());
            if (place != null) places.put(group, place.offset());
        });
        return places;
    }

    private void mustBeThere(Admin admin) throws ExecutionException, InterruptedException {
        Set<TopicPartition> all = Cut.partitions(manifest.topics(), _ -> true);
        notRestored(Cut.ends(admin, all, IsolationLevel.READ_COMMITTED), written)
                .ifPresent(what -> {
                    throw new Complaint(Complaint.NO, what);
                });
    }

    /**
     * What differs from what was written; empty if nothing does.
     *
     * @param ends offset at which each partition ends
     * @param written how many records were written into it
     */
    static Optional<String> notRestored(Map<TopicPartition, Long> ends, Map<TopicPartition, Long> written) {
        return ends.entrySet().stream()
                .filter(one -> !one.getValue().equals(written.getOrDefault(one.getKey(), 0L)))
                .map(one -> one.getKey() + " was not restored: " + written.getOrDefault(one.getKey(), 0L)
                        + " records were written, and it ends at offset " + one.getValue())
                .findFirst();
    }

    private Map<TopicPartition, OffsetAndMetadata> places(String group) {
        Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>();
        List<TopicPartition> all = new ArrayList<>(had.keySet());
        for (TopicPartition partition : all) {
            Manifest.Place place = manifest.groups().get(group).get(partition.toString());
            String context = KeptRecords.contextOf(partition.topic());
            boolean decides = !context.isEmpty() && DeciderStore.group(context).equals(group);
            if (place == null && !decides) continue;
            // a decider has answered every command that is kept, even if it had no position yet
            long offset = !context.isEmpty()
                    ? written.getOrDefault(partition, 0L)
                    : had.get(partition).getOrDefault(group, 0L);
            places.put(partition, new OffsetAndMetadata(offset, place == null ? "" : place.metadata()));
        }
        return places;
    }
}
