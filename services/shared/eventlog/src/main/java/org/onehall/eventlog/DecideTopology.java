package org.onehall.eventlog;

import java.util.function.LongSupplier;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.Stores;

/**
 * The exactly-once topology around a decider: commands in; events out, and replies to commands that caused no event
 * ({@link Answers}). One store holds everything, so that a transaction touches few partitions: {@code =key} holds a
 * key's state with its last requests and answers, {@code ?key|n} the earlier requests, {@code ~name} an entry of the
 * partition itself.
 */
public final class DecideTopology {
    static final String STORE = "state";
    static final String STATE = "=";
    static final String REQUESTS = "?";

    private DecideTopology() {}

    /** A topology that never rebuilds its store from the event log. */
    public static Topology of(LogContext<?, ?, ?> context, LongSupplier wall, LogMeter meter) {
        return of(context, wall, meter, EventSource.NONE);
    }

    /**
     * @param wall the owner's wall clock in epoch milliseconds: used for {@code published_at} only
     * @param events the context's event log: compared with the store at the start; where they differ, the store is
     *     rebuilt from the log
     */
    public static Topology of(LogContext<?, ?, ?> context, LongSupplier wall, LogMeter meter, EventSource events) {
        return of(context, wall, meter, events, new Pulse(context.name(), System::nanoTime));
    }

    /** @param pulse notified in each loop of the decider of a partition */
    static Topology of(
            LogContext<?, ?, ?> context, LongSupplier wall, LogMeter meter, EventSource events, Pulse pulse) {
        Pace pace = new Pace();
        return new Topology()
                .addSource(
                        "read-commands",
                        Serdes.String().deserializer(),
                        Serdes.ByteArray().deserializer(),
                        context.commandTopic())
                .addProcessor(
                        "decide",
                        () -> new DecideProcessor<>(context, wall, meter, events, pace, pulse),
                        "read-commands")
                .addStateStore(
                        Stores.keyValueStoreBuilder(
                                        Stores.inMemoryKeyValueStore(STORE), Serdes.String(), Serdes.ByteArray())
                                .withCachingDisabled(),
                        "decide")
                .addSink(
                        "write-events",
                        context.eventTopic(),
                        Serdes.String().serializer(),
                        Serdes.ByteArray().serializer(),
                        "decide")
                .addSink(
                        "write-replies",
                        context.replyTopic(),
                        Serdes.String().serializer(),
                        Serdes.ByteArray().serializer(),
                        "decide");
    }
}
