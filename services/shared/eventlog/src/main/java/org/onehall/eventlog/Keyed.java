package org.onehall.eventlog;

import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * A store's entry for one key, preceded by the key's latest requests ({@link Asked#tail}).
 *
 * @param sequence number of the key's last event, 0 if none
 * @param lastAt latest command time so far, so that a key's time never goes back; whole milliseconds
 */
record Keyed<S>(S state, long sequence, Instant lastAt) {
    private static final int HEAD = 2 * Long.BYTES + Integer.BYTES;

    Keyed<S> at(Instant at) {
        return new Keyed<>(state, sequence, at);
    }

    /** @param state the state's bytes */
    byte[] write(byte[] state, byte[] asked) {
        return ByteBuffer.allocate(HEAD + asked.length + state.length)
                .putLong(sequence)
                .putLong(lastAt.toEpochMilli())
                .putInt(asked.length)
                .put(asked)
                .put(state)
                .array();
    }

    static <S> Keyed<S> read(byte[] bytes, StateCodec<S> codec) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        long sequence = in.getLong();
        Instant lastAt = Instant.ofEpochMilli(in.getLong());
        in.position(HEAD + in.getInt());
        byte[] body = new byte[in.remaining()];
        in.get(body);
        return new Keyed<>(codec.read(body), sequence, lastAt);
    }

    /** Only the number of the last event. */
    static long sequence(byte[] bytes) {
        return ByteBuffer.wrap(bytes).getLong();
    }

    /** Only the latest command time. */
    static Instant lastAt(byte[] bytes) {
        return Instant.ofEpochMilli(ByteBuffer.wrap(bytes).getLong(Long.BYTES));
    }

    /** The key's latest requests, within the same bytes. */
    static ByteBuffer asked(byte[] bytes) {
        return ByteBuffer.wrap(bytes).slice(HEAD, ByteBuffer.wrap(bytes).getInt(HEAD - Integer.BYTES));
    }
}
