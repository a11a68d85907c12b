package org.onehall.eventlog;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.state.KeyValueStore;

/**
 * Everything the store of one partition holds ({@link DecideTopology}): each key's state with its latest requests, and
 * the entries of the partition itself. Keys in use are also kept in memory, and changed there together with the store.
 * Belongs to one task; not thread-safe.
 */
final class KeyStore<S> {
    /** The last sign of life, in epoch milliseconds. */
    private static final String BEAT = "~beat";
    /** The form in which this store is written. */
    static final String FORM = "~form";
    /** How far the keys were in the log at an earlier start ({@link Logged}). */
    static final String LOGGED = "~logged";
    /**
     * Prefix, followed by the key: a loss that was reported but is not in the log, as the numbers of the last remaining
     * event and of the last lost event.
     */
    private static final String LOST = "~lost|";

    private static final int MOST_LIVE = 20_000;
    /** Changes when the layout of the data around a state in the store changes. */
    private static final int LAYOUT = 2;

    private final KeyValueStore<String, byte[]> kept;
    private final StateCodec<S> states;
    private final S initial;
    private final Asked.Blocks blocks;
    /** Keys in use, as they are in the store. */
    private final Map<String, Live<S>> live = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Live<S>> eldest) {
            return size() > MOST_LIVE;
        }
    };

    /** A key that was used lately; changed in place together with the store. */
    static final class Live<S> {
        private Keyed<S> keyed;
        private final Asked asked;

        private Live(Keyed<S> keyed, Asked asked) {
            this.keyed = keyed;
            this.asked = asked;
        }

        Keyed<S> keyed() {
            return keyed;
        }

        Asked asked() {
            return asked;
        }

        /** The result of folding the log, before it is saved. */
        void folded(Keyed<S> now) {
            keyed = now;
        }
    }

    /** @param initial the state of a key without events */
    KeyStore(KeyValueStore<String, byte[]> kept, StateCodec<S> states, S initial) {
        this.kept = kept;
        this.states = states;
        this.initial = initial;
        this.blocks = new Asked.Blocks() {
            @Override
            public byte[] get(String name) {
                return kept.get(name);
            }

            @Override
            public void put(String name, byte[] block) {
                kept.put(name, block);
            }
        };
    }

    /** A key as it is in the store; a key without events is not kept before it is saved. */
    Live<S> live(String key) {
        Live<S> known = live.get(key);
        if (known != null) return known;
        byte[] bytes = kept.get(DecideTopology.STATE + key);
        if (bytes == null) return new Live<>(new Keyed<>(initial, 0, Instant.EPOCH), new Asked(key, blocks));
        Live<S> read = new Live<>(Keyed.read(bytes, states), Asked.read(key, blocks, Keyed.asked(bytes)));
        live.put(key, read);
        return read;
    }

    /** Stores a key as it is now; a key without events is not stored. */
    void save(String key, Live<S> board, Keyed<S> keyed) {
        if (keyed.sequence() > 0) save(key, board, keyed, states.write(keyed.state()));
    }

    /** @param state the state's bytes */
    void save(String key, Live<S> board, Keyed<S> keyed, byte[] state) {
        if (keyed.sequence() == 0) return;
        board.keyed = keyed;
        live.putIfAbsent(key, board);
        byte[] bytes = keyed.write(state, board.asked.tail());
        kept.put(DecideTopology.STATE + key, bytes);
        board.asked.keepIn(Keyed.asked(bytes));
    }

    /** The number of a key's last event; 0 if the store does not have the key. */
    long sequence(String key) {
        byte[] bytes = kept.get(DecideTopology.STATE + key);
        return bytes == null ? 0 : Keyed.sequence(bytes);
    }

    /** The keys whose state is in the store. */
    List<String> keys() {
        return names(DecideTopology.STATE).stream()
                .map(name -> name.substring(DecideTopology.STATE.length()))
                .toList();
    }

    /** Removes a key's state and all its requests. */
    void forget(String key) {
        live.remove(key);
        kept.delete(DecideTopology.STATE + key);
        names(DecideTopology.REQUESTS + key + "|").forEach(kept::delete);
    }

    /** Removes everything. */
    void empty() {
        List<String> names = new ArrayList<>();
        try (var all = kept.all()) {
            all.forEachRemaining(entry -> names.add(entry.key));
        }
        names.forEach(kept::delete);
        live.clear();
    }

    /** The partition's entry under a name; null if there is none. */
    byte[] get(String name) {
        return kept.get(name);
    }

    /** @param entry null: the entry is removed */
    void put(String name, byte[] entry) {
        kept.put(name, entry);
    }

    /** The time of the last sign of life; null before the first. */
    Long lastBeat() {
        return number(kept.get(BEAT));
    }

    void beat(Instant at) {
        kept.put(BEAT, bytes(at.toEpochMilli()));
    }

    /** Whether this loss of a key was reported before. */
    boolean isReportedLost(String key, long left, long last) {
        return Arrays.equals(bytes(left, last), kept.get(LOST + key));
    }

    /** Records that this loss was reported. */
    void reportedLost(String key, long left, long last) {
        kept.put(LOST + key, bytes(left, last));
    }

    /** Whether the store was written in the form that this version reads. */
    boolean isReadable() {
        return isReadable(kept.get(FORM), states);
    }

    /** Records that the store is written in the form that this version reads. */
    void markReadable() {
        kept.put(FORM, bytes(form(states)));
    }

    /** @param form the store's entry {@link #FORM}; null if it has none */
    static boolean isReadable(byte[] form, StateCodec<?> states) {
        Long written = number(form);
        return written != null && written == form(states);
    }

    private static long form(StateCodec<?> states) {
        return 31L * states.form() + LAYOUT;
    }

    private List<String> names(String prefix) {
        List<String> names = new ArrayList<>();
        try (var found = kept.prefixScan(prefix, new StringSerializer())) {
            found.forEachRemaining(entry -> names.add(entry.key));
        }
        return names;
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
}
