package org.onehall.competition.writing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Round;

/** An earlier competition once more: its venues, officials, regulations and number of rounds. */
public final class Copies {
    private Copies() {}

    /** Without players, teams, pairings, dates, and what an earlier tournament report said. */
    public static Definition of(Definition earlier, String name) {
        Entries entries = earlier.entries();
        return new Definition(
                name,
                earlier.venues(),
                earlier.officials(),
                List.of(),
                earlier.rounds().stream()
                        .map(round -> new Round(round.number(), List.of(), Optional.empty(), round.chess960()))
                        .toList(),
                earlier.regulations(),
                new Entries(
                        entries.automaticApproval(),
                        entries.teamRules(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        entries.registration().map(registration -> ofOfficials(registration, earlier.officials()))));
    }

    /** The officials' numbers; nobody has accepted the conditions of the new competition. */
    private static Registration ofOfficials(Registration earlier, List<Official> officials) {
        Set<String> ids = officials.stream().map(Official::officialId).collect(Collectors.toSet());
        return new Registration(
                earlier.version(),
                Optional.empty(),
                earlier.persons().stream()
                        .filter(person -> ids.contains(person.personId()))
                        .toList());
    }
}
