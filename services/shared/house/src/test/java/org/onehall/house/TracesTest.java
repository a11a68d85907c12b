package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.Span;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.LogTracer.Step;
import org.onehall.proto.cases.v1.CaseServiceGrpc;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PlayRequest;

/** The path of a request as a collector sees it. */
class TracesTest {
    private static final String COMMANDS = "onehall.game.commands.v1";
    private static final String EVENTS = "onehall.game.events.v1";
    private static final MethodDescriptor<?, ?> PLAY = GameServiceGrpc.getPlayMethod();
    private static final GameCommand MOVE = GameCommand.newBuilder()
            .setPlay(PlayRequest.newBuilder().setBoardId("cup/1/7").setUci("e2e4"))
            .build();

    private Collector collector;
    private TraceExport export;
    private Traces zone;
    private Traces game;

    @BeforeEach
    void open() throws IOException {
        collector = new Collector();
        export = TraceExport.start(config(Map.of("otel.exporter.otlp.endpoint", collector.endpoint())))
                .orElseThrow();
        zone = Traces.into(export.tracer());
        game = Traces.into(export.tracer());
    }

    @AfterEach
    void close() {
        export.close();
        collector.close();
    }

    private static org.eclipse.microprofile.config.Config config(Map<String, String> settings) {
        Map<String, String> all = new HashMap<>(settings);
        all.put("quarkus.application.name", "playing-zone");
        all.put("onehall.instance", "playing-zone-2");
        return new SmallRyeConfigBuilder()
                .withSources(new PropertiesConfigSource(all, "environment", 300))
                .build();
    }

    private static ConsumerRecord<String, byte[]> record(String topic, long timestamp, Headers headers) {
        return new ConsumerRecord<>(
                topic,
                0,
                5,
                timestamp,
                TimestampType.LOG_APPEND_TIME,
                1,
                1,
                "cup/1/7",
                new byte[1],
                headers,
                Optional.empty());
    }

    private static ConsumerRecord<String, byte[]> fresh(String topic, Headers headers) {
        return record(topic, System.currentTimeMillis(), headers);
    }

    /** A move on its path from the socket to its event; returns the headers of the event. */
    private Headers move(String correlation) {
        Headers command = new RecordHeaders();
        Headers event = new RecordHeaders();
        try (Step socket = zone.begin("play", correlation, System.nanoTime())) {
            Metadata metadata = new Metadata();
            Traces.Call out = zone.calling(PLAY, correlation, metadata);
            Traces.Call in = game.served(PLAY, correlation, metadata);
            try (Step append = game.append(COMMANDS, MOVE, correlation)) {
                append.pass(command);
            }
            try (Step decide = game.decide(COMMANDS, MOVE, command)) {
                decide.outcome("accepted");
                decide.write(EVENTS, () -> "move_played", event);
            }
            in.ended(Status.OK);
            out.ended(Status.OK);
            socket.outcome("ok");
        }
        return event;
    }

    /** All spans, however busy the machine is. */
    private List<Span> spans() {
        export.end(60);
        return collector.spans();
    }

    private static Span named(List<Span> spans, String name, Span.SpanKind kind) {
        List<Span> found = spans.stream()
                .filter(span -> span.getName().equals(name) && span.getKind() == kind)
                .toList();
        assertEquals(1, found.size(), name + " in " + spans);
        return found.getFirst();
    }

    @Test
    void aMoveIsOneTraceFromItsSocketToWhoeverReadsItsEvent() throws Exception {
        Headers event = move("c-1");
        List<String> read = new ArrayList<>();
        zone.following(record -> read.add(record.topic())).accept(fresh(EVENTS, event));
        assertEquals(List.of(EVENTS), read);

        List<Span> spans = spans();
        List<Span> way = List.of(
                named(spans, "play", Span.SpanKind.SPAN_KIND_SERVER),
                named(spans, "onehall.game.v1.GameService/Play", Span.SpanKind.SPAN_KIND_CLIENT),
                named(spans, "onehall.game.v1.GameService/Play", Span.SpanKind.SPAN_KIND_SERVER),
                named(spans, "append play", Span.SpanKind.SPAN_KIND_PRODUCER),
                named(spans, "decide play", Span.SpanKind.SPAN_KIND_CONSUMER),
                named(spans, "write move_played", Span.SpanKind.SPAN_KIND_PRODUCER),
                named(spans, "read " + EVENTS, Span.SpanKind.SPAN_KIND_CONSUMER));
        assertEquals(way.size(), spans.size());
        assertTrue(way.getFirst().getParentSpanId().isEmpty());
        for (int i = 1; i < way.size(); i++) {
            assertEquals(way.getFirst().getTraceId(), way.get(i).getTraceId());
            assertEquals(
                    way.get(i - 1).getSpanId(),
                    way.get(i).getParentSpanId(),
                    way.get(i).getName());
        }
        assertEquals(0, zone.open() + game.open());
    }

    @Test
    void noSpanTellsOfWhomItIs() {
        move("c-1");
        List<Span> spans = spans();
        assertEquals(6, spans.size());
        List<String> names = List.of(
                "messaging.destination.name",
                "messaging.system",
                "onehall.correlation",
                "onehall.outcome",
                "rpc.grpc.status_code",
                "rpc.method",
                "rpc.service",
                "rpc.system");
        assertEquals(
                names,
                List.copyOf(new TreeSet<>(spans.stream()
                        .flatMap(span -> span.getAttributesList().stream())
                        .map(KeyValue::getKey)
                        .toList())));
        String all = collector.taken().toString();
        assertFalse(all.contains("cup/1/7") || all.contains("e2e4"), all);
        assertTrue(all.contains("c-1"));
    }

    @Test
    void theCollectorLearnsWhichServiceItIsAndGetsProtobuf() {
        move("c-1");
        spans();
        Map<String, String> resource = new HashMap<>();
        collector
                .taken()
                .getFirst()
                .getResourceSpans(0)
                .getResource()
                .getAttributesList()
                .forEach(each -> resource.put(each.getKey(), each.getValue().getStringValue()));
        assertEquals("playing-zone", resource.get("service.name"));
        assertEquals("playing-zone-2", resource.get("service.instance.id"));
        assertEquals(List.of("application/x-protobuf"), collector.contentTypes());
    }

    @Test
    void whatAReactorCallsForIsPartOfTheTrace() throws Exception {
        Headers event = move("c-1");
        Metadata metadata = new Metadata();
        game.reacting(_ -> game.calling(PLAY, "c-1", metadata).ended(Status.OK)).react(fresh(EVENTS, event));
        List<Span> spans = spans();
        Span reaction = named(spans, "react to " + EVENTS, Span.SpanKind.SPAN_KIND_CONSUMER);
        Span call = spans.stream()
                .filter(span -> span.getParentSpanId().equals(reaction.getSpanId()))
                .findAny()
                .orElseThrow();
        assertEquals("onehall.game.v1.GameService/Play", call.getName());
        assertEquals(named(spans, "play", Span.SpanKind.SPAN_KIND_SERVER).getTraceId(), call.getTraceId());
    }

    @Test
    void whatNoSocketBeganAndWhatIsReadAgainAfterAStartShowsNothing() {
        Headers event = move("c-1");
        int before = 6;
        Metadata metadata = new Metadata();
        assertFalse(zone.calling(PLAY, "c-2", metadata).isShown());
        assertFalse(game.served(PLAY, "c-2", metadata).isShown());
        assertSame(Step.NONE, game.append(COMMANDS, MOVE, "c-2"));
        assertSame(Step.NONE, game.decide(COMMANDS, MOVE, new RecordHeaders()));
        zone.following(_ -> {}).accept(record(EVENTS, System.currentTimeMillis() - 3_600_000, event));
        zone.following(_ -> {}).accept(fresh(EVENTS, new RecordHeaders()));
        zone.following(_ -> {}).accept(fresh(EVENTS, new RecordHeaders().add("traceparent", "nonsense".getBytes())));
        assertEquals(before, spans().size());
    }

    @Test
    void ofCasesNothingIsShownWhateverTheyAreHanded() {
        Headers event = move("c-1");
        try (Step _ = zone.begin("play", "c-3", System.nanoTime())) {
            Metadata metadata = new Metadata();
            MethodDescriptor<?, ?> file = CaseServiceGrpc.getServiceDescriptor()
                    .getMethods()
                    .iterator()
                    .next();
            assertFalse(zone.calling(file, "c-3", metadata).isShown());
            assertEquals(0, metadata.keys().size());
            assertFalse(game.served(file, "c-3", metadata).isShown());
            assertSame(Step.NONE, zone.append("onehall.cases.commands.v1", MOVE, "c-3"));
            zone.following(_ -> {}).accept(fresh("onehall.cases.events.v1", event));
        }
        assertEquals(7, spans().size());
    }

    @Test
    void aCallThatIsAnsweredByAFaultOfOursIsAnError() {
        try (Step _ = zone.begin("play", "c-4", System.nanoTime())) {
            zone.calling(PLAY, "c-4", new Metadata()).ended(Status.INTERNAL);
            zone.calling(PLAY, "c-4", new Metadata()).ended(Status.FAILED_PRECONDITION);
        }
        List<Span> calls = spans().stream()
                .filter(span -> span.getKind() == Span.SpanKind.SPAN_KIND_CLIENT)
                .toList();
        assertEquals(
                List.of(
                        io.opentelemetry.proto.trace.v1.Status.StatusCode.STATUS_CODE_ERROR,
                        io.opentelemetry.proto.trace.v1.Status.StatusCode.STATUS_CODE_UNSET),
                calls.stream().map(span -> span.getStatus().getCode()).toList());
    }

    @Test
    void withoutACollectorNothingIsSentOrAdded() throws Exception {
        assertEquals(Optional.empty(), TraceExport.start(config(Map.of())));
        assertEquals(Optional.empty(), TraceExport.start(config(Map.of("otel.exporter.otlp.endpoint", " "))));
        assertEquals(
                Optional.empty(),
                TraceExport.start(config(
                        Map.of("otel.exporter.otlp.endpoint", collector.endpoint(), "otel.sdk.disabled", "true"))));
        Traces off = Traces.off();
        Headers headers = new RecordHeaders();
        Metadata metadata = new Metadata();
        try (Step socket = off.begin("play", "c-5", System.nanoTime())) {
            assertSame(Step.NONE, socket);
            assertFalse(off.calling(PLAY, "c-5", metadata).isShown());
            off.append(COMMANDS, MOVE, "c-5").pass(headers);
            off.decide(COMMANDS, MOVE, headers).write(EVENTS, () -> "never asked".substring(99), headers);
        }
        assertEquals(0, metadata.keys().size());
        assertEquals(0, headers.toArray().length);
        List<String> read = new ArrayList<>();
        off.following(record -> read.add(record.topic())).accept(fresh(EVENTS, headers));
        off.reacting(record -> read.add(record.topic())).react(fresh(EVENTS, headers));
        assertEquals(List.of(EVENTS, EVENTS), read);
        assertEquals(List.of(), spans());
    }
}
