package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * What a player sees of his own board.
 *
 * @param status CREATED, PLAYING, PAUSED, AWAITING_CA or ENDED
 * @param attempt from 1; a restart makes the next
 * @param moves UCI moves so far
 * @param legal UCI moves of the side to move; empty unless it is the viewer's turn
 */
public record Glimpse(
        String status,
        int attempt,
        Side turn,
        String fen,
        List<String> moves,
        List<String> legal,
        Optional<Side> drawOffer) {
    public Glimpse {
        moves = List.copyOf(moves);
        legal = List.copyOf(legal);
    }

    /** Reads a board frame's view. */
    public static Glimpse of(JsonNode view) {
        List<String> moves = new ArrayList<>();
        view.path("moves").forEach(move -> moves.add(move.path("uci").asText()));
        List<String> legal = new ArrayList<>();
        view.path("legal").forEach(move -> legal.add(move.asText()));
        return new Glimpse(
                view.path("status").asText(),
                view.path("attempt").asInt(),
                Side.valueOf(view.path("turn").asText()),
                view.path("fen").asText(),
                moves,
                legal,
                view.hasNonNull("drawOffer")
                        ? Optional.of(Side.valueOf(view.path("drawOffer").asText()))
                        : Optional.empty());
    }

    public int ply() {
        return moves.size();
    }

    public boolean playing() {
        return status.equals("PLAYING");
    }

    public boolean ended() {
        return status.equals("ENDED");
    }
}
