package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grpc.health.v1.HealthGrpc;
import grpc.health.v1.HealthOuterClass.HealthCheckRequest;
import grpc.health.v1.HealthOuterClass.HealthCheckResponse;
import grpc.health.v1.HealthOuterClass.HealthCheckResponse.ServingStatus;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The playing zone is ready only while its owners report that they can answer. */
class OwnersTest {
    private static final String OWNER = "game-state";

    /** State of an owner; null: it does not answer. */
    private ServingStatus state = ServingStatus.NOT_SERVING;

    private long nanos;
    private Server server;
    private ManagedChannel channel;
    private Owners owners;

    @BeforeEach
    void start() throws IOException {
        server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .addService(new HealthGrpc.HealthImplBase() {
                    @Override
                    public void check(HealthCheckRequest asked, StreamObserver<HealthCheckResponse> answer) {
                        if (!asked.getService().equals("onehall")) {
                            answer.onError(Status.NOT_FOUND.asRuntimeException());
                            return;
                        }
                        answer.onNext(HealthCheckResponse.newBuilder()
                                .setStatus(state)
                                .build());
                        answer.onCompleted();
                    }
                })
                .build()
                .start();
        channel = NettyChannelBuilder.forAddress("127.0.0.1", server.getPort())
                .usePlaintext()
                .build();
        owners = new Owners(Map.of(OWNER, channel), () -> nanos);
    }

    @AfterEach
    void stop() {
        channel.shutdownNow();
        server.shutdownNow();
    }

    private Map<String, String> looked(Duration later) {
        nanos += later.toNanos();
        owners.look(OWNER);
        return owners.missing();
    }

    @Test
    void anOwnerIsMissingUntilItSaysThatItCanAnswer() {
        assertEquals(Map.of(OWNER, "has not been asked yet"), owners.missing());
        assertEquals(Map.of(OWNER, "says that it cannot answer yet"), looked(Duration.ZERO));
        state = ServingStatus.SERVING;
        assertEquals(Map.of(), looked(Duration.ofHours(1)));
    }

    /** Another instance may answer, or this one may be restarted within seconds. */
    @Test
    void anOwnerThatCouldAnswerAMomentAgoIsNotMissingYet() {
        state = ServingStatus.SERVING;
        looked(Duration.ZERO);
        state = ServingStatus.NOT_SERVING;
        assertEquals(Map.of(), looked(Owners.LONG));
        assertEquals(
                Map.of(OWNER, "says that it cannot answer yet; it last could 11 s ago"), looked(Duration.ofSeconds(1)));
        state = ServingStatus.SERVING;
        assertEquals(Map.of(), looked(Duration.ZERO));
    }

    @Test
    void anOwnerThatIsGoneIsMissing() throws InterruptedException {
        state = ServingStatus.SERVING;
        looked(Duration.ZERO);
        server.shutdownNow().awaitTermination();
        assertEquals(
                Map.of(OWNER, "does not answer (UNAVAILABLE); it last could 20 s ago"),
                looked(Owners.LONG.multipliedBy(2)));
    }

    @Test
    void aQuestionThatIsLostOnItsWayHoldsUpNoOtherOne() {
        Channel loses = new Channel() {
            @Override
            public <Q, R> ClientCall<Q, R> newCall(MethodDescriptor<Q, R> method, CallOptions options) {
                return new ClientCall<>() {
                    @Override
                    public void start(Listener<R> listener, Metadata headers) {}

                    @Override
                    public void request(int messages) {}

                    @Override
                    public void cancel(String message, Throwable cause) {}

                    @Override
                    public void halfClose() {}

                    @Override
                    public void sendMessage(Q message) {}
                };
            }

            @Override
            public String authority() {
                return OWNER;
            }
        };
        owners = new Owners(Map.of(OWNER, loses), () -> nanos);
        assertEquals(Map.of(OWNER, "does not answer (the question was lost)"), looked(Duration.ZERO));
    }
}
