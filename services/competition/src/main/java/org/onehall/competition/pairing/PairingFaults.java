package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.onehall.decider.Texts;

/** Collects what is wrong while a proposal is read, so that everything is reported at once. */
final class PairingFaults {
    private static final int MOST = 500;
    private static final int QUOTED = 40;

    private final List<PairingFault> faults = new ArrayList<>();
    private final List<PairingFault> notes = new ArrayList<>();

    void fault(int line, int column, String text) {
        if (faults.size() < MOST) faults.add(new PairingFault(line, column, text));
    }

    void note(int line, int column, String text) {
        if (notes.size() < MOST) notes.add(new PairingFault(line, column, text));
    }

    /** Whether no more faults are kept, so that it makes no sense to go on. */
    boolean areFull() {
        return faults.size() == MOST;
    }

    boolean none() {
        return faults.isEmpty();
    }

    /** The proposal, if there is no fault. */
    PairingReading reading(Supplier<PairingProposal> proposal) {
        return faults.isEmpty()
                ? new PairingReading.Read(proposal.get(), sorted(notes))
                : new PairingReading.Refused(sorted(faults), sorted(notes));
    }

    private static List<PairingFault> sorted(List<PairingFault> found) {
        return found.stream()
                .distinct()
                .sorted(Comparator.comparingInt(PairingFault::line).thenComparingInt(PairingFault::column))
                .toList();
    }

    /** A text for a message: short, on one line. */
    static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }
}
