package org.onehall.competition.writing;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;

/** Writes a competition and reads it again. */
public final class WrittenAgain {
    private WrittenAgain() {}

    public static Definition of(String id, Definition definition) {
        return read(CompetitionWriter.write(id, definition));
    }

    static Definition read(Sources files) {
        Reading reading = CompetitionReader.read(files);
        return assertInstanceOf(Reading.Read.class, reading, () -> reading + " from " + files)
                .load()
                .definition();
    }

    /**
     * A definition with what is said about each person in the order of the ids, and without a registration that says
     * nothing: that order means nothing, and files have it by players. Nor does it mean anything whether a date of
     * birth has points, hyphens or slashes, and whether w, W or f stands for a woman.
     */
    public static Definition plain(Definition one) {
        Entries entries = one.entries();
        return new Definition(
                one.name(),
                one.venues(),
                one.officials(),
                one.players(),
                one.rounds(),
                one.regulations(),
                new Entries(
                        entries.automaticApproval(),
                        entries.teamRules(),
                        entries.teams(),
                        entries.byes(),
                        entries.details().stream()
                                .map(WrittenAgain::plain)
                                .sorted(Comparator.comparing(Details::playerId))
                                .toList(),
                        entries.report(),
                        entries.registration().flatMap(WrittenAgain::plain),
                        entries.withdrawals(),
                        entries.venueChanges()));
    }

    private static Details plain(Details one) {
        return new Details(
                one.playerId(),
                one.startNumber(),
                one.sex().toLowerCase(Locale.ROOT).replace('f', 'w'),
                one.title(),
                one.fideNumber(),
                one.birth().replaceAll("[.-]", "/"));
    }

    private static Optional<Registration> plain(Registration one) {
        List<Registration.Registered> persons = one.persons().stream()
                .filter(person ->
                        !person.number().isEmpty() || person.acceptedAt().isPresent())
                .sorted(Comparator.comparing(Registration.Registered::personId))
                .toList();
        return Optional.of(new Registration(one.version(), one.acceptedAt(), persons))
                .filter(said -> said.isStrict() || !persons.isEmpty());
    }
}
