package org.onehall.playingzone.feed;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.buffer.Buffer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A socket as an outlet; a screen that does not read what it is sent is let go. */
final class SocketOutlet implements Outlet {
    private static final int MOST_UNREAD = 5_000;
    private static final int TOO_SLOW = 1008;

    private final WebSocketConnection connection;
    private final AtomicInteger unread = new AtomicInteger();
    private final AtomicBoolean closed = new AtomicBoolean();

    SocketOutlet(WebSocketConnection connection) {
        this.connection = connection;
    }

    @Override public synchronized void send(String frame) {
        if (closed.get() || connection.isClosed()) return;
        if (unread.incrementAndGet() > MOST_UNREAD) {
            close(TOO_SLOW, "This screen does not keep up.");
            return;
        }
        connection.sendText(frame).subscribe().with(_ -> unread.decrementAndGet(), _ -> unread.decrementAndGet());
    }

    @Override public void ping(long number) {
        if (!closed.get() && !connection.isClosed())
            connection.sendPing(Buffer.buffer(Long.BYTES).appendLong(number)).subscribe().with(_ -> { }, _ -> { });
    }

    @Override public void close(int code, String reason) {
        if (!closed.getAndSet(true) && !connection.isClosed())
            connection.close(new CloseReason(code, reason)).subscribe().with(_ -> { }, _ -> { });
    }
}
