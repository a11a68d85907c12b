package org.onehall.playingzone.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class AdmissionConfigTest {
    private static AdmissionConfig read(Map<String, String> given) {
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .addDefaultInterceptors()
                .withMapping(AdmissionConfig.class)
                .withSources(new PropertiesConfigSource(given, "test", 100))
                .build()
                .getConfigMapping(AdmissionConfig.class);
    }

    @Test
    void defaultsFitAHallOfAThousandBoards() {
        AdmissionConfig config = read(Map.of());
        assertEquals(1_000, config.perAddress());
        assertEquals(5_000, config.total());
        assertEquals(Duration.ofSeconds(60), config.idle());
        assertEquals(20, config.screensPerSession());
        assertEquals(0, config.managementPort());
        assertEquals(8087, read(Map.of("quarkus.management.port", "8087")).managementPort());
    }

    @Test
    void everyKeyIsRead() {
        AdmissionConfig config = read(Map.of(
                "onehall.admission.per-address",
                "7",
                "onehall.admission.total",
                "8",
                "onehall.admission.idle",
                "9s",
                "onehall.admission.screens-per-session",
                "3",
                "onehall.admission.management-port",
                "4"));
        assertEquals(7, config.perAddress());
        assertEquals(8, config.total());
        assertEquals(Duration.ofSeconds(9), config.idle());
        assertEquals(3, config.screensPerSession());
        assertEquals(4, config.managementPort());
    }

    @Test
    void nothingOfThePublicPortIsLeftToHttp2OrToHealth() throws IOException {
        Properties settings = new Properties();
        try (Reader file = Files.newBufferedReader(Path.of("src/main/resources/application.properties"))) {
            settings.load(file);
        }
        assertEquals("false", settings.getProperty("quarkus.http.http2"));
        assertEquals("60S", settings.getProperty("quarkus.http.idle-timeout"));
        assertEquals("8087", settings.getProperty("quarkus.management.port"));
    }
}
