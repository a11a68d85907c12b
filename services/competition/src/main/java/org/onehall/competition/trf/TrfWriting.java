package org.onehall.competition.trf;

import java.util.List;

/** The result of writing a report: the report, or why there is none. */
public sealed interface TrfWriting {
    /** Everything that was left out is in a comment. */
    record Written(Trf report) implements TrfWriting {}

    /** @param values at least one that does not fit into its columns, for people */
    record NoRoom(List<String> values) implements TrfWriting {
        public NoRoom {
            values = List.copyOf(values);
        }
    }
}
