package org.onehall.bench.alarms;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoop;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler.ClientHandshakeStateEvent;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.onehall.demo.Enrolment;
import org.onehall.demo.Zone;

/**
 * A player's device without a page: a socket with the page's heartbeat. It reads only the type of each frame, so that
 * thousands of devices need few resources. One thread, the loop's, does everything; any thread may call the methods.
 */
final class Device implements AutoCloseable {
    private static final long BEAT_MS = 1_000;
    private static final long RETRY_MS = 500;
    private static final int LARGEST_FRAME = 4 * 1024 * 1024;
    private static final int LARGEST_ANSWER = 64 * 1024;
    private static final ByteBuf SNAPSHOT = Unpooled.copiedBuffer("{\"t\":\"snapshot\"", StandardCharsets.UTF_8);

    private final EventLoop loop;
    private final Zone zone;
    private final Enrolment seat;
    private final UUID page = UUID.randomUUID();
    private final ScheduledFuture<?> heart;

    // Only for the loop.
    private Optional<Channel> line = Optional.empty();
    private boolean away;
    private long connections;
    private long beats;

    private volatile boolean connected;
    private final AtomicInteger breaks = new AtomicInteger();

    /** Connects, and stays connected. */
    Device(EventLoop loop, Zone zone, Enrolment seat) {
        this.loop = loop;
        this.zone = zone;
        this.seat = seat;
        heart = loop.scheduleAtFixedRate(
                this::beat, ThreadLocalRandom.current().nextLong(BEAT_MS), BEAT_MS, TimeUnit.MILLISECONDS);
        loop.execute(this::open);
    }

    Enrolment seat() {
        return seat;
    }

    /** Whether the hall has shown it its board on the present connection. */
    boolean isConnected() {
        return connected;
    }

    /** How often a connection has ended unexpectedly. */
    int breaks() {
        return breaks.get();
    }

    /** Sends and receives nothing any more, as if its cable were cut: nobody informs the hall. */
    void fallSilent() {
        loop.execute(() -> {
            leave();
            line.ifPresent(cut -> cut.config().setAutoRead(false));
        });
    }

    /** Closes its connection, like a page that is closed. */
    void hangUp() {
        loop.execute(() -> {
            leave();
            line.ifPresent(Channel::close);
        });
    }

    private void leave() {
        away = true;
        connected = false;
    }

    /** Connects again. */
    void comeBack() {
        loop.execute(() -> {
            away = false;
            open();
        });
    }

    /** Its player reports being at the board (DEC-13). */
    void checkIn() {
        command("checkIn", "{}");
    }

    /** @param ply half-moves before this one */
    void play(String uci, int ply) {
        command("play", "{\"uci\":\"" + uci + "\",\"expectedPly\":" + ply + "}");
    }

    private void command(String name, String args) {
        loop.execute(() -> say("{\"t\":\"cmd\",\"id\":\"" + UUID.randomUUID() + "\",\"name\":\"" + name + "\",\"args\":"
                + args + "}"));
    }

    private void beat() {
        say("{\"t\":\"ping\",\"n\":" + ++beats + "}");
    }

    private void say(String frame) {
        if (!away) line.ifPresent(open -> open.writeAndFlush(new TextWebSocketFrame(frame)));
    }

    private void open() {
        if (away) return;
        URI address = zone.socket(page, ++connections);
        var config = WebSocketClientProtocolConfig.newBuilder()
                .webSocketUri(address)
                .subprotocol(String.join(",", seat.subprotocols()))
                .generateOriginHeader(false)
                .maxFramePayloadLength(LARGEST_FRAME)
                .build();
        new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        channel.pipeline()
                                .addLast(
                                        new HttpClientCodec(),
                                        new HttpObjectAggregator(LARGEST_ANSWER),
                                        new WebSocketClientProtocolHandler(config),
                                        new Screen());
                    }
                })
                .connect(address.getHost(), address.getPort())
                .addListener(opened -> {
                    if (!opened.isSuccess()) again();
                });
    }

    private void again() {
        loop.schedule(this::open, RETRY_MS, TimeUnit.MILLISECONDS);
    }

    private final class Screen extends SimpleChannelInboundHandler<WebSocketFrame> {
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event == ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) {
                line.ifPresent(Channel::close);
                line = Optional.of(context.channel());
                beat();
            } else if (event == ClientHandshakeStateEvent.HANDSHAKE_TIMEOUT) context.close();
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
            boolean current = !away && line.filter(context.channel()::equals).isPresent();
            if (current && frame instanceof TextWebSocketFrame && startsWith(frame.content(), SNAPSHOT))
                connected = true;
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            boolean replaced = line.filter(other -> other != context.channel()).isPresent();
            if (replaced) return;
            line = Optional.empty();
            if (away) return;
            connected = false;
            breaks.incrementAndGet();
            again();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }
    }

    private static boolean startsWith(ByteBuf frame, ByteBuf text) {
        return frame.readableBytes() >= text.readableBytes()
                && ByteBufUtil.equals(frame, frame.readerIndex(), text, 0, text.readableBytes());
    }

    @Override
    public void close() {
        heart.cancel(false);
        hangUp();
    }
}
