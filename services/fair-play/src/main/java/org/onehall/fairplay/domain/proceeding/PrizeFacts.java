package org.onehall.fairplay.domain.proceeding;

import java.util.List;

/**
 * What the release of a prize needs to know; the service itself states it.
 *
 * @param pending boards of the player's games that are to be played, go on or are not screened yet (APP-I A1), and
 *     rounds still to be opened
 * @param forwarded cases about the player that are before the Ethics and Disciplinary Commission; none that is
 *     confidential (APP-I G2.7)
 * @param decisions references of that Commission's decisions about the player (APP-I E1)
 */
public record PrizeFacts(boolean playerKnown, List<String> pending, int forwarded, List<String> decisions) {
    public PrizeFacts {
        pending = List.copyOf(pending);
        decisions = List.copyOf(decisions);
    }
}
