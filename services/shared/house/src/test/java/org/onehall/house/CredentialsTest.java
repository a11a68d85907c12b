package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A service reports when its token or certificate has expired, and counts down before that. */
class CredentialsTest {
    private static final Instant END = Instant.parse("2027-01-31T12:00:00Z");

    @TempDir
    private Path folder;

    private Path token;
    private boolean calls = true;

    @BeforeEach
    void aTokenUntilTheEnd() throws IOException {
        token = Files.writeString(folder.resolve("game-state.jwt"), signed("{\"exp\":" + END.getEpochSecond() + "}"));
    }

    /** A token in an issuer's format, with a signature that is not checked here. */
    private static String signed(String claims) {
        var text = Base64.getUrlEncoder().withoutPadding();
        return String.join(
                ".",
                text.encodeToString("{\"alg\":\"RS256\"}".getBytes(StandardCharsets.UTF_8)),
                text.encodeToString(claims.getBytes(StandardCharsets.UTF_8)),
                text.encodeToString(new byte[256]));
    }

    private Credentials at(Instant now, Optional<Path> certificate) {
        Tokens tokens = new Tokens(null, TokensTest.withToken(token), null, System::nanoTime);
        return new Credentials(tokens, Optional.of(token), certificate, calls, Clock.fixed(now, ZoneOffset.UTC));
    }

    @Test
    void aServiceIsNotReadyOnceItsTokenHasRunOut() {
        Credentials before = at(END.minusSeconds(1), Optional.empty());
        assertEquals(Status.UP, before.call().getStatus());
        assertEquals(1, before.tokenLeft());
        assertEquals(Double.NaN, before.certificateLeft());
        assertEquals(Optional.empty(), before.call().getData());

        HealthCheckResponse after = at(END, Optional.empty()).call();
        assertEquals(Status.DOWN, after.getStatus());
        assertEquals(
                Map.of(
                        token.toString(),
                        "ended at 2027-01-31T12:00:00Z, so no other service takes it: "
                                + "renew it (./onehall identity --rotate --certificates; in containers and on a "
                                + "cluster see there)"),
                after.getData().orElseThrow());
        calls = false;
        assertEquals(Status.UP, at(END, Optional.empty()).call().getStatus(), "it shows its token to nobody");
    }

    @Test
    void aServiceIsNotReadyOnceItsCertificateHasRunOut() throws Exception {
        Path certificate = GrpcTlsTest.certify(folder, "localhost");
        Instant end = at(END, Optional.of(certificate)).certificateEnds().orElseThrow();
        Instant earlier = end.isBefore(END) ? end : END;
        assertEquals(
                Status.UP,
                at(earlier.minus(Duration.ofMinutes(1)), Optional.of(certificate))
                        .call()
                        .getStatus());
        HealthCheckResponse after = at(end, Optional.of(certificate)).call();
        assertEquals(Status.DOWN, after.getStatus());
        assertTrue(after.getData().orElseThrow().containsKey(certificate.toString()), after.getData()::toString);
    }

    /** Only the alert reports it: a service that is just starting may not have its files yet. */
    @Test
    void whatCannotBeReadCountsAsEndedForTheAlert() throws IOException {
        assertEquals(0, at(END, Optional.of(folder.resolve("none.crt"))).certificateLeft());
        for (String text : new String[] {"no token", signed("{}"), signed("{\"exp\":\"soon\"}")}) {
            Files.writeString(token, text);
            Credentials unreadable = at(END, Optional.empty());
            assertEquals(0, unreadable.tokenLeft(), text);
            assertEquals(Status.UP, unreadable.call().getStatus(), text);
        }
    }
}
