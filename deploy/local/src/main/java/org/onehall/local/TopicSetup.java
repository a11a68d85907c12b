package org.onehall.local;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.admin.UserScramCredentialAlteration;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.RetriableException;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.TopicRights;

/**
 * Compares topics, rights and users of brokers with the topic catalogue and creates what is missing. Existing topics
 * are never changed: the partitions of a topic determine where its keys are, and deleted log records cannot be
 * restored.
 */
final class TopicSetup {
    /**
     * The findings.
     *
     * @param right how many existed and were correct
     * @param missing the missing ones, by name; they were created unless only a check was requested
     * @param differs a sentence without a full stop for each thing that is wrong
     */
    record Found(int right, List<String> missing, List<String> differs) {
        Found {
            missing = List.copyOf(missing);
            differs = List.copyOf(differs);
        }
    }

    private final Admin admin;
    private final BrokerAccess broker;
    private final boolean look;
    private final int patience;

    /**
     * @param look true to check only and create nothing
     * @param patience how long each answer may take, in milliseconds
     */
    TopicSetup(Admin admin, BrokerAccess broker, boolean look, int patience) {
        this.admin = admin;
        this.broker = broker;
        this.look = look;
        this.patience = patience;
    }

    /** @param wanted copies of each record; empty for as many as there are brokers, at most three */
    Found topics(OptionalInt wanted) throws InterruptedException {
        int brokers = answer(admin.describeCluster().nodes()).size();
        int named = broker.bootstrap().split(",").length;
        int copies = wanted.orElse(EmbeddedBroker.copies(Math.max(brokers, named)));
        if (copies > brokers) { // others may still be starting
            throw new NotYet(copies + " copies of each record are needed, but there "
                    + (brokers == 1 ? "is 1 broker" : "are " + brokers + " brokers")
                    + (wanted.isPresent() ? "" : "; choose a smaller --replication"));
        }
        Set<String> there = answer(admin.listTopics().names());
        List<TopicCatalogue.Topic> missing = new ArrayList<>(TopicCatalogue.all());
        missing.removeIf(topic -> there.contains(topic.name()));
        List<TopicCatalogue.Topic> old = new ArrayList<>(TopicCatalogue.all());
        old.removeAll(missing);
        List<String> differs = differences(old, copies);
        if (!look && !missing.isEmpty()) {
            answer(admin.createTopics(missing.stream()
                            .map(topic -> new NewTopic(topic.name(), topic.partitions(), (short) copies)
                                    .configs(Topics.config(topic, copies)))
                            .toList())
                    .all());
        }
        long right = old.stream()
                .map(topic -> "topic " + topic.name() + " ")
                .filter(topic -> differs.stream().noneMatch(one -> one.startsWith(topic)))
                .count();
        return new Found(
                (int) right, missing.stream().map(TopicCatalogue.Topic::name).toList(), differs);
    }

    private List<String> differences(List<TopicCatalogue.Topic> topics, int copies) throws InterruptedException {
        List<String> names = topics.stream().map(TopicCatalogue.Topic::name).toList();
        Map<String, TopicDescription> described =
                answer(admin.describeTopics(names).allTopicNames());
        Map<ConfigResource, Config> configs = answer(
                admin.describeConfigs(names.stream().map(TopicSetup::resource).toList())
                        .all());
        List<String> differs = new ArrayList<>();
        for (TopicCatalogue.Topic topic : topics) {
            var partitions = described.get(topic.name()).partitions();
            if (partitions.size() != topic.partitions()) {
                differs.add("topic " + topic.name() + " has " + partitions.size() + " partitions and needs "
                        + topic.partitions() + ": it cannot be used, and must be created in another cluster");
            }
            int fewest = partitions.stream()
                    .mapToInt(one -> one.replicas().size())
                    .min()
                    .orElse(0);
            if (fewest < copies) {
                differs.add("topic " + topic.name() + " keeps " + (fewest == 1 ? "1 copy" : fewest + " copies")
                        + " of each record and should keep " + copies
                        + "; Kafka's kafka-reassign-partitions adds copies");
            }
            Config config = configs.get(resource(topic.name()));
            Topics.config(topic, copies).forEach((key, value) -> {
                String is = Optional.ofNullable(config.get(key))
                        .map(entry -> entry.value())
                        .orElse("not set");
                if (!is.equals(value)) {
                    differs.add("topic " + topic.name() + " has " + key + " " + is + " and should have " + value
                            + "; Kafka's kafka-configs changes it");
                }
            });
        }
        return differs;
    }

    private static ConfigResource resource(String topic) {
        return new ConfigResource(ConfigResource.Type.TOPIC, topic);
    }

    /** Checks that services have the rights of the catalogue and no others. */
    Found rights() throws InterruptedException {
        Set<AclBinding> there =
                new HashSet<>(answer(admin.describeAcls(AclBindingFilter.ANY).values()));
        Set<AclBinding> wanted = TopicRights.all();
        List<AclBinding> missing =
                wanted.stream().filter(Predicate.not(there::contains)).toList();
        Set<String> services = TopicCatalogue.services().stream()
                .map(service -> "User:" + service)
                .collect(Collectors.toCollection(HashSet::new));
        services.add("User:*"); // rights of everybody also apply to each service
        Set<String> differs = new TreeSet<>();
        there.stream()
                .filter(right -> services.contains(right.entry().principal()) && !wanted.contains(right))
                .forEach(right -> differs.add(
                        text(right) + " is a right that the catalogue does not give; Kafka's kafka-acls removes it"));
        if (!look && !missing.isEmpty()) {
            answer(admin.createAcls(missing).all());
        }
        return new Found(
                wanted.size() - missing.size(),
                missing.stream().map(TopicSetup::text).toList(),
                List.copyOf(differs));
    }

    private static String text(AclBinding right) {
        return right.entry().principal().replaceFirst("^User:", "") + ": "
                + right.entry().operation() + " on " + right.pattern().resourceType() + " "
                + right.pattern().name();
    }

    /** Checks the services as users with the passwords of an identity. */
    Found users(BrokerCredentials credentials) throws InterruptedException {
        Set<String> there =
                Set.copyOf(answer(admin.describeUserScramCredentials().users()));
        List<String> missing = new ArrayList<>();
        List<String> differs = new ArrayList<>();
        List<UserScramCredentialAlteration> made = new ArrayList<>();
        for (String service : TopicCatalogue.services()) {
            if (!there.contains(service)) {
                missing.add(service);
                made.add(credentials.user(service));
            } else if (!signsIn(credentials, service)) {
                differs.add("user " + service + " has another password than the identity gives it; Kafka's"
                        + " kafka-configs removes the user's SCRAM-SHA-512, and this command then creates it");
            }
        }
        if (!look && !made.isEmpty()) {
            answer(admin.alterUserScramCredentials(made).all());
        }
        return new Found(TopicCatalogue.services().size() - missing.size() - differs.size(), missing, differs);
    }

    private boolean signsIn(BrokerCredentials credentials, String service) throws InterruptedException {
        // connects to the brokers in the same way as this command, but as the service
        Map<String, String> settings = new HashMap<>(broker.properties());
        Map<String, String> login =
                new HashMap<>(credentials.service(service, "").properties());
        login.remove("security.protocol");
        settings.putAll(login);
        try (Admin as = Topics.admin(new BrokerAccess(broker.bootstrap(), settings), patience)) {
            as.describeCluster().nodes().get(patience, TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AuthenticationException) {
                return false;
            }
            throw failed(e);
        } catch (TimeoutException _) {
            throw silent();
        }
    }

    private <T> T answer(KafkaFuture<T> asked) throws InterruptedException {
        try {
            return asked.get(patience, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw failed(e);
        } catch (TimeoutException _) {
            throw silent();
        }
    }

    private NotYet silent() {
        return new NotYet("the broker at " + broker.bootstrap() + " does not answer");
    }

    private Complaint failed(ExecutionException e) {
        if (e.getCause() instanceof org.apache.kafka.common.errors.TimeoutException) {
            return silent();
        }
        String why = "the broker at " + broker.bootstrap() + " refuses: "
                + e.getCause().getMessage();
        return e.getCause() instanceof RetriableException ? new NotYet(why) : new Complaint(Complaint.NO, why);
    }
}
