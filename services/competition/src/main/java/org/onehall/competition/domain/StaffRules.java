package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.regulations.Action;
import org.onehall.regulations.RequiredOfficials;

/** How officials are appointed and dismissed, and how venues are added, renamed and removed (OCR 16.1, 16.8). */
final class StaffRules {
    private StaffRules() {}

    static Decision<Event> decide(StaffCommand command, Actor actor, Definition definition) {
        Action action =
                command instanceof StaffCommand.AppointOfficial || command instanceof StaffCommand.DismissOfficial
                        ? Action.APPOINT_OFFICIALS
                        : Action.SET_UP_VENUES;
        Optional<Decision<Event>> refused = DefinitionChange.refused(command, actor, action);
        if (refused.isPresent()) return refused.get();
        if (chosen(command, definition).anyMatch(role -> !RequiredOfficials.mayChoose(actor.role(), role)))
            return refuse(FORBIDDEN_ROLE);
        return switch (command) {
            case StaffCommand.AppointOfficial appoint -> appoint(appoint, definition);
            case StaffCommand.DismissOfficial dismiss -> dismiss(dismiss, definition);
            case StaffCommand.AddVenue add -> add(add, definition);
            case StaffCommand.RenameVenue rename -> rename(rename, definition);
            case StaffCommand.RemoveVenue remove -> remove(remove, definition);
        };
    }

    /** The tasks of the officials who come or go. */
    private static Stream<Role> chosen(StaffCommand command, Definition definition) {
        return switch (command) {
            case StaffCommand.AppointOfficial appoint ->
                Stream.concat(Stream.of(appoint.official().role()), role(appoint.replaces(), definition));
            case StaffCommand.DismissOfficial dismiss -> role(dismiss.officialId(), definition);
            case StaffCommand.AddVenue _, StaffCommand.RenameVenue _, StaffCommand.RemoveVenue _ -> Stream.empty();
        };
    }

    private static Stream<Role> role(String officialId, Definition definition) {
        return definition.official(officialId).stream().map(Official::role);
    }

    private static Decision<Event> appoint(StaffCommand.AppointOfficial appoint, Definition definition) {
        if (!appoint.replaces().isEmpty()
                && definition.official(appoint.replaces()).isEmpty()) return refuse(NO_SUCH_OFFICIAL);
        Definition left = appoint.replaces().isEmpty() ? definition : without(appoint.replaces(), definition);
        Definition now = left.withOfficials(Stream.concat(left.officials().stream(), Stream.of(appoint.official()))
                .toList());
        if (!appoint.number().isEmpty())
            now = now.with(now.entries()
                    .withRegistration(registration(now)
                            .with(new Registration.Registered(
                                    appoint.official().officialId(), appoint.number(), Optional.empty()))));
        return DefinitionChange.changed(
                appoint,
                ChangeKind.OFFICIAL_APPOINTED,
                Stream.of(appoint.official().officialId(), appoint.replaces())
                        .filter(id -> !id.isEmpty())
                        .toList(),
                0,
                definition,
                now);
    }

    private static Registration registration(Definition definition) {
        return definition.entries().registration().orElse(new Registration("", Optional.empty(), List.of()));
    }

    private static Definition without(String officialId, Definition definition) {
        Definition left = definition.withOfficials(definition.officials().stream()
                .filter(official -> !official.officialId().equals(officialId))
                .toList());
        return left.entries()
                .registration()
                .map(known -> left.with(left.entries().withRegistration(known.without(officialId))))
                .orElse(left);
    }

    private static Decision<Event> dismiss(StaffCommand.DismissOfficial dismiss, Definition definition) {
        if (definition.official(dismiss.officialId()).isEmpty()) return refuse(NO_SUCH_OFFICIAL);
        return DefinitionChange.changed(
                dismiss,
                ChangeKind.OFFICIAL_DISMISSED,
                List.of(dismiss.officialId()),
                0,
                definition,
                without(dismiss.officialId(), definition));
    }

    private static Decision<Event> add(StaffCommand.AddVenue add, Definition definition) {
        String id = add.venue().venueId();
        if (add.officials().stream().anyMatch(official -> !official.venueId().equals(id))) return refuse(OTHER_VENUE);
        Definition now = definition
                .withVenues(Stream.concat(definition.venues().stream(), Stream.of(add.venue()))
                        .toList())
                .withOfficials(Stream.concat(definition.officials().stream(), add.officials().stream())
                        .toList());
        return DefinitionChange.changed(add, ChangeKind.VENUE_ADDED, List.of(id), 0, definition, now);
    }

    private static Decision<Event> rename(StaffCommand.RenameVenue rename, Definition definition) {
        String id = rename.venue().venueId();
        if (definition.venue(id).isEmpty()) return refuse(NO_SUCH_VENUE);
        Definition now = definition.withVenues(definition.venues().stream()
                .map(venue -> venue.venueId().equals(id) ? rename.venue() : venue)
                .toList());
        return DefinitionChange.changed(rename, ChangeKind.VENUE_RENAMED, List.of(id), 0, definition, now);
    }

    private static Decision<Event> remove(StaffCommand.RemoveVenue remove, Definition definition) {
        String id = remove.venueId();
        if (definition.venue(id).isEmpty()) return refuse(NO_SUCH_VENUE);
        List<String> there = Stream.concat(
                        definition.players().stream()
                                .filter(player -> player.venueId().equals(id))
                                .map(Player::playerId),
                        definition.entries().venueChanges().stream()
                                .filter(change -> change.venueId().equals(id))
                                .map(VenueChange::playerId))
                .distinct()
                .toList();
        if (!there.isEmpty()) return refuse(VENUE_IN_USE, "players", String.valueOf(there.size()));
        Definition now = definition.withVenues(definition.venues().stream()
                .filter(venue -> !venue.venueId().equals(id))
                .toList());
        for (Official official : definition.officials())
            if (official.venueId().equals(id)) now = without(official.officialId(), now);
        return DefinitionChange.changed(remove, ChangeKind.VENUE_REMOVED, List.of(id), 0, definition, now);
    }
}
