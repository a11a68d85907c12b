package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.AbortTransactionSpec;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.clients.admin.ListTransactionsOptions;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.ProducerState;
import org.apache.kafka.clients.admin.TransactionDescription;
import org.apache.kafka.clients.admin.TransactionListing;
import org.apache.kafka.clients.admin.TransactionState;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.TopicPartitionInfo;
import org.apache.kafka.common.errors.CoordinatorNotAvailableException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Transactions that are open in a partition and will never end by themselves: their coordinator has ended or forgotten
 * them, but the marker of their end is not in the partition, for instance because the end of its file was lost. Records
 * after their beginning cannot be read.
 */
public final class HangingTransactions {
    private static final Logger LOG = LoggerFactory.getLogger(HangingTransactions.class);
    /** A transaction that its coordinator has just ended gets its marker within this time. */
    private static final Duration MARKED = Duration.ofSeconds(1);

    private static final String TRANSACTIONS = "__transaction_state";
    /** Topics that coordinators write for themselves, never within a transaction. */
    private static final Set<String> OF_COORDINATORS = Set.of(TRANSACTIONS, "__share_group_state");

    private HangingTransactions() {}

    /**
     * A hanging transaction in a partition.
     *
     * @param from offset of its first record there: records from here on cannot be read
     */
    public record Hanging(TopicPartition partition, long producer, int epoch, int coordinatorEpoch, long from) {
        @Override
        public String toString() {
            return partition + " from offset " + from;
        }
    }

    /**
     * Every hanging transaction in these partitions; looks twice, because a transaction may be ending at this moment.
     *
     * @throws ExecutionException if the brokers do not answer for every partition
     */
    public static List<Hanging> find(Admin admin, Collection<TopicPartition> partitions)
            throws InterruptedException, ExecutionException {
        Missing missing = new Missing();
        List<Hanging> found = find(admin, partitions, missing);
        missing.complain();
        return found;
    }

    private static List<Hanging> find(Admin admin, Collection<TopicPartition> partitions, Missing missing)
            throws InterruptedException, ExecutionException {
        List<Hanging> first = look(admin, partitions, missing);
        if (first.isEmpty()) return first;
        Thread.sleep(MARKED);
        Set<TopicPartition> again = first.stream().map(Hanging::partition).collect(Collectors.toSet());
        return look(admin, again, missing).stream().filter(first::contains).toList();
    }

    /**
     * Aborts every hanging transaction in these partitions: readers will skip what it wrote there.
     *
     * @return the transactions that were ended
     * @throws ExecutionException if the brokers do not answer for every partition; the transactions that were found are
     *     ended all the same
     */
    public static List<Hanging> end(Admin admin, Collection<TopicPartition> partitions)
            throws InterruptedException, ExecutionException {
        Missing missing = new Missing();
        List<Hanging> found = find(admin, partitions, missing);
        for (Hanging one : found) {
            LOG.warn("a transaction in {} was never ended and is ended now; what it wrote there is lost", one);
            admin.abortTransaction(new AbortTransactionSpec(
                            one.partition(), one.producer(), (short) one.epoch(), Math.max(0, one.coordinatorEpoch())))
                    .all()
                    .get();
        }
        missing.complain();
        return found;
    }

    /** The partitions of the topics that exist; other topics are ignored. */
    public static Set<TopicPartition> partitions(Admin admin, Collection<String> topics)
            throws InterruptedException, ExecutionException {
        Set<String> there = new HashSet<>(admin.listTopics().names().get());
        there.retainAll(topics);
        return described(admin, there);
    }

    /** Every partition that can contain a transaction, also those that keep the consumers' places. */
    public static Set<TopicPartition> partitions(Admin admin) throws InterruptedException, ExecutionException {
        Set<String> topics = new HashSet<>(admin.listTopics(new ListTopicsOptions().listInternal(true))
                .names()
                .get());
        topics.removeAll(OF_COORDINATORS);
        return described(admin, topics);
    }

    private static Set<TopicPartition> described(Admin admin, Collection<String> topics)
            throws InterruptedException, ExecutionException {
        Set<TopicPartition> partitions = new HashSet<>();
        admin.describeTopics(topics)
                .allTopicNames()
                .get()
                .forEach((topic, about) ->
                        about.partitions().forEach(one -> partitions.add(new TopicPartition(topic, one.partition()))));
        return partitions;
    }

    private static List<Hanging> look(Admin admin, Collection<TopicPartition> partitions, Missing missing)
            throws InterruptedException {
        Set<TopicPartition> open = open(admin, partitions, missing);
        List<Hanging> hanging = new ArrayList<>();
        if (open.isEmpty()) return hanging;
        var described = told(open, admin.describeProducers(open)::partitionResult, missing);
        for (var partition : described.entrySet()) {
            for (ProducerState state : partition.getValue().activeProducers()) {
                if (state.currentTransactionStartOffset().isEmpty()) continue;
                try {
                    if (isForgotten(admin, partition.getKey(), state.producerId()))
                        hanging.add(new Hanging(
                                partition.getKey(),
                                state.producerId(),
                                state.producerEpoch(),
                                state.coordinatorEpoch().orElse(0),
                                state.currentTransactionStartOffset().getAsLong()));
                } catch (ExecutionException unknown) {
                    missing.add(unknown);
                }
            }
        }
        return hanging;
    }

    /**
     * Of these partitions, those that cannot be read to the end.
     *
     * @throws ExecutionException if the brokers do not answer for each of them
     */
    public static Set<TopicPartition> open(Admin admin, Collection<TopicPartition> partitions)
            throws InterruptedException, ExecutionException {
        Missing missing = new Missing();
        Set<TopicPartition> open = open(admin, partitions, missing);
        missing.complain();
        return open;
    }

    private static Set<TopicPartition> open(Admin admin, Collection<TopicPartition> partitions, Missing missing)
            throws InterruptedException {
        Ends written = Ends.ask(admin, partitions, IsolationLevel.READ_UNCOMMITTED);
        Ends committed = Ends.ask(admin, partitions, IsolationLevel.READ_COMMITTED);
        Map<TopicPartition, Long> ends = written.told(missing);
        return committed.told(missing).entrySet().stream()
                .filter(stable -> stable.getValue() < ends.getOrDefault(stable.getKey(), 0L))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** Why the brokers did not answer for some partition: the first reason. */
    static final class Missing {
        private ExecutionException reason;

        void add(ExecutionException why) {
            if (reason == null) reason = why;
        }

        boolean isEmpty() {
            return reason == null;
        }

        Throwable reason() {
            return reason == null ? null : reason.getCause();
        }

        void complain() throws ExecutionException {
            if (reason != null) throw reason;
        }
    }

    /** Where partitions end: requested together, answered for each partition separately. */
    record Ends(Set<TopicPartition> partitions, ListOffsetsResult asked) {
        /** @param as the kind of reader; readers of committed records cannot read beyond the first open transaction */
        static Ends ask(Admin admin, Collection<TopicPartition> partitions, IsolationLevel as) {
            Set<TopicPartition> all = Set.copyOf(partitions);
            Map<TopicPartition, OffsetSpec> latest =
                    all.stream().collect(Collectors.toMap(one -> one, _ -> OffsetSpec.latest()));
            return new Ends(all, admin.listOffsets(latest, new ListOffsetsOptions(as)));
        }

        /** The ends of the partitions for which a broker answers. */
        Map<TopicPartition, Long> told(Missing missing) throws InterruptedException {
            Map<TopicPartition, Long> ends = new HashMap<>();
            HangingTransactions.told(partitions, asked::partitionResult, missing)
                    .forEach((partition, found) -> ends.put(partition, found.offset()));
            return ends;
        }
    }

    /** A partition without a leader does not hide the others. */
    private static <T> Map<TopicPartition, T> told(
            Collection<TopicPartition> partitions, Function<TopicPartition, KafkaFuture<T>> answer, Missing missing)
            throws InterruptedException {
        Map<TopicPartition, T> told = new HashMap<>();
        for (TopicPartition partition : partitions) {
            try {
                told.put(partition, answer.apply(partition).get());
            } catch (ExecutionException why) {
                missing.add(why);
            }
        }
        return told;
    }

    /**
     * Whether no coordinator will end the producer's transaction in the partition.
     *
     * @throws ExecutionException if this is not known: a coordinator that does not answer may still know the
     *     transaction
     */
    private static boolean isForgotten(Admin admin, TopicPartition partition, long producer)
            throws InterruptedException, ExecutionException {
        List<Node> coordinators = coordinators(admin);
        var its = new ListTransactionsOptions().filterProducerIds(Set.of(producer));
        Optional<String> id = admin.listTransactions(its).all().get().stream()
                .filter(one -> one.producerId() == producer)
                .map(TransactionListing::transactionalId)
                .findAny();
        if (!coordinators(admin).equals(coordinators))
            throw new ExecutionException(new CoordinatorNotAvailableException("coordinators have just changed"));
        if (id.isEmpty()) return true;
        TransactionDescription known =
                admin.describeTransactions(Set.of(id.get())).all().get().get(id.get());
        boolean open = known.state() == TransactionState.ONGOING
                || known.state() == TransactionState.PREPARE_COMMIT
                || known.state() == TransactionState.PREPARE_ABORT;
        return !open || !known.topicPartitions().contains(partition);
    }

    /** The broker that coordinates the transactions of each part of the ids; empty if there never was a transaction. */
    private static List<Node> coordinators(Admin admin) throws InterruptedException, ExecutionException {
        List<Node> coordinators = new ArrayList<>();
        try {
            var parts = admin.describeTopics(Set.of(TRANSACTIONS))
                    .allTopicNames()
                    .get()
                    .get(TRANSACTIONS)
                    .partitions();
            for (TopicPartitionInfo part : parts) {
                if (part.leader() == null || part.leader().isEmpty())
                    throw new ExecutionException(new CoordinatorNotAvailableException(
                            TRANSACTIONS + "-" + part.partition() + " has no leader"));
                coordinators.add(part.leader());
            }
            return coordinators;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UnknownTopicOrPartitionException) return coordinators;
            throw e;
        }
    }
}
