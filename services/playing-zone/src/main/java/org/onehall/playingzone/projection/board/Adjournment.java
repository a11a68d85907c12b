package org.onehall.playingzone.projection.board;

import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.SealingOrdered;

/** How a game is adjourned: the sealed move, its envelope and the next session (ADJ I). */
final class Adjournment {
    /** How long before the resumption of an adjourned game a player may check in. */
    private static final long BEFORE_RESUMPTION_MS = 15 * 60_000;

    private AdjournmentView view = AdjournmentView.NONE;
    /**
     * Whether a move is sealed because the game continues in another session, not because a player is absent from this
     * one (ADJ I.9.3).
     */
    private boolean sessionEnds;
    /** Whether the next move is the sealed one, which was made earlier. */
    private boolean sealedOpened;

    /** A new attempt begins. */
    void reset() {
        view = AdjournmentView.NONE;
        sessionEnds = false;
        sealedOpened = false;
    }

    void ordered(SealingOrdered ordered) {
        sessionEnds = true;
        view = AdjournmentView.ordered(ordered);
    }

    /** Nobody may see the move itself before it is opened (ADJ I.1.1). */
    void sealed(MoveSealed sealed) {
        view = view.sealed(Wire.side(sealed.getSide()), false);
    }

    void adjourned(GameAdjourned adjourned) {
        sessionEnds = false;
        view = view.sealed(Wire.side(adjourned.getSide()), true);
    }

    void kept(EnvelopeConfirmed envelope) {
        view = view.kept(envelope);
    }

    void resumed() {
        view = AdjournmentView.NONE;
    }

    void sealedMoveOpened() {
        sealedOpened = true;
    }

    /** A move has been played. */
    void moved() {
        sealedOpened = false;
    }

    boolean endsSession() {
        return sessionEnds;
    }

    boolean isSealedMoveNext() {
        return sealedOpened;
    }

    /** Whether the place of the envelope is known. */
    boolean hasPlace() {
        return view.place().isPresent();
    }

    /** Whether the game resumes so much later that nobody may check in yet; also if that time is not known. */
    boolean resumesMuchLater(long nowMs) {
        return view.resumesAt().isEmpty() || nowMs < view.resumesAt().getAsLong() - BEFORE_RESUMPTION_MS;
    }

    AdjournmentView view() {
        return view;
    }
}
