package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What every service needs to know of where it runs. Prefix {@code onehall}; given by the launcher or the manifests as
 * ONEHALL_….
 */
@ConfigMapping(prefix = "onehall")
public interface HouseConfig {
    Kafka kafka();

    /** Stable name of this instance, "game-state-1": it takes its own partitions back after a restart. */
    @WithDefault("${quarkus.application.name}-1")
    String instance();

    /** Folder of this service for what it must keep beside the log. */
    @WithDefault("target/data")
    Path dataDir();

    /** File with the signed token this service shows to others; without it no other service can be called. */
    Optional<Path> serviceTokenFile();

    /**
     * Where the instances of another service are, "host:port,…", by the name of the gRPC client; several are used in
     * turn. A name is looked up again whenever a connection is lost, and may stand for several instances.
     */
    Map<String, String> addresses();

    /**
     * "package.Service" by the name of the gRPC client, whose methods are asked at a second instance as well when the
     * first has not answered after {@link SeveralAddresses#HEDGE}: a frozen instance must cost nobody time.
     */
    Map<String, String> hedged();

    /** The broker. */
    interface Kafka {
        /** "host:port,…". */
        @WithDefault("127.0.0.1:9092")
        String bootstrap();

        /**
         * Further settings of every Kafka client, by their Kafka names in quotes:
         * {@code onehall.kafka.properties."security.protocol"}.
         */
        Map<String, String> properties();

        /**
         * File of further client settings, as Kafka's own tools read it ({@code --command-config}): the place for a
         * password, readable by its owner only. Where both name a setting the file's counts.
         */
        Optional<Path> clientFile();

        /** Copies of what Streams keeps in the broker: 1, or 3 with three brokers. */
        @WithDefault("1")
        int replication();
    }
}
