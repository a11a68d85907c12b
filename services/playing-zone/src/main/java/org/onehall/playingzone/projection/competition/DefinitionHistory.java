package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.ChangeView.Difference;
import org.onehall.playingzone.projection.competition.ChangeView.Field;
import org.onehall.playingzone.projection.competition.ChangeView.Subject;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** Who changed the definition of a competition, when, how and why (OCR 16.1). */
final class DefinitionHistory {
    private static final String LOADED = "LOADED";
    private static final String REPAIR_REFUSED = "PAIRING_REPAIR_REFUSED";
    private final List<ChangeView> changes = new ArrayList<>();
    /** The last orders to repair a pairing, by round: their authors are those of what comes of them (LAW 6.6). */
    private final Map<Integer, CompetitionEvent> repairs = new HashMap<>();

    /** All changes, oldest first; the first is that the competition was loaded. */
    List<ChangeView> all() {
        return List.copyOf(changes);
    }

    /** @param before the definition that held until this event */
    void fold(CompetitionLoaded before, CompetitionEvent event) {
        if (event.hasCompetitionLoaded())
            changes.add(
                    view(event.getHeader(), LOADED, 0, "", event.getCompetitionLoaded(), before, List.of(), List.of()));
        if (event.hasPairingRepairOrdered())
            repairs.put(event.getPairingRepairOrdered().getRound(), event);
        if (event.hasPairingRepairRefused()) refused(before, event);
        if (!event.hasDefinitionChanged()) return;
        DefinitionChanged changed = event.getDefinitionChanged();
        CompetitionLoaded after = changed.getDefinition();
        changes.add(view(
                changed.getKind() == ChangeKind.CHANGE_KIND_PAIRING_REPAIRED
                                || changed.getKind() == ChangeKind.CHANGE_KIND_BOARD_CANCELLED
                        ? byAuthor(event.getHeader(), changed.getRound())
                        : event.getHeader(),
                Wire.name(changed.getKind()),
                changed.getRound(),
                changed.getReason(),
                after,
                before,
                changed.getSubjectsList().stream()
                        .map(id -> new Subject(id, name(id, after, before)))
                        .toList(),
                differences(changed, before, after)));
    }

    /** The repair was ordered, but a move came first, or something else was in the way. */
    private void refused(CompetitionLoaded now, CompetitionEvent event) {
        int round = event.getPairingRepairRefused().getRound();
        var ordered = repairs.get(round).getPairingRepairOrdered();
        changes.add(view(
                byAuthor(event.getHeader(), round),
                REPAIR_REFUSED,
                round,
                ordered.getReason(),
                now,
                now,
                Stream.of(ordered.getWhiteId(), ordered.getBlackId())
                        .map(id -> new Subject(id, name(id, now)))
                        .toList(),
                List.of()));
    }

    /** A repair takes effect by the service's own note; its author is the one who ordered it. */
    private EventHeader byAuthor(EventHeader note, int round) {
        return note.toBuilder()
                .setActor(repairs.get(round).getHeader().getActor())
                .build();
    }

    private static ChangeView view(
            EventHeader header,
            String kind,
            int round,
            String reason,
            CompetitionLoaded after,
            CompetitionLoaded before,
            List<Subject> subjects,
            List<Difference> differences) {
        String by = header.getActor().getSubject();
        boolean player = header.getActor().getRole() == Role.ROLE_PLAYER;
        return new ChangeView(
                Wire.ms(header.getOccurredAt()),
                kind,
                round,
                reason,
                Wire.name(header.getActor().getRole()),
                player
                        ? of(player(by, after), Player::getName)
                        : Stream.of(before, after)
                                .flatMap(definition -> definition.getOfficialsList().stream())
                                .filter(official -> official.getOfficialId().equals(by))
                                .map(Official::getName)
                                .findFirst()
                                .orElse(""),
                subjects,
                differences);
    }

    /** The name of a person, venue or team in the first definition that knows it. */
    private static String name(String id, CompetitionLoaded... definitions) {
        for (CompetitionLoaded definition : definitions) {
            Optional<String> name = player(id, definition)
                    .map(Player::getName)
                    .or(() -> definition.getOfficialsList().stream()
                            .filter(official -> official.getOfficialId().equals(id))
                            .map(Official::getName)
                            .findFirst())
                    .or(() -> venue(id, definition).map(Venue::getName))
                    .or(() -> definition.getEntries().getTeamsList().stream()
                            .filter(team -> team.getTeamId().equals(id))
                            .map(team -> team.getName())
                            .findFirst());
            if (name.isPresent()) return name.get();
        }
        return id;
    }

    private static Optional<Player> player(String id, CompetitionLoaded definition) {
        return definition.getPlayersList().stream()
                .filter(player -> player.getPlayerId().equals(id))
                .findFirst();
    }

    private static Optional<Venue> venue(String id, CompetitionLoaded definition) {
        return definition.getVenuesList().stream()
                .filter(venue -> venue.getVenueId().equals(id))
                .findFirst();
    }

    // ---- what was changed

    private static List<Difference> differences(
            DefinitionChanged changed, CompetitionLoaded before, CompetitionLoaded after) {
        String subject = changed.getSubjectsList().stream().findFirst().orElse("");
        int round = changed.getRound();
        return switch (changed.getKind()) {
            case CHANGE_KIND_PLAYER_CORRECTED -> corrected(subject, before, after);
            case CHANGE_KIND_PLAYER_MOVED ->
                different(Field.VENUE, definition -> venueFrom(subject, round, definition), before, after);
            case CHANGE_KIND_ABSENCE_SET, CHANGE_KIND_ABSENCE_TAKEN_BACK ->
                different(Field.BYE, definition -> bye(subject, round, definition), before, after);
            case CHANGE_KIND_OFFICIAL_APPOINTED, CHANGE_KIND_OFFICIAL_DISMISSED ->
                Stream.concat(
                                different(Field.ROLE, one -> role(subject, one), before, after).stream(),
                                different(Field.VENUE, one -> post(subject, one), before, after).stream())
                        .toList();
            case CHANGE_KIND_VENUE_RENAMED ->
                Stream.concat(
                                different(Field.NAME, one -> of(venue(subject, one), Venue::getName), before, after)
                                        .stream(),
                                different(
                                        Field.TIME_ZONE,
                                        one -> of(venue(subject, one), Venue::getTimeZone),
                                        before,
                                        after)
                                        .stream())
                        .toList();
            case CHANGE_KIND_ROUND_ADDED, CHANGE_KIND_ROUND_PLANNED ->
                different(Field.STARTS_AT, one -> of(round(round, one), DefinitionHistory::start), before, after);
            case CHANGE_KIND_PAIRINGS_SET ->
                different(
                        Field.BOARDS,
                        one -> of(round(round, one), known -> String.valueOf(known.getPairingsCount())),
                        before,
                        after);
            case CHANGE_KIND_BOARD_CANCELLED -> {
                List<String> players = changed.getSubjectsList();
                yield Stream.of(
                                different(Field.PAIRING, one -> pairing(players, round, one), before, after),
                                different(Field.WHITE_BYE, one -> bye(players.getFirst(), round, one), before, after),
                                different(Field.BLACK_BYE, one -> bye(players.getLast(), round, one), before, after))
                        .flatMap(List::stream)
                        .toList();
            }
            case CHANGE_KIND_PAIRING_REPAIRED, CHANGE_KIND_BOARD_ADDED ->
                different(Field.PAIRING, one -> pairing(changed.getSubjectsList(), round, one), before, after);
            case CHANGE_KIND_PLAYERS_ENTERED,
                    CHANGE_KIND_PLAYER_WITHDRAWN,
                    CHANGE_KIND_PLAYER_RETURNED,
                    CHANGE_KIND_VENUES_CHANGED,
                    CHANGE_KIND_LINE_UP_SET,
                    CHANGE_KIND_VENUE_ADDED,
                    CHANGE_KIND_VENUE_REMOVED,
                    CHANGE_KIND_ROUND_REMOVED,
                    CHANGE_KIND_PAIRINGS_PUBLISHED,
                    CHANGE_KIND_UNSPECIFIED,
                    UNRECOGNIZED -> List.of();
        };
    }

    /** The board of the first of these players who has one in a round: "12: White - Black". */
    private static String pairing(List<String> players, int round, CompetitionLoaded definition) {
        return of(
                round(round, definition),
                one -> one.getPairingsList().stream()
                        .filter(pairing ->
                                players.contains(pairing.getWhiteId()) || players.contains(pairing.getBlackId()))
                        .findFirst()
                        .map(pairing -> pairing.getBoard() + ": " + name(pairing.getWhiteId(), definition) + " - "
                                + name(pairing.getBlackId(), definition))
                        .orElse(""));
    }

    private static List<Difference> corrected(String id, CompetitionLoaded before, CompetitionLoaded after) {
        List<Difference> all = new ArrayList<>();
        all.addAll(different(Field.NAME, one -> of(player(id, one), Player::getName), before, after));
        all.addAll(different(
                Field.RATING, one -> of(player(id, one), player -> positive(player.getRating())), before, after));
        all.addAll(different(Field.FEDERATION, one -> of(player(id, one), Player::getFederation), before, after));
        all.addAll(different(Field.NUMBER, one -> Registrations.number(id, one), before, after));
        all.addAll(different(Field.TITLE, one -> of(Registrations.details(id, one), Details::getTitle), before, after));
        all.addAll(different(Field.SEX, one -> of(Registrations.details(id, one), Details::getSex), before, after));
        all.addAll(different(Field.BIRTH, one -> of(Registrations.details(id, one), Details::getBirth), before, after));
        all.addAll(different(
                Field.START_NUMBER,
                one -> of(Registrations.details(id, one), details -> positive(details.getStartNumber())),
                before,
                after));
        return all;
    }

    private static <T> String of(Optional<T> thing, Function<T, String> part) {
        return thing.map(part).orElse("");
    }

    private static String positive(int number) {
        return number == 0 ? "" : String.valueOf(number);
    }

    private static List<Difference> different(
            Field field, Function<CompetitionLoaded, String> value, CompetitionLoaded before, CompetitionLoaded after) {
        String then = value.apply(before);
        String now = value.apply(after);
        return then.equals(now) ? List.of() : List.of(new Difference(field, then, now));
    }

    private static Optional<Round> round(int number, CompetitionLoaded definition) {
        return definition.getRoundsList().stream()
                .filter(round -> round.getNumber() == number)
                .findFirst();
    }

    private static String start(Round round) {
        return Rounds.startsAt(round).isPresent()
                ? String.valueOf(Rounds.startsAt(round).getAsLong())
                : "";
    }

    /** Where a player plays from a round on. */
    private static String venueFrom(String player, int round, CompetitionLoaded definition) {
        String id = definition.getEntries().getVenueChangesList().stream()
                .filter(change -> change.getPlayerId().equals(player) && change.getFromRound() <= round)
                .reduce((_, last) -> last)
                .map(change -> change.getVenueId())
                .orElseGet(() -> of(player(player, definition), Player::getVenueId));
        return of(venue(id, definition), Venue::getName);
    }

    private static String bye(String player, int round, CompetitionLoaded definition) {
        return definition.getEntries().getByesList().stream()
                .filter(bye -> bye.getPlayerId().equals(player) && bye.getRound() == round)
                .map(bye -> Wire.name(bye.getKind()))
                .findFirst()
                .orElse("");
    }

    private static Optional<Official> official(String id, CompetitionLoaded definition) {
        return definition.getOfficialsList().stream()
                .filter(official -> official.getOfficialId().equals(id))
                .findFirst();
    }

    private static String role(String id, CompetitionLoaded definition) {
        return of(official(id, definition), one -> Wire.name(one.getRole()));
    }

    /** The name of an official's venue. */
    private static String post(String id, CompetitionLoaded definition) {
        return of(official(id, definition).flatMap(one -> venue(one.getVenueId(), definition)), Venue::getName);
    }
}
