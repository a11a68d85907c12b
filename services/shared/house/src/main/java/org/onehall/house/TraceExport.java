package org.onehall.house;

import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.AutoConfiguredOpenTelemetrySdk;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/**
 * Sends spans to a collector by OTLP over HTTP, where the environment names one: {@code OTEL_EXPORTER_OTLP_ENDPOINT},
 * "http://127.0.0.1:4318", or {@code OTEL_EXPORTER_OTLP_TRACES_ENDPOINT}. OpenTelemetry's other variables apply as
 * usual ({@code OTEL_TRACES_SAMPLER}, {@code OTEL_EXPORTER_OTLP_HEADERS}, {@code OTEL_SDK_DISABLED} and so on), except
 * for the protocol, which is always {@code http/protobuf}. Without a collector no part of the SDK is loaded.
 */
final class TraceExport implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(TraceExport.class);
    private static final String ENDPOINT = "otel.exporter.otlp.endpoint";
    private static final String TRACES_ENDPOINT = "otel.exporter.otlp.traces.endpoint";
    private static final String PROTOCOL = "http/protobuf";
    /** How long the end of a service waits for the last spans to be sent. */
    private static final long END_SECONDS = 2;

    private final OpenTelemetrySdk sdk;

    private TraceExport(OpenTelemetrySdk sdk) {
        this.sdk = sdk;
    }

    /** Empty if the configuration names no collector, or turns the SDK off. */
    static Optional<TraceExport> start(Config config) {
        Optional<String> endpoint = given(config, TRACES_ENDPOINT).or(() -> given(config, ENDPOINT));
        boolean disabled =
                config.getOptionalValue("otel.sdk.disabled", Boolean.class).orElse(false);
        if (endpoint.isEmpty() || disabled) return Optional.empty();
        Map<String, String> settings = new HashMap<>(Map.of(
                "otel.traces.exporter",
                "otlp",
                "otel.metrics.exporter",
                "none",
                "otel.logs.exporter",
                "none",
                "otel.service.name",
                given(config, "quarkus.application.name").orElse("onehall")));
        given(config, ENDPOINT).ifPresent(value -> settings.put(ENDPOINT, value));
        given(config, TRACES_ENDPOINT).ifPresent(value -> settings.put(TRACES_ENDPOINT, value));
        given(config, "onehall.instance")
                .ifPresent(name -> settings.put("otel.resource.attributes", "service.instance.id=" + name));
        OpenTelemetrySdk sdk = AutoConfiguredOpenTelemetrySdk.builder()
                .addPropertiesSupplier(() -> settings)
                .addPropertiesCustomizer(_ ->
                        Map.of("otel.exporter.otlp.protocol", PROTOCOL, "otel.exporter.otlp.traces.protocol", PROTOCOL))
                .disableShutdownHook()
                .build()
                .getOpenTelemetrySdk();
        LOG.info("traces are sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT");
        return Optional.of(new TraceExport(sdk));
    }

    private static Optional<String> given(Config config, String name) {
        return config.getOptionalValue(name, String.class).map(String::strip).filter(value -> !value.isEmpty());
    }

    Tracer tracer() {
        return sdk.getTracer("onehall");
    }

    /** Sends the remaining spans, for at most this many seconds. */
    void end(long seconds) {
        sdk.getSdkTracerProvider().shutdown().join(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        end(END_SECONDS);
    }
}
