package org.onehall.venue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A way to find out whether a target answers. */
@FunctionalInterface
interface Probe {
    /** How long to wait for an answer. */
    int PATIENCE_MS = 1_000;
    /** Ports on which hosts beyond the line are most often open. */
    List<Integer> COMMON_PORTS = List.of(53, 443);

    /**
     * Probes once. Returns the round trip in whole milliseconds, rounded up, or empty after a second. An IOException
     * also counts as silence.
     */
    OptionalInt roundTripMs() throws IOException, InterruptedException;

    /**
     * ICMP echo by the ping program, which may send it without special rights; if there is none, by the means that Java
     * allows.
     */
    static Probe echo(String address) {
        return Ping.WORKS
                ? () -> Ping.once(address)
                : () -> {
                    long sent = System.nanoTime();
                    return InetAddress.getByName(address).isReachable(PATIENCE_MS)
                            ? OptionalInt.of(since(sent))
                            : OptionalInt.empty();
                };
    }

    /** A TCP connection to one port. A refused connection is an answer: the host is alive. */
    static Probe connect(String host, int port) {
        return () -> {
            InetAddress address = InetAddress.getByName(host);
            long sent = System.nanoTime();
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(address, port), PATIENCE_MS);
            } catch (ConnectException e) {
                if (!String.valueOf(e.getMessage()).contains("refused")) throw e;
            }
            return OptionalInt.of(since(sent));
        };
    }

    /** A TCP connection to the common port that answered last; after a silence the other port is tried. */
    static Probe connect(String host) {
        return new Probe() {
            private int which;

            @Override
            public OptionalInt roundTripMs() throws IOException, InterruptedException {
                boolean answered = false;
                try {
                    OptionalInt roundTrip =
                            connect(host, COMMON_PORTS.get(which)).roundTripMs();
                    answered = roundTrip.isPresent();
                    return roundTrip;
                } finally {
                    if (!answered) which = (which + 1) % COMMON_PORTS.size();
                }
            }
        };
    }

    /** Whole milliseconds since a reading of System.nanoTime, rounded up. */
    static int since(long nanoTime) {
        return Math.toIntExact(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanoTime + 999_999));
    }

    /** The ping program. */
    final class Ping {
        private static final Pattern TIME = Pattern.compile("time[=<]([0-9]+(\\.[0-9]+)?)");
        private static final long ENDS_AFTER_MS = PATIENCE_MS + 500;
        static final boolean WORKS = works();

        private Ping() {}

        private static boolean works() {
            try {
                return once("127.0.0.1").isPresent();
            } catch (IOException _) {
                return false;
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        static OptionalInt once(String address) throws IOException, InterruptedException {
            boolean mac = System.getProperty("os.name").startsWith("Mac");
            ProcessBuilder builder = new ProcessBuilder(
                            "ping",
                            "-n",
                            "-c",
                            "1",
                            "-W",
                            String.valueOf(mac ? PATIENCE_MS : PATIENCE_MS / 1_000),
                            InetAddress.getByName(address).getHostAddress())
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("LC_ALL", "C");
            Process process = builder.start();
            try {
                if (!process.waitFor(ENDS_AFTER_MS, TimeUnit.MILLISECONDS) || process.exitValue() != 0)
                    return OptionalInt.empty();
                Matcher time =
                        TIME.matcher(new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
                return time.find()
                        ? OptionalInt.of((int) Math.ceil(Double.parseDouble(time.group(1))))
                        : OptionalInt.empty();
            } finally {
                process.destroyForcibly();
            }
        }
    }
}
