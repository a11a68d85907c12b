package org.onehall.eventlog;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * All requests that one key ever received, so that a repeated request has no second effect, however late it arrives
 * (ENG-1): a reactor may send it again after hours. The last answers are kept in full; for older ones only whether the
 * request was accepted and where its events end. New requests are kept beside the key's state ({@link #tail}) and move
 * to the store in blocks.
 */
final class Asked {
    /** Number of answers kept in full. */
    static final int WHOLE = 3;

    private static final int BLOCK = 16;
    private static final int ENTRY = 2 * Long.BYTES;
    private static final int REFUSED = -1;

    private final String key;
    private final Blocks store;
    private final ByteBuffer[] answers = new ByteBuffer[WHOLE];
    private long[] requests = new long[BLOCK];
    private long[] ends = new long[BLOCK];
    private int count;

    /** The store of the blocks. */
    interface Blocks {
        /** Null if there is none. */
        byte[] get(String name);

        void put(String name, byte[] block);
    }

    /**
     * What is known about an earlier answer.
     *
     * @param outcome the answer itself; empty if it is no longer kept in full
     * @param end number of its last event; -1 if it was refused
     */
    record Earlier(Optional<byte[]> outcome, long end) {
        boolean refused() {
            return end == REFUSED;
        }
    }

    /** The requests of a key that has not received any yet. */
    Asked(String key, Blocks store) {
        this.key = key;
        this.store = store;
        Arrays.fill(answers, ByteBuffer.allocate(0));
    }

    /**
     * Reads the requests of a key.
     *
     * @param tail as returned by {@link #tail}
     */
    static Asked read(String key, Blocks store, ByteBuffer tail) {
        Asked asked = new Asked(key, store);
        for (byte[] block = store.get(asked.block(0)); block != null; block = store.get(asked.block(asked.count)))
            asked.add(ByteBuffer.wrap(block), BLOCK);
        ByteBuffer in = tail.duplicate();
        asked.add(in, in.get());
        asked.keepIn(tail);
        return asked;
    }

    /**
     * Uses the store's copy, so that answers are not kept in memory a second time.
     *
     * @param tail as returned by {@link #tail}, where the store keeps it
     */
    void keepIn(ByteBuffer tail) {
        int at = tail.position() + 1 + tail.get(tail.position()) * ENTRY;
        for (int i = 0; i < WHOLE; i++) {
            int length = tail.getInt(at);
            answers[i] = tail.slice(at + Integer.BYTES, length);
            at += Integer.BYTES + length;
        }
    }

    /** The part that is not yet in blocks of its own in the store: the last requests and answers. */
    byte[] tail() {
        int first = count / BLOCK * BLOCK;
        ByteBuffer out = ByteBuffer.allocate(1
                + (count - first) * ENTRY
                + Arrays.stream(answers)
                        .mapToInt(answer -> Integer.BYTES + answer.capacity())
                        .sum());
        out.put((byte) (count - first));
        write(first, out);
        for (ByteBuffer answer : answers) out.putInt(answer.capacity()).put(answer.duplicate());
        return out.array();
    }

    Optional<Earlier> find(String subject, String requestId) {
        long request = number(subject, requestId);
        for (int i = count - 1; i >= 0; i--)
            if (requests[i] == request)
                return Optional.of(new Earlier(
                        Optional.of(i)
                                .filter(n -> n >= count - WHOLE)
                                .map(n -> bytes(answers[n % WHOLE]))
                                .filter(a -> a.length > 0),
                        ends[i]));
        return Optional.empty();
    }

    /** The answers kept in full. */
    List<byte[]> whole() {
        return Arrays.stream(answers)
                .filter(answer -> answer.capacity() > 0)
                .map(Asked::bytes)
                .toList();
    }

    private static byte[] bytes(ByteBuffer answer) {
        byte[] bytes = new byte[answer.capacity()];
        answer.duplicate().get(bytes);
        return bytes;
    }

    /** @param end number of the last event of an accepted request */
    void accepted(String subject, String requestId, long end, byte[] outcome) {
        remember(number(subject, requestId), end, outcome);
    }

    void refused(String subject, String requestId, byte[] outcome) {
        remember(number(subject, requestId), REFUSED, outcome);
    }

    private void remember(long request, long end, byte[] outcome) {
        answers[count % WHOLE] = ByteBuffer.wrap(outcome);
        add(request, end);
        if (count % BLOCK > 0) return;
        ByteBuffer out = ByteBuffer.allocate(BLOCK * ENTRY);
        write(count - BLOCK, out);
        store.put(block(count - BLOCK), out.array());
    }

    private void write(int first, ByteBuffer out) {
        for (int i = first; i < count; i++) out.putLong(requests[i]).putLong(ends[i]);
    }

    private void add(ByteBuffer in, int entries) {
        for (int i = 0; i < entries; i++) add(in.getLong(), in.getLong());
    }

    private void add(long request, long end) {
        if (count == requests.length) {
            requests = Arrays.copyOf(requests, count + BLOCK + count / 2);
            ends = Arrays.copyOf(ends, requests.length);
        }
        requests[count] = request;
        ends[count] = end;
        count++;
    }

    private String block(int first) {
        return DecideTopology.REQUESTS + key + "|" + first / BLOCK;
    }

    /** Sixty-four bits of a digest: two requests of one key practically never have the same number by chance. */
    private static long number(String subject, String requestId) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((subject + "|" + requestId).getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
