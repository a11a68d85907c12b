package org.onehall.fairplay.domain.proceeding;

import java.util.List;

/**
 * What the release of a prize needs to know; the service itself states it.
 *
 * @param pending boards of the player's games that are to be played, go on or are not screened yet (APP-I A1), and rounds still to be opened
 */
public record PrizeFacts(boolean playerKnown, List<String> pending) {
    public PrizeFacts {
        pending = List.copyOf(pending);
    }
}
