package org.onehall.local.replay;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Outcome;

/**
 * Whether everything a context has acknowledged is in its event log: compares how far each key has come according to
 * the log, the decider's store and the given answers, and looks for commands that were taken but left no trace. Reads
 * the topics in this order: store, replies, events, commands; so a hall that continues in the meantime causes no false
 * findings.
 */
public final class Completeness {
    /** Field number of the header in every context's envelopes. */
    private static final int HEADER = 1;
    /** The key of records that belong to no key: beats. */
    private static final String NO_KEY = "~";

    private final String context;
    private final LossNames names;
    private final Consumer<Finding> report;
    private final DeciderStore store = new DeciderStore();
    /** How far each key has come according to the given answers. */
    private final Map<String, Long> answered = new HashMap<>();

    private final Map<String, Long> logged = new HashMap<>();
    /** Requests that were answered, or caused events, after the store was written. */
    private final Set<String> known = new HashSet<>();
    /** Accepted commands whose events are not in the log, by the number of their last event, for each key. */
    private final Map<String, TreeMap<Long, byte[]>> accepted = new HashMap<>();

    private boolean storeIsUnreadable;

    /**
     * @param context "game": the middle of the topic names
     * @param names names what is missing
     */
    public Completeness(String context, LossNames names, Consumer<Finding> report) {
        this.context = context;
        this.names = names;
        this.report = report;
    }

    /** Takes a record of the store's changelog; the value is null where an entry was deleted. */
    public void stored(String name, byte[] value) {
        store.accept(name, value);
    }

    /** Takes a record of the replies. */
    public void replied(byte[] value) {
        try {
            Outcome outcome = Outcome.parseFrom(value);
            answered.merge(outcome.getKey(), outcome.getSequence(), Math::max);
            known.add(request(outcome.getKey(), outcome.getRequestId()));
        } catch (InvalidProtocolBufferException e) {
            report.accept(new Finding(
                    TopicCatalogue.replies(context), "", 0, "an answer is not readable: " + e.getMessage()));
        }
    }

    /** Takes a record of the event log. */
    public void happened(String key, byte[] value) {
        try {
            EventHeader header = EventHeader.parseFrom(header(value));
            logged.merge(key, header.getSequence(), Math::max);
            if (!Wire.instant(header.getOccurredAt()).isBefore(store.lastAt(key))) {
                known.add(request(key, header.getCausationId()));
            }
        } catch (InvalidProtocolBufferException _) {
            // reported by Verification
        }
    }

    /**
     * Takes a record of the command log that the decider has already taken.
     *
     * @param appendedMs when it was appended
     */
    public void taken(String key, byte[] value, long appendedMs) {
        CommandHeader header;
        try {
            header = CommandHeader.parseFrom(header(value));
        } catch (InvalidProtocolBufferException _) {
            return; // the decider skips it too
        }
        if (key.equals(NO_KEY) || store.sequence(key) == 0) {
            return;
        }
        OptionalLong end = end(key, header);
        if (end.isPresent() && end.getAsLong() > logged.getOrDefault(key, 0L)) {
            accepted.computeIfAbsent(key, _ -> new TreeMap<>()).put(end.getAsLong(), value);
        } else if (end.isEmpty()
                && appendedMs > store.lastAt(key).toEpochMilli()
                && !known.contains(request(key, header.getRequestId()))) {
            report.accept(new Finding(
                    TopicCatalogue.commands(context),
                    key,
                    0,
                    "a request was accepted, but its outcome is in no log: " + names.command(key, value)));
        }
    }

    private OptionalLong end(String key, CommandHeader header) {
        try {
            return store.end(key, header.getActor().getSubject(), header.getRequestId());
        } catch (RuntimeException writtenOtherwise) { // written by another version
            storeIsUnreadable = true;
            return OptionalLong.of(0);
        }
    }

    private static ByteString header(byte[] value) throws InvalidProtocolBufferException {
        var header = UnknownFieldSet.parseFrom(value).getField(HEADER).getLengthDelimitedList();
        return header.isEmpty() ? ByteString.EMPTY : header.getFirst();
    }

    private static String request(String key, String id) {
        return key + "|" + id;
    }

    /** Reports what is missing, after all records were taken. */
    public void finish() {
        Set<String> keys = new TreeSet<>(store.keys());
        keys.addAll(answered.keySet());
        for (String key : keys) {
            long last = logged.getOrDefault(key, 0L);
            long reached = Math.max(store.sequence(key), answered.getOrDefault(key, 0L));
            if (reached > last) {
                missing(key, last, reached);
            }
        }
        if (storeIsUnreadable) {
            report.accept(new Finding(
                    DeciderStore.changelog(context),
                    "",
                    0,
                    "the store was written by another version and could not be compared"));
        }
    }

    private void missing(String key, long last, long reached) {
        TreeMap<Long, byte[]> events = new TreeMap<>();
        if (store.sequence(key) > last) {
            store.answers(key).stream()
                    .flatMap(answer -> answer.getEventsList().stream())
                    .forEach(event -> {
                        long sequence = sequence(event.toByteArray());
                        if (sequence > last) {
                            events.put(sequence, event.toByteArray());
                        }
                    });
        }
        String what = names.between(key, events, accepted.getOrDefault(key, new TreeMap<>()));
        String missing = reached == last + 1
                ? "event " + reached + " was acknowledged and is missing"
                : "events " + (last + 1) + " to " + reached + " were acknowledged and are missing";
        report.accept(new Finding(
                TopicCatalogue.events(context), key, last + 1, missing + (what.isEmpty() ? "" : ": " + what)));
    }

    private static long sequence(byte[] event) {
        try {
            return EventHeader.parseFrom(header(event)).getSequence();
        } catch (InvalidProtocolBufferException e) {
            return 0;
        }
    }

    /** Whether the store was read and is not empty. */
    public boolean hasStore() {
        return !store.keys().isEmpty();
    }
}
