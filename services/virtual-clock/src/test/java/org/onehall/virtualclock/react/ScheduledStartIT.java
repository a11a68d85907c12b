package org.onehall.virtualclock.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.InvalidProtocolBufferException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.OneBroker;
import org.onehall.virtualclock.domain.ClockState;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.query.Orders;
import org.onehall.virtualclock.streams.ClockLog;

/** On a real broker: any running instance carries out a scheduled start, and an order knows the newest facts. */
class ScheduledStartIT {
    private static final Actor CHIEF = Actor.official("chief", Role.CHIEF_ARBITER, "");

    private record Started(String instance, String board, String requestId, Instant at) {}

    private final Queue<Started> started = new ConcurrentLinkedQueue<>();

    /** The part of the service that carries out scheduled starts. */
    private final class Instance implements AutoCloseable {
        private final SealedLog<Command, Event, ClockState> log;
        private final Orders orders = new Orders();
        private final Watch watch;
        private final LogReader reader;

        private Instance(String name) {
            KafkaSettings settings = OneBroker.shared().settings(name);
            log = SealedLog.open(ClockLog.CONTEXT, settings, LogMeter.NONE);
            watch = new Watch(Clock.systemUTC(), log::owns);
            var notebook = new Notebook(log, orders);
            var starts = new StartWatch(
                    watch,
                    notebook::begin,
                    new CarryOut(
                            (_, board, requestId, _) -> {
                                started.add(new Started(name, board.toString(), requestId, Instant.now()));
                                return new BoardHand.Done.Applied(Optional.empty(), Optional.empty());
                            },
                            _ -> Optional.empty(),
                            notebook::note)::carryOut);
            reader = LogReader.start(
                    name, settings, List.of(TopicCatalogue.events("clock")), LogReader.From.BEGINNING, record -> {
                        ClockEvent fact = parse(record.value());
                        orders.fold(fact);
                        starts.fold(fact);
                    });
            watch.start(() -> log.isReady() && reader.isCaughtUp(), () -> {});
        }

        private boolean isOver(String order) {
            return orders.last(order).filter(ClockEvent::hasOrderCompleted).isPresent();
        }

        @Override
        public void close() {
            watch.close();
            reader.close();
            log.close();
        }
    }

    private static ClockEvent parse(byte[] bytes) {
        try {
            return ClockEvent.parseFrom(bytes);
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void law66AScheduledStartIsCarriedOutOnceAtItsInstantAlthoughItsInstanceHasGone() throws Exception {
        try (Instance survivor = new Instance("virtual-clock-2")) {
            Instant at;
            Instance first = new Instance("virtual-clock-1");
            try (first) {
                int partition = TopicCatalogue.partition("round-1");
                Eventually.holds(() -> first.log.isReady()
                        && survivor.log.isReady()
                        && first.log.owns(partition) != survivor.log.owns(partition));
                at = Instant.now().plusSeconds(5);
                var order = GiveRequest.newBuilder()
                        .setOrderId("round-1")
                        .setKind(OrderKind.ORDER_KIND_START)
                        .setCompetitionId("demo")
                        .setStartAt(RecordMapper.timestamp(at))
                        .addAllBoards(IntStream.rangeClosed(1, 8)
                                .mapToObj(board -> OrderedBoard.newBuilder()
                                        .setBoardId("demo/1/" + board)
                                        .build())
                                .toList())
                        .build();
                var given = survivor.log
                        .submit(order, "round-1", CHIEF, "r1", OptionalLong.empty(), "trace")
                        .get(30, TimeUnit.SECONDS);
                assertFalse(given.hasRefusal(), given::toString);
                Eventually.holds(() -> survivor.orders.knows("round-1"));
                assertTrue(started.isEmpty());
            }
            Eventually.holds(() -> survivor.isOver("round-1"));
            assertEquals(8, started.stream().map(Started::requestId).distinct().count());
            assertTrue(started.stream().noneMatch(one -> one.at().isBefore(at)), started::toString);
            assertEquals(
                    8,
                    survivor.orders
                            .last("round-1")
                            .orElseThrow()
                            .getOrderCompleted()
                            .getApplied());
        }
    }

    @Test
    void anOrderKnowsEveryFactThatWasThereWhenItWasGiven() throws Exception {
        KafkaSettings settings = OneBroker.shared().settings("virtual-clock-3");
        var read = new AtomicInteger();
        String topic = TopicCatalogue.events("connectivity");
        LogReader reader = LogReader.start(
                "facts", settings, List.of(topic), LogReader.From.BEGINNING, _ -> read.incrementAndGet());
        try (reader;
                var producer = settings.producer(topic)) {
            Eventually.holds(reader::isCaughtUp);
            for (int round = 1; round <= 20; round++) {
                for (int fact = 0; fact < 50; fact++)
                    producer.send(new ProducerRecord<>(topic, "venue-" + fact, new byte[] {1}));
                producer.flush();
                assertTrue(reader.awaitEnd(Duration.ofSeconds(30)));
                assertEquals(round * 50, read.get());
            }
        }
    }
}
