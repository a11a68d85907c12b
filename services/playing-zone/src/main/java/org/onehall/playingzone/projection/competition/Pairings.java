package org.onehall.playingzone.projection.competition;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Holder;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;

/** Who is paired with whom, at which board, and which pairings have no game (OCR 18.4.8, 18.4.9). */
final class Pairings {
    private final String id;
    private final Rounds rounds;
    private final Roster roster;
    private final Exclusions exclusions;

    /** @param id of the competition */
    Pairings(String id, Rounds rounds, Roster roster, Exclusions exclusions) {
        this.id = id;
        this.rounds = rounds;
        this.roster = roster;
        this.exclusions = exclusions;
    }

    /** The boards of a round at which a player of a venue is paired; with "" of any venue. */
    List<Integer> boards(int round, String venue) {
        return rounds.pairings(round).stream()
                .filter(pairing -> venue.isEmpty() || venues(pairing).anyMatch(venue::equals))
                .map(Pairing::getBoard)
                .sorted()
                .toList();
    }

    /** The venues of the players of a board. */
    List<String> venuesOf(int round, int board) {
        return rounds.pairings(round).stream()
                .filter(pairing -> pairing.getBoard() == board)
                .flatMap(this::venues)
                .distinct()
                .toList();
    }

    private Stream<String> venues(Pairing pairing) {
        return Stream.of(pairing.getWhiteId(), pairing.getBlackId())
                .map(player -> roster.player(player).getVenueId());
    }

    boolean isUnplayed(int round, int board) {
        return rounds.pairings(round).stream()
                .anyMatch(pairing -> pairing.getBoard() == board && isUnplayed(round, pairing));
    }

    /** Whether a pairing has no game, or would have none if its round were opened now. */
    private boolean isUnplayed(int round, Pairing pairing) {
        return rounds.isOpened(round)
                ? rounds.isOpenedWithout(round, pairing.getBoard())
                : exclusions
                        .of(round, pairing.getWhiteId())
                        .or(() -> exclusions.of(round, pairing.getBlackId()))
                        .isPresent();
    }

    /** The pairings of a round that have no game, or would have none if the round were opened now. */
    List<UnplayedView> unplayed(Round round) {
        return round.getPairingsList().stream()
                .filter(pairing -> isUnplayed(round.getNumber(), pairing))
                .map(pairing -> unplayed(round.getNumber(), pairing))
                .toList();
    }

    /** The pairings of a round by board. */
    List<PairedView> shown(Round round) {
        return round.getPairingsList().stream()
                .sorted(Comparator.comparingInt(Pairing::getBoard))
                .map(pairing ->
                        new PairedView(pairing.getBoard(), shown(pairing.getWhiteId()), shown(pairing.getBlackId())))
                .toList();
    }

    private PairedView.PairedSeat shown(String playerId) {
        Player player = roster.player(playerId);
        return new PairedView.PairedSeat(playerId, player.getName(), player.getVenueId());
    }

    private UnplayedView unplayed(int round, Pairing pairing) {
        return new UnplayedView(
                pairing.getBoard(), unplayed(round, pairing.getWhiteId()), unplayed(round, pairing.getBlackId()));
    }

    private UnplayedSeat unplayed(int round, String playerId) {
        Player player = roster.player(playerId);
        return new UnplayedSeat(
                player.getName(),
                player.getVenueId(),
                roster.venueName(player.getVenueId()),
                exclusions.of(round, playerId));
    }

    /**
     * Says that a player has no game: in the latest open round in which he is paired or, if he is excluded, in a round
     * that is not open yet.
     *
     * @param own round of the board in the player's token
     */
    Optional<NoGameView> noGame(int own, String player) {
        if (!rounds.isOpened(own))
            return exclusions
                    .of(own, player)
                    .map(by -> new NoGameView(own, "", true, false, by.article(), by.expelledIn()));
        return rounds.all().stream()
                .filter(round -> rounds.isOpened(round.getNumber()))
                .sorted(Comparator.comparingInt(Round::getNumber).reversed())
                .flatMap(round -> round.getPairingsList().stream()
                        .filter(pairing -> pairing.getWhiteId().equals(player)
                                || pairing.getBlackId().equals(player))
                        .limit(1)
                        .map(pairing -> noGame(round.getNumber(), pairing, player)))
                .findFirst()
                .flatMap(found -> found);
    }

    private Optional<NoGameView> noGame(int round, Pairing pairing, String player) {
        if (!isUnplayed(round, pairing)) return Optional.empty();
        String opponent = pairing.getWhiteId().equals(player) ? pairing.getBlackId() : pairing.getWhiteId();
        Optional<ExclusionView> own = exclusions.of(round, player);
        Optional<ExclusionView> theirs = exclusions.of(round, opponent);
        return own.or(() -> theirs)
                .map(by -> new NoGameView(
                        round,
                        roster.player(opponent).getName(),
                        own.isPresent(),
                        theirs.isPresent(),
                        by.article(),
                        by.expelledIn()));
    }

    /** The player of a seat; empty if there is no such pairing. */
    Optional<Holder> seat(BoardId board, Side side) {
        return rounds.all().stream()
                .filter(round -> round.getNumber() == board.round())
                .flatMap(round -> round.getPairingsList().stream()
                        .filter(pairing -> pairing.getBoard() == board.number())
                        .map(pairing -> holder(round, pairing, side)))
                .findFirst();
    }

    /** The players of both seats of every board of a round with a game. */
    List<Holder> seats(Round round) {
        return round.getPairingsList().stream()
                .filter(pairing -> !isUnplayed(round.getNumber(), pairing))
                .flatMap(pairing -> Stream.of(Side.values()).map(side -> holder(round, pairing, side)))
                .toList();
    }

    private Holder holder(Round round, Pairing pairing, Side side) {
        return roster.holder(new BoardId(id, round.getNumber(), pairing.getBoard()), pairing, side);
    }
}
