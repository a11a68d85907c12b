package org.onehall.local;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The services of the hall, each in its own process, in the order of their ports. */
enum Part {
    PLAYING_ZONE(0, 7, 512, true),
    GAME_STATE(1, 8, 256, true),
    VIRTUAL_CLOCK(2, 9, 384, false),
    CONNECTIVITY(3, 10, 192, false),
    FAIR_PLAY(4, 11, 192, false),
    ADJUDICATION(5, 14, 192, false),
    COMPETITION(6, 15, 192, false);

    private final int offset;
    private final int management;
    private final int heap;
    private final boolean busy;

    Part(int offset, int management, int heap, boolean busy) {
        this.offset = offset;
        this.management = management;
        this.heap = heap;
        this.busy = busy;
    }

    /** The name of the service and of its folder below services/, such as "game-state". */
    String service() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The service with this name, such as "game-state". */
    static Optional<Part> of(String service) {
        return Stream.of(values())
                .filter(part -> part.service().equals(service))
                .findAny();
    }

    /** How far its port is above the base port. */
    int offset() {
        return offset;
    }

    /** How far the port for health and metrics is above the base port. */
    int management() {
        return management;
    }

    /** The largest heap, in megabytes. */
    int heap() {
        return heap;
    }

    /** Whether every move, or every beat of a device, goes through it. */
    boolean busy() {
        return busy;
    }
}
