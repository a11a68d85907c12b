package org.onehall.eventlog;

import java.util.function.LongSupplier;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/** The exactly-once topology around a decider: commands in; events and answers out; state, requests, answers and beats in stores. */
public final class DecideTopology {
    static final String STATE = "state";
    static final String ASKED = "asked";
    static final String ANSWERS = "answers";
    static final String BEATS = "beats";

    private DecideTopology() {}

    /** A topology whose stores are never refolded from the event log. */
    public static Topology of(LogContext<?, ?, ?> context, LongSupplier wall, LogMeter meter) {
        return of(context, wall, meter, (_, _) -> { });
    }

    /**
     * @param wall   the owner's wall clock in epoch milliseconds: used for {@code published_at} only
     * @param events the context's event log: read when the stores were written in another form
     */
    static Topology of(LogContext<?, ?, ?> context, LongSupplier wall, LogMeter meter, EventSource events) {
        return new Topology()
                .addSource("read-commands", Serdes.String().deserializer(), Serdes.ByteArray().deserializer(), context.commandTopic())
                .addProcessor("decide", () -> new DecideProcessor<>(context, wall, meter, events), "read-commands")
                .addStateStore(store(STATE, Serdes.ByteArray()), "decide")
                .addStateStore(store(ASKED, Serdes.ByteArray()), "decide")
                .addStateStore(store(ANSWERS, Serdes.ByteArray()), "decide")
                .addStateStore(store(BEATS, Serdes.Long()), "decide")
                .addSink("write-events", context.eventTopic(), Serdes.String().serializer(), Serdes.ByteArray().serializer(), "decide")
                .addSink("write-replies", context.replyTopic(), Serdes.String().serializer(), Serdes.ByteArray().serializer(), "decide");
    }

    private static <V> StoreBuilder<KeyValueStore<String, V>> store(String name, Serde<V> values) {
        return Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(name), Serdes.String(), values).withCachingDisabled();
    }
}
