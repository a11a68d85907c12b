package org.onehall.virtualclock.react;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.virtualclock.query.Board;
import org.onehall.virtualclock.query.TimeSheets;

/** Takes a time sheet of every round with games in progress at every full and half hour (UTC). */
public final class SheetWatch {
    static final Duration EVERY = Duration.ofMinutes(30);

    private final Watch watch;
    private final TimeSheets sheets;
    private final Function<TakeTimeSheetRequest, Answer> take;
    private final Clock clock;

    /** @param take writes one part of a sheet; waits for the answer */
    public SheetWatch(Watch watch, TimeSheets sheets, Function<TakeTimeSheetRequest, Answer> take, Clock clock) {
        this.watch = watch;
        this.sheets = sheets;
        this.take = take;
        this.clock = clock;
    }

    /** A board has changed: if a game is in progress there, the next sheet is due. */
    public void changed(Board board) {
        if (board.standing() == Board.Standing.PLAYING && !watch.has(key(board.competition())))
            next(board.competition());
    }

    private void next(String competition) {
        long slot = clock.instant().getEpochSecond() / EVERY.toSeconds() + 1;
        Instant at = Instant.ofEpochSecond(slot * EVERY.toSeconds());
        watch.set(key(competition), TopicCatalogue.partition(competition), at, _ -> take(competition, at));
    }

    /** The id of a sheet is formed from its instant, so that no sheet is taken twice. */
    private Answer take(String competition, Instant at) {
        for (int round : sheets.rounds(competition)) {
            String id = "sheet:" + competition + ":" + round + ":" + at.getEpochSecond();
            for (TakeTimeSheetRequest part : sheets.take(id, competition, round, at)) {
                Answer answer = take.apply(part.toBuilder()
                        .setWrite(WriteContext.newBuilder().setRequestId(part.getOrderId()))
                        .build());
                if (answer == Answer.NONE) return answer;
            }
        }
        if (!sheets.rounds(competition).isEmpty()) next(competition);
        return Answer.DONE;
    }

    private static String key(String competition) {
        return "sheet|" + competition;
    }
}
