package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.Reactor;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.OneBroker;

/** Reactors on a real broker: lanes work side by side, each in its order, and skip nothing. */
class ReactorIT {
    private static final List<String> TOPICS = List.of(TopicCatalogue.PRESENCE);

    private final KafkaSettings settings = OneBroker.shared().settings("reactor-it-1");
    private final Queue<String> handled = new ConcurrentLinkedQueue<>();

    /** Writes texts in their order. */
    private static void write(String key, String... texts) {
        try (var producer = new KafkaProducer<String, byte[]>(Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                OneBroker.shared().bootstrap(),
                ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
                StringSerializer.class,
                ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG,
                ByteArraySerializer.class))) {
            for (String text : texts)
                producer.send(new ProducerRecord<>(TopicCatalogue.PRESENCE, key, text.getBytes()));
        }
    }

    private static String text(ConsumerRecord<String, byte[]> record) {
        return new String(record.value());
    }

    private boolean isHandled(String... texts) {
        return handled.containsAll(List.of(texts));
    }

    private List<String> handled(String key) {
        return handled.stream().filter(text -> text.startsWith(key)).toList();
    }

    @Test
    void whatCannotBeGotThroughHoldsUpItsLaneOnlyAndSaysSo() {
        AtomicBoolean refused = new AtomicBoolean(true);
        write("stuck", "stuck 1", "stuck 2");
        try (Reactor reactor = Reactor.start("reactor-it-stuck", settings, TOPICS, record -> {
            if (text(record).equals("stuck 1") && refused.get()) throw new IllegalStateException("not yet");
            handled.add(text(record));
        })) {
            Eventually.holds(() -> reactor.troubles().stream()
                    .anyMatch(trouble -> trouble.record().endsWith("key stuck")
                            && trouble.message().equals("not yet")));
            for (int i = 1; i <= 20; i++) write("other" + i, "other " + i); // Some of them on the same partition.
            for (int i = 1; i <= 20; i++) {
                String other = "other " + i;
                Eventually.holds(() -> isHandled(other));
            }
            assertEquals(List.of(), handled("stuck"));
            refused.set(false);
            Eventually.holds(() -> isHandled("stuck 2"));
            assertEquals(List.of("stuck 1", "stuck 2"), handled("stuck"));
            Eventually.holds(() -> reactor.troubles().isEmpty());
        }
    }

    @Test
    void whatWasNotHandledWhenItClosedIsHandledByTheNextAndNothingBehindItIsLost() {
        write("closing", "closing 1", "closing 2", "closing 3");
        try (Reactor reactor = Reactor.start("reactor-it-closing", settings, TOPICS, record -> {
            if (text(record).equals("closing 2")) throw new IllegalStateException("not by this one");
            handled.add(text(record));
        })) {
            Eventually.holds(() -> !reactor.troubles().isEmpty());
        }
        assertEquals(List.of("closing 1"), handled("closing"));
        try (Reactor next =
                Reactor.start("reactor-it-closing", settings, TOPICS, record -> handled.add(text(record)))) {
            Eventually.holds(() -> isHandled("closing 3"));
            assertTrue(next.isAlive());
        }
        assertEquals(
                List.of("closing 1", "closing 2", "closing 3"),
                handled("closing").stream().distinct().toList());
    }

    @Test
    void whatWasHandledIsNotHandedOverAgain() {
        write("once", "once 1");
        try (Reactor _ = Reactor.start("reactor-it-once", settings, TOPICS, record -> handled.add(text(record)))) {
            Eventually.holds(() -> isHandled("once 1"));
        }
        write("once", "once 2");
        try (Reactor _ = Reactor.start("reactor-it-once", settings, TOPICS, record -> handled.add(text(record)))) {
            Eventually.holds(() -> isHandled("once 2"));
        }
        assertEquals(List.of("once 1", "once 2"), handled("once"));
    }

    @Test
    void recordsOfOneKeyInDifferentLanesDoNotWaitForEachOther() {
        CountDownLatch second = new CountDownLatch(1);
        write("venue", "venue a 1", "venue b 1", "venue a 2");
        try (Reactor _ = Reactor.start(
                "reactor-it-lanes",
                settings,
                TOPICS,
                record -> text(record).substring(0, Math.min(7, text(record).length())),
                record -> {
                    if (text(record).equals("venue a 1")) assertTrue(second.await(1, TimeUnit.MINUTES));
                    handled.add(text(record));
                    if (text(record).equals("venue b 1")) second.countDown();
                })) {
            Eventually.holds(() -> isHandled("venue a 2"));
        }
        assertEquals(List.of("venue b 1", "venue a 1", "venue a 2"), handled("venue"));
    }

    @Test
    void noMoreRecordsAreHandledAtTheSameTimeThanStatedAndOneThatIsTriedAgainKeepsNoneWaiting() {
        AtomicBoolean refused = new AtomicBoolean(true);
        AtomicInteger taken = new AtomicInteger();
        AtomicInteger now = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        for (int i = 1; i <= 9; i++) write("bounded" + i, "bounded " + i);
        try (Reactor _ = Reactor.start(
                "reactor-it-bounded",
                settings,
                TOPICS,
                ConsumerRecord::key,
                new Reactor.Handler() {
                    @Override
                    public void react(ConsumerRecord<String, byte[]> record) {
                        most.accumulateAndGet(now.incrementAndGet(), Math::max);
                        try {
                            if (text(record).equals("bounded 1") && refused.get())
                                throw new IllegalStateException("not yet");
                            LockSupport.parkNanos(1_000_000);
                            handled.add(text(record));
                        } finally {
                            now.decrementAndGet();
                        }
                    }

                    @Override
                    public void taken() {
                        if (handled.isEmpty()) taken.incrementAndGet();
                    }
                },
                2)) {
            for (int i = 2; i <= 9; i++) {
                String other = "bounded " + i;
                Eventually.holds(() -> isHandled(other));
            }
            assertEquals(List.of(), handled("bounded 1"));
            refused.set(false);
            Eventually.holds(() -> isHandled("bounded 1"));
        }
        assertEquals(2, most.get());
        assertEquals(1, taken.get());
    }
}
