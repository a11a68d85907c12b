package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.Map;

/** Whether a player was paired outside the group of players with the same points (C.04.3). */
public enum Floated {
    /** Against an opponent with more points. */
    UP,
    /** Against an opponent with fewer points, or with points for a round without a game. */
    DOWN,
    NONE;

    /** The float of a player with some points against an opponent with others. */
    static Floated of(BigDecimal own, BigDecimal others) {
        int compared = own.compareTo(others);
        return compared < 0 ? UP : compared > 0 ? DOWN : NONE;
    }

    /** The float of an earlier round. A round without a game is a float down if it brought more than a loss. */
    static Floated in(PastRound past, Candidate player, Map<String, Candidate> candidates, PairingRules rules) {
        if (past instanceof PastRound.Game game && game.played()) {
            Candidate opponent = candidates.get(game.opponentId());
            return opponent == null
                    ? NONE
                    : of(before(past.round(), player, rules), before(past.round(), opponent, rules));
        }
        return past.points().compareTo(rules.scoring().loss()) > 0 ? DOWN : NONE;
    }

    private static BigDecimal before(int round, Candidate player, PairingRules rules) {
        return rules.accelerated(player, round, player.pointsBefore(round));
    }
}
