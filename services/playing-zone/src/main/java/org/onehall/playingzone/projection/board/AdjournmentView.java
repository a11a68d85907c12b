package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.SealingOrdered;

/** Sealing of a move and adjournment (ADJ I). The sealed move itself is never in it. */
public record AdjournmentView(
        boolean ordered,
        Optional<String> reason,
        OptionalLong sessionEnd,
        Optional<Side> sealed,
        boolean confirmed,
        Optional<String> place,
        OptionalLong resumesAt) {
    public static final AdjournmentView NONE = new AdjournmentView(
            false,
            Optional.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            false,
            Optional.empty(),
            OptionalLong.empty());

    static AdjournmentView ordered(SealingOrdered ordered) {
        return new AdjournmentView(
                true,
                Wire.text(ordered.getReason()),
                ordered.hasSessionEnd() ? OptionalLong.of(Wire.ms(ordered.getSessionEnd())) : OptionalLong.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                OptionalLong.empty());
    }

    /** @param adjourned whether the game is adjourned now that the move is sealed */
    AdjournmentView sealed(Side side, boolean adjourned) {
        return new AdjournmentView(
                true, reason, sessionEnd, Optional.of(side), adjourned, Optional.empty(), OptionalLong.empty());
    }

    /** With the place where the envelope is kept and the time at which the game resumes. */
    AdjournmentView kept(EnvelopeConfirmed envelope) {
        return new AdjournmentView(
                true,
                reason,
                sessionEnd,
                sealed,
                true,
                Wire.text(envelope.getPlace()),
                OptionalLong.of(Wire.ms(envelope.getResumesAt())));
    }
}
