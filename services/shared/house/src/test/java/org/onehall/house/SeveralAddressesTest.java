package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.BindableService;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import io.quarkus.grpc.runtime.config.GrpcClientConfiguration;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.PlayResponse;

/** Two instances of game-state, one of which accepts every request and answers none, like a stopped process. */
@Tag("slow")
class SeveralAddressesTest {
    private static final int ASKED = 8;
    private static final int CALLS = 200;

    private final List<Server> servers = new ArrayList<>();
    private ManagedChannel channel;

    /** The answers of a service whose log is away. */
    private static final class Away extends GameServiceGrpc.GameServiceImplBase {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public void play(PlayRequest request, StreamObserver<PlayResponse> answer) {
            asked.incrementAndGet();
            answer.onError(Status.UNAVAILABLE.asRuntimeException());
        }
    }

    private static final class Instance extends GameServiceGrpc.GameServiceImplBase {
        private final boolean frozen;
        private final List<String> asked = new ArrayList<>();

        Instance(boolean frozen) {
            this.frozen = frozen;
        }

        @Override
        public synchronized void play(PlayRequest request, StreamObserver<PlayResponse> answer) {
            asked.add(request.getBoardId());
            if (frozen) return;
            answer.onNext(PlayResponse.getDefaultInstance());
            answer.onCompleted();
        }

        synchronized List<String> asked() {
            return List.copyOf(asked);
        }
    }

    private String serve(BindableService service) throws IOException {
        servers.add(NettyServerBuilder.forAddress(new InetSocketAddress("127.0.0.1", 0))
                .addService(service)
                .build()
                .start());
        return "127.0.0.1:" + servers.getLast().getPort();
    }

    private GameServiceGrpc.GameServiceFutureStub game(String addresses) {
        var several = new SeveralAddresses();
        several.config = config(addresses);
        NettyChannelBuilder builder = NettyChannelBuilder.forTarget(
                        "dns:///" + addresses.split(",")[0])
                .usePlaintext()
                .enableRetry();
        channel = builder.defaultServiceConfig(several.customize("game", retrying(true), builder))
                .build();
        return GameServiceGrpc.newFutureStub(channel)
                .withDeadlineAfter(60, TimeUnit.SECONDS)
                .withWaitForReady();
    }

    private record Broker(String bootstrap, Map<String, String> properties, Optional<Path> clientFile, int replication)
            implements HouseConfig.Kafka {}

    private record Config(
            Kafka kafka,
            String instance,
            Path dataDir,
            Optional<Path> serviceTokenFile,
            Map<String, String> addresses,
            Map<String, String> hedged)
            implements HouseConfig {}

    private static HouseConfig config(String addresses) {
        return new Config(
                new Broker("127.0.0.1:9092", Map.of(), Optional.empty(), 1),
                "playing-zone-1",
                Path.of("data"),
                Optional.empty(),
                Map.of("game", addresses),
                Map.of("game", "onehall.game.v1.GameService"));
    }

    private static GrpcClientConfiguration retrying(boolean set) {
        return (GrpcClientConfiguration) Proxy.newProxyInstance(
                SeveralAddressesTest.class.getClassLoader(),
                new Class<?>[] {GrpcClientConfiguration.class},
                (_, method, _) -> method.getName().equals("retry") ? set : null);
    }

    @AfterEach
    void end() {
        if (channel != null) channel.shutdownNow();
        servers.forEach(Server::shutdownNow);
    }

    @Test
    void aClientThatMakesNoCallAgainDoesNotStart() {
        var thrown = assertThrows(
                IllegalStateException.class,
                () -> new SeveralAddresses()
                        .customize("game", retrying(false), NettyChannelBuilder.forTarget("dns:///game")));
        assertTrue(thrown.getMessage().contains("quarkus.grpc.clients.game.retry=true"));
    }

    @Test
    @Timeout(60)
    void aMoveIsAskedAtTheOtherInstanceWhenTheFirstKeepsSilent() throws Exception {
        Instance frozen = new Instance(true);
        Instance well = new Instance(false);
        var game = game(serve(frozen) + "," + serve(well));

        Set<String> boards = new HashSet<>();
        for (int number = 1;
                number <= ASKED || frozen.asked().isEmpty();
                number++) { // this one may be connected later than the other
            boards.add("demo/1/" + number);
            game.play(PlayRequest.newBuilder().setBoardId("demo/1/" + number).build())
                    .get();
        }

        assertEquals(boards, Set.copyOf(well.asked()));
    }

    @Test
    void whatIsAwayIsAskedOnceMoreAtFirstAndNotSeveralTimesForEver() throws Exception {
        Away away = new Away();
        var game = game(serve(away));
        for (int asked = 1; asked <= CALLS; asked++) {
            var answer = game.play(
                    PlayRequest.newBuilder().setBoardId("demo/1/" + asked).build());
            assertThrows(ExecutionException.class, answer::get);
        }
        assertTrue(away.asked.get() > CALLS + 10, "calls are made again: " + away.asked);
        assertTrue(away.asked.get() < CALLS + 100, "but not for ever: " + away.asked);
    }
}
