package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/** A whole competition as it was loaded; it never changes (OCR 16.1). */
public record Definition(String name, List<Venue> venues, List<Official> officials, List<Player> players,
        List<Round> rounds, Regulations regulations, Entries entries) {
    public Definition {
        venues = List.copyOf(venues);
        officials = List.copyOf(officials);
        players = List.copyOf(players);
        rounds = List.copyOf(rounds);
    }

    Optional<Round> round(int number) {
        return rounds.stream().filter(round -> round.number() == number).findFirst();
    }

    /** Venues of the two seats of a pairing. */
    List<String> venues(Pairing pairing) {
        return players.stream().filter(p -> p.playerId().equals(pairing.whiteId()) || p.playerId().equals(pairing.blackId()))
                .map(Player::venueId).distinct().toList();
    }

    /** Name of an official; the id where there is none. */
    String nameOf(String officialId) {
        return officials.stream().filter(official -> official.officialId().equals(officialId)).map(Official::name).findFirst().orElse(officialId);
    }
}
