package org.onehall.house;

import io.grpc.Channel;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.NumericDate;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;

/**
 * The credentials that this service shows to other services, and when they expire: its token, if it calls other
 * services, and the certificate of its gRPC port, if it has one. Not ready once one has expired, because no other
 * service accepts it then.
 */
@Readiness
@ApplicationScoped
public class Credentials implements HealthCheck {
    /** Other services check the token; here it is only read for its expiry time. */
    private static final JwtConsumer READER = new JwtConsumerBuilder()
            .setSkipAllValidators()
            .setSkipSignatureVerification()
            .setDisableRequireSignature()
            .build();

    private final Tokens tokens;
    private final Optional<Path> token;
    private final Optional<Path> certificate;
    private final boolean calls;
    private final Clock clock;

    @Inject
    public Credentials(Tokens tokens, HouseConfig house, GrpcTlsConfig tls, @Any Instance<Channel> channels) {
        this(
                tokens,
                house.serviceTokenFile(),
                tls.certificate().filter(_ -> tls.serves()),
                !channels.isUnsatisfied(),
                Clock.systemUTC());
    }

    /** @param calls whether this service calls others, to which it shows its token */
    Credentials(Tokens tokens, Optional<Path> token, Optional<Path> certificate, boolean calls, Clock clock) {
        this.calls = calls;
        this.tokens = tokens;
        this.token = token;
        this.certificate = certificate;
        this.clock = clock;
    }

    /** When the token in use expires; empty if there is none or it has no expiry time. */
    public Optional<Instant> tokenEnds() {
        return tokens.own().flatMap(Credentials::end);
    }

    /** When the certificate now in its file expires; empty if none can be read. */
    public Optional<Instant> certificateEnds() {
        return certificate.flatMap(Credentials::end);
    }

    /**
     * Seconds until the token expires, negative after that; 0 if it cannot be read; not a number (NaN) if no token is
     * needed.
     */
    double tokenLeft() {
        return left(token, tokenEnds());
    }

    /** The same for the certificate. */
    double certificateLeft() {
        return left(certificate, certificateEnds());
    }

    private double left(Optional<Path> file, Optional<Instant> end) {
        return end.map(at -> (at.toEpochMilli() - clock.millis()) / 1e3).orElse(file.isEmpty() ? Double.NaN : 0);
    }

    @Override
    public HealthCheckResponse call() {
        Map<Path, Instant> ended = new TreeMap<>();
        token.filter(_ -> calls)
                .ifPresent(file -> tokenEnds().filter(this::isPast).ifPresent(at -> ended.put(file, at)));
        certificate.ifPresent(file -> certificateEnds().filter(this::isPast).ifPresent(at -> ended.put(file, at)));
        var response = HealthCheckResponse.named("credentials").status(ended.isEmpty());
        ended.forEach((file, at) -> response.withData(
                file.toString(),
                "ended at " + at + ", so no other service takes"
                        + " it: renew it (./onehall identity --rotate --certificates; in containers and on a "
                        + "cluster see"
                        + " there)"));
        return response.build();
    }

    private boolean isPast(Instant end) {
        return !clock.instant().isBefore(end);
    }

    private static Optional<Instant> end(String token) {
        try {
            NumericDate end = READER.processToClaims(token).getExpirationTime();
            return Optional.ofNullable(end).map(at -> Instant.ofEpochMilli(at.getValueInMillis()));
        } catch (InvalidJwtException | MalformedClaimException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<Instant> end(Path certificate) {
        try (InputStream file = Files.newInputStream(certificate)) {
            // The first certificate in the file is the service's own.
            X509Certificate own =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(file);
            return Optional.of(own.getNotAfter().toInstant());
        } catch (IOException | CertificateException unreadable) {
            return Optional.empty();
        }
    }
}
