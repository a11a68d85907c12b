package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterResult;
import org.apache.kafka.clients.admin.DescribeTopicsResult;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.TopicPartitionInfo;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.internals.KafkaFutureImpl;
import org.junit.jupiter.api.Test;

/** What a starting service reports as missing at the brokers. */
class TopicCheckTest {
    private static final String BOOTSTRAP = "kafka:9092";

    /** Partitions of the existing topics. */
    private final Map<String, Integer> topics = TopicCatalogue.all().stream()
            .collect(Collectors.toMap(
                    TopicCatalogue.Topic::name, TopicCatalogue.Topic::partitions, (a, _) -> a, HashMap::new));

    private Optional<Exception> silence = Optional.empty();
    private Exception unknown = new UnknownTopicOrPartitionException();

    private Optional<String> lacks(String service) throws InterruptedException {
        return check(service, this::admin).lacks();
    }

    private static TopicCheck check(String service, TopicCheck.Clients clients) {
        return new TopicCheck(BOOTSTRAP, TopicCheck.topics(service), clients);
    }

    private Admin admin() {
        return (Admin) Proxy.newProxyInstance(
                Admin.class.getClassLoader(),
                new Class<?>[] {Admin.class},
                (_, method, asked) -> switch (method.getName()) {
                    case "describeCluster" ->
                        FakeAdmin.made(
                                DescribeClusterResult.class,
                                future(List.of()),
                                future(new Node(1, "kafka", 9092)),
                                future("cluster"),
                                future(Set.of()));
                    case "describeTopics" -> new DescribeTopicsResult(null, described(asked[0])) {};
                    case "close" -> null;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    private <T> KafkaFuture<T> future(T value) {
        KafkaFutureImpl<T> future = new KafkaFutureImpl<>();
        silence.ifPresentOrElse(future::completeExceptionally, () -> future.complete(value));
        return future;
    }

    private Map<String, KafkaFuture<TopicDescription>> described(Object names) {
        return ((List<?>) names)
                .stream().map(String::valueOf).collect(Collectors.toMap(Function.identity(), this::described));
    }

    private KafkaFuture<TopicDescription> described(String name) {
        KafkaFutureImpl<TopicDescription> future = new KafkaFutureImpl<>();
        if (topics.containsKey(name))
            future.complete(new TopicDescription(
                    name,
                    false,
                    IntStream.range(0, topics.get(name))
                            .mapToObj(partition -> new TopicPartitionInfo(partition, null, List.of(), List.of()))
                            .toList()));
        else future.completeExceptionally(unknown);
        return future;
    }

    @Test
    void nothingIsMissing() throws InterruptedException {
        for (String service : TopicCatalogue.services()) assertEquals(Optional.empty(), lacks(service), service);
        assertEquals(Optional.empty(), lacks("tools"), "of others only the brokers are looked for");
    }

    @Test
    void aBrokerThatIsAwayIsNamed() throws InterruptedException {
        silence = Optional.of(new TimeoutException("no answer"));
        assertEquals(Optional.of("the broker at kafka:9092 does not answer"), lacks("game-state"));
        silence = Optional.of(new SaslAuthenticationException("invalid credentials"));
        assertEquals(
                Optional.of("the broker at kafka:9092 does not accept the name this service signs in with: "
                        + "invalid credentials"),
                lacks("game-state"));
    }

    @Test
    void aNameThatIsUnknownYetIsWaitedForAndOtherFaultsAreNot() throws InterruptedException {
        assertEquals(
                Optional.of("the broker at kafka:9092 cannot be asked: No resolvable bootstrap urls"),
                check("game-state", () -> {
                            throw new KafkaException("no client", new ConfigException("No resolvable bootstrap urls"));
                        })
                        .lacks());
        assertThrows(
                KafkaException.class,
                () -> check("game-state", () -> {
                            throw new KafkaException("no client");
                        })
                        .lacks());
    }

    @Test
    void topicsAreNamedThatAreMissing() throws InterruptedException {
        topics.remove("onehall.game.events.v1");
        assertEquals(
                Optional.of("topic onehall.game.events.v1 is missing at kafka:9092; "
                        + "./onehall topics creates what is missing"),
                lacks("game-state"));
        topics.clear();
        assertEquals(
                Optional.of("topics onehall.competition.events.v1, onehall.game.commands.v1, "
                        + "onehall.game.events.v1 and 2 more are missing at kafka:9092; "
                        + "./onehall topics creates what is missing"),
                lacks("game-state"));
    }

    @Test
    void rightsAreSaidToBeMissing() throws InterruptedException {
        topics.remove("onehall.game.events.v1");
        unknown = new TopicAuthorizationException("onehall.game.events.v1");
        assertEquals(
                Optional.of("topic onehall.game.events.v1 is missing at kafka:9092, or this service has no right "
                        + "there; ./onehall topics --rights mends both"),
                lacks("game-state"));
    }

    @Test
    void aTopicWithAnotherNumberOfPartitionsCannotBeUsed() throws InterruptedException {
        topics.put("onehall.game.events.v1", 3);
        assertTrue(lacks("game-state")
                .orElseThrow()
                .startsWith("topic onehall.game.events.v1 has 3 partitions, where 4 are needed"));
    }
}
