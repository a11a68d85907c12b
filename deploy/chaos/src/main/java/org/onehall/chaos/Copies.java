package org.onehall.chaos;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.TopicDescription;
import org.onehall.eventlog.BrokerAccess;

/** Checks whether the brokers of a hall hold what they should. */
final class Copies implements AutoCloseable {
    private static final int PATIENCE_MS = 3_000;

    private final Admin admin;
    private final int brokers;

    Copies(BrokerAccess access, int brokers) {
        Map<String, Object> settings = access.client();
        settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, PATIENCE_MS);
        settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, PATIENCE_MS);
        settings.put(AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500);
        admin = Admin.create(settings);
        this.brokers = brokers;
    }

    /** Whether all brokers are up and all copies of every partition of every topic are in sync. */
    boolean complete() throws InterruptedException {
        try {
            if (admin.describeCluster()
                            .nodes()
                            .get(PATIENCE_MS, TimeUnit.MILLISECONDS)
                            .size()
                    < brokers) return false;
            var names = admin.listTopics().names().get(PATIENCE_MS, TimeUnit.MILLISECONDS);
            for (TopicDescription topic : admin.describeTopics(names)
                    .allTopicNames()
                    .get(PATIENCE_MS, TimeUnit.MILLISECONDS)
                    .values()) {
                if (topic.partitions().stream()
                        .anyMatch(one -> one.isr().size() < one.replicas().size())) return false;
            }
            return true;
        } catch (ExecutionException | TimeoutException _) {
            return false;
        }
    }

    @Override
    public void close() {
        admin.close(Duration.ofSeconds(1));
    }
}
