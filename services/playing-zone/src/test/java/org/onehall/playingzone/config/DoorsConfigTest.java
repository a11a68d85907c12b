package org.onehall.playingzone.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoorsConfigTest {
    private static DoorsConfig read(Map<String, String> given) {
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .addDefaultInterceptors()
                .withMapping(DoorsConfig.class)
                .withSources(new PropertiesConfigSource(given, "test", 100))
                .build()
                .getConfigMapping(DoorsConfig.class);
    }

    @Test
    void untoldTheZoneTrustsNobodyAndHasNoOtherAddress() {
        assertEquals(Optional.empty(), read(Map.of()).publicUrl());
        assertEquals(Optional.empty(), read(Map.of()).trustedProxies());
    }

    @Test
    void everyKeyIsRead() {
        DoorsConfig config = read(Map.of(
                "onehall.doors.public-url",
                "https://hall.example.org",
                "onehall.doors.trusted-proxies",
                "127.0.0.1/32,10.0.0.0/24"));
        assertEquals(Optional.of(URI.create("https://hall.example.org")), config.publicUrl());
        assertEquals(Optional.of(List.of("127.0.0.1/32", "10.0.0.0/24")), config.trustedProxies());
    }
}
