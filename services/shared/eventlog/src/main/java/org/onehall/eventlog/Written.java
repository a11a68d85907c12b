package org.onehall.eventlog;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;

/**
 * The records to write for accepted events, before any of them is written.
 *
 * @param keyed the key after the events
 * @param events their envelopes, in order
 * @param state the state's bytes
 */
record Written<S>(Keyed<S> keyed, List<ByteString> events, byte[] state) {
    /** The size in bytes of the largest of these records. */
    int largest() {
        return Math.max(
                state.length, events.stream().mapToInt(ByteString::size).max().orElse(0));
    }

    /**
     * Folds events and puts each into its envelope.
     *
     * @param header header of the command that they answer
     * @param at when the command was decided
     * @param published publication time by the owner's wall clock
     */
    static <C, E, S> Written<S> of(
            LogContext<C, E, S> context,
            Keyed<S> keyed,
            List<E> events,
            CommandHeader header,
            Instant at,
            Instant published) {
        S state = keyed.state();
        long sequence = keyed.sequence();
        List<ByteString> bytes = new ArrayList<>(events.size());
        for (E event : events) {
            sequence++;
            bytes.add(UnsafeByteOperations.unsafeWrap(context.envelope(
                            event,
                            EventHeader.newBuilder()
                                    .setEventId(header.getKey() + "#" + sequence)
                                    .setKey(header.getKey())
                                    .setSequence(sequence)
                                    .setOccurredAt(RecordMapper.timestamp(at))
                                    .setPublishedAt(RecordMapper.timestamp(published))
                                    .setCorrelationId(header.getCorrelationId())
                                    .setCausationId(header.getRequestId())
                                    .setActor(header.getActor())
                                    .setRule(context.decider().rule(event))
                                    .build())
                    .toByteArray()));
            state = context.decider().evolve(state, event);
        }
        return new Written<>(
                new Keyed<>(state, sequence, keyed.lastAt()),
                bytes,
                context.states().write(state));
    }
}
