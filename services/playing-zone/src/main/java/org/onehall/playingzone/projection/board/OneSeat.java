package org.onehall.playingzone.projection.board;

import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;

/** Facts that only one seat learns. */
final class OneSeat {
    private OneSeat() {}

    /**
     * The seat of a fact that only this seat and the arbiters learn: about a queued move, an assistant, a helper, or a
     * question about the times (OCR 3.6 b, 3.8, APP-III 1.3). Empty for facts that both seats learn.
     */
    static Optional<Side> of(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case PRE_MOVE_QUEUED ->
                Optional.of(Wire.side(event.getPreMoveQueued().getSide()));
            case PRE_MOVE_DROPPED ->
                Optional.of(Wire.side(event.getPreMoveDropped().getSide()));
            case ASSISTANT_NAMED ->
                Optional.of(Wire.side(event.getAssistantNamed().getSide()));
            case ASSISTANT_ADMITTED ->
                Optional.of(Wire.side(event.getAssistantAdmitted().getSide()));
            case ASSISTANT_DISMISSED ->
                Optional.of(Wire.side(event.getAssistantDismissed().getSide()));
            case CLOCK_TIMES_ASKED ->
                Optional.of(Wire.side(event.getClockTimesAsked().getSide()));
            case HELPER_ACCEPTED ->
                Optional.of(Wire.side(event.getHelperAccepted().getSide()));
            case HELPER_DISMISSED ->
                Optional.of(Wire.side(event.getHelperDismissed().getSide()));
            case GAME_CREATED,
                    SEAT_CLEARED,
                    GAME_STARTED,
                    MOVE_PLAYED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    FLAG_FELL,
                    GAME_ENDED,
                    GAME_PAUSED,
                    GAME_RESUMED,
                    TIME_ADJUSTED,
                    GAME_VOIDED,
                    GAME_RESTARTED,
                    DISCONNECTION_NOTED,
                    OUTAGE_COVERED,
                    CLOCKS_SET,
                    SETTING_CORRECTED,
                    PERIOD_COMPLETED,
                    SEAT_PRESENT,
                    START_HELD,
                    DEFAULT_WAIVED,
                    FORFEIT_REVERSED,
                    POSITION_RESTORED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    GAME_ADJOURNED,
                    ENVELOPE_CONFIRMED,
                    ADJOURNMENT_RESUMED,
                    SEALED_MOVE_OPENED,
                    COLOURS_KEPT,
                    RESULT_SET_ASIDE,
                    DRAW_DECLARED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    PRE_MOVE_FIRED,
                    IRREGULARITY_TAKEN_BACK,
                    PAYLOAD_NOT_SET -> Optional.empty();
        };
    }
}
