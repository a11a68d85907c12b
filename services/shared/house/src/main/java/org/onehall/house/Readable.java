package org.onehall.house;

import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.ServerCall;
import io.grpc.StatusRuntimeException;

/**
 * Refuses a call whose bytes are not a message of the expected type. The server passes on only the end of such a call,
 * and the handler behind it would answer with an internal error.
 */
final class Readable<Q> extends SimpleForwardingServerCallListener<Q> {
    private final ServerCall<Q, ?> call;
    private boolean read;

    Readable(ServerCall<Q, ?> call, ServerCall.Listener<Q> next) {
        super(next);
        this.call = call;
    }

    @Override
    public void onMessage(Q message) {
        read = true;
        super.onMessage(message);
    }

    @Override
    public void onHalfClose() {
        if (read) {
            super.onHalfClose();
            return;
        }
        StatusRuntimeException refused =
                GrpcRequests.malformed("The request cannot be read: it is no message of this call.");
        call.close(refused.getStatus(), refused.getTrailers());
    }
}
