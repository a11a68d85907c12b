package org.onehall.eventlog;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;

/** Every topic of the hall: its name, its partitions, how long it is kept. The launcher and the manifests create these and no others. */
public final class TopicCatalogue {
    /** Partitions of every command, event and reply topic: a key's place never changes. */
    public static final int PARTITIONS = 4;

    /** @param config broker-side topic settings */
    public record Topic(String name, int partitions, Map<String, String> config) {
        public Topic {
            config = Map.copyOf(config);
        }
    }

    /** Contexts that own a command log and an event log. */
    public static final List<String> CONTEXTS =
            List.of("game", "clock", "connectivity", "fairplay", "cases", "adjudication", "competition");

    /** What the edge saw of devices; written by the playing zone, key = venue. */
    public static final String PRESENCE = "onehall.presence.events.v1";
    /** Enrolment codes (hashed) and sessions; written by the playing zone, key = code hash or session id. */
    public static final String SESSIONS = "onehall.sessions.state.v1";

    /** Positions that wait for an engine; work for one group, key = position. */
    public static final String POSITIONS = "onehall.analysis.requests.v1";
    /** What engines have said of positions; written by who works on {@link #POSITIONS}, key = settings and position. */
    public static final String ANALYSES = "onehall.analysis.state.v1";

    private static final Map<String, String> FOREVER = Map.of("retention.ms", "-1", "retention.bytes", "-1",
            "cleanup.policy", "delete");

    private TopicCatalogue() {}

    /** Commands in the order they came; the append time is the truth (ENG-4). */
    public static String commands(String context) {
        return "onehall." + context + ".commands.v1";
    }

    /** What happened; kept for ever, never compacted (ENG-3). */
    public static String events(String context) {
        return "onehall." + context + ".events.v1";
    }

    /** Answers to commands that caused no event: refusals, repeats. */
    public static String replies(String context) {
        return "onehall." + context + ".replies.v1";
    }

    /** The partition of a key, 0 to {@link #PARTITIONS} - 1: the same in every command, event and reply topic. */
    public static int partition(String key) {
        return BuiltInPartitioner.partitionForKey(key.getBytes(StandardCharsets.UTF_8), PARTITIONS);
    }

    public static List<Topic> all() {
        var perContext = CONTEXTS.stream().flatMap(context -> Stream.of(
                new Topic(commands(context), PARTITIONS, with(FOREVER, "message.timestamp.type", "LogAppendTime")),
                new Topic(events(context), PARTITIONS, FOREVER),
                new Topic(replies(context), PARTITIONS, Map.of("retention.ms", "3600000", "cleanup.policy", "delete"))));
        var edge = Stream.of(
                new Topic(PRESENCE, PARTITIONS, Map.of("retention.ms", "604800000", "cleanup.policy", "delete")),
                new Topic(SESSIONS, 1, Map.of("cleanup.policy", "compact")));
        var analysis = Stream.of(
                new Topic(POSITIONS, PARTITIONS, Map.of("retention.ms", "2592000000", "cleanup.policy", "delete")),
                new Topic(ANALYSES, PARTITIONS, Map.of("cleanup.policy", "compact")));
        return Stream.of(perContext, edge, analysis).flatMap(topics -> topics).toList();
    }

    private static Map<String, String> with(Map<String, String> config, String key, String value) {
        var more = new java.util.HashMap<>(config);
        more.put(key, value);
        return more;
    }
}
