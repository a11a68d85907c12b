package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListTransactionsOptions;
import org.apache.kafka.clients.admin.MemberDescription;
import org.apache.kafka.clients.admin.TransactionListing;
import org.apache.kafka.clients.admin.TransactionState;
import org.apache.kafka.common.errors.AuthorizationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends transactions that an instance of a decider left open when it died. Until they end, readers of committed records
 * do not see anything that its successor writes. By itself a transaction ends only after
 * {@link KafkaSettings#TRANSACTION_TIMEOUT_MS}. That time is long, because a living instance must be able to complete
 * its transaction when a broker dies. Members of the group are alive, and their transactions are not touched.
 * Transactions that their coordinator has ended or forgotten ({@link HangingTransactions}) are ended too: they would
 * stay open for ever.
 */
final class Abandoned implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Abandoned.class);
    private static final Duration BETWEEN = Duration.ofSeconds(1);

    private final Admin admin;
    private final String application;
    private final List<String> topics;
    private boolean looking;
    private boolean closed;
    private long until;

    /**
     * @param application id of the decider's group; ids of its transactions begin with it
     * @param topics topics that the group writes
     */
    Abandoned(Admin admin, String application, List<String> topics) {
        this.admin = admin;
        this.application = application;
        this.topics = List.copyOf(topics);
    }

    /**
     * The group begins, or partitions have been handed over, so an instance may have died. Looks for open transactions
     * for as long as they could stay open.
     */
    synchronized void handedOver() {
        until = System.nanoTime()
                + Duration.ofMillis(KafkaSettings.TRANSACTION_TIMEOUT_MS).toNanos();
        if (looking || closed) return;
        looking = true;
        Thread.ofVirtual().name("abandoned").start(this::look);
    }

    private void look() {
        try {
            while (goOn()) {
                end();
                Thread.sleep(BETWEEN);
            }
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    private synchronized boolean goOn() {
        looking = !closed && System.nanoTime() - until < 0;
        return looking;
    }

    private void end() throws InterruptedException {
        try {
            fence();
            HangingTransactions.end(admin, HangingTransactions.partitions(admin, topics));
        } catch (ExecutionException away) {
            // Where brokers require rights, only the operator may end them; the launcher does so whenever a broker
            // starts.
            if (away.getCause() instanceof AuthorizationException) return;
            LOG.info("{}: no answer about open transactions: {}", application, String.valueOf(away.getCause()));
        } catch (RuntimeException unexpected) { // a failed look must not be the last one
            LOG.warn("{}: open transactions could not be looked for", application, unexpected);
        }
    }

    private void fence() throws InterruptedException, ExecutionException {
        List<String> old = open();
        if (old.isEmpty()) return;
        List<String> abandoned = of(old, clients());
        if (abandoned.isEmpty()) return;
        LOG.warn("{}: transactions left open are ended: {}", application, abandoned);
        admin.fenceProducers(abandoned).all().get();
    }

    /** Ids of the group's transactions that have been open for a while; only from brokers that answer. */
    private List<String> open() throws InterruptedException, ExecutionException {
        var old = new ListTransactionsOptions()
                .filterStates(List.of(TransactionState.ONGOING))
                .filterOnDuration(KafkaSettings.SESSION_TIMEOUT_MS);
        List<String> ids = new ArrayList<>();
        for (var broker : admin.listTransactions(old).byBrokerId().get().values()) {
            try {
                broker.get().stream()
                        .map(TransactionListing::transactionalId)
                        .filter(id -> id.startsWith(application + "-"))
                        .forEach(ids::add);
            } catch (ExecutionException away) {
                LOG.debug(
                        "{}: a broker does not tell its transactions: {}",
                        application,
                        String.valueOf(away.getCause()));
            }
        }
        return ids;
    }

    private List<String> clients() throws InterruptedException, ExecutionException {
        return admin.describeConsumerGroups(List.of(application)).all().get().get(application).members().stream()
                .map(MemberDescription::clientId)
                .toList();
    }

    /**
     * Of these transactions, those that belong to none of the clients: Kafka Streams names both after the same process.
     */
    static List<String> of(List<String> transactions, List<String> clients) {
        List<String> living = clients.stream()
                .map(client -> client.replaceFirst("StreamThread-.*", ""))
                .toList();
        return transactions.stream()
                .filter(id -> living.stream().noneMatch(id::startsWith))
                .toList();
    }

    @Override
    public synchronized void close() {
        closed = true;
        admin.close(Duration.ZERO);
    }
}
