package org.onehall.eventlog;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;

/**
 * Every topic of the hall: its name, its partitions, how long it is kept, and which services write and read it. The
 * launcher and the manifests create only these topics, and give each service only the rights named here
 * ({@link TopicRights}).
 */
public final class TopicCatalogue {
    /** Partitions of every command, event and reply topic: a key's place never changes. */
    public static final int PARTITIONS = 4;

    /**
     * @param config broker-side topic settings
     * @param owner the service that writes and reads it
     * @param readers the other services that read it
     */
    public record Topic(String name, int partitions, Map<String, String> config, String owner, Set<String> readers) {
        public Topic {
            config = Map.copyOf(config);
            readers = Set.copyOf(readers);
        }
    }

    private static final String GAME_STATE = "game-state";
    private static final String VIRTUAL_CLOCK = "virtual-clock";
    private static final String CONNECTIVITY = "connectivity";
    private static final String FAIR_PLAY = "fair-play";
    private static final String ADJUDICATION = "adjudication";
    private static final String COMPETITION = "competition";
    private static final String PLAYING_ZONE = "playing-zone";

    /** Contexts that own a command log and an event log. */
    public static final List<String> CONTEXTS =
            List.of("game", "clock", "connectivity", "fairplay", "cases", "adjudication", "competition");

    /** The service that owns a context's logs. */
    private static final Map<String, String> OWNERS = Map.of(
            "game",
            GAME_STATE,
            "clock",
            VIRTUAL_CLOCK,
            "connectivity",
            CONNECTIVITY,
            "fairplay",
            FAIR_PLAY,
            "cases",
            FAIR_PLAY,
            "adjudication",
            ADJUDICATION,
            "competition",
            COMPETITION);

    /**
     * The services that read a context's events besides its owner. No other service reads those of fair-play cases
     * (APP-I G2.7).
     */
    private static final Map<String, Set<String>> READERS = Map.of(
            "game", Set.of(PLAYING_ZONE, VIRTUAL_CLOCK, CONNECTIVITY, FAIR_PLAY, ADJUDICATION, COMPETITION),
            "clock", Set.of(PLAYING_ZONE),
            "connectivity", Set.of(PLAYING_ZONE, FAIR_PLAY, ADJUDICATION),
            "fairplay", Set.of(PLAYING_ZONE),
            "cases", Set.of(),
            "adjudication", Set.of(PLAYING_ZONE, CONNECTIVITY, FAIR_PLAY, COMPETITION),
            "competition", Set.of(PLAYING_ZONE, GAME_STATE, VIRTUAL_CLOCK, CONNECTIVITY, FAIR_PLAY, ADJUDICATION));

    /** What the edge observed about devices; written by the playing zone, key = venue. */
    public static final String PRESENCE = "onehall.presence.events.v1";
    /** Enrolment codes (hashed) and sessions; written by the playing zone, key = code hash or session id. */
    public static final String SESSIONS = "onehall.sessions.state.v1";

    /** Positions that wait for an engine; work for one group, key = position. */
    public static final String POSITIONS = "onehall.analysis.requests.v1";
    /** Engine results for positions; written by the worker on {@link #POSITIONS}, key = settings and position. */
    public static final String ANALYSES = "onehall.analysis.state.v1";

    private static final Map<String, String> FOREVER =
            Map.of("retention.ms", "-1", "retention.bytes", "-1", "cleanup.policy", "delete");
    private static final Map<String, String> COMPACTED = Map.of("cleanup.policy", "compact");

    private TopicCatalogue() {}

    /** The service that owns the logs of one of {@link #CONTEXTS}, "game-state". */
    public static String owner(String context) {
        return OWNERS.get(context);
    }

    /** Every service that writes or reads a topic. */
    public static Set<String> services() {
        return all().stream()
                .flatMap(topic -> Stream.concat(Stream.of(topic.owner()), topic.readers().stream()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Commands in the order in which they arrived; the append time counts (ENG-4). */
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

    /** The consumer group that decides a context's commands; its place in the command log shows how far it is. */
    public static String decider(String context) {
        return "onehall." + context + ".decider";
    }

    /** The partition of a key, 0 to {@link #PARTITIONS} - 1: the same in every command, event and reply topic. */
    public static int partition(String key) {
        return BuiltInPartitioner.partitionForKey(key.getBytes(StandardCharsets.UTF_8), PARTITIONS);
    }

    public static List<Topic> all() {
        var perContext = CONTEXTS.stream()
                .flatMap(context -> Stream.of(
                        new Topic(
                                commands(context),
                                PARTITIONS,
                                with(FOREVER, "message.timestamp.type", "LogAppendTime"),
                                owner(context),
                                Set.of()),
                        new Topic(events(context), PARTITIONS, FOREVER, owner(context), READERS.get(context)),
                        new Topic(replies(context), PARTITIONS, kept(Duration.ofHours(1)), owner(context), Set.of())));
        var edge = Stream.of(
                new Topic(PRESENCE, PARTITIONS, kept(Duration.ofDays(7)), PLAYING_ZONE, Set.of(CONNECTIVITY)),
                // Every service must know which sessions have ended.
                new Topic(SESSIONS, 1, COMPACTED, PLAYING_ZONE, Set.copyOf(OWNERS.values())));
        var analysis = Stream.of(
                new Topic(POSITIONS, PARTITIONS, kept(Duration.ofDays(30)), FAIR_PLAY, Set.of()),
                new Topic(ANALYSES, PARTITIONS, COMPACTED, FAIR_PLAY, Set.of()));
        return Stream.of(perContext, edge, analysis).flatMap(topics -> topics).toList();
    }

    private static Map<String, String> kept(Duration time) {
        return Map.of("retention.ms", String.valueOf(time.toMillis()), "cleanup.policy", "delete");
    }

    private static Map<String, String> with(Map<String, String> config, String key, String value) {
        var more = new java.util.HashMap<>(config);
        more.put(key, value);
        return more;
    }
}
