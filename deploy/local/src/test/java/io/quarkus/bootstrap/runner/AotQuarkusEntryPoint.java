package io.quarkus.bootstrap.runner;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Replaces a built service in the launcher's own test: it is healthy unless told otherwise, accepts a competition and
 * issues two codes.
 */
public final class AotQuarkusEntryPoint {
    private AotQuarkusEntryPoint() {}

    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(System.getenv("QUARKUS_HTTP_PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        int health = Integer.parseInt(System.getenv("QUARKUS_MANAGEMENT_PORT"));
        HttpServer management = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), health), 0);
        management.createContext("/q/health/ready", exchange -> health(exchange, "unready"));
        management.createContext("/q/health/live", exchange -> health(exchange, "dead"));
        management.start();
        server.createContext("/competitions", exchange -> {
            boolean bad =
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8).contains("id: late");
            answer(
                    exchange,
                    bad ? 400 : 200,
                    bad
                            ? "{\"errors\":[{\"file\":\"late.yaml\",\"line\":1,\"key\":\"id\",\"message\":\"is "
                                    + "late\",\"rule\":\"V-01\"}]}"
                            : "{\"competitionId\":\"cup\",\"loaded\":true}");
        });
        server.createContext("/api/codes", exchange -> {
            String asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            answer(exchange, 200, asked.contains("operator") ? """
                [{"code":"OOOO-0000","role":"OPERATOR","name":"Operator","venue":"","board":"","side":""}]""" : """
                [{"code":"AAAA-1111","role":"CHIEF_ARBITER","name":"Ann","venue":"","venueName":"","board":"","side":""},
                 {"code":"BBBB-2222","role":"PLAYER","name":"Bob","venue":"rome","venueName":"Rome","board":"cup/1/1","side":"WHITE"}]""");
        });
        server.start();
    }

    /** Answers a health check; the check fails as long as a file of this name is where the test says. */
    private static void health(HttpExchange exchange, String no) throws IOException {
        boolean down = Files.exists(Path.of(System.getenv("STAND_INS"), no + "-" + System.getenv("ONEHALL_INSTANCE")));
        answer(exchange, down ? 503 : 200, down ? """
                {"status":"DOWN","checks":[{"name":"up","status":"UP"},{"name":"log","status":"DOWN","data":{"onehall.game.events.v1-3":"is behind"}}]}""" : "{}");
    }

    private static void answer(HttpExchange exchange, int status, String json) throws IOException {
        boolean secret = exchange.getRequestURI().getPath().startsWith("/q/")
                || exchange.getRequestHeaders().containsKey("Authorization");
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(secret ? status : 401, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
