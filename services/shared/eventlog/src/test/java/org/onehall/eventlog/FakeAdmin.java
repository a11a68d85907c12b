package org.onehall.eventlog;

import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.AbortTransactionResult;
import org.apache.kafka.clients.admin.AbortTransactionSpec;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConsumerGroupOffsetsResult;
import org.apache.kafka.clients.admin.DescribeProducersResult;
import org.apache.kafka.clients.admin.DescribeProducersResult.PartitionProducerState;
import org.apache.kafka.clients.admin.DescribeTopicsResult;
import org.apache.kafka.clients.admin.ListConsumerGroupOffsetsResult;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.ListTransactionsResult;
import org.apache.kafka.clients.admin.ProducerState;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.admin.internals.CoordinatorKey;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.TopicPartitionInfo;
import org.apache.kafka.common.errors.LeaderNotAvailableException;
import org.apache.kafka.common.errors.UnknownMemberIdException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.internals.KafkaFutureImpl;
import org.apache.kafka.common.protocol.Errors;

/** Brokers as an {@link Admin} sees them: they answer with what a test puts into the fields. */
final class FakeAdmin {
    private static final Node BROKER = new Node(1, "localhost", 9092);

    /** Ends of partitions; a partition that is not in here ends at 0. */
    final Map<TopicPartition, Long> ends = new HashMap<>();
    /** Where open transactions begin. */
    final Map<TopicPartition, Long> open = new HashMap<>();

    final Map<TopicPartition, OffsetAndMetadata> places = new HashMap<>();
    final Set<TopicPartition> leaderless = new HashSet<>();
    /** Whether each part of the transactions' topic has a leader; empty if there is no such topic. */
    List<Boolean> coordinators = List.of(true, true);
    /** How often places cannot be set because the group has a member. */
    int occupied;

    boolean away;
    final List<TopicPartition> aborted = new ArrayList<>();

    Admin admin() {
        return (Admin) Proxy.newProxyInstance(
                Admin.class.getClassLoader(),
                new Class<?>[] {Admin.class},
                (_, method, asked) -> switch (method.getName()) {
                    case "listOffsets" -> listOffsets(keys(asked[0]), (ListOffsetsOptions) asked[1]);
                    case "listConsumerGroupOffsets" ->
                        made(
                                ListConsumerGroupOffsetsResult.class,
                                Map.of(
                                        CoordinatorKey.byGroupId((String) asked[0]),
                                        away ? failed() : done(Map.copyOf(places))));
                    case "alterConsumerGroupOffsets" -> alter(asked[1]);
                    case "describeProducers" -> describeProducers(asked[0]);
                    case "describeTopics" -> describeTopics();
                    case "listTransactions" ->
                        made(ListTransactionsResult.class, done(Map.of(BROKER.id(), new KafkaFutureImpl<>() {
                            {
                                complete(List.of());
                            }
                        })));
                    case "abortTransaction" -> {
                        aborted.add(((AbortTransactionSpec) asked[0]).topicPartition());
                        yield made(AbortTransactionResult.class, Map.of(aborted.getLast(), done(null)));
                    }
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }

    private static Set<TopicPartition> keys(Object byPartition) {
        return ((Map<?, ?>) byPartition)
                .keySet().stream().map(TopicPartition.class::cast).collect(Collectors.toSet());
    }

    private static <T> KafkaFuture<T> done(T value) {
        return KafkaFuture.completedFuture(value);
    }

    private static <T> KafkaFuture<T> failed() {
        KafkaFutureImpl<T> failed = new KafkaFutureImpl<>();
        failed.completeExceptionally(new LeaderNotAvailableException("no leader"));
        return failed;
    }

    /** Creates an answer of Kafka, which has no public constructor. */
    static <T> T made(Class<T> type, Object... of) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return type.cast(constructor.newInstance(of));
    }

    private ListOffsetsResult listOffsets(Set<TopicPartition> partitions, ListOffsetsOptions options) {
        Map<TopicPartition, KafkaFuture<ListOffsetsResultInfo>> found = new HashMap<>();
        for (TopicPartition one : partitions) {
            long end = ends.getOrDefault(one, 0L);
            long told = options.isolationLevel() == IsolationLevel.READ_COMMITTED ? open.getOrDefault(one, end) : end;
            found.put(
                    one,
                    away || leaderless.contains(one)
                            ? failed()
                            : done(new ListOffsetsResultInfo(told, -1, Optional.empty())));
        }
        return new ListOffsetsResult(found);
    }

    private AlterConsumerGroupOffsetsResult alter(Object to) throws ReflectiveOperationException {
        KafkaFutureImpl<Map<TopicPartition, Errors>> answer = new KafkaFutureImpl<>();
        if (occupied-- > 0) answer.completeExceptionally(new UnknownMemberIdException());
        else {
            ((Map<?, ?>) to).forEach((one, place) -> places.put((TopicPartition) one, (OffsetAndMetadata) place));
            answer.complete(keys(to).stream().collect(Collectors.toMap(one -> one, _ -> Errors.NONE)));
        }
        return made(AlterConsumerGroupOffsetsResult.class, answer);
    }

    private DescribeProducersResult describeProducers(Object partitions) throws ReflectiveOperationException {
        Map<TopicPartition, KafkaFuture<PartitionProducerState>> found = new HashMap<>();
        for (Object each : (Iterable<?>) partitions) {
            TopicPartition one = (TopicPartition) each;
            found.put(
                    one,
                    done(new PartitionProducerState(List.of(
                            new ProducerState(7, 0, 0, 0, OptionalInt.of(0), OptionalLong.of(open.get(one)))))));
        }
        return made(DescribeProducersResult.class, found);
    }

    private DescribeTopicsResult describeTopics() throws ReflectiveOperationException {
        KafkaFutureImpl<TopicDescription> answer = new KafkaFutureImpl<>();
        if (coordinators.isEmpty()) answer.completeExceptionally(new UnknownTopicOrPartitionException());
        else
            answer.complete(new TopicDescription(
                    "__transaction_state",
                    true,
                    IntStream.range(0, coordinators.size())
                            .mapToObj(part -> new TopicPartitionInfo(
                                    part, coordinators.get(part) ? BROKER : null, List.of(BROKER), List.of()))
                            .toList()));
        return new DescribeTopicsResult(null, Map.of("__transaction_state", answer)) {};
    }
}
