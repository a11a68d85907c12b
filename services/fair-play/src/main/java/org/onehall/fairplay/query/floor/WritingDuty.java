package org.onehall.fairplay.query.floor;

import java.time.Duration;
import org.onehall.fairplay.domain.Circumstances;
import org.onehall.proto.fairplay.v1.Writing;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * Whether a player of a game still has to keep a scoresheet: below five minutes the duty ends for the rest of the
 * period, unless each move has an increment of 30 s or more (LAW 8.4).
 *
 * @param period of the control, from 0
 * @param lapsed the clock has shown less than five minutes in this period
 */
record WritingDuty(TimeControl control, int period, boolean lapsed) {
    private static final long LONG_INCREMENT = 30;
    static final WritingDuty UNKNOWN = new WritingDuty(TimeControl.getDefaultInstance(), 0, false);

    /** The duty after an event; a player not named in the event keeps theirs. */
    WritingDuty after(GameEvent event, Side side) {
        boolean white = side == Side.SIDE_WHITE;
        return switch (event.getPayloadCase()) {
            case GAME_CREATED ->
                new WritingDuty(
                        white
                                ? event.getGameCreated().getWhiteControl()
                                : event.getGameCreated().getBlackControl(),
                        0,
                        false);
            case GAME_RESTARTED ->
                new WritingDuty(
                        white
                                ? event.getGameRestarted().getWhiteControl()
                                : event.getGameRestarted().getBlackControl(),
                        0,
                        false);
            case PERIOD_COMPLETED ->
                event.getPeriodCompleted().getSide() == side
                        ? new WritingDuty(control, event.getPeriodCompleted().getPeriod(), false)
                        : this;
            default -> this;
        };
    }

    /** With what the clock of this player shows now. */
    WritingDuty at(ClockReading reading, Side side) {
        var shown = side == Side.SIDE_WHITE ? reading.getWhite() : reading.getBlack();
        return lapsed
                        || Duration.ofSeconds(shown.getSeconds(), shown.getNanos())
                                        .compareTo(Circumstances.FIVE_MINUTES)
                                >= 0
                ? this
                : new WritingDuty(control, period, true);
    }

    Writing now() {
        if (period < control.getPeriodsCount()
                && control.getPeriods(period).getIncrement().getSeconds() >= LONG_INCREMENT)
            return Writing.WRITING_ALWAYS;
        return lapsed ? Writing.WRITING_LAPSED : Writing.WRITING_UNTIL_FIVE_MINUTES;
    }
}
