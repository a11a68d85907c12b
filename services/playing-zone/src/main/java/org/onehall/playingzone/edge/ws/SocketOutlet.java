package org.onehall.playingzone.edge.ws;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.buffer.Buffer;
import java.util.concurrent.atomic.AtomicBoolean;
import org.onehall.playingzone.hall.Outlet;

/** A socket as an outlet. */
final class SocketOutlet implements Outlet {
    private static final int TOO_SLOW = 1008;

    private final WebSocketConnection connection;
    private final Line line;
    private final AtomicBoolean closed = new AtomicBoolean();

    SocketOutlet(WebSocketConnection connection) {
        this.connection = connection;
        line = new Line(connection::sendText);
    }

    @Override
    public void send(String frame) {
        show("", frame);
    }

    @Override
    public void show(String what, String frame) {
        if (!closed.get() && !connection.isClosed() && !line.put(what, frame))
            close(TOO_SLOW, "This screen is too slow to receive its frames.");
    }

    @Override
    public void ping(long number) {
        if (!closed.get() && !connection.isClosed())
            connection
                    .sendPing(Buffer.buffer(Long.BYTES).appendLong(number))
                    .subscribe()
                    .with(_ -> {}, _ -> {});
    }

    @Override
    public void close(int code, String reason) {
        if (closed.getAndSet(true)) return;
        line.close();
        if (!connection.isClosed())
            connection.close(new CloseReason(code, reason)).subscribe().with(_ -> {}, _ -> {});
    }
}
