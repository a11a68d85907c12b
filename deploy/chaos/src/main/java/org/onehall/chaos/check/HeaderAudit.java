package org.onehall.chaos.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.onehall.proto.types.v1.EventHeader;

/**
 * The headers of one event log: numbers without gaps or repetitions, times that never go back, one set of events for
 * each request.
 */
final class HeaderAudit {
    private final String log;
    private final Consumer<Finding> report;
    private final Map<String, EventHeader> last = new HashMap<>();
    private final Set<String> closed = new HashSet<>();
    private long events;

    HeaderAudit(String log, Consumer<Finding> report) {
        this.log = log;
        this.report = report;
    }

    long events() {
        return events;
    }

    /** Takes the events of a key in the order of the log. */
    void accept(String key, EventHeader header) {
        events++;
        EventHeader before = last.put(key, header);
        long due = before == null ? 1 : before.getSequence() + 1;
        if (header.getSequence() != due)
            find(key, header, "number of the event", String.valueOf(due), String.valueOf(header.getSequence()));
        if (!header.getKey().equals(key)) find(key, header, "key", key, header.getKey());
        if (before != null && OwnClock.ms(header.getOccurredAt()) < OwnClock.ms(before.getOccurredAt()))
            find(
                    key,
                    header,
                    "time of the event",
                    "not before " + OwnClock.ms(before.getOccurredAt()),
                    String.valueOf(OwnClock.ms(header.getOccurredAt())));
        if (before != null && !before.getCausationId().equals(header.getCausationId()))
            closed.add(key + "|" + before.getCausationId());
        if (closed.contains(key + "|" + header.getCausationId()))
            find(key, header, "events of request " + header.getCausationId(), "one set", "another one");
    }

    private void find(String key, EventHeader header, String what, String expected, String found) {
        report.accept(new Finding(log + " " + key, header.getSequence(), what, expected, found));
    }
}
