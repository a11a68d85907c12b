package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.Eventually;

/** What Prometheus reads from a hall in which a game is played: everything that rules and dashboards need. */
class MetricsIT {
    private static final Pattern SAMPLE = Pattern.compile("([a-zA-Z_:][\\w:]*)(\\{.*})? (\\S+)");
    /** The most series of one service; a tag that contains a board, a player or a partition exceeds it at once. */
    private static final int MOST_SERIES = 1_500;

    private static final String CUP = "metrics";

    private static RunningHall hall;

    /** A line of a scrape. */
    private record Sample(String name, String labels, double value) {}

    @BeforeAll
    static void theHallRuns() {
        hall = RunningHall.shared();
    }

    private static List<Sample> scrape(String service) {
        return hall.get(hall.management(service) + "/q/metrics", "")
                .body()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(SAMPLE::matcher)
                .filter(Matcher::matches)
                .map(line -> new Sample(
                        line.group(1),
                        Optional.ofNullable(line.group(2)).orElse(""),
                        Double.parseDouble(line.group(3))))
                .toList();
    }

    private static double sum(List<Sample> samples, String name) {
        return samples.stream()
                .filter(sample -> sample.name().equals(name))
                .mapToDouble(Sample::value)
                .sum();
    }

    private static List<String> services(String listed) {
        Predicate<String> meant = switch (listed) {
            case "all" -> _ -> true;
            case "deciders" -> service -> !service.equals("playing-zone");
            case "reactors" -> service -> !service.equals("game-state");
            default -> listed::equals;
        };
        List<String> services = RunningHall.SERVICES.stream().filter(meant).toList();
        assertTrue(!services.isEmpty(), () -> "metrics.csv names no service " + listed);
        return services;
    }

    @Test
    void whatRulesAndDashboardsAskForIsThereWhenAGameIsPlayed() throws IOException {
        double before = sum(scrape("playing-zone"), "move_time_seconds_count");
        try (Cup cup = new Cup(hall, CUP).opened()) {
            cup.check(1);
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5", "g1f3", "b8c6");
            cup.ca()
                    .sees(
                            "four moves in the time of moves",
                            () -> sum(scrape("playing-zone"), "move_time_seconds_count") >= before + 4);
            cup.resign(1);
        }
        Map<String, List<Sample>> scrapes = new HashMap<>();
        for (String service : RunningHall.SERVICES) scrapes.put(service, scrape(service));

        List<String> missing = new ArrayList<>();
        List<String> lines = Files.readAllLines(RunningHall.root().resolve("deploy/monitoring/metrics.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] listed = line.split(",");
            for (String service : services(listed[1])) {
                Set<String> names =
                        scrapes.get(service).stream().map(Sample::name).collect(Collectors.toSet());
                if (!names.contains(listed[0])) missing.add(listed[0] + " of " + service);
            }
        }
        assertEquals(List.of(), missing);

        scrapes.forEach((service, samples) -> {
            RunningHall.figure("%s shows %d series", service, samples.size());
            assertTrue(samples.size() < MOST_SERIES, () -> service + " shows " + samples.size() + " series");
            assertEquals(
                    List.of(),
                    samples.stream()
                            .filter(sample -> sample.labels().contains(CUP + "/1"))
                            .toList(),
                    service);
            Eventually.holds(() -> sum(scrape(service), "service_ready") == 1);
            assertEquals(0, sum(samples, "log_unfolded_total"), service);
            assertTrue(sum(samples, "disk_free_bytes") > 0, service);
            assertTrue(sum(samples, "kafka_consumer_fetch_manager_records_consumed_total") > 0, service);
        });
        assertTrue(sum(scrapes.get("game-state"), "kafka_stream_thread_process_total") >= 5);
        assertTrue(sum(scrapes.get("playing-zone"), "move_time_seconds_sum") > 0);
    }
}
