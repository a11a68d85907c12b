package org.onehall.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.strimzi.api.kafka.model.kafka.KafkaClusterSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.TopicRights;

/** Checks that topics, users, rights and brokers match the code. */
final class BrokerChecks {
    private static final String LEAST_COPIES = "min.insync.replicas";
    /** The user with every right, as known to the local brokers. */
    private static final String OPERATOR = "operator";

    private static final Path BROKER =
            Path.of("../../services/shared/broker/src/main/java/org/onehall/broker/EmbeddedBroker.java");
    /** Finds a setting with a fixed value for the local broker. */
    private static final Pattern SETTING = Pattern.compile("\"([a-z-]+(?:\\.[a-z-]+)+)\",\\s+\"([\\w-]+)\"");
    /**
     * Settings only for local brokers, which share a small machine with the rest of the hall, are ended without notice,
     * or write each batch to the disk at once because there is no second copy (up --durable).
     */
    private static final Set<String> LOCAL = Set.of(
            "num.network.threads",
            "num.io.threads",
            "background.threads",
            "log.cleaner.dedupe.buffer.size",
            "controlled.shutdown.enable",
            "log.flush.interval.messages");
    /** The user that watches the queue of positions to set the number of engines: see components/analysis-scaling. */
    private static final String SCALER = "analysis-scaler";

    private BrokerChecks() {}

    static int brokers(Manifests manifests) {
        return manifests.ofKind("KafkaNodePool").stream()
                .filter(pool -> pool.at("/spec/roles").toString().contains("\"broker\""))
                .mapToInt(pool -> pool.at("/spec/replicas").asInt())
                .sum();
    }

    /** One KafkaTopic for each topic of the catalogue, and no other. */
    static List<String> topics(Manifests manifests) {
        Map<String, JsonNode> found = manifests.ofKind("KafkaTopic").stream()
                .collect(Collectors.toMap(Manifests::name, one -> one.path("spec")));
        Set<String> wanted =
                TopicCatalogue.all().stream().map(TopicCatalogue.Topic::name).collect(Collectors.toSet());
        List<String> findings = new ArrayList<>(Check.differences("topic", wanted, found.keySet()));
        int brokers = brokers(manifests);
        for (TopicCatalogue.Topic topic : TopicCatalogue.all()) {
            JsonNode spec = found.get(topic.name());
            if (spec == null) continue;
            String title = "topic " + topic.name();
            if (spec.has("topicName")) findings.add(title + " has another name in Kafka");
            if (spec.path("partitions").asInt() != topic.partitions())
                findings.add(title + " has " + spec.path("partitions") + " partitions, not " + topic.partitions());
            if (spec.path("replicas").asInt() != EmbeddedBroker.copies(brokers))
                findings.add(title + " has " + spec.path("replicas") + " copies with " + brokers + " brokers");
            Map<String, String> config = new TreeMap<>(topic.config());
            if (brokers > 1) config.put(LEAST_COPIES, String.valueOf(EmbeddedBroker.leastCopies(brokers)));
            Map<String, String> is = new TreeMap<>(Manifests.map(spec.path("config")));
            if (!is.equals(config)) findings.add(title + " has the settings " + is + ", not " + config);
        }
        return findings;
    }

    /** One KafkaUser for each service, with the rights of the catalogue, and the operator. */
    static List<String> rights(Manifests manifests) {
        Map<String, ObjectNode> users =
                manifests.ofKind("KafkaUser").stream().collect(Collectors.toMap(Manifests::name, one -> one));
        Set<String> wanted = new TreeSet<>(TopicCatalogue.services());
        wanted.add(OPERATOR);
        List<String> findings = new ArrayList<>();
        if (users.remove(SCALER) instanceof ObjectNode scaler && scalerWrites(scaler))
            findings.add("user " + SCALER + " may do more than look");
        findings.addAll(Check.differences("user", wanted, users.keySet()));
        users.forEach((name, user) -> {
            if (!user.at("/spec/authentication/type").asText().equals("tls"))
                findings.add("user " + name + " does not sign in with a certificate");
        });
        Set<String> given = new TreeSet<>();
        users.values().forEach(user -> bindings(user).forEach(right -> given.add(right.toString())));
        Set<String> due = TopicRights.all().stream()
                .map(BrokerChecks::byCertificate)
                .map(AclBinding::toString)
                .collect(Collectors.toCollection(TreeSet::new));
        findings.addAll(Check.differences("right", due, given));
        JsonNode superUsers = manifests.get("Kafka", "hall").at("/spec/kafka/authorization/superUsers");
        if (!superUsers.toString().equals("[\"CN=" + OPERATOR + "\"]"))
            findings.add("superusers are " + superUsers + ", not the operator alone");
        return findings;
    }

    private static boolean scalerWrites(JsonNode scaler) {
        return bindings(scaler).stream().anyMatch(right -> right.entry().operation() != AclOperation.DESCRIBE);
    }

    /** A right for a user with a certificate, whom the broker knows by the whole name in it. */
    private static AclBinding byCertificate(AclBinding right) {
        return binding(
                right.pattern(),
                right.entry().principal().replace("User:", ""),
                right.entry().operation());
    }

    private static AclBinding binding(ResourcePattern pattern, String user, AclOperation operation) {
        return new AclBinding(
                pattern, new AccessControlEntry("User:CN=" + user, "*", operation, AclPermissionType.ALLOW));
    }

    /** The rights of a KafkaUser, as Strimzi passes them to the brokers. */
    static List<AclBinding> bindings(JsonNode user) {
        List<AclBinding> bindings = new ArrayList<>();
        for (JsonNode acl : user.at("/spec/authorization/acls")) {
            JsonNode resource = acl.path("resource");
            ResourceType type = ResourceType.fromString(
                    resource.path("type").asText().replace("transactionalId", "TRANSACTIONAL_ID"));
            PatternType pattern = resource.path("patternType").asText("literal").equals("prefix")
                    ? PatternType.PREFIXED
                    : PatternType.LITERAL;
            ResourcePattern of = new ResourcePattern(type, resource.path("name").asText(), pattern);
            for (JsonNode operation : acl.path("operations"))
                bindings.add(binding(
                        of,
                        Manifests.name(user),
                        AclOperation.fromString(operation.asText().toUpperCase(Locale.ROOT))));
        }
        return bindings;
    }

    /** The brokers have the settings of those of ./onehall up, as far as Strimzi allows. */
    static List<String> brokerSettings(Manifests manifests) {
        Map<String, String> is = Manifests.map(manifests.get("Kafka", "hall").at("/spec/kafka/config"));
        Map<String, String> wanted = wanted(brokers(manifests));
        List<String> findings = new ArrayList<>();
        String release =
                manifests.get("Kafka", "hall").at("/spec/kafka/version").asText();
        if (!release.equals(Code.kafka()))
            findings.add("brokers are of release " + release + ", the hall is tested with " + Code.kafka());
        Set<String> keys = new TreeSet<>(is.keySet());
        keys.addAll(wanted.keySet());
        for (String key : keys) {
            if (isForbidden(key)) findings.add("Strimzi lets nobody set " + key);
            else if (!wanted.getOrDefault(key, "unset").equals(is.getOrDefault(key, "unset")))
                findings.add("brokers have " + key + " " + is.getOrDefault(key, "unset") + ", those of ./onehall up "
                        + wanted.getOrDefault(key, "unset"));
        }
        return findings;
    }

    private static Map<String, String> wanted(int brokers) {
        Map<String, String> wanted = new TreeMap<>();
        SETTING.matcher(Code.text(BROKER))
                .results()
                .filter(one -> !isForbidden(one.group(1)))
                .filter(one -> !LOCAL.contains(one.group(1)))
                .forEach(one -> wanted.put(one.group(1), one.group(2)));
        String copies = String.valueOf(EmbeddedBroker.copies(brokers));
        String least = String.valueOf(EmbeddedBroker.leastCopies(brokers));
        for (String key : List.of(
                "default.replication.factor",
                "offsets.topic.replication.factor",
                "transaction.state.log.replication.factor",
                "share.coordinator.state.topic.replication.factor")) wanted.put(key, copies);
        for (String key :
                List.of(LEAST_COPIES, "transaction.state.log.min.isr", "share.coordinator.state.topic.min.isr"))
            wanted.put(key, least);
        return wanted;
    }

    private static boolean isForbidden(String key) {
        Set<String> allowed = new HashSet<>(List.of(KafkaClusterSpec.FORBIDDEN_PREFIX_EXCEPTIONS.split(", *")));
        return !allowed.contains(key)
                && Stream.of(KafkaClusterSpec.FORBIDDEN_PREFIXES.split(", *")).anyMatch(key::startsWith);
    }

    /** The services look for brokers at the right address, and know their number. */
    static List<String> access(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        ObjectNode kafka = manifests.get("Kafka", "hall");
        JsonNode listener = kafka.at("/spec/kafka/listeners/0");
        if (!listener.path("tls").asBoolean()
                || !listener.at("/authentication/type").asText().equals("tls"))
            findings.add("brokers listen without certificates");
        if (kafka.at("/spec/kafka/listeners").size() != 1) findings.add("brokers have another door than the one");
        int brokers = brokers(manifests);
        manifests.services().forEach((name, service) -> {
            Map<String, String> environment = manifests.environment(service);
            // Strimzi names the Service after the cluster
            String bootstrap = "hall-kafka-bootstrap:" + listener.path("port").asInt();
            if (!bootstrap.equals(environment.get("ONEHALL_KAFKA_BOOTSTRAP")))
                findings.add(name + " looks for brokers at " + environment.get("ONEHALL_KAFKA_BOOTSTRAP") + ", not "
                        + bootstrap);
            String copies = String.valueOf(EmbeddedBroker.copies(brokers));
            if (!copies.equals(environment.get("ONEHALL_KAFKA_REPLICATION")))
                findings.add(name + " keeps " + environment.get("ONEHALL_KAFKA_REPLICATION") + " copies with " + brokers
                        + " brokers");
        });
        for (String kind : List.of("KafkaTopic", "KafkaUser", "KafkaNodePool")) {
            for (ObjectNode one : manifests.ofKind(kind))
                if (!one.at("/metadata/labels")
                        .path("strimzi.io/cluster")
                        .asText()
                        .equals("hall")) findings.add(Manifests.title(one) + " is of no cluster");
        }
        return findings;
    }
}
