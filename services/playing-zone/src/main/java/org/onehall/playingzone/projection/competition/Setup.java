package org.onehall.playingzone.projection.competition;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.VenueChange;
import org.onehall.regulations.RequiredOfficials;

/** Turns the definition of a competition into what the people see who change it. */
final class Setup {
    private Setup() {}

    static SetupView view(String id, CompetitionLoaded definition, Rounds rounds) {
        Entries entries = definition.getEntries();
        Map<String, Integer> numbers = Registrations.startNumbers(definition);
        return new SetupView(
                id,
                definition.getName(),
                entries.getRegistration().getVersion(),
                definition.getRoundsList().stream()
                        .max(Comparator.comparingInt(Round::getNumber))
                        .filter(last -> last.getPairingsCount() > 0)
                        .map(Round::getNumber)
                        .orElse(0),
                definition.getVenuesList().stream()
                        .map(venue -> new SetupView.Venue(
                                venue.getVenueId(),
                                venue.getName(),
                                venue.getTimeZone(),
                                players(venue.getVenueId(), definition)))
                        .toList(),
                definition.getOfficialsList().stream()
                        .map(official -> official(official, definition))
                        .toList(),
                definition.getPlayersList().stream()
                        .map(player -> player(player, numbers.get(player.getPlayerId()), definition))
                        .toList(),
                definition.getRoundsList().stream()
                        .map(round -> new SetupView.Round(
                                round.getNumber(),
                                Rounds.startsAt(round),
                                rounds.isOpened(round.getNumber()),
                                rounds.isOfficial(round.getNumber()),
                                round.getPairingsCount()))
                        .toList(),
                entries.getTeamsList().stream()
                        .map(team -> new SetupView.Team(
                                team.getTeamId(), team.getName(), team.getCaptainId(), team.getPlayerIdsList()))
                        .toList());
    }

    private static int players(String venue, CompetitionLoaded definition) {
        return (int) Stream.concat(
                        definition.getPlayersList().stream()
                                .filter(player -> player.getVenueId().equals(venue))
                                .map(Player::getPlayerId),
                        definition.getEntries().getVenueChangesList().stream()
                                .filter(change -> change.getVenueId().equals(venue))
                                .map(VenueChange::getPlayerId))
                .distinct()
                .count();
    }

    private static SetupView.Official official(Official official, CompetitionLoaded definition) {
        Role role = Role.valueOf(Wire.name(official.getRole()));
        return new SetupView.Official(
                official.getOfficialId(),
                official.getName(),
                role,
                official.getVenueId(),
                Registrations.number(official.getOfficialId(), definition),
                RequiredOfficials.isRequired(role));
    }

    private static SetupView.Player player(Player player, int number, CompetitionLoaded definition) {
        String id = player.getPlayerId();
        Details details = Registrations.details(id, definition).orElse(Details.getDefaultInstance());
        Entries entries = definition.getEntries();
        return new SetupView.Player(
                id,
                number,
                player.getName(),
                player.getRating(),
                player.getVenueId(),
                player.getFederation(),
                Registrations.number(id, definition),
                details.getSex(),
                details.getTitle(),
                details.getBirth(),
                Registrations.registered(id, definition)
                        .filter(Registered::hasAcceptedAt)
                        .map(person -> OptionalLong.of(Wire.ms(person.getAcceptedAt())))
                        .orElse(OptionalLong.empty()),
                entries.getWithdrawalsList().stream()
                        .filter(one -> one.getPlayerId().equals(id))
                        .map(one -> new SetupView.Withdrawal(one.getFromRound(), one.getUntilRound(), one.getReason()))
                        .toList(),
                entries.getByesList().stream()
                        .filter(one -> one.getPlayerId().equals(id))
                        .map(one -> new SetupView.Bye(one.getRound(), Wire.name(one.getKind())))
                        .toList(),
                moves(id, entries));
    }

    private static List<SetupView.Move> moves(String playerId, Entries entries) {
        return entries.getVenueChangesList().stream()
                .filter(one -> one.getPlayerId().equals(playerId))
                .map(one -> new SetupView.Move(one.getFromRound(), one.getVenueId()))
                .toList();
    }
}
