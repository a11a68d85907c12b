package org.onehall.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.utils.AppInfoParser;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.TopicCatalogue;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerFetchException;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * One real Kafka broker with every topic of the catalogue, shared by the tests of a JVM: in a container if there is a
 * Docker engine that has the image or can fetch it, otherwise embedded. Same version, same settings, same tests.
 */
public final class OneBroker {
    private static final DockerImageName IMAGE =
            DockerImageName.parse("apache/kafka").withTag(AppInfoParser.getVersion());
    /** Settings that belong to the listeners, which the container library chooses itself. */
    private static final Set<String> OF_LISTENERS = Set.of(
            "process.roles",
            "controller.listener.names",
            "listener.security.protocol.map",
            "inter.broker.listener.name");

    private static final Duration START_PATIENCE = Duration.ofMinutes(3);

    private final String bootstrap;

    private OneBroker(String bootstrap) {
        this.bootstrap = bootstrap;
    }

    private static final class Holder {
        static final OneBroker SHARED = start();
    }

    /** The broker; started at the first call, ended with the JVM. */
    public static OneBroker shared() {
        return Holder.SHARED;
    }

    public String bootstrap() {
        return bootstrap;
    }

    /** Settings of an instance that keeps its files in a new temporary folder. */
    public KafkaSettings settings(String instance) {
        try {
            return new KafkaSettings(bootstrap, instance, Files.createTempDirectory("onehall-" + instance));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static OneBroker start() {
        try {
            Optional<String> contained =
                    DockerClientFactory.instance().isDockerAvailable() ? container() : Optional.empty();
            String bootstrap = contained.isPresent() ? contained.get() : embedded();
            System.out.println(
                    "broker of the tests: " + (contained.isPresent() ? "container of " + IMAGE : "embedded"));
            EmbeddedBroker.createTopics(
                    bootstrap,
                    TopicCatalogue.all().stream()
                            .map(topic ->
                                    new EmbeddedBroker.TopicSpec(topic.name(), topic.partitions(), topic.config()))
                            .toList());
            return new OneBroker(bootstrap);
        } catch (IOException | ExecutionException e) {
            throw new IllegalStateException("no broker for the tests", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Empty if the engine neither has the image nor can fetch it. */
    @SuppressWarnings("resource") // ended by the shutdown hook
    private static Optional<String> container() {
        KafkaContainer container = new KafkaContainer(IMAGE).withStartupTimeout(START_PATIENCE);
        EmbeddedBroker.settings(1).forEach((name, value) -> {
            if (!OF_LISTENERS.contains(name)) {
                container.withEnv("KAFKA_" + name.replace('.', '_').toUpperCase(Locale.ROOT), value);
            }
        });
        Runtime.getRuntime().addShutdownHook(new Thread(container::stop));
        try {
            container.start();
            return Optional.of(container.getBootstrapServers());
        } catch (ContainerFetchException noImage) {
            System.out.println("no image " + IMAGE + ": " + noImage.getMessage());
            return Optional.empty();
        }
    }

    @SuppressWarnings("resource") // ended by the shutdown hook
    private static String embedded() throws IOException {
        Path data = Files.createTempDirectory("onehall-broker");
        EmbeddedBroker broker = EmbeddedBroker.start(data, freePort(), freePort());
        Runtime.getRuntime().addShutdownHook(new Thread(broker::close));
        return broker.bootstrap();
    }

    /** A port of 127.0.0.1 on which nobody currently listens. */
    public static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
