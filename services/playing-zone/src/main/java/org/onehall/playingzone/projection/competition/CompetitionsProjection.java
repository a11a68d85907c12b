package org.onehall.playingzone.projection.competition;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.Changes;
import org.onehall.proto.competition.v1.CompetitionEvent;

/** All competitions in the order they were loaded. Not thread-safe: the hall guards it. */
public final class CompetitionsProjection {
    private final Map<String, CompetitionProjection> competitions = new LinkedHashMap<>();

    public Changes fold(CompetitionEvent event) {
        return competitions
                .computeIfAbsent(event.getHeader().getKey(), CompetitionProjection::new)
                .fold(event);
    }

    /** The competition with this id. */
    public Optional<CompetitionProjection> of(String id) {
        return Optional.ofNullable(competitions.get(id));
    }

    /** The competition with this id; with "" the one loaded last. */
    public Optional<CompetitionProjection> asked(String id) {
        return id.isEmpty() ? competitions.values().stream().reduce((_, last) -> last) : of(id);
    }

    public Collection<CompetitionProjection> all() {
        return competitions.values();
    }

    /** All competitions; the one loaded last is at the end. */
    public List<CompetitionView> views() {
        return competitions.values().stream().map(CompetitionProjection::view).toList();
    }

    /** Keys of all venues of all competitions. */
    public Collection<String> premisesIds() {
        return competitions.values().stream()
                .flatMap(file -> file.venues().stream().map(venue -> file.premises(venue.getVenueId())))
                .toList();
    }

    /** Name of a venue; its id if it has none. */
    public String venueName(String competition, String venue) {
        return of(competition).map(file -> file.venueName(venue)).orElse(venue);
    }

    /** Time zone of a venue; UTC if it is not known. */
    public String timeZone(String competition, String venue) {
        return asked(competition).stream()
                .flatMap(file -> file.venues().stream())
                .filter(one -> one.getVenueId().equals(venue))
                .map(one -> one.getTimeZone())
                .filter(zone -> !zone.isEmpty())
                .findFirst()
                .orElse("UTC");
    }

    /** Name of a player or an official; "" if it is not known. */
    public String personName(String competition, String person) {
        return asked(competition).map(known -> known.nameOf(person)).orElse("");
    }
}
