package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a command needs to know of the competition; the service itself states it.
 *
 * @param appendixHolds fairplay.appendixI
 * @param standing of who asks
 * @param registeredId FIDE ID or member number of who asks, "" if none is registered
 * @param lastRoundEnded end of the last game of the last round in any venue; empty: it has not ended
 * @param panel members in list order, the chair among them
 * @param chair "" if there is none
 * @param lastInvestigator of the latest appointment that counts in the rotation of the case, "" if there was none
 * @param basisKnown the case whose facts are taken up is one of this competition
 * @param people of the competition whom the command can mean: who has the id of the accused, or without one the name;
 *     of an appointment the panel
 */
public record CaseFacts(
        boolean competitionKnown,
        boolean appendixHolds,
        Optional<Standing> standing,
        String registeredId,
        Optional<Instant> lastRoundEnded,
        List<String> panel,
        String chair,
        String lastInvestigator,
        boolean basisKnown,
        List<Person> people) {
    /** Somebody of the competition. */
    public record Person(String personId, String name) {}

    public CaseFacts {
        panel = List.copyOf(panel);
        people = List.copyOf(people);
    }

    /** Who has an id; empty: nobody it was looked for. */
    Optional<Person> person(String id) {
        return people.stream().filter(one -> one.personId().equals(id)).findAny();
    }
}
