package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a command needs to know about the competition; set by the service itself.
 *
 * @param appendixHolds fairplay.appendixI
 * @param standing of the caller
 * @param registeredId FIDE ID or member number of the caller, "" if none is registered
 * @param lastRoundEnded end of the last game of the last round in any venue; empty: it has not ended
 * @param panel members in list order, the chair among them
 * @param chair "" if there is none
 * @param lastInvestigator investigator of the latest appointment that counts in the rotation of the case, "" if there
 *     was none
 * @param basisKnown the case whose facts are taken up is one of this competition
 * @param people of the competition whom the command can mean: those with the id of the accused or, without an id, with
 *     the name; for an appointment, the panel
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
    /** A person of the competition. */
    public record Person(String personId, String name) {}

    public CaseFacts {
        panel = List.copyOf(panel);
        people = List.copyOf(people);
    }

    /** The person with this id among those looked up; empty if there is none. */
    Optional<Person> person(String id) {
        return people.stream().filter(one -> one.personId().equals(id)).findAny();
    }
}
