package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a command needs to know of the competition; the service itself states it.
 *
 * @param appendixHolds    fairplay.appendixI
 * @param standing         of who asks
 * @param registeredId     FIDE ID or member number of who asks, "" if none is registered
 * @param lastRoundEnded   end of the last game of the last round in any venue; empty: it has not ended
 * @param panel            members in list order, the chair among them
 * @param chair            "" if there is none
 * @param lastInvestigator of the latest appointment to any case, "" if there was none
 * @param basisKnown       the case whose facts are taken up is one of this competition
 */
public record CaseFacts(boolean competitionKnown, boolean appendixHolds, Optional<Standing> standing, String registeredId,
        Optional<Instant> lastRoundEnded, List<String> panel, String chair, String lastInvestigator, boolean basisKnown) {
    public CaseFacts {
        panel = List.copyOf(panel);
    }
}
