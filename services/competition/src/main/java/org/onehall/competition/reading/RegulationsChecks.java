package org.onehall.competition.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.onehall.clock.Category;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.reading.CompetitionFiles.Place;
import org.onehall.decider.Role;
import org.onehall.regulations.Profile;

/** Checks officials and rounds against the requirements of the competition's regulations. */
final class RegulationsChecks {
    private final CompetitionFiles files;
    private final Faults faults;

    RegulationsChecks(CompetitionFiles files, Faults faults) {
        this.files = files;
        this.faults = faults;
    }

    /** Checks that each venue has enough arbiters, for its games too (OCR 16.9, RAP A.3, BLZ B.3, V-16). */
    void staffing(
            Profile profile, List<Venue> venues, List<Official> officials, List<Player> players, List<Round> rounds) {
        if (faults.isBroken("officials") || faults.isBroken("venues")) return;
        Map<String, String> venueOf = new HashMap<>();
        players.forEach(player -> venueOf.put(player.playerId(), player.venueId()));
        for (int i = 0; i < venues.size(); i++) {
            String venue = venues.get(i).venueId();
            if (venue.isEmpty()) continue;
            long arbiters = officials.stream()
                    .filter(o -> o.venueId().equals(venue) && o.role() != Role.LOCAL_ORGANISER)
                    .count();
            long games = rounds.stream()
                    .mapToLong(round -> round.pairings().stream()
                            .filter(p ->
                                    venue.equals(venueOf.get(p.whiteId())) || venue.equals(venueOf.get(p.blackId())))
                            .count())
                    .max()
                    .orElse(0);
            arbiters(i, venue, arbiters, profile.venue().minArbiters(), "OCR 16.9");
            if (!faults.isBroken("players")
                    && profile.value("rapid.supervision").equals("FULL")
                    && profile.category() != Category.STANDARD)
                arbiters(i, venue, arbiters, profile.category() == Category.BLITZ ? games : (games + 2) / 3, "V-16");
        }
    }

    /**
     * If the regulations say how many boards a team has, its players sit in the order of its list; reserves may sit
     * anywhere (FSSI team-a).
     */
    void boardOrder(Profile profile, List<Team> teams, List<Round> rounds) {
        Optional<Integer> boards =
                profile.present("team.boards").filter(_ -> profile.teamEvent()).map(Integer::parseInt);
        if (boards.isEmpty() || faults.isBroken("teams") || faults.isBroken("rounds")) return;
        for (int i = 0; i < rounds.size(); i++)
            for (Team team : teams)
                boardOrder(
                        team.playerIds()
                                .subList(
                                        0,
                                        Math.min(boards.get(), team.playerIds().size())),
                        team,
                        rounds.get(i),
                        "rounds[" + i + "]");
    }

    private void boardOrder(List<String> order, Team team, Round round, String path) {
        Map<Integer, Integer> seats = new TreeMap<>();
        round.pairings()
                .forEach(pairing -> Stream.of(pairing.whiteId(), pairing.blackId())
                        .map(order::indexOf)
                        .filter(at -> at >= 0)
                        .forEach(at -> seats.putIfAbsent(pairing.board(), at)));
        int before = -1;
        for (Map.Entry<Integer, Integer> seat : seats.entrySet()) {
            if (seat.getValue() < before) {
                Place place = files.place(path);
                faults.add(
                        place.file(),
                        place.at(),
                        path,
                        "players of team " + Faults.quoted(team.teamId()) + " sit in the order of its list: "
                                + Faults.quoted(order.get(seat.getValue())) + " on board " + seat.getKey()
                                + " sits above " + Faults.quoted(order.get(before)),
                        "FSSI team-a");
                return;
            }
            before = seat.getValue();
        }
    }

    /** Checks that there is a Deputy Chief Arbiter, if the regulations let one decide after a time (OCR 18.9). */
    void deputy(Profile profile, List<Official> officials) {
        if (faults.isBroken("officials")
                || faults.has("regulations.disconnection.deputySeconds")
                || profile.disconnection().deputyAfter().isZero()
                || officials.stream().anyMatch(o -> o.role() == Role.DEPUTY_CHIEF_ARBITER)) return;
        Place place = files.place("officials");
        faults.add(
                place.file(),
                place.at(),
                "officials",
                "disconnection.deputySeconds is above 0, so there has to be a DEPUTY_CHIEF_ARBITER",
                "OCR 18.9");
    }

    private void arbiters(int index, String venue, long there, long needed, String rule) {
        Place place = files.place("venues[" + index + "]");
        if (there < needed)
            faults.add(
                    place.file(),
                    place.at(),
                    "venues[" + index + "]",
                    "venue " + Faults.quoted(venue) + " has " + there + " arbiters and needs " + needed,
                    rule);
    }
}
