package org.onehall.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.TopicCatalogue;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * One real Kafka broker with every topic of the catalogue, shared by the tests of a JVM: in a container where a Docker
 * engine answers, embedded elsewhere. Same tests, same assertions.
 */
public final class OneBroker {
    private static final DockerImageName IMAGE = DockerImageName.parse("apache/kafka-native:4.1.0");

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
            String bootstrap = dockerAnswers() ? container() : embedded();
            EmbeddedBroker.createTopics(bootstrap, TopicCatalogue.all().stream()
                    .map(topic -> new EmbeddedBroker.TopicSpec(topic.name(), topic.partitions(), topic.config())).toList());
            return new OneBroker(bootstrap);
        } catch (IOException | ExecutionException e) {
            throw new IllegalStateException("no broker for the tests", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static boolean dockerAnswers() {
        return Files.exists(Path.of("/var/run/docker.sock")) && DockerClientFactory.instance().isDockerAvailable();
    }

    @SuppressWarnings("resource") // ended with the JVM by the container library itself
    private static String container() {
        KafkaContainer container = new KafkaContainer(IMAGE);
        container.start();
        return container.getBootstrapServers();
    }

    @SuppressWarnings("resource") // ended by the shutdown hook
    private static String embedded() throws IOException {
        Path data = Files.createTempDirectory("onehall-broker");
        EmbeddedBroker broker = EmbeddedBroker.start(data, freePort(), freePort());
        Runtime.getRuntime().addShutdownHook(new Thread(broker::close));
        return broker.bootstrap();
    }

    /** A port of 127.0.0.1 nobody listens on at the moment. */
    public static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
