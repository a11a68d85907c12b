package org.onehall.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that no secret is in the manifests, no container may do more than it must, and everything that is named
 * exists.
 */
final class SafetyChecks {
    private static final Pattern SECRET = Pattern.compile("PRIVATE KEY-----|-----BEGIN|eyJ[A-Za-z0-9_-]{10,}\\.|"
            + "(?i)(password|passwd|secret|token|jaas\\.config)\\s*[=:]\\s*(?!/|file:|\\$\\{)\\S+");
    /** Created by Strimzi, in addition to the Secrets it creates for users. */
    private static final String AUTHORITY = "hall-cluster-ca-cert";
    /** Created by the operator from the provider's settings, as described in docs/operations-kubernetes.md. */
    private static final String SIGN_IN = "sign-in";

    private static final String CERTIFICATE = "hall-tls";
    private static final String DNS = "kube-system";
    private static final int DNS_PORT = 53;

    private SafetyChecks() {}

    /** There is no Secret, and nothing that looks like one in a ConfigMap or an environment. */
    static List<String> secrets(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        manifests.ofKind("Secret").forEach(one -> findings.add(Manifests.title(one) + " is written down"));
        for (ObjectNode config : manifests.ofKind("ConfigMap")) {
            Manifests.map(config.path("data")).forEach((key, value) -> {
                if (isSecret(key + "=" + value) || value.lines().anyMatch(SafetyChecks::isSecret))
                    findings.add(Manifests.title(config) + " gives a secret away in " + key);
            });
        }
        manifests.services().forEach((name, workload) -> {
            for (JsonNode one : Manifests.container(workload).path("env"))
                if (isSecret(one.path("name").asText() + "=" + one.path("value").asText()))
                    findings.add(name + " has a secret in " + one.path("name").asText());
        });
        return findings;
    }

    private static boolean isSecret(String line) {
        return SECRET.matcher(line).find();
    }

    /** The Secrets that services use, each with the keys they need from it. */
    static Map<String, Set<String>> usedSecrets(Manifests manifests) {
        Map<String, Set<String>> used = new TreeMap<>();
        for (ObjectNode workload : manifests.services().values()) {
            for (JsonNode volume : Manifests.pod(workload).path("volumes")) {
                List<JsonNode> sources = new ArrayList<>(volume.findValues("secret"));
                for (JsonNode secret : sources) {
                    String name =
                            secret.path("name").asText(secret.path("secretName").asText());
                    secret.findValuesAsText("key")
                            .forEach(key -> used.computeIfAbsent(name, _ -> new TreeSet<>())
                                    .add(key));
                    used.putIfAbsent(name, new TreeSet<>());
                }
            }
        }
        return used;
    }

    /** Everything that is named exists, or is known to be created by somebody else. */
    static List<String> references(Manifests manifests, Set<String> madeByHand) {
        List<String> findings = new ArrayList<>();
        Set<String> made =
                manifests.ofKind("KafkaUser").stream().map(Manifests::name).collect(Collectors.toSet());
        made.addAll(madeByHand);
        made.add(AUTHORITY);
        made.add(SIGN_IN);
        manifests
                .ofKind("Certificate")
                .forEach(one -> made.add(one.at("/spec/secretName").asText()));
        usedSecrets(manifests).keySet().stream()
                .filter(one -> !made.contains(one))
                .forEach(one -> findings.add("Secret " + one + " is made by nobody"));
        manifests.services().forEach((name, workload) -> {
            Set<String> configs = new TreeSet<>();
            Manifests.container(workload)
                    .path("envFrom")
                    .forEach(from -> configs.add(from.at("/configMapRef/name").asText()));
            Manifests.pod(workload)
                    .path("volumes")
                    .findValues("configMap")
                    .forEach(one -> configs.add(one.path("name").asText()));
            configs.stream()
                    .filter(one -> manifests.find("ConfigMap", one).isEmpty())
                    .forEach(one -> findings.add(name + " names ConfigMap " + one + ", which is not there"));
            String account = Manifests.pod(workload).path("serviceAccountName").asText();
            if (manifests.find("ServiceAccount", account).isEmpty())
                findings.add(name + " runs as " + account + ", which is not there");
            Set<String> users = Manifests.list(Manifests.pod(workload).path("volumes")).stream()
                    .map(volume -> volume.at("/secret/secretName").asText())
                    .filter(one -> !one.isEmpty())
                    .collect(Collectors.toCollection(TreeSet::new));
            if (!users.equals(new TreeSet<>(Set.of(name, AUTHORITY))))
                findings.add(name + " signs in at the brokers with " + users);
            if (!Manifests.chosen(workload.at("/spec/selector")).equals(name))
                findings.add(name + " chooses others' pods");
            Map<String, JsonNode> volumes = Manifests.list(
                            Manifests.pod(workload).path("volumes"))
                    .stream()
                    .collect(Collectors.toMap(one -> one.path("name").asText(), one -> one));
            for (JsonNode mount : Manifests.container(workload).path("volumeMounts"))
                if (!volumes.containsKey(mount.path("name").asText()))
                    findings.add(name + " mounts " + mount.path("name").asText() + ", which is not there");
        });
        Set<String> named = new HashSet<>();
        for (ObjectNode one : manifests.objects())
            if (!named.add(Manifests.title(one))) findings.add(Manifests.title(one) + " is there twice");
        return findings;
    }

    /** Requests and limits are set everywhere. */
    static List<String> limits(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        Map<String, JsonNode> asking = new TreeMap<>();
        manifests.services().forEach((name, workload) -> {
            for (JsonNode container : Manifests.pod(workload).path("containers"))
                asking.put(name + "/" + container.path("name").asText(), container.path("resources"));
        });
        manifests.ofKind("KafkaNodePool").forEach(one -> asking.put("brokers", one.at("/spec/resources")));
        JsonNode operator = manifests.get("Kafka", "hall").at("/spec/entityOperator");
        for (String part : List.of("topicOperator", "userOperator"))
            asking.put(part, operator.path(part).path("resources"));
        asking.forEach((who, resources) -> Stream.of("requests", "limits")
                .forEach(what -> Stream.of("cpu", "memory")
                        .filter(of -> !resources.path(what).has(of))
                        .forEach(of -> findings.add(who + " has no " + what + " of " + of))));
        return findings;
    }

    /** No container runs as root, writes to its root file system, or has cluster rights. */
    static List<String> hardening(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        manifests.services().forEach((name, workload) -> {
            JsonNode pod = Manifests.pod(workload);
            JsonNode rights = pod.path("securityContext");
            if (!rights.path("runAsNonRoot").asBoolean()
                    || rights.path("runAsUser").asInt() == 0) findings.add(name + " may run as root");
            if (!rights.at("/seccompProfile/type").asText().equals("RuntimeDefault"))
                findings.add(name + " may call anything of the kernel");
            if (pod.path("automountServiceAccountToken").asBoolean(true))
                findings.add(name + " is given a token of the cluster");
            if (pod.path("enableServiceLinks").asBoolean(true))
                findings.add(name + " gets variables that Kubernetes makes up");
            for (String shared : List.of("hostNetwork", "hostPID", "hostIPC"))
                if (pod.path(shared).asBoolean()) findings.add(name + " shares " + shared);
            for (JsonNode container : pod.path("containers")) {
                JsonNode context = container.path("securityContext");
                if (!context.path("readOnlyRootFilesystem").asBoolean()) findings.add(name + " may write to its root");
                if (context.path("allowPrivilegeEscalation").asBoolean(true)
                        || context.path("privileged").asBoolean()) findings.add(name + " may get more rights");
                if (!context.path("capabilities").toString().equals("{\"drop\":[\"ALL\"]}"))
                    findings.add(name + " has capabilities");
            }
            for (JsonNode volume : pod.path("volumes"))
                if (volume.has("hostPath")) findings.add(name + " writes to its node");
        });
        return findings;
    }

    /** The calls allowed to and from a service are those in the code. */
    static List<String> network(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        for (String name : manifests.services().keySet()) {
            if (!Code.services().containsKey(name)) continue;
            JsonNode policy = manifests
                    .find("NetworkPolicy", name)
                    .orElse(Manifests.YAML.createObjectNode())
                    .path("spec");
            if (!Manifests.chosen(policy.path("podSelector")).equals(name)
                    || !policy.path("policyTypes").toString().equals("[\"Ingress\",\"Egress\"]")) {
                findings.add(name + " has no network policy of both ways");
                continue;
            }
            Set<String> in = new TreeSet<>(Set.of("onehall.org/monitoring " + Code.management(name)));
            Code.callers(name).forEach(caller -> in.add(caller + " " + Code.port(name)));
            if (name.equals("playing-zone")) in.add("onehall.org/edge " + Code.port(name));
            Set<String> out = new TreeSet<>(Set.of(
                    DNS + " " + DNS_PORT,
                    "Kafka "
                            + manifests
                                    .get("Kafka", "hall")
                                    .at("/spec/kafka/listeners/0/port")
                                    .asInt()));
            Code.called(name).keySet().forEach(other -> out.add(other + " " + Code.port(other)));
            findings.addAll(Check.differences("way into " + name + " from", in, ways(policy.path("ingress"), "from")));
            findings.addAll(Check.differences("way of " + name + " to", out, ways(policy.path("egress"), "to")));
        }
        return findings;
    }

    /** The allowed connections, such as "game-state 8081". */
    private static Set<String> ways(JsonNode rules, String direction) {
        Set<String> ways = new TreeSet<>();
        for (JsonNode rule : rules) {
            List<JsonNode> peers = Manifests.list(rule.path(direction));
            if (peers.isEmpty() || rule.path("ports").isEmpty()) ways.add("anywhere");
            for (JsonNode peer : peers)
                for (JsonNode port : rule.path("ports"))
                    ways.add(peer(peer) + " " + port.path("port").asInt());
        }
        return ways;
    }

    private static String peer(JsonNode peer) {
        JsonNode labels = peer.at("/podSelector/matchLabels");
        if (peer.has("namespaceSelector") && peer.has("podSelector") || peer.has("ipBlock")) return peer.toString();
        if (labels.has("app.kubernetes.io/name"))
            return labels.path("app.kubernetes.io/name").asText();
        if (labels.path("strimzi.io/cluster").asText().equals("hall"))
            return labels.path("strimzi.io/kind").asText();
        JsonNode namespace = peer.at("/namespaceSelector/matchLabels");
        if (namespace.has("kubernetes.io/metadata.name"))
            return namespace.path("kubernetes.io/metadata.name").asText();
        return namespace.properties().stream()
                .filter(one -> one.getValue().asText().equals("true"))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(peer.toString());
    }

    /**
     * The ingress has a certificate for its host, and does not close connections of players who think for a long time.
     */
    static List<String> edge(Manifests manifests, int longestThought) {
        List<String> findings = new ArrayList<>();
        ObjectNode ingress = manifests.get("Ingress", "hall");
        JsonNode rule = ingress.at("/spec/rules/0");
        String host = rule.path("host").asText();
        ObjectNode certificate = manifests.get("Certificate", "hall");
        if (!ingress.at("/spec/tls/0/hosts/0").asText().equals(host)
                || !certificate.at("/spec/dnsNames").toString().equals("[\"" + host + "\"]"))
            findings.add("the certificate is not for " + host);
        if (!ingress.at("/spec/tls/0/secretName").asText().equals(CERTIFICATE)
                || !certificate.at("/spec/secretName").asText().equals(CERTIFICATE))
            findings.add("the Ingress shows another certificate than the one that is fetched");
        String url = manifests
                .config("doors")
                .map(one -> one.at("/data/ONEHALL_DOORS_PUBLIC_URL").asText())
                .orElse("");
        if (!url.equals("https://" + host)) findings.add("the public URL " + url + " is not that of " + host);
        JsonNode issuer = certificate.at("/spec/issuerRef");
        if (manifests
                .find(issuer.path("kind").asText(), issuer.path("name").asText())
                .isEmpty()) findings.add("nobody signs the certificate");
        JsonNode backend = rule.at("/http/paths/0/backend/service");
        JsonNode door = manifests
                .find("Service", backend.path("name").asText())
                .orElse(Manifests.YAML.createObjectNode())
                .path("spec");
        if (!door.at("/selector").path("app.kubernetes.io/name").asText().equals("playing-zone")
                || !Manifests.named(door.path("ports"), backend.at("/port/name").asText())
                        .path("targetPort")
                        .asText()
                        .equals("http")) findings.add("the Ingress does not lead to the playing zone");
        if (ingress.at("/spec/rules").size() != 1 || rule.at("/http/paths").size() != 1)
            findings.add("more is public than the playing zone");
        Map<String, String> notes = Manifests.map(ingress.at("/metadata/annotations"));
        Map<String, String> wanted = Map.of(
                "nginx.ingress.kubernetes.io/proxy-read-timeout",
                longestThought + "",
                "nginx.ingress.kubernetes.io/proxy-send-timeout",
                longestThought + "",
                "nginx.org/proxy-read-timeout",
                longestThought / 3600 + "h",
                "haproxy.org/timeout-tunnel",
                longestThought / 3600 + "h");
        wanted.forEach((key, value) -> {
            if (!value.equals(notes.get(key)))
                findings.add("a screen's WebSocket is cut: " + key + " is " + notes.get(key));
        });
        return findings;
    }
}
