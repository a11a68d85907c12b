package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;

/** When the rounds of a competition are over (APP-I A5, G2.1). */
public final class RoundEnds {
    private RoundEnds() {}

    /**
     * When the last round became official: the official announcement of the results; empty as long as a round is not
     * official (APP-I A5).
     *
     * @param rounds numbers of all rounds
     * @param official when each round became official, by its number
     */
    public static Optional<Instant> announced(Collection<Integer> rounds, Map<Integer, Instant> official) {
        if (rounds.isEmpty() || !official.keySet().containsAll(rounds)) return Optional.empty();
        return official.values().stream().max(Comparator.naturalOrder());
    }

    /**
     * The end of the last game of a round in any venue, or the opening of a round without games; empty while a game is
     * in progress (APP-I G2.1).
     *
     * @param played boards of the round that are played
     * @param ends by board, when the game that counts ended
     */
    public static Optional<Instant> ended(Instant opened, Set<BoardId> played, Map<BoardId, Instant> ends) {
        if (!ends.keySet().containsAll(played)) return Optional.empty();
        return Stream.concat(Stream.of(opened), played.stream().map(ends::get)).max(Comparator.naturalOrder());
    }
}
