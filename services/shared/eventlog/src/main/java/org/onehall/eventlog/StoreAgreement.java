package org.onehall.eventlog;

import com.google.protobuf.Message;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Lost;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.KeyStore.Live;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes a partition's store and its event log agree before the first command is decided. */
final class StoreAgreement<C, E, S> {
    private static final Logger LOG = LoggerFactory.getLogger(StoreAgreement.class);

    private final LogContext<C, E, S> context;
    private final KeyStore<S> store;
    private final DecideAnswers<C, E, S> answers;
    private final EventSource events;
    private final int partition;
    private final LongSupplier wall;
    /** The next entry for the store about how far the log has been read, once this is known. */
    private CompletableFuture<Optional<byte[]>> readOn = CompletableFuture.completedFuture(Optional.empty());

    /** @param wall the owner's wall clock in epoch milliseconds */
    StoreAgreement(
            LogContext<C, E, S> context,
            KeyStore<S> store,
            DecideAnswers<C, E, S> answers,
            EventSource events,
            int partition,
            LongSupplier wall) {
        this.context = context;
        this.store = store;
        this.answers = answers;
        this.events = events;
        this.partition = partition;
        this.wall = wall;
    }

    /**
     * A store written in another form, by another version, is rebuilt from the event log. If store or log has lost its
     * end, the log counts.
     */
    void reach(Instant now) {
        if (!store.isReadable()) foldAll();
        else if (events != EventSource.NONE) agree(now);
    }

    private void foldAll() {
        store.empty();
        Map<String, Live<S>> folded = new HashMap<>();
        Logged logged = new Logged(context::headerOf);
        events.each(partition, 0, (offset, event) -> {
            logged.accept(offset, event);
            refold(offset, event, folded);
        });
        folded.forEach((key, board) -> store.save(key, board, board.keyed()));
        keep(logged.write());
        store.markReadable();
    }

    /**
     * A key that is further in the store than in the log, or less far, continues from the state in the log. The log is
     * read from the place that an earlier start reached.
     */
    private void agree(Instant now) {
        Logged logged = Logged.read(store.get(KeyStore.LOGGED), events, partition, context::headerOf);
        agree(logged, now);
        keep(logged.write());
    }

    /** The broker would not accept a larger entry; the next start then reads the whole log again. */
    private void keep(Optional<byte[]> logged) {
        byte[] entry = logged.filter(bytes -> bytes.length <= DecideProcessor.MOST_BYTES)
                .orElse(null);
        if (!Arrays.equals(entry, store.get(KeyStore.LOGGED))) store.put(KeyStore.LOGGED, entry);
    }

    /**
     * Continues reading the log, so that little is left for the next start. Another thread reads; commands do not wait.
     */
    void readOn() {
        if (!readOn.isDone()) return;
        Optional<byte[]> read = readOn.join();
        if (read.isPresent()) keep(read);
        byte[] kept = store.get(KeyStore.LOGGED);
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
        all.addAll(store.keys());
        for (String key : all) {
            long sequence = store.sequence(key);
            long left = logged.sequence(key);
            if (sequence != left && !store.isReportedLost(key, left, sequence))
                different.put(key, store.live(key).keyed());
        }
        if (different.isEmpty()) return;
        Map<String, Live<S>> folded = new HashMap<>();
        different.keySet().forEach(key -> {
            store.forget(key);
            folded.put(key, store.live(key));
        });
        events.each(partition, 0, (offset, event) -> {
            if (different.containsKey(context.headerOf(event).getKey())) refold(offset, event, folded);
        });
        different.forEach((key, kept) -> {
            Live<S> board = folded.get(key);
            if (board.keyed().sequence() < kept.sequence()) lost(key, board, kept, now);
            else {
                LOG.warn("{} {}: the store had lost its end and is folded again from the log", context.name(), key);
                store.save(key, board, board.keyed());
            }
        });
    }

    /**
     * Events that the log has lost no longer hold. Their numbers are not used again, because others have reacted to the
     * events that had them.
     */
    private void lost(String key, Live<S> board, Keyed<S> kept, Instant now) {
        Keyed<S> left = board.keyed();
        Lost lost = new Lost(left.sequence() + 1, kept.sequence(), left.lastAt());
        LOG.error(
                "{} {}: events {} to {} were acknowledged and are not in the log, whose end was lost",
                context.name(),
                key,
                lost.first(),
                lost.last());
        Instant at = DecideProcessor.later(now, kept.lastAt());
        Keyed<S> from = new Keyed<>(left.state(), kept.sequence(), at);
        store.save(key, board, from);
        if (!isRecorded(lost, key, board, kept, from)) store.reportedLost(key, left.sequence(), kept.sequence());
    }

    /** Whether the log itself records from now on that events are lost. */
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
        Instant published = DecideProcessor.later(at, Instant.ofEpochMilli(wall.getAsLong()));
        try {
            var submitted = new Submitted<>(note.get(), service, header.getRequestId(), at, published);
            Decision<E> decision = context.decider().decide(submitted, from.state());
            if (!(decision instanceof Decision.Accepted<E>(var told)) || told.isEmpty()) return false;
            Written<S> written = Written.of(context, from, told, header, at, published);
            store.save(key, board, written.keyed(), written.state());
            answers.tell(new Record<>(key, new byte[0], at.toEpochMilli()), written.events(), Answers.toNobody());
            return true;
        } catch (RuntimeException broken) { // one board must not hold up the others
            LOG.error("{} {}: what is lost could not be recorded", context.name(), key, broken);
            return false;
        }
    }

    private void refold(long offset, byte[] bytes, Map<String, Live<S>> folded) {
        Message envelope = context.parseEvent(bytes);
        UnknownEvent.check(envelope, UnknownEvent.place(context.eventTopic(), partition, offset));
        EventHeader header = LogContext.eventHeader(envelope);
        Live<S> board = folded.computeIfAbsent(header.getKey(), store::live);
        S before = board.keyed().state();
        S state = context.event(envelope)
                .map(event -> context.decider().evolve(before, event))
                .orElse(before);
        board.folded(new Keyed<>(
                state,
                header.getSequence(),
                DecideProcessor.later(
                        RecordMapper.instant(header.getOccurredAt()),
                        board.keyed().lastAt())));
        if (board.asked()
                .find(header.getActor().getSubject(), header.getCausationId())
                .isEmpty())
            board.asked()
                    .accepted(
                            header.getActor().getSubject(), header.getCausationId(), header.getSequence(), new byte[0]);
    }
}
