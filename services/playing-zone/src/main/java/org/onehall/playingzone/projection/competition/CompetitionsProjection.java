package org.onehall.playingzone.projection.competition;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.house.Definitions;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Holder;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.types.v1.TimeControl;

/** All competitions in the order they were loaded. Not thread-safe: the hall guards it. */
public final class CompetitionsProjection {
    private final Map<String, CompetitionProjection> competitions = new LinkedHashMap<>();

    public Changes fold(CompetitionEvent event) {
        if (Definitions.isDraft(event)) return Changes.none();
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

    /** The competition with this id, as it is shown; with "" the one loaded last. */
    public CompetitionView view(String id) {
        return asked(id).map(CompetitionProjection::view).orElse(CompetitionView.NONE);
    }

    /** The limits a competition has announced for its links; empty if it has announced none. */
    public Optional<LinkRules> linkRules(String id) {
        return of(id).map(CompetitionProjection::floor)
                .filter(FloorRules::hasLinks)
                .map(FloorRules::getLinks);
    }

    /** The captain who calls arbiters for a player; empty if the player calls them himself (OCR 19.1, FSSI team-b). */
    public Optional<Player> captain(String id, String playerId) {
        return asked(id).flatMap(file -> file.captain(playerId));
    }

    /** All players of a competition; empty if it is not known. */
    public List<Player> players(String id) {
        return asked(id).map(CompetitionProjection::players).orElse(List.of());
    }

    /** The announced time control of a competition; the default instance if the competition is not known. */
    public TimeControl control(String id) {
        return asked(id).map(CompetitionProjection::control).orElse(TimeControl.getDefaultInstance());
    }

    /** When a round is planned to start, in ms since 1970; empty if no start is planned or there is no such round. */
    public OptionalLong plannedStart(String id, int round) {
        return asked(id).map(file -> file.startsAt(round)).orElse(OptionalLong.empty());
    }

    /** Everybody for whom a code may be made now; empty if there is no such competition. */
    public Optional<List<Holder>> holders(String id) {
        return asked(id).map(CompetitionProjection::holders);
    }

    /** An official, as the holder of a code; empty if there is no such official. */
    public Optional<Holder> official(String id, String official) {
        return asked(id).flatMap(file -> file.official(official));
    }

    /** Whether a round has pairings. */
    public boolean isPaired(String id, int round) {
        return asked(id).filter(file -> !file.boards(round, "").isEmpty()).isPresent();
    }

    /** Whether everybody may see the pairings of a round: they are published, or it is open. */
    public boolean isPublic(String id, int round) {
        return asked(id).filter(file -> file.isPublic(round)).isPresent();
    }

    /** Whether a competition is in the archive: it can be read, not changed. */
    public boolean isArchived(String id) {
        return asked(id).filter(CompetitionProjection::isArchived).isPresent();
    }

    /** Whether a round has been opened. */
    public boolean isOpened(String id, int round) {
        return asked(id).filter(file -> file.isOpened(round)).isPresent();
    }
}
