package org.onehall.competition.pairing;

import java.util.List;

/** What came of reading a proposal: the proposal, or everything that is wrong. */
public sealed interface PairingReading {
    /** What was left out or taken in another way than written; in the order of the lines. */
    List<PairingFault> notes();

    /** The text could be read. {@link PairingPreview} says whether the pairings can be published. */
    record Read(PairingProposal proposal, List<PairingFault> notes) implements PairingReading {
        public Read {
            notes = List.copyOf(notes);
        }
    }

    /** @param faults at least one, in the order of the lines */
    record Refused(List<PairingFault> faults, List<PairingFault> notes) implements PairingReading {
        public Refused {
            faults = List.copyOf(faults);
            notes = List.copyOf(notes);
        }

        Refused(PairingFault fault) {
            this(List.of(fault), List.of());
        }
    }
}
