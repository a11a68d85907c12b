package org.onehall.eventlog;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnsafeByteOperations;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.onehall.proto.types.v1.Outcome;

/**
 * Puts answers together from what is committed. The events a request caused are its answer, and the last of them names the
 * request in a header; what caused no event (a refusal, a repeat) is answered in the reply topic. Takes the records of both
 * topics, each partition in its order. Not thread-safe.
 */
public final class Answers {
    private static final String REQUEST = "request";

    private final LogContext<?, ?, ?> context;
    private final BiPredicate<String, String> awaited;
    private final Map<String, List<ByteString>> begun = new HashMap<>();

    /** @param awaited whether anybody waits for the answer to a request: given its key and id. Others are not put together */
    public Answers(LogContext<?, ?, ?> context, BiPredicate<String, String> awaited) {
        this.context = context;
        this.awaited = awaited;
    }

    /** Headers of the last event a request caused. @param request its id; "" if nobody asked */
    static Headers last(String request) {
        return new RecordHeaders().add(REQUEST, request.getBytes(StandardCharsets.UTF_8));
    }

    /** The answer that is complete with this record; empty if none is. */
    public Optional<Outcome> next(String topic, String key, byte[] value, Headers headers) {
        if (topic.equals(context.replyTopic())) return Optional.of(reply(value));
        Header end = headers.lastHeader(REQUEST);
        if (end == null) {
            begun.computeIfAbsent(key, _ -> new ArrayList<>()).add(UnsafeByteOperations.unsafeWrap(value));
            return Optional.empty();
        }
        List<ByteString> before = begun.remove(key);
        String request = new String(end.value(), StandardCharsets.UTF_8);
        if (!awaited.test(key, request)) return Optional.empty();
        return Optional.of(Outcome.newBuilder().setRequestId(request).setKey(key).addAllEvents(before == null ? List.of() : before)
                .addEvents(UnsafeByteOperations.unsafeWrap(value)).setSequence(LogContext.eventHeader(context.parseEvent(value)).getSequence()).build());
    }

    private Outcome reply(byte[] value) {
        try {
            return Outcome.parseFrom(value);
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException("unreadable answer in " + context.replyTopic(), e);
        }
    }
}
