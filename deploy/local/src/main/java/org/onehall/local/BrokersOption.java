package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.onehall.eventlog.BrokerAccess;
import picocli.CommandLine.Option;

/** Brokers that run without {@code ./onehall up}, named instead of a data folder. */
final class BrokersOption {
    private static final int PATIENCE_MS = 10_000;

    @Option(
            names = "--bootstrap",
            paramLabel = "HOST:PORT,…",
            description = "Instead of a data folder: brokers that run without ./onehall up.")
    private Optional<String> bootstrap = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "With --bootstrap: settings of a Kafka client that may read everything.")
    private Optional<Path> config = Optional.empty();

    /**
     * The named brokers; empty if none were named.
     *
     * @throws Complaint if the brokers do not answer, or settings are given without brokers
     */
    Optional<BrokerAccess> access() throws IOException, InterruptedException {
        if (bootstrap.isEmpty()) {
            if (config.isEmpty()) return Optional.empty();
            throw new Complaint(Complaint.USAGE, "--config goes with --bootstrap; a data folder has its own settings");
        }
        BrokerAccess brokers =
                config.isEmpty() ? BrokerAccess.open(bootstrap.get()) : BrokerAccess.of(bootstrap.get(), config.get());
        if (!Topics.answers(brokers, PATIENCE_MS)) {
            throw new Complaint(Complaint.NO, "the brokers at " + bootstrap.get() + " do not answer");
        }
        return Optional.of(brokers);
    }
}
