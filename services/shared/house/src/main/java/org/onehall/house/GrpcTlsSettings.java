package org.onehall.house;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import io.smallrye.config.ConfigValue;
import io.smallrye.config.PropertiesConfigSource;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Turns {@link GrpcTlsConfig} into the settings of Quarkus: gRPC shares the port of HTTP, so that port accepts only
 * TLS, and every gRPC client requires a certificate from the hall's authorities for the name it calls.
 */
public final class GrpcTlsSettings implements ConfigSourceFactory {
    private static final String PREFIX = "onehall.grpc.tls.";
    private static final String CERTIFICATE = PREFIX + "certificate";
    private static final String KEY = PREFIX + "key";
    private static final String AUTHORITIES = PREFIX + "authorities";
    /** The name in Quarkus' TLS registry. */
    private static final String NAME = "grpc";

    private static final Pattern CLIENT = Pattern.compile("quarkus\\.grpc\\.clients\\.\"?([^.\"]+)\"?\\.host");
    /** Overrides the service's own file; its environment overrides this. */
    private static final int ORDINAL = 260;

    /** @throws IllegalStateException if a certificate has no key or a key no certificate */
    @Override
    public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
        Map<String, String> settings = new HashMap<>();
        Optional<String> certificate = text(context, CERTIFICATE);
        Optional<String> key = text(context, KEY);
        if (certificate.isPresent() != key.isPresent())
            throw new IllegalStateException(CERTIFICATE + " and " + KEY + " belong together; "
                    + (key.isPresent() ? CERTIFICATE : KEY) + " is missing");
        boolean serves =
                text(context, PREFIX + "serves").map(Boolean::parseBoolean).orElse(true);
        if (certificate.isPresent() && serves) settings.putAll(server(context, certificate.get(), key.get()));
        text(context, AUTHORITIES).ifPresent(file -> clients(context, file, settings));
        return settings.isEmpty() ? List.of() : List.of(new PropertiesConfigSource(settings, "gRPC over TLS", ORDINAL));
    }

    @Override
    public OptionalInt getPriority() {
        return OptionalInt.of(ORDINAL);
    }

    private static Map<String, String> server(ConfigSourceContext context, String certificate, String key) {
        String bucket = "quarkus.tls." + NAME + ".";
        return Map.of(
                "quarkus.http.insecure-requests",
                "disabled",
                "quarkus.http.ssl-port",
                text(context, "quarkus.http.port").orElse("8080"),
                "quarkus.http.tls-configuration-name",
                NAME,
                bucket + "key-store.pem.own.cert",
                certificate,
                bucket + "key-store.pem.own.key",
                key,
                bucket + "reload-period",
                text(context, PREFIX + "reload").orElse("10m"));
    }

    private static void clients(ConfigSourceContext context, String authorities, Map<String, String> settings) {
        for (Iterator<String> names = context.iterateNames(); names.hasNext(); ) {
            Matcher client = CLIENT.matcher(names.next());
            if (!client.matches()) continue;
            String own = "quarkus.grpc.clients." + client.group(1) + ".";
            settings.put(own + "plain-text", "false");
            settings.put(own + "ssl.trust-store", authorities);
        }
    }

    private static Optional<String> text(ConfigSourceContext context, String name) {
        return Optional.ofNullable(context.getValue(name))
                .map(ConfigValue::getValue)
                .filter(text -> !text.isBlank());
    }
}
