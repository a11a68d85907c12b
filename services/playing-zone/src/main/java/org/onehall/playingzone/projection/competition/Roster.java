package org.onehall.playingzone.projection.competition;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.competition.v1.Venue;

/** The people, teams and venues of a competition, as last loaded. */
final class Roster {
    private final String id;
    private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
    private final Map<String, Player> players = new HashMap<>();
    private final Map<String, String> venueNames = new HashMap<>();
    /**
     * The numbers under which players are registered, a FIDE ID or a member number (APP-I A4), and the names of their
     * teams.
     */
    private final Map<String, String> numbers = new HashMap<>();

    private final Map<String, String> teamNames = new HashMap<>();

    /** @param id of the competition */
    Roster(String id) {
        this.id = id;
    }

    void load(CompetitionLoaded competition) {
        loaded = competition;
        players.clear();
        venueNames.clear();
        for (Player player : loaded.getPlayersList()) players.put(player.getPlayerId(), player);
        numbers.clear();
        teamNames.clear();
        loaded.getEntries()
                .getRegistration()
                .getPersonsList()
                .forEach(person -> numbers.put(person.getPersonId(), person.getNumber()));
        loaded.getEntries().getDetailsList().stream()
                .filter(details -> !details.getFideNumber().isEmpty())
                .forEach(details -> numbers.put(details.getPlayerId(), details.getFideNumber()));
        loaded.getEntries()
                .getTeamsList()
                .forEach(team -> team.getPlayerIdsList().forEach(player -> teamNames.put(player, team.getName())));
        for (Venue venue : loaded.getVenuesList()) venueNames.put(venue.getVenueId(), venue.getName());
    }

    /** The player with this id; the default instance if there is none. */
    Player player(String player) {
        return players.getOrDefault(player, Player.getDefaultInstance());
    }

    String venueName(String venue) {
        return venueNames.getOrDefault(venue, venue);
    }

    EntryView entry(String player) {
        return new EntryView(player, numbers.getOrDefault(player, ""), teamNames.getOrDefault(player, ""));
    }

    /** Name of an official or player; "" if not known. */
    String nameOf(String person) {
        return official(person).map(Holder::name).orElseGet(() -> player(person).getName());
    }

    Optional<Holder> official(String official) {
        return loaded.getOfficialsList().stream()
                .filter(one -> one.getOfficialId().equals(official))
                .findFirst()
                .map(this::holder);
    }

    /** The captain of a player's team, if captains call for their players. */
    Optional<Player> captain(String playerId) {
        return loaded.getRegulations().getAssistance().getCaptainCalls()
                ? team(playerId).flatMap(team -> Optional.ofNullable(players.get(team.getCaptainId())))
                : Optional.empty();
    }

    boolean isOneTeam(String one, String other) {
        return team(one).filter(team -> team.getPlayerIdsList().contains(other)).isPresent();
    }

    private Optional<Team> team(String playerId) {
        return loaded.getEntries().getTeamsList().stream()
                .filter(team -> team.getPlayerIdsList().contains(playerId))
                .findFirst();
    }

    Holder holder(Official official) {
        return new Holder(
                id,
                Role.valueOf(Wire.name(official.getRole())),
                official.getOfficialId(),
                official.getName(),
                official.getVenueId(),
                official.getVenueId().isEmpty() ? "" : venueName(official.getVenueId()),
                "",
                "");
    }

    Holder holder(BoardId board, Pairing pairing, Side side) {
        String playerId = side == Side.WHITE ? pairing.getWhiteId() : pairing.getBlackId();
        Player player = player(playerId);
        return new Holder(
                id,
                Role.PLAYER,
                playerId,
                player.getName(),
                player.getVenueId(),
                venueName(player.getVenueId()),
                board.toString(),
                side.name());
    }
}
