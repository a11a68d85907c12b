package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.management.ObjectName;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;

/** The difference between a durable broker and an ordinary one: it flushes its log before it acknowledges. */
class DurableBrokerIT {
    private static final int RECORDS = 200;
    private static final String FLUSHES = "kafka.log:type=LogFlushStats,name=LogFlushRateAndTimeMs";

    @TempDir
    private Path folder;

    private static long flushes() throws Exception {
        return (Long) ManagementFactory.getPlatformMBeanServer().getAttribute(new ObjectName(FLUSHES), "Count");
    }

    /** How often logs are flushed while records are acknowledged one after another. */
    private long flushed(boolean durable) throws Exception {
        int port = Ports.anyFree();
        try (EmbeddedBroker broker = EmbeddedBroker.start(
                folder.resolve("durable-" + durable),
                1,
                List.of(new EmbeddedBroker.Node(1, port, Ports.anyFree())),
                Optional.empty(),
                durable)) {
            BrokerAccess access = BrokerAccess.open(broker.bootstrap());
            Topics.createMissing(access, 1, 30_000);
            Map<String, Object> settings = new HashMap<>(access.client());
            settings.put("key.serializer", StringSerializer.class);
            settings.put("value.serializer", StringSerializer.class);
            settings.put("acks", "all");
            try (KafkaProducer<String, String> producer = new KafkaProducer<>(settings)) {
                long before = flushes();
                for (int i = 0; i < RECORDS; i++) {
                    producer.send(new ProducerRecord<>(TopicCatalogue.events("game"), 0, "cup/1/1", "move " + i))
                            .get();
                }
                return flushes() - before;
            }
        }
    }

    @Test
    void everyAcknowledgedRecordOfADurableBrokerIsOnTheDisk() throws Exception {
        long plain = flushed(false);
        long durable = flushed(true);
        // both flush the brokers' own notes
        assertTrue(plain < RECORDS / 2, plain + " flushes without");
        assertTrue(durable >= RECORDS, durable + " flushes with");
    }
}
