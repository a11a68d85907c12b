package org.onehall.competition.trf;

import java.util.List;

/** The result of reading a report: the whole report, or everything that is wrong. */
public sealed interface TrfReading {
    /** Nothing is wrong. */
    record Read(Trf report) implements TrfReading {}

    /** @param faults at least one, in the order of the lines */
    record Refused(List<TrfFault> faults) implements TrfReading {
        public Refused {
            faults = List.copyOf(faults);
        }
    }
}
