package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/**
 * What deploy/monitoring asks of Prometheus: Prometheus' own tool accepts it, each alert is tested, and only metrics
 * listed in metrics.csv are used, which MetricsIT compares with a running hall.
 */
@Tag("slow")
class MonitoringTest {
    private static final Path FOLDER = Path.of("../monitoring");
    private static final List<String> DASHBOARDS = List.of("hall", "venue", "log");
    /** The metrics that Prometheus itself creates for every hall. */
    private static final Set<String> OF_PROMETHEUS = Set.of("up", "ALERTS");

    private static final Set<String> WORDS = Set.of("and", "or", "unless", "bool", "offset", "inf", "nan");
    private static final Pattern LABELS = Pattern.compile(
            "\"[^\"]*\"|\\{[^}]*}|\\[[^]]*]|\\b(by|without|on|ignoring|group_left|group_right)\\s*\\([^)]*\\)");
    private static final Pattern METRIC = Pattern.compile("(?<![\\w:])[a-zA-Z_:][\\w:]*+(?!\\s*\\()");

    @TempDir
    Path copy;

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> listed() {
        return text(FOLDER.resolve("metrics.csv"))
                .lines()
                .skip(1)
                .map(line -> line.split(",")[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The metrics that an expression uses. */
    private static Set<String> metrics(String expression) {
        return METRIC.matcher(LABELS.matcher(expression).replaceAll(" "))
                .results()
                .map(found -> found.group())
                .filter(name -> !WORDS.contains(name) && !OF_PROMETHEUS.contains(name))
                .collect(Collectors.toSet());
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rules(String yaml) {
        Map<String, List<Map<String, Object>>> read = new Yaml().load(yaml);
        return read.get("groups").stream()
                .flatMap(group -> ((List<Map<String, Object>>) group.get("rules")).stream())
                .toList();
    }

    /** The expressions by the place where they are used. */
    private static Map<String, String> asked(String rules) {
        Map<String, String> asked = new TreeMap<>();
        for (Map<String, Object> rule : rules(rules))
            asked.put("alert " + rule.get("alert"), String.valueOf(rule.get("expr")));
        for (String dashboard : DASHBOARDS) {
            for (JsonNode panel : dashboard(dashboard).path("panels"))
                for (JsonNode target : panel.path("targets"))
                    asked.put(
                            dashboard + ", " + panel.path("title").asText() + " "
                                    + target.path("refId").asText(),
                            target.path("expr").asText());
        }
        return asked;
    }

    private static JsonNode dashboard(String name) {
        try {
            return new ObjectMapper().readTree(text(FOLDER.resolve("dashboards/" + name + ".json")));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** The metrics used although metrics.csv does not list them: "alert X asks for y". */
    private static List<String> unlisted(String rules) {
        Set<String> listed = listed();
        List<String> unlisted = new ArrayList<>();
        asked(rules)
                .forEach((where, expression) -> metrics(expression).stream()
                        .filter(metric -> !listed.contains(metric))
                        .forEach(metric -> unlisted.add(where + " asks for " + metric)));
        return unlisted;
    }

    @Test
    void theMetricsOfAnExpressionAreFound() {
        assertEquals(
                Set.of("a_bucket", "b:c", "d"),
                metrics("histogram_quantile(0.9, sum by (le) (rate(a_bucket{x=\"y z\"}[5m])))"
                        + " / on(service) group_left(version) b:c or 1e9 * max(d) > bool 0 and up == 0"));
    }

    @Test
    void whatIsListedIsWhatRulesAndDashboardsAskFor() {
        String rules = text(FOLDER.resolve("rules.yaml"));
        assertEquals(List.of(), unlisted(rules));
        assertEquals(
                listed(),
                asked(rules).values().stream()
                        .flatMap(one -> metrics(one).stream())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void aMetricThatIsRenamedInARuleIsFound() {
        String rules = text(FOLDER.resolve("rules.yaml"));
        Set<String> renamed = new HashSet<>();
        for (String metric : listed()) {
            if (!rules.contains(metric)) continue;
            renamed.add(metric);
            List<String> found = unlisted(rules.replaceAll("\\b" + metric + "\\b", metric + "_renamed"));
            assertTrue(
                    found.stream().anyMatch(one -> one.endsWith(" asks for " + metric + "_renamed")),
                    () -> metric + ": " + found);
        }
        assertTrue(renamed.size() >= 20, renamed::toString);
    }

    @Test
    void eachAlertNamesItsPromiseSaysWhatToDoAndIsTested() {
        String tests = text(FOLDER.resolve("rules-test.yaml"));
        for (Map<String, Object> rule : rules(text(FOLDER.resolve("rules.yaml")))) {
            Map<?, ?> notes = (Map<?, ?>) rule.get("annotations");
            for (String note : List.of("promise", "summary", "action"))
                assertTrue(String.valueOf(notes.get(note)).length() >= 5, () -> rule.get("alert") + " has no " + note);
            assertTrue(
                    tests.contains("alertname=\"" + rule.get("alert") + "\"}', value: 1}"),
                    () -> rule.get("alert") + " is never seen to fire");
            assertTrue(
                    Set.of("critical", "warning").contains(((Map<?, ?>) rule.get("labels")).get("severity")),
                    rule::toString);
        }
    }

    @Test
    void prometheusAsksEachServiceAtItsPort() {
        Map<String, List<Map<String, Object>>> read = new Yaml().load(text(FOLDER.resolve("prometheus.yaml")));
        Map<String, Object> job = read.get("scrape_configs").getFirst();
        List<String> targets = ((List<?>) job.get("static_configs"))
                .stream()
                        .map(one -> (Map<?, ?>) one)
                        .map(one -> ((Map<?, ?>) one.get("labels")).get("service") + " " + one.get("targets"))
                        .toList();
        Ports ports = new Ports(8080);
        assertEquals(
                Stream.of(Part.values())
                        .map(part ->
                                part.service() + " [127.0.0.1:" + ports.management(new Scale.Instance(part, 1)) + "]")
                        .toList(),
                targets);
        assertEquals("/q/metrics", job.get("metrics_path"));
    }

    // ---- by Prometheus' own tool

    private record Said(int exit, String text) {}

    private static Said promtool(Path folder, String... arguments) throws IOException, InterruptedException {
        Process tool = new ProcessBuilder(Stream.concat(Stream.of("promtool"), Stream.of(arguments))
                        .toList())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(tool.waitFor(), said);
    }

    private static void assumeThereIsPromtool() {
        boolean there = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "promtool")));
        assumeTrue(there, "promtool is missing: install the package prometheus to check rules and dashboards");
    }

    @Test
    void rulesAndConfigurationAreSound() throws Exception {
        assumeThereIsPromtool();
        Said rules = promtool(FOLDER, "check", "rules", "rules.yaml");
        assertEquals(0, rules.exit(), rules.text());
        Said config = promtool(FOLDER, "check", "config", "prometheus.yaml");
        assertEquals(0, config.exit(), config.text());
    }

    @Test
    void expressionsOfDashboardsAreSound() throws Exception {
        assumeThereIsPromtool();
        List<Map<String, String>> recorded = new ArrayList<>();
        for (String expression : asked(text(FOLDER.resolve("rules.yaml"))).values())
            recorded.add(Map.of(
                    "record",
                    "expression:number:" + recorded.size(),
                    "expr",
                    expression.replace("$__rate_interval", "1m")));
        Path file = copy.resolve("dashboards.yaml");
        Files.writeString(
                file, new Yaml().dump(Map.of("groups", List.of(Map.of("name", "dashboards", "rules", recorded)))));
        Said said = promtool(copy, "check", "rules", file.toString());
        assertEquals(0, said.exit(), said.text());
        assertTrue(said.text().contains(recorded.size() + " rules found"), said.text());
    }

    @Test
    void alertsFireWhenTheyMustAndNoTestPassesWithAnotherMetricOrThreshold() throws Exception {
        assumeThereIsPromtool();
        Said sound = promtool(FOLDER, "test", "rules", "rules-test.yaml");
        assertEquals(0, sound.exit(), sound.text());
        String rules = text(FOLDER.resolve("rules.yaml"));
        Files.copy(FOLDER.resolve("rules-test.yaml"), copy.resolve("rules-test.yaml"));
        for (Map.Entry<String, String> change : Map.of(
                        "log_unfolded_total",
                        "log_unfolded_events_total",
                        "[5m]))) > 0.5",
                        "[5m]))) > 50",
                        "state=\"OVERDUE\"",
                        "state=\"LATE\"")
                .entrySet()) {
            String changed = rules.replace(change.getKey(), change.getValue());
            assertNotEquals(rules, changed, change::toString);
            Files.writeString(copy.resolve("rules.yaml"), changed);
            assertEquals(1, promtool(copy, "test", "rules", "rules-test.yaml").exit(), change::toString);
        }
    }
}
