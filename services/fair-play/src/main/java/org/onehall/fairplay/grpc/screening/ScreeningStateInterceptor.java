package org.onehall.fairplay.grpc.screening;

import io.grpc.ForwardingServerCall;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.onehall.fairplay.react.screening.ScreeningPipeline;

/** Puts what the engines do into the header {@code x-screening-state} of every answer. */
@ApplicationScoped
public class ScreeningStateInterceptor implements ServerInterceptor {
    /** "WAITING: no UCI engine installed", "IDLE", "ANALYSING 2 positions", "RETRYING position: why". */
    public static final Metadata.Key<String> STATE =
            Metadata.Key.of("x-screening-state", Metadata.ASCII_STRING_MARSHALLER);

    @Inject
    ScreeningPipeline pipeline;

    @Override
    public <Q, R> ServerCall.Listener<Q> interceptCall(
            ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
        return next.startCall(
                new ForwardingServerCall.SimpleForwardingServerCall<>(call) {
                    @Override
                    public void sendHeaders(Metadata sent) {
                        sent.put(STATE, pipeline.state().text().replaceAll("[^\\x20-\\x7e]", "?"));
                        super.sendHeaders(sent);
                    }
                },
                headers);
    }
}
