package org.onehall.competition.domain;

import java.time.ZoneId;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Role;

/**
 * Everything that is wrong with a definition, in its order: the decider refuses the definition for it, and the file
 * reader reports each problem with its line.
 */
public final class DefinitionChecks {
    /** The roles of a venue's officials. */
    public static final Set<Role> LOCAL =
            Set.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.FLOOR_ARBITER, Role.LOCAL_ORGANISER);

    /** The roles of officials of the whole competition. */
    public static final Set<Role> CENTRAL = Set.of(
            Role.CHIEF_ARBITER,
            Role.DEPUTY_CHIEF_ARBITER,
            Role.CHIEF_ORGANISER,
            Role.FAIR_PLAY_OFFICER,
            Role.FAIR_PLAY_CHAIR,
            Role.FAIR_PLAY_PANEL,
            Role.ETHICS_COMMISSION);

    /** The most venues. */
    public static final int VENUES = 50;

    private static final int OFFICIALS = 500;
    private static final int PLAYERS = 1000;
    static final int PAIRINGS = 4000;
    /** The number of lines of a tournament report besides its players and teams. */
    public static final int REPORT_LINES = 2000;
    /** The longest of these lines, in characters (code points). */
    public static final int LONGEST_LINE = 2000;

    private static final Pattern PRINTABLE = Pattern.compile("[\\t\\P{Cntrl}]*");
    private final DefinitionProblems found = new DefinitionProblems();

    /**
     * One problem.
     *
     * @param path where: {@code players[3].venue}, counted from 0
     * @param text what is wrong, for people; ids, never names
     */
    public record Problem(CompetitionRefusal code, String path, String text) {}

    private DefinitionChecks() {}

    /** All problems; empty if the definition can be loaded. */
    public static List<Problem> problems(
            String competitionId,
            String name,
            List<Venue> venues,
            List<Official> officials,
            List<Player> players,
            List<Round> rounds,
            Entries entries) {
        var checks = new DefinitionChecks();
        var people = new PersonChecks(checks.found);
        var timetable = new RoundChecks(checks.found);
        checks.found.id(competitionId, "id");
        checks.found.name(name, "name");
        if (checks.fits(venues, officials, players, rounds)) {
            Set<String> known = checks.venues(venues);
            Set<String> persons = new HashSet<>();
            people.officials(officials, known, persons);
            people.staff(venues, officials, entries);
            people.players(players, known, persons);
            Set<String> ids = players.stream().map(Player::playerId).collect(Collectors.toSet());
            timetable.rounds(rounds, ids);
            new TeamChecks(checks.found).teams(entries, ids);
            timetable.byes(entries.byes(), rounds, ids);
            var absences = new AbsenceChecks(checks.found);
            absences.withdrawals(entries.withdrawals(), ids);
            absences.venueChanges(entries.venueChanges(), ids, known);
            checks.report(entries, ids);
            entries.registration()
                    .ifPresent(registration -> people.registration(registration, players, rounds, persons));
        }
        return checks.found.all();
    }

    private boolean fits(List<Venue> venues, List<Official> officials, List<Player> players, List<Round> rounds) {
        int before = found.all().size();
        limit(venues, VENUES, "venues");
        limit(officials, OFFICIALS, "officials");
        limit(players, PLAYERS, "players");
        int pairings =
                rounds.stream().mapToInt(round -> round.pairings().size()).sum();
        if (pairings > PAIRINGS || rounds.size() > PAIRINGS)
            found.add(
                    CompetitionRefusal.TOO_LARGE,
                    "rounds",
                    pairings + " pairings in " + rounds.size() + " rounds; at most " + PAIRINGS);
        return found.all().size() == before;
    }

    private void limit(Collection<?> entries, int most, String path) {
        if (entries.size() > most)
            found.add(CompetitionRefusal.TOO_LARGE, path, entries.size() + " entries; at most " + most);
    }

    private Set<String> venues(List<Venue> venues) {
        Set<String> known = new HashSet<>();
        if (venues.isEmpty())
            found.add(CompetitionRefusal.UNKNOWN_VENUE, "venues", "a competition has at least one venue");
        for (int i = 0; i < venues.size(); i++) {
            Venue venue = venues.get(i);
            String path = "venues[" + i + "].";
            found.unique(venue.venueId(), known, path + "id");
            found.name(venue.name(), path + "name");
            if (!ZoneId.getAvailableZoneIds().contains(venue.timeZone()))
                found.add(
                        CompetitionRefusal.UNKNOWN_TIME_ZONE,
                        path + "timeZone",
                        "there is no such time zone; write it like Europe/Rome");
        }
        return known;
    }

    private void report(Entries entries, Set<String> players) {
        Set<String> seen = new HashSet<>();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < entries.details().size(); i++) {
            Details details = entries.details().get(i);
            if (!players.contains(details.playerId())
                    || !seen.add(details.playerId())
                    || details.startNumber() < 1
                    || details.startNumber() > RoundChecks.HIGHEST_BOARD
                    || !numbers.add(details.startNumber())
                    || Stream.of(details.sex(), details.title(), details.fideNumber(), details.birth())
                            .anyMatch(text -> text.length() > 11
                                    || !PRINTABLE.matcher(text).matches()))
                found.add(
                        CompetitionRefusal.MALFORMED_DETAILS,
                        "details[" + i + "]",
                        "details must be about a player of the competition, with a start number that no other player "
                                + "has");
        }
        if (entries.report().size() > REPORT_LINES
                || entries.report().stream()
                        .anyMatch(line -> line.codePointCount(0, line.length()) > LONGEST_LINE
                                || !PRINTABLE.matcher(line).matches()))
            found.add(
                    CompetitionRefusal.TOO_LARGE,
                    "report",
                    "a report has at most " + REPORT_LINES + " lines besides those of its players, each of at most "
                            + LONGEST_LINE + " characters without control characters");
    }
}
