package org.onehall.playingzone.projection.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;

/** Queued moves; only its owner may see each, and no view of the board contains them (OCR 3.6 b, ENG-5). */
final class PreMoves {
    private final Map<Side, String> moves = new HashMap<>();

    /** Takes a fact of a queued move, or of an assistant who from now on enters the moves. */
    void fold(GameEvent event) {
        if (event.hasPreMoveQueued())
            moves.put(
                    Wire.side(event.getPreMoveQueued().getSide()),
                    event.getPreMoveQueued().getUci());
        if (event.hasPreMoveDropped())
            moves.remove(Wire.side(event.getPreMoveDropped().getSide()));
        if (event.hasPreMoveFired())
            moves.remove(Wire.side(event.getPreMoveFired().getSide()));
        if (event.hasAssistantAdmitted())
            moves.remove(Wire.side(event.getAssistantAdmitted().getSide()));
    }

    void clear() {
        moves.clear();
    }

    /** The queued move of a side, for its owner only (OCR 3.6 b, ENG-5). */
    Optional<String> of(Side side) {
        return Optional.ofNullable(moves.get(side));
    }
}
