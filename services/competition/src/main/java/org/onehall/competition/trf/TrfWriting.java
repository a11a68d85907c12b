package org.onehall.competition.trf;

import java.util.List;

/** What writing a report gives: the report, or why there is none. */
public sealed interface TrfWriting {
    /** Nothing was left out that is not in a comment. */
    record Written(Trf report) implements TrfWriting {}

    /** @param values at least one that is longer than its columns, for people */
    record NoRoom(List<String> values) implements TrfWriting {
        public NoRoom {
            values = List.copyOf(values);
        }
    }
}
