package org.onehall.bench.hall;

import java.util.Arrays;
import java.util.Locale;

/** What a frame goes through between two sockets where there is no hall ({@link Floor}). */
enum Way {
    ECHO("two sockets"),
    HOPS("two hops through the broker and two sockets"),
    ONCE("the same, the second hop exactly once");

    private final String title;

    Way(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The way that a frame asks for by its first word. */
    static Way of(String frame) {
        return Arrays.stream(values())
                .filter(way -> frame.startsWith(way.word() + "|"))
                .findFirst()
                .orElseThrow();
    }
}
