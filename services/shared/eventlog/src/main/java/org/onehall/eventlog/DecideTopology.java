package org.onehall.eventlog;

import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.Stores;

/** The exactly-once topology around a decider: commands in; events and answers out; state, answers and beats in stores. */
public final class DecideTopology {
    static final String STATE = "state";
    static final String ANSWERS = "answers";
    static final String BEATS = "beats";

    private DecideTopology() {}

    /** @param wall the owner's wall clock in epoch milliseconds: used for {@code published_at} only */
    public static Topology of(LogContext<?, ?, ?> context, java.util.function.LongSupplier wall, LogMeter meter) {
        return new Topology()
                .addSource("read-commands", Serdes.String().deserializer(), Serdes.ByteArray().deserializer(), context.commandTopic())
                .addProcessor("decide", () -> new DecideProcessor<>(context, wall, meter), "read-commands")
                .addStateStore(Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(STATE), Serdes.String(), Serdes.ByteArray())
                        .withCachingDisabled(), "decide")
                .addStateStore(Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(ANSWERS), Serdes.String(), Serdes.ByteArray())
                        .withCachingDisabled(), "decide")
                .addStateStore(Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(BEATS), Serdes.String(), Serdes.Long())
                        .withCachingDisabled(), "decide")
                .addSink("write-events", context.eventTopic(), Serdes.String().serializer(), Serdes.ByteArray().serializer(), "decide")
                .addSink("write-replies", context.replyTopic(), Serdes.String().serializer(), Serdes.ByteArray().serializer(), "decide");
    }
}
