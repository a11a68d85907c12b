package org.onehall.playingzone.hall;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.eventlog.DiskRoom;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.presence.LinkTimes;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.clock.AlarmView;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.competition.CompetitionView;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.playingzone.projection.competition.NoGameView;
import org.onehall.playingzone.projection.competition.You;
import org.onehall.playingzone.projection.disconnection.OutageView;
import org.onehall.playingzone.projection.disconnection.ShownCase;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.projection.venue.PremisesView;

/** Frames to screens. */
public final class Frames {
    private Frames() {}

    /** The limits that the regulations of the competition set (OCR 18.8). */
    record Thresholds(long heartbeatMs, long suspectMs, long downMs) {
        static Thresholds of(LinkTimes times) {
            return new Thresholds(
                    times.heartbeat().toMillis(),
                    times.suspect().toMillis(),
                    times.down().toMillis());
        }
    }

    /** @param address the address that people open; absent if it is the one at which their pages were opened */
    private record Hello(
            String t,
            You you,
            long now,
            CompetitionView competition,
            Thresholds thresholds,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> address) {}

    /** @param standstill as in {@link Standstill} */
    private record Snapshot(
            String t,
            List<BoardView> boards,
            List<ShownCase> cases,
            List<OutageView> outages,
            List<CallView> calls,
            List<RulingView> rulings,
            List<OrderView> orders,
            List<AlarmView> alarms,
            List<PremisesView> premises,
            int sheets,
            Optional<Long> standstill) {}

    /** @param since when the hall was last known to answer, in milliseconds since 1970; empty when it answers again */
    private record Standstill(String t, Optional<Long> since) {}

    /** How full the hall's disk is: a {@link DiskRoom.Level}, and the bytes left. */
    private record Disk(String t, DiskRoom.Level level, long free) {}

    private record Cancelled(String t, String board) {}

    private record PreMove(String t, String board, Optional<String> uci) {}

    private record Next(String t, Optional<NextGameView> game, Optional<NoGameView> none) {}

    private record Sheets(String t, int sheets) {}

    private record Pong(String t, long n, long now) {}

    /** @param ms round-trip time between the zone and the device of a seat */
    record SeatQuality(String board, Side side, int ms, int jitterMs, int latePercent) {}

    private record Qualities(String t, List<SeatQuality> seats) {}

    private record NoticeFrame(
            String t,
            String level,
            Notice.Kind kind,
            Map<String, String> details,
            String article,
            String reason,
            String text,
            String board,
            List<String> about,
            long at) {}

    private record Refused(
            String t,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> id,
            String code,
            String rule,
            String text,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> details) {}

    static String hello(You you, long now, CompetitionView competition, Thresholds thresholds, Optional<URI> address) {
        return Json.write(new Hello("hello", you, now, competition, thresholds, address.map(URI::toString)));
    }

    static String snapshot(
            List<BoardView> boards,
            List<ShownCase> cases,
            List<OutageView> outages,
            List<CallView> calls,
            List<RulingView> rulings,
            List<OrderView> orders,
            List<AlarmView> alarms,
            List<PremisesView> premises,
            int sheets,
            Optional<Instant> standstill) {
        return Json.write(new Snapshot(
                "snapshot",
                boards,
                cases,
                outages,
                calls,
                rulings,
                orders,
                alarms,
                premises,
                sheets,
                standstill.map(Instant::toEpochMilli)));
    }

    /** A board was cancelled and is shown no longer (LAW 6.6). */
    static String cancelled(String board) {
        return Json.write(new Cancelled("cancelled", board));
    }

    static String disk(DiskRoom room) {
        return Json.write(new Disk("disk", room.level(), room.free()));
    }

    /** Reports since when the hall has not answered; empty when it answers again. */
    static String standstill(Optional<Instant> since) {
        return Json.write(new Standstill("standstill", since.map(Instant::toEpochMilli)));
    }

    public static String pong(long n, long now) {
        return Json.write(new Pong("pong", n, now));
    }

    static String qualities(List<SeatQuality> seats) {
        return Json.write(new Qualities("qualities", seats));
    }

    /** @param uci empty if none is queued */
    static String preMove(String board, Optional<String> uci) {
        return Json.write(new PreMove("preMove", board, uci));
    }

    /**
     * @param game another game at which the player is wanted; empty if there is none
     * @param none a round in which the player is paired but does not play; empty if there is none
     */
    static String next(Optional<NextGameView> game, Optional<NoGameView> none) {
        return Json.write(new Next("next", game, none));
    }

    /** How many time sheets there are; they are fetched by REST. */
    static String sheets(int number) {
        return Json.write(new Sheets("sheets", number));
    }

    /** A frame that carries one view under the name of its type: "board", "case", … */
    static String view(String type, Object view) {
        return "{\"t\":\"" + type + "\",\"" + type + "\":" + Json.write(view) + "}";
    }

    static String notice(Notice notice) {
        return Json.write(new NoticeFrame(
                "notice",
                notice.level().name().toLowerCase(Locale.ROOT),
                notice.kind(),
                notice.details(),
                notice.article(),
                notice.reason(),
                notice.text(),
                notice.seat().board(),
                notice.about(),
                notice.at()));
    }

    public static String ok(String id, Map<String, ?> more) {
        Map<String, Object> frame = new java.util.LinkedHashMap<>();
        frame.put("t", "ok");
        frame.put("id", id);
        frame.putAll(more);
        return Json.write(frame);
    }

    public static String refused(
            Optional<String> id, String code, String rule, String text, Map<String, String> details) {
        return Json.write(new Refused("refused", id, code, rule, text, details));
    }
}
