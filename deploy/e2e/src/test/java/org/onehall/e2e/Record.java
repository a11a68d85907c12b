package org.onehall.e2e;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;

/** Converts messages to the tests' terms. */
final class Record {
    private Record() {}

    static Instant instant(Timestamp at) {
        return Instant.ofEpochSecond(at.getSeconds(), at.getNanos());
    }

    static Duration duration(com.google.protobuf.Duration span) {
        return Duration.ofSeconds(span.getSeconds(), span.getNanos());
    }

    /** Both clocks after an event. */
    static ClockReading clocks(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_CREATED -> event.getGameCreated().getClocks();
            case GAME_STARTED -> event.getGameStarted().getClocks();
            case MOVE_PLAYED -> event.getMovePlayed().getClocks();
            case FLAG_FELL -> event.getFlagFell().getClocks();
            case GAME_ENDED -> event.getGameEnded().getClocks();
            case GAME_PAUSED -> event.getGamePaused().getClocks();
            case GAME_RESUMED -> event.getGameResumed().getClocks();
            case TIME_ADJUSTED -> event.getTimeAdjusted().getClocks();
            case GAME_RESTARTED -> event.getGameRestarted().getClocks();
            case OUTAGE_COVERED -> event.getOutageCovered().getClocks();
            case CLOCKS_SET -> event.getClocksSet().getClocks();
            case SETTING_CORRECTED -> event.getSettingCorrected().getClocks();
            case PERIOD_COMPLETED -> event.getPeriodCompleted().getClocks();
            case FORFEIT_REVERSED -> event.getForfeitReversed().getClocks();
            case RESULT_SET_ASIDE -> event.getResultSetAside().getClocks();
            case POSITION_RESTORED -> event.getPositionRestored().getClocks();
            case GAME_ADJOURNED -> event.getGameAdjourned().getClocks();
            case ADJOURNMENT_RESUMED -> event.getAdjournmentResumed().getClocks();
            case CLOCK_TIMES_ASKED -> event.getClockTimesAsked().getClocks();
            case SEAT_CLEARED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    GAME_VOIDED,
                    DISCONNECTION_NOTED,
                    SEAT_PRESENT,
                    START_HELD,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    PRE_MOVE_FIRED,
                    DEFAULT_WAIVED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    ENVELOPE_CONFIRMED,
                    SEALED_MOVE_OPENED,
                    COLOURS_KEPT,
                    DRAW_DECLARED,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK,
                    PAYLOAD_NOT_SET -> throw new AssertionError("no clocks in " + event);
        };
    }
}
