package org.onehall.competition.react;

import java.util.OptionalInt;
import org.onehall.chess.Position;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.CancelBoardRequest;
import org.onehall.proto.game.v1.ChangePlayersRequest;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.WriteContext;

/** The requests sent to game-state when a round has been opened, or a board of it is paired again. */
final class Boards {
    private Boards() {}

    /** Creates one board of a round that is opened. */
    static CreateRequest create(CompetitionEvent event, CompetitionLoaded competition, Pairing pairing) {
        RoundOpened opened = event.getRoundOpened();
        return create(event, competition, opened.getRound(), pairing, position(opened));
    }

    /** The number of the position of Chess960 with which a round was opened; empty: the standard position. */
    static OptionalInt position(RoundOpened opened) {
        return opened.hasPosition() ? OptionalInt.of(opened.getPosition()) : OptionalInt.empty();
    }

    /**
     * Creates one board of an open round; the request id follows from the event, so that a repeated request has no
     * second effect.
     *
     * @param because the event that opened the round or added the board
     * @param position of Chess960, with which the round was opened; empty: the standard position
     */
    static CreateRequest create(
            CompetitionEvent because, CompetitionLoaded competition, int round, Pairing pairing, OptionalInt position) {
        var board = new BoardId(because.getHeader().getKey(), round, pairing.getBoard());
        var create = CreateRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("create-board:" + because.getHeader().getEventId() + ":" + pairing.getBoard()))
                .setBoardId(board.toString())
                .setWhite(seat(competition, pairing.getWhiteId()))
                .setBlack(seat(competition, pairing.getBlackId()))
                .setWhiteControl(competition.getRegulations().getControl())
                .setBlackControl(competition.getRegulations().getControl())
                .setRules(competition.getRegulations().getRules());
        position.ifPresent(
                number -> create.setInitialFen(Position.chess960(number).fen()));
        return create.build();
    }

    /** Has a new game with other players set up at a board, as ordered by the event (LAW 6.6). */
    static ChangePlayersRequest changePlayers(CompetitionEvent ordered, CompetitionLoaded competition) {
        var repair = ordered.getPairingRepairOrdered();
        return ChangePlayersRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("change-players:" + ordered.getHeader().getEventId()))
                .setBoardId(new BoardId(ordered.getHeader().getKey(), repair.getRound(), repair.getBoard()).toString())
                .setWhite(seat(competition, repair.getWhiteId()))
                .setBlack(seat(competition, repair.getBlackId()))
                .setReason(repair.getReason())
                .build();
    }

    /** Has a board cancelled, as ordered by the event (LAW 6.6). */
    static CancelBoardRequest cancel(CompetitionEvent ordered) {
        var repair = ordered.getPairingRepairOrdered();
        return CancelBoardRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("cancel-board:" + ordered.getHeader().getEventId()))
                .setBoardId(new BoardId(ordered.getHeader().getKey(), repair.getRound(), repair.getBoard()).toString())
                .setReason(repair.getReason())
                .build();
    }

    private static Seat seat(CompetitionLoaded competition, String playerId) {
        Player player = competition.getPlayersList().stream()
                .filter(p -> p.getPlayerId().equals(playerId))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no player " + playerId));
        return Seat.newBuilder()
                .setPlayerId(playerId)
                .setPlayerName(player.getName())
                .setVenue(player.getVenueId())
                .setRating(player.getRating())
                .build();
    }
}
