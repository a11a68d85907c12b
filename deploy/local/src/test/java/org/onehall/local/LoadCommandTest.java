package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command against a server that answers like the services; ContainersIT uses the services themselves. */
class LoadCommandTest {
    @TempDir
    private Path folder;

    private HttpServer server;
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final AtomicInteger away = new AtomicInteger();
    private volatile int status = 201;
    /** The code of the refusal of codes; empty if there is none. */
    private volatile String noCodes = "";

    private volatile String answer = "{\"competitionId\":\"cup\"}";

    private static final String CODES = """
            [{"code":"AB12","role":"CHIEF_ARBITER","name":"Ann","venue":"","board":"","side":""},
             {"code":"CD34","role":"PLAYER","name":"Bo","venue":"rome","venueName":"Rome","board":"cup/1/1",
              "side":"WHITE"}]
            """;

    private record Ran(int exit, String said, String complained) {}

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        answerAt(server);
        Files.writeString(folder.resolve("cup.yaml"), "id: cup\nplayers: {file: players.csv}\n");
        Files.writeString(folder.resolve("players.csv"), "id,name\n");
        Files.writeString(folder.resolve("operator.jwt"), "a.b.c\n");
    }

    private void answerAt(HttpServer server) {
        server.createContext("/competitions", exchange -> {
            heard.add(exchange.getRequestHeaders().getFirst("Authorization") + " "
                    + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            if (away.getAndDecrement() > 0) answer(exchange, 503, "{}");
            else answer(exchange, status, answer);
        });
        server.createContext("/api/codes", exchange -> {
            if (noCodes.isEmpty()) answer(exchange, 200, CODES);
            else answer(exchange, 409, "{\"code\":\"" + noCodes + "\"}");
        });
        server.start();
    }

    @AfterEach
    void end() {
        server.stop(0);
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private Ran load(String... more) {
        String url = "http://127.0.0.1:" + server.getAddress().getPort();
        List<String> words = new ArrayList<>(List.of(
                "load",
                folder.resolve("cup.yaml").toString(),
                "--zone",
                url + "/",
                "--token",
                folder.resolve("operator.jwt").toString()));
        words.addAll(List.of(more));
        if (!words.contains("--competition-service")) words.addAll(List.of("--competition-service", url));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        StringWriter complained = new StringWriter();
        PrintStream before = System.out;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            int exit =
                    Onehall.run(words.toArray(String[]::new), new PrintWriter(said, true), new PrintWriter(complained));
            return new Ran(exit, said.toString(StandardCharsets.UTF_8), complained.toString());
        } finally {
            System.setOut(before);
        }
    }

    @Test
    void theCompetitionIsLoadedAndCodesAreShownWithThePublicAddress() {
        Ran ran = load("--public-url", "https://hall.example.org");
        assertEquals(0, ran.exit(), ran.complained());
        assertTrue(heard.getFirst().startsWith("Bearer a.b.c {"), heard::toString);
        assertTrue(heard.getFirst().contains("\"players.csv\":\"id,name\\n\""), heard::toString);
        assertTrue(ran.said().contains("https://hall.example.org/#code=CD34"), ran.said());
    }

    @Test
    void codesGoIntoAFileThatOnlyItsOwnerReads() throws IOException {
        Path codes = folder.resolve("codes.txt");
        Ran ran = load("--codes", codes.toString());
        assertEquals(0, ran.exit(), ran.complained());
        assertTrue(Files.readString(codes).contains("#code=AB12"));
        assertTrue(!ran.said().contains("AB12"), ran.said());
    }

    @Test
    void aCompetitionInTheArchiveIsLoadedWithoutCodes() throws IOException { // OCR 17.11
        noCodes = "COMPETITION_ARCHIVED";
        status = 200;
        Path codes = folder.resolve("codes.txt");
        Ran ran = load("--codes", codes.toString());
        assertEquals(0, ran.exit(), ran.complained());
        assertTrue(ran.said().contains("0 codes written"), ran.said());
    }

    @Test
    void anotherRefusalOfCodesIsTold() {
        noCodes = "SOMETHING_ELSE";
        Ran ran = load("--codes", folder.resolve("codes.txt").toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.complained().contains("no enrolment codes were made"), ran.complained());
    }

    @Test
    void aFileThatHoldsNoTokenIsNeitherSentNorTold() throws IOException {
        for (String held : List.of("import socket, os", "a.b", "a.b.c d", "{\"secret\":\"a.b.c\"}", "")) {
            Files.writeString(folder.resolve("operator.jwt"), held);
            Ran ran = load();
            assertEquals(2, ran.exit(), held);
            assertTrue(ran.complained().contains("operator.jwt contains no token"), ran.complained());
            assertTrue(held.isEmpty() || !ran.complained().contains(held), ran.complained());
        }
        assertEquals(List.of(), heard);
    }

    @Test
    void aHallThatIsNotReadyIsWaitedFor() {
        away.set(2);
        Ran ran = load();
        assertEquals(0, ran.exit(), ran.complained());
        assertEquals(3, heard.size());
    }

    @Test
    void whatIsWrongWithTheFilesIsTold() {
        status = 422;
        answer = "{\"errors\":[{\"line\":2,\"key\":\"players\",\"message\":\"nobody plays\"}]}";
        Ran ran = load();
        assertEquals(1, ran.exit());
        assertTrue(ran.complained().contains("cup.yaml:2: players: nobody plays"), ran.complained());
    }

    @Test
    void aWrongAddressIsRefusedWithAnExample() {
        Ran ran = load("--public-url", "hall.example.org");
        assertEquals(2, ran.exit(), ran.said());
        assertTrue(ran.complained().contains("--public-url takes an address such as"), ran.complained());
        assertEquals(List.of(), heard, "earlier codes would have lapsed");
    }

    @Test
    void aFileForCodesThatCannotBeWrittenIsToldBeforeEarlierCodesLapse() {
        Ran ran = load("--codes", folder.resolve("none/codes.txt").toString());
        assertEquals(2, ran.exit(), ran.said());
        assertTrue(ran.complained().contains("codes cannot be written to"), ran.complained());
        assertEquals(List.of(), heard);
    }

    @Test
    void aServiceThatSpeaksTlsIsTrustedByTheHallsOwnAuthorityOnly() throws Exception {
        ServiceCertificates certificates = new ServiceCertificates(folder);
        certificates.makeAuthority();
        certificates.make("competition");
        HttpsServer secure = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        secure.setHttpsConfigurator(new HttpsConfigurator(shown(certificates)));
        answerAt(secure);
        try {
            String url = "https://localhost:" + secure.getAddress().getPort();
            Ran ran = load("--competition-service", url);
            assertEquals(1, ran.exit());
            assertTrue(ran.complained().contains(url + "/competitions is not trusted"), ran.complained());
            assertEquals(
                    0,
                    load(
                                    "--competition-service",
                                    url,
                                    "--authorities",
                                    certificates.authority().toString())
                            .exit());
            assertEquals(1, heard.size());
        } finally {
            secure.stop(0);
        }
    }

    private static SSLContext shown(ServiceCertificates certificates) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        keys.load(null, null);
        try (InputStream file = Files.newInputStream(certificates.certificate("competition"))) {
            String key = Files.readString(certificates.key("competition")).replaceAll("-----.*-----|\\s", "");
            keys.setKeyEntry(
                    "competition",
                    KeyFactory.getInstance("EC")
                            .generatePrivate(
                                    new PKCS8EncodedKeySpec(Base64.getDecoder().decode(key))),
                    new char[0],
                    new Certificate[] {CertificateFactory.getInstance("X.509").generateCertificate(file)});
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, new char[0]);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context;
    }

    @Test
    void aFileWithoutAnAuthorityIsTold() {
        Ran ran = load("--authorities", folder.resolve("operator.jwt").toString());
        assertEquals(2, ran.exit());
        assertTrue(ran.complained().contains("operator.jwt contains no certificate"), ran.complained());
        assertEquals(List.of(), heard);
    }

    @Test
    void aMissingTokenIsTold() throws IOException {
        Files.delete(folder.resolve("operator.jwt"));
        Ran ran = load();
        assertEquals(2, ran.exit());
        assertTrue(ran.complained().contains("operator.jwt cannot be read"), ran.complained());
        assertEquals(List.of(), heard);
    }
}
