package org.onehall.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Checks that ports, environment variables, probes and images match the code. */
final class ServiceChecks {
    private static final String MANAGEMENT = "management";
    /** The paths served at the port for health and metrics. */
    private static final Map<String, String> PROBES = Map.of(
            "startupProbe",
            "/q/health/started",
            "livenessProbe",
            "/q/health/live",
            "readinessProbe",
            "/q/health/ready");
    /** The longest cold start on a busy node, in seconds. */
    private static final int LONGEST_START = 300;
    /**
     * Variables that are not needed: ports are those in each service's own settings, and addresses replace ports on one
     * machine.
     */
    private static final Set<String> NOT_NEEDED = Set.of("QUARKUS_HTTP_PORT", "QUARKUS_MANAGEMENT_PORT");
    /** Variables of the playing zone only, which signs tokens and keeps codes. */
    private static final Set<String> OF_THE_ZONE =
            Set.of("SMALLRYE_JWT_SIGN_KEY_LOCATION", "ONEHALL_CODES_SECRET_FILE");

    private static final String ZONE = "playing-zone";
    /** Read by Java itself. */
    private static final String JAVA = "JAVA_TOOL_OPTIONS";

    private static final String PREFIX = "onehall/";
    /** The memory for classes, compiled code, threads and buffers of a Java process, in MiB. */
    private static final int BESIDE_HEAP = 320;

    private ServiceChecks() {}

    /** Each service of the code has a StatefulSet with the ports of its settings, and a headless Service. */
    static List<String> ports(Manifests manifests) {
        Set<String> services = Code.services().keySet();
        List<String> findings = new ArrayList<>(
                Check.differences("service", services, manifests.services().keySet()));
        manifests.services().forEach((name, workload) -> {
            if (!services.contains(name)) return;
            Map<String, Integer> wanted = Map.of("http", Code.port(name), MANAGEMENT, Code.management(name));
            Map<String, Integer> is = new TreeMap<>();
            Manifests.container(workload)
                    .path("ports")
                    .forEach(port -> is.put(
                            port.path("name").asText(),
                            port.path("containerPort").asInt()));
            if (!is.equals(wanted)) findings.add(name + " listens at " + wanted + ", not at " + is);
            manifests
                    .find("Service", name)
                    .ifPresentOrElse(
                            service -> {
                                Map<String, Integer> shown = new TreeMap<>();
                                for (JsonNode port : service.at("/spec/ports"))
                                    if (port.path("targetPort")
                                            .asText()
                                            .equals(port.path("name").asText()))
                                        shown.put(
                                                port.path("name").asText(),
                                                port.path("port").asInt());
                                if (!shown.equals(wanted))
                                    findings.add("Service " + name + " has the ports " + shown + ", not " + wanted);
                                if (!service.at("/spec/clusterIP").asText().equals("None"))
                                    findings.add("Service " + name
                                            + " has an address of its own: a lost instance would not be seen");
                                if (!workload.at("/spec/serviceName").asText().equals(name))
                                    findings.add(name + " is under another Service's name");
                            },
                            () -> findings.add("there is no Service " + name));
            Code.called(name).forEach((other, port) -> {
                String variable =
                        "ONEHALL_ADDRESSES_" + other.toUpperCase(Locale.ROOT).replace('-', '_');
                String address = manifests.environment(workload).get(variable);
                if (!(other + ":" + Code.port(other)).equals(address))
                    findings.add(name + " looks for " + other + " at " + address);
                if (port != Code.port(other)) findings.add(name + " expects " + other + " at " + port);
            });
        });
        return findings;
    }

    /** Each variable is read by something, and each one that the launcher sets is set. */
    static List<String> environment(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        manifests.services().forEach((name, workload) -> {
            Map<String, String> environment = manifests.environment(workload);
            environment.keySet().stream()
                    .filter(one -> !one.equals(JAVA) && !Code.reads(one))
                    .forEach(one -> findings.add(name + " is given " + one + ", which nothing reads"));
            Set<String> due = new TreeSet<>(Code.launched());
            due.removeAll(NOT_NEEDED);
            if (!name.equals(ZONE)) due.removeAll(OF_THE_ZONE);
            due.removeAll(environment.keySet());
            due.forEach(one -> findings.add(name + " is not given " + one));
            if (!name.equals(ZONE))
                OF_THE_ZONE.stream()
                        .filter(environment::containsKey)
                        .forEach(
                                one -> findings.add(name + " is given " + one + ", which is the playing zone's alone"));
            if (!"(metadata.name)".equals(environment.get("ONEHALL_INSTANCE")))
                findings.add(name + " does not call its instances by their pods' names");
            findings.addAll(files(name, workload, environment));
        });
        return findings;
    }

    /** Each file named in a service's settings is in one of its volumes. */
    private static List<String> files(String name, JsonNode workload, Map<String, String> environment) {
        List<String> findings = new ArrayList<>();
        Set<String> there = paths(workload);
        environment.forEach((variable, value) -> {
            String path = value.replaceFirst("^file:", "");
            if (path.startsWith("/run/") && !there.contains(path))
                findings.add(name + " is given " + variable + "=" + value + ", where no volume puts a file");
        });
        return findings;
    }

    private static Set<String> paths(JsonNode workload) {
        Map<String, String> mounts = Manifests.list(
                        Manifests.container(workload).path("volumeMounts"))
                .stream()
                .collect(Collectors.toMap(
                        one -> one.path("name").asText(),
                        one -> one.path("mountPath").asText()));
        Set<String> paths = new TreeSet<>();
        for (JsonNode volume : Manifests.pod(workload).path("volumes")) {
            String mount = mounts.get(volume.path("name").asText());
            if (mount == null) continue;
            for (JsonNode item : volume.findValues("path")) paths.add(mount + "/" + item.asText());
            if (volume.has("configMap")) paths.add(mount + "/client.properties");
        }
        return paths;
    }

    /** Probes ask for health where it is served, and allow for a slow start. */
    static List<String> probes(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        manifests.services().forEach((name, workload) -> {
            JsonNode container = Manifests.container(workload);
            PROBES.forEach((probe, path) -> {
                JsonNode get = container.path(probe).path("httpGet");
                if (!get.path("path").asText().equals(path)) findings.add(name + " has no " + probe + " at " + path);
                if (!get.path("port").asText().equals(MANAGEMENT))
                    findings.add(name + " has its " + probe + " at port "
                            + get.path("port").asText());
            });
            JsonNode start = container.path("startupProbe");
            int patience = start.path("periodSeconds").asInt(10)
                    * start.path("failureThreshold").asInt(3);
            if (patience < LONGEST_START)
                findings.add(name + " is given up after a start of " + patience + " s, not " + LONGEST_START + " s");
        });
        return findings;
    }

    /** There is one image for each part, with the tag of one release. */
    static List<String> images(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        Set<String> tags = new TreeSet<>();
        manifests.services().forEach((name, workload) -> {
            String image = Manifests.container(workload).path("image").asText();
            int colon = image.indexOf(':', image.lastIndexOf('/'));
            String tag = colon < 0 ? "" : image.substring(colon + 1);
            String repository = colon < 0 ? image : image.substring(0, colon);
            if (!repository.endsWith(PREFIX + name)) findings.add(name + " is started from the image " + image);
            if (tag.isEmpty() || tag.equals("latest")) findings.add(name + " has no release's tag: " + image);
            tags.add(tag);
        });
        if (tags.size() > 1) findings.add("images of several releases: " + tags);
        return findings;
    }

    /** The heap is as large as with the launcher, with room for the rest of a Java process. */
    static List<String> memory(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        manifests.services().forEach((name, workload) -> {
            String heap = "-Xmx" + Code.heap(name) + "m";
            if (!manifests.environment(workload).getOrDefault(JAVA, "").contains(heap))
                findings.add(name + " is not given " + heap + " as by ./onehall up");
            String limit =
                    Manifests.container(workload).at("/resources/limits/memory").asText();
            if (!limit.endsWith("Mi") || Integer.parseInt(limit.replace("Mi", "")) < Code.heap(name) + BESIDE_HEAP)
                findings.add(name + " has no room beside its heap in " + limit);
        });
        return findings;
    }

    /** The zone has one instance; no node is drained during a game; two instances of a service are on two nodes. */
    static List<String> availability(Manifests manifests, Set<String> once) {
        List<String> findings = new ArrayList<>();
        manifests.services().forEach((name, workload) -> {
            if (once.contains(name) && workload.at("/spec/replicas").asInt() != 1)
                findings.add(name + " runs once: every screen is connected to it");
            if (!workload.at("/spec/podManagementPolicy").asText().equals("Parallel"))
                findings.add(name + " would start one instance after another");
            JsonNode spread = Manifests.pod(workload).at("/topologySpreadConstraints/0");
            if (!spread.path("topologyKey").asText().equals("kubernetes.io/hostname")
                    || !Manifests.chosen(spread.path("labelSelector")).equals(name))
                findings.add(name + " is not spread over nodes");
            ObjectNode none = Manifests.YAML.createObjectNode();
            JsonNode budget =
                    manifests.find("PodDisruptionBudget", name).orElse(none).path("spec");
            int wanted = Set.of("game-state", "virtual-clock", "playing-zone").contains(name) ? 0 : 1;
            if (!budget.path("maxUnavailable").asText().equals(String.valueOf(wanted))
                    || !Manifests.chosen(budget.path("selector")).equals(name))
                findings.add(name + " may be disturbed: maxUnavailable is not " + wanted);
        });
        return findings;
    }
}
