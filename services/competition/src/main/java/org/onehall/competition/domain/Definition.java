package org.onehall.competition.domain;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.StartNumbers;

/** A whole competition: as it was loaded, with everything that was changed since (OCR 16.1). */
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

    /** The same without the regulations that were not recorded yet when the other one was loaded. */
    Definition asRecordedBy(Definition earlier) {
        return earlier.regulations().stated().isEmpty()
                ? new Definition(
                        name,
                        venues,
                        officials,
                        players,
                        rounds,
                        regulations.asRecordedBy(earlier.regulations()),
                        entries)
                : this;
    }

    Definition withVenues(List<Venue> now) {
        return new Definition(name, now, officials, players, rounds, regulations, entries);
    }

    Definition withOfficials(List<Official> now) {
        return new Definition(name, venues, now, players, rounds, regulations, entries);
    }

    Definition withPlayers(List<Player> now) {
        return new Definition(name, venues, officials, now, rounds, regulations, entries);
    }

    Definition withRounds(List<Round> now) {
        return new Definition(name, venues, officials, players, now, regulations, entries);
    }

    Definition with(Entries now) {
        return new Definition(name, venues, officials, players, rounds, regulations, now);
    }

    /** With a round in place of the one with its number. */
    Definition with(Round now) {
        return withRounds(rounds.stream()
                .map(round -> round.number() == now.number() ? now : round)
                .toList());
    }

    /** With a player in place of the one with the same id. */
    Definition with(Player now) {
        return withPlayers(players.stream()
                .map(player -> player.playerId().equals(now.playerId()) ? now : player)
                .toList());
    }

    Optional<Player> player(String playerId) {
        return players.stream()
                .filter(player -> player.playerId().equals(playerId))
                .findFirst();
    }

    Optional<Official> official(String officialId) {
        return officials.stream()
                .filter(official -> official.officialId().equals(officialId))
                .findFirst();
    }

    Optional<Venue> venue(String venueId) {
        return venues.stream().filter(venue -> venue.venueId().equals(venueId)).findFirst();
    }

    /** The number of the last round; 0 if there are none. */
    public int lastRound() {
        return rounds.stream().mapToInt(Round::number).max().orElse(0);
    }

    /** Says in a refusal which rounds there are. */
    public Map<String, String> unknown(int round) {
        return unknown(round, lastRound());
    }

    /** The same with the number of the last round: "1", "1-9"; "–" if there are none. */
    public static Map<String, String> unknown(int round, int last) {
        String rounds = last == 0 ? "–" : last == 1 ? "1" : "1-" + last;
        return Map.of("round", String.valueOf(round), "rounds", rounds);
    }

    public Optional<Round> round(int number) {
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

    /** The venue in which a player sits in a round, with the moves that are recorded for later rounds (OCR 16.1). */
    public String venueIn(int round, Player player) {
        return entries.venueChanges().stream()
                .filter(change -> change.playerId().equals(player.playerId()) && change.fromRound() <= round)
                .reduce((_, last) -> last)
                .map(VenueChange::venueId)
                .orElse(player.venueId());
    }

    /**
     * The number of each player in tables and reports: the number from the report that the player was read from; the
     * other players get the next free numbers in order.
     */
    public Map<String, Integer> startNumbers() {
        Map<String, Integer> stated = new LinkedHashMap<>();
        entries.details().forEach(one -> stated.put(one.playerId(), one.startNumber()));
        return StartNumbers.of(stated, players.stream().map(Player::playerId).toList());
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

    /** The name of a player; the id if there is no such player. */
    String nameOfPlayer(String playerId) {
        return player(playerId).map(Player::name).orElse(playerId);
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
