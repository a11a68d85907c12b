package org.onehall.chaos;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.onehall.eventlog.BrokerAccess;

/** A hall of containers, which the engine restarts; each venue reaches it through its own network. */
final class ComposedHall implements TriedHall {
    static final List<String> VENUES = List.of("north", "south");
    /** Names of the proxy, one for each venue. */
    static final String HOSTS = VENUES.stream().map(ComposedHall::host).collect(Collectors.joining(", "));

    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final int LOOK_EVERY_MS = 1_000;
    private static final int BROKER_PORT = 9092;

    private final Compose compose;
    private final Path identity;
    private final Set<String> away = ConcurrentHashMap.newKeySet();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();

    /** @param identity the folder that setup wrote */
    ComposedHall(Compose compose, Path identity) {
        this.compose = compose;
        this.identity = identity;
    }

    /** Waits until services of the file are ready. Throws IllegalStateException if they do not become ready. */
    void await(List<String> services) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        for (String service : services) {
            while (!ready(service)) {
                if (System.nanoTime() > deadline) {
                    throw new IllegalStateException(
                            service + " is not ready:\n" + compose.compose("logs", "--no-color", "--tail=40", service));
                }
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }

    /**
     * Reads the addresses of the brokers, and of the proxy in each venue's network, and makes them known to this JVM.
     */
    void learnNames() throws IOException, InterruptedException {
        TestNames.put("broker-1", compose.address("broker-1", "inside").orElseThrow());
        for (String venue : VENUES) {
            TestNames.put(
                    host(venue), compose.address("proxy", "venue-" + venue).orElseThrow());
        }
    }

    /** Makes every client of this JVM trust the proxy's own authority. */
    void trustProxy() throws IOException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                trust(compose.compose("exec", "-T", "proxy", "cat", "/data/caddy/pki/authorities/local/root.crt"));
                return;
            } catch (IllegalStateException notYet) {
                if (System.nanoTime() > deadline) throw notYet;
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }

    private static void trust(String root) throws IOException {
        try {
            KeyStore trusted = KeyStore.getInstance("PKCS12");
            trusted.load(null, null);
            trusted.setCertificateEntry(
                    "proxy",
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(root.getBytes(StandardCharsets.US_ASCII))));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            SSLContext.setDefault(context);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the proxy's root is no certificate: " + root, e);
        }
    }

    private static String host(String venue) {
        return venue + ".hall.test";
    }

    @Override
    public String url(String venue) {
        return "https://" + host(venue.isEmpty() ? VENUES.getFirst() : venue);
    }

    @Override
    public BrokerAccess access() throws IOException {
        return BrokerAccess.of("broker-1:" + BROKER_PORT, identity.resolve("kafka-operator.properties"));
    }

    @Override
    public String operatorToken() throws IOException {
        return Files.readString(identity.resolve("operator.jwt")).strip();
    }

    @Override
    public void load(Path yaml, Map<String, String> files) throws IOException, InterruptedException {
        for (Map.Entry<String, String> beside : files.entrySet()) {
            Files.writeString(yaml.resolveSibling(beside.getKey()), beside.getValue());
        }
        compose.set("ONEHALL_COMPETITION", yaml.toAbsolutePath().getParent().toString());
        compose.set("ONEHALL_HOST", host(VENUES.getFirst())); // links with codes lead to one host only
        compose.compose("run", "--rm", "load", yaml.getFileName().toString());
        compose.set("ONEHALL_HOST", HOSTS);
    }

    @Override
    public Map<String, ProcessHandle> parts() throws IOException, InterruptedException {
        Map<String, ProcessHandle> parts = compose.running();
        parts.keySet().removeAll(Set.of("proxy", "topics"));
        return parts;
    }

    @Override
    public boolean ready(String part) throws InterruptedException {
        try {
            String address = compose.address(part, "inside").orElse("");
            if (address.isEmpty()) return false;
            if (part.startsWith("broker")) return listens(address);
            String port = compose.container(part)
                    .at("/Config/Labels")
                    .path("org.onehall.management")
                    .asText();
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://" + address + ":" + port + "/q/health/ready"))
                    .timeout(Duration.ofSeconds(2))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean listens(String address) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, BROKER_PORT), 1_000);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Override
    public void gone(String part) {
        away.add(part);
    }

    @Override
    public Set<String> away() throws InterruptedException {
        for (String part : Set.copyOf(away)) if (ready(part)) away.remove(part);
        return Set.copyOf(away);
    }

    @Override
    public boolean runs() {
        return true;
    }

    /** Removes everything: containers, networks and volumes. */
    @Override
    public void close() {
        try {
            compose.compose("--profile", "operator", "down", "-v", "--remove-orphans", "-t", "5");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
