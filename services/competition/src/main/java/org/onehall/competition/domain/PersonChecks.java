package org.onehall.competition.domain;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.regulations.RequiredOfficials;

/** What is wrong with officials, players and their registration (OCR 16.8, APP-I A4, J). */
final class PersonChecks {
    private static final Pattern FEDERATION = Pattern.compile("[A-Z]{3}|");
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z0-9-]{0,20}");
    private static final int LONGEST_VERSION = 50;
    private static final int HIGHEST_RATING = 4000;

    private final DefinitionProblems found;

    PersonChecks(DefinitionProblems found) {
        this.found = found;
    }

    void officials(List<Official> officials, Set<String> venues, Set<String> persons) {
        for (int i = 0; i < officials.size(); i++) {
            Official official = officials.get(i);
            String path = "officials[" + i + "].";
            found.unique(official.officialId(), persons, path + "id");
            found.name(official.name(), path + "name");
            if (!DefinitionChecks.LOCAL.contains(official.role())
                    && !DefinitionChecks.CENTRAL.contains(official.role())) {
                found.add(
                        CompetitionRefusal.MALFORMED_OFFICIAL,
                        path + "role",
                        "this is not a role of an official: " + official.role());
                if (!official.venueId().isEmpty()) found.venue(official.venueId(), venues, path + "venue");
            } else if (DefinitionChecks.CENTRAL.contains(official.role())
                    && !official.venueId().isEmpty())
                found.add(
                        CompetitionRefusal.MALFORMED_OFFICIAL,
                        path + "venue",
                        official.role() + " must not have a venue");
            else if (DefinitionChecks.LOCAL.contains(official.role()))
                found.venue(official.venueId(), venues, path + "venue");
        }
    }

    void staff(List<Venue> venues, List<Official> officials, Entries entries) {
        for (Role role : RequiredOfficials.OF_COMPETITION) one(officials, role, "", "officials", "a competition");
        if (officials.stream()
                .anyMatch(
                        official -> official.role() == Role.FAIR_PLAY_PANEL || official.role() == Role.FAIR_PLAY_CHAIR))
            one(officials, Role.FAIR_PLAY_CHAIR, "", "officials", "a panel of the Fair Play Commission");
        for (int i = 0; i < venues.size(); i++) {
            String venue = venues.get(i).venueId();
            String path = "venues[" + i + "]";
            if (venue.isEmpty()) continue; // nobody can be its official before it has an id
            for (Role role : RequiredOfficials.OF_VENUE)
                one(officials, role, venue, path, "venue " + DefinitionProblems.shown(venue));
            List<Official> chiefs = of(officials, Role.LOCAL_CHIEF_ARBITER, venue);
            if (of(officials, Role.LOCAL_TECHNICAL_ARBITER, venue).stream()
                    .anyMatch(lta -> chiefs.stream().anyMatch(lca -> samePerson(lca, lta, entries))))
                found.add(
                        CompetitionRefusal.LCA_EQUALS_LTA,
                        path,
                        "the Local Chief Arbiter and the Local Technical Arbiter of venue "
                                + DefinitionProblems.shown(venue) + " must be two persons");
        }
    }

    private void one(List<Official> officials, Role role, String venue, String path, String owner) {
        int count = of(officials, role, venue).size();
        if (count != 1)
            found.add(CompetitionRefusal.STAFF_INCOMPLETE, path, owner + " must have one " + role + ", not " + count);
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

    void players(List<Player> players, Set<String> venues, Set<String> persons) {
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            String path = "players[" + i + "].";
            found.unique(player.playerId(), persons, path + "id");
            found.name(player.name(), path + "name");
            found.venue(player.venueId(), venues, path + "venue");
            if (player.rating() < 0 || player.rating() > HIGHEST_RATING)
                found.add(
                        CompetitionRefusal.MALFORMED_PLAYER,
                        path + "rating",
                        "a rating is from 0 to " + HIGHEST_RATING);
            if (!FEDERATION.matcher(player.federation()).matches())
                found.add(
                        CompetitionRefusal.MALFORMED_PLAYER,
                        path + "federation",
                        "a federation is three capital letters");
        }
    }

    /**
     * Real names are checked above. Here: the numbers, and whether the players have accepted the conditions they play
     * under (APP-I A4, J).
     */
    void registration(Registration registration, List<Player> players, List<Round> rounds, Set<String> persons) {
        if (Texts.faultOfLine(registration.version(), LONGEST_VERSION).isPresent())
            found.add(
                    CompetitionRefusal.MALFORMED_REGISTRATION,
                    "conditions.version",
                    "a version has at most " + LONGEST_VERSION + " characters and no control characters");
        Set<String> seen = new HashSet<>();
        for (Registration.Registered one : registration.persons())
            if (!persons.contains(one.personId())
                    || !seen.add(one.personId())
                    || !NUMBER.matcher(one.number()).matches())
                found.add(
                        CompetitionRefusal.MALFORMED_REGISTRATION,
                        place(one.personId(), players),
                        "this is not a correct registration of " + DefinitionProblems.shown(one.personId())
                                + "; a FIDE ID or member number has 1 to 20 letters, digits or hyphens");
        if (!registration.isStrict()) return;
        Set<String> paired = rounds.stream()
                .flatMap(round -> round.pairings().stream())
                .flatMap(pairing -> Stream.of(pairing.whiteId(), pairing.blackId()))
                .collect(Collectors.toSet());
        for (int i = 0; i < players.size(); i++) {
            String player = players.get(i).playerId();
            if (registration.number(player).isEmpty())
                found.add(
                        CompetitionRefusal.NUMBER_MISSING,
                        "players[" + i + "].fideId",
                        "player " + DefinitionProblems.shown(player) + " has no FIDE ID or member number");
            if (paired.contains(player) && !registration.hasAccepted(player))
                found.add(
                        CompetitionRefusal.CONDITIONS_NOT_ACCEPTED,
                        "players[" + i + "].accepted",
                        "player " + DefinitionProblems.shown(player)
                                + " is paired, but has not accepted the conditions");
        }
    }

    private static String place(String person, List<Player> players) {
        return players.stream().map(Player::playerId).toList().contains(person)
                ? "players[" + players.stream().map(Player::playerId).toList().indexOf(person) + "].fideId"
                : "officials";
    }
}
