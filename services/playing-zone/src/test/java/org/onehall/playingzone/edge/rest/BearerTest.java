package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.smallrye.jwt.auth.principal.JWTParser;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.Proxy;
import java.util.Map;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.junit.jupiter.api.Test;
import org.onehall.house.Sessions;
import org.onehall.house.Tokens;

/** Identifying the caller of the zone's REST interface. */
class BearerTest {
    private final Bearer bearer = new Bearer();

    private static Tokens starting() {
        JWTParser parser = (JWTParser) Proxy.newProxyInstance(
                BearerTest.class.getClassLoader(), new Class<?>[] {JWTParser.class}, (_, _, args) -> {
                    if (!args[0].equals("ours")) throw new ParseException("not ours");
                    return Proxy.newProxyInstance(
                            BearerTest.class.getClassLoader(),
                            new Class<?>[] {JsonWebToken.class},
                            (_, method, claim) -> switch (method.getName()) {
                                case "getSubject" -> "ca";
                                case "getExpirationTime" -> System.currentTimeMillis() / 1_000 + 3_600;
                                case "getClaim" ->
                                    Map.of("role", "CHIEF_ARBITER", "competition", "cup", "sid", "session")
                                            .get(String.valueOf(claim[0]));
                                default -> throw new UnsupportedOperationException(method.getName());
                            });
                });
        return new Tokens(parser, null, new Sessions() {
            @Override
            public boolean areKnown() {
                return false;
            }
        });
    }

    private Response refused(String authorization) {
        return assertThrows(RefusedException.class, () -> bearer.caller(authorization))
                .problem()
                .response();
    }

    @Test
    void aGoodTokenIsToldToComeAgainAsLongAsEndedSessionsAreNotKnown() { // DEC-21
        bearer.tokens = starting();
        Response early = refused("Bearer ours");
        assertEquals(503, early.getStatus());
        assertEquals("1", early.getHeaderString("Retry-After"));
    }
}
