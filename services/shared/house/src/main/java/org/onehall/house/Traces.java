package org.onehall.house;

import com.google.protobuf.Message;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.context.propagation.TextMapSetter;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.eclipse.microprofile.config.ConfigProvider;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.LogTracer;
import org.onehall.eventlog.Reactor;

/**
 * The path of a request through the hall, as OpenTelemetry spans: from its socket through calls and command log to its
 * events and their readers. Off unless the environment names a collector ({@link TraceExport}).
 *
 * <p>A trace begins only where {@link #begin} is called; everything else continues a trace that it receives, or shows
 * nothing. Fair-play cases are not shown ({@link Uncounted}, APP-I G2.7). A span contains the kind of request or event,
 * its outcome and the correlation id that is also in log lines. It never says whom it is about: no player, board,
 * token, address or text. The link between spans is passed on as W3C's {@code traceparent}, in the metadata of calls
 * and the headers of records.
 */
@Singleton
public class Traces implements LogTracer {
    static final AttributeKey<String> CORRELATION = AttributeKey.stringKey("onehall.correlation");
    static final AttributeKey<String> OUTCOME = AttributeKey.stringKey("onehall.outcome");
    private static final AttributeKey<String> TOPIC = AttributeKey.stringKey("messaging.destination.name");
    private static final AttributeKey<String> SYSTEM = AttributeKey.stringKey("messaging.system");
    private static final AttributeKey<String> RPC = AttributeKey.stringKey("rpc.system");
    private static final AttributeKey<String> SERVICE = AttributeKey.stringKey("rpc.service");
    private static final AttributeKey<String> METHOD = AttributeKey.stringKey("rpc.method");
    private static final AttributeKey<Long> CODE = AttributeKey.longKey("rpc.grpc.status_code");
    private static final W3CTraceContextPropagator WIRE = W3CTraceContextPropagator.getInstance();
    private static final String PARENT = "traceparent";
    /** Records older than this are read again after a start: their traces have ended. */
    private static final long RECENT_MS = 60_000;

    private static final TextMapSetter<Metadata> TO_CALL = (metadata, name, value) -> metadata.put(key(name), value);
    private static final TextMapSetter<Headers> TO_RECORD =
            (headers, name, value) -> headers.remove(name).add(name, value.getBytes(StandardCharsets.US_ASCII));
    private static final TextMapGetter<Metadata> OF_CALL = new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(Metadata metadata) {
            return metadata.keys();
        }

        @Override
        public String get(Metadata metadata, String name) {
            return metadata.get(key(name));
        }
    };
    private static final TextMapGetter<Headers> OF_RECORD = new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(Headers headers) {
            return List.of(PARENT);
        }

        @Override
        public String get(Headers headers, String name) {
            Header header = headers.lastHeader(name);
            return header == null ? null : new String(header.value(), StandardCharsets.US_ASCII);
        }
    };

    /** Null if traces are off. */
    private final Tracer tracer;

    private final Runnable end;
    /** The spans of requests being served, by correlation id: work that continues in another thread finds them here. */
    private final Map<String, Span> open = new ConcurrentHashMap<>();

    @Inject
    public Traces() {
        this(TraceExport.start(ConfigProvider.getConfig()));
    }

    private Traces(Optional<TraceExport> export) {
        this(export.map(TraceExport::tracer).orElse(null), () -> export.ifPresent(TraceExport::close));
    }

    private Traces(Tracer tracer, Runnable end) {
        this.tracer = tracer;
        this.end = end;
    }

    /** Traces to another tracer, which its owner ends: for tests. */
    public static Traces into(Tracer tracer) {
        return new Traces(tracer, () -> {});
    }

    /** Traces that show nothing. */
    static Traces off() {
        return new Traces(null, () -> {});
    }

    /** Whether anything is shown. */
    boolean isOn() {
        return tracer != null;
    }

    @PreDestroy
    void close() {
        end.run();
    }

    /**
     * A request has arrived at a socket: a trace begins here.
     *
     * @param request the kind of request, "play"
     * @param correlationId the id of the calls that are made for it
     * @param since when it arrived, by {@link System#nanoTime}: it may have waited for others
     */
    public Step begin(String request, String correlationId, long since) {
        if (tracer == null || secret(request)) return Step.NONE;
        Span span = tracer.spanBuilder(request)
                .setNoParent()
                .setSpanKind(SpanKind.SERVER)
                .setStartTimestamp(Instant.now().minusNanos(System.nanoTime() - since))
                .setAttribute(CORRELATION, correlationId)
                .startSpan();
        return serving(span, correlationId);
    }

    @Override
    public Step append(String topic, Message command, String correlationId) {
        Span parent = tracer == null ? null : parent(correlationId);
        if (parent == null || secret(topic)) return Step.NONE;
        return new Recorded(
                record("append " + LogContext.payloadName(command), topic, SpanKind.PRODUCER)
                        .setParent(Context.root().with(parent))
                        .startSpan(),
                () -> {});
    }

    @Override
    public Step decide(String topic, Message command, Headers headers) {
        return read("decide ", () -> LogContext.payloadName(command), topic, headers);
    }

    /** Handles each record of a trace in a span of its own. */
    LogReader.Handler following(LogReader.Handler next) {
        if (tracer == null) return next;
        return record -> {
            try (Step _ = read("read ", record)) {
                next.accept(record);
            }
        };
    }

    /** The same for a reactor; its calls are part of the trace. */
    Reactor.Handler reacting(Reactor.Handler next) {
        if (tracer == null) return next;
        return record -> {
            Step step = read("react to ", record);
            try (step) {
                if (!(step instanceof Recorded recorded)) next.react(record);
                else
                    io.grpc.Context.current()
                            .withValue(Caller.SPAN, recorded.span)
                            .call(() -> {
                                next.react(record);
                                return record;
                            });
            }
        };
    }

    private Step read(String does, ConsumerRecord<String, byte[]> record) {
        if (System.currentTimeMillis() - record.timestamp() > RECENT_MS) return Step.NONE;
        return read(does, record::topic, record.topic(), record.headers());
    }

    private Step read(String does, Supplier<String> what, String topic, Headers headers) {
        if (tracer == null || secret(topic) || headers.lastHeader(PARENT) == null) return Step.NONE;
        Context from = WIRE.extract(Context.root(), headers, OF_RECORD);
        if (!Span.fromContext(from).getSpanContext().isValid()) return Step.NONE;
        return new Recorded(
                record(does + what.get(), topic, SpanKind.CONSUMER)
                        .setParent(from)
                        .startSpan(),
                () -> {});
    }

    /**
     * This service is about to make a call.
     *
     * @param metadata metadata of the call; the link that its server needs is added
     */
    Call calling(MethodDescriptor<?, ?> method, String correlationId, Metadata metadata) {
        Span parent = tracer == null ? null : parent(correlationId);
        if (parent == null || secret(method.getFullMethodName())) return Call.NONE;
        Span span = call(method, SpanKind.CLIENT)
                .setParent(Context.root().with(parent))
                .startSpan();
        metadata.discardAll(key(PARENT));
        WIRE.inject(Context.root().with(span), metadata, TO_CALL);
        return new Call(span, new Recorded(span, () -> {}));
    }

    /** A call is being served. */
    Call served(MethodDescriptor<?, ?> method, String correlationId, Metadata metadata) {
        if (tracer == null || !metadata.containsKey(key(PARENT)) || secret(method.getFullMethodName()))
            return Call.NONE;
        Context from = WIRE.extract(Context.root(), metadata, OF_CALL);
        if (!Span.fromContext(from).getSpanContext().isValid()) return Call.NONE;
        Span span = call(method, SpanKind.SERVER)
                .setParent(from)
                .setAttribute(CORRELATION, correlationId)
                .startSpan();
        return new Call(span, serving(span, correlationId));
    }

    /** A call, at one of its ends. */
    record Call(Span span, Step step) {
        static final Call NONE = new Call(null, Step.NONE);

        /** Whether the call is traced. */
        boolean isShown() {
            return span != null;
        }

        /** The call has ended. */
        void ended(Status status) {
            if (span == null) return;
            span.setAttribute(CODE, (long) status.getCode().value());
            if (status.getCode() == Status.Code.INTERNAL || status.getCode() == Status.Code.UNKNOWN)
                span.setStatus(StatusCode.ERROR);
            step.close();
        }
    }

    private Step serving(Span span, String correlationId) {
        open.put(correlationId, span);
        return new Recorded(span, () -> open.remove(correlationId, span));
    }

    private Span parent(String correlationId) {
        Span span = Caller.SPAN.get();
        return span != null ? span : open.get(correlationId);
    }

    private SpanBuilder record(String name, String topic, SpanKind kind) {
        return tracer.spanBuilder(name)
                .setSpanKind(kind)
                .setAttribute(SYSTEM, "kafka")
                .setAttribute(TOPIC, topic);
    }

    private SpanBuilder call(MethodDescriptor<?, ?> method, SpanKind kind) {
        return tracer.spanBuilder(method.getFullMethodName())
                .setSpanKind(kind)
                .setAttribute(RPC, "grpc")
                .setAttribute(SERVICE, String.valueOf(method.getServiceName()))
                .setAttribute(METHOD, String.valueOf(method.getBareMethodName()));
    }

    private static boolean secret(String name) {
        return Uncounted.isSecret(name);
    }

    private static Metadata.Key<String> key(String name) {
        return Metadata.Key.of(name, Metadata.ASCII_STRING_MARSHALLER);
    }

    /** How many traced requests are being served. */
    int open() {
        return open.size();
    }

    /** A traced step. */
    private final class Recorded implements Step {
        private final Span span;
        private final Runnable after;
        private final AtomicBoolean ended = new AtomicBoolean();

        private Recorded(Span span, Runnable after) {
            this.span = span;
            this.after = after;
        }

        @Override
        public void pass(Headers record) {
            WIRE.inject(Context.root().with(span), record, TO_RECORD);
        }

        @Override
        public void write(String topic, Supplier<String> kind, Headers headers) {
            Span written = record("write " + kind.get(), topic, SpanKind.PRODUCER)
                    .setParent(Context.root().with(span))
                    .startSpan();
            WIRE.inject(Context.root().with(written), headers, TO_RECORD);
            written.end();
        }

        @Override
        public void outcome(String outcome) {
            span.setAttribute(OUTCOME, outcome);
        }

        @Override
        public void close() {
            if (!ended.compareAndSet(false, true)) return;
            after.run();
            span.end();
        }
    }
}
