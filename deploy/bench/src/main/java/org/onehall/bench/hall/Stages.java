package org.onehall.bench.hall;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Where the time of a move goes, by the times at which the broker took its command and at which it was decided. All
 * times are of this machine's clock, in milliseconds.
 */
final class Stages {
    private static final Duration POLL = Duration.ofMillis(200);
    /** The share of the moves that is looked at: as many of the slowest as of those in the middle. */
    private static final int SHARE = 10;

    private final Map<String, NavigableSet<Long>> commands;
    private final Map<String, NavigableSet<Long>> events;

    /** A move as its screens saw it. */
    record Moved(String board, long sent, long answered, long shown) {}

    /**
     * The average of some moves.
     *
     * @param which "ordinary" or "slowest"
     * @param toLog from the mover's socket to the command log: socket, zone, game-state's door, broker
     * @param decided from there to the decision: read by the decider
     * @param answered from there to the mover's answer: written, committed, read, zone, socket
     * @param shown from there to the opponent's screen
     */
    record Stage(String which, int moves, double toLog, double decided, double answered, double shown) {}

    private record Times(long toLog, long decided, long answered, long shown) {
        long all() {
            return toLog + decided + shown;
        }
    }

    private Stages(Map<String, NavigableSet<Long>> commands, Map<String, NavigableSet<Long>> events) {
        this.commands = commands;
        this.events = events;
    }

    /** Reads both logs of the games from their beginning to their present end. */
    static Stages read(BrokerAccess access) {
        return new Stages(
                times(access, TopicCatalogue.commands("game"), ConsumerRecord::timestamp),
                times(access, TopicCatalogue.events("game"), Stages::published));
    }

    /** An event's record has the time of its command; when it was decided, it says itself. */
    private static long published(ConsumerRecord<String, byte[]> event) {
        try {
            Timestamp at = GameEvent.parseFrom(event.value()).getHeader().getPublishedAt();
            return Instant.ofEpochSecond(at.getSeconds(), at.getNanos()).toEpochMilli();
        } catch (InvalidProtocolBufferException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static Map<String, NavigableSet<Long>> times(
            BrokerAccess access, String topic, ToLongFunction<ConsumerRecord<String, byte[]>> time) {
        Map<String, NavigableSet<Long>> times = new HashMap<>();
        KafkaSettings settings = new KafkaSettings(access, "bench", java.nio.file.Path.of(""), 1);
        try (var consumer = new KafkaConsumer<String, byte[]>(settings.reader())) {
            List<TopicPartition> partitions = IntStream.range(0, TopicCatalogue.PARTITIONS)
                    .mapToObj(partition -> new TopicPartition(topic, partition))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(one -> consumer.position(one) < ends.get(one)))
                consumer.poll(POLL)
                        .forEach(record -> times.computeIfAbsent(record.key(), _ -> new TreeSet<>())
                                .add(time.applyAsLong(record)));
        }
        return times;
    }

    /** The slowest and the ordinary moves among these. */
    List<Stage> of(List<Moved> moves) {
        List<Times> known = new ArrayList<>(moves.stream()
                .flatMap(move -> times(move).stream())
                .sorted(Comparator.comparingLong(Times::all))
                .toList());
        int many = Math.ceilDiv(known.size(), SHARE);
        int middle = (known.size() - many) / 2;
        return known.isEmpty()
                ? List.of()
                : List.of(
                        average("ordinary", known.subList(middle, middle + many)),
                        average("slowest", known.subList(known.size() - many, known.size())));
    }

    private Optional<Times> times(Moved move) {
        Long command = commands.getOrDefault(move.board(), new TreeSet<>()).ceiling(move.sent());
        if (command == null) return Optional.empty();
        Long event = events.getOrDefault(move.board(), new TreeSet<>()).ceiling(command);
        if (event == null || event > move.answered()) return Optional.empty();
        return Optional.of(
                new Times(command - move.sent(), event - command, move.answered() - event, move.shown() - event));
    }

    private static Stage average(String which, List<Times> of) {
        return new Stage(
                which,
                of.size(),
                average(of, Times::toLog),
                average(of, Times::decided),
                average(of, Times::answered),
                average(of, Times::shown));
    }

    private static double average(List<Times> of, ToLongFunction<Times> part) {
        return Math.round(10 * of.stream().mapToLong(part).average().orElse(0)) / 10.0;
    }
}
