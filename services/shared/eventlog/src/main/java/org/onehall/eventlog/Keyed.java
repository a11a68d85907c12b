package org.onehall.eventlog;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/**
 * What a store keeps for one key.
 *
 * @param sequence number of the key's last event, 0 if none
 * @param lastAt   latest command time seen, so that a key's time never goes back
 * @param recent   keys of the remembered answers, oldest first
 */
record Keyed<S>(S state, long sequence, Instant lastAt, List<String> recent) {
    /** Answers remembered per key. */
    static final int REMEMBERED = 64;

    Keyed {
        recent = List.copyOf(recent);
    }

    Keyed<S> at(Instant at) {
        return new Keyed<>(state, sequence, at, recent);
    }

    byte[] write(StateCodec<S> codec) {
        byte[] body = codec.write(state);
        byte[] ids = String.join("\n", recent).getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(20 + ids.length + body.length).putLong(sequence).putLong(lastAt.toEpochMilli())
                .putInt(ids.length).put(ids).put(body).array();
    }

    static <S> Keyed<S> read(byte[] bytes, StateCodec<S> codec) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        long sequence = in.getLong();
        Instant lastAt = Instant.ofEpochMilli(in.getLong());
        byte[] ids = new byte[in.getInt()];
        in.get(ids);
        byte[] body = new byte[in.remaining()];
        in.get(body);
        String joined = new String(ids, StandardCharsets.UTF_8);
        return new Keyed<>(codec.read(body), sequence, lastAt, joined.isEmpty() ? List.of() : List.of(joined.split("\n")));
    }
}
