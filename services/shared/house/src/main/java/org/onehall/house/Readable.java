package org.onehall.house;

import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.ServerCall;
import io.grpc.StatusRuntimeException;

/**
 * Refuses a call whose bytes are no message of its kind. The server passes only the end of such a call on, and what
 * stands behind would answer that with an error of ours.
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
        StatusRuntimeException refused = Desk.malformed("The request cannot be read: it is no message of this call.");
        call.close(refused.getStatus(), refused.getTrailers());
    }
}
