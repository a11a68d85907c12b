package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What every service needs to know about its environment. Prefix {@code onehall}; set by the launcher or the manifests
 * as ONEHALL_….
 */
@ConfigMapping(prefix = "onehall")
public interface HouseConfig {
    Kafka kafka();

    /** Stable name of this instance, "game-state-1": it takes back its own partitions after a restart. */
    @WithDefault("${quarkus.application.name}-1")
    String instance();

    /** Folder of this service for data that it must keep besides the log. */
    @WithDefault("target/data")
    Path dataDir();

    /** File with the signed token that this service shows to others; without it no other service can be called. */
    Optional<Path> serviceTokenFile();

    /**
     * The addresses of the instances of another service, "host:port,…", by the name of the gRPC client; several
     * instances are used in turn. A name is looked up again whenever a connection is lost, and may stand for several
     * instances.
     */
    Map<String, String> addresses();

    /**
     * "package.Service" by the name of the gRPC client. Calls of its methods are also sent to a second instance when
     * the first has not answered after {@link SeveralAddresses#HEDGE}, so that a frozen instance does not delay
     * anybody.
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
         * File with further client settings, in the format of Kafka's own tools ({@code --command-config}): the place
         * for a password, readable by its owner only. If both contain a setting, the file counts.
         */
        Optional<Path> clientFile();

        /** Copies of the data that Streams keeps in the broker: 1, or 3 with three brokers. */
        @WithDefault("1")
        int replication();
    }
}
