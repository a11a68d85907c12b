package org.onehall.competition.reading;

import java.util.List;
import org.onehall.competition.domain.Command;

/** The result of reading a competition's files: a definition that can be loaded, or everything that is wrong. */
public sealed interface Reading {
    /** Nothing is wrong. */
    record Read(Command.Load load) implements Reading {}

    /** @param faults at least one, in the order of the lines */
    record Faulty(List<Fault> faults) implements Reading {
        public Faulty {
            faults = List.copyOf(faults);
        }
    }
}
