package org.onehall.local;

import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;

/** Waits during the start of a hall, as long as the processes that are needed live, and says for what. */
final class StartWait {
    private static final int LOOK_EVERY_MS = 200;

    private final Ports ports;
    private final Scale scale;
    private final PrintStream out;
    private final Supplier<List<String>> names;
    private final Alive alive;

    /** Throws a Complaint if one of the processes has ended, InterruptedException if the hall is being ended. */
    interface Alive {
        void check(List<String> names) throws InterruptedException;
    }

    /** @param names of all processes that were started */
    StartWait(Ports ports, Scale scale, PrintStream out, Supplier<List<String>> names, Alive alive) {
        this.ports = ports;
        this.scale = scale;
        this.out = out;
        this.names = names;
        this.alive = alive;
    }

    /** Waits for the brokers as long as they are alive. */
    void awaitBrokers(BrokerAccess operator) throws IOException, InterruptedException {
        Waiting waiting = new Waiting(out);
        while (true) {
            List<EmbeddedBroker.Node> silent = scale.nodes(ports).stream()
                    .filter(node -> Ports.free(node.port()))
                    .toList();
            if (silent.isEmpty() && Topics.joined(operator, scale.brokers(), 5_000)) {
                return;
            }
            alive.check(scale.brokerNames());
            if (silent.isEmpty()) {
                waiting.still(
                        Launcher.BROKER,
                        scale.brokers() == 1 ? "it does not answer yet" : "not all brokers have found each other yet");
            } else {
                EmbeddedBroker.Node first = silent.getFirst();
                waiting.still(
                        scale.brokerNames().get(first.id() - 1), "it does not listen on port " + first.port() + " yet");
            }
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    /**
     * Waits for the services as long as everything is alive.
     *
     * @param ready is called for each as soon as it is ready
     */
    void awaitServices(Hall hall, Consumer<Scale.Instance> ready) throws InterruptedException {
        Set<Scale.Instance> missing = new LinkedHashSet<>(scale.services());
        Waiting waiting = new Waiting(out);
        while (!missing.isEmpty()) {
            Map<String, String> lacking = new LinkedHashMap<>();
            for (Scale.Instance instance : List.copyOf(missing)) {
                Optional<String> lacks = hall.lacks(instance);
                if (lacks.isPresent()) {
                    lacking.put(instance.name(), lacks.get());
                } else {
                    missing.remove(instance);
                    ready.accept(instance);
                }
            }
            alive.check(names.get());
            waiting.still(lacking);
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    /** Something that may have to be repeated: throws NotYet until it can be done. */
    interface Step<T> {
        T take() throws IOException, InterruptedException;
    }

    /** Repeats a step until it is answered, as long as the processes it needs are alive. */
    <T> T patiently(String what, List<String> needed, Step<T> step) throws IOException, InterruptedException {
        Waiting waiting = new Waiting(out);
        while (true) {
            try {
                return step.take();
            } catch (NotYet e) {
                alive.check(needed);
                waiting.still(what, e.getMessage());
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }
}
