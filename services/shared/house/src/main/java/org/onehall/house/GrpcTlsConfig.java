package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Whether services use TLS for gRPC between each other. Prefix {@code onehall.grpc.tls}; set as ONEHALL_GRPC_TLS_….
 * Without these settings they do not use TLS; {@link GrpcTlsSettings} says what follows from them.
 */
@ConfigMapping(prefix = "onehall.grpc.tls")
public interface GrpcTlsConfig {
    /**
     * PEM file with this service's own certificate and the intermediate certificates up to its authority. Its names are
     * the names by which {@code onehall.addresses} finds the service. The service's port then accepts only TLS.
     */
    Optional<Path> certificate();

    /** PEM file with the certificate's private key, not encrypted. */
    Optional<Path> key();

    /** PEM file with the authorities whose certificates other services must show. */
    Optional<Path> authorities();

    /** How often the file is checked for a renewed certificate; a renewed authority needs a restart. */
    @WithDefault("10m")
    Duration reload();

    /** The port that uses TLS then: the HTTP port, which gRPC shares. */
    @WithDefault("${quarkus.http.port:8080}")
    int port();

    /** Whether this service has a gRPC API. The playing zone has none: its port is public. */
    @WithDefault("true")
    boolean serves();
}
