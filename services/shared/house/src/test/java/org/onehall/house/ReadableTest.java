package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A call that ends without a readable message is refused for its form, and is not an internal error. */
class ReadableTest {
    private final List<Status.Code> closed = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();

    private final ServerCall<String, String> call = new ServerCall<>() {
        @Override
        public void request(int messages) {}

        @Override
        public void sendHeaders(Metadata headers) {}

        @Override
        public void sendMessage(String message) {}

        @Override
        public void close(Status status, Metadata trailers) {
            closed.add(status.getCode());
        }

        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public MethodDescriptor<String, String> getMethodDescriptor() {
            throw new UnsupportedOperationException();
        }
    };
    private final Readable<String> readable = new Readable<>(call, new ServerCall.Listener<>() {
        @Override
        public void onMessage(String message) {
            heard.add(message);
        }

        @Override
        public void onHalfClose() {
            heard.add("end");
        }
    });

    @Test
    void aCallWithoutAReadableMessageIsRefusedForItsForm() {
        readable.onHalfClose();
        assertEquals(List.of(Status.Code.INVALID_ARGUMENT), closed);
        assertEquals(List.of(), heard);
    }

    @Test
    void aCallWithAMessageIsPassedOn() {
        readable.onMessage("a");
        readable.onHalfClose();
        assertEquals(List.of("a", "end"), heard);
        assertEquals(List.of(), closed);
    }
}
