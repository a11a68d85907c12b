package org.onehall.local.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.HangingTransactions.Hanging;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;

/** Checks the logs of some contexts on a running broker: each alone, and whether all of them agree. */
public final class WholeCheck {
    private final BrokerAccess broker;
    private final List<String> contexts;
    private final ContextCheck each;
    private final Consumer<Finding> report;

    /**
     * @param onlyKey nothing is reported about other keys
     * @param verification takes the event logs
     */
    public WholeCheck(
            BrokerAccess broker,
            List<String> contexts,
            Optional<String> onlyKey,
            Verification verification,
            Consumer<Finding> report) {
        this.broker = broker;
        this.contexts = List.copyOf(contexts);
        this.each = new ContextCheck(new BrokerRecords(broker), onlyKey, verification, report);
        this.report = report;
    }

    /**
     * Reads and reports.
     *
     * @param notedEnds the end of each log before its broker was started, offset by "topic-partition"; empty if that is
     *     not known
     * @param settle how long to wait for transactions that a killed writer left open
     */
    public void run(Map<String, Long> notedEnds, Duration settle) throws InterruptedException {
        Set<String> all = contexts.stream()
                .flatMap(context -> Stream.of(
                        TopicCatalogue.events(context),
                        TopicCatalogue.replies(context),
                        DeciderStore.changelog(context)))
                .collect(Collectors.toSet());
        RecordedLog.settled(broker, all, settle).forEach(this::neverEnded);
        Set<String> shortened = shortened(notedEnds);
        for (String context : contexts) {
            check(context, shortened);
        }
    }

    private void neverEnded(Hanging one) {
        report.accept(Finding.of(
                one.partition(),
                "no record from offset " + one.from()
                        + " on can be read: a transaction was never ended there. The next start of the hall ends it"));
    }

    private void check(String context, Set<String> shortened) throws InterruptedException {
        boolean hasStore = each.check(context);
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++) {
            TopicPartition events = new TopicPartition(TopicCatalogue.events(context), partition);
            TopicPartition store = new TopicPartition(DeciderStore.changelog(context), partition);
            boolean known = hasStore && !shortened.contains(store.toString());
            if (shortened.contains(events.toString()) && !known) {
                report.accept(Finding.of(
                        events,
                        "the end of this log and the end of the decider's store are lost: perhaps more records are "
                                + "missing than this check can find"));
            }
        }
    }

    /** The logs that are shorter now than before, as "topic-partition". */
    private Set<String> shortened(Map<String, Long> notedEnds) throws InterruptedException {
        List<TopicPartition> partitions = new ArrayList<>();
        for (String context : contexts) {
            for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++) {
                for (String topic : List.of(TopicCatalogue.events(context), DeciderStore.changelog(context))) {
                    TopicPartition one = new TopicPartition(topic, partition);
                    if (notedEnds.containsKey(one.toString())) {
                        partitions.add(one);
                    }
                }
            }
        }
        try (Admin admin = RecordedLog.admin(broker)) {
            Map<TopicPartition, OffsetSpec> asked =
                    partitions.stream().collect(Collectors.toMap(one -> one, _ -> OffsetSpec.latest()));
            return admin.listOffsets(asked).all().get().entrySet().stream()
                    .filter(one ->
                            one.getValue().offset() < notedEnds.get(one.getKey().toString()))
                    .map(one -> one.getKey().toString())
                    .collect(Collectors.toSet());
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker does not say where the logs end: "
                            + e.getCause().getMessage());
        }
    }
}
