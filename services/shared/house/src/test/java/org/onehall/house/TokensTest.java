package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.rpc.RetryInfo;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;
import io.grpc.protobuf.StatusProto;
import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.house.Tokens.Shown;

/** Whether a token is valid at the edge of a service: its session may have ended, or not be known yet (DEC-21). */
class TokensTest {
    private static final Actor LCA = new Actor("rome-lca", Role.LOCAL_CHIEF_ARBITER, "cup", "rome", "", "");

    private final class FakeSessions extends Sessions {
        @Override
        public boolean areKnown() {
            return known;
        }

        @Override
        public boolean isEnded(String session) {
            return session.equals(ended);
        }
    }

    private boolean known = true;
    private String ended = "none";
    private final Tokens tokens = new Tokens(parser(), null, new FakeSessions());

    /** Accepts "session of a code" and "of a service" as signed tokens, and nothing else. */
    private static JWTParser parser() {
        return (JWTParser) Proxy.newProxyInstance(
                TokensTest.class.getClassLoader(),
                new Class<?>[] {JWTParser.class},
                (_, _, args) -> switch (String.valueOf(args[0])) {
                    case "of an arbiter" ->
                        token(
                                Map.of(
                                        "role",
                                        "LOCAL_CHIEF_ARBITER",
                                        "competition",
                                        "cup",
                                        "venue",
                                        "rome",
                                        "sid",
                                        "session-1"),
                                "rome-lca");
                    case "of a player who went on" ->
                        token(
                                Map.of(
                                        "role",
                                        "PLAYER",
                                        "competition",
                                        "cup",
                                        "sid",
                                        "session-3",
                                        "device",
                                        "session-2"),
                                "r1");
                    case "of a service" -> token(Map.of("role", "SERVICE"), "competition");
                    default -> throw new ParseException("not signed by our issuer");
                });
    }

    private static JsonWebToken token(Map<String, Object> claims, String subject) {
        return (JsonWebToken) Proxy.newProxyInstance(
                TokensTest.class.getClassLoader(),
                new Class<?>[] {JsonWebToken.class},
                (_, method, args) -> switch (method.getName()) {
                    case "getSubject" -> subject;
                    case "getExpirationTime" -> System.currentTimeMillis() / 1_000 + 3_600;
                    case "getClaim" -> claims.get(String.valueOf(args[0]));
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    /** Configuration of a service whose own token is in a file. */
    static HouseConfig withToken(Path file) {
        return (HouseConfig) Proxy.newProxyInstance(
                TokensTest.class.getClassLoader(), new Class<?>[] {HouseConfig.class}, (_, _, _) -> Optional.of(file));
    }

    @Test
    void aRenewedTokenCountsWithoutARestart(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game-state.jwt"), "first\n");
        AtomicLong nanos = new AtomicLong();
        Tokens own = new Tokens(parser(), withToken(file), new FakeSessions(), nanos::get);
        assertEquals(Optional.of("first"), own.own());
        Files.writeString(file, "second\n");
        assertEquals(Optional.of("first"), own.own(), "not read for every call");
        nanos.addAndGet(Duration.ofSeconds(6).toNanos());
        assertEquals(Optional.of("second"), own.own());
        Files.delete(file);
        nanos.addAndGet(Duration.ofSeconds(6).toNanos());
        assertEquals(Optional.of("second"), own.own(), "the file is away for a moment");
    }

    @Test
    void aTokenSpeaksForItsHolderUntilItsSessionIsEnded() { // DEC-21
        for (int time = 0; time < 2; time++) assertEquals(new Shown.Valid(LCA), tokens.shown("of an arbiter"));
        ended = "session-1";
        assertEquals(new Shown.Invalid(), tokens.shown("of an arbiter"), "also one that was found right before");
        assertEquals(Optional.empty(), tokens.actor("of an arbiter"));
        assertEquals(new Shown.Invalid(), tokens.shown("of a stranger"));
    }

    @Test
    void aDeviceIsTheSessionItsHolderCameInWith() { // APP-I G2.7
        assertEquals(
                List.of("session-1", "session-2", "", ""),
                List.of(
                        tokens.device("of an arbiter"),
                        tokens.device("of a player who went on"),
                        tokens.device("of a service"),
                        tokens.device("of a stranger")));
    }

    @Test
    void aTokenWithASessionWaitsUntilItIsKnownWhichAreEnded() { // DEC-21
        known = false;
        assertEquals(new Shown.Undecided(), tokens.shown("of an arbiter"));
        assertEquals(Optional.empty(), tokens.actor("of an arbiter"));
        assertEquals(new Shown.Invalid(), tokens.shown("of a stranger"), "what nobody signed is refused at once");
        assertEquals(
                Optional.of(Role.SERVICE),
                tokens.actor("of a service").map(Actor::role),
                "services have no sessions and need each other to start");
        known = true;
        assertEquals(new Shown.Valid(LCA), tokens.shown("of an arbiter"));
    }

    /** A call that records how it was closed. */
    private static final class Call extends ServerCall<Object, Object> {
        private Status status = Status.OK;
        private Metadata trailers = new Metadata();
        private boolean throughService;

        @Override
        public void request(int messages) {}

        @Override
        public void sendHeaders(Metadata headers) {}

        @Override
        public void sendMessage(Object message) {}

        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public void close(Status closing, Metadata with) {
            status = closing;
            trailers = with;
        }

        @Override
        public MethodDescriptor<Object, Object> getMethodDescriptor() {
            throw new UnsupportedOperationException();
        }
    }

    private Call called(String token) {
        Call call = new Call();
        called(token, Optional.empty(), call);
        return call;
    }

    private void called(String token, Optional<String> through, Call call) {
        var interceptor = new CallerInterceptor();
        interceptor.tokens = tokens;
        Metadata headers = new Metadata();
        headers.put(Caller.AUTHORIZATION, "Bearer " + token);
        through.ifPresent(own -> headers.put(Caller.THROUGH, "Bearer " + own));
        interceptor.interceptCall(call, headers, (_, _) -> {
            call.throughService = Caller.throughService();
            return new ServerCall.Listener<>() {};
        });
    }

    @Test
    void aCallCameThroughAServiceOnlyIfThatShowedItsOwnToken() { // OCR 18.3
        for (String through : List.of("of an arbiter", "of a stranger", "of a service")) {
            Call call = new Call();
            called("of an arbiter", Optional.of(through), call);
            assertEquals(Status.Code.OK, call.status.getCode());
            assertEquals(through.equals("of a service"), call.throughService, through);
        }
        assertFalse(called("of an arbiter").throughService);
        assertFalse(Caller.throughService(), "outside a call");
    }

    @Test
    void aServiceThatIsStartingSaysWhenToAskAgain() throws Exception { // DEC-21
        assertEquals(Status.Code.OK, called("of an arbiter").status.getCode());
        assertEquals(Status.Code.UNAUTHENTICATED, called("of a stranger").status.getCode());
        known = false;
        Call early = called("of an arbiter");
        assertEquals(Status.Code.UNAVAILABLE, early.status.getCode());
        var told =
                StatusProto.fromStatusAndTrailers(early.status, early.trailers).getDetailsList();
        assertTrue(
                told.size() == 1
                        && told.getFirst()
                                        .unpack(RetryInfo.class)
                                        .getRetryDelay()
                                        .getSeconds()
                                == 1,
                told::toString);
        known = true;
        ended = "session-1";
        assertEquals(Status.Code.UNAUTHENTICATED, called("of an arbiter").status.getCode());
    }
}
