package org.onehall.playingzone.projection.competition;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.regulations.StartNumbers;

/** What a definition records about a person besides name and place (APP-I A4, J). */
public final class Registrations {
    private Registrations() {}

    static Optional<Details> details(String playerId, CompetitionLoaded definition) {
        return definition.getEntries().getDetailsList().stream()
                .filter(details -> details.getPlayerId().equals(playerId))
                .findFirst();
    }

    /** Start numbers by player, as in the standings: those that are stated, and the free ones for all others. */
    public static Map<String, Integer> startNumbers(CompetitionLoaded definition) {
        Map<String, Integer> stated = new HashMap<>();
        for (Details details : definition.getEntries().getDetailsList())
            if (details.getStartNumber() > 0) stated.put(details.getPlayerId(), details.getStartNumber());
        return StartNumbers.of(
                stated,
                definition.getPlayersList().stream().map(Player::getPlayerId).toList());
    }

    static Optional<Registered> registered(String personId, CompetitionLoaded definition) {
        return definition.getEntries().getRegistration().getPersonsList().stream()
                .filter(person -> person.getPersonId().equals(personId))
                .findFirst();
    }

    /** The FIDE ID or member number of a person; "" if none is known. */
    static String number(String personId, CompetitionLoaded definition) {
        return registered(personId, definition)
                .map(Registered::getNumber)
                .filter(number -> !number.isEmpty())
                .or(() -> details(personId, definition).map(Details::getFideNumber))
                .orElse("");
    }
}
