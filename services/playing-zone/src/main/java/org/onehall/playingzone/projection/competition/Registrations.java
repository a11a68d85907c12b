package org.onehall.playingzone.projection.competition;

import java.util.Optional;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Registered;

/** What a definition records about a person besides name and place (APP-I A4, J). */
final class Registrations {
    private Registrations() {}

    static Optional<Details> details(String playerId, CompetitionLoaded definition) {
        return definition.getEntries().getDetailsList().stream()
                .filter(details -> details.getPlayerId().equals(playerId))
                .findFirst();
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
