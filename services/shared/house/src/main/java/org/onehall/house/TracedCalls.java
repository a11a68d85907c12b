package org.onehall.house;

import io.grpc.ClientCall;
import io.grpc.ForwardingClientCallListener.SimpleForwardingClientCallListener;
import io.grpc.ForwardingServerCall.SimpleForwardingServerCall;
import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.Status;

/** Ends the span of a call when the call ends, in whatever way. */
final class TracedCalls {
    private TracedCalls() {}

    /** Ends the span with the server's status. */
    static <Q, R> ServerCall<Q, R> served(ServerCall<Q, R> call, Traces.Call span) {
        return new SimpleForwardingServerCall<>(call) {
            @Override
            public void close(Status status, Metadata trailers) {
                super.close(status, trailers);
                span.ended(status);
            }
        };
    }

    /** Ends the span if the caller goes away before there is an answer. */
    static <Q> ServerCall.Listener<Q> heard(Traces.Call span, ServerCall.Listener<Q> next) {
        return new SimpleForwardingServerCallListener<>(next) {
            @Override
            public void onCancel() {
                super.onCancel();
                span.ended(Status.CANCELLED);
            }
        };
    }

    /** Ends the span with the status that the client receives. */
    static <R> ClientCall.Listener<R> answered(Traces.Call span, ClientCall.Listener<R> next) {
        return new SimpleForwardingClientCallListener<>(next) {
            @Override
            public void onClose(Status status, Metadata trailers) {
                span.ended(status);
                super.onClose(status, trailers);
            }
        };
    }
}
