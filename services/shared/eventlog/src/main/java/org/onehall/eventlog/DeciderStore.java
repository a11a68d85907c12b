package org.onehall.eventlog;

import com.google.protobuf.InvalidProtocolBufferException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.proto.types.v1.Outcome;

/**
 * The content of a decider's store, read from the store's changelog: how far each key has come and which answers it
 * gave. The states themselves are not read. Not thread-safe.
 */
public final class DeciderStore {
    private final Map<String, byte[]> entries = new HashMap<>();
    private final Asked.Blocks blocks = new Asked.Blocks() {
        @Override
        public byte[] get(String name) {
            return entries.get(name);
        }

        @Override
        public void put(String name, byte[] block) {
            throw new IllegalStateException("a changelog is only read");
        }
    };

    /** Topic of the store's changelog. */
    public static String changelog(String context) {
        return KafkaSettings.decider(context) + "-" + DecideTopology.STORE + "-changelog";
    }

    /** The group whose places in the command log are those of the decider. */
    public static String group(String context) {
        return KafkaSettings.decider(context);
    }

    /**
     * Takes the next record of the changelog.
     *
     * @param value null where an entry was deleted
     */
    public void accept(String name, byte[] value) {
        if (value == null) entries.remove(name);
        else entries.put(name, value);
    }

    /** Every key whose state is kept. */
    public Set<String> keys() {
        return entries.keySet().stream()
                .filter(name -> name.startsWith(DecideTopology.STATE))
                .map(name -> name.substring(DecideTopology.STATE.length()))
                .collect(Collectors.toSet());
    }

    /** Number of the last event of a key, 0 if the key is not kept. */
    public long sequence(String key) {
        byte[] bytes = entries.get(DecideTopology.STATE + key);
        return bytes == null ? 0 : Keyed.sequence(bytes);
    }

    /** Time of the key's latest command; the beginning of time if the key is not kept. */
    public Instant lastAt(String key) {
        byte[] bytes = entries.get(DecideTopology.STATE + key);
        return bytes == null ? Instant.MIN : Keyed.lastAt(bytes);
    }

    /** Number of the last event of an accepted request; -1 if it was refused, empty if it is not known. */
    public OptionalLong end(String key, String subject, String requestId) {
        byte[] bytes = entries.get(DecideTopology.STATE + key);
        if (bytes == null) return OptionalLong.empty();
        return asked(key, bytes)
                .find(subject, requestId)
                .map(earlier -> OptionalLong.of(earlier.end()))
                .orElseGet(OptionalLong::empty);
    }

    /** The last answers of a key, in no particular order. */
    public List<Outcome> answers(String key) {
        byte[] bytes = entries.get(DecideTopology.STATE + key);
        List<Outcome> answers = new ArrayList<>();
        if (bytes == null) return answers;
        for (byte[] answer : asked(key, bytes).whole()) {
            try {
                answers.add(Outcome.parseFrom(answer));
            } catch (InvalidProtocolBufferException e) {
                throw new IllegalStateException("unreadable answer in the store of " + key, e);
            }
        }
        return answers;
    }

    private Asked asked(String key, byte[] bytes) {
        return Asked.read(key, blocks, Keyed.asked(bytes));
    }
}
