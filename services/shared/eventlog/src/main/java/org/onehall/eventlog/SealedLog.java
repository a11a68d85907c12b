package org.onehall.eventlog;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.RefusalDetail;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One context's open command log, decider and event log: append a command and await its committed outcome. The base of
 * every stateful service (design §3).
 */
public final class SealedLog<C, E, S> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SealedLog.class);
    /**
     * How long to wait for an answer. The command may still be carried out after that; send it again with the same
     * request id.
     */
    public static final Duration ANSWER = Duration.ofSeconds(8);

    /** How long reading a log to its end may go without new records. */
    private static final Duration SETTLED =
            Duration.ofMillis(KafkaSettings.TRANSACTION_TIMEOUT_MS).plusSeconds(2);

    private final LogContext<C, E, S> context;
    private final LogMeter meter;
    private final KafkaProducer<String, byte[]> producer;
    private final KafkaStreams streams;
    private final Answers answers;
    private final LogReader reader;
    private final Abandoned abandoned;
    private final PartitionWatch partitions;
    private final Pulse pulse;
    private final FormCheck<C, E, S> form;
    private final Map<Answers.Asker, CompletableFuture<Outcome>> waiting = new ConcurrentHashMap<>();

    private SealedLog(LogContext<C, E, S> context, KafkaSettings settings, LogMeter meter) {
        List<String> gaps = context.gaps();
        if (!gaps.isEmpty())
            throw new IllegalStateException("records and wire differ in " + context.name() + ": " + gaps);
        this.context = context;
        this.meter = meter;
        this.producer = settings.producer(context.commandTopic());
        this.answers = new Answers(context, waiting::containsKey);
        this.reader = LogReader.start(
                context.name() + "-answers",
                settings,
                List.of(context.eventTopic(), context.replyTopic()),
                LogReader.From.END,
                this::answered);
        this.pulse = new Pulse(context.name(), System::nanoTime);
        this.streams = new KafkaStreams(
                DecideTopology.of(context, System::currentTimeMillis, meter, events(settings), pulse),
                settings.streams(context.name()),
                new PulseClients(pulse));
        this.form = new FormCheck<>(context, this::kept, InstantSource.system());
        streams.setUncaughtExceptionHandler(e -> {
            LOG.error("the decider of {} failed; its thread is replaced", context.name(), e);
            return StreamThreadExceptionResponse.REPLACE_THREAD;
        });
        Admin admin = settings.admin();
        this.abandoned = new Abandoned(
                admin,
                KafkaSettings.decider(context.name()),
                List.of(context.eventTopic(), context.replyTopic(), DeciderStore.changelog(context.name())));
        streams.setStateListener((now, _) -> {
            if (now == KafkaStreams.State.RUNNING) abandoned.handedOver();
        });
        abandoned.handedOver();
        settlePlaces(admin);
        streams.start();
        this.partitions = PartitionWatch.start(
                admin,
                context.name(),
                partition -> streams.state() != KafkaStreams.State.RUNNING || owns(partition),
                abandoned::handedOver);
    }

    public static <C, E, S> SealedLog<C, E, S> open(
            LogContext<C, E, S> context, KafkaSettings settings, LogMeter meter) {
        return new SealedLog<>(context, settings, meter);
    }

    private void settlePlaces(Admin admin) {
        try {
            CommandPlaces.settle(admin, context.name());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /**
     * The events that are committed now or are just being committed: a writer that died may have left a transaction
     * open, and reading waits for its end.
     */
    private EventSource events(KafkaSettings lasting) {
        KafkaSettings settings = lasting.unreported();
        return (partition, from, event) -> {
            TopicPartition log = new TopicPartition(context.eventTopic(), partition);
            try (var consumer = new KafkaConsumer<String, byte[]>(settings.reader());
                    var all = new KafkaConsumer<String, byte[]>(settings.everything())) {
                consumer.assign(List.of(log));
                all.assign(List.of(log)); // otherwise it warns that it does not use its settings
                consumer.seek(log, from);
                long end = all.endOffsets(List.of(log)).get(log);
                long until = System.nanoTime() + SETTLED.toNanos();
                while (consumer.position(log) < end) {
                    if (System.nanoTime() - until > 0)
                        throw new IllegalStateException(
                                log + " cannot be read beyond offset " + consumer.position(log));
                    var records = consumer.poll(Duration.ofMillis(500));
                    if (!records.isEmpty()) until = System.nanoTime() + SETTLED.toNanos();
                    records.forEach(record -> event.accept(record.offset(), record.value()));
                }
            }
        };
    }

    public LogContext<C, E, S> context() {
        return context;
    }

    /**
     * Whether answers can be given: tasks run, answers are read, and no partition that this instance owns stands still.
     */
    public boolean isReady() {
        return streams.state() == KafkaStreams.State.RUNNING
                && reader.isCaughtUp()
                && standing().isEmpty();
    }

    /** The partitions of this instance in which nothing can be decided or read, each with a sentence about it. */
    public Map<String, String> standing() {
        Map<String, String> standing = new TreeMap<>(partitions.standing());
        standing.putAll(pulse.standing());
        return standing;
    }

    /** Why answers are no longer read; empty while they are. */
    public Optional<LogReader.Ending> ending() {
        return reader.ending();
    }

    /**
     * Whether this instance currently decides the commands of a partition; a single instance owns all of them. After a
     * fail-over another instance decides them. At a hand-over, both instances or neither may answer yes for a moment.
     */
    public boolean owns(int partition) {
        return streams.metadataForLocalThreads().stream()
                .flatMap(thread -> thread.activeTasks().stream())
                .anyMatch(task -> task.taskId().partition() == partition);
    }

    public boolean isAlive() {
        return streams.state().isRunningOrRebalancing() || streams.state() == KafkaStreams.State.CREATED
                ? reader.isAlive()
                : false;
    }

    /**
     * Appends a request and completes with its outcome once that is committed. Fails with {@link TimeoutException} if
     * the outcome is not known within {@link #ANSWER}, or with a Kafka exception if the command was not appended. A
     * request that already waits here for its outcome is not appended again, so repeated calls do not add to the log. A
     * person's request that would be refused for its form alone is not appended either.
     */
    public CompletableFuture<Outcome> submit(
            Message request,
            String key,
            Actor actor,
            String requestId,
            java.util.OptionalLong expectedSequence,
            String correlationId) {
        var header = CommandHeader.newBuilder()
                .setRequestId(requestId)
                .setKey(key)
                .setActor(LogContext.actor(actor))
                .setCorrelationId(correlationId);
        expectedSequence.ifPresent(header::setExpectedSequence);
        Message envelope = context.envelope(request, header.build());
        Answers.Asker asker = new Answers.Asker(key, actor.subject(), requestId);
        LogTracer.Step step = meter.tracer().append(context.commandTopic(), envelope, correlationId);
        if (actor.role() == Role.SERVICE || waiting.containsKey(asker)) return append(envelope, asker, step);
        return form.refusal(envelope, key, actor, requestId)
                .thenCompose(malformed -> malformed
                        .map(refusal -> CompletableFuture.completedFuture(refused(envelope, asker, refusal, step)))
                        .orElseGet(() -> append(envelope, asker, step)));
    }

    private Outcome refused(Message envelope, Answers.Asker asker, RefusalDetail refusal, LogTracer.Step step) {
        step.outcome("refused");
        step.close();
        meter.decided(context.name(), LogContext.payloadName(envelope), "refused", refusal.getCode());
        return Outcome.newBuilder()
                .setRequestId(asker.requestId())
                .setKey(asker.key())
                .setRefusal(refusal)
                .build();
    }

    private CompletableFuture<Outcome> append(Message envelope, Answers.Asker asker, LogTracer.Step step) {
        byte[] bytes = envelope.toByteArray();
        CompletableFuture<Outcome> outcome = new CompletableFuture<>();
        CompletableFuture<Outcome> shared = waiting.merge(asker, outcome, (first, _) -> first);
        var record = new ProducerRecord<>(context.commandTopic(), asker.key(), bytes);
        if (shared != outcome) step.close();
        else step.pass(record.headers());
        if (shared == outcome)
            producer.send(record, (_, failure) -> {
                step.close();
                if (failure != null) {
                    waiting.remove(asker, shared);
                    shared.completeExceptionally(failure);
                }
            });
        return shared.orTimeout(ANSWER.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((_, _) -> waiting.remove(asker, shared));
    }

    /**
     * An entry of the decider's store in the partition of a key; throws if another instance decides there, or may do so
     * by now.
     */
    private byte[] kept(String key, String name) {
        if (!partitions.isCurrent()) throw new IllegalStateException("the brokers have not answered lately");
        var store = StoreQueryParameters.fromNameAndType(
                        DecideTopology.STORE, QueryableStoreTypes.<String, byte[]>keyValueStore())
                .withPartition(TopicCatalogue.partition(key));
        return streams.store(store).get(name);
    }

    /**
     * Appends a request to every partition; used for beats. Completes when the broker has accepted all of them; does
     * not wait for an outcome.
     */
    public CompletableFuture<Void> broadcast(Message request, Actor actor) {
        var header = CommandHeader.newBuilder()
                .setRequestId("")
                .setKey("~")
                .setActor(LogContext.actor(actor))
                .build();
        byte[] bytes = context.envelope(request, header).toByteArray();
        List<CompletableFuture<Void>> taken = new ArrayList<>();
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++) {
            CompletableFuture<Void> one = new CompletableFuture<>();
            taken.add(one);
            producer.send(new ProducerRecord<>(context.commandTopic(), partition, "~", bytes), (_, failure) -> {
                if (failure == null) one.complete(null);
                else one.completeExceptionally(failure);
            });
        }
        return CompletableFuture.allOf(taken.toArray(CompletableFuture[]::new));
    }

    private void answered(ConsumerRecord<String, byte[]> record) {
        answers.next(record.topic(), record.key(), record.value(), record.headers())
                .ifPresent(answer -> {
                    CompletableFuture<Outcome> future = waiting.get(answer.asker());
                    if (future != null) future.complete(answer.outcome());
                });
    }

    @Override
    public void close() {
        producer.close(Duration.ofSeconds(2));
        streams.close(Duration.ofSeconds(5));
        reader.close();
        partitions.close();
        abandoned.close();
    }
}
