package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.Answers;
import org.onehall.eventlog.DecideTopology;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.eventlog.LogTracer;
import org.onehall.house.Traces;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.types.v1.CommandHeader;

/** A board's log with and without traces: traces add something to the headers of records and nothing anywhere else. */
class TracedGameTest {
    private static final String PARENT = "traceparent";
    private static final String REQUEST = "create";

    private final List<SpanData> spans = new ArrayList<>();
    private final SdkTracerProvider provider = SdkTracerProvider.builder()
            .addSpanProcessor(SimpleSpanProcessor.create(new SpanExporter() {
                @Override
                public CompletableResultCode export(Collection<SpanData> ended) {
                    spans.addAll(ended);
                    return CompletableResultCode.ofSuccess();
                }

                @Override
                public CompletableResultCode flush() {
                    return CompletableResultCode.ofSuccess();
                }

                @Override
                public CompletableResultCode shutdown() {
                    return CompletableResultCode.ofSuccess();
                }
            }))
            .build();
    private final Traces traces = Traces.into(provider.get("test"));

    private static LogMeter meter(LogTracer tracer) {
        return new LogMeter() {
            @Override
            public void decided(String context, String type, String outcome, String reason) {}

            @Override
            public LogTracer tracer() {
                return tracer;
            }
        };
    }

    private static GameCommand command() {
        var request = GameLog.CONTEXT
                .mapper()
                .write(create(lawsRules(), "90+30", Optional.empty()), CreateRequest.newBuilder())
                .build();
        return (GameCommand) GameLog.CONTEXT.envelope(
                request,
                CommandHeader.newBuilder()
                        .setRequestId(REQUEST)
                        .setKey(KEY)
                        .setActor(LogContext.actor(SERVICE))
                        .setCorrelationId("c-1")
                        .build());
    }

    /** The events that one command leads to. */
    private static List<TestRecord<String, byte[]>> events(LogTracer tracer, Headers headers) {
        Properties properties = new Properties();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "traced");
        Instant at = T0.minusSeconds(9);
        try (var driver = new TopologyTestDriver(
                DecideTopology.of(GameLog.CONTEXT, at::toEpochMilli, meter(tracer)), properties)) {
            driver.createInputTopic(GameLog.CONTEXT.commandTopic(), new StringSerializer(), new ByteArraySerializer())
                    .pipeInput(new TestRecord<>(KEY, command().toByteArray(), headers, at));
            return driver.createOutputTopic(
                            GameLog.CONTEXT.eventTopic(), new StringDeserializer(), new ByteArrayDeserializer())
                    .readRecordsToList();
        }
    }

    private SpanData span(String name) {
        List<SpanData> found =
                spans.stream().filter(span -> span.getName().equals(name)).toList();
        assertEquals(1, found.size(), name + " in " + spans);
        return found.getFirst();
    }

    @Test
    void theEventGoesOnWithTheTraceOfItsRequestAndHasTheSameBytes() {
        Headers sent = new RecordHeaders();
        try (var socket = traces.begin("create", "c-1", System.nanoTime());
                var append = traces.append(GameLog.CONTEXT.commandTopic(), command(), "c-1")) {
            append.pass(sent);
            socket.outcome("ok");
        }
        List<TestRecord<String, byte[]>> traced = events(traces, sent);
        List<TestRecord<String, byte[]>> plain = events(LogTracer.NONE, new RecordHeaders());

        assertEquals(plain.size(), traced.size());
        assertTrue(!plain.isEmpty());
        for (int i = 0; i < plain.size(); i++) {
            assertArrayEquals(plain.get(i).value(), traced.get(i).value());
            assertEquals(plain.get(i).key(), traced.get(i).key());
            assertNull(plain.get(i).headers().lastHeader(PARENT));
        }
        assertEquals(span("create").getTraceId(), span("append create").getTraceId());
        assertEquals(span("append create").getSpanId(), span("decide create").getParentSpanId());
        SpanData written = span("write game_created");
        assertEquals(span("decide create").getSpanId(), written.getParentSpanId());
        assertEquals(span("create").getTraceId(), written.getTraceId());
        Header parent = traced.getFirst().headers().lastHeader(PARENT);
        assertEquals(
                "00-" + written.getTraceId() + "-" + written.getSpanId() + "-01",
                new String(parent.value(), StandardCharsets.US_ASCII));
    }

    @Test
    void whoWaitsForTheAnswerFindsItAmongEventsThatAreTraced() {
        Headers sent = new RecordHeaders();
        try (var _ = traces.begin("create", "c-1", System.nanoTime());
                var append = traces.append(GameLog.CONTEXT.commandTopic(), command(), "c-1")) {
            append.pass(sent);
        }
        Answers answers = new Answers(GameLog.CONTEXT, _ -> true);
        List<Answers.Answer> given = new ArrayList<>();
        events(traces, sent)
                .forEach(
                        event -> answers.next(GameLog.CONTEXT.eventTopic(), event.key(), event.value(), event.headers())
                                .ifPresent(given::add));
        assertEquals(
                List.of(REQUEST),
                given.stream().map(answer -> answer.asker().requestId()).toList());
    }

    @Test
    void aCommandWithoutATraceBeginsNone() {
        events(traces, new RecordHeaders());
        assertEquals(List.of(), spans);
    }
}
