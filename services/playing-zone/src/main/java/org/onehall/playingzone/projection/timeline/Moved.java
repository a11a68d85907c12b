package org.onehall.playingzone.projection.timeline;

import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.types.v1.EventHeader;

/** A move: the most frequent fact, stored compactly. */
record Moved(
        long at, long sequence, Side side, int ply, String san, boolean offer, long spentMs, long whiteMs, long blackMs)
        implements Fact {
    static Moved of(EventHeader header, MovePlayed move) {
        return new Moved(
                Wire.ms(header.getOccurredAt()),
                header.getSequence(),
                Wire.side(move.getSide()),
                move.getPly(),
                move.getSan(),
                move.getOfferDraw(),
                Wire.ms(move.getSpent()),
                Wire.ms(move.getClocks().getWhite()),
                Wire.ms(move.getClocks().getBlack()));
    }

    @Override
    public Log log() {
        return Log.GAME;
    }

    /** The move as text: "3. Nc3", "3... Nf6". */
    String text() {
        return (ply + 1) / 2 + (ply % 2 == 0 ? "... " : ". ") + san;
    }
}
