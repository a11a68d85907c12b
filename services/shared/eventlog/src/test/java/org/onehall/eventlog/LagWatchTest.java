package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A reader shows a state older than what was acknowledged. */
class LagWatchTest {
    private static final String TOPIC = TopicCatalogue.events("game");
    private static final TopicPartition PARTITION = new TopicPartition(TOPIC, 0);
    private static final Duration STEP = Standstill.MOST_BETWEEN;

    /** The broker as the reader sees it. */
    private static final class Log extends MockConsumer<String, byte[]> {
        Log() {
            super("earliest");
            Node node = new Node(0, "localhost", 9092);
            updatePartitions(TOPIC, List.of(new PartitionInfo(TOPIC, 0, node, new Node[] {node}, new Node[] {node})));
            updateBeginningOffsets(Map.of(PARTITION, 0L));
            updateEndOffsets(Map.of(PARTITION, 0L));
        }
    }

    private final Log log = new Log();
    private final FakeAdmin brokers = new FakeAdmin();
    /** How many records may be read. */
    private final Semaphore readable = new Semaphore(0);

    private long nanos;
    private final LogReader reader = LogReader.start(
            "test",
            log,
            new Properties(),
            List.of(TOPIC),
            LogReader.From.BEGINNING,
            _ -> readable.acquireUninterruptibly());
    private final LagWatch watch = new LagWatch(brokers.admin(), () -> List.of(reader), () -> nanos);

    @AfterEach
    void close() {
        readable.release(100);
        reader.close();
    }

    private void append(int records) {
        for (int record = 0; record < records; record++) {
            long offset = brokers.ends.merge(PARTITION, 1L, Long::sum) - 1;
            log.schedulePollTask(() -> log.addRecord(new ConsumerRecord<>(TOPIC, 0, offset, "cup/1/1", new byte[0])));
        }
    }

    private void lookFor(Duration time) throws InterruptedException {
        for (Duration past = Duration.ZERO; past.compareTo(time) <= 0; past = past.plus(STEP)) {
            watch.look();
            nanos += STEP.toNanos();
        }
    }

    private void await(long reached) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (reader.reached().getOrDefault(PARTITION, -1L) < reached || !reader.isCaughtUp()) {
            assertTrue(System.nanoTime() < until, () -> "only at " + reader.reached());
            Thread.sleep(5);
        }
    }

    @Test
    void aReaderThatStandsIsNamedUntilItHasReadWhatWaited() throws Exception {
        await(0);
        append(3);
        lookFor(LagWatch.LATE);
        assertEquals(
                Map.of(
                        PARTITION.toString(),
                        "what is shown of it is 10 s old at least;" + " 3 records from offset 0 on are not read yet"),
                watch.late());
        readable.release(3);
        await(3);
        watch.look();
        assertEquals(Map.of(), watch.late());
    }

    @Test
    void aReaderIsNotLateBecauseThereIsAlwaysOneMore() throws Exception {
        await(0);
        append(1);
        for (int read = 1; read < 10; read++) {
            append(1);
            readable.release();
            await(read);
            lookFor(Duration.ZERO);
            assertEquals(Map.of(), watch.late());
        }
    }

    @Test
    void whereNoBrokerSaysHowFarALogGoesForLongNobodyKnowsWhetherTheReaderIsLate() throws Exception {
        await(0);
        brokers.leaderless.add(PARTITION);
        lookFor(Standstill.LONG);
        assertEquals(
                Map.of(PARTITION.toString(), "no broker says how far it goes, so what is shown of it may be old"),
                watch.late());
        brokers.leaderless.clear();
        watch.look();
        assertEquals(Map.of(), watch.late());
    }
}
