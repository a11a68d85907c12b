package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.rpc.ErrorInfo;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.WriteContext;

/**
 * What tests with bad input share: a competition in which nothing may change, and refusals that reveal nothing at REST,
 * WebSocket and gRPC.
 */
final class Refusals {
    private static final RunningHall hall = RunningHall.shared();

    /** What no answer may contain: stack traces, names of classes, files, and other people's names. */
    private static final Pattern LEAK = Pattern.compile(
            "Exception|\\bat [a-z]+\\.[a-z]|org\\.onehall|io\\.(quarkus|grpc|vertx|smallrye)|jakarta\\.|"
                    + "java\\.(lang|util|io)|"
                    + "\\.java:|Caused by|/tmp/|\\.pem|Milanese Player|Romano Player 0[2-9]|Romano Player 1");

    private Refusals() {}

    /**
     * A competition with a game in play and an open call. Everybody whose commands are refused has entered, and every
     * service has noted the start, so that nothing more is recorded by itself.
     */
    static Cup opened(String id) {
        Cup cup = new Cup(hall, id).opened();
        cup.start(1);
        cup.plays(1, "e2e4", "e7e5");
        cup.white(1).does("callArbiter", Map.of("text", "it is warm"));
        cup.lca("rome")
                .does(
                        "acknowledgeCall",
                        Map.of("board", cup.board(1), "callId", call(cup))); // it is not overdue during the walk
        for (String place : List.of(
                "DEPUTY_CHIEF_ARBITER",
                "CHIEF_ORGANISER",
                "FAIR_PLAY_OFFICER",
                "FLOOR_ARBITER rome",
                "LOCAL_ORGANISER rome",
                "LOCAL_CHIEF_ARBITER rome",
                "LOCAL_CHIEF_ARBITER milan",
                "LOCAL_TECHNICAL_ARBITER rome",
                "LOCAL_TECHNICAL_ARBITER milan")) cup.person(place);
        String board = cup.board(1);
        cup.ca()
                .sees(
                        "that every service has noted the start",
                        () -> hall.events("adjudication", AdjudicationEvent.parser(), board::equals).stream()
                                        .anyMatch(event -> event.getBoardNoted().getInProgress())
                                && hall.events("fairplay", FairPlayEvent.parser(), board::equals).stream()
                                        .anyMatch(event -> event.getBoardNoted().getStarted()));
        return cup;
    }

    /** The id of the open call. */
    static String call(Cup cup) {
        return cup.ca()
                .seesOne(
                        "the call",
                        cup.ca().client()::calls,
                        one -> one.path("board").asText().equals(cup.board(1)))
                .path("id")
                .asText();
    }

    /** Ends the competition, and checks the record of the hall. */
    static void close(Cup cup) {
        cup.resign(1);
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

    /**
     * The number of events about everything a person could change in a competition, by topic. A client that enters with
     * the code of a seat reports its player present, and when he leaves, the hall itself holds his start (DEC-27).
     */
    static Map<String, Long> events(Cup cup) {
        Map<String, Long> events = new TreeMap<>();
        for (String context : List.of("game", "adjudication", "competition", "clock", "fairplay"))
            hall.read(TopicCatalogue.events(context), record -> {
                boolean counts = switch (context) {
                    case "clock" -> isOwnOrder(cup, record.value());
                    case "game" -> record.key().startsWith(cup.id()) && !isComingOrGoing(record.value());
                    default -> record.key().startsWith(cup.id());
                };
                if (counts) events.merge(context, 1L, Long::sum);
            });
        return events;
    }

    private static boolean isComingOrGoing(byte[] record) {
        try {
            GameEvent event = GameEvent.parseFrom(record);
            return event.hasSeatPresent()
                    || event.hasStartHeld() && event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOwnOrder(Cup cup, byte[] event) {
        try {
            return ClockEvent.parseFrom(event)
                    .getOrderGiven()
                    .getCompetitionId()
                    .equals(cup.id());
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nothing was recorded since these events were counted, and the player is still there. */
    static void assertNothingChanged(Cup cup, Map<String, Long> before) {
        assertEquals(before, events(cup), "something was recorded");
        assertEquals(2, cup.white(1).board().path("ply").asInt());
        assertTrue(cup.white(1).client().isConnected(), "the player has been thrown out");
    }

    /** Fails if a text reveals something confidential. */
    static void assertClean(String text) {
        assertFalse(LEAK.matcher(text).find(), () -> "told too much: " + text);
    }

    /** @param code expected in the problem; empty if there is none */
    static DynamicTest refused(String name, Supplier<HttpResponse<String>> request, int status, String code) {
        return DynamicTest.dynamicTest(name + " -> " + status + " " + code, () -> {
            HttpResponse<String> answer = request.get();
            assertEquals(status, answer.statusCode(), answer.body());
            assertClean(answer.body());
            if (code.isEmpty()) return;
            assertTrue(
                    answer.headers().firstValue("Content-Type").orElse("").startsWith("application/problem+json"),
                    () -> answer.headers().toString());
            assertEquals(code, RunningHall.tree(answer.body()).path("code").asText(), answer.body());
        });
    }

    /** A command that is refused to everybody in these places. */
    static DynamicTest forbidden(Cup cup, String code, String command, Map<String, ?> args, String... places) {
        return DynamicTest.dynamicTest(command + " " + args + " by " + Arrays.toString(places) + " -> " + code, () -> {
            try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<String>> answers = Arrays.stream(places)
                        .map(place -> lines.submit(() ->
                                cup.person(place).refused(code, command, args).getMessage()))
                        .toList();
                for (Future<String> answer : answers) assertClean(answer.get());
            }
        });
    }

    /** Calls of a service that are all refused. */
    static void grpc(
            String service,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<Wire, List<Supplier<Object>>> calls)
            throws InvalidProtocolBufferException {
        try (Wire wire = Wire.to(hall, service, token)) {
            for (Supplier<Object> call : calls.apply(wire)) {
                StatusRuntimeException refused = assertThrows(StatusRuntimeException.class, call::get, service);
                assertEquals(code, refused.getStatus().getCode(), () -> service + ": " + refused);
                String text = String.valueOf(refused.getStatus().getDescription());
                for (Any detail : StatusProto.fromThrowable(refused).getDetailsList())
                    if (detail.is(ErrorInfo.class)) {
                        ErrorInfo info = detail.unpack(ErrorInfo.class);
                        text += " " + info.getMetadataMap();
                        if (!reason.isEmpty()) assertEquals(reason, info.getReason(), text);
                    }
                assertClean(text);
            }
        }
    }

    static DynamicTest grpcRefused(
            String name,
            String service,
            String token,
            Status.Code code,
            String reason,
            java.util.function.Function<Wire, Object> call) {
        return DynamicTest.dynamicTest(
                name + " -> " + code + " " + reason,
                () -> grpc(service, token, code, reason, wire -> List.of(() -> call.apply(wire))));
    }

    /** The context of a new request. */
    static WriteContext write() {
        return WriteContext.newBuilder()
                .setRequestId(java.util.UUID.randomUUID().toString())
                .build();
    }
}
