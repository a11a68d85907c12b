package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command against a server that answers like the playing zone. */
class OperatorCommandTest {
    @TempDir
    private Path folder;

    private HttpServer server;
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private volatile int status = 200;
    private volatile String problem = "NOT_YET";

    private record Ran(int exit, String said, String complained) {}

    @BeforeEach
    void serve() throws IOException {
        Files.writeString(folder.resolve("operator.jwt"), "a.b.c\n");
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/api/codes", exchange -> {
            heard.add(exchange.getRequestHeaders().getFirst("Authorization") + " "
                    + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            byte[] body = (status == 200
                            ? "[{\"code\":\"AB12-CD34\",\"role\":\"OPERATOR\"}]"
                            : "{\"detail\":\"not yet\",\"code\":\"" + problem + "\"}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void end() {
        server.stop(0);
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private static Ran run(String... words) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        StringWriter complained = new StringWriter();
        PrintStream before = System.out;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            int exit = Onehall.run(words, new PrintWriter(said, true), new PrintWriter(complained));
            return new Ran(exit, said.toString(StandardCharsets.UTF_8), complained.toString());
        } finally {
            System.setOut(before);
        }
    }

    private Ran operator() {
        return run(
                "operator",
                "--zone",
                url() + "/",
                "--token",
                folder.resolve("operator.jwt").toString());
    }

    @Test
    void theCodeIsPrintedWithTheAddressOfThePage() {
        Ran ran = operator();
        assertEquals(0, ran.exit(), ran.complained());
        assertEquals("Events: " + url() + "/events, code AB12-CD34\n", ran.said());
        assertEquals(List.of("Bearer a.b.c {\"for\":\"operator\"}"), heard);
    }

    @Test
    void aHallThatMakesNoCodeIsSaid() {
        for (int refused : List.of(403, 503)) {
            status = refused;
            Ran ran = operator();
            assertEquals(1, ran.exit());
            assertTrue(ran.complained().contains("status " + refused + ", not yet"), ran.complained());
        }
    }

    @Test
    void onlyAnArchivedCompetitionHasNoCodes() throws InterruptedException {
        Operator operator = new Operator(HttpClient.newHttpClient(), url(), url(), "a.b.c");
        status = 409;
        assertThrows(Complaint.class, () -> operator.codes("cup"));
        problem = "COMPETITION_ARCHIVED";
        assertEquals(List.of(), operator.codes("cup"));
    }

    @Test
    void aFileWithoutATokenIsNotSent() throws IOException {
        Files.writeString(folder.resolve("operator.jwt"), "something else");
        assertEquals(2, operator().exit());
        assertEquals(List.of(), heard);
    }

    @Test
    void aFolderWithoutARunningHallIsSaid() {
        Ran ran = run("operator", "--data", folder.resolve("none").toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.complained().contains("no hall is running on"), ran.complained());
    }
}
