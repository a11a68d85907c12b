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

/**
 * Hands connections on. An address is {@code host:port}, or the path of a Unix domain socket: through a file a connection goes from
 * one network namespace into another, where no packet would.
 */
final class Relay implements Closeable {
    private static final int CHUNK = 16_384;

    private final ServerSocketChannel server;
    private final SocketAddress target;

    private Relay(ServerSocketChannel server, SocketAddress target) {
        this.server = server;
        this.target = target;
    }

    /** Listens at once, until it is closed. */
    static Relay start(String listen, String target) throws IOException {
        SocketAddress at = address(listen);
        ServerSocketChannel server = ServerSocketChannel.open(at instanceof UnixDomainSocketAddress ? StandardProtocolFamily.UNIX : StandardProtocolFamily.INET);
        Relay relay = new Relay(server.bind(at), address(target));
        Thread.ofVirtual().start(relay::accept);
        return relay;
    }

    /** Relays from the first argument to the second until standard input ends; says "ready" when it listens. */
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

    /** The port it listens on. */
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
            // Closed.
        }
    }

    private void join(SocketChannel from) {
        try (from; SocketChannel to = SocketChannel.open(target)) {
            Thread back = Thread.ofVirtual().start(() -> pump(to, from));
            pump(from, to);
            back.join();
        } catch (IOException _) {
            // Whoever came sees the end of the connection.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void pump(SocketChannel from, SocketChannel to) {
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
        try {
            while (from.read(chunk.clear()) >= 0) {
                chunk.flip();
                while (chunk.hasRemaining()) to.write(chunk);
            }
            to.shutdownOutput();
        } catch (IOException _) {
            close(from);
            close(to);
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException _) {
            // It is of no more use anyway.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
