package org.onehall.house;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import io.grpc.Context;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.KeyIndex;
import org.onehall.eventlog.LagWatch;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.LogTracer;
import org.onehall.eventlog.Reactor;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.eventlog.Urgency;
import org.onehall.proto.types.v1.EventHeader;

/**
 * The one place where a service opens its log, follows other logs and reacts to events; it closes all of them and
 * reports their health.
 */
@ApplicationScoped
public class House {
    private static final Logger LOG = Logger.getLogger(House.class);
    private static final int REMEMBERED = 10;

    @Inject
    StartGate gate;

    @Inject
    Traces traces = Traces.off();

    private final KafkaSettings settings;
    private final MeterRegistry registry;
    private final LogMeter meter;
    private final List<SealedLog<?, ?, ?>> logs = new CopyOnWriteArrayList<>();
    private final List<LogReader> readers = new CopyOnWriteArrayList<>();
    private final List<KeyIndex> indexes = new CopyOnWriteArrayList<>();
    private final List<Reactor> reactors = new CopyOnWriteArrayList<>();
    /** Set once there is a first reader. */
    private volatile LagWatch lag;

    private final Map<String, String> passedOver = Collections.synchronizedMap(new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > REMEMBERED;
        }
    });

    /** A reaction to one event; throws to be retried. */
    @FunctionalInterface
    public interface Reaction<T> {
        void react(T event) throws Exception;
    }

    @Inject
    public House(HouseConfig config, MeterRegistry registry) {
        BrokerAccess broker = access(config.kafka());
        settings = new KafkaSettings(
                broker,
                config.instance(),
                config.dataDir(),
                config.kafka().replication(),
                KafkaMeters.into(registry, broker.properties()));
        this.registry = registry;
        meter = new LogMeter() {
            @Override
            public void decided(String context, String type, String outcome, String reason) {
                registry.counter(context + ".commands", "type", type, "outcome", outcome, "reason", reason)
                        .increment();
            }

            @Override
            public LogTracer tracer() {
                return traces;
            }
        };
    }

    /** Waits for the brokers here, because a service begins everything with its own log or with logs that it reads. */
    @PostConstruct
    void awaitBrokers() {
        gate.await(settings.broker());
    }

    static BrokerAccess access(HouseConfig.Kafka kafka) {
        Map<String, String> properties = new HashMap<>(kafka.properties());
        kafka.clientFile().ifPresent(file -> {
            try {
                properties.putAll(BrokerAccess.of(kafka.bootstrap(), file).properties());
            } catch (IOException unreadable) {
                throw new UncheckedIOException("onehall.kafka.client-file: " + file + " cannot be read", unreadable);
            }
        });
        return new BrokerAccess(kafka.bootstrap(), properties);
    }

    public KafkaSettings settings() {
        return settings;
    }

    /** Opens the log that this service owns. */
    public <C, E, S> SealedLog<C, E, S> open(LogContext<C, E, S> context) {
        return opened(SealedLog.open(context, settings, meter));
    }

    /** The same for a confidential log: its commands and clients appear in no metric (APP-I G2.7). */
    public <C, E, S> SealedLog<C, E, S> openUncounted(LogContext<C, E, S> context) {
        return opened(SealedLog.open(context, settings.unreported(), (_, _, _, _) -> {}));
    }

    private <C, E, S> SealedLog<C, E, S> opened(SealedLog<C, E, S> log) {
        logs.add(log);
        return log;
    }

    /**
     * Folds a whole event topic, from its beginning, into memory of this instance. A fact on which the fold throws is
     * logged, counted ({@code log.unfolded}), reported by {@link #passedOver()} and skipped, so that a fault in one
     * board does not stop all others. Several folds of one topic form one {@link Every}, so that each of them gets
     * every fact, even if another one throws.
     *
     * <p>A payload this version does not know never reaches a fold unless it may be ignored ({@link #folding}). So a
     * fold names every fact, also those it has nothing to do with, and has no default: the build then names each fold
     * that a new fact is missing from.
     */
    public <T extends Message> LogReader follow(String topic, Parser<T> parser, Consumer<T> fold) {
        return follow(topic, parser, Urgency.AT_ONCE, fold);
    }

    /** The same for a view that may be a little late. */
    public <T extends Message> LogReader follow(String topic, Parser<T> parser, Urgency urgency, Consumer<T> fold) {
        LogReader reader = LogReader.start(
                topic,
                settings,
                List.of(topic),
                LogReader.From.BEGINNING,
                urgency,
                traces.following(folding(parser, fold, registry.counter("log.unfolded", "topic", topic), passedOver)));
        return watched(reader);
    }

    /**
     * Reads a whole topic that does not contain proto messages, from its beginning; a record on which the handler
     * throws ends the reading.
     */
    public LogReader read(String topic, LogReader.Handler handler) {
        LogReader reader = LogReader.start(topic, settings, List.of(topic), LogReader.From.BEGINNING, handler);
        return watched(reader);
    }

    private synchronized LogReader watched(LogReader reader) {
        readers.add(reader);
        if (lag == null) lag = LagWatch.start(settings, this::reading);
        return reader;
    }

    private List<LogReader> reading() {
        return Stream.concat(readers.stream(), indexes.stream().map(KeyIndex::reader))
                .toList();
    }

    /**
     * Passes each fact to a fold and survives its failures. Unknown facts are handled only here: a payload of a newer
     * writer that must not be ignored ends the reading ({@link UnknownEvent}); one that may be ignored is passed on
     * without a case.
     */
    static <T extends Message> LogReader.Handler folding(
            Parser<T> parser, Consumer<T> fold, Counter unfolded, Map<String, String> passedOver) {
        return record -> {
            T event = parse(parser, record.value(), record.topic());
            UnknownEvent.check(event, record);
            try {
                fold.accept(event);
            } catch (RuntimeException broken) {
                unfolded.increment();
                String place = record.topic() + "-" + record.partition() + "@" + record.offset();
                passedOver.put(place + " key " + record.key(), broken.toString());
                LOG.errorf(
                        broken,
                        "%s-%d@%d key %s cannot be folded and is passed over; what this service knows of it is "
                                + "incomplete",
                        record.topic(),
                        record.partition(),
                        record.offset(),
                        record.key());
            }
        };
    }

    /** Knows the places of each key's records in a topic, to read them on demand. */
    public KeyIndex index(String topic) {
        KeyIndex index = KeyIndex.follow(topic, settings);
        indexes.add(index);
        return index;
    }

    /**
     * Reacts once (at least once, with stable request ids) to each event of a topic; events of one key are handled in
     * order. Its trace continues in every call made.
     */
    public <T extends Message> void react(String group, String topic, Parser<T> parser, Reaction<T> reaction) {
        reacting(
                group,
                Reactor.start(group, settings, List.of(topic), traces.reacting(reacting(topic, parser, reaction))));
    }

    /** The same for reactions that may come a little later. */
    public <T extends Message> void react(
            String group, String topic, Parser<T> parser, Urgency urgency, Reaction<T> reaction) {
        reacting(
                group,
                Reactor.start(
                        group, settings, List.of(topic), urgency, traces.reacting(reacting(topic, parser, reaction))));
    }

    /**
     * The same for events of one key that need not wait for each other.
     *
     * @param lane gives the lane of an event; events of one lane are handled in order
     */
    public <T extends Message> void react(
            String group, String topic, Parser<T> parser, Function<T, String> lane, Reaction<T> reaction) {
        reacting(
                group,
                Reactor.start(
                        group,
                        settings,
                        List.of(topic),
                        record -> lane(parser, lane, record),
                        traces.reacting(reacting(topic, parser, reaction))));
    }

    private void reacting(String group, Reactor reactor) {
        reactors.add(reactor);
        Gauge.builder("reactor.troubles", reactor, one -> one.troubles().size())
                .tag("group", group)
                .description("Events the reactor cannot get through with at the moment")
                .register(registry);
    }

    private static <T extends Message> String lane(
            Parser<T> parser, Function<T, String> lane, ConsumerRecord<String, byte[]> record) {
        try {
            return record.key() + "|" + lane.apply(parser.parseFrom(record.value()));
        } catch (InvalidProtocolBufferException unreadable) {
            return record.key(); // the reaction reports it itself
        }
    }

    /**
     * Passes each fact to a reaction; a fact of a newer writer that must not be ignored is retried for ever and
     * reported as a problem.
     */
    static <T extends Message> Reactor.Handler reacting(String topic, Parser<T> parser, Reaction<T> reaction) {
        return record -> {
            T event = parse(parser, record.value(), topic);
            UnknownEvent.check(event, record);
            Context.current().withValue(Caller.TRACE_ID, trace(event)).call(() -> {
                reaction.react(event);
                return event;
            });
        };
    }

    /** The trace id in a message's header; "" if it has none. */
    static String trace(Message event) {
        FieldDescriptor header = event.getDescriptorForType().findFieldByName("header");
        return header != null && event.getField(header) instanceof EventHeader known ? known.getCorrelationId() : "";
    }

    /** Whether every log answers, and every projection has caught up and has not fallen behind since. */
    public boolean isReady() {
        return logs.stream().allMatch(SealedLog::isReady) && isCaughtUp() && late().isEmpty();
    }

    /** Whether every projection knows everything that was in its log at the start, and still reads. */
    public boolean isCaughtUp() {
        return readers.stream().allMatch(LogReader::isCaughtUp)
                && indexes.stream().allMatch(KeyIndex::isCaughtUp);
    }

    /** Whether nothing has stopped that needs a restart. */
    public boolean isAlive() {
        return logs.stream().allMatch(SealedLog::isAlive)
                && readers.stream().allMatch(LogReader::isAlive)
                && indexes.stream().allMatch(KeyIndex::isAlive)
                && reactors.stream().allMatch(Reactor::isAlive);
    }

    /** The records that reactors currently fail to handle. */
    public Collection<Reactor.Trouble> troubles() {
        return reactors.stream().flatMap(reactor -> reactor.troubles().stream()).toList();
    }

    /** Why readers have stopped for good, by the record at which they stopped. */
    public Map<String, String> endings() {
        return Stream.concat(
                        readers.stream().map(LogReader::ending), logs.stream().map(SealedLog::ending))
                .flatMap(Optional::stream)
                .collect(Collectors.toMap(LogReader.Ending::record, LogReader.Ending::message, (one, _) -> one));
    }

    /** The last facts that were skipped because a fold threw, with the exception; at most {@value #REMEMBERED}. */
    public Map<String, String> passedOver() {
        synchronized (passedOver) {
            return Map.copyOf(passedOver);
        }
    }

    /** The partitions of this service in which nothing can be decided or read, each with a sentence about it. */
    public Map<String, String> standing() {
        return logs.stream()
                .flatMap(log -> log.standing().entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** The partitions whose shown state is out of date, each with a sentence about it. */
    public Map<String, String> late() {
        LagWatch watch = lag;
        return watch == null ? Map.of() : watch.late();
    }

    private static <T extends Message> T parse(Parser<T> parser, byte[] bytes, String topic) {
        try {
            return parser.parseFrom(bytes);
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException("unreadable record in " + topic, e);
        }
    }

    @PreDestroy
    void close() {
        reactors.forEach(Reactor::close);
        logs.forEach(SealedLog::close);
        readers.forEach(LogReader::close);
        indexes.forEach(KeyIndex::close);
        if (lag != null) lag.close();
    }
}
