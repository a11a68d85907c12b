package org.onehall.competition.react;

import org.onehall.chess.Position;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.WriteContext;

/** The requests sent to game-state when a round has been opened. */
final class Boards {
    private Boards() {}

    /**
     * Creates one board of an opened round; the request id follows from the event, so that a repeated request has no
     * second effect.
     */
    static CreateRequest create(CompetitionEvent opened, CompetitionLoaded competition, Pairing pairing) {
        var board =
                new BoardId(opened.getHeader().getKey(), opened.getRoundOpened().getRound(), pairing.getBoard());
        var create = CreateRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("create-board:" + opened.getHeader().getEventId() + ":" + pairing.getBoard()))
                .setBoardId(board.toString())
                .setWhite(seat(competition, pairing.getWhiteId()))
                .setBlack(seat(competition, pairing.getBlackId()))
                .setWhiteControl(competition.getRegulations().getControl())
                .setBlackControl(competition.getRegulations().getControl())
                .setRules(competition.getRegulations().getRules());
        if (opened.getRoundOpened().hasPosition())
            create.setInitialFen(
                    Position.chess960(opened.getRoundOpened().getPosition()).fen());
        return create.build();
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
