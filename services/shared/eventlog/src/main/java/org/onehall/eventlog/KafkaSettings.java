package org.onehall.eventlog;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsConfig;

/**
 * Where the broker is and how we identify ourselves to it.
 *
 * @param broker its address and our credentials
 * @param instance stable name of this instance, "game-state-1": after a restart it takes back its own partitions at
 *     once
 * @param directory where Streams keeps its files
 * @param replication copies of Streams' own topics: 1, or 3 with three brokers
 * @param reporting settings of every long-lived client for reporting its metrics; none: nothing is reported
 */
public record KafkaSettings(
        BrokerAccess broker, String instance, Path directory, int replication, Map<String, Object> reporting) {
    /** The longest time that commands share a transaction while very many arrive. */
    private static final int LONGEST_TRANSACTION_MS = 50;
    /** How long the records of a transaction wait for more records; its commit does not wait. */
    private static final int GATHERED_MS = 20;
    /** How long the thread waits for commands before it checks whether a transaction is due. */
    private static final int LONGEST_POLL_MS = 20;
    /**
     * A shorter back-off would wake every member of a group more often: its heartbeat checks the clock at this
     * interval.
     */
    private static final int CONSUMER_BACKOFF_MS = 100;
    /** How long a broker holds the request of a reader when it has nothing new; it answers new records at once. */
    private static final int LONGEST_QUIET_MS = 2_000;
    /** How long a broker collects records for a reader that is not in a hurry ({@link Urgency#SOON}). */
    private static final int COLLECTED_MS = 300;
    /** More bytes than this end the collecting sooner. */
    private static final int COLLECTED_BYTES = 1 << 20;
    /** How long the start waits for a broker that is away. */
    private static final Duration LOOKED_FOR = Duration.ofSeconds(10);
    /** How long an append may block its calling thread, which also serves others, when the broker is away. */
    private static final int MOST_BLOCKED_MS = 50;
    /**
     * How long a transaction may last: longer than a partition is without a leader, or without enough replicas, when a
     * broker dies. Transactions of a dead writer are ended sooner ({@link Abandoned}).
     */
    static final int TRANSACTION_TIMEOUT_MS = 10_000;
    /** How long to wait for a broker's answer about transactions. */
    private static final int ADMIN_PATIENCE_MS = 3_000;
    /**
     * How long a dead instance keeps its partitions if it does not come back sooner; after that another instance takes
     * them over.
     */
    static final int SESSION_TIMEOUT_MS = 4_000;

    private static final int HEARTBEAT_MS = 700;

    public KafkaSettings {
        reporting = Map.copyOf(reporting);
    }

    /** Settings whose clients report no metrics. */
    public KafkaSettings(BrokerAccess broker, String instance, Path directory, int replication) {
        this(broker, instance, directory, replication, Map.of());
    }

    /** Settings for one broker that requires no credentials; nothing is replicated. */
    public KafkaSettings(String bootstrap, String instance, Path directory) {
        this(BrokerAccess.open(bootstrap), instance, directory, 1);
    }

    /** "host:port,…". */
    public String bootstrap() {
        return broker.bootstrap();
    }

    /** The same settings, but the clients report no metrics. */
    public KafkaSettings unreported() {
        return new KafkaSettings(broker, instance, directory, replication);
    }

    private Properties client() {
        Properties properties = new Properties();
        properties.putAll(broker.client());
        properties.putAll(reporting);
        return properties;
    }

    /** Exactly-once; commits when {@link Pace} says so, at the latest after the commit interval. */
    Properties streams(String context) {
        Properties properties = client();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, decider(context));
        properties.put(
                StreamsConfig.STATE_DIR_CONFIG, directory.resolve("streams").toString());
        properties.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        properties.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, LONGEST_TRANSACTION_MS);
        properties.put(StreamsConfig.POLL_MS_CONFIG, LONGEST_POLL_MS);
        properties.put(StreamsConfig.STATESTORE_CACHE_MAX_BYTES_CONFIG, 0);
        properties.put(StreamsConfig.REPLICATION_FACTOR_CONFIG, replication);
        properties.put(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, 1);
        properties.put(StreamsConfig.ACCEPTABLE_RECOVERY_LAG_CONFIG, 1_000);
        // Compaction leaves a snapshot. It is kept short, so that a start reads states and not their history.
        properties.put(StreamsConfig.topicPrefix(TopicConfig.SEGMENT_BYTES_CONFIG), 16 * 1024 * 1024);
        properties.put(StreamsConfig.topicPrefix(TopicConfig.MIN_CLEANABLE_DIRTY_RATIO_CONFIG), 0.2);
        properties.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, 1); // Pace counts the commands of one thread
        properties.put(StreamsConfig.ENABLE_METRICS_PUSH_CONFIG, false);
        properties.put(StreamsConfig.producerPrefix(ProducerConfig.LINGER_MS_CONFIG), GATHERED_MS);
        properties.put(StreamsConfig.producerPrefix(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG), TRANSACTION_TIMEOUT_MS);
        properties.put(StreamsConfig.producerPrefix(ProducerConfig.RETRY_BACKOFF_MS_CONFIG), 5);
        properties.put(StreamsConfig.producerPrefix(ProducerConfig.RETRY_BACKOFF_MAX_MS_CONFIG), 200);
        properties.put(StreamsConfig.consumerPrefix(ConsumerConfig.RETRY_BACKOFF_MS_CONFIG), CONSUMER_BACKOFF_MS);
        properties.put(StreamsConfig.consumerPrefix(ConsumerConfig.RETRY_BACKOFF_MAX_MS_CONFIG), 200);
        properties.put(StreamsConfig.RECONNECT_BACKOFF_MS_CONFIG, 20);
        properties.put(StreamsConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500);
        properties.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG), "earliest");
        properties.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG), instance);
        properties.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG), SESSION_TIMEOUT_MS);
        properties.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG), HEARTBEAT_MS);
        return properties;
    }

    /**
     * Every append reaches the log once and is acknowledged by every replica in sync. Only one request at a time is
     * sent to a broker. Otherwise, if a restarting broker refused a new producer's first request but accepted the
     * second, the producer would be stuck until the first had expired. The producer knows its topics before its first
     * append; an append never waits long, because it may come from a thread that also serves others.
     */
    public KafkaProducer<String, byte[]> producer(String... topics) {
        Map<String, Object> settings = broker.client();
        settings.putAll(reporting);
        if (topics.length > 0) settings.put(ProducerConfig.CLIENT_ID_CONFIG, ClientNames.next("append-" + topics[0]));
        settings.putAll(Map.ofEntries(
                Map.entry(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class),
                Map.entry(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class),
                Map.entry(ProducerConfig.ACKS_CONFIG, "all"),
                Map.entry(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true),
                Map.entry(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1),
                Map.entry(ProducerConfig.LINGER_MS_CONFIG, 0),
                Map.entry(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 30_000),
                Map.entry(ProducerConfig.RETRY_BACKOFF_MS_CONFIG, 20),
                Map.entry(ProducerConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500),
                Map.entry(ProducerConfig.MAX_BLOCK_MS_CONFIG, MOST_BLOCKED_MS),
                Map.entry(ProducerConfig.METADATA_MAX_IDLE_CONFIG, 3_600_000)));
        KafkaProducer<String, byte[]> producer = new KafkaProducer<>(settings);
        long until = System.nanoTime() + LOOKED_FOR.toNanos();
        for (String topic : topics) {
            boolean known;
            do known = knows(producer, topic);
            while (!known && System.nanoTime() < until);
        }
        return producer;
    }

    /** Asks brokers about transactions, and ends them. */
    Admin admin() {
        Map<String, Object> settings = broker.client();
        settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, ADMIN_PATIENCE_MS);
        settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, ADMIN_PATIENCE_MS);
        return Admin.create(settings);
    }

    /** The group of a context's deciders. */
    static String decider(String context) {
        return TopicCatalogue.decider(context);
    }

    private static boolean knows(KafkaProducer<?, ?> producer, String topic) {
        try {
            return !producer.partitionsFor(topic).isEmpty();
        } catch (TimeoutException away) { // after MOST_BLOCKED_MS
            return false;
        }
    }

    /** A reader of committed records only. */
    public Properties reader() {
        Properties properties = client();
        properties.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        properties.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        properties.put(ConsumerConfig.RETRY_BACKOFF_MS_CONFIG, CONSUMER_BACKOFF_MS);
        properties.put(ConsumerConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500);
        return properties;
    }

    /** A reader of all records, also uncommitted ones. */
    Properties everything() {
        Properties properties = reader();
        properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_uncommitted");
        return properties;
    }

    /** A reader that keeps its partitions: it does not ask a broker again and again when there is nothing new. */
    Properties follower(Urgency urgency) {
        Properties properties = reader();
        switch (urgency) {
            case AT_ONCE -> properties.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, LONGEST_QUIET_MS);
            case SOON -> {
                properties.put(ConsumerConfig.FETCH_MIN_BYTES_CONFIG, COLLECTED_BYTES);
                properties.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, COLLECTED_MS);
            }
        }
        return properties;
    }

    /** A member of a reactor's group; keeps its place in the log. */
    Properties member(String group, Urgency urgency) {
        Properties properties = follower(urgency);
        properties.put(ConsumerConfig.GROUP_ID_CONFIG, group);
        properties.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, instance);
        properties.put(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, SESSION_TIMEOUT_MS);
        properties.put(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG, HEARTBEAT_MS);
        properties.put(ConsumerConfig.MAX_POLL_INTERVAL_MS_CONFIG, Integer.MAX_VALUE);
        properties.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 200);
        return properties;
    }
}
