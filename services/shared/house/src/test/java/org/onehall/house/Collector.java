package org.onehall.house;

import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;

/** A collector of traces in this process, which receives them like any other: by OTLP over HTTP. */
final class Collector implements AutoCloseable {
    private final HttpServer server;
    private final List<ExportTraceServiceRequest> taken = new ArrayList<>();
    private final List<String> contentTypes = new ArrayList<>();

    Collector() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/traces", exchange -> {
            try (exchange) {
                ExportTraceServiceRequest request = ExportTraceServiceRequest.parseFrom(exchange.getRequestBody());
                synchronized (taken) {
                    taken.add(request);
                    contentTypes.add(exchange.getRequestHeaders().getFirst("Content-Type"));
                }
                exchange.sendResponseHeaders(200, -1);
            }
        });
        server.start();
    }

    String endpoint() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    List<ExportTraceServiceRequest> taken() {
        synchronized (taken) {
            return List.copyOf(taken);
        }
    }

    List<String> contentTypes() {
        synchronized (taken) {
            return List.copyOf(contentTypes);
        }
    }

    /** In the order in which they began. */
    List<Span> spans() {
        return taken().stream()
                .flatMap(request -> request.getResourceSpansList().stream())
                .flatMap(resource -> resource.getScopeSpansList().stream())
                .flatMap(scope -> scope.getSpansList().stream())
                .sorted((a, b) -> Long.compareUnsigned(a.getStartTimeUnixNano(), b.getStartTimeUnixNano()))
                .toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
