package org.onehall.playingzone.domain;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/** Which sides still have to hand in a scoresheet (FSSI ind-b, team-c). */
public final class Scoresheets {
    private Scoresheets() {}

    /**
     * Sides whose scoresheet is missing, White first.
     *
     * @param asked whether the regulations ask for scoresheets
     * @param over whether the game has ended; before that no scoresheet is owed
     * @param handedIn sides that have handed theirs in
     */
    public static List<Side> owed(boolean asked, boolean over, Set<Side> handedIn) {
        return asked && over
                ? Stream.of(Side.values())
                        .filter(side -> !handedIn.contains(side))
                        .toList()
                : List.of();
    }
}
