package org.onehall.local;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.errors.TopicExistsException;
import org.onehall.eventlog.TopicCatalogue;

/** Creates the topics of the catalogue; services do nothing until all of them exist. */
public final class Topics {
    private Topics() {}

    /**
     * Creates every topic of the catalogue that is not there yet.
     *
     * @param patience how long the broker may take to answer, in milliseconds
     * @return how many were created
     */
    public static int createMissing(String bootstrap, int patience) throws InterruptedException {
        try (Admin admin = admin(bootstrap, patience)) {
            Set<String> there = admin.listTopics().names().get(patience, TimeUnit.MILLISECONDS);
            List<NewTopic> missing = TopicCatalogue.all().stream().filter(topic -> !there.contains(topic.name()))
                    .map(topic -> new NewTopic(topic.name(), Optional.of(topic.partitions()), Optional.of((short) 1))
                            .configs(topic.config()))
                    .toList();
            if (!missing.isEmpty()) {
                admin.createTopics(missing).all().get(patience, TimeUnit.MILLISECONDS);
            }
            return missing.size();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TopicExistsException) {
                return 0;
            }
            throw new Complaint(Complaint.NO, "the broker did not make the topics: " + e.getCause().getMessage());
        } catch (TimeoutException _) {
            throw new Complaint(Complaint.NO, "the broker at " + bootstrap + " does not answer");
        }
    }

    /** Whether a broker answers there within a time in milliseconds. */
    static boolean answers(String bootstrap, int patience) throws InterruptedException {
        try (Admin admin = admin(bootstrap, patience)) {
            return !admin.describeCluster().nodes().get(patience, TimeUnit.MILLISECONDS).isEmpty();
        } catch (ExecutionException | TimeoutException _) {
            return false;
        }
    }

    private static Admin admin(String bootstrap, int patience) {
        return Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, patience,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, patience,
                AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 200,
                AdminClientConfig.RETRY_BACKOFF_MS_CONFIG, 50));
    }
}
