package org.onehall.e2e;

import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.MetadataUtils;
import java.util.concurrent.TimeUnit;

/** A gRPC connection to a service with somebody's token. */
record Wire(ManagedChannel channel, String token) implements AutoCloseable {
    private static final Metadata.Key<String> AUTHORIZATION = Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

    static Wire to(RunningHall hall, String service, String token) {
        return new Wire(NettyChannelBuilder.forAddress("127.0.0.1", hall.port(service)).usePlaintext().build(), token);
    }

    <S extends AbstractStub<S>> S as(S stub) {
        Metadata headers = new Metadata();
        if (!token.isEmpty()) headers.put(AUTHORIZATION, "Bearer " + token);
        return stub.withInterceptors(MetadataUtils.newAttachHeadersInterceptor(headers)).withDeadlineAfter(20, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        channel.shutdownNow();
    }
}
