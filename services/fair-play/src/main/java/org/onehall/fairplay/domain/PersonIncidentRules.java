package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Optional;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.VenueState.Allowed;
import org.onehall.fairplay.domain.VenueState.PersonIncident;

/**
 * Incidents in a venue with persons who are not players: somebody who may not be there, has a device, or interferes
 * with a game (LAW 12.6, 12.7, OCR 17.4). Incidents with players: {@link IncidentRules}.
 */
final class PersonIncidentRules {
    private PersonIncidentRules() {}

    static Decision<Event> open(VenueCommand.OpenPersonIncident open, VenueState venue) {
        if (Texts.isEmpty(open.person())) return refuse(FairPlayRefusal.PERSON_MISSING);
        List<Permission> permitting = switch (open.kind()) {
            case INTRUSION -> List.of(Permission.ENTRY, Permission.WATCH);
            case DEVICE -> List.of(Permission.DEVICE);
            case INTERFERENCE -> List.of();
        };
        if (permitting.stream()
                .anyMatch(permission -> venue.permissions().contains(new Allowed(open.person(), permission))))
            return refuse(FairPlayRefusal.PERSON_PERMITTED);
        return accept(new VenueEvent.PersonIncidentOpened(
                open.venueKey() + "/person-" + (venue.incidents().size() + 1),
                open.kind(),
                open.person(),
                open.capacity(),
                open.kind().article(),
                open.note()));
    }

    static Decision<Event> close(VenueCommand.ClosePersonIncident close, VenueState venue) {
        Optional<PersonIncident> incident = venue.incident(close.incidentId());
        if (incident.isEmpty()) return refuse(FairPlayRefusal.UNKNOWN_PERSON_INCIDENT);
        if (incident.get().closed()) return refuse(FairPlayRefusal.PERSON_INCIDENT_CLOSED);
        return accept(new VenueEvent.PersonIncidentClosed(close.incidentId(), close.outcome(), close.note()));
    }
}
