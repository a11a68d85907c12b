package org.onehall.connectivity.react;

import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Games;
import org.onehall.connectivity.query.Venues;
import org.onehall.decider.BoardId;
import org.onehall.proto.connectivity.v1.NoteMoveRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Records moves that were made without the communication system although the regulations require it (OCR 13.3). */
final class SpokenMoves {
    private static final Logger LOG = Logger.getLogger(SpokenMoves.class);

    private final Games games;
    private final Venues venues;
    private final BiFunction<NoteMoveRequest, String, Optional<RefusalDetail>> notes;

    /** @param notes submits a note within a trace; returns why it was refused, throws if there is no definite answer */
    SpokenMoves(Games games, Venues venues, BiFunction<NoteMoveRequest, String, Optional<RefusalDetail>> notes) {
        this.games = games;
        this.venues = venues;
        this.notes = notes;
    }

    /** A fact of a board. */
    void played(GameEvent event) {
        if (!event.hasMovePlayed()) return;
        Optional<BoardId> id = BoardId.parse(event.getHeader().getKey());
        if (id.filter(games::isSpoken).isEmpty()) return;
        BoardId board = id.get();
        var move = event.getMovePlayed();
        var seat = games.seat(board, move.getSide()).orElseThrow();
        if (venues.communication(seat.venue(), seat.playerId())
                .filter(link -> !link.getPresent())
                .isEmpty()) return;
        notes.apply(
                        NoteMoveRequest.newBuilder()
                                .setWrite(WriteContext.newBuilder()
                                        .setRequestId(
                                                "spoken:" + event.getHeader().getEventId()))
                                .setVenueId(seat.venue())
                                .setPlayerId(seat.playerId())
                                .setBoardId(board.toString())
                                .setSide(move.getSide())
                                .setPly(move.getPly())
                                .setAt(event.getHeader().getOccurredAt())
                                .build(),
                        event.getHeader().getCorrelationId())
                .ifPresent(why -> LOG.warnf("move %d of %s is not noted: %s", move.getPly(), board, why.getCode()));
    }
}
