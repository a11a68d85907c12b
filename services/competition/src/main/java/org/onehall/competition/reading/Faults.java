package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.onehall.decider.Texts;
import org.onehall.regulations.TextPlace;

/** Collects the faults while reading, so that all are reported at once. */
final class Faults {
    private static final int MOST = 500;
    private static final int QUOTED = 40;

    private final List<Fault> all = new ArrayList<>();
    private final List<Fault> notes = new ArrayList<>();
    private final Set<String> keys = new HashSet<>();
    private final Set<String> broken = new HashSet<>();
    private int told;

    void add(String file, TextPlace at, String key, String message, String rule) {
        add(new Fault(file, at.line(), at.column(), key, message, rule));
    }

    void add(Fault fault) {
        if (all.size() < MOST) all.add(fault);
        keys.add(fault.key());
        told++;
    }

    /** Something doubtful or without meaning; the competition is read without it. */
    void note(String file, TextPlace at, String key, String message) {
        if (notes.size() < MOST) notes.add(new Fault(file, at.line(), at.column(), key, message, ""));
    }

    /** The notes in the order in which they were found. */
    List<Fault> notes() {
        return List.copyOf(notes);
    }

    /** A whole part could not be read: what refers to it is not checked. */
    void breaks(String section) {
        broken.add(section);
    }

    boolean isBroken(String section) {
        return broken.contains(section);
    }

    boolean has(String key) {
        return keys.contains(key);
    }

    boolean none() {
        return told == 0;
    }

    /** How many faults have been found, including those beyond the limit of the list. */
    int count() {
        return told;
    }

    /** The faults in the order of the files' lines; the main file first. */
    List<Fault> sorted(String mainFile) {
        return all.stream()
                .distinct()
                .sorted(Comparator.comparing((Fault f) -> !f.file().equals(mainFile))
                        .thenComparing(Fault::file)
                        .thenComparingInt(Fault::line))
                .toList();
    }

    /** A text for a message: short, on one line. */
    static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }
}
