package org.onehall.playingzone.projection;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onehall.chess.Side;

/**
 * The ids of everything that one event changed, and the notices for the players. {@code sheets} are competitions with a
 * new time sheet; {@code cancelled} are boards that are shown no longer; {@code help} are seats whose requests to the
 * arbiters changed; {@code preMoves} are seats whose queued move changed, which is reported to nobody else.
 */
public record Changes(
        Set<String> boards,
        Set<String> cancelled,
        Set<String> cases,
        Set<String> outages,
        Set<String> calls,
        Set<String> rulings,
        Set<String> orders,
        Set<String> alarms,
        Set<String> sheets,
        Set<String> competitions,
        Set<String> premises,
        Set<SeatKey> help,
        Set<SeatKey> preMoves,
        List<Notice> notices) {
    public static Changes none() {
        return new Changes(
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new ArrayList<>());
    }

    public Changes board(String id) {
        boards.add(id);
        return this;
    }

    /** A board was cancelled. */
    public Changes cancelled(String id) {
        cancelled.add(id);
        return this;
    }

    public Changes preMove(SeatKey seat) {
        preMoves.add(seat);
        return this;
    }

    /** Adds a notice for both players of a board. */
    public void both(String board, Notice.Kind kind, Map<String, String> details, String article, String reason) {
        for (Side side : Side.values()) notice(new Notice(new SeatKey(board, side), kind, details, article, reason));
    }

    public Changes notice(Notice notice) {
        notices.add(notice);
        return this;
    }

    /** The same changes, with the time of the event in the notices to players, in milliseconds since 1970. */
    public Changes at(long happened) {
        notices.replaceAll(notice -> notice.at(happened));
        return this;
    }
}
