package org.onehall.local.replay;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Checks what every event log guarantees (ENG-3, ENG-4): one partition per key, numbers from 1 without gaps or
 * repetitions, times that never go back, and an uninterrupted answer to each request.
 */
public final class HeaderCheck {
    private final String log;
    private final Consumer<Finding> report;
    private final Map<String, Key> keys = new HashMap<>();

    public HeaderCheck(String log, Consumer<Finding> report) {
        this.log = log;
        this.report = report;
    }

    /** Takes the events of a log in the order of their partition. */
    public void accept(String recordKey, int partition, EventHeader header) {
        keys.computeIfAbsent(recordKey, key -> new Key(key, partition)).accept(partition, header);
    }

    /** How many keys were seen. */
    public int keys() {
        return keys.size();
    }

    private final class Key {
        private final String name;
        private final int partition;
        private final Set<String> answered = new HashSet<>();
        private long last;
        private Instant lastAt = Instant.MIN;
        private String request = "";
        private Instant requestAt = Instant.MIN;

        Key(String name, int partition) {
            this.name = name;
            this.partition = partition;
        }

        void accept(int from, EventHeader header) {
            long sequence = header.getSequence();
            Instant at = Wire.instant(header.getOccurredAt());
            check(from == partition, sequence, "lies in partition " + from + ", earlier events in " + partition);
            check(
                    header.getKey().equals(name),
                    sequence,
                    "is filed under another key than its own, " + header.getKey());
            check(
                    header.getEventId().equals(header.getKey() + "#" + sequence),
                    sequence,
                    "has the id " + header.getEventId());
            if (sequence <= last) {
                say(sequence, "comes again or late, after " + last);
            } else if (sequence != last + 1) {
                say(
                        sequence,
                        sequence == last + 2
                                ? "event " + (last + 1) + " is missing"
                                : "events " + (last + 1) + " to " + (sequence - 1) + " are missing");
            }
            check(
                    !at.isBefore(lastAt),
                    sequence,
                    "happened at " + at + ", before the event in front of it at " + lastAt);
            check(!Wire.instant(header.getPublishedAt()).isBefore(at), sequence, "was published before it happened");
            request(header, at);
            last = Math.max(last, sequence);
            lastAt = at.isAfter(lastAt) ? at : lastAt;
        }

        private void request(EventHeader header, Instant at) {
            check(!header.getCausationId().isEmpty(), header.getSequence(), "names no request that caused it");
            String now = header.getActor().getSubject() + "|" + header.getCausationId();
            if (now.equals(request)) {
                check(
                        at.equals(requestAt),
                        header.getSequence(),
                        "answers the request " + header.getCausationId() + " a second time, at another moment");
            } else {
                check(
                        answered.add(now),
                        header.getSequence(),
                        "answers the request " + header.getCausationId() + " a second time");
            }
            request = now;
            requestAt = at;
        }

        private void check(boolean holds, long sequence, String otherwise) {
            if (!holds) {
                say(sequence, otherwise);
            }
        }

        private void say(long sequence, String text) {
            report.accept(new Finding(log, name, sequence, text));
        }
    }
}
