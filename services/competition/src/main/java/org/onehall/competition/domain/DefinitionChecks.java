package org.onehall.competition.domain;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;

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

    private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,32}");
    private static final Pattern FEDERATION = Pattern.compile("[A-Z]{3}|");
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z0-9-]{0,20}");
    private static final int LONGEST_VERSION = 50;
    private static final int HIGHEST_RATING = 4000;
    private static final int QUOTED = 40;
    private static final int HIGHEST_BOARD = 9999;
    private static final int VENUES = 50;
    private static final int OFFICIALS = 500;
    private static final int PLAYERS = 1000;
    private static final int PAIRINGS = 4000;
    /** The number of lines of a tournament report besides its players and teams. */
    public static final int REPORT_LINES = 2000;
    /** The longest of these lines, in characters (code points). */
    public static final int LONGEST_LINE = 2000;

    private static final Pattern PRINTABLE = Pattern.compile("[\\t\\P{Cntrl}]*");

    private final List<Problem> problems = new ArrayList<>();

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
        checks.id(competitionId, "id");
        checks.name(name, "name");
        if (checks.fits(venues, officials, players, rounds)) {
            Set<String> known = checks.venues(venues);
            Set<String> persons = new HashSet<>();
            checks.officials(officials, known, persons);
            checks.staff(venues, officials, entries);
            checks.players(players, known, persons);
            Set<String> ids = players.stream().map(Player::playerId).collect(Collectors.toSet());
            checks.rounds(rounds, ids);
            checks.teams(entries, ids);
            checks.byes(entries.byes(), rounds, ids);
            checks.report(entries, ids);
            entries.registration()
                    .ifPresent(registration -> checks.registration(registration, players, rounds, persons));
        }
        return List.copyOf(checks.problems);
    }

    private boolean fits(List<Venue> venues, List<Official> officials, List<Player> players, List<Round> rounds) {
        int before = problems.size();
        limit(venues, VENUES, "venues");
        limit(officials, OFFICIALS, "officials");
        limit(players, PLAYERS, "players");
        int pairings =
                rounds.stream().mapToInt(round -> round.pairings().size()).sum();
        if (pairings > PAIRINGS || rounds.size() > PAIRINGS)
            add(
                    CompetitionRefusal.TOO_LARGE,
                    "rounds",
                    pairings + " pairings in " + rounds.size() + " rounds; at most " + PAIRINGS);
        return problems.size() == before;
    }

    private void limit(Collection<?> entries, int most, String path) {
        if (entries.size() > most)
            add(CompetitionRefusal.TOO_LARGE, path, entries.size() + " entries; at most " + most);
    }

    private Set<String> venues(List<Venue> venues) {
        Set<String> known = new HashSet<>();
        if (venues.isEmpty()) add(CompetitionRefusal.UNKNOWN_VENUE, "venues", "a competition has at least one venue");
        for (int i = 0; i < venues.size(); i++) {
            Venue venue = venues.get(i);
            String path = "venues[" + i + "].";
            unique(venue.venueId(), known, path + "id");
            name(venue.name(), path + "name");
            if (!ZoneId.getAvailableZoneIds().contains(venue.timeZone()))
                add(
                        CompetitionRefusal.UNKNOWN_TIME_ZONE,
                        path + "timeZone",
                        "there is no such time zone; write it as in Europe/Rome");
        }
        return known;
    }

    private void officials(List<Official> officials, Set<String> venues, Set<String> persons) {
        for (int i = 0; i < officials.size(); i++) {
            Official official = officials.get(i);
            String path = "officials[" + i + "].";
            unique(official.officialId(), persons, path + "id");
            name(official.name(), path + "name");
            if (!LOCAL.contains(official.role()) && !CENTRAL.contains(official.role())) {
                add(CompetitionRefusal.MALFORMED_OFFICIAL, path + "role", "no role of an official: " + official.role());
                if (!official.venueId().isEmpty()) venue(official.venueId(), venues, path + "venue");
            } else if (CENTRAL.contains(official.role()) && !official.venueId().isEmpty())
                add(
                        CompetitionRefusal.MALFORMED_OFFICIAL,
                        path + "venue",
                        official.role() + " is not bound to a venue");
            else if (LOCAL.contains(official.role())) venue(official.venueId(), venues, path + "venue");
        }
    }

    private void staff(List<Venue> venues, List<Official> officials, Entries entries) {
        one(officials, Role.CHIEF_ARBITER, "", "officials", "a competition");
        if (officials.stream()
                .anyMatch(
                        official -> official.role() == Role.FAIR_PLAY_PANEL || official.role() == Role.FAIR_PLAY_CHAIR))
            one(officials, Role.FAIR_PLAY_CHAIR, "", "officials", "a panel of the Fair Play Commission");
        for (int i = 0; i < venues.size(); i++) {
            String venue = venues.get(i).venueId();
            String path = "venues[" + i + "]";
            for (Role role : List.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.LOCAL_ORGANISER))
                one(officials, role, venue, path, "venue " + shown(venue));
            List<Official> chiefs = of(officials, Role.LOCAL_CHIEF_ARBITER, venue);
            if (of(officials, Role.LOCAL_TECHNICAL_ARBITER, venue).stream()
                    .anyMatch(lta -> chiefs.stream().anyMatch(lca -> samePerson(lca, lta, entries))))
                add(
                        CompetitionRefusal.LCA_EQUALS_LTA,
                        path,
                        "LCA and LTA of venue " + shown(venue) + " are the same person");
        }
    }

    private void one(List<Official> officials, Role role, String venue, String path, String owner) {
        int found = of(officials, role, venue).size();
        if (found != 1) add(CompetitionRefusal.STAFF_INCOMPLETE, path, owner + " has one " + role + ", here " + found);
    }

    private static List<Official> of(List<Official> officials, Role role, String venue) {
        return officials.stream()
                .filter(o -> o.role() == role && (venue.isEmpty() || o.venueId().equals(venue)))
                .toList();
    }

    /**
     * The same words are one person's name unless the two have different FIDE numbers; an id that occurs twice is a
     * separate problem.
     */
    private static boolean samePerson(Official a, Official b, Entries entries) {
        List<String> numbers = Stream.of(a, b)
                .map(official -> entries.registration()
                        .map(registration -> registration.number(official.officialId()))
                        .orElse(""))
                .toList();
        boolean told = !numbers.getFirst().isEmpty() && !numbers.getLast().isEmpty();
        if (a.officialId().equals(b.officialId())) return false;
        return told
                ? numbers.getFirst().equals(numbers.getLast())
                : Texts.byItsWords(a.name()).equals(Texts.byItsWords(b.name()));
    }

    private void players(List<Player> players, Set<String> venues, Set<String> persons) {
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            String path = "players[" + i + "].";
            unique(player.playerId(), persons, path + "id");
            name(player.name(), path + "name");
            venue(player.venueId(), venues, path + "venue");
            if (player.rating() < 0 || player.rating() > HIGHEST_RATING)
                add(CompetitionRefusal.MALFORMED_PLAYER, path + "rating", "a rating is from 0 to " + HIGHEST_RATING);
            if (!FEDERATION.matcher(player.federation()).matches())
                add(CompetitionRefusal.MALFORMED_PLAYER, path + "federation", "a federation is three capital letters");
        }
    }

    private void rounds(List<Round> rounds, Set<String> players) {
        for (int i = 0; i < rounds.size(); i++) {
            Round round = rounds.get(i);
            String path = "rounds[" + i + "]";
            if (round.number() != i + 1
                    && (i == 0 || round.number() != rounds.get(i - 1).number() + 1))
                add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".number",
                        "round " + (i + 1) + " is expected here, not " + round.number());
            if (round.pairings().isEmpty())
                add(CompetitionRefusal.MALFORMED_ROUND, path, "round " + round.number() + " has no pairings");
            if (i > 0 && notAfter(round, rounds.get(i - 1)))
                add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".startsAt",
                        "round " + round.number() + " is planned to start after the round before it");
            if (round.chess960().filter(start -> !start.isPosition()).isPresent())
                add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".position",
                        "positions of Chess960 are numbered from 0 to 959");
            pairings(round, path, players);
        }
    }

    private static boolean notAfter(Round round, Round before) {
        return round.startsAt()
                .flatMap(start -> before.startsAt().filter(earlier -> !start.isAfter(earlier)))
                .isPresent();
    }

    private void pairings(Round round, String roundPath, Set<String> players) {
        Set<Integer> boards = new HashSet<>();
        Map<String, Integer> paired = new HashMap<>();
        for (int i = 0; i < round.pairings().size(); i++) {
            Pairing pairing = round.pairings().get(i);
            String path = roundPath + ".pairings[" + i + "].";
            if (pairing.board() < 1 || pairing.board() > HIGHEST_BOARD)
                add(
                        CompetitionRefusal.MALFORMED_BOARD,
                        path + "board",
                        "a board's number is from 1 to " + HIGHEST_BOARD);
            else if (!boards.add(pairing.board()))
                add(
                        CompetitionRefusal.MALFORMED_BOARD,
                        path + "board",
                        "board " + pairing.board() + " is in round " + round.number() + " twice");
            paired(pairing.whiteId(), pairing.board(), round, players, paired, path + "white");
            paired(pairing.blackId(), pairing.board(), round, players, paired, path + "black");
        }
    }

    private void paired(
            String id, int board, Round round, Set<String> players, Map<String, Integer> paired, String path) {
        if (!players.contains(id)) {
            add(CompetitionRefusal.UNKNOWN_PLAYER, path, "there is no player " + shown(id));
            return;
        }
        Integer other = paired.putIfAbsent(id, board);
        if (other != null)
            add(
                    CompetitionRefusal.PAIRED_TWICE,
                    path,
                    "player " + shown(id) + " is paired twice in round " + round.number() + ", first on board "
                            + other);
    }

    private void teams(Entries entries, Set<String> players) {
        if (entries.teamRules().isPresent() && entries.teams().isEmpty())
            add(
                    CompetitionRefusal.MALFORMED_TEAM,
                    "teams",
                    "teams play by these regulations, and there are none; give them as [{id: a, name: A, captain: "
                            + "p1, players: [p1, p2]}], or of a report as {trf: report.trf}");
        Set<String> seen = new HashSet<>();
        Map<String, String> teamOf = new HashMap<>();
        for (int i = 0; i < entries.teams().size(); i++) {
            Team team = entries.teams().get(i);
            String path = "teams[" + i + "].";
            unique(team.teamId(), seen, path + "id");
            name(team.name(), path + "name");
            if (!team.playerIds().contains(team.captainId()))
                add(
                        CompetitionRefusal.CAPTAIN_NOT_PLAYER,
                        path + "captain",
                        "the captain " + shown(team.captainId()) + " is not among the team's players");
            entries.teamRules().ifPresent(rules -> {
                int most = rules.boards() + rules.reserves();
                if (team.playerIds().size() < rules.boards() || team.playerIds().size() > most)
                    add(
                            CompetitionRefusal.MALFORMED_TEAM,
                            path + "players",
                            "a team has from " + rules.boards() + " to " + most + " players, here "
                                    + team.playerIds().size());
            });
            for (String player : team.playerIds()) {
                if (!players.contains(player))
                    add(CompetitionRefusal.UNKNOWN_PLAYER, path + "players", "there is no player " + shown(player));
                else if (teamOf.putIfAbsent(player, team.teamId()) != null)
                    add(
                            CompetitionRefusal.MALFORMED_TEAM,
                            path + "players",
                            "player " + shown(player) + " is in a team twice, first in " + shown(teamOf.get(player)));
            }
        }
    }

    private void byes(List<Bye> byes, List<Round> rounds, Set<String> players) {
        Set<List<Object>> seen = new HashSet<>();
        for (int i = 0; i < byes.size(); i++) {
            Bye bye = byes.get(i);
            String path = "byes[" + i + "]";
            if (!players.contains(bye.playerId()))
                add(CompetitionRefusal.UNKNOWN_PLAYER, path + ".player", "there is no player " + shown(bye.playerId()));
            else if (bye.round() < 1 || bye.round() > PAIRINGS)
                add(CompetitionRefusal.MALFORMED_BYE, path + ".round", "a round is from 1, not " + bye.round());
            else if (!seen.add(List.of(bye.round(), bye.playerId()))
                    || rounds.stream()
                            .anyMatch(round -> round.number() == bye.round()
                                    && round.pairings().stream()
                                            .anyMatch(
                                                    pairing -> pairing.whiteId().equals(bye.playerId())
                                                            || pairing.blackId().equals(bye.playerId()))))
                add(
                        CompetitionRefusal.MALFORMED_BYE,
                        path,
                        "player " + shown(bye.playerId()) + " has a game or another bye in round " + bye.round());
        }
    }

    /**
     * Real names are checked above. Here: the numbers, and whether the players have accepted the conditions they play
     * under (APP-I A4, J).
     */
    private void registration(
            Registration registration, List<Player> players, List<Round> rounds, Set<String> persons) {
        if (Texts.faultOfLine(registration.version(), LONGEST_VERSION).isPresent())
            add(
                    CompetitionRefusal.MALFORMED_REGISTRATION,
                    "conditions.version",
                    "a version has at most " + LONGEST_VERSION + " characters, no control characters among them");
        Set<String> seen = new HashSet<>();
        for (Registration.Registered one : registration.persons())
            if (!persons.contains(one.personId())
                    || !seen.add(one.personId())
                    || !NUMBER.matcher(one.number()).matches())
                add(
                        CompetitionRefusal.MALFORMED_REGISTRATION,
                        place(one.personId(), players),
                        "this is no registration of " + shown(one.personId())
                                + "; a FIDE ID or member number has 1 to 20 letters, digits or hyphens");
        if (!registration.isStrict()) return;
        Set<String> paired = rounds.stream()
                .flatMap(round -> round.pairings().stream())
                .flatMap(pairing -> Stream.of(pairing.whiteId(), pairing.blackId()))
                .collect(Collectors.toSet());
        for (int i = 0; i < players.size(); i++) {
            String player = players.get(i).playerId();
            if (registration.number(player).isEmpty())
                add(
                        CompetitionRefusal.NUMBER_MISSING,
                        "players[" + i + "].fideId",
                        "player " + shown(player) + " has no FIDE ID or member number");
            if (paired.contains(player) && !registration.hasAccepted(player))
                add(
                        CompetitionRefusal.CONDITIONS_NOT_ACCEPTED,
                        "players[" + i + "].accepted",
                        "player " + shown(player) + " is paired and has not accepted the conditions");
        }
    }

    private static String place(String person, List<Player> players) {
        return players.stream().map(Player::playerId).toList().contains(person)
                ? "players[" + players.stream().map(Player::playerId).toList().indexOf(person) + "].fideId"
                : "officials";
    }

    private void report(Entries entries, Set<String> players) {
        Set<String> seen = new HashSet<>();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < entries.details().size(); i++) {
            Details details = entries.details().get(i);
            if (!players.contains(details.playerId())
                    || !seen.add(details.playerId())
                    || details.startNumber() < 1
                    || details.startNumber() > HIGHEST_BOARD
                    || !numbers.add(details.startNumber())
                    || Stream.of(details.sex(), details.title(), details.fideNumber(), details.birth())
                            .anyMatch(text -> text.length() > 11
                                    || !PRINTABLE.matcher(text).matches()))
                add(
                        CompetitionRefusal.MALFORMED_DETAILS,
                        "details[" + i + "]",
                        "these are no details of a player with a start number of the own");
        }
        if (entries.report().size() > REPORT_LINES
                || entries.report().stream()
                        .anyMatch(line -> line.codePointCount(0, line.length()) > LONGEST_LINE
                                || !PRINTABLE.matcher(line).matches()))
            add(
                    CompetitionRefusal.TOO_LARGE,
                    "report",
                    "a report has at most " + REPORT_LINES + " lines beyond its players, of at most " + LONGEST_LINE
                            + " characters without control characters");
    }

    private void venue(String venue, Set<String> venues, String path) {
        if (!venues.contains(venue))
            add(
                    CompetitionRefusal.UNKNOWN_VENUE,
                    path,
                    venue.isEmpty() ? "the venue is missing" : "there is no venue " + shown(venue));
    }

    private void unique(String id, Set<String> seen, String path) {
        id(id, path);
        if (!seen.add(id)) add(CompetitionRefusal.DUPLICATE_ID, path, "id " + shown(id) + " is used twice");
    }

    private void id(String id, String path) {
        if (!ID.matcher(id).matches())
            add(
                    CompetitionRefusal.MALFORMED_ID,
                    path,
                    "an id has 1 to 32 small letters, digits or hyphens, not " + shown(id));
    }

    private void name(String name, String path) {
        Texts.faultOfName(name).ifPresent(fault -> add(CompetitionRefusal.MALFORMED_NAME, path, "a name " + fault));
    }

    private void add(CompetitionRefusal code, String path, String text) {
        problems.add(new Problem(code, path, text));
    }

    private static String shown(String id) {
        return Texts.quoted(id, QUOTED);
    }
}
