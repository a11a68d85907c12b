package org.onehall.house;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.common.metrics.JmxReporter;
import org.apache.kafka.common.metrics.KafkaMetric;
import org.apache.kafka.common.metrics.MetricsReporter;

/**
 * Shows the metrics of each Kafka client that an operator watches, in the service's registry. Kafka itself notifies
 * this reporter of every metric that is added or removed, so metrics exist from a client's start to its end. Only the
 * metrics listed here are shown, none by partition, broker or key: a client has hundreds.
 *
 * <p>Named as Micrometer names them: "records-lag-max" of "consumer-fetch-manager-metrics" is
 * {@code kafka.consumer.fetch.manager.records.lag.max}, distinguished by {@code client.id}.
 */
public final class KafkaMeters implements MetricsReporter {
    private static final String REGISTRY = "onehall.metrics.registry";
    /** The process id in names of Streams' clients and threads; it is different after each start. */
    private static final Pattern PROCESS = Pattern.compile("-\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

    private static final Set<String> CLIENT = Set.of("client-id");
    private static final Set<String> THREAD = Set.of("thread-id");
    private static final Set<String> TASK = Set.of("thread-id", "task-id");

    /**
     * The metrics of a group that are shown.
     *
     * @param tags exactly the tags of a metric that is shown; a metric with more tags is for one partition or one
     *     broker
     * @param gauges current values
     * @param totals values that only grow while the client lives
     */
    private record Shown(Set<String> tags, Set<String> gauges, Set<String> totals) {}

    private static final Map<String, Shown> SHOWN = Map.of(
            "consumer-fetch-manager-metrics",
                    new Shown(CLIENT, Set.of("records-lag-max", "fetch-latency-max"), Set.of("records-consumed-total")),
            "consumer-metrics",
                    new Shown(
                            CLIENT,
                            Set.of("connection-count", "last-poll-seconds-ago"),
                            Set.of("failed-authentication-total")),
            "consumer-coordinator-metrics",
                    new Shown(CLIENT, Set.of(), Set.of("rebalance-total", "failed-rebalance-total")),
            "producer-metrics",
                    new Shown(
                            CLIENT,
                            Set.of("request-latency-max", "connection-count"),
                            Set.of(
                                    "record-send-total",
                                    "record-error-total",
                                    "record-retry-total",
                                    "txn-commit-time-ns-total",
                                    "failed-authentication-total")),
            "stream-metrics", new Shown(CLIENT, Set.of("alive-stream-threads", "failed-stream-threads"), Set.of()),
            "stream-thread-metrics",
                    new Shown(
                            THREAD,
                            Set.of(
                                    "commit-latency-avg",
                                    "commit-latency-max",
                                    "process-latency-avg",
                                    "process-latency-max"),
                            Set.of("process-total", "commit-total")),
            // Unlike Kafka's other totals, this one shrinks: it counts the records left to restore.
            "stream-task-metrics", new Shown(TASK, Set.of("restore-remaining-records-total"), Set.of()),
            "stream-state-updater-metrics",
                    new Shown(THREAD, Set.of("active-restoring-tasks", "standby-updating-tasks"), Set.of()));

    private final Map<MetricName, Meter> bound = new ConcurrentHashMap<>();
    private MeterRegistry registry;

    /**
     * The additional settings with which a client puts its metrics into a registry.
     *
     * @param settings the client's settings; its own reporters stay
     */
    public static Map<String, Object> into(MeterRegistry registry, Map<String, String> settings) {
        String others =
                settings.getOrDefault(CommonClientConfigs.METRIC_REPORTER_CLASSES_CONFIG, JmxReporter.class.getName());
        return Map.of(
                CommonClientConfigs.METRIC_REPORTER_CLASSES_CONFIG,
                others + "," + KafkaMeters.class.getName(),
                REGISTRY,
                registry);
    }

    @Override
    public void configure(Map<String, ?> settings) {
        registry = (MeterRegistry) settings.get(REGISTRY);
    }

    @Override
    public void init(List<KafkaMetric> metrics) {
        metrics.forEach(this::metricChange);
    }

    @Override
    public void metricChange(KafkaMetric metric) {
        MetricName name = metric.metricName();
        Shown shown = SHOWN.get(name.group());
        if (shown == null || !shown.tags().equals(name.tags().keySet())) return;
        if (shown.totals().contains(name.name()))
            bound.put(
                    name,
                    FunctionCounter.builder(id(name, name.name()), metric, KafkaMeters::value)
                            .description(name.description())
                            .tags(tags(name))
                            .register(registry));
        if (shown.gauges().contains(name.name()))
            bound.put(
                    name,
                    Gauge.builder(id(name, name.name().replaceFirst("-total$", "")), metric, KafkaMeters::value)
                            .description(name.description())
                            .tags(tags(name))
                            .register(registry));
    }

    @Override
    public void metricRemoval(KafkaMetric metric) {
        Meter meter = bound.remove(metric.metricName());
        if (meter != null) registry.remove(meter);
    }

    @Override
    public void close() {
        bound.values().forEach(registry::remove);
        bound.clear();
    }

    private static String id(MetricName metric, String name) {
        return "kafka." + (metric.group().replaceFirst("-metrics$", "") + "." + name).replace('-', '.');
    }

    private static List<Tag> tags(MetricName metric) {
        return metric.tags().entrySet().stream()
                .map(tag -> Tag.of(
                        tag.getKey().replace('-', '.'),
                        PROCESS.matcher(tag.getValue()).replaceFirst("")))
                .toList();
    }

    private static double value(KafkaMetric metric) {
        return metric.metricValue() instanceof Number number ? number.doubleValue() : Double.NaN;
    }
}
