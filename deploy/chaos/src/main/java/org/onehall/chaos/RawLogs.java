package org.onehall.chaos;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.chaos.check.Audit;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.local.replay.RecordedLog;

/** Passes the command and event logs of a hall, as its brokers hold them, to an audit. */
final class RawLogs {
    private static final List<String> CONTEXTS =
            List.of("game", "clock", "connectivity", "fairplay", "adjudication", "competition");

    private RawLogs() {}

    /** @param settle how long to wait for what a killed writer has left open */
    static void read(BrokerAccess broker, Duration settle, Audit audit) throws InterruptedException {
        // Events first: by then the commands contain whatever caused them.
        RecordedLog.read(
                broker,
                topics("events"),
                settle,
                record -> audit.event(
                        context(record.topic()), record.partition(), record.offset(), record.key(), record.value()));
        RecordedLog.read(
                broker,
                topics("commands"),
                Duration.ZERO,
                record -> audit.command(
                        context(record.topic()),
                        record.partition(),
                        record.offset(),
                        record.timestamp(),
                        record.value()));
    }

    private static Set<String> topics(String kind) {
        return CONTEXTS.stream()
                .map(context -> "onehall." + context + "." + kind + ".v1")
                .collect(Collectors.toSet());
    }

    private static String context(String topic) {
        return topic.split("\\.")[1];
    }
}
