package org.onehall.playingzone.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;

/** Settings for officials' sign-in with a provider. */
public class OidcConfigTest {
    /** The settings with these values. */
    public static OidcConfig read(Map<String, String> given) {
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .addDefaultInterceptors()
                .withMapping(OidcConfig.class)
                .withSources(new PropertiesConfigSource(given, "test", 100))
                .build()
                .getConfigMapping(OidcConfig.class);
    }

    @Test
    void untoldThereIsNoProvider() {
        OidcConfig config = read(Map.of());
        assertEquals(
                List.of(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                List.of(
                        config.discoveryUrl(),
                        config.name(),
                        config.clientId(),
                        config.clientSecret(),
                        config.tlsConfigurationName(),
                        config.hallUrl()));
        assertEquals(List.of(), config.officials());
        assertEquals(List.of("openid", "profile", "email"), config.scopes());
        assertEquals("login", config.prompt());
        assertEquals(Duration.ofSeconds(5), config.patience());
    }

    @Test
    void everyKeyIsRead() {
        OidcConfig config = read(Map.ofEntries(
                Map.entry("onehall.oidc.discovery-url", "https://login.example.org/realms/chess"),
                Map.entry("onehall.oidc.name", "Federation"),
                Map.entry("onehall.oidc.client-id", "hall"),
                Map.entry("onehall.oidc.client-secret", "secret"),
                Map.entry("onehall.oidc.scopes", "openid,groups"),
                Map.entry("onehall.oidc.prompt", "none"),
                Map.entry("onehall.oidc.tls-configuration-name", "federation"),
                Map.entry("onehall.oidc.patience", "7s"),
                Map.entry("onehall.doors.public-url", "https://hall.example.org"),
                Map.entry("onehall.oidc.officials[0].claim", "groups"),
                Map.entry("onehall.oidc.officials[0].value", "lca-rome"),
                Map.entry("onehall.oidc.officials[0].role", "local-chief-arbiter"),
                Map.entry("onehall.oidc.officials[0].venue", "rome"),
                Map.entry("onehall.oidc.officials[0].official", "lca-1"),
                Map.entry("onehall.oidc.officials[0].competition", "cup"),
                Map.entry("onehall.oidc.officials[1].claim", "sub"),
                Map.entry("onehall.oidc.officials[1].value", "42"),
                Map.entry("onehall.oidc.officials[1].role", "CHIEF_ARBITER")));
        assertEquals(Optional.of(URI.create("https://login.example.org/realms/chess")), config.discoveryUrl());
        assertEquals(
                List.of("Federation", "hall", "secret", "federation"),
                List.of(
                        config.name().orElseThrow(),
                        config.clientId().orElseThrow(),
                        config.clientSecret().orElseThrow(),
                        config.tlsConfigurationName().orElseThrow()));
        assertEquals(List.of("openid", "groups"), config.scopes());
        assertEquals("none", config.prompt());
        assertEquals(Duration.ofSeconds(7), config.patience());
        assertEquals(Optional.of(URI.create("https://hall.example.org")), config.hallUrl(), "the hall's public URL");
        assertEquals(
                List.of(
                        "groups lca-rome LOCAL_CHIEF_ARBITER Optional[rome] Optional[lca-1] Optional[cup]",
                        "sub 42 CHIEF_ARBITER Optional.empty Optional.empty Optional.empty"),
                config.officials().stream().map(OidcConfigTest::text).toList());
        assertEquals(Role.CHIEF_ARBITER, config.officials().getLast().role());
    }

    private static String text(OidcConfig.Office office) {
        return office.claim() + " " + office.value() + " " + office.role() + " " + office.venue() + " "
                + office.official() + " " + office.competition();
    }
}
