package org.onehall.eventlog;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.kafka.streams.processor.Cancellable;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.KeyStore.Live;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Read state, decide, fold, store, forward: the only writer of a context's event log. */
final class DecideProcessor<C, E, S> implements Processor<String, byte[], String, byte[]> {
    private static final Logger LOG = LoggerFactory.getLogger(DecideProcessor.class);

    /**
     * A record of more bytes than this is not written: the broker would not accept it, and the partition would be
     * stuck.
     */
    static final int MOST_BYTES = 900_000;
    /** A larger answer is not kept in full for repeated requests. */
    private static final int MOST_KEPT_BYTES = 16_000;
    /** How soon store and log are compared if no command arrives. */
    private static final Duration SOON = Duration.ofMillis(200);
    /** How often more of the log is read while commands are decided, so that little is left for the next start. */
    private static final Duration READ_ON = Duration.ofMinutes(10);

    private final LogContext<C, E, S> context;
    private final LongSupplier wall;
    private final LogMeter meter;
    private final EventSource events;
    private final Pace pace;
    private final Pulse pulse;

    private ProcessorContext<String, byte[]> kafka;
    private KeyStore<S> store;
    private DecideAnswers<C, E, S> answers;
    private StoreAgreement<C, E, S> agreement;
    private boolean readable;
    /** The partition; -1 before the first command. */
    private int partition = -1;

    private Cancellable look;

    DecideProcessor(
            LogContext<C, E, S> context,
            LongSupplier wall,
            LogMeter meter,
            EventSource events,
            Pace pace,
            Pulse pulse) {
        this.context = context;
        this.wall = wall;
        this.meter = meter;
        this.events = events;
        this.pace = pace;
        this.pulse = pulse;
    }

    @Override
    public void init(ProcessorContext<String, byte[]> kafka) {
        this.kafka = kafka;
        partition = kafka.taskId().partition();
        // a new store each time: what an aborted transaction left in the old one never happened
        store = new KeyStore<>(
                kafka.getStateStore(DecideTopology.STORE),
                context.states(),
                context.decider().initial());
        answers = new DecideAnswers<>(context, kafka, meter);
        agreement = new StoreAgreement<>(context, store, answers, events, partition, wall);
        readable = false;
        pulse.opens(partition);
        look = kafka.schedule(SOON, PunctuationType.WALL_CLOCK_TIME, this::makeReadable);
        if (events != EventSource.NONE)
            kafka.schedule(READ_ON, PunctuationType.WALL_CLOCK_TIME, _ -> {
                if (readable) agreement.readOn();
            });
    }

    @Override
    public void process(Record<String, byte[]> sealed) {
        makeReadable(sealed.timestamp());
        kafka.recordMetadata().ifPresent(command -> pulse.begins(partition, command.offset()));
        decide(sealed);
        if (pace.endsWith(wall.getAsLong(), sealed.timestamp())) kafka.commit();
        pulse.turned(partition);
    }

    @Override
    public void close() {
        pulse.closed(partition);
    }

    private void decide(Record<String, byte[]> sealed) {
        Message envelope;
        try {
            envelope = context.parseCommand(sealed.value());
        } catch (InvalidProtocolBufferException e) {
            LOG.error("unreadable command in {} for key {}", context.commandTopic(), sealed.key(), e);
            return;
        }
        try (LogTracer.Step traced = meter.tracer().decide(context.commandTopic(), envelope, sealed.headers())) {
            answers.during(traced);
            decide(sealed, envelope);
        } finally {
            answers.during(LogTracer.Step.NONE);
        }
    }

    private void decide(Record<String, byte[]> sealed, Message envelope) {
        CommandHeader header = context.commandHeader(envelope);
        C command;
        try {
            command = context.command(envelope);
        } catch (RuntimeException malformed) { // also catches a time or a duration that is out of range
            answers.refuse(sealed, envelope, header, context.refusal(malformed, LogContext.actor(header.getActor())));
            return;
        }
        Instant appended = Instant.ofEpochMilli(sealed.timestamp());
        if (context.signsOfLife().isPresent()
                && context.signsOfLife().get().isBeat().test(command)) {
            beat(sealed, appended);
            return;
        }
        Live<S> board = store.live(sealed.key());
        Optional<Asked.Earlier> earlier = board.asked().find(header.getActor().getSubject(), header.getRequestId());
        if (earlier.isPresent()) {
            answers.repeat(sealed, envelope, header, earlier.get());
            return;
        }
        Keyed<S> keyed = board.keyed();
        Instant at = later(appended, keyed.lastAt());
        Instant published = later(at, Instant.ofEpochMilli(wall.getAsLong()));
        keyed = coverOutage(keyed, sealed, header, at, published);
        if (header.hasExpectedSequence() && header.getExpectedSequence() != keyed.sequence()) {
            store.save(sealed.key(), board, keyed.at(at));
            answers.refuse(sealed, envelope, header, LogRefusal.stale(keyed.sequence()));
            return;
        }
        Actor actor = LogContext.actor(header.getActor());
        Decision<E> decision;
        Written<S> written = null;
        try {
            decision = context.decider()
                    .decide(new Submitted<>(command, actor, header.getRequestId(), at, published), keyed.state());
            if (decision instanceof Decision.Accepted<E>(var events))
                written = Written.of(context, keyed, events, header, at, published);
        } catch (RuntimeException broken) { // one command must not hold up its partition
            LOG.error(
                    "{} {}: the decider failed on request {}",
                    context.name(),
                    sealed.key(),
                    header.getRequestId(),
                    broken);
            store.save(sealed.key(), board, keyed.at(at));
            answers.refuse(sealed, envelope, header, LogRefusal.fault(header.getCorrelationId()));
            return;
        }
        switch (decision) {
            case Decision.Refused<E>(var refusal, var details) -> {
                Outcome outcome = answers.refuse(sealed, envelope, header, refusal, details, keyed.sequence());
                if (keyed.sequence() > 0) {
                    board.asked().refused(header.getActor().getSubject(), header.getRequestId(), outcome.toByteArray());
                    store.save(sealed.key(), board, keyed.at(at));
                }
            }
            case Decision.Accepted<E> _ -> accept(sealed, envelope, header, board, keyed.at(at), written);
        }
    }

    private void accept(
            Record<String, byte[]> sealed,
            Message envelope,
            CommandHeader header,
            Live<S> board,
            Keyed<S> before,
            Written<S> written) {
        if (written.largest() > MOST_BYTES) {
            LOG.error(
                    "{} {}: request {} would write a record of {} bytes",
                    context.name(),
                    sealed.key(),
                    header.getRequestId(),
                    written.largest());
            store.save(sealed.key(), board, before);
            answers.refuse(sealed, envelope, header, LogRefusal.tooLarge());
            return;
        }
        byte[] outcome = Outcome.newBuilder()
                .setRequestId(header.getRequestId())
                .setKey(sealed.key())
                .addAllEvents(written.events())
                .setSequence(written.keyed().sequence())
                .build()
                .toByteArray();
        board.asked()
                .accepted(
                        header.getActor().getSubject(),
                        header.getRequestId(),
                        written.keyed().sequence(),
                        outcome.length > MOST_KEPT_BYTES ? new byte[0] : outcome);
        store.save(sealed.key(), board, written.keyed().at(before.lastAt()), written.state());
        answers.accepted(sealed, envelope, header, written.events(), outcome);
    }

    /** A sign of life: the silence before it is given back to every key of this partition. */
    private void beat(Record<String, byte[]> sealed, Instant at) {
        Long last = store.lastBeat();
        if (last != null && silent(Instant.ofEpochMilli(last), at)) {
            List<String> keys = store.keys();
            LOG.warn(
                    "{} partition {}: no sign of life from {} to {}; {} keys are covered",
                    context.name(),
                    kafka.taskId(),
                    Instant.ofEpochMilli(last),
                    at,
                    keys.size());
            for (String key : keys) {
                var header = CommandHeader.newBuilder()
                        .setRequestId("outage-" + at.toEpochMilli())
                        .setKey(key)
                        .setActor(LogContext.actor(Actor.service(context.name())))
                        .build();
                Live<S> board = store.live(key);
                Instant monotonic = later(at, board.keyed().lastAt());
                Keyed<S> covered = coverOutage(
                        board.keyed(),
                        sealed.withKey(key),
                        header,
                        monotonic,
                        later(monotonic, Instant.ofEpochMilli(wall.getAsLong())));
                if (covered != board.keyed()) store.save(key, board, covered);
            }
        }
        if (last == null || last < at.toEpochMilli()) store.beat(at);
    }

    private boolean silent(Instant last, Instant at) {
        return context.signsOfLife().isPresent()
                && last.plus(context.signsOfLife().get().gap()).isBefore(at);
    }

    private Keyed<S> coverOutage(
            Keyed<S> keyed, Record<String, byte[]> sealed, CommandHeader header, Instant at, Instant published) {
        Long last = store.lastBeat();
        if (last == null || !silent(Instant.ofEpochMilli(last), at)) return keyed;
        C cover = context.signsOfLife().get().cover().apply(Instant.ofEpochMilli(last), at);
        var submitted = new Submitted<>(cover, Actor.service(context.name()), header.getRequestId(), at, published);
        try {
            if (!(context.decider().decide(submitted, keyed.state()) instanceof Decision.Accepted<E>(var events))
                    || events.isEmpty()) return keyed;
            Written<S> written = Written.of(
                    context,
                    keyed.at(at),
                    events,
                    header.toBuilder()
                            .setActor(LogContext.actor(submitted.actor()))
                            .build(),
                    at,
                    published);
            answers.tell(sealed, written.events(), Answers.toNobody());
            return written.keyed();
        } catch (RuntimeException broken) { // one board must not hold up the others
            LOG.error("{} {}: an outage could not be covered", context.name(), sealed.key(), broken);
            return keyed;
        }
    }

    /** Done once: from then on store and log agree. */
    private void makeReadable(long now) {
        if (readable) return;
        look.cancel();
        agreement.reach(Instant.ofEpochMilli(now));
        readable = true;
        pulse.turned(partition);
    }

    /** The later of two times. */
    static Instant later(Instant a, Instant b) {
        return a.isBefore(b) ? b : a;
    }
}
