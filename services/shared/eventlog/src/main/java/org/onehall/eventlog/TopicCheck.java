package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/**
 * Checks that the brokers provide what a service needs before it can begin: an answer, the rights to its topics, and
 * each topic that it writes or reads with the number of partitions in the catalogue. Not thread-safe.
 */
public final class TopicCheck implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration RECONNECT = Duration.ofMillis(500);
    /** The most topics named in one sentence. */
    private static final int MOST_NAMED = 3;

    /** Makes the client that asks the brokers. */
    @FunctionalInterface
    interface Clients {
        Admin open();
    }

    private final String bootstrap;
    private final List<TopicCatalogue.Topic> topics;
    private final Clients clients;
    private Optional<Admin> admin = Optional.empty();

    TopicCheck(String bootstrap, List<TopicCatalogue.Topic> topics, Clients clients) {
        this.bootstrap = bootstrap;
        this.topics = topics;
        this.clients = clients;
    }

    /** @param service "game-state"; for a service that is not in the catalogue, only the brokers are checked */
    public static TopicCheck of(BrokerAccess broker, String service) {
        return new TopicCheck(broker.bootstrap(), topics(service), () -> {
            Map<String, Object> settings = broker.client();
            settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) PATIENCE.toMillis());
            settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) PATIENCE.toMillis());
            settings.put(AdminClientConfig.RECONNECT_BACKOFF_MS_CONFIG, RECONNECT.toMillis());
            settings.put(AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, RECONNECT.toMillis());
            return Admin.create(settings);
        });
    }

    /** The topics that a service writes or reads. */
    static List<TopicCatalogue.Topic> topics(String service) {
        return TopicCatalogue.all().stream()
                .filter(topic ->
                        topic.owner().equals(service) || topic.readers().contains(service))
                .toList();
    }

    /** What is missing now, as a sentence without a full stop; empty if nothing is. Takes a few seconds at most. */
    public Optional<String> lacks() throws InterruptedException {
        try {
            if (admin.isEmpty()) admin = Optional.of(clients.open());
            admin.get().describeCluster().clusterId().get();
            return missing(admin.get());
        } catch (KafkaException unusable) {
            if (!(unusable.getCause() instanceof ConfigException)) throw unusable;
            return Optional.of("the broker at " + bootstrap + " cannot be asked: "
                    + unusable.getCause().getMessage());
        } catch (ExecutionException refused) {
            if (refused.getCause() instanceof AuthenticationException) close(); // such a client does not sign in again
            return Optional.of(sentence(refused.getCause()));
        }
    }

    private Optional<String> missing(Admin asked) throws InterruptedException, ExecutionException {
        TreeSet<String> missing = new TreeSet<>();
        TreeSet<String> forbidden = new TreeSet<>();
        List<String> wrong = new ArrayList<>();
        Map<String, KafkaFuture<TopicDescription>> told = topics.isEmpty()
                ? Map.of()
                : asked.describeTopics(
                                topics.stream().map(TopicCatalogue.Topic::name).toList())
                        .topicNameValues();
        for (TopicCatalogue.Topic topic : topics) {
            try {
                int partitions = told.get(topic.name()).get().partitions().size();
                if (partitions != topic.partitions())
                    wrong.add("topic " + topic.name() + " has " + partitions + " partitions, where "
                            + topic.partitions() + " are needed, and cannot be used");
            } catch (ExecutionException refused) {
                switch (refused.getCause()) {
                    case UnknownTopicOrPartitionException _ -> missing.add(topic.name());
                    case TopicAuthorizationException _ -> forbidden.add(topic.name());
                    default -> throw refused;
                }
            }
        }
        if (!wrong.isEmpty()) return Optional.of(wrong.getFirst());
        if (!missing.isEmpty())
            return Optional.of(named(missing, "is", "are") + " missing at " + bootstrap
                    + "; ./onehall topics creates what is missing");
        if (!forbidden.isEmpty())
            return Optional.of(named(forbidden, "is", "are") + " missing at " + bootstrap
                    + ", or this service has no right there; ./onehall topics --rights mends both");
        return Optional.empty();
    }

    private static String named(TreeSet<String> topics, String is, String are) {
        String first = String.join(", ", topics.stream().limit(MOST_NAMED).toList());
        if (topics.size() == 1) return "topic " + first + " " + is;
        int more = topics.size() - MOST_NAMED;
        return "topics " + first + (more > 0 ? " and " + more + " more " : " ") + are;
    }

    private String sentence(Throwable why) {
        return switch (why) {
            case TimeoutException _ -> "the broker at " + bootstrap + " does not answer";
            case AuthenticationException refused ->
                "the broker at " + bootstrap + " does not accept the name this service signs in with: "
                        + refused.getMessage();
            default -> "the broker at " + bootstrap + " does not say which topics it has: " + why;
        };
    }

    @Override
    public void close() {
        admin.ifPresent(opened -> opened.close(Duration.ZERO));
        admin = Optional.empty();
    }
}
