package org.onehall.playingzone.projection.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;

/** What the clocks of a board showed after orders, pauses and the ends of its games. */
final class Readings {
    /** Facts after which the clocks are read for the reports of disconnections. */
    private static final Set<GameEvent.PayloadCase> READ = EnumSet.of(
            GameEvent.PayloadCase.GAME_PAUSED,
            GameEvent.PayloadCase.GAME_RESUMED,
            GameEvent.PayloadCase.TIME_ADJUSTED,
            GameEvent.PayloadCase.CLOCKS_SET,
            GameEvent.PayloadCase.GAME_RESTARTED,
            GameEvent.PayloadCase.GAME_ENDED);

    private final List<Reading> readings = new ArrayList<>();

    /**
     * The clock times after an order, a pause or the end of the game.
     *
     * @param trace trace id of what caused it
     */
    private record Reading(boolean pause, String trace, ClocksThen then) {}

    /** @param clocks after the fact */
    void fold(GameEvent event, ClocksView clocks) {
        if (READ.contains(event.getPayloadCase()))
            readings.add(new Reading(
                    event.hasGamePaused(),
                    event.getHeader().getCorrelationId(),
                    new ClocksThen(Wire.ms(event.getHeader().getOccurredAt()), clocks.whiteMs(), clocks.blackMs())));
    }

    /** The clocks at the first pause since then, in ms since 1970. */
    Optional<ClocksThen> pausedSince(long ms) {
        return readings.stream()
                .filter(Reading::pause)
                .map(Reading::then)
                .filter(then -> then.at() >= ms)
                .findFirst();
    }

    /** The clocks after everything that one order did. */
    Optional<ClocksThen> after(String trace) {
        return readings.stream()
                .filter(reading -> !trace.isEmpty() && reading.trace().equals(trace))
                .map(Reading::then)
                .reduce((_, last) -> last);
    }
}
