package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each check finds what it is meant for: one thing at a time is changed in a rendered overlay. */
class MutationsTest {
    private static final String OWNER = "game-state";
    private static final String ZONE = "playing-zone";

    /**
     * @param check the check that must find it
     * @param word part of the check's message
     */
    private record Mutation(String change, String check, String word, Consumer<Manifests> by) {}

    private final List<Mutation> mutations = new ArrayList<>();

    private void when(String change, String check, String word, Consumer<Manifests> by) {
        mutations.add(new Mutation(change, check, word, by));
    }

    @TestFactory
    Stream<DynamicTest> everyChangeIsFound() throws Exception {
        Manifests sound = Manifests.overlay("federation");
        objects();
        brokers();
        services();
        safety();
        doors();
        return mutations.stream()
                .map(one -> DynamicTest.dynamicTest(one.check() + ": " + one.change(), () -> {
                    assertFalse(says(one, sound), "found where nothing was changed");
                    Manifests changed = sound.copy();
                    one.by().accept(changed);
                    assertNotEquals(sound, changed, "nothing was changed");
                    assertTrue(says(one, changed), () -> "not found: " + Checks.findings(changed));
                }));
    }

    private static boolean says(Mutation mutation, Manifests manifests) {
        return Checks.ALL.get(mutation.check()).findings(manifests).stream()
                .anyMatch(finding -> finding.contains(mutation.word()));
    }

    private static ObjectNode at(JsonNode of, String pointer) {
        return (ObjectNode) of.at(pointer);
    }

    private static ArrayNode array(JsonNode of, String pointer) {
        return (ArrayNode) of.at(pointer);
    }

    private static ObjectNode spec(Manifests all, String kind, String name) {
        return at(all.get(kind, name), "/spec");
    }

    private static ObjectNode container(Manifests all, String service) {
        return (ObjectNode) Manifests.container(all.get("StatefulSet", service));
    }

    private static ObjectNode pod(Manifests all, String service) {
        return (ObjectNode) Manifests.pod(all.get("StatefulSet", service));
    }

    private static ObjectNode volume(Manifests all, String name) {
        return (ObjectNode) Manifests.named(pod(all, OWNER).path("volumes"), name);
    }

    private static ObjectNode config(Manifests all, String generator) {
        return at(all.config(generator).orElseThrow(), "/data");
    }

    private static ObjectNode user(Manifests all, String name) {
        return at(all.get("KafkaUser", name), "/spec/authorization");
    }

    private static void rename(Manifests all, String kind, String from, String to) {
        at(all.get(kind, from), "/metadata").put("name", to);
    }

    private static void add(Manifests all, String yaml) {
        try {
            all.objects().addAll(Manifests.parse(yaml).objects());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void remove(Manifests all, String kind, String name) {
        all.objects().remove(all.get(kind, name));
    }

    private void objects() {
        when(
                "an unknown field of a container",
                "schema",
                "readinesProbe",
                all -> container(all, OWNER).put("readinesProbe", 1));
        when(
                "an unknown field deep inside",
                "schema",
                "pfad",
                all -> at(container(all, OWNER), "/livenessProbe/httpGet").put("pfad", "/"));
        when(
                "a text where a number belongs",
                "schema",
                "StatefulSet game-state",
                all -> spec(all, "StatefulSet", OWNER).put("replicas", "two"));
        when(
                "an unknown field of the brokers",
                "schema",
                "listenners",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka").put("listenners", 1));
        when(
                "a role that Strimzi does not know",
                "schema",
                "roles",
                all -> array(all.get("KafkaNodePool", "broker"), "/spec/roles").add("voter"));
        when(
                "an operation that Kafka does not know",
                "schema",
                "operations",
                all -> array(user(all, OWNER), "/acls/0/operations").add("Look"));
        when(
                "a topic with no partition",
                "schema",
                "partitions",
                all -> spec(all, "KafkaTopic", "onehall.game.events.v1").put("partitions", 0));
        when(
                "a retired version of a kind",
                "schema",
                "v1beta2",
                all -> all.get("Kafka", "hall").put("apiVersion", "kafka.strimzi.io/v1beta2"));
        when(
                "a kind that nobody knows",
                "schema",
                "apps/v1/Deploiment",
                all -> add(all, "{apiVersion: apps/v1, kind: Deploiment, metadata: {name: x}}"));
        when(
                "an unknown field of a certificate",
                "schema",
                "dnsName",
                all -> spec(all, "Certificate", "hall").put("dnsName", "x"));
        when(
                "an unknown field of a network policy",
                "schema",
                "policyType",
                all -> spec(all, "NetworkPolicy", OWNER).put("policyType", "x"));
    }

    private void brokers() {
        when(
                "a topic is renamed",
                "topics",
                "topic onehall.game.events.v1 is missing",
                all -> rename(all, "KafkaTopic", "onehall.game.events.v1", "onehall.game.event.v1"));
        when(
                "a topic is forgotten",
                "topics",
                "topic onehall.cases.events.v1 is missing",
                all -> remove(all, "KafkaTopic", "onehall.cases.events.v1"));
        when(
                "a topic has more partitions",
                "topics",
                "8 partitions",
                all -> spec(all, "KafkaTopic", "onehall.game.commands.v1").put("partitions", 8));
        when(
                "a topic has one copy",
                "topics",
                "1 copies",
                all -> spec(all, "KafkaTopic", "onehall.game.events.v1").put("replicas", 1));
        when(
                "events are compacted",
                "topics",
                "onehall.game.events.v1 has the settings",
                all -> at(all.get("KafkaTopic", "onehall.game.events.v1"), "/spec/config")
                        .put("cleanup.policy", "compact"));
        when(
                "the sender's clock counts",
                "topics",
                "onehall.game.commands.v1 has the settings",
                all -> at(all.get("KafkaTopic", "onehall.game.commands.v1"), "/spec/config")
                        .remove("message.timestamp.type"));
        when(
                "a user is renamed",
                "rights",
                "user game-state is missing",
                all -> rename(all, "KafkaUser", OWNER, "games"));
        when(
                "a user is forgotten",
                "rights",
                "user connectivity is missing",
                all -> remove(all, "KafkaUser", "connectivity"));
        when(
                "another service reads fair-play cases",
                "rights",
                "is not in the code",
                all -> array(user(all, ZONE), "/acls")
                        .add(user(all, "fair-play").at("/acls/0").deepCopy()));
        when(
                "a service writes what it should read",
                "rights",
                "is not in the code",
                all -> array(user(all, "virtual-clock"), "/acls/9/operations").add("Write"));
        when(
                "a right is missing",
                "rights",
                "is missing",
                all -> array(user(all, OWNER), "/acls").remove(0));
        when(
                "a right counts for all names that begin so",
                "rights",
                "is not in the code",
                all -> at(user(all, OWNER), "/acls/0/resource").put("patternType", "prefix"));
        when(
                "a second superuser",
                "rights",
                "superusers",
                all -> array(all.get("Kafka", "hall"), "/spec/kafka/authorization/superUsers")
                        .add("CN=playing-zone"));
        when(
                "a user with a password",
                "rights",
                "certificate",
                all -> at(all.get("KafkaUser", OWNER), "/spec/authentication").put("type", "scram-sha-512"));
        when(
                "brokers make topics by themselves",
                "brokers",
                "auto.create.topics.enable",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/config").put("auto.create.topics.enable", "true"));
        when(
                "brokers refuse short sessions",
                "brokers",
                "group.min.session.timeout.ms",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/config").remove("group.min.session.timeout.ms"));
        when(
                "one copy is enough",
                "brokers",
                "min.insync.replicas",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/config").put("min.insync.replicas", "1"));
        when(
                "a setting that Strimzi keeps to itself",
                "brokers",
                "log.dirs",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/config").put("log.dirs", "/x"));
        when(
                "another release of Kafka than the tested one",
                "brokers",
                "release",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka").put("version", "4.3.1"));
        when(
                "brokers without certificates",
                "access",
                "certificates",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/listeners/0").put("tls", false));
        when(
                "brokers listen at another port",
                "access",
                "9094",
                all -> at(all.get("Kafka", "hall"), "/spec/kafka/listeners/0").put("port", 9094));
        when(
                "states are kept once",
                "access",
                "copies",
                all -> config(all, "hall").put("ONEHALL_KAFKA_REPLICATION", "1"));
        when(
                "a topic of another cluster",
                "access",
                "onehall.game.events.v1",
                all -> at(all.get("KafkaTopic", "onehall.game.events.v1"), "/metadata/labels")
                        .put("strimzi.io/cluster", "x"));
    }

    private void services() {
        when(
                "a container listens at another port",
                "ports",
                "game-state listens",
                all -> at(container(all, OWNER), "/ports/0").put("containerPort", 8181));
        when(
                "a Service shows another port",
                "ports",
                "Service game-state",
                all -> at(all.get("Service", OWNER), "/spec/ports/1").put("port", 9000));
        when(
                "a service is renamed",
                "ports",
                "service game-state is missing",
                all -> rename(all, "StatefulSet", OWNER, "games"));
        when(
                "a Service with an address of its own",
                "ports",
                "address",
                all -> spec(all, "Service", OWNER).remove("clusterIP"));
        when(
                "a peer is looked for elsewhere",
                "ports",
                "looks for game-state",
                all -> config(all, "hall").put("ONEHALL_ADDRESSES_GAME_STATE", "games:8081"));
        when(
                "a variable is misspelt",
                "environment",
                "ONEHALL_KAFKA_BOOTSTRAPS",
                all -> config(all, "hall").put("ONEHALL_KAFKA_BOOTSTRAPS", "x"));
        when(
                "a variable is forgotten",
                "environment",
                "is not given ONEHALL_DATA_DIR",
                all -> config(all, "hall").remove("ONEHALL_DATA_DIR"));
        when(
                "an instance without a name of its own",
                "environment",
                "pods' names",
                all -> array(container(all, OWNER), "/env").remove(0));
        when(
                "the signing key is given to another service",
                "environment",
                "alone",
                all -> config(all, OWNER).put("SMALLRYE_JWT_SIGN_KEY_LOCATION", "file:/run/onehall/identity/x"));
        when(
                "a file that no volume holds",
                "environment",
                "no volume",
                all -> config(all, "hall").put("ONEHALL_SERVICE_TOKEN_FILE", "/run/onehall/identity/token"));
        when(
                "health is asked for elsewhere",
                "probes",
                "readinessProbe at /q/health/ready",
                all -> at(container(all, OWNER), "/readinessProbe/httpGet").put("path", "/health"));
        when(
                "health is asked for at the port of calls",
                "probes",
                "port http",
                all -> at(container(all, OWNER), "/livenessProbe/httpGet").put("port", "http"));
        when(
                "a slow start is given up",
                "probes",
                "given up",
                all -> at(container(all, OWNER), "/startupProbe").put("failureThreshold", 3));
        when(
                "an image without a tag",
                "images",
                "no release's tag",
                all -> container(all, OWNER).put("image", "registry.example.org/onehall/game-state"));
        when(
                "the latest image",
                "images",
                "no release's tag",
                all -> container(all, OWNER).put("image", "registry.example.org/onehall/game-state:latest"));
        when(
                "an image of another part",
                "images",
                "is started from",
                all -> container(all, OWNER).put("image", "registry.example.org/onehall/competition:0.1.0"));
        when(
                "images of two releases",
                "images",
                "several releases",
                all -> container(all, OWNER).put("image", "registry.example.org/onehall/game-state:0.0.9"));
        when("a smaller heap", "memory", "-Xmx256m", all -> config(all, OWNER).put("JAVA_TOOL_OPTIONS", "-Xmx64m"));
        when(
                "a heap as large as the container",
                "memory",
                "room",
                all -> at(container(all, OWNER), "/resources/limits").put("memory", "300Mi"));
        when(
                "games are drained from under players",
                "availability",
                "game-state may be disturbed",
                all -> spec(all, "PodDisruptionBudget", OWNER).put("maxUnavailable", 1));
        when(
                "two playing zones",
                "availability",
                "runs once",
                all -> spec(all, "StatefulSet", ZONE).put("replicas", 2));
        when(
                "both instances on one node",
                "availability",
                "spread",
                all -> pod(all, OWNER).remove("topologySpreadConstraints"));
    }

    private void safety() {
        when(
                "a Secret is written down",
                "secrets",
                "Secret codes",
                all -> add(all, "{apiVersion: v1, kind: Secret, metadata: {name: codes}, stringData: {x: abc}}"));
        when(
                "a password in a ConfigMap",
                "secrets",
                "gives a secret away",
                all -> config(all, "hall").put("ONEHALL_KAFKA_PASSWORD", "abc"));
        when(
                "a password in the client's settings",
                "secrets",
                "gives a secret away",
                all -> config(all, "kafka-client").put("client.properties", "ssl.keystore.password=abc"));
        when(
                "a key in a ConfigMap",
                "secrets",
                "gives a secret away",
                all -> config(all, "hall").put("KEY", "-----BEGIN PRIVATE KEY-----"));
        when(
                "a Secret that nobody makes",
                "references",
                "is made by nobody",
                all -> at(volume(all, "identity"), "/projected/sources/0/secret")
                        .put("name", "issuer"));
        when(
                "the brokers' certificate of another service",
                "references",
                "signs in",
                all -> at(volume(all, "kafka-user"), "/secret").put("secretName", ZONE));
        when(
                "a ConfigMap that is not there",
                "references",
                "ConfigMap x",
                all -> at(container(all, OWNER), "/envFrom/0/configMapRef").put("name", "x"));
        when(
                "an account that is not there",
                "references",
                "runs as x",
                all -> pod(all, OWNER).put("serviceAccountName", "x"));
        when(
                "no limit of memory",
                "limits",
                "no limits of memory",
                all -> at(container(all, OWNER), "/resources/limits").remove("memory"));
        when(
                "no request of a processor",
                "limits",
                "no requests of cpu",
                all -> at(container(all, ZONE), "/resources/requests").remove("cpu"));
        when(
                "brokers without limits",
                "limits",
                "brokers has no limits",
                all -> at(all.get("KafkaNodePool", "broker"), "/spec/resources").remove("limits"));
        when(
                "a container may be root",
                "hardening",
                "root",
                all -> at(pod(all, OWNER), "/securityContext").remove("runAsNonRoot"));
        when(
                "a container writes to its root",
                "hardening",
                "may write",
                all -> at(container(all, OWNER), "/securityContext").put("readOnlyRootFilesystem", false));
        when(
                "a capability",
                "hardening",
                "capabilities",
                all -> at(container(all, OWNER), "/securityContext/capabilities")
                        .putArray("add")
                        .add("NET_ADMIN"));
        when(
                "a token of the cluster",
                "hardening",
                "token",
                all -> pod(all, OWNER).put("automountServiceAccountToken", true));
        when(
                "a way in that nobody needs",
                "network",
                "way into game-state",
                all -> array(all.get("NetworkPolicy", OWNER), "/spec/ingress").addObject());
        when(
                "a way out that nobody needs",
                "network",
                "way of game-state",
                all -> array(all.get("NetworkPolicy", OWNER), "/spec/egress")
                        .addAll(array(all.get("NetworkPolicy", ZONE), "/spec/egress")));
        when(
                "a caller is locked out",
                "network",
                "from virtual-clock 8081 is missing",
                all -> array(all.get("NetworkPolicy", OWNER), "/spec/ingress/0/from")
                        .removeIf(peer -> peer.toString().contains("virtual-clock")));
    }

    private void doors() {
        when(
                "a certificate for another host",
                "edge",
                "certificate is not for",
                all -> array(all.get("Certificate", "hall"), "/spec/dnsNames").set(0, "other.example.org"));
        when(
                "another host than the public URL's",
                "edge",
                "public URL",
                all -> config(all, "doors").put("ONEHALL_DOORS_PUBLIC_URL", "https://other.example.org"));
        when(
                "another certificate is shown",
                "edge",
                "another certificate",
                all -> at(all.get("Ingress", "hall"), "/spec/tls/0").put("secretName", "x"));
        when(
                "screens are cut after a minute",
                "edge",
                "is cut",
                all -> at(all.get("Ingress", "hall"), "/metadata/annotations")
                        .remove("nginx.ingress.kubernetes.io/proxy-read-timeout"));
        when(
                "the door leads elsewhere",
                "edge",
                "playing zone",
                all -> at(all.get("Service", "door"), "/spec/selector").put("app.kubernetes.io/name", OWNER));
        when(
                "metrics are public",
                "edge",
                "more is public",
                all -> array(all.get("Ingress", "hall"), "/spec/rules/0/http/paths")
                        .add(all.get("Ingress", "hall")
                                .at("/spec/rules/0/http/paths/0")
                                .deepCopy()));
    }
}
