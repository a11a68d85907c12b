package org.onehall.playingzone.projection.board;

import java.util.Optional;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.OutageCovered;

/** Why a game is paused, and the standstill of the hall that paused it (OCR 19.6, ENG-4). */
final class Pause {
    private static final String OUTAGE = "OUTAGE";

    private Optional<String> reason = Optional.empty();
    private Optional<String> cause = Optional.empty();
    private Optional<GapView> outage = Optional.empty();

    /** @param why may be "" */
    void began(String why, String by) {
        reason = Wire.text(why);
        cause = Optional.of(by);
    }

    void covered(OutageCovered covered) {
        outage = Optional.of(new GapView(Wire.ms(covered.getFrom()), Wire.ms(covered.getTo())));
    }

    void over() {
        reason = Optional.empty();
        cause = Optional.empty();
        outage = Optional.empty();
    }

    Optional<String> reason() {
        return reason;
    }

    Optional<String> cause() {
        return cause;
    }

    /** The standstill of the hall, while the game is paused because of it. */
    Optional<GapView> outage() {
        return outage.filter(_ -> cause.filter(OUTAGE::equals).isPresent());
    }
}
