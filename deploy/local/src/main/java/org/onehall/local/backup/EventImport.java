package org.onehall.local.backup;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.replay.RecordedLog;

/**
 * Writes the records of an archive into the logs of a hall that is not running, all in one transaction. At its next
 * start the hall derives states and pages from them. Those that react to events go on behind the records: what happened
 * in another hall has had its effects there.
 */
public final class EventImport {
    /** The groups that react to events, and the context whose events each of them reads. */
    public static final Map<String, String> REACTORS = Map.ofEntries(
            Map.entry("onehall.adjudication.note-boards", "game"),
            Map.entry("onehall.adjudication.note-cases", "connectivity"),
            Map.entry("onehall.adjudication.apply-rulings", "adjudication"),
            Map.entry("onehall.competition.create-boards", "competition"),
            Map.entry("onehall.competition.note-results", "game"),
            Map.entry("onehall.connectivity.starts", "game"),
            Map.entry("onehall.connectivity.notices", "connectivity"),
            Map.entry("onehall.connectivity.closings", "adjudication"),
            Map.entry("onehall.fair-play.note-games", "game"),
            Map.entry("onehall.fair-play.clear-seats", "fairplay"),
            Map.entry("onehall.playing-zone.dismissals", "game"),
            Map.entry("onehall.playing-zone.changed-places", "competition"),
            Map.entry("onehall.virtual-clock.carry-out", "clock"));

    /** Longer than the session of a member that has ended without a word. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long LOOK_AGAIN_MS = 500;
    private static final int MOST_BYTES = 1 << 20;
    /** A broker ends the transaction of an import that was killed after this time. */
    private static final int TRANSACTION_MS = 60_000;

    private final BrokerAccess broker;
    private final EventArchive archive;

    private EventImport(BrokerAccess broker, EventArchive archive) {
        this.broker = broker;
        this.archive = archive;
    }

    /**
     * Writes everything.
     *
     * @return the number of records
     * @throws Complaint if the hall has records of this event, or has not worked off its own; nothing is then written
     */
    public static long into(BrokerAccess broker, EventArchive archive) throws InterruptedException {
        try (Admin admin = Admin.create(broker.client())) {
            return new EventImport(broker, archive).write(admin);
        } catch (ExecutionException _) {
            throw new Complaint(
                    Complaint.NO,
                    "the hall's broker did not prepare the import, so nothing was imported. Import the event again "
                            + "after a minute; ./onehall doctor says what is wrong with the hall");
        }
    }

    private long write(Admin admin) throws ExecutionException, InterruptedException {
        Map<TopicPartition, Long> last = mustBeNew();
        // A stopped hall's group takes no place until its members' sessions are over: known before anything is written.
        for (String group : REACTORS.keySet()) set(admin, group, workedOff(admin, group, last));
        produce();
        return archive.contents().records();
    }

    private static void set(Admin admin, String group, Map<TopicPartition, OffsetAndMetadata> places)
            throws ExecutionException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!places.isEmpty()) {
            try {
                admin.alterConsumerGroupOffsets(group, places).all().get();
                return;
            } catch (ExecutionException stillThere) {
                if (System.nanoTime() > deadline) throw stillThere;
                Thread.sleep(LOOK_AGAIN_MS);
            }
        }
    }

    /**
     * Where a group goes on in the partitions of the archive; its place is about to be set behind every record.
     *
     * @throws Complaint if it has not reacted to every record
     */
    private Map<TopicPartition, OffsetAndMetadata> workedOff(Admin admin, String group, Map<TopicPartition, Long> last)
            throws ExecutionException, InterruptedException {
        Map<TopicPartition, OffsetAndMetadata> all = admin.listConsumerGroupOffsets(group)
                .partitionsToOffsetAndMetadata()
                .get();
        Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>();
        for (TopicPartition partition : partitions(group)) {
            OffsetAndMetadata place = all.get(partition);
            if (place == null) place = new OffsetAndMetadata(0);
            if (last.getOrDefault(partition, -1L) >= place.offset())
                throw new Complaint(
                        Complaint.NO,
                        "the hall was stopped before it had worked everything off (" + group
                                + "); start it, wait until it is ready, stop it, and import again");
            places.put(partition, place);
        }
        return places;
    }

    /** The partitions of the archive that a group reads. */
    private Set<TopicPartition> partitions(String group) {
        String topic = TopicCatalogue.events(REACTORS.get(group));
        return partitions().stream()
                .filter(partition -> partition.topic().equals(topic))
                .collect(Collectors.toSet());
    }

    private Set<TopicPartition> partitions() {
        Set<TopicPartition> partitions = new HashSet<>();
        for (EventArchive.Log log : archive.contents().logs())
            partitions.add(new TopicPartition(log.topic(), log.partition()));
        return partitions;
    }

    /** Writes the records, and the place of each group behind them, in the same transaction. */
    private void produce() throws InterruptedException {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "onehall.event-import");
        settings.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, TRANSACTION_MS);
        settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, MOST_BYTES);
        AtomicReference<Exception> failure = new AtomicReference<>();
        Map<TopicPartition, OffsetAndMetadata> behind = new ConcurrentHashMap<>();
        try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings)) {
            producer.initTransactions();
            producer.beginTransaction();
            for (EventArchive.Log log : archive.contents().logs())
                archive.each(
                        log,
                        record -> producer.send(
                                new ProducerRecord<>(
                                        log.topic(),
                                        log.partition(),
                                        record.timestamp(),
                                        record.key(),
                                        record.value(),
                                        record.headers()),
                                (written, why) -> {
                                    if (why != null) failure.compareAndSet(null, why);
                                    else
                                        behind.put(
                                                new TopicPartition(written.topic(), written.partition()),
                                                new OffsetAndMetadata(written.offset() + 1));
                                }));
            producer.flush();
            if (failure.get() == null) {
                for (String group : REACTORS.keySet()) {
                    Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>(behind);
                    places.keySet().retainAll(partitions(group));
                    if (!places.isEmpty()) producer.sendOffsetsToTransaction(places, outside(group));
                }
                producer.commitTransaction();
            } else producer.abortTransaction();
        } catch (KafkaException e) {
            failure.compareAndSet(null, e);
        }
        if (failure.get() != null)
            throw new Complaint(
                    Complaint.NO,
                    "the hall's broker did not accept the event. All of it was added or nothing: start the hall and "
                            + "see the page Events. If the event is not there, stop the hall and import it again");
    }

    /** A group as one sees it who is not a member of it. */
    private ConsumerGroupMetadata outside(String group) {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, group);
        try (KafkaConsumer<byte[], byte[]> consumer =
                new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            return consumer.groupMetadata();
        }
    }

    /**
     * Checks that the hall has no record of the event, in any log.
     *
     * @return the offset of the last record of each partition of the event logs
     */
    private Map<TopicPartition, Long> mustBeNew() throws InterruptedException {
        Map<String, String> exported = new HashMap<>();
        for (EventArchive.Log log : archive.contents().logs())
            archive.each(log, record -> add(exported, log.topic(), text(record.key()), record.value()));
        Map<String, String> here = new HashMap<>();
        Map<TopicPartition, Long> last = new HashMap<>();
        RecordedLog.read(broker, EventRecords.topics(), Duration.ZERO, record -> {
            last.put(new TopicPartition(record.topic(), record.partition()), record.offset());
            if (exported.containsKey(place(record.topic(), record.key())))
                add(here, record.topic(), record.key(), record.value());
        });
        mustBeNew(archive.contents().event(), exported, here);
        return last;
    }

    /**
     * Checks that a hall has no record of an event.
     *
     * @param exported sums of the records in the file, by topic and key
     * @param here sums of the hall's records with the same topic and key
     */
    static void mustBeNew(String event, Map<String, String> exported, Map<String, String> here) {
        if (here.equals(exported))
            throw new Complaint(
                    Complaint.NO,
                    "this hall already has the event " + event + " with everything that is in the file, so nothing was "
                            + "imported. There is nothing to do: start the hall");
        if (!here.isEmpty())
            throw new Complaint(
                    Complaint.NO,
                    "this hall already has an event or a draft with the id " + event + ", or had one, and it is not as "
                            + "in the file. Nothing was imported, and the event of this hall was not changed. Import "
                            + "the file into another hall: start one on a folder of its own (./onehall up --empty "
                            + "--data DIR), stop it, and import with the same --data DIR");
    }

    /** Continues the sum of the records of one key of a topic. */
    private static void add(Map<String, String> sums, String topic, String key, byte[] value) {
        sums.merge(
                place(topic, key),
                BackupFolder.sum(value),
                (before, next) -> BackupFolder.sum((before + next).getBytes(StandardCharsets.UTF_8)));
    }

    private static String place(String topic, String key) {
        return topic + " " + key;
    }

    private static String text(byte[] key) {
        return new String(key, StandardCharsets.UTF_8);
    }
}
