package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;
import org.apache.kafka.common.metrics.KafkaMetric;
import org.apache.kafka.common.metrics.MetricsReporter;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every client of the brokers that is made anywhere in a service has the settings of {@code onehall.kafka}. */
class EveryClientTest {
    private static final Map<String, String> SECURITY = Map.of(
            "security.protocol",
            "SASL_PLAINTEXT",
            "sasl.mechanism",
            "PLAIN",
            "ssl.truststore.type",
            "PEM",
            "ssl.endpoint.identification.algorithm",
            "",
            "sasl.jaas.config",
            "org.apache.kafka.common.security.plain.PlainLoginModule required"
                    + " username=\"game-state\" password=\"open sesame\";");

    /** A client creates it because its settings name it, and passes those settings to it. */
    public static final class Seen implements MetricsReporter {
        /** Settings by client id. */
        private static final Map<String, Map<String, ?>> CLIENTS = new ConcurrentHashMap<>();

        @Override
        public void configure(Map<String, ?> settings) {
            CLIENTS.put(String.valueOf(settings.get("client.id")), Map.copyOf(named(settings)));
        }

        private static Map<String, Object> named(Map<String, ?> settings) {
            Map<String, Object> named = new HashMap<>();
            SECURITY.keySet().forEach(name -> named.put(name, String.valueOf(settings.get(name))));
            return named;
        }

        @Override
        public void init(List<KafkaMetric> metrics) {}

        @Override
        public void metricChange(KafkaMetric metric) {}

        @Override
        public void metricRemoval(KafkaMetric metric) {}

        @Override
        public void close() {}
    }

    @TempDir
    private Path folder;

    private KafkaSettings settings() {
        Map<String, String> properties = new HashMap<>(SECURITY);
        properties.put("metric.reporters", Seen.class.getName());
        return new KafkaSettings(new BrokerAccess("127.0.0.1:1", properties), "game-state-1", folder, 1);
    }

    @Test
    void noClientIsMadeWithoutThem() throws Exception {
        KafkaSettings settings = settings();
        Set<String> before = clients();
        StreamsBuilder topology = new StreamsBuilder();
        topology.stream("onehall.game.commands.v1");
        List<AutoCloseable> opened = new ArrayList<>();
        try {
            opened.add(settings.producer());
            opened.add(settings.admin());
            opened.add(KeyIndex.follow("onehall.game.events.v1", settings));
            opened.add(LogReader.start(
                    "answers", settings, List.of("onehall.game.events.v1"), LogReader.From.END, _ -> {}));
            opened.add(Reactor.start("onehall.game-state.notes", settings, List.of("onehall.game.events.v1"), _ -> {}));
            opened.add(new KafkaStreams(topology.build(), settings.streams("game")));
            Set<String> made = clients();
            made.removeAll(before);
            // A producer, an administrator, a reader, a reactor; two of the index;
            // Streams reads, restores, writes, asks.
            assertEquals(10, made.size(), made.toString());
            for (String client : made) assertEquals(SECURITY, Seen.CLIENTS.get(client), client);
        } finally {
            opened.parallelStream().forEach(EveryClientTest::end); // each takes seconds, because no broker answers
        }
    }

    private static void end(AutoCloseable client) {
        try {
            client.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void allSettingsOfClientsHaveThem() throws ReflectiveOperationException {
        List<String> looked = new ArrayList<>();
        for (Method method : KafkaSettings.class.getDeclaredMethods()) {
            if (method.getReturnType() != Properties.class) continue;
            Object[] arguments = Stream.of(method.getParameterTypes())
                    .map(type -> type == Urgency.class ? Urgency.SOON : "game")
                    .toArray();
            method.setAccessible(true);
            Properties made = (Properties) method.invoke(settings(), arguments);
            SECURITY.forEach((name, value) -> assertEquals(value, made.get(name), method.getName() + " " + name));
            looked.add(method.getName());
        }
        assertFalse(looked.isEmpty());
    }

    /** The ids of all clients in this process that are open, whatever their settings. */
    private static Set<String> clients() throws MalformedObjectNameException {
        return ManagementFactory.getPlatformMBeanServer()
                .queryNames(new ObjectName("kafka.*:type=app-info,id=*"), null)
                .stream()
                .filter(name -> !name.getDomain().equals("kafka.streams"))
                .map(name -> name.getKeyProperty("id"))
                .map(id -> id.startsWith("\"") ? ObjectName.unquote(id) : id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
