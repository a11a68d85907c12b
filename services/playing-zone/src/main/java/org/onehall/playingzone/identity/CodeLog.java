package org.onehall.playingzone.identity;

import io.quarkus.runtime.Startup;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.config.CodesConfig;

/**
 * Keeps the code book in the compacted sessions topic, which is read from its beginning at start and written before
 * anybody is let in.
 */
@Singleton
@Startup
public class CodeLog {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final KafkaProducer<String, byte[]> producer;
    private final LogReader reader;
    private final EnrolmentCodes book;

    /** The store did not answer, so it is not known whether the entry was written. */
    public static final class StoreAwayException extends RuntimeException {
        StoreAwayException(Throwable cause) {
            super("the sessions topic did not take the codes", cause);
        }
    }

    @Inject
    public CodeLog(House house, CodesConfig config) throws IOException {
        producer = house.settings().producer(TopicCatalogue.SESSIONS);
        book = new EnrolmentCodes(
                this::put, CodeHash.of(config.secretFile()), new SecureRandom(), InstantSource.system());
        reader = LogReader.start(
                "codes", house.settings(), List.of(TopicCatalogue.SESSIONS), LogReader.From.BEGINNING, record -> {
                    if (record.value() != null) read(record.value()).ifPresent(entry -> book.fold(record.key(), entry));
                });
    }

    /**
     * Empty if the entry cannot be read, which {@link org.onehall.house.Sessions} reports: that code is then unknown,
     * and all others stay valid.
     */
    static Optional<CodeEntry> read(byte[] entry) {
        try {
            return Optional.of(Json.read(entry, CodeEntry.class));
        } catch (IllegalStateException unreadable) {
            return Optional.empty();
        }
    }

    public EnrolmentCodes book() {
        return book;
    }

    /** Whether all codes made before this start are known. */
    public boolean isReady() {
        return reader.isCaughtUp();
    }

    /**
     * Waits until all codes that any instance has stored by now are known; false if that takes longer than
     * {@code patience}.
     */
    public boolean awaitEnd(Duration patience) {
        return reader.awaitEnd(patience);
    }

    public boolean isAlive() {
        return reader.isAlive();
    }

    private void put(Map<String, CodeEntry> entries) {
        try {
            List<Future<RecordMetadata>> sent = entries.entrySet().stream()
                    .map(entry -> producer.send(new ProducerRecord<>(
                            TopicCatalogue.SESSIONS, entry.getKey(), Json.bytes(entry.getValue()))))
                    .toList();
            for (Future<RecordMetadata> one : sent) one.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException | KafkaException e) {
            throw new StoreAwayException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreAwayException(e);
        }
    }

    @PreDestroy
    void close() {
        reader.close();
        producer.close(PATIENCE);
    }
}
