package org.onehall.fairplay.domain.proceeding;

import java.util.List;

/**
 * What the release of a prize needs to know; set by the service itself.
 *
 * @param pending boards of the player's games that are not yet played, in progress or not yet screened (APP-I A1), and
 *     rounds not yet opened
 * @param forwarded number of cases about the player that are before the Ethics and Disciplinary Commission;
 *     confidential cases are not counted (APP-I G2.7)
 * @param decisions references of that Commission's decisions about the player (APP-I E1)
 */
public record PrizeFacts(boolean playerKnown, List<String> pending, int forwarded, List<String> decisions) {
    public PrizeFacts {
        pending = List.copyOf(pending);
        decisions = List.copyOf(decisions);
    }
}
