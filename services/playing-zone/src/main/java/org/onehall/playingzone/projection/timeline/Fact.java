package org.onehall.playingzone.projection.timeline;

import java.util.Comparator;

/** One fact that a log contains about a board. */
sealed interface Fact permits Moved, Told {
    Comparator<Fact> AS_IT_HAPPENED =
            Comparator.comparingLong(Fact::at).thenComparing(Fact::log).thenComparingLong(Fact::sequence);

    long at();

    Log log();

    long sequence();
}
