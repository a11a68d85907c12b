package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.onehall.broker.EmbeddedBroker;

/** The hall's broker as a process of its own. */
public final class Broker {
    private Broker() {}

    /**
     * Arguments are its folder, its number from 1, and for each broker of the hall "client port:controller port". Ends on
     * SIGTERM, or when the process that started it is gone.
     */
    public static void main(String[] args) {
        try {
            EmbeddedBroker broker = EmbeddedBroker.start(Path.of(args[0]), Integer.parseInt(args[1]),
                    IntStream.range(2, args.length).mapToObj(i -> node(i - 1, args[i].split(":"))).toList());
            Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "stop"));
            Watched.endWithParent();
            broker.awaitShutdown();
        } catch (IOException | RuntimeException e) {
            System.err.println("The broker did not start: " + e);
            Runtime.getRuntime().halt(1);
        }
    }

    private static EmbeddedBroker.Node node(int id, String[] ports) {
        return new EmbeddedBroker.Node(id, Integer.parseInt(ports[0]), Integer.parseInt(ports[1]));
    }

    /** The argument for one broker. */
    public static String argument(EmbeddedBroker.Node node) {
        return node.port() + ":" + node.controllerPort();
    }
}
