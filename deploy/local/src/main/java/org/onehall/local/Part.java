package org.onehall.local;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The services of the hall, each a process of its own, in the order of their ports. */
enum Part {
    PLAYING_ZONE(0, 256),
    GAME_STATE(1, 256),
    VIRTUAL_CLOCK(2, 384),
    CONNECTIVITY(3, 192),
    FAIR_PLAY(4, 192),
    ADJUDICATION(5, 192),
    COMPETITION(6, 192);

    private final int offset;
    private final int heap;

    Part(int offset, int heap) {
        this.offset = offset;
        this.heap = heap;
    }

    /** Name of the service and of its folder below services/, "game-state". */
    String service() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The service of a name, "game-state". */
    static Optional<Part> of(String service) {
        return Stream.of(values()).filter(part -> part.service().equals(service)).findAny();
    }

    /** How far its port lies above the base port. */
    int offset() {
        return offset;
    }

    /** Largest heap, in megabytes. */
    int heap() {
        return heap;
    }
}
