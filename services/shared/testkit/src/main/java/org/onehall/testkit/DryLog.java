package org.onehall.testkit;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.LongSupplier;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.onehall.eventlog.Answers;
import org.onehall.eventlog.DecideTopology;
import org.onehall.eventlog.EventSource;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.proto.types.v1.Outcome;

/** A context's log without a broker: commands in; events and answers out, in the order of the commands. */
public final class DryLog implements AutoCloseable {
    private static final String STORE = "state";

    private final TopologyTestDriver driver;
    private final TestInputTopic<String, byte[]> commands;
    private final TestOutputTopic<String, byte[]> eventTopic;
    private final TestOutputTopic<String, byte[]> replyTopic;
    private final LogContext<?, ?, ?> context;
    private final Answers answers;
    private final Deque<byte[]> events = new ArrayDeque<>();
    private final Deque<Answers.Answer> given = new ArrayDeque<>();

    /** @param wall wall clock in epoch milliseconds, for {@code published_at} */
    public DryLog(LogContext<?, ?, ?> context, LongSupplier wall) {
        this(context, wall, EventSource.NONE);
    }

    /** @param written the event log, compared with the store at the start */
    public DryLog(LogContext<?, ?, ?> context, LongSupplier wall, EventSource written) {
        this.context = context;
        Properties properties = new Properties();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "dry");
        driver = new TopologyTestDriver(DecideTopology.of(context, wall, LogMeter.NONE, written), properties);
        commands = driver.createInputTopic(context.commandTopic(), new StringSerializer(), new ByteArraySerializer());
        eventTopic =
                driver.createOutputTopic(context.eventTopic(), new StringDeserializer(), new ByteArrayDeserializer());
        replyTopic =
                driver.createOutputTopic(context.replyTopic(), new StringDeserializer(), new ByteArrayDeserializer());
        answers = new Answers(context, _ -> true);
    }

    /** An event log of one partition that contains these events and no others. */
    public static EventSource holding(List<byte[]> written) {
        return (_, from, event) -> {
            for (int offset = (int) from; offset < written.size(); offset++) event.accept(offset, written.get(offset));
        };
    }

    /** Appends a command, as the broker would do at an instant. */
    public void append(String key, byte[] command, Instant at) {
        commands.pipeInput(key, command, at);
        take(eventTopic, context.eventTopic());
        take(replyTopic, context.replyTopic());
    }

    private void take(TestOutputTopic<String, byte[]> topic, String name) {
        topic.readRecordsToList().forEach(record -> {
            if (topic == eventTopic) events.add(record.value());
            answers.next(name, record.key(), record.value(), record.headers()).ifPresent(given::add);
        });
    }

    /** Lets time pass in which no command arrives. */
    public void pass(Duration time) {
        driver.advanceWallClockTime(time);
    }

    /** The entries now in the decider's store, by name. */
    public Map<String, byte[]> store() {
        Map<String, byte[]> entries = new HashMap<>();
        try (var all = driver.<String, byte[]>getKeyValueStore(STORE).all()) {
            all.forEachRemaining(entry -> entries.put(entry.key, entry.value));
        }
        return entries;
    }

    /** Puts the entries of another store into the decider's store, as a start would find them. */
    public void restore(Map<String, byte[]> entries) {
        entries.forEach(driver.<String, byte[]>getKeyValueStore(STORE)::put);
    }

    /**
     * The oldest event that was not taken yet, as it is in the log; {@link java.util.NoSuchElementException} if there
     * is none.
     */
    public byte[] event() {
        return events.remove();
    }

    /** All events that were not taken yet. */
    public List<byte[]> events() {
        List<byte[]> since = List.copyOf(events);
        events.clear();
        return since;
    }

    /** The oldest answer that was not taken yet; {@link java.util.NoSuchElementException} if there is none. */
    public Outcome answer() {
        return given.remove().outcome();
    }

    /** All answers that were not taken yet. */
    public List<Outcome> answers() {
        return answersTo().stream().map(Answers.Answer::outcome).toList();
    }

    /** All answers that were not taken yet, with their recipients. */
    public List<Answers.Answer> answersTo() {
        List<Answers.Answer> all = List.copyOf(given);
        given.clear();
        return all;
    }

    @Override
    public void close() {
        driver.close();
    }
}
