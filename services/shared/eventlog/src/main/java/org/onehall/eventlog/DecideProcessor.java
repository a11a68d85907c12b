package org.onehall.eventlog;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.UnsafeByteOperations;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.processor.Cancellable;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Lost;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Outcome;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Read state, decide, fold, store, forward: the only writer of a context's event log. */
final class DecideProcessor<C, E, S> implements Processor<String, byte[], String, byte[]> {
    private static final Logger LOG = LoggerFactory.getLogger(DecideProcessor.class);
    private static final String BEAT = "~beat";
    static final String FORM = "~form";
    /** How far the keys had come in the log at an earlier start ({@link Logged}). */
    private static final String LOGGED = "~logged";
    /**
     * With the key behind it: a loss that was reported but is not in the log, as the number of the last event that is
     * left and that of the last one that is lost.
     */
    private static final String LOST = "~lost|";

    private static final int MOST_LIVE = 20_000;
    /** A record of more bytes than this is not written: the broker would not take it, and the partition would stand. */
    private static final int MOST_BYTES = 900_000;
    /** A larger answer is not kept whole for repeats. */
    private static final int MOST_KEPT_BYTES = 16_000;
    /** How soon store and log are compared where no command comes. */
    private static final Duration SOON = Duration.ofMillis(200);
    /** How often the log is read on while commands are decided, so that little is left for the next start. */
    private static final Duration READ_ON = Duration.ofMinutes(10);
    /** Changes with the layout of what surrounds a state in the store. */
    private static final int LAYOUT = 2;

    private final LogContext<C, E, S> context;
    private final LongSupplier wall;
    private final LogMeter meter;
    private final EventSource events;
    private final Pace pace;
    private final Pulse pulse;
    /** Keys in use, as the stores hold them. */
    private final Map<String, Live<S>> live = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Live<S>> eldest) {
            return size() > MOST_LIVE;
        }
    };

    private ProcessorContext<String, byte[]> kafka;
    private KeyValueStore<String, byte[]> store;
    private Asked.Blocks blocks;
    private boolean readable;
    /** -1 before it decides one. */
    private int partition = -1;

    private Cancellable look;
    /** Of the command that is being decided. */
    private LogTracer.Step step = LogTracer.Step.NONE;
    /** What {@link #LOGGED} is to be next, once it is known. */
    private CompletableFuture<Optional<byte[]>> readOn = CompletableFuture.completedFuture(Optional.empty());

    /** A key that was used lately; changed in place together with the stores. */
    private static final class Live<S> {
        private Keyed<S> keyed;
        private final Asked asked;

        Live(Keyed<S> keyed, Asked asked) {
            this.keyed = keyed;
            this.asked = asked;
        }
    }

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
        KeyValueStore<String, byte[]> kept = kafka.getStateStore(DecideTopology.STORE);
        store = kept;
        blocks = new Asked.Blocks() {
            @Override
            public byte[] get(String name) {
                return kept.get(name);
            }

            @Override
            public void put(String name, byte[] block) {
                kept.put(name, block);
            }
        };
        live.clear(); // what a broken-off transaction left here never happened
        readable = false;
        partition = kafka.taskId().partition();
        pulse.opens(partition);
        look = kafka.schedule(SOON, PunctuationType.WALL_CLOCK_TIME, this::makeReadable);
        readOn = CompletableFuture.completedFuture(Optional.empty());
        if (events != EventSource.NONE) kafka.schedule(READ_ON, PunctuationType.WALL_CLOCK_TIME, _ -> readOn());
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
            step = traced;
            decide(sealed, envelope);
        } finally {
            step = LogTracer.Step.NONE;
        }
    }

    private void decide(Record<String, byte[]> sealed, Message envelope) {
        CommandHeader header = context.commandHeader(envelope);
        C command;
        try {
            command = context.command(envelope);
        } catch (RuntimeException malformed) { // also what a time or a span out of range makes of itself
            refuse(sealed, envelope, header, LogRefusal.malformed(malformed));
            return;
        }
        Instant appended = Instant.ofEpochMilli(sealed.timestamp());
        if (context.signsOfLife().isPresent()
                && context.signsOfLife().get().isBeat().test(command)) {
            beat(sealed, appended);
            return;
        }
        Live<S> board = live(sealed.key());
        Optional<Asked.Earlier> earlier = board.asked.find(header.getActor().getSubject(), header.getRequestId());
        if (earlier.isPresent()) {
            meter.decided(context.name(), LogContext.payloadName(envelope), "repeated", "");
            step.outcome("repeated");
            repeat(sealed, header, earlier.get());
            return;
        }
        Keyed<S> keyed = board.keyed;
        Instant at = later(appended, keyed.lastAt());
        Instant published = later(at, Instant.ofEpochMilli(wall.getAsLong()));
        keyed = coverOutage(keyed, sealed, header, at, published);
        if (header.hasExpectedSequence() && header.getExpectedSequence() != keyed.sequence()) {
            save(sealed.key(), board, keyed.at(at));
            refuse(sealed, envelope, header, LogRefusal.stale(keyed.sequence()));
            return;
        }
        Actor actor = LogContext.actor(header.getActor());
        Decision<E> decision;
        Written<S> written = null;
        try {
            decision = context.decider()
                    .decide(new Submitted<>(command, actor, header.getRequestId(), at, published), keyed.state());
            if (decision instanceof Decision.Accepted<E>(var events))
                written = write(keyed, events, header, at, published);
        } catch (RuntimeException broken) { // one command must not hold up its partition
            LOG.error(
                    "{} {}: the decider failed on request {}",
                    context.name(),
                    sealed.key(),
                    header.getRequestId(),
                    broken);
            save(sealed.key(), board, keyed.at(at));
            refuse(sealed, envelope, header, LogRefusal.fault(header.getCorrelationId()));
            return;
        }
        switch (decision) {
            case Decision.Refused<E>(var refusal, var details) -> {
                Outcome outcome = refuse(sealed, envelope, header, refusal, details, keyed.sequence());
                if (keyed.sequence() > 0) {
                    board.asked.refused(header.getActor().getSubject(), header.getRequestId(), outcome.toByteArray());
                    save(sealed.key(), board, keyed.at(at));
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
            save(sealed.key(), board, before);
            refuse(sealed, envelope, header, LogRefusal.tooLarge());
            return;
        }
        byte[] outcome = Outcome.newBuilder()
                .setRequestId(header.getRequestId())
                .setKey(sealed.key())
                .addAllEvents(written.events())
                .setSequence(written.keyed().sequence())
                .build()
                .toByteArray();
        board.asked.accepted(
                header.getActor().getSubject(),
                header.getRequestId(),
                written.keyed().sequence(),
                outcome.length > MOST_KEPT_BYTES ? new byte[0] : outcome);
        save(sealed.key(), board, written.keyed().at(before.lastAt()), written.state());
        tell(sealed, written.events(), Answers.to(header));
        meter.decided(context.name(), LogContext.payloadName(envelope), "accepted", "");
        step.outcome("accepted");
        if (written.events().isEmpty())
            kafka.forward(sealed.withValue(outcome).withHeaders(Answers.to(header)), "write-replies");
    }

    /** The first answer once more; of an old one what is still known of it. */
    private void repeat(Record<String, byte[]> sealed, CommandHeader header, Asked.Earlier earlier) {
        byte[] outcome = earlier.outcome().orElseGet(() -> {
            var known = Outcome.newBuilder()
                    .setRequestId(header.getRequestId())
                    .setKey(sealed.key())
                    .setSequence(Math.max(0, earlier.end()));
            if (earlier.refused()) known.setRefusal(LogRefusal.detail(LogRefusal.refusedBefore(), Map.of()));
            return known.build().toByteArray();
        });
        kafka.forward(sealed.withValue(outcome).withHeaders(Answers.to(header)), "write-replies");
    }

    /** A sign of life: whatever was silent before it is given back to every key of this partition. */
    private void beat(Record<String, byte[]> sealed, Instant at) {
        Long last = number(BEAT);
        if (last != null && silent(Instant.ofEpochMilli(last), at)) {
            List<String> keys = keys();
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
                Live<S> board = live(key);
                Instant monotonic = later(at, board.keyed.lastAt());
                Keyed<S> covered = coverOutage(
                        board.keyed,
                        sealed.withKey(key),
                        header,
                        monotonic,
                        later(monotonic, Instant.ofEpochMilli(wall.getAsLong())));
                if (covered != board.keyed) save(key, board, covered);
            }
        }
        if (last == null || last < at.toEpochMilli()) store.put(BEAT, bytes(at.toEpochMilli()));
    }

    private boolean silent(Instant last, Instant at) {
        return context.signsOfLife().isPresent()
                && last.plus(context.signsOfLife().get().gap()).isBefore(at);
    }

    private Keyed<S> coverOutage(
            Keyed<S> keyed, Record<String, byte[]> sealed, CommandHeader header, Instant at, Instant published) {
        Long last = number(BEAT);
        if (last == null || !silent(Instant.ofEpochMilli(last), at)) return keyed;
        C cover = context.signsOfLife().get().cover().apply(Instant.ofEpochMilli(last), at);
        var submitted = new Submitted<>(cover, Actor.service(context.name()), header.getRequestId(), at, published);
        try {
            if (!(context.decider().decide(submitted, keyed.state()) instanceof Decision.Accepted<E>(var events))
                    || events.isEmpty()) return keyed;
            Written<S> written = write(
                    keyed.at(at),
                    events,
                    header.toBuilder()
                            .setActor(LogContext.actor(submitted.actor()))
                            .build(),
                    at,
                    published);
            tell(sealed, written.events(), Answers.toNobody());
            return written.keyed();
        } catch (RuntimeException broken) { // no board must hold up the others
            LOG.error("{} {}: an outage could not be covered", context.name(), sealed.key(), broken);
            return keyed;
        }
    }

    /**
     * What is to be written, before any of it is.
     *
     * @param state the state's bytes
     */
    private record Written<S>(Keyed<S> keyed, List<ByteString> events, byte[] state) {
        int largest() {
            return Math.max(
                    state.length,
                    events.stream().mapToInt(ByteString::size).max().orElse(0));
        }
    }

    private Written<S> write(Keyed<S> keyed, List<E> events, CommandHeader header, Instant at, Instant published) {
        S state = keyed.state();
        long sequence = keyed.sequence();
        List<ByteString> bytes = new ArrayList<>(events.size());
        for (E event : events) {
            sequence++;
            bytes.add(UnsafeByteOperations.unsafeWrap(context.envelope(
                            event,
                            EventHeader.newBuilder()
                                    .setEventId(header.getKey() + "#" + sequence)
                                    .setKey(header.getKey())
                                    .setSequence(sequence)
                                    .setOccurredAt(RecordMapper.timestamp(at))
                                    .setPublishedAt(RecordMapper.timestamp(published))
                                    .setCorrelationId(header.getCorrelationId())
                                    .setCausationId(header.getRequestId())
                                    .setActor(header.getActor())
                                    .setRule(context.decider().rule(event))
                                    .build())
                    .toByteArray()));
            state = context.decider().evolve(state, event);
        }
        return new Written<>(
                new Keyed<>(state, sequence, keyed.lastAt()),
                bytes,
                context.states().write(state));
    }

    /** @param last headers of the last one, that ends the answer */
    private void tell(Record<String, byte[]> sealed, List<ByteString> events, Headers last) {
        for (int i = 0; i < events.size(); i++) {
            byte[] event = events.get(i).toByteArray();
            Headers headers = i == events.size() - 1 ? last : new RecordHeaders();
            step.write(context.eventTopic(), () -> LogContext.payloadName(context.parseEvent(event)), headers);
            kafka.forward(sealed.withValue(event).withHeaders(headers), "write-events");
        }
    }

    private void refuse(Record<String, byte[]> sealed, Message envelope, CommandHeader header, Refusal refusal) {
        refuse(sealed, envelope, header, refusal, Map.of(), 0);
    }

    private Outcome refuse(
            Record<String, byte[]> sealed,
            Message envelope,
            CommandHeader header,
            Refusal refusal,
            Map<String, String> details,
            long sequence) {
        meter.decided(context.name(), LogContext.payloadName(envelope), "refused", refusal.name());
        step.outcome("refused");
        var outcome = Outcome.newBuilder()
                .setRequestId(header.getRequestId())
                .setKey(sealed.key())
                .setSequence(sequence)
                .setRefusal(LogRefusal.detail(refusal, details))
                .build();
        kafka.forward(sealed.withValue(outcome.toByteArray()).withHeaders(Answers.to(header)), "write-replies");
        return outcome;
    }

    private Live<S> live(String key) {
        Live<S> known = live.get(key);
        if (known != null) return known;
        byte[] bytes = store.get(DecideTopology.STATE + key);
        if (bytes == null)
            return new Live<>(new Keyed<>(context.decider().initial(), 0, Instant.EPOCH), new Asked(key, blocks));
        Live<S> read = new Live<>(Keyed.read(bytes, context.states()), Asked.read(key, blocks, Keyed.asked(bytes)));
        live.put(key, read);
        return read;
    }

    private void save(String key, Live<S> board, Keyed<S> keyed) {
        if (keyed.sequence() > 0) save(key, board, keyed, context.states().write(keyed.state()));
    }

    private void save(String key, Live<S> board, Keyed<S> keyed, byte[] state) {
        if (keyed.sequence() == 0) return;
        board.keyed = keyed;
        live.putIfAbsent(key, board);
        byte[] bytes = keyed.write(state, board.asked.tail());
        store.put(DecideTopology.STATE + key, bytes);
        board.asked.keepIn(Keyed.asked(bytes));
    }

    /**
     * A store written in another form, by another version, is folded again from the event log; where one of the two has
     * lost its end, the log is what counts.
     */
    private void makeReadable(long now) {
        if (readable) return;
        look.cancel();
        if (!isReadable(store.get(FORM), context.states())) {
            empty();
            live.clear();
            Map<String, Live<S>> folded = new HashMap<>();
            Logged logged = new Logged(context::headerOf);
            events.each(kafka.taskId().partition(), 0, (offset, event) -> {
                logged.accept(offset, event);
                refold(offset, event, folded);
            });
            folded.forEach((key, board) -> save(key, board, board.keyed));
            keep(logged.write());
            store.put(FORM, bytes(form(context.states())));
        } else if (events != EventSource.NONE) {
            agree(Instant.ofEpochMilli(now));
        }
        readable = true;
        pulse.turned(partition);
    }

    /**
     * Each key that has come further in the store than in the log, or not so far, goes on from what the log tells. The
     * log is read from where an earlier start came to.
     */
    private void agree(Instant now) {
        Logged logged = Logged.read(store.get(LOGGED), events, kafka.taskId().partition(), context::headerOf);
        agree(logged, now);
        keep(logged.write());
    }

    /** A larger entry would not be taken by the broker: the next start reads the whole log again. */
    private void keep(Optional<byte[]> logged) {
        byte[] entry = logged.filter(bytes -> bytes.length <= MOST_BYTES).orElse(null);
        if (!Arrays.equals(entry, store.get(LOGGED))) store.put(LOGGED, entry);
    }

    /** Another thread reads: commands do not wait for it. */
    private void readOn() {
        if (!readable || !readOn.isDone()) return;
        Optional<byte[]> read = readOn.join();
        if (read.isPresent()) keep(read);
        byte[] kept = store.get(LOGGED);
        int partition = kafka.taskId().partition();
        readOn = CompletableFuture.supplyAsync(
                        () -> Logged.read(kept, events, partition, context::headerOf)
                                .write(),
                        Thread::startVirtualThread)
                .exceptionally(notNow -> {
                    LOG.info(
                            "{} partition {}: the log could not be read on: {}",
                            context.name(),
                            partition,
                            String.valueOf(notNow.getMessage()));
                    return Optional.empty();
                });
    }

    private void agree(Logged logged, Instant now) {
        Map<String, Keyed<S>> different = new HashMap<>();
        Set<String> all = new HashSet<>(logged.keys());
        all.addAll(keys());
        for (String key : all) {
            byte[] kept = store.get(DecideTopology.STATE + key);
            long sequence = kept == null ? 0 : Keyed.sequence(kept);
            long left = logged.sequence(key);
            boolean reported = sequence != left && Arrays.equals(bytes(left, sequence), store.get(LOST + key));
            if (sequence != left && !reported) different.put(key, live(key).keyed);
        }
        if (different.isEmpty()) return;
        Map<String, Live<S>> folded = new HashMap<>();
        different.keySet().forEach(key -> {
            live.remove(key);
            store.delete(DecideTopology.STATE + key);
            names(DecideTopology.REQUESTS + key + "|").forEach(store::delete);
            folded.put(key, live(key));
        });
        events.each(kafka.taskId().partition(), 0, (offset, event) -> {
            if (different.containsKey(context.headerOf(event).getKey())) refold(offset, event, folded);
        });
        different.forEach((key, kept) -> {
            Live<S> board = folded.get(key);
            if (board.keyed.sequence() < kept.sequence()) lost(key, board, kept, now);
            else {
                LOG.warn("{} {}: the store had lost its end and is folded again from the log", context.name(), key);
                save(key, board, board.keyed);
            }
        });
    }

    /**
     * What the log has lost is no longer true; its numbers are not given again, as others have reacted to the events
     * that had them.
     */
    private void lost(String key, Live<S> board, Keyed<S> kept, Instant now) {
        Keyed<S> left = board.keyed;
        Lost lost = new Lost(left.sequence() + 1, kept.sequence(), left.lastAt());
        LOG.error(
                "{} {}: events {} to {} were acknowledged and are not in the log, whose end was lost",
                context.name(),
                key,
                lost.first(),
                lost.last());
        Instant at = later(now, kept.lastAt());
        Keyed<S> from = new Keyed<>(left.state(), kept.sequence(), at);
        save(key, board, from);
        if (!isRecorded(lost, key, board, kept, from)) store.put(LOST + key, bytes(left.sequence(), kept.sequence()));
    }

    /** Whether the log itself says from now on that events are lost. */
    private boolean isRecorded(Lost lost, String key, Live<S> board, Keyed<S> kept, Keyed<S> from) {
        Optional<C> note = context.decider().lost(lost, kept.state());
        if (note.isEmpty()) return false;
        Actor service = Actor.service(context.name());
        var header = CommandHeader.newBuilder()
                .setRequestId(LogContext.lossRequest(lost))
                .setKey(key)
                .setActor(LogContext.actor(service))
                .build();
        Instant at = from.lastAt();
        Instant published = later(at, Instant.ofEpochMilli(wall.getAsLong()));
        try {
            var submitted = new Submitted<>(note.get(), service, header.getRequestId(), at, published);
            Decision<E> decision = context.decider().decide(submitted, from.state());
            if (!(decision instanceof Decision.Accepted<E>(var told)) || told.isEmpty()) return false;
            Written<S> written = write(from, told, header, at, published);
            save(key, board, written.keyed(), written.state());
            tell(new Record<>(key, new byte[0], at.toEpochMilli()), written.events(), Answers.toNobody());
            return true;
        } catch (RuntimeException broken) { // no board must hold up the others
            LOG.error("{} {}: what is lost could not be recorded", context.name(), key, broken);
            return false;
        }
    }

    private void refold(long offset, byte[] bytes, Map<String, Live<S>> folded) {
        Message envelope = context.parseEvent(bytes);
        UnknownEvent.check(
                envelope,
                UnknownEvent.place(context.eventTopic(), kafka.taskId().partition(), offset));
        EventHeader header = LogContext.eventHeader(envelope);
        Live<S> board = folded.computeIfAbsent(header.getKey(), this::live);
        S before = board.keyed.state();
        S state = context.event(envelope)
                .map(event -> context.decider().evolve(before, event))
                .orElse(before);
        board.keyed = new Keyed<>(
                state, header.getSequence(), later(RecordMapper.instant(header.getOccurredAt()), board.keyed.lastAt()));
        if (board.asked
                .find(header.getActor().getSubject(), header.getCausationId())
                .isEmpty())
            board.asked.accepted(
                    header.getActor().getSubject(), header.getCausationId(), header.getSequence(), new byte[0]);
    }

    /** The keys of which the store has a state. */
    private List<String> keys() {
        return names(DecideTopology.STATE).stream()
                .map(name -> name.substring(DecideTopology.STATE.length()))
                .toList();
    }

    private void empty() {
        List<String> names = new ArrayList<>();
        try (var all = store.all()) {
            all.forEachRemaining(entry -> names.add(entry.key));
        }
        names.forEach(store::delete);
    }

    private List<String> names(String prefix) {
        List<String> names = new ArrayList<>();
        try (var found = store.prefixScan(prefix, new StringSerializer())) {
            found.forEachRemaining(entry -> names.add(entry.key));
        }
        return names;
    }

    /** @param form the store's entry {@link #FORM}; null if it has none */
    static boolean isReadable(byte[] form, StateCodec<?> states) {
        Long written = number(form);
        return written != null && written == form(states);
    }

    private static long form(StateCodec<?> states) {
        return 31L * states.form() + LAYOUT;
    }

    private Long number(String name) {
        return number(store.get(name));
    }

    private static Long number(byte[] bytes) {
        return bytes == null || bytes.length != Long.BYTES
                ? null
                : ByteBuffer.wrap(bytes).getLong();
    }

    private static byte[] bytes(long... numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Long.BYTES);
        for (long number : numbers) bytes.putLong(number);
        return bytes.array();
    }

    private static Instant later(Instant a, Instant b) {
        return a.isBefore(b) ? b : a;
    }
}
