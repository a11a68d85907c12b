package org.onehall.local;

import java.util.HashMap;
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
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.HangingTransactions;
import org.onehall.eventlog.TopicCatalogue;

/** Creates the topics of the catalogue; services do nothing until all of them exist. */
public final class Topics {
    /** The text about a partition in which {@link #endHanging} has ended something. */
    static final String ENDED = "a transaction that would never have ended was ended in ";

    private Topics() {}

    /**
     * Creates every topic of the catalogue that does not exist yet.
     *
     * @param brokers how many brokers there are; a record is kept in up to three of them
     * @param patience how long the broker may take to answer, in milliseconds
     * @return how many topics were created
     */
    public static int createMissing(BrokerAccess broker, int brokers, int patience) throws InterruptedException {
        try (Admin admin = admin(broker, patience)) {
            Set<String> there = admin.listTopics().names().get(patience, TimeUnit.MILLISECONDS);
            List<NewTopic> missing = TopicCatalogue.all().stream()
                    .filter(topic -> !there.contains(topic.name()))
                    .map(topic -> new NewTopic(
                                    topic.name(),
                                    Optional.of(topic.partitions()),
                                    Optional.of(EmbeddedBroker.copies(brokers)))
                            .configs(config(topic, brokers)))
                    .toList();
            if (!missing.isEmpty()) {
                admin.createTopics(missing).all().get(patience, TimeUnit.MILLISECONDS);
            }
            return missing.size();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TopicExistsException) {
                return 0;
            }
            if (e.getCause() instanceof RetriableException) {
                throw new NotYet("the broker has not created the topics yet: "
                        + e.getCause().getMessage());
            }
            throw new Complaint(
                    Complaint.NO,
                    "the broker did not create the topics: " + e.getCause().getMessage());
        } catch (TimeoutException _) {
            throw new NotYet("the broker at " + broker.bootstrap() + " does not answer");
        }
    }

    /**
     * Ends transactions that nobody else would ever end; they can remain if the end of a log was lost. Records after
     * them could not be read.
     *
     * @param patience how long the broker may take to answer, in milliseconds
     * @return the partitions that contained them
     */
    static List<String> endHanging(BrokerAccess broker, int patience) throws InterruptedException {
        try (Admin admin = admin(broker, patience)) {
            return HangingTransactions.end(admin, HangingTransactions.partitions(admin)).stream()
                    .map(one -> one.partition().toString())
                    .distinct()
                    .sorted()
                    .toList();
        } catch (ExecutionException e) {
            String why = "the broker did not end the open transactions in its logs: "
                    + e.getCause().getMessage();
            throw e.getCause() instanceof RetriableException ? new NotYet(why) : new Complaint(Complaint.NO, why);
        }
    }

    /** The settings of a topic. */
    static Map<String, String> config(TopicCatalogue.Topic topic, int brokers) {
        Map<String, String> config = new HashMap<>(topic.config());
        if (brokers > 1) {
            config.put(TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG, String.valueOf(EmbeddedBroker.leastCopies(brokers)));
        }
        return config;
    }

    /** Whether the expected number of brokers join within a time in milliseconds. */
    static boolean joined(BrokerAccess broker, int brokers, int patience) throws InterruptedException {
        try (Admin admin = admin(broker, patience)) {
            return admin.describeCluster()
                            .nodes()
                            .get(patience, TimeUnit.MILLISECONDS)
                            .size()
                    >= brokers;
        } catch (ExecutionException | TimeoutException _) {
            return false;
        }
    }

    /** Whether a broker answers there within a time in milliseconds. */
    static boolean answers(BrokerAccess broker, int patience) throws InterruptedException {
        return joined(broker, 1, patience);
    }

    /** @param patience how long an answer may take, in milliseconds */
    static Admin admin(BrokerAccess broker, int patience) {
        Map<String, Object> settings = broker.client();
        settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, patience);
        settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, patience);
        settings.put(AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 200);
        settings.put(AdminClientConfig.RETRY_BACKOFF_MS_CONFIG, 50);
        return Admin.create(settings);
    }
}
