package org.onehall.playingzone.hall;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;

/**
 * The notices to players, and those that wait until the player is there and may be disturbed. Not thread-safe:
 * {@code LiveHall} guards it.
 */
final class WaitingNotices {
    private static final int MOST_WAITING = 20;

    private final Map<SeatKey, Deque<Notice>> waiting = new HashMap<>();
    private final Function<SeatKey, List<Member>> screens;
    private final Predicate<SeatKey> thinking;

    /**
     * @param screens of the player of a seat
     * @param thinking whether the clock of a seat is running
     */
    WaitingNotices(Function<SeatKey, List<Member>> screens, Predicate<SeatKey> thinking) {
        this.screens = screens;
        this.thinking = thinking;
    }

    /** Sends a notice to the player of its seat, or keeps it for him; of too many kept notices the oldest is lost. */
    void send(Notice notice) {
        List<Member> here = screens.apply(notice.seat());
        if (!notice.kind().isKept() || !here.isEmpty() && isFor(notice)) {
            here.forEach(member -> member.outlet().send(Frames.notice(notice)));
            return;
        }
        Deque<Notice> line = waiting.computeIfAbsent(notice.seat(), _ -> new ArrayDeque<>());
        if (line.size() == MOST_WAITING) line.removeFirst();
        line.add(notice);
    }

    /** Whether a notice may reach the player now. */
    private boolean isFor(Notice notice) {
        return notice.kind().isWhileThinking() || !thinking.test(notice.seat());
    }

    /** Delivers the notices that waited for a seat, if its player is there and they may reach him now. */
    void release(SeatKey seat) {
        List<Member> here = screens.apply(seat);
        Deque<Notice> line = waiting.getOrDefault(seat, new ArrayDeque<>());
        if (here.isEmpty() || line.isEmpty()) return;
        List<Notice> now = line.stream().filter(this::isFor).toList();
        line.removeAll(now);
        if (line.isEmpty()) waiting.remove(seat);
        now.forEach(notice -> here.forEach(member -> member.outlet().send(Frames.notice(notice))));
    }
}
