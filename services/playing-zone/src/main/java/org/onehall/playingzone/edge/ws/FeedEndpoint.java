package org.onehall.playingzone.edge.ws;

import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.OnBinaryMessage;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnPongMessage;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.buffer.Buffer;
import jakarta.inject.Inject;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jboss.logging.Logger;
import org.onehall.playingzone.identity.Speaker;
import org.onehall.playingzone.rights.Viewer;

/** The socket of a screen. Callbacks only hand frames on: nothing here waits. */
@WebSocket(path = "/ws")
@Authenticated
public class FeedEndpoint {
    private static final Logger LOG = Logger.getLogger(FeedEndpoint.class);
    private static final int TOKEN_NOT_VALID = 4003;

    @Inject
    Screens screens;

    @Inject
    SecurityIdentity identity;

    @OnOpen
    @NonBlocking
    public void opened(WebSocketConnection connection) {
        try {
            JsonWebToken token = (JsonWebToken) identity.getPrincipal();
            Viewer viewer = Speaker.of(token);
            screens.opened(
                    connection,
                    viewer,
                    token.getRawToken(),
                    Objects.toString(token.getClaim("sid"), viewer.actor().subject()),
                    token.getExpirationTime());
        } catch (IllegalArgumentException | NullPointerException | ClassCastException notOurs) {
            connection
                    .close(new CloseReason(TOKEN_NOT_VALID, "This server did not issue the token."))
                    .subscribe()
                    .with(_ -> {}, _ -> {});
        }
    }

    @OnTextMessage
    @NonBlocking
    public void text(WebSocketConnection connection, String frame) {
        screens.frame(connection.id(), Optional.of(frame));
    }

    @OnBinaryMessage
    @NonBlocking
    public void binary(WebSocketConnection connection, Buffer frame) {
        LOG.debugf("a binary frame of %d bytes", frame.length());
        screens.frame(connection.id(), Optional.empty());
    }

    @OnPongMessage
    @NonBlocking
    public void pong(WebSocketConnection connection, Buffer answer) {
        if (answer.length() == Long.BYTES) screens.pong(connection.id(), answer.getLong(0));
    }

    @OnClose
    @NonBlocking
    public void closed(WebSocketConnection connection) {
        screens.closed(connection.id());
    }

    @OnError
    @NonBlocking
    public void failed(WebSocketConnection connection, Exception failure) {
        LOG.debugf("a socket failed: %s", failure.toString());
        if (!connection.isClosed())
            connection.close(new CloseReason(1011, "failed")).subscribe().with(_ -> {}, _ -> {});
    }
}
