package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import com.google.protobuf.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.ClearSeatRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Side;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.OneBroker;

/**
 * The sealed log on a real broker: committed answers, one answer per request, and a state that survives its process.
 */
class SealedLogIT {
    private static final int OFTEN = 20;

    private int requests;

    private Outcome submit(SealedLog<Command, Event, BoardState> log, Message request, Actor actor, String id)
            throws Exception {
        return submitting(log, request, actor, id).get(20, TimeUnit.SECONDS);
    }

    private CompletableFuture<Outcome> submitting(
            SealedLog<Command, Event, BoardState> log, Message request, Actor actor, String id) {
        return log.submit(request, KEY, actor, id, OptionalLong.empty(), "trace-" + id);
    }

    private Outcome submit(SealedLog<Command, Event, BoardState> log, Message request, Actor actor) throws Exception {
        return submit(log, request, actor, "request-" + ++requests);
    }

    private static SealedLog<Command, Event, BoardState> open() {
        var log = SealedLog.open(GameLog.CONTEXT, OneBroker.shared().settings("game-it-1"), LogMeter.NONE);
        Eventually.holds(log::isReady);
        return log;
    }

    @Test
    void aCommandIsAnsweredOnceItsEventsAreCommittedAndARepeatGetsTheFirstAnswer() throws Exception {
        PlayRequest e4 = PlayRequest.newBuilder()
                .setBoardId(KEY)
                .setSide(Side.SIDE_WHITE)
                .setUci("e2e4")
                .build();
        Outcome first;
        try (var log = open()) {
            var create = GameLog.CONTEXT
                    .mapper()
                    .write(create(rules(), "90+30", java.util.Optional.empty()), CreateRequest.newBuilder())
                    .build();
            assertTrue(!submit(log, create, SERVICE).hasRefusal());
            for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK))
                submit(
                        log,
                        RecordPresenceRequest.newBuilder()
                                .setBoardId(KEY)
                                .setSide(side)
                                .setPresent(true)
                                .build(),
                        SERVICE);
            for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK))
                for (CheckKind check : List.of(CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY))
                    submit(
                            log,
                            ClearSeatRequest.newBuilder()
                                    .setBoardId(KEY)
                                    .setSide(side)
                                    .setCheck(check)
                                    .setPassed(true)
                                    .build(),
                            SERVICE);
            submit(log, StartRequest.newBuilder().setBoardId(KEY).build(), SERVICE);
            assertEquals(
                    "FORBIDDEN_SEAT", submit(log, e4, STRANGER).getRefusal().getCode());
            first = submit(log, e4, WHITE, "e4");
            GameEvent moved = GameEvent.parseFrom(first.getEvents(0));
            assertEquals("e4", moved.getMovePlayed().getSan());
            assertEquals("trace-e4", moved.getHeader().getCorrelationId());
            assertEquals(first, submit(log, e4, WHITE, "e4"));
            assertEquals(
                    "NOT_YOUR_MOVE",
                    submit(log, e4, WHITE, "e4 again").getRefusal().getCode());
        }
        try (var reopened = open()) {
            assertEquals(first, submit(reopened, e4, WHITE, "e4"));
            var reply = submit(
                    reopened,
                    PlayRequest.newBuilder()
                            .setBoardId(KEY)
                            .setSide(Side.SIDE_BLACK)
                            .setUci("e7e5")
                            .build(),
                    BLACK);
            assertEquals(first.getSequence() + 1, reply.getSequence());
        }
    }

    @Test
    void malformedInputIsRefusedAndNothingIsWritten() throws Exception {
        try (var log = open()) {
            var noSide = PlayRequest.newBuilder().setBoardId(KEY).setUci("e2e4").build();
            assertEquals("MALFORMED", submit(log, noSide, WHITE).getRefusal().getCode());
        }
    }

    /** A page and a gateway may both ask this instance again while the log is slow: this must not make it slower. */
    @Test
    void aRequestThatWaitsForItsOutcomeIsNotAppendedAgain() throws Exception {
        PlayRequest move = PlayRequest.newBuilder()
                .setBoardId("no/1/1")
                .setSide(Side.SIDE_WHITE)
                .setUci("e2e4")
                .build();
        try (var log = open()) {
            List<CompletableFuture<Outcome>> asked = Stream.generate(() -> submitting(log, move, WHITE, "asked often"))
                    .limit(OFTEN)
                    .toList();
            for (var one : asked)
                assertEquals(asked.getFirst().get(20, TimeUnit.SECONDS), one.get(20, TimeUnit.SECONDS));
        }
        long appended = commands().stream()
                .filter(command -> command.getHeader().getRequestId().equals("asked often"))
                .count();
        assertTrue(appended >= 1 && appended < OFTEN, appended + " times in the log");
    }

    /**
     * Readers of committed records see nothing after an open transaction: if its instance is gone, the transaction is
     * ended.
     */
    @Test
    void whatADeadInstanceLeftOpenHoldsUpNobody() throws Exception {
        var settings = Map.<String, Object>of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                OneBroker.shared().settings("game-it-1").bootstrap(),
                ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                "onehall.game.decider-" + UUID.randomUUID() + "-1",
                ProducerConfig.TRANSACTION_TIMEOUT_CONFIG,
                600_000);
        try (var dead = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            dead.initTransactions();
            dead.beginTransaction();
            for (String topic : List.of(GameLog.CONTEXT.eventTopic(), GameLog.CONTEXT.replyTopic()))
                dead.send(new ProducerRecord<>(topic, TopicCatalogue.partition("no/1/2"), "no/1/2", new byte[0]))
                        .get();
            try (var log = open()) {
                PlayRequest move = PlayRequest.newBuilder()
                        .setBoardId("no/1/2")
                        .setSide(Side.SIDE_WHITE)
                        .setUci("e2e4")
                        .build();
                Eventually.holds(() -> {
                    try {
                        return log.submit(move, "no/1/2", WHITE, "after a death", OptionalLong.empty(), "trace")
                                .join()
                                .hasRefusal();
                    } catch (CompletionException notYet) {
                        return false;
                    }
                });
            }
        }
    }

    /**
     * The owner of a partition that cannot be read is not ready and says which partition it is, because nothing else
     * shows it.
     */
    @Test
    void whoOwnsAPartitionInWhichNothingCanBeReadIsNotReadyAndSaysWhich() throws Exception {
        String bootstrap = OneBroker.shared().settings("game-it-1").bootstrap();
        int partition = TopicCatalogue.partition("no/1/3");
        var settings = Map.<String, Object>of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                "of nobody in the group",
                ProducerConfig.TRANSACTION_TIMEOUT_CONFIG,
                600_000);
        try (var log = open();
                var other = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            other.initTransactions();
            other.beginTransaction();
            other.send(new ProducerRecord<>(GameLog.CONTEXT.replyTopic(), partition, "no/1/3", new byte[0]))
                    .get();
            Eventually.holds(() -> !log.isReady());
            assertEquals(
                    List.of(GameLog.CONTEXT.replyTopic() + "-" + partition),
                    List.copyOf(log.standing().keySet()));
            other.abortTransaction();
            Eventually.holds(log::isReady);
        }
    }

    /**
     * A consumer whose position is past the end would start again from the beginning and decide again what was
     * answered.
     */
    @Test
    void whereTheCommandLogHasLostItsEndTheDeciderGoesOnAtItsEnd() throws Exception {
        String board = "no/1/5";
        PlayRequest move = PlayRequest.newBuilder()
                .setBoardId(board)
                .setSide(Side.SIDE_WHITE)
                .setUci("e2e4")
                .build();
        try (var log = open()) {
            log.submit(move, board, WHITE, "before the loss", OptionalLong.empty(), "trace")
                    .get(20, TimeUnit.SECONDS);
        }
        var commands = new TopicPartition(GameLog.CONTEXT.commandTopic(), TopicCatalogue.partition(board));
        try (Admin admin =
                Admin.create(Map.of("bootstrap.servers", OneBroker.shared().bootstrap()))) {
            long end = admin.listOffsets(Map.of(commands, OffsetSpec.latest()))
                    .partitionResult(commands)
                    .get()
                    .offset();
            var behind = Map.of(commands, new OffsetAndMetadata(end + 100));
            Eventually.holds(() -> {
                try {
                    admin.alterConsumerGroupOffsets("onehall.game.decider", behind)
                            .all()
                            .get();
                    return true;
                } catch (ExecutionException | InterruptedException membersLeft) {
                    return false;
                }
            });
        }
        try (var log = open()) {
            log.submit(move, board, WHITE, "after the loss", OptionalLong.empty(), "trace")
                    .get(20, TimeUnit.SECONDS);
        }
        List<String> answered = new ArrayList<>();
        for (byte[] reply : records(GameLog.CONTEXT.replyTopic())) {
            Outcome outcome = Outcome.parseFrom(reply);
            if (outcome.getKey().equals(board)) answered.add(outcome.getRequestId());
        }
        assertEquals(List.of("before the loss", "after the loss"), answered);
    }

    private static List<GameCommand> commands() throws Exception {
        List<GameCommand> commands = new ArrayList<>();
        for (byte[] command : records(GameLog.CONTEXT.commandTopic())) commands.add(GameCommand.parseFrom(command));
        return commands;
    }

    private static List<byte[]> records(String topic) {
        List<byte[]> records = new ArrayList<>();
        try (var consumer = new KafkaConsumer<String, byte[]>(
                OneBroker.shared().settings("game-it-1").reader())) {
            var partitions = consumer.partitionsFor(topic).stream()
                    .map(one -> new TopicPartition(one.topic(), one.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(one -> consumer.position(one) < ends.get(one)))
                for (var record : consumer.poll(Duration.ofSeconds(1))) records.add(record.value());
        }
        return records;
    }
}
