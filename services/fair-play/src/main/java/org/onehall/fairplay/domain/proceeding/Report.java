package org.onehall.fairplay.domain.proceeding;

import java.util.List;
import java.util.Optional;

/**
 * The report of the investigating person (APP-I H7); texts have at most 10,000 characters.
 *
 * @param offences at least one is needed to forward the case (APP-I B1-B3)
 * @param criteria of a false accusation (APP-I D2)
 */
public record Report(
        Recommendation recommendation,
        String trigger,
        String facts,
        String findings,
        String proposedSanction,
        String otherBreaches,
        List<Offence> offences,
        Optional<AccusationCriteria> criteria) {
    public Report {
        offences = List.copyOf(offences);
    }
}
