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
import java.util.function.Predicate;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;

/**
 * Puts answers together from committed records. The events that a request caused are its answer; the last of them names
 * the request and its sender in a header. A request that caused no event (a refusal, a repeat) is answered in the reply
 * topic. Takes the records of both topics, each partition in its order. Not thread-safe.
 */
public final class Answers {
    private static final String ASKED = "asked";

    /**
     * A request. Request ids are unique only for each sender, so that no sender gets the answer to another sender's
     * request.
     *
     * @param key the board, venue or competition it is about
     * @param subject of the token it was sent with
     * @param requestId chosen by the sender
     */
    public record Asker(String key, String subject, String requestId) {}

    /** @param outcome the result of the request */
    public record Answer(Asker asker, Outcome outcome) {}

    private final LogContext<?, ?, ?> context;
    private final Predicate<Asker> awaited;
    private final Map<String, List<ByteString>> begun = new HashMap<>();

    /** @param awaited whether a client waits for the answer to a request; other answers are not put together */
    public Answers(LogContext<?, ?, ?> context, Predicate<Asker> awaited) {
        this.context = context;
        this.awaited = awaited;
    }

    /** Headers of a reply, and of the last event a request caused. */
    static Headers to(CommandHeader header) {
        return new RecordHeaders()
                .add(
                        ASKED,
                        (header.getRequestId().length() + "|" + header.getRequestId()
                                        + header.getActor().getSubject())
                                .getBytes(StandardCharsets.UTF_8));
    }

    /** Headers of the last event of a command that has no sender. */
    static Headers toNobody() {
        return new RecordHeaders().add(ASKED, new byte[0]);
    }

    /** The answer that is complete with this record; empty if none is complete, or nobody waits for it. */
    public Optional<Answer> next(String topic, String key, byte[] value, Headers headers) {
        Header end = headers.lastHeader(ASKED);
        if (topic.equals(context.replyTopic()))
            return asker(key, end).filter(awaited).map(asker -> new Answer(asker, reply(value)));
        if (end == null) {
            begun.computeIfAbsent(key, _ -> new ArrayList<>()).add(UnsafeByteOperations.unsafeWrap(value));
            return Optional.empty();
        }
        List<ByteString> before = begun.remove(key);
        return asker(key, end)
                .filter(awaited)
                .map(asker -> new Answer(
                        asker,
                        Outcome.newBuilder()
                                .setRequestId(asker.requestId())
                                .setKey(key)
                                .addAllEvents(before == null ? List.of() : before)
                                .addEvents(UnsafeByteOperations.unsafeWrap(value))
                                .setSequence(LogContext.eventHeader(context.parseEvent(value))
                                        .getSequence())
                                .build()));
    }

    private static Optional<Asker> asker(String key, Header header) {
        if (header == null || header.value().length == 0) return Optional.empty();
        String text = new String(header.value(), StandardCharsets.UTF_8);
        int begin = text.indexOf('|') + 1;
        int end = begin + Integer.parseInt(text.substring(0, begin - 1));
        return Optional.of(new Asker(key, text.substring(end), text.substring(begin, end)));
    }

    private Outcome reply(byte[] value) {
        try {
            return Outcome.parseFrom(value);
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException("unreadable answer in " + context.replyTopic(), e);
        }
    }
}
