package org.onehall.competition.domain;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A whole competition as it was loaded; it never changes (OCR 16.1). */
public record Definition(
        String name,
        List<Venue> venues,
        List<Official> officials,
        List<Player> players,
        List<Round> rounds,
        Regulations regulations,
        Entries entries) {
    public Definition {
        venues = List.copyOf(venues);
        officials = List.copyOf(officials);
        players = List.copyOf(players);
        rounds = List.copyOf(rounds);
    }

    Optional<Round> round(int number) {
        return rounds.stream().filter(round -> round.number() == number).findFirst();
    }

    /** The venues of the two seats of a pairing. */
    List<String> venues(Pairing pairing) {
        return players.stream()
                .filter(p ->
                        p.playerId().equals(pairing.whiteId()) || p.playerId().equals(pairing.blackId()))
                .map(Player::venueId)
                .distinct()
                .toList();
    }

    /**
     * The number of each player in tables and reports: the number from the report that the player was read from; the
     * other players get the next free numbers in order.
     */
    public Map<String, Integer> startNumbers() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        entries.details().forEach(one -> numbers.put(one.playerId(), one.startNumber()));
        Set<Integer> taken = new HashSet<>(numbers.values());
        int next = 1;
        for (Player player : players) {
            if (numbers.containsKey(player.playerId())) continue;
            while (!taken.add(next)) next++;
            numbers.put(player.playerId(), next);
        }
        return numbers;
    }

    /** The time zone of the venue of a board's White; UTC if that is not known. */
    ZoneId zone(int round, int board) {
        return round(round)
                .flatMap(one -> one.board(board))
                .flatMap(pairing -> venues(pairing).stream().findFirst())
                .flatMap(id -> venues.stream()
                        .filter(venue -> venue.venueId().equals(id))
                        .findFirst())
                .map(venue -> ZoneId.of(venue.timeZone()))
                .orElse(ZoneOffset.UTC);
    }

    /** The name of an official; the id if there is no name. */
    String nameOf(String officialId) {
        return officials.stream()
                .filter(official -> official.officialId().equals(officialId))
                .map(Official::name)
                .findFirst()
                .orElse(officialId);
    }
}
