package org.onehall.e2e;

import io.grpc.Channel;
import io.grpc.ClientInterceptor;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.MetadataUtils;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.clock.v1.ClockServiceGrpc;
import org.onehall.proto.clock.v1.ListOrdersRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.GetCompetitionRequest;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.ListCasesRequest;
import org.onehall.proto.fairplay.v1.FairPlayServiceGrpc;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.GetBoardRequest;

/** A gRPC connection to a service with a person's token. */
record Wire(ManagedChannel channel, String token) implements AutoCloseable {
    private static final Metadata.Key<String> AUTHORIZATION =
            Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

    static Wire to(RunningHall hall, String service, String token) {
        return new Wire(
                NettyChannelBuilder.forAddress("127.0.0.1", hall.port(service))
                        .usePlaintext()
                        .build(),
                token);
    }

    <S extends AbstractStub<S>> S as(S stub) {
        return stub.withInterceptors(withToken()).withDeadlineAfter(20, TimeUnit.SECONDS);
    }

    /** The channel, for calls without a stub. */
    Channel authorised() {
        return ClientInterceptors.intercept(channel, withToken());
    }

    private ClientInterceptor withToken() {
        Metadata headers = new Metadata();
        if (!token.isEmpty()) headers.put(AUTHORIZATION, "Bearer " + token);
        return MetadataUtils.newAttachHeadersInterceptor(headers);
    }

    /** A harmless call of each service, by its name. */
    Map<String, Supplier<Object>> calls(String board) {
        return Map.of(
                "game-state",
                        () -> as(GameServiceGrpc.newBlockingStub(channel))
                                .getBoard(GetBoardRequest.newBuilder()
                                        .setBoardId(board)
                                        .build()),
                "virtual-clock",
                        () -> as(ClockServiceGrpc.newBlockingStub(channel))
                                .listOrders(ListOrdersRequest.getDefaultInstance()),
                "connectivity",
                        () -> as(ConnectivityServiceGrpc.newBlockingStub(channel))
                                .listCases(ListCasesRequest.getDefaultInstance()),
                "fair-play",
                        () -> as(FairPlayServiceGrpc.newBlockingStub(channel))
                                .listBoard(org.onehall.proto.fairplay.v1.ListBoardRequest.getDefaultInstance()),
                "adjudication",
                        () -> as(AdjudicationServiceGrpc.newBlockingStub(channel))
                                .listBoard(org.onehall.proto.adjudication.v1.ListBoardRequest.getDefaultInstance()),
                "competition",
                        () -> as(CompetitionServiceGrpc.newBlockingStub(channel))
                                .getCompetition(GetCompetitionRequest.newBuilder()
                                        .setCompetitionId(board.substring(0, board.indexOf('/')))
                                        .build()));
    }

    /**
     * Waits until each service refuses a token whose session has ended; a service that has not yet learned of this may
     * still answer.
     */
    static void seesEnded(RunningHall hall, String token, String board) {
        for (String service :
                List.of("game-state", "virtual-clock", "connectivity", "fair-play", "adjudication", "competition"))
            try (Wire wire = to(hall, service, token)) {
                long deadline = System.nanoTime() + Screen.PATIENCE.toNanos();
                while (wire.code(service, board) != Status.Code.UNAUTHENTICATED)
                    if (System.nanoTime() > deadline) throw new AssertionError(service + " still takes an ended token");
            }
    }

    /** How a service answers. */
    Status.Code code(String service, String board) {
        try {
            var _ = calls(board).get(service).get();
            return Status.Code.OK;
        } catch (StatusRuntimeException refused) {
            return refused.getStatus().getCode();
        }
    }

    @Override
    public void close() {
        channel.shutdownNow();
    }
}
