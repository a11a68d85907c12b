package org.onehall.local.backup;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.replay.RecordedLog;

/**
 * Writes the records of an archive into the logs of a hall that is not running, all in one transaction. At its next
 * start the hall derives everything else from them.
 */
public final class EventImport {
    private static final int MOST_BYTES = 1 << 20;
    private static final int TRANSACTION_MS = 600_000;

    private EventImport() {}

    /**
     * Writes everything.
     *
     * @return the number of records
     * @throws Complaint if the hall has an event or a draft with this id; nothing is then written
     */
    public static long into(BrokerAccess broker, EventArchive archive) throws InterruptedException {
        mustBeNew(broker, archive.contents().event());
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "onehall.event-import");
        settings.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, TRANSACTION_MS);
        settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, MOST_BYTES);
        AtomicReference<Exception> failure = new AtomicReference<>();
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
                                (_, why) -> {
                                    if (why != null) failure.compareAndSet(null, why);
                                }));
            producer.flush();
            if (failure.get() == null) producer.commitTransaction();
            else producer.abortTransaction();
        } catch (KafkaException e) {
            failure.compareAndSet(null, e);
        }
        if (failure.get() != null)
            throw new Complaint(
                    Complaint.NO,
                    "the broker did not accept the event, and nothing of it was added: "
                            + failure.get().getMessage());
        return archive.contents().records();
    }

    private static void mustBeNew(BrokerAccess broker, String event) throws InterruptedException {
        Set<String> found = new HashSet<>();
        RecordedLog.read(
                broker, Set.of(TopicCatalogue.events("competition")), Duration.ZERO, record -> found.add(record.key()));
        if (found.contains(event))
            throw new Complaint(
                    Complaint.NO,
                    "this hall already has an event or a draft with the id " + event
                            + ", or had one; choose another hall");
    }
}
