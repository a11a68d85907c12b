package org.onehall.local.backup;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.GroupListing;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.utils.Utils;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;

/**
 * Where a hall's logs end at one moment, so that together they describe a state in which the hall could have been
 * stopped.
 *
 * <p>It is read in this order while games are in progress: the position of each reader; then the ends of the deciders'
 * stores; then, with one request to each broker, the ends of all events and answers; finally those of the commands.
 * Therefore nothing was processed that is not in the logs, no store is ahead of its event log, and no event is included
 * without the one that caused it, because the time between the two is longer than that one request ({@link #within}).
 *
 * @param within how long the request for the ends of the events took, in milliseconds
 */
record Cut(
        Instant taken,
        long within,
        Map<String, Manifest.Topic> topics,
        Map<TopicPartition, Long> ends,
        Map<String, Map<String, Manifest.Place>> groups) {
    private static final String OURS = "onehall.";
    /** A request answered within this many milliseconds is not repeated. */
    private static final long QUICK = 10;

    private static final int MOST_TRIES = 8;
    /** The topic in which brokers keep the positions of readers. */
    private static final String PLACES = "__consumer_offsets";

    private static final long LOOK_AGAIN_MS = 20;
    private static final Set<String> STORES =
            TopicCatalogue.CONTEXTS.stream().map(DeciderStore::changelog).collect(Collectors.toSet());
    private static final Set<String> COMMANDS =
            TopicCatalogue.CONTEXTS.stream().map(TopicCatalogue::commands).collect(Collectors.toSet());

    /**
     * Takes the cut.
     *
     * @param settle how long to wait for the transactions that are open now
     */
    static Cut take(Admin admin, Duration settle) throws InterruptedException {
        try {
            Map<String, Manifest.Topic> topics = topics(admin);
            Map<String, Map<String, Manifest.Place>> groups = groups(admin);
            awaitOpen(admin, partitions(topics, topic -> !COMMANDS.contains(topic)), settle);
            Cut best = null;
            for (int tries = 0; tries < MOST_TRIES && (best == null || best.within > QUICK); tries++) {
                Cut next = ends(admin, topics, groups, settle);
                if (best == null || next.within < best.within) best = next;
            }
            best.mustHavePlaces();
            return best;
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker does not say where the logs end: "
                            + e.getCause().getMessage());
        }
    }

    private static Cut ends(
            Admin admin,
            Map<String, Manifest.Topic> topics,
            Map<String, Map<String, Manifest.Place>> groups,
            Duration settle)
            throws ExecutionException, InterruptedException {
        Map<TopicPartition, Long> ends =
                new HashMap<>(ends(admin, partitions(topics, STORES::contains), IsolationLevel.READ_COMMITTED));
        Set<TopicPartition> told = partitions(topics, topic -> !STORES.contains(topic) && !COMMANDS.contains(topic));
        // the markers of one commit reach its partitions one after another; what a store contains must be readable in
        // them
        awaitOpen(admin, told, settle);
        Instant taken = Instant.now();
        long from = System.nanoTime();
        ends.putAll(ends(admin, told, IsolationLevel.READ_COMMITTED));
        long within = (System.nanoTime() - from) / 1_000_000;
        ends.putAll(ends(admin, partitions(topics, COMMANDS::contains), IsolationLevel.READ_COMMITTED));
        return new Cut(taken, within, topics, ends, groups);
    }

    private static Map<String, Manifest.Topic> topics(Admin admin) throws ExecutionException, InterruptedException {
        Set<String> there = new HashSet<>(admin.listTopics().names().get());
        for (TopicCatalogue.Topic topic : TopicCatalogue.all()) {
            if (!there.contains(topic.name())) {
                throw new Complaint(
                        Complaint.NO, "the hall has never started completely: there is no log " + topic.name());
            }
        }
        Set<String> wanted =
                TopicCatalogue.all().stream().map(TopicCatalogue.Topic::name).collect(Collectors.toSet());
        STORES.stream().filter(there::contains).forEach(wanted::add);
        Map<String, TopicDescription> described =
                admin.describeTopics(wanted).allTopicNames().get();
        var configs = admin.describeConfigs(wanted.stream()
                        .map(name -> new ConfigResource(ConfigResource.Type.TOPIC, name))
                        .toList())
                .all()
                .get();
        Map<String, Manifest.Topic> topics = new TreeMap<>();
        configs.forEach((topic, config) -> {
            Map<String, String> own = config.entries().stream()
                    .filter(entry -> entry.source() == ConfigEntry.ConfigSource.DYNAMIC_TOPIC_CONFIG)
                    .collect(Collectors.toMap(ConfigEntry::name, ConfigEntry::value));
            TopicDescription one = described.get(topic.name());
            topics.put(
                    topic.name(),
                    new Manifest.Topic(
                            one.topicId().toString(), one.partitions().size(), own));
        });
        return topics;
    }

    private static Map<String, Map<String, Manifest.Place>> groups(Admin admin)
            throws ExecutionException, InterruptedException {
        awaitCoordinators(admin);
        // groups that are just changing are included with their earlier positions; later commands are looked up
        Set<String> names = admin.listGroups().all().get().stream()
                .map(GroupListing::groupId)
                .filter(name -> name.startsWith(OURS))
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, Map<String, Manifest.Place>> groups = new TreeMap<>();
        for (String name : names) {
            Map<String, Manifest.Place> places = new TreeMap<>();
            admin.listConsumerGroupOffsets(name)
                    .partitionsToOffsetAndMetadata()
                    .get()
                    .forEach((partition, place) -> {
                        if (place != null) {
                            places.put(partition.toString(), new Manifest.Place(place.offset(), place.metadata()));
                        }
                    });
            groups.put(name, places);
        }
        return groups;
    }

    /**
     * Waits until the coordinators have loaded their groups. A coordinator that has just started does not list groups
     * it has not loaded yet, and does not say so; but a request about one group waits for them. This asks about one
     * group of each partition; a group of that name need not exist.
     */
    private static void awaitCoordinators(Admin admin) throws ExecutionException, InterruptedException {
        if (!admin.listTopics(new ListTopicsOptions().listInternal(true))
                .names()
                .get()
                .contains(PLACES)) return;
        int partitions = admin.describeTopics(Set.of(PLACES))
                .allTopicNames()
                .get()
                .get(PLACES)
                .partitions()
                .size();
        Set<Integer> asked = new HashSet<>();
        for (int i = 0; asked.size() < partitions; i++) {
            String name = OURS + "nobody-" + i;
            if (asked.add(Utils.abs(name.hashCode()) % partitions)) {
                admin.listConsumerGroupOffsets(name)
                        .partitionsToOffsetAndMetadata()
                        .get();
            }
        }
    }

    /**
     * Checks that every decider has a position; without one it would decide again, after a restore, what it answered
     * long ago.
     */
    private void mustHavePlaces() {
        for (String context : TopicCatalogue.CONTEXTS) {
            boolean decided = ends.entrySet().stream()
                    .anyMatch(end -> end.getValue() > 0 && end.getKey().topic().equals(TopicCatalogue.events(context)));
            if (decided
                    && groups.getOrDefault(DeciderStore.group(context), Map.of())
                            .isEmpty()) {
                throw new Complaint(
                        Complaint.NO,
                        "the broker does not say how far the decider of " + context
                                + " has come; try again, and see ./onehall replay --verify");
            }
        }
    }

    static Set<TopicPartition> partitions(Map<String, Manifest.Topic> topics, Predicate<String> which) {
        Set<TopicPartition> partitions = new HashSet<>();
        topics.forEach((name, topic) -> {
            if (!which.test(name)) return;
            for (int partition = 0; partition < topic.partitions(); partition++) {
                partitions.add(new TopicPartition(name, partition));
            }
        });
        return partitions;
    }

    /** Waits until everything written by committed transactions is readable in all their partitions. */
    private static void awaitOpen(Admin admin, Set<TopicPartition> partitions, Duration settle)
            throws ExecutionException, InterruptedException {
        long deadline = System.nanoTime() + settle.toNanos();
        Map<TopicPartition, Long> written = ends(admin, partitions, IsolationLevel.READ_UNCOMMITTED);
        while (true) {
            Map<TopicPartition, Long> readable = ends(admin, partitions, IsolationLevel.READ_COMMITTED);
            Set<TopicPartition> open = written.entrySet().stream()
                    .filter(end -> readable.get(end.getKey()) < end.getValue())
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toSet());
            if (open.isEmpty()) return;
            if (System.nanoTime() >= deadline) {
                throw new Complaint(
                        Complaint.NO,
                        "a transaction does not end in " + open
                                + "; start the hall (this ends the transaction), and try again");
            }
            Thread.sleep(LOOK_AGAIN_MS);
        }
    }

    static Map<TopicPartition, Long> ends(Admin admin, Collection<TopicPartition> partitions, IsolationLevel isolation)
            throws ExecutionException, InterruptedException {
        Map<TopicPartition, OffsetSpec> asked =
                partitions.stream().collect(Collectors.toMap(one -> one, _ -> OffsetSpec.latest()));
        Map<TopicPartition, Long> ends = new HashMap<>();
        admin.listOffsets(asked, new ListOffsetsOptions(isolation))
                .all()
                .get()
                .forEach((partition, end) -> ends.put(partition, end.offset()));
        return ends;
    }
}
