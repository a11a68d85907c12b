package org.onehall.eventlog;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.kafka.streams.state.KeyValueStore;

/**
 * Every request one key was ever asked, so that a repeat has no second effect however late it comes (ENG-1): a reactor may
 * ask again after hours. The last few answers are kept whole; of an older one only whether it was accepted and where its
 * events end. Kept in blocks, so that a new request rewrites one small block and not all of them.
 */
final class Asked {
    /** Answers kept whole. */
    static final int WHOLE = 4;
    private static final int BLOCK = 16;
    private static final int ENTRY = 16;
    private static final int REFUSED = -1;

    private final String key;
    private final KeyValueStore<String, byte[]> store;
    private long[] requests = new long[BLOCK];
    private long[] ends = new long[BLOCK];
    private int count;

    /**
     * What is known of an earlier answer.
     *
     * @param outcome the answer itself; empty if it is no longer kept whole
     * @param end     number of its last event; -1 if it was refused
     */
    record Earlier(Optional<byte[]> outcome, long end) {
        boolean refused() {
            return end == REFUSED;
        }
    }

    private Asked(String key, KeyValueStore<String, byte[]> store) {
        this.key = key;
        this.store = store;
    }

    /** Reads what a key was asked. */
    static Asked read(String key, KeyValueStore<String, byte[]> store) {
        Asked asked = new Asked(key, store);
        for (byte[] block = store.get(asked.block(0)); block != null; block = asked.count % BLOCK == 0 ? store.get(asked.block(asked.count)) : null) {
            ByteBuffer in = ByteBuffer.wrap(block);
            while (in.hasRemaining()) asked.add(in.getLong(), in.getLong());
        }
        return asked;
    }

    Optional<Earlier> find(String subject, String requestId) {
        long request = number(subject, requestId);
        for (int i = count - 1; i >= 0; i--)
            if (requests[i] == request)
                return Optional.of(new Earlier(Optional.ofNullable(i >= count - WHOLE ? store.get(slot(i)) : null), ends[i]));
        return Optional.empty();
    }

    /** @param end number of the last event of an accepted request */
    void accepted(String subject, String requestId, long end, byte[] outcome) {
        remember(number(subject, requestId), end, outcome);
    }

    void refused(String subject, String requestId, byte[] outcome) {
        remember(number(subject, requestId), REFUSED, outcome);
    }

    private void remember(long request, long end, byte[] outcome) {
        add(request, end);
        int first = (count - 1) / BLOCK * BLOCK;
        ByteBuffer out = ByteBuffer.allocate((count - first) * ENTRY);
        for (int i = first; i < count; i++) out.putLong(requests[i]).putLong(ends[i]);
        store.put(block(first), out.array());
        if (outcome.length > 0) store.put(slot(count - 1), outcome);
        else store.delete(slot(count - 1));
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

    private String slot(int index) {
        return DecideTopology.ANSWER + key + "|" + index % WHOLE;
    }

    /** Sixty-four bits of a digest: among the requests of one key no two are the same by chance. */
    private static long number(String subject, String requestId) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest((subject + "|" + requestId).getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
