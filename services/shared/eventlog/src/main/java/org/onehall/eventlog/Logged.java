package org.onehall.eventlog;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.zip.CRC32C;
import org.onehall.proto.types.v1.EventHeader;

/**
 * How far each key is in one partition of an event log. It is stored together with the place of the last event read, so
 * that a later start reads from that event on and not the whole log again. Not thread-safe.
 */
final class Logged {
    /** Changes with the layout of {@link #write}. */
    private static final int LAYOUT = 1;

    private final Function<byte[], EventHeader> headers;
    private final Map<String, Long> sequences = new TreeMap<>();
    /** Place of the last event read, -1 before the first, and the checksum of its bytes. */
    private long last = -1;

    private long checksum;

    /** @param headers the header of an event */
    Logged(Function<byte[], EventHeader> headers) {
        this.headers = headers;
    }

    /**
     * Reads what the log has now.
     *
     * @param kept the bytes that {@link #write} returned at an earlier start; with null or bytes of another layout, the
     *     log is read from its beginning
     */
    static Logged read(byte[] kept, EventSource events, int partition, Function<byte[], EventHeader> headers) {
        Optional<Logged> before = of(kept, headers);
        if (before.isPresent() && before.get().goesOn(events, partition)) return before.get();
        Logged whole = new Logged(headers);
        events.each(partition, 0, whole::accept);
        return whole;
    }

    private static Optional<Logged> of(byte[] kept, Function<byte[], EventHeader> headers) {
        if (kept == null) return Optional.empty();
        try (var in = new DataInputStream(new ByteArrayInputStream(kept))) {
            if (in.readInt() != LAYOUT) return Optional.empty();
            Logged logged = new Logged(headers);
            logged.last = in.readLong();
            logged.checksum = in.readLong();
            int keys = in.readInt();
            for (int i = 0; i < keys; i++) logged.sequences.put(in.readUTF(), in.readLong());
            return Optional.of(logged);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /**
     * Continues reading; false if the event read last is no longer at its place, because then the log has lost its end.
     */
    private boolean goesOn(EventSource events, int partition) {
        long reached = last;
        boolean[] same = {false};
        events.each(partition, reached, (offset, event) -> {
            if (offset == reached) same[0] = checksum(event) == checksum;
            accept(offset, event);
        });
        return same[0];
    }

    void accept(long offset, byte[] event) {
        EventHeader header = headers.apply(event);
        sequences.merge(header.getKey(), header.getSequence(), Math::max);
        last = offset;
        checksum = checksum(event);
    }

    private static long checksum(byte[] event) {
        CRC32C sum = new CRC32C();
        sum.update(event);
        return sum.getValue();
    }

    /** Number of the last event of a key, 0 if the log has none. */
    long sequence(String key) {
        return sequences.getOrDefault(key, 0L);
    }

    Set<String> keys() {
        return sequences.keySet();
    }

    /** Everything as bytes, to be stored for the next start; empty if there was no event. */
    Optional<byte[]> write() {
        if (last < 0) return Optional.empty();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(LAYOUT);
            out.writeLong(last);
            out.writeLong(checksum);
            out.writeInt(sequences.size());
            for (var each : sequences.entrySet()) {
                out.writeUTF(each.getKey());
                out.writeLong(each.getValue());
            }
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return Optional.of(bytes.toByteArray());
    }
}
