package org.onehall.house;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.VertxOptions;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/** Logs that a caller did not use TLS at a port that accepts only TLS, and was refused. */
public final class PlainCallers extends ChannelInitializerExtension {
    private static final Logger LOG = Logger.getLogger(PlainCallers.class);
    /** The port that uses TLS; 0: none. */
    private static volatile int port;

    @Override
    public void postInitializeServerChildChannel(Channel channel) {
        if (port != 0 && channel.localAddress() instanceof InetSocketAddress local && local.getPort() == port)
            channel.pipeline()
                    .addFirst(new Watch(caller -> LOG.warnf(
                            "a caller at %s does not speak TLS and was"
                                    + " refused; if it is a service of this hall, set ONEHALL_GRPC_TLS_AUTHORITIES "
                                    + "there",
                            caller)));
    }

    /** Looks at the first byte of a connection. */
    static final class Watch extends ChannelInboundHandlerAdapter {
        /** The first byte of a TLS connection (RFC 8446, 5.1). */
        private static final byte HANDSHAKE = 22;

        private final Consumer<String> told;

        /** @param told receives the address of a caller that does not use TLS */
        Watch(Consumer<String> told) {
            this.told = told;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            if (message instanceof ByteBuf bytes && bytes.isReadable()) {
                if (bytes.getByte(bytes.readerIndex()) != HANDSHAKE) told.accept(host(context.channel()));
                context.pipeline().remove(this);
            }
            context.fireChannelRead(message);
        }

        private static String host(Channel channel) {
            SocketAddress remote = channel.remoteAddress();
            return remote instanceof InetSocketAddress caller
                    ? caller.getAddress().getHostAddress()
                    : String.valueOf(remote);
        }
    }

    /** Makes netty use {@link PlainCallers} if a certificate is configured. */
    @Singleton
    public static class Bell implements VertxOptionsCustomizer {
        @Inject
        GrpcTlsConfig config;

        @Override
        public void accept(VertxOptions options) {
            if (config.certificate().isEmpty() || !config.serves()) return;
            port = config.port();
            System.setProperty(ChannelInitializerExtension.EXTENSIONS_SYSTEM_PROPERTY, "serviceload");
        }
    }
}
