package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.GrpcSslContexts;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.quarkus.grpc.runtime.config.GrpcClientConfiguration;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.PlayResponse;

/** Services that use TLS between each other verify the other side, and report when they cannot. */
@Tag("slow")
class GrpcTlsTest {
    @TempDir
    static Path folder;

    private final List<Server> servers = new ArrayList<>();
    private ManagedChannel channel;

    private static final class Game extends GameServiceGrpc.GameServiceImplBase {
        @Override
        public void play(PlayRequest request, StreamObserver<PlayResponse> answer) {
            answer.onNext(PlayResponse.getDefaultInstance());
            answer.onCompleted();
        }
    }

    /** Certificates of these names; all of them except "stranger" are the trusted authorities. */
    @BeforeAll
    static void certificates() throws Exception {
        StringBuilder authorities = new StringBuilder();
        for (String name : List.of("localhost", "127.0.0.1", "virtual-clock", "stranger")) {
            Path certificate = certify(folder, name);
            if (!name.equals("stranger")) authorities.append(Files.readString(certificate));
        }
        Files.writeString(folder.resolve("authorities.pem"), authorities);
    }

    /** Makes a certificate of this name, and its key beside it. */
    static Path certify(Path folder, String name) throws Exception {
        Path store = folder.resolve(name + ".p12");
        String san = name.startsWith("1") ? "ip:" + name : "dns:" + (name.equals("stranger") ? "localhost" : name);
        Process made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "own",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=" + name,
                        "-ext",
                        "san=" + san,
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        "password")
                .redirectErrorStream(true)
                .start();
        String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, made.waitFor(), said);
        KeyStore keys = KeyStore.getInstance(store.toFile(), "password".toCharArray());
        Files.writeString(
                folder.resolve(name + ".key"),
                pem("PRIVATE KEY", keys.getKey("own", "password".toCharArray()).getEncoded()));
        return Files.writeString(
                folder.resolve(name + ".crt"),
                pem("CERTIFICATE", keys.getCertificate("own").getEncoded()));
    }

    private static String pem(String what, byte[] content) {
        return "-----BEGIN " + what + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content) + "\n-----END " + what
                + "-----\n";
    }

    @AfterEach
    void end() {
        if (channel != null) channel.shutdownNow();
        servers.forEach(Server::shutdownNow);
    }

    /** The port of a game-state that shows a certificate of this name. */
    private int serve(String certificate) throws IOException {
        var builder = NettyServerBuilder.forAddress(new InetSocketAddress("127.0.0.1", 0))
                .addService(new Game());
        if (!certificate.isEmpty())
            builder.sslContext(GrpcSslContexts.forServer(
                            folder.resolve(certificate + ".crt").toFile(),
                            folder.resolve(certificate + ".key").toFile())
                    .build());
        servers.add(builder.build().start());
        return servers.getLast().getPort();
    }

    /** A client as Quarkus creates it, with TLS or without. */
    private GameServiceGrpc.GameServiceBlockingStub game(String addresses, boolean tls) throws IOException {
        var several = new SeveralAddresses();
        several.config = (HouseConfig) Proxy.newProxyInstance(
                GrpcTlsTest.class.getClassLoader(),
                new Class<?>[] {HouseConfig.class},
                (_, method, _) -> switch (method.getName()) {
                    case "addresses" -> Map.of("game", addresses);
                    case "hedged" -> Map.of();
                    default -> throw new UnsupportedOperationException(method.getName());
                });
        var client = (GrpcClientConfiguration) Proxy.newProxyInstance(
                GrpcTlsTest.class.getClassLoader(),
                new Class<?>[] {GrpcClientConfiguration.class},
                (_, method, _) -> method.getName().equals("retry"));
        NettyChannelBuilder builder =
                NettyChannelBuilder.forTarget("dns:///127.0.0.1:1").enableRetry();
        builder.defaultServiceConfig(several.customize("game", client, builder));
        if (tls)
            builder.sslContext(GrpcSslContexts.forClient()
                    .trustManager(folder.resolve("authorities.pem").toFile())
                    .build());
        else builder.usePlaintext();
        channel = builder.build();
        return GameServiceGrpc.newBlockingStub(channel).withDeadlineAfter(60, TimeUnit.SECONDS);
    }

    private Status refused(GameServiceGrpc.GameServiceBlockingStub game) {
        return assertThrows(StatusRuntimeException.class, () -> game.play(PlayRequest.getDefaultInstance()))
                .getStatus();
    }

    private static String trouble(Status status) {
        return TlsTroubles.trouble("game-state:8081", status).orElse("nothing of " + status);
    }

    @Test
    void aCallGetsThroughToWhomeverIsCalledByItsOwnName() throws IOException {
        assertEquals(
                PlayResponse.getDefaultInstance(),
                game("localhost:" + serve("localhost"), true).play(PlayRequest.getDefaultInstance()));
    }

    @Test
    void eachOfSeveralInstancesIsKnownByTheNameItWasFoundBy() throws IOException {
        int away = serve("localhost");
        servers.getLast().shutdownNow();
        assertEquals(
                PlayResponse.getDefaultInstance(),
                game("localhost:" + away + ",127.0.0.1:" + serve("127.0.0.1"), true)
                        .withWaitForReady()
                        .play(PlayRequest.getDefaultInstance()));
    }

    @Test
    void aCertificateOfAnotherNameOrAuthorityIsRefused() throws IOException {
        for (String other : List.of("virtual-clock", "stranger")) {
            Status status = refused(game("localhost:" + serve(other), true));
            assertEquals(Status.Code.UNAVAILABLE, status.getCode());
            assertTrue(
                    trouble(status)
                            .startsWith("nothing was sent to game-state:8081, which showed no certificate"
                                    + " for this name by an authority in ONEHALL_GRPC_TLS_AUTHORITIES ("),
                    trouble(status));
            end();
        }
    }

    @Test
    void aClientWithoutTlsIsRefusedAndTheServerSaysWhatToDo() throws IOException {
        assertEquals(
                Status.Code.UNAVAILABLE,
                refused(game("localhost:" + serve("localhost"), false)).getCode());
        List<String> told = new ArrayList<>();
        for (String first : List.of("PRI * HTTP/2.0", "GET / HTTP/1.1", "\u0016\u0003\u0001")) {
            var connection = new EmbeddedChannel(new PlainCallers.Watch(told::add));
            connection.writeInbound(Unpooled.copiedBuffer(first, StandardCharsets.ISO_8859_1));
            connection.writeInbound(Unpooled.copiedBuffer("more", StandardCharsets.ISO_8859_1));
            assertEquals(2, connection.inboundMessages().size(), "whoever speaks is answered by others");
            connection.releaseInbound();
        }
        assertEquals(List.of("embedded", "embedded"), told);
    }

    @Test
    void aServerWithoutTlsGetsNothing() throws IOException {
        assertTrue(trouble(refused(game("localhost:" + serve(""), true)))
                .startsWith("nothing was sent to"
                        + " game-state:8081, which does not speak TLS: set "
                        + "ONEHALL_GRPC_TLS_CERTIFICATE and _KEY there ("));
    }

    @Test
    void whatEndsForAnotherReasonIsNoTroubleOfTls() {
        assertEquals(Optional.empty(), TlsTroubles.trouble("game-state:8081", Status.OK));
        assertEquals(
                Optional.empty(),
                TlsTroubles.trouble(
                        "game-state:8081",
                        Status.UNAVAILABLE
                                .withDescription("io exception")
                                .withCause(new IOException("Connection refused"))));
    }

    // ---- settings

    private static SmallRyeConfig read(Map<String, String> given) {
        Map<String, String> all = new HashMap<>(Map.of(
                "quarkus.http.port",
                "8081",
                "quarkus.grpc.clients.clock.host",
                "127.0.0.1",
                "quarkus.grpc.clients.\"fair-play\".host",
                "x"));
        all.putAll(given);
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .addDefaultInterceptors()
                .withMapping(GrpcTlsConfig.class)
                .withSources(new PropertiesConfigSource(all, "test", 100))
                .withSources(new GrpcTlsSettings())
                .build();
    }

    private static String value(SmallRyeConfig config, String name) {
        return config.getOptionalValue(name, String.class).orElse("");
    }

    @Test
    void unlessToldNothingIsTls() {
        SmallRyeConfig config = read(Map.of());
        for (String name : config.getPropertyNames())
            assertTrue(name.startsWith("onehall.grpc.tls.") || !name.matches(".*(tls|ssl|plain-text).*"), name);
        assertEquals(
                Optional.empty(), config.getConfigMapping(GrpcTlsConfig.class).certificate());
        assertTrue(config.getConfigMapping(GrpcTlsConfig.class).serves());
    }

    @Test
    void everyKeyIsRead() {
        SmallRyeConfig config = read(Map.of(
                "onehall.grpc.tls.certificate",
                "/run/own.crt",
                "onehall.grpc.tls.key",
                "/run/own.key",
                "onehall.grpc.tls.authorities",
                "/run/ca.pem",
                "onehall.grpc.tls.reload",
                "1m"));
        assertEquals(
                List.of("disabled", "8081", "grpc", "/run/own.crt", "/run/own.key", "1m"),
                List.of(
                        value(config, "quarkus.http.insecure-requests"),
                        value(config, "quarkus.http.ssl-port"),
                        value(config, "quarkus.http.tls-configuration-name"),
                        value(config, "quarkus.tls.grpc.key-store.pem.own.cert"),
                        value(config, "quarkus.tls.grpc.key-store.pem.own.key"),
                        value(config, "quarkus.tls.grpc.reload-period")));
        assertEquals(8_081, config.getConfigMapping(GrpcTlsConfig.class).port());
        for (String client : List.of("clock", "fair-play"))
            assertEquals(
                    "false /run/ca.pem",
                    value(config, "quarkus.grpc.clients." + client + ".plain-text") + " "
                            + value(config, "quarkus.grpc.clients." + client + ".ssl.trust-store"));
    }

    @Test
    void thePublicDoorStaysAsItIs() {
        SmallRyeConfig config = read(Map.of(
                "onehall.grpc.tls.certificate",
                "/run/own.crt",
                "onehall.grpc.tls.key",
                "/run/own.key",
                "onehall.grpc.tls.authorities",
                "/run/ca.pem",
                "onehall.grpc.tls.serves",
                "false"));
        assertEquals("", value(config, "quarkus.http.tls-configuration-name"));
        assertEquals("false", value(config, "quarkus.grpc.clients.clock.plain-text"));
    }

    @Test
    void aCertificateNeedsItsKey() {
        String why = assertThrows(
                        IllegalStateException.class, () -> read(Map.of("onehall.grpc.tls.certificate", "/run/own.crt")))
                .getMessage();
        assertTrue(why.endsWith("onehall.grpc.tls.key is missing"), why);
    }
}
