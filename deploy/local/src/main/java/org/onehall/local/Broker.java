package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.DiskRoom;

/** The hall's broker as a process of its own. */
public final class Broker {
    /** Exit code of a broker that ended because its disk has no room left. */
    static final int NO_ROOM = 3;

    private static final int LOOK_EVERY_MS = 250;
    private static final int END_PATIENCE_MS = 10_000;

    /** Last argument of a broker that writes every batch to the disk itself before it acknowledges it. */
    public static final String DURABLE = "durable";

    private Broker() {}

    /**
     * Arguments are its folder, its number from 1, the file of the brokers' secret, for each broker of the hall "client
     * port:controller port", and optionally {@link #DURABLE}. The process ends on SIGTERM, when the process that
     * started it is gone, or with {@link #NO_ROOM} before its disk is so full that it could not even shut down
     * properly.
     */
    public static void main(String[] args) {
        try {
            boolean durable = args[args.length - 1].equals(DURABLE);
            EmbeddedBroker broker = EmbeddedBroker.start(
                    Path.of(args[0]),
                    Integer.parseInt(args[1]),
                    IntStream.range(3, durable ? args.length - 1 : args.length)
                            .mapToObj(i -> node(i - 2, args[i].split(":")))
                            .toList(),
                    Optional.of(BrokerCredentials.read(Path.of(args[2])).guard()),
                    durable);
            Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "stop"));
            Watched.endWithParent();
            Path folder = Path.of(args[0]);
            Thread.ofPlatform().daemon().name("disk").start(() -> endWithoutRoom(folder));
            broker.awaitShutdown();
        } catch (IOException | RuntimeException e) {
            System.err.println("The broker did not start: " + e);
            Runtime.getRuntime().halt(1);
        }
    }

    private static void endWithoutRoom(Path folder) {
        try {
            while (DiskRoom.of(folder)
                    .map(room -> room.free() >= DiskRoom.LEAST)
                    .orElse(true)) {
                Thread.sleep(LOOK_EVERY_MS);
            }
            DiskRoom.of(folder).ifPresent(room -> System.err.println("The broker ends: " + room.text()));
            Thread.ofPlatform().daemon().name("end").start(() -> System.exit(NO_ROOM));
            Thread.sleep(END_PATIENCE_MS);
        } catch (InterruptedException _) {
            // never happens
        }
        Runtime.getRuntime().halt(NO_ROOM);
    }

    private static EmbeddedBroker.Node node(int id, String[] ports) {
        return new EmbeddedBroker.Node(id, Integer.parseInt(ports[0]), Integer.parseInt(ports[1]));
    }

    /** The argument for one broker. */
    public static String argument(EmbeddedBroker.Node node) {
        return node.port() + ":" + node.controllerPort();
    }
}
