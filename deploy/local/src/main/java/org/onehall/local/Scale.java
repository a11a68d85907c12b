package org.onehall.local;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.onehall.broker.EmbeddedBroker;

/**
 * How many processes of each part run.
 *
 * @param brokers 1 or 3; a data folder keeps its first number
 * @param instances of each service, from 1 to 5; one if nothing is stated
 */
record Scale(int brokers, Map<Part, Integer> instances) {
    static final int MOST_INSTANCES = 5;
    static final Scale ONE = new Scale(1, Map.of());

    Scale {
        if (brokers != 1 && brokers != 3) {
            throw new IllegalArgumentException("a hall has 1 or 3 brokers, not " + brokers);
        }
        instances.forEach((part, number) -> {
            if (number < 1 || number > MOST_INSTANCES) {
                throw new IllegalArgumentException(
                        part.service() + " can have from 1 to " + MOST_INSTANCES + " instances, not " + number);
            }
            if (part == Part.PLAYING_ZONE && number > 1) {
                throw new IllegalArgumentException("the playing zone runs once: every screen is connected to it");
            }
        });
        Map<Part, Integer> all = new EnumMap<>(Part.class);
        for (Part part : Part.values()) {
            all.put(part, instances.getOrDefault(part, 1));
        }
        instances = Map.copyOf(all);
    }

    /**
     * One of the processes of a service.
     *
     * @param number from 1
     */
    record Instance(Part part, int number) {
        /** The name of the process: "game-state", "game-state-2". */
        String name() {
            return numbered(part.service(), number);
        }

        /** The id given to the service itself: "game-state-1", "game-state-2". */
        String id() {
            return part.service() + "-" + number;
        }
    }

    /** Every instance of every service, all first instances first. */
    List<Instance> services() {
        return IntStream.rangeClosed(1, MOST_INSTANCES)
                .boxed()
                .flatMap(number -> List.of(Part.values()).stream()
                        .filter(part -> number <= instances.get(part))
                        .map(part -> new Instance(part, number)))
                .toList();
    }

    List<Instance> services(Part part) {
        return services().stream().filter(instance -> instance.part() == part).toList();
    }

    /** The names of the broker processes, and of their folders: "broker", "broker-2", "broker-3". */
    List<String> brokerNames() {
        return IntStream.rangeClosed(1, brokers)
                .mapToObj(number -> numbered(Launcher.BROKER, number))
                .toList();
    }

    /** The brokers with the ports on which they listen. */
    List<EmbeddedBroker.Node> nodes(Ports ports) {
        List<EmbeddedBroker.Node> nodes = new ArrayList<>();
        for (int id = 1; id <= brokers; id++) {
            nodes.add(new EmbeddedBroker.Node(id, ports.broker(id), ports.controller(id)));
        }
        return nodes;
    }

    private static String numbered(String name, int number) {
        return number == 1 ? name : name + "-" + number;
    }
}
