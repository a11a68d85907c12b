package org.onehall.competition.pairing;

import java.util.List;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.Pairing;

/**
 * Who would play whom in a round, from any source. It may be wrong in any way: {@link PairingPreview} says how.
 *
 * @param round from 1
 * @param pairings in the order of the boards
 * @param byes players who get a bye in this round
 * @param leftOut ids of players whom the source leaves without a game on purpose, such as the player with no opponent
 *     in a round robin
 */
public record PairingProposal(int round, List<Pairing> pairings, List<Bye> byes, List<String> leftOut) {
    public PairingProposal {
        pairings = List.copyOf(pairings);
        byes = List.copyOf(byes);
        leftOut = List.copyOf(leftOut);
    }
}
