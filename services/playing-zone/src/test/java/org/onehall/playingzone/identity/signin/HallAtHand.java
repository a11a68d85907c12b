package org.onehall.playingzone.identity.signin;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.playingzone.edge.rest.SignInResource;

/** The zone's addresses for a sign-in on a port of this machine, with a page, but nothing else of a hall. */
final class HallAtHand implements AutoCloseable {
    private final HttpServer server;
    /** The requested addresses, with their queries. */
    final List<String> asked = new ArrayList<>();

    private SignInResource resource;

    HallAtHand() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    void serve(SignInResource signIn) {
        resource = signIn;
    }

    private void answer(HttpExchange exchange) throws IOException {
        synchronized (asked) {
            asked.add(exchange.getRequestURI().toString());
        }
        try (exchange) {
            Response response = response(exchange);
            response.getStringHeaders()
                    .forEach((name, values) -> values.forEach(
                            value -> exchange.getResponseHeaders().add(name, value)));
            byte[] body = String.valueOf(response.getEntity()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(response.getStatus(), body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private Response response(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return switch (exchange.getRequestMethod() + " "
                    + exchange.getRequestURI().getPath()) {
                case "GET /api/sign-in" -> resource.door();
                case "GET /api/sign-in/start" -> resource.start();
                case "GET /api/sign-in/callback" ->
                    resource.callback(address(exchange), cookie(exchange, "onehall-sign-in"));
                case "POST /api/sign-in" -> resource.enter(cookie(exchange, "onehall-signed-in"), body);
                default -> Response.ok("the page").build();
            };
        } catch (RuntimeException e) {
            return problem(e);
        }
    }

    /** Answers as the zone does with its exception mappers. */
    private static Response problem(RuntimeException e) {
        try {
            var problems = Class.forName("org.onehall.playingzone.edge.rest.Problems");
            var refused = problems.getMethod("refused", e.getClass());
            return (Response) refused.invoke(problems.getConstructor().newInstance(), e);
        } catch (ReflectiveOperationException other) {
            throw new IllegalStateException(e);
        }
    }

    private static String cookie(HttpExchange exchange, String name) {
        return Optional.ofNullable(exchange.getRequestHeaders().get("Cookie")).orElse(List.of()).stream()
                .flatMap(line -> Stream.of(line.split(";")))
                .map(String::strip)
                .filter(one -> one.startsWith(name + "="))
                .findFirst()
                .map(one -> HttpCookie.parse(one).getFirst().getValue())
                .orElse(null);
    }

    private static UriInfo address(HttpExchange exchange) {
        MultivaluedMap<String, String> query = new MultivaluedHashMap<>();
        for (String one : Optional.ofNullable(exchange.getRequestURI().getRawQuery())
                .orElse("")
                .split("&")) {
            String[] parts = one.split("=", 2);
            if (parts.length == 2) query.add(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return (UriInfo) Proxy.newProxyInstance(
                HallAtHand.class.getClassLoader(), new Class<?>[] {UriInfo.class}, (_, method, _) -> {
                    if (method.getName().equals("getQueryParameters")) return query;
                    throw new UnsupportedOperationException(method.getName());
                });
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
