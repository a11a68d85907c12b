package org.onehall.e2e;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Forwards connections. An address is {@code host:port}, or the path of a Unix domain socket: through a file, a
 * connection can go from one network namespace to another, which no packet could. Data can be delayed in each
 * direction.
 */
final class Relay implements Closeable {
    private static final int CHUNK = 16_384;

    private final ServerSocketChannel server;
    private final SocketAddress target;
    private final long delayNanos;

    /** Data that was read, and when it must be forwarded; empty data marks the end. */
    private record Chunk(byte[] bytes, long due) {}

    private Relay(ServerSocketChannel server, SocketAddress target, Duration delay) {
        this.server = server;
        this.target = target;
        delayNanos = delay.toNanos();
    }

    /** Starts a relay, which listens at once until it is closed. */
    static Relay start(String listen, String target) throws IOException {
        return start(listen, target, Duration.ZERO);
    }

    /** @param delay how long everything is delayed, in each direction */
    static Relay start(String listen, String target, Duration delay) throws IOException {
        SocketAddress at = address(listen);
        ServerSocketChannel server = ServerSocketChannel.open(
                at instanceof UnixDomainSocketAddress ? StandardProtocolFamily.UNIX : StandardProtocolFamily.INET);
        Relay relay = new Relay(server.bind(at), address(target), delay);
        Thread.ofVirtual().start(relay::accept);
        return relay;
    }

    /** Relays from the first argument to the second until standard input ends; prints "ready" when it listens. */
    public static void main(String[] args) throws IOException {
        try (Relay _ = start(args[0], args[1])) {
            System.out.println("ready");
            System.in.read();
        }
    }

    private static SocketAddress address(String text) {
        if (text.startsWith("/")) return UnixDomainSocketAddress.of(Path.of(text));
        int colon = text.lastIndexOf(':');
        return new InetSocketAddress(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    }

    /** The port on which it listens. */
    int port() throws IOException {
        return ((InetSocketAddress) server.getLocalAddress()).getPort();
    }

    private void accept() {
        try {
            while (true) {
                SocketChannel from = server.accept();
                Thread.ofVirtual().start(() -> join(from));
            }
        } catch (IOException _) {
            // closed
        }
    }

    private void join(SocketChannel from) {
        try (from;
                SocketChannel to = SocketChannel.open(target)) {
            Thread back = Thread.ofVirtual().start(() -> pump(to, from));
            pump(from, to);
            back.join();
        } catch (IOException _) {
            // the client sees the end of the connection
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void pump(SocketChannel from, SocketChannel to) {
        BlockingQueue<Chunk> held = new LinkedBlockingQueue<>();
        Thread writer = Thread.ofVirtual().start(() -> write(held, from, to));
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
        try {
            while (from.read(chunk.clear()) >= 0) {
                byte[] bytes = new byte[chunk.flip().remaining()];
                chunk.get(bytes);
                held.add(new Chunk(bytes, System.nanoTime() + delayNanos));
            }
            held.add(new Chunk(new byte[0], System.nanoTime() + delayNanos));
            writer.join();
        } catch (IOException _) {
            close(from);
            close(to);
            writer.interrupt();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void write(BlockingQueue<Chunk> held, SocketChannel from, SocketChannel to) {
        try {
            for (Chunk next = held.take(); next.bytes().length > 0; next = held.take()) {
                TimeUnit.NANOSECONDS.sleep(next.due() - System.nanoTime());
                for (ByteBuffer bytes = ByteBuffer.wrap(next.bytes()); bytes.hasRemaining(); ) to.write(bytes);
            }
            to.shutdownOutput();
        } catch (IOException _) {
            close(from);
            close(to);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException _) {
            // it is no longer needed anyway
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
