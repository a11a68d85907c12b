package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.logging.json.runtime.JsonLogConfig;
import io.quarkus.logging.json.runtime.LoggingJsonRecorder;
import io.quarkus.runtime.ApplicationConfig;
import io.quarkus.runtime.RuntimeValue;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Formatter;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.Level;
import org.junit.jupiter.api.Test;

/** Logs as JSON, by the configuration that every service has. */
class JsonLogTest {
    private static final String HOUSE = "META-INF/microprofile-config.properties";
    private static final Instant AT = Instant.parse("2026-11-27T14:30:05.125Z");

    /** The framework's formatter for the common configuration and a service's environment. */
    private static Optional<Formatter> formatter(Map<String, String> environment) throws Exception {
        Map<String, String> given = new HashMap<>(environment);
        given.put("quarkus.application.name", "game-state");
        var config = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withSources(
                        new PropertiesConfigSource(
                                JsonLogTest.class.getClassLoader().getResource(HOUSE), 90),
                        new PropertiesConfigSource(given, "environment", 300))
                .withMapping(JsonLogConfig.class)
                .withMapping(ApplicationConfig.class)
                .withMappingIgnore("quarkus.**")
                .build();
        return new LoggingJsonRecorder(
                        new RuntimeValue<>(config.getConfigMapping(JsonLogConfig.class)),
                        new RuntimeValue<>(config.getConfigMapping(ApplicationConfig.class)))
                .initializeConsoleJsonLogging()
                .getValue();
    }

    private static ExtLogRecord record() {
        ExtLogRecord record = new ExtLogRecord(
                Level.ERROR,
                "cup/1/21: \"events\"\nare lost",
                ExtLogRecord.FormatStyle.NO_FORMAT,
                JsonLogTest.class.getName());
        record.setLoggerName("org.onehall.House");
        record.setInstant(AT);
        record.putMdc("board", "cup/1/21");
        record.setThrown(new IllegalStateException("gone"));
        return record;
    }

    @Test
    void linesArePlainUnlessAskedFor() throws Exception {
        assertEquals(Optional.empty(), formatter(Map.of()));
        assertEquals(Optional.empty(), formatter(Map.of("ONEHALL_LOG_JSON", "false")));
    }

    @Test
    void oneSettingMakesEachOfThemAnObjectThatSaysWhoTellsIt() throws Exception {
        String line = formatter(Map.of("ONEHALL_LOG_JSON", "true", "onehall.instance", "game-state-2"))
                .orElseThrow()
                .format(record());
        assertEquals(1, line.lines().count(), line);
        assertTrue(line.endsWith("\n"), line);
        JsonNode told = new ObjectMapper().readTree(line);
        assertEquals(AT, OffsetDateTime.parse(told.get("timestamp").asText()).toInstant());
        assertEquals("ERROR", told.get("level").asText());
        assertEquals("org.onehall.House", told.get("loggerName").asText());
        assertEquals("cup/1/21: \"events\"\nare lost", told.get("message").asText());
        assertEquals("cup/1/21", told.get("mdc").get("board").asText());
        assertEquals("game-state", told.get("service").asText());
        assertEquals("game-state-2", told.get("instance").asText());
        assertTrue(told.get("stackTrace").asText().contains("java.lang.IllegalStateException: gone\n\tat "), line);
        assertFalse(told.has("processName"));
    }

    @Test
    void anInstanceThatNobodyNamedIsTheFirstOfItsService() throws Exception {
        String line =
                formatter(Map.of("ONEHALL_LOG_JSON", "true")).orElseThrow().format(record());
        assertEquals(
                "game-state-1",
                new ObjectMapper().readTree(line).get("instance").asText());
    }
}
