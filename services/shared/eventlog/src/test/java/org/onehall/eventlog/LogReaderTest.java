package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;

/** ENG-3: the known state follows the log, also after a broker was silent for a minute. */
class LogReaderTest {
    private static final String TOPIC = "onehall.game.events.v1";
    private static final TopicPartition PARTITION = new TopicPartition(TOPIC, 0);

    /** A broker that does not report positions for a while, like one that was fenced. */
    private static final class Shaky extends MockConsumer<String, byte[]> {
        private final CountDownLatch closed = new CountDownLatch(1);
        private int silent;

        Shaky() {
            super("earliest");
            Node node = new Node(0, "localhost", 9092);
            updatePartitions(TOPIC, List.of(new PartitionInfo(TOPIC, 0, node, new Node[] {node}, new Node[] {node})));
            updateBeginningOffsets(Map.of(PARTITION, 0L));
            updateEndOffsets(Map.of(PARTITION, 0L));
        }

        void tell(long offset, int silentAfterwards) {
            schedulePollTask(() -> {
                addRecord(new ConsumerRecord<>(TOPIC, 0, offset, "cup/1/1", new byte[0]));
                silent = silentAfterwards;
            });
        }

        @Override
        public void close(CloseOptions option) {
            super.close(option);
            closed.countDown();
        }

        @Override
        public synchronized long position(TopicPartition partition) {
            if (silent-- > 0)
                throw new TimeoutException(
                        "Timeout of 60000ms expired before the position for partition could be determined");
            return super.position(partition);
        }
    }

    private final Shaky broker = new Shaky();
    private final BlockingQueue<Long> read = new LinkedBlockingQueue<>();

    private LogReader start(LogReader.Handler handler) {
        return LogReader.start("test", broker, new Properties(), List.of(TOPIC), LogReader.From.BEGINNING, handler);
    }

    @Test
    void nobodyKnowsTheNewestFactsBeforeThereIsAReader() {
        assertFalse(LogReader.awaitEnds(List.of(), Duration.ZERO));
    }

    @Test
    void aReaderOutlastsABrokerThatIsSilentAndPassesNothingOver() throws InterruptedException {
        broker.tell(0, 3);
        broker.tell(1, 0);
        try (LogReader reader = start(record -> read.add(record.offset()))) {
            for (long offset : List.of(0L, 1L)) assertEquals(offset, read.poll(30, TimeUnit.SECONDS));
            assertTrue(reader.isAlive());
            assertEquals(Optional.empty(), reader.ending());
        }
    }

    @Test
    void aLogThatHasLostItsEndEndsItAndNothingIsHandledTwice() throws InterruptedException {
        broker.tell(0, 0);
        broker.tell(1, 0);
        broker.schedulePollTask(() -> broker.seek(PARTITION, 0)); // what a consumer does if its place is behind the end
        broker.tell(0, 0);
        try (LogReader reader = start(record -> read.add(record.offset()))) {
            assertTrue(broker.closed.await(30, TimeUnit.SECONDS));
            assertEquals(List.of(0L, 1L), List.copyOf(read));
            assertTrue(reader.ending().orElseThrow().message().contains("has lost its end"));
        }
    }

    @Test
    void aHandlerThatThrowsEndsItAtItsRecord() throws InterruptedException {
        broker.tell(0, 0);
        LogReader reader = start(record -> {
            read.add(record.offset());
            throw new TimeoutException("of the handler");
        });
        assertEquals(0L, read.poll(30, TimeUnit.SECONDS));
        reader.close();
        assertFalse(reader.isAlive());
        assertTrue(reader.ending().orElseThrow().record().startsWith(TOPIC + "-0@0"));
    }
}
