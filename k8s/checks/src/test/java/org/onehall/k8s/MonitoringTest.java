package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A cluster is monitored only by the rules and dashboards of deploy/monitoring, which are tested there. */
class MonitoringTest {
    private static final Path SOURCE = Path.of("../../deploy/monitoring");
    private static final String DASHBOARD = "grafana_dashboard";

    private static JsonNode yaml(String file) {
        try {
            return Manifests.YAML.readTree(Files.readString(SOURCE.resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> dashboards() {
        Map<String, String> dashboards = new TreeMap<>();
        try (Stream<Path> files = Files.list(SOURCE.resolve("dashboards"))) {
            for (Path file : files.toList()) dashboards.put(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return dashboards;
    }

    private static List<String> findings(Manifests manifests) {
        List<String> findings = new ArrayList<>();
        if (!manifests
                .get("PrometheusRule", "hall")
                .at("/spec/groups")
                .equals(yaml("rules.yaml").path("groups"))) findings.add("alerts are not those of deploy/monitoring");
        Map<String, String> shown = new TreeMap<>();
        manifests.ofKind("ConfigMap").stream()
                .filter(one -> one.at("/metadata/labels").has(DASHBOARD))
                .forEach(one -> shown.putAll(Manifests.map(one.path("data"))));
        if (!shown.equals(dashboards())) findings.add("dashboards are not those of deploy/monitoring");

        JsonNode job = yaml("prometheus.yaml").path("scrape_configs").path(0);
        JsonNode monitor = manifests.get("ServiceMonitor", "hall").path("spec");
        JsonNode endpoint = monitor.at("/endpoints/0");
        if (!endpoint.path("path").equals(job.path("metrics_path"))) findings.add("metrics are read at another path");
        Map<String, String> selector = Manifests.map(monitor.at("/selector/matchLabels"));
        manifests.services().keySet().forEach(name -> {
            JsonNode service = manifests.get("Service", name);
            Map<String, String> labels = Manifests.map(service.at("/metadata/labels"));
            if (!labels.entrySet().containsAll(selector.entrySet())) findings.add(name + " is not watched");
            // the job's name is the value of this label
            if (!job.path("job_name")
                    .asText()
                    .equals(labels.get(monitor.path("jobLabel").asText())))
                findings.add(name + " is watched as another job than " + job.path("job_name"));
            if (Manifests.named(service.at("/spec/ports"), endpoint.path("port").asText())
                            .path("port")
                            .asInt()
                    != Code.management(name)) findings.add(name + " shows no metrics at " + endpoint.path("port"));
        });
        return findings;
    }

    @ParameterizedTest
    @ValueSource(strings = {"federation", "rehearsal"})
    void aClusterIsWatchedAsAHallOnOneMachine(String overlay) throws Exception {
        assertEquals(List.of(), findings(Manifests.overlay(overlay)));
    }

    @TestFactory
    Stream<DynamicTest> everyChangeIsFound() throws Exception {
        Manifests sound = Manifests.overlay("federation");
        Map<String, Consumer<Manifests>> changes = new LinkedHashMap<>();
        changes.put("alerts: a metric is renamed", all -> {
            ObjectNode rule = rule(all, 0);
            rule.put("expr", rule.path("expr").asText().replace("up{", "upp{"));
        });
        changes.put("alerts: one waits longer", all -> rule(all, 0).put("for", "1h"));
        changes.put("alerts: one is forgotten", all -> rules(all).remove(0));
        changes.put("alerts: one more", all -> rules(all).addObject().put("alert", "Own"));
        changes.put("dashboards: one is changed", all -> dashboard(all).put("hall.json", "{}"));
        changes.put("dashboards: one is forgotten", all -> dashboard(all).remove("hall.json"));
        changes.put(
                "is not watched",
                all -> spec(all).withObject("/selector/matchLabels").put("app.kubernetes.io/component", "other"));
        changes.put("another job", all -> spec(all).put("jobLabel", "app.kubernetes.io/name"));
        changes.put("shows no metrics", all -> endpoint(all).put("port", "http"));
        changes.put("another path", all -> endpoint(all).put("path", "/metrics"));
        return changes.entrySet().stream()
                .map(change -> DynamicTest.dynamicTest(change.getKey(), () -> {
                    Manifests changed = sound.copy();
                    change.getValue().accept(changed);
                    assertFalse(changed.equals(sound));
                    List<String> found = findings(changed);
                    assertTrue(
                            found.stream()
                                    .anyMatch(
                                            one -> one.contains(change.getKey().split(":")[0])),
                            found::toString);
                }));
    }

    private static ArrayNode rules(Manifests all) {
        return (ArrayNode) all.get("PrometheusRule", "hall").at("/spec/groups/0/rules");
    }

    private static ObjectNode rule(Manifests all, int number) {
        return (ObjectNode) rules(all).path(number);
    }

    private static ObjectNode dashboard(Manifests all) {
        return (ObjectNode) all.config("dashboard-hall").orElseThrow().path("data");
    }

    private static ObjectNode spec(Manifests all) {
        return (ObjectNode) all.get("ServiceMonitor", "hall").path("spec");
    }

    private static ObjectNode endpoint(Manifests all) {
        return (ObjectNode) spec(all).at("/endpoints/0");
    }
}
