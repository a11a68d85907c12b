package org.onehall.eventlog;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.RefusalDetail;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Read state, decide, fold, store, forward: the only writer of a context's event log. */
final class DecideProcessor<C, E, S> implements Processor<String, byte[], String, byte[]> {
    private static final Logger LOG = LoggerFactory.getLogger(DecideProcessor.class);
    private static final String BEAT = "beat";

    private final LogContext<C, E, S> context;
    private final LongSupplier wall;
    private final LogMeter meter;
    private ProcessorContext<String, byte[]> kafka;
    private KeyValueStore<String, byte[]> states;
    private KeyValueStore<String, byte[]> answers;
    private KeyValueStore<String, Long> beats;

    DecideProcessor(LogContext<C, E, S> context, LongSupplier wall, LogMeter meter) {
        this.context = context;
        this.wall = wall;
        this.meter = meter;
    }

    @Override public void init(ProcessorContext<String, byte[]> kafka) {
        this.kafka = kafka;
        states = kafka.getStateStore(DecideTopology.STATE);
        answers = kafka.getStateStore(DecideTopology.ANSWERS);
        beats = kafka.getStateStore(DecideTopology.BEATS);
    }

    @Override public void process(Record<String, byte[]> sealed) {
        Message envelope;
        try {
            envelope = context.parseCommand(sealed.value());
        } catch (InvalidProtocolBufferException e) {
            LOG.error("unreadable command in {} for key {}", context.commandTopic(), sealed.key(), e);
            return;
        }
        CommandHeader header = context.commandHeader(envelope);
        C command;
        try {
            command = context.command(envelope);
        } catch (RuntimeException malformed) { // also what a time or a span out of range makes of itself
            refuse(sealed, envelope, header, LogRefusal.malformed(malformed));
            return;
        }
        Instant appended = Instant.ofEpochMilli(sealed.timestamp());
        if (context.signsOfLife().isPresent() && context.signsOfLife().get().isBeat().test(command)) {
            beat(sealed, appended);
            return;
        }
        String answerKey = answerKey(header);
        byte[] earlier = answers.get(answerKey);
        if (earlier != null) {
            meter.decided(context.name(), LogContext.payloadName(envelope), "repeated", "");
            kafka.forward(sealed.withValue(earlier), "write-replies");
            return;
        }
        Keyed<S> keyed = load(sealed.key());
        List<ByteString> said = new ArrayList<>();
        Instant at = later(appended, keyed.lastAt());
        Instant published = later(at, Instant.ofEpochMilli(wall.getAsLong()));
        keyed = coverOutage(keyed, sealed, header, at, published, said);
        if (header.hasExpectedSequence() && header.getExpectedSequence() != keyed.sequence()) {
            save(sealed.key(), keyed.at(at));
            refuse(sealed, envelope, header, LogRefusal.stale(keyed.sequence()));
            return;
        }
        Actor actor = LogContext.actor(header.getActor());
        Decision<E> decision;
        try {
            decision = context.decider().decide(new Submitted<>(command, actor, header.getRequestId(), at, published), keyed.state());
        } catch (RuntimeException broken) { // one command must not hold up its partition
            LOG.error("{} {}: the decider failed on request {}", context.name(), sealed.key(), header.getRequestId(), broken);
            refuse(sealed, envelope, header, LogRefusal.fault(header.getCorrelationId()));
            return;
        }
        switch (decision) {
            case Decision.Refused<E>(var refusal, var details) -> {
                Outcome outcome = refuse(sealed, envelope, header, refusal, details, keyed.sequence());
                if (keyed.sequence() > 0) save(sealed.key(), remember(keyed.at(at), answerKey, outcome));
            }
            case Decision.Accepted<E>(var events) -> {
                keyed = tell(keyed, events, sealed, header, at, published, said);
                var outcome = Outcome.newBuilder().setRequestId(header.getRequestId()).setKey(sealed.key())
                        .addAllEvents(said).setSequence(keyed.sequence()).build();
                save(sealed.key(), remember(keyed.at(at), answerKey, outcome));
                meter.decided(context.name(), LogContext.payloadName(envelope), "accepted", "");
                kafka.forward(sealed.withValue(outcome.toByteArray()), "write-replies");
            }
        }
    }

    /** A sign of life: whatever was silent before it is given back to every key of this partition. */
    private void beat(Record<String, byte[]> sealed, Instant at) {
        Long last = beats.get(BEAT);
        if (last != null && silent(Instant.ofEpochMilli(last), at)) {
            List<String> keys = new ArrayList<>();
            try (var all = states.all()) {
                all.forEachRemaining(entry -> keys.add(entry.key));
            }
            LOG.warn("{} partition {}: no sign of life from {} to {}; {} keys are covered", context.name(),
                    kafka.taskId(), Instant.ofEpochMilli(last), at, keys.size());
            for (String key : keys) {
                var header = CommandHeader.newBuilder().setRequestId("outage-" + at.toEpochMilli()).setKey(key)
                        .setActor(LogContext.actor(Actor.service(context.name()))).build();
                Keyed<S> keyed = load(key);
                Instant monotonic = later(at, keyed.lastAt());
                save(key, coverOutage(keyed, sealed.withKey(key), header, monotonic,
                        later(monotonic, Instant.ofEpochMilli(wall.getAsLong())), new ArrayList<>()));
            }
        }
        if (last == null || last < at.toEpochMilli()) beats.put(BEAT, at.toEpochMilli());
    }

    private boolean silent(Instant last, Instant at) {
        return context.signsOfLife().isPresent() && last.plus(context.signsOfLife().get().gap()).isBefore(at);
    }

    private Keyed<S> coverOutage(Keyed<S> keyed, Record<String, byte[]> sealed, CommandHeader header, Instant at,
            Instant published, List<ByteString> said) {
        Long last = beats.get(BEAT);
        if (last == null || !silent(Instant.ofEpochMilli(last), at)) return keyed;
        C cover = context.signsOfLife().get().cover().apply(Instant.ofEpochMilli(last), at);
        var submitted = new Submitted<>(cover, Actor.service(context.name()), header.getRequestId(), at, published);
        return switch (context.decider().decide(submitted, keyed.state())) {
            case Decision.Accepted<E>(var events) when !events.isEmpty() ->
                    tell(keyed.at(at), events, sealed, header.toBuilder().setActor(LogContext.actor(submitted.actor())).build(),
                            at, published, said);
            case Decision.Accepted<E> _, Decision.Refused<E> _ -> keyed;
        };
    }

    private Keyed<S> tell(Keyed<S> keyed, List<E> events, Record<String, byte[]> sealed, CommandHeader header, Instant at,
            Instant published, List<ByteString> said) {
        S state = keyed.state();
        long sequence = keyed.sequence();
        for (E event : events) {
            sequence++;
            Message wire = context.envelope(event, EventHeader.newBuilder()
                    .setEventId(sealed.key() + "#" + sequence).setKey(sealed.key()).setSequence(sequence)
                    .setOccurredAt(RecordMapper.timestamp(at)).setPublishedAt(RecordMapper.timestamp(published))
                    .setCorrelationId(header.getCorrelationId()).setCausationId(header.getRequestId())
                    .setActor(header.getActor()).setRule(context.decider().rule(event)).build());
            state = context.decider().evolve(state, event);
            said.add(wire.toByteString());
            kafka.forward(sealed.withValue(wire.toByteArray()), "write-events");
        }
        return new Keyed<>(state, sequence, keyed.lastAt(), keyed.recent());
    }

    private void refuse(Record<String, byte[]> sealed, Message envelope, CommandHeader header, Refusal refusal) {
        refuse(sealed, envelope, header, refusal, Map.of(), 0);
    }

    private Outcome refuse(Record<String, byte[]> sealed, Message envelope, CommandHeader header, Refusal refusal,
            Map<String, String> details, long sequence) {
        meter.decided(context.name(), LogContext.payloadName(envelope), "refused", refusal.name());
        var outcome = Outcome.newBuilder().setRequestId(header.getRequestId()).setKey(sealed.key()).setSequence(sequence)
                .setRefusal(RefusalDetail.newBuilder().setCode(refusal.name()).setRule(refusal.rule()).setText(refusal.text())
                        .setKind(refusal.kind().name()).putAllDetails(details)).build();
        kafka.forward(sealed.withValue(outcome.toByteArray()), "write-replies");
        return outcome;
    }

    /** Keeps the answer for repeats and lets the oldest one go. */
    private Keyed<S> remember(Keyed<S> keyed, String answerKey, Outcome outcome) {
        answers.put(answerKey, outcome.toByteArray());
        List<String> recent = new ArrayList<>(keyed.recent());
        recent.add(answerKey);
        if (recent.size() > Keyed.REMEMBERED) answers.delete(recent.removeFirst());
        return new Keyed<>(keyed.state(), keyed.sequence(), keyed.lastAt(), recent);
    }

    private static String answerKey(CommandHeader header) {
        return header.getKey() + "|" + header.getActor().getSubject() + "|" + header.getRequestId();
    }

    private Keyed<S> load(String key) {
        byte[] bytes = states.get(key);
        return bytes == null ? new Keyed<>(context.decider().initial(), 0, Instant.EPOCH, List.of()) : Keyed.read(bytes, context.states());
    }

    private void save(String key, Keyed<S> keyed) {
        if (keyed.sequence() > 0) states.put(key, keyed.write(context.states()));
    }

    private static Instant later(Instant a, Instant b) {
        return a.isBefore(b) ? b : a;
    }

    /** A refusal of the log itself, before or instead of the decider's. */
    private record LogRefusal(String name, Meaning meaning) implements Refusal {
        static LogRefusal malformed(RuntimeException why) {
            return new LogRefusal("MALFORMED", new Meaning("", Kind.MALFORMED, String.valueOf(why.getMessage())));
        }

        static LogRefusal stale(long sequence) {
            return new LogRefusal("STALE", new Meaning("ENG-1", Kind.STALE,
                    "Something else happened first; the log is at " + sequence + ". Read it again and decide anew."));
        }

        static LogRefusal fault(String trace) {
            return new LogRefusal("INTERNAL", new Meaning("", Kind.FAULT,
                    "Something failed in the hall; nothing was changed. Trace " + trace + "."));
        }
    }
}
