package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Whether services speak gRPC with each other over TLS. Prefix {@code onehall.grpc.tls}; given as ONEHALL_GRPC_TLS_….
 * Without these they do not: see {@link GrpcTlsSettings} for what follows from them.
 */
@ConfigMapping(prefix = "onehall.grpc.tls")
public interface GrpcTlsConfig {
    /**
     * PEM file with this service's own certificate and those between it and its authority. Its names are those by which
     * {@code onehall.addresses} finds the service. Everything at the service's port is then TLS.
     */
    Optional<Path> certificate();

    /** PEM file with the certificate's private key, not encrypted. */
    Optional<Path> key();

    /** PEM file with the authorities whose certificates other services must show. */
    Optional<Path> authorities();

    /** How often a renewed certificate is looked for; a renewed authority needs a restart. */
    @WithDefault("10m")
    Duration reload();

    /** The port that speaks TLS then: that of HTTP, which gRPC shares. */
    @WithDefault("${quarkus.http.port:8080}")
    int port();

    /** Whether this service has a gRPC API. The playing zone has none: its port is the public door. */
    @WithDefault("true")
    boolean serves();
}
