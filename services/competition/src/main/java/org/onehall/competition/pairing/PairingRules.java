package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.onehall.regulations.ScoringTable;

/**
 * The rules that a round's pairings must follow.
 *
 * @param rounds how many rounds the event has; 0: not known
 * @param meetings how often two players may meet: 1, or 2 in a double round robin
 * @param scoring the points for a game
 * @param forbidden pairs that must not meet
 * @param venuesApart whether players of one venue should not meet
 * @param devices how many players a venue has devices for, by its id; a venue that is left out has enough
 * @param accelerations points that count for the pairing only, such as those of the Baku acceleration
 */
public record PairingRules(
        PairingSystem system,
        int rounds,
        int meetings,
        ScoringTable scoring,
        List<ForbiddenPair> forbidden,
        boolean venuesApart,
        Map<String, Integer> devices,
        List<Acceleration> accelerations) {
    public PairingRules {
        forbidden = List.copyOf(forbidden);
        devices = Map.copyOf(devices);
        accelerations = List.copyOf(accelerations);
        if (meetings < 1) throw new IllegalArgumentException("players meet at least once");
    }

    /** The same without accelerations. */
    public PairingRules(
            PairingSystem system,
            int rounds,
            int meetings,
            ScoringTable scoring,
            List<ForbiddenPair> forbidden,
            boolean venuesApart,
            Map<String, Integer> devices) {
        this(system, rounds, meetings, scoring, forbidden, venuesApart, devices, List.of());
    }

    /** A Swiss with the usual points, without forbidden pairs. */
    public static PairingRules swiss(int rounds) {
        return new PairingRules(PairingSystem.SWISS, rounds, 1, ScoringTable.STANDARD, List.of(), false, Map.of());
    }

    /** The points with which a player is paired in a round, of the points without acceleration. */
    BigDecimal accelerated(Candidate player, int round, BigDecimal points) {
        return accelerations.stream()
                .filter(one -> one.includes(player.number(), round))
                .map(Acceleration::points)
                .reduce(points, BigDecimal::add);
    }

    /**
     * Points that some players get for the pairing of some rounds only.
     *
     * @param first the lowest start number that gets them
     * @param last the highest start number that gets them
     * @param fromRound the first round, from 1
     * @param toRound the last round
     */
    public record Acceleration(int first, int last, int fromRound, int toRound, BigDecimal points) {
        boolean includes(int number, int round) {
            return number >= first && number <= last && round >= fromRound && round <= toRound;
        }
    }

    /** Two players who must not meet, in either order. */
    public record ForbiddenPair(String oneId, String otherId) {
        boolean is(String a, String b) {
            return oneId.equals(a) && otherId.equals(b) || oneId.equals(b) && otherId.equals(a);
        }
    }

    /** How an event is paired. */
    public enum PairingSystem {
        /** FIDE C.04. */
        SWISS,
        /** FIDE C.05, Annex 1; also a Scheveningen match. */
        ROUND_ROBIN,
        /** Matches of teams: players of a team that plays may be reserves without a game. */
        TEAM,
        /** As the organiser decides. */
        OTHER
    }
}
