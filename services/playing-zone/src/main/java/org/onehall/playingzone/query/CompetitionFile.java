package org.onehall.playingzone.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.playingzone.query.Views.CompetitionView;
import org.onehall.playingzone.query.Views.FineView;
import org.onehall.playingzone.query.Views.PenaltyRulesView;
import org.onehall.playingzone.query.Views.RoundView;
import org.onehall.playingzone.query.Views.VenueView;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.regulations.CheckKind;

/** What the competition log says of one competition. Not thread-safe: the hall guards it. */
final class CompetitionFile {
    final String id;
    private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
    private final Map<String, Player> players = new HashMap<>();
    private final Map<String, String> venueNames = new HashMap<>();
    private final Set<Integer> opened = new HashSet<>();
    /** Official rounds. */
    private final Set<Integer> closed = new HashSet<>();
    private final Map<String, Result> results = new HashMap<>();
    /** What rulings made of results, by board. */
    private final Map<String, String> scores = new HashMap<>();
    private final Set<String> approved = new HashSet<>();

    CompetitionFile(String id) {
        this.id = id;
    }

    Changes fold(CompetitionEvent event) {
        Changes changes = Changes.none();
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED -> {
                loaded = event.getCompetitionLoaded();
                players.clear();
                venueNames.clear();
                for (Player player : loaded.getPlayersList()) players.put(player.getPlayerId(), player);
                for (Venue venue : loaded.getVenuesList()) venueNames.put(venue.getVenueId(), venue.getName());
                changes.competitions().add(id);
            }
            case ROUND_OPENED -> {
                opened.add(event.getRoundOpened().getRound());
                changes.competitions().add(id);
            }
            case RESULT_NOTED -> {
                var noted = event.getResultNoted();
                String board = board(noted.getRound(), noted.getBoard());
                results.put(board, noted.getResult());
                scores.remove(board);
                approved.remove(board);
                reopened(noted.getRound(), changes);
                changes.board(board);
            }
            case RESULT_WITHDRAWN -> {
                String board = board(event.getResultWithdrawn().getRound(), event.getResultWithdrawn().getBoard());
                results.remove(board);
                scores.remove(board);
                approved.remove(board);
                reopened(event.getResultWithdrawn().getRound(), changes);
                changes.board(board);
            }
            case SCORE_CHANGED -> {
                var changed = event.getScoreChanged();
                String board = board(changed.getRound(), changed.getBoard());
                scores.put(board, changed.getAfter().getWhite() + "-" + changed.getAfter().getBlack());
                approved.remove(board);
                reopened(changed.getRound(), changes);
                changes.board(board);
            }
            case PLAYER_EXCLUDED -> { }
            case ROUND_CLOSED -> {
                closed.add(event.getRoundClosed().getRound());
                changes.competitions().add(id);
            }
            case RESULT_APPROVED -> {
                String board = board(event.getResultApproved().getRound(), event.getResultApproved().getBoard());
                approved.add(board);
                changes.board(board);
            }
            case PAYLOAD_NOT_SET -> Hall.unknown(event.getHeader());
        }
        return changes;
    }

    /** A round in which something has changed is not official any more (OCR 17.11). */
    private void reopened(int round, Changes changes) {
        if (closed.remove(round)) changes.competitions().add(id);
    }

    private String board(int round, int number) {
        return new BoardId(id, round, number).toString();
    }

    List<Player> players() {
        return loaded.getPlayersList();
    }

    TimeControl control() {
        return loaded.getRegulations().getControl();
    }

    boolean isApproved(String board) {
        return approved.contains(board);
    }

    /** Points of both that a ruling made of a board's result; empty: those of the result (OCR 18.4.4-18.4.6). */
    Optional<String> score(String board) {
        return Optional.ofNullable(scores.get(board));
    }

    String venueName(String venue) {
        return venueNames.getOrDefault(venue, venue);
    }

    CompetitionView view() {
        return new CompetitionView(id, loaded.getName(),
                loaded.getRoundsList().stream().map(round -> new RoundView(round.getNumber(), opened.contains(round.getNumber()), closed.contains(round.getNumber()))).toList(),
                loaded.getVenuesList().stream().map(venue -> new VenueView(venue.getVenueId(), venue.getName())).toList(), Controls.text(control()),
                CheckKind.BEFORE_A_GAME,
                loaded.getOfficialsList().stream().anyMatch(official -> Wire.name(official.getRole()).equals(Role.DEPUTY_CHIEF_ARBITER.name())),
                penalties());
    }

    private PenaltyRulesView penalties() {
        if (!loaded.getRegulations().hasPenalties()) return PenaltyRulesView.STANDARD;
        var rules = loaded.getRegulations().getPenalties();
        return new PenaltyRulesView(rules.getScoring().getWin(), rules.getScoring().getDraw(), rules.getScoring().getLoss(), rules.getProposal().getSeconds(),
                rules.getFinesList().stream().map(fine -> new FineView(fine.getCode(), fine.getAmount())).toList(), rules.getForbiddenDevice());
    }

    /** All officials, then both seats of every board of the lowest-numbered round that lacks a result. */
    List<Holder> holders() {
        List<Holder> holders = new ArrayList<>();
        loaded.getOfficialsList().forEach(official -> holders.add(holder(official)));
        loaded.getRoundsList().stream().filter(this::lacksResult).min(java.util.Comparator.comparingInt(Round::getNumber))
                .ifPresent(round -> round.getPairingsList().forEach(pairing -> {
                    for (Side side : Side.values()) holders.add(holder(round, pairing, side));
                }));
        return holders;
    }

    private boolean lacksResult(Round round) {
        return round.getPairingsList().stream().anyMatch(pairing ->
                results.getOrDefault(board(round.getNumber(), pairing.getBoard()), Result.RESULT_UNSPECIFIED) == Result.RESULT_UNSPECIFIED);
    }

    Optional<Holder> official(String official) {
        return loaded.getOfficialsList().stream().filter(one -> one.getOfficialId().equals(official)).findFirst().map(this::holder);
    }

    Optional<Holder> seat(BoardId board, Side side) {
        return loaded.getRoundsList().stream().filter(round -> round.getNumber() == board.round())
                .flatMap(round -> round.getPairingsList().stream().filter(pairing -> pairing.getBoard() == board.number())
                        .map(pairing -> holder(round, pairing, side)))
                .findFirst();
    }

    private Holder holder(Official official) {
        return new Holder(id, Role.valueOf(Wire.name(official.getRole())), official.getOfficialId(), official.getName(), official.getVenueId(),
                official.getVenueId().isEmpty() ? "" : venueName(official.getVenueId()), "", "");
    }

    private Holder holder(Round round, Pairing pairing, Side side) {
        String playerId = side == Side.WHITE ? pairing.getWhiteId() : pairing.getBlackId();
        Player player = players.getOrDefault(playerId, Player.getDefaultInstance());
        return new Holder(id, Role.PLAYER, playerId, player.getName(), player.getVenueId(), venueName(player.getVenueId()),
                board(round.getNumber(), pairing.getBoard()), side.name());
    }
}
