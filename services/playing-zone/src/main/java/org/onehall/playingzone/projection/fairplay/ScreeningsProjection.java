package org.onehall.playingzone.projection.fairplay;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.proto.fairplay.v1.Screening;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;

/** The screenings of all boards (APP-I A3). Not thread-safe: the hall guards it. */
public final class ScreeningsProjection {
    private final Map<String, Screened> screenings = new HashMap<>();

    private record Screened(int attempt, ScreeningView view) {}

    public void fold(String board, ScreeningQueued queued) {
        screenings.put(board, new Screened(queued.getAttempt(), ScreeningView.QUEUED));
    }

    public void fold(String board, ScreeningCompleted completed) {
        screenings.put(board, new Screened(completed.getAttempt(), view(completed.getScreening())));
    }

    /** The screening of an attempt at a board. */
    public ScreeningView view(String board, int attempt) {
        return Optional.ofNullable(screenings.get(board))
                .filter(screened -> screened.attempt() == attempt)
                .map(Screened::view)
                .orElse(ScreeningView.NONE);
    }

    private static ScreeningView view(Screening done) {
        return new ScreeningView(
                "DONE",
                Optional.of(done.getEngine()),
                Optional.of(side(done.getWhite())),
                Optional.of(side(done.getBlack())));
    }

    private static SideScreening side(org.onehall.proto.fairplay.v1.SideScreening side) {
        return new SideScreening(side.getMoves(), side.getMatches(), side.getMatchPercent(), side.getMeanLoss());
    }
}
