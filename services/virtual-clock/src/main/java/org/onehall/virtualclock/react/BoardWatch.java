package org.onehall.virtualclock.react;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.NoteTimeTroubleRequest;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.virtualclock.domain.TroubleLevel;
import org.onehall.virtualclock.query.Board;
import org.onehall.virtualclock.query.Boards;

/** Decides for every board what is to be done and when: each fact sets the board's timers again. */
public final class BoardWatch {
    private static final Logger LOG = Logger.getLogger(BoardWatch.class);
    /** How long after its instant something is claimed, so that the log's time is certainly past it. */
    static final Duration MARGIN = Duration.ofMillis(2);
    /**
     * How long after the default time an absence is claimed: a check-in made in time may still be on its way (DEC-13).
     */
    static final Duration ON_ITS_WAY = Duration.ofSeconds(1);
    /** How long a finding must last before it becomes an alarm: facts of different logs arrive in any order. */
    static final Duration SETTLED = Duration.ofSeconds(2);

    /** Claims sent to the service that owns the boards; they wait for the answer. */
    public interface Claims {
        /** A period or the flag of a running clock has run down (LAW 6.4, OCR 4.5). */
        Answer flag(BoardId boardId, org.onehall.proto.types.v1.Side side, String requestId);

        /** The default time of an absent player is over (OCR 16.11). */
        Answer absence(BoardId boardId, String requestId);

        /** An adjourned game is to be resumed (ADJ I.7). */
        Answer adjourned(BoardId boardId, String requestId);
    }

    /** This service's log, where findings are noted; waits for the answer. */
    public interface Notes {
        Answer trouble(NoteTimeTroubleRequest trouble);

        Answer alarm(RaiseAlarmRequest alarm);

        /** Whether the log has an entry under an id. */
        boolean knows(String id);
    }

    private final Watch watch;
    private final Boards boards;
    private final Claims claims;
    private final Notes notes;
    private final String run;
    /** Boards that changed before the watch began; guarded by {@link Boards}, like everything else here. */
    private final Map<BoardId, Board> unread = new HashMap<>();

    private boolean begun;

    /** @param run names this run of the service: claims of an earlier run are not the same claims */
    public BoardWatch(Watch watch, Boards boards, Claims claims, Notes notes, String run) {
        this.watch = watch;
        this.boards = boards;
        this.claims = claims;
        this.notes = notes;
        this.run = run;
    }

    /**
     * A board has changed. While past facts are read, each board is looked at only once, at the end: the past may be a
     * whole season.
     */
    public void changed(Board board) {
        if (begun) look(board);
        else unread.put(board.id(), board);
    }

    /**
     * All past facts have been read. A board that cannot be examined is skipped, because the flags of the others must
     * still fall.
     */
    public void begin() {
        boards.still(() -> {
            begun = true;
            for (Board board : unread.values()) {
                try {
                    look(board);
                } catch (RuntimeException broken) {
                    LOG.errorf(broken, "%s cannot be watched whole until its next fact", board.id());
                }
            }
            unread.clear();
        });
    }

    private void look(Board board) {
        flag(board);
        absence(board);
        adjournment(board);
        trouble(board);
        setting(board);
        ledger(board);
    }

    /** Claims the next period or the flag, but only once no move on its way can still be in time (DEC-03). */
    private void flag(Board board) {
        ClockReading reading = board.clocks().reading();
        boolean runs = board.standing() == Board.Standing.PLAYING && reading.hasRunning() && reading.hasFlagAt();
        Optional<Instant> due = !runs
                ? Optional.empty()
                : Optional.of(Board.chosen(reading.hasPeriodEndsAt() ? reading.getPeriodEndsAt() : reading.getFlagAt())
                        .plusMillis(board.rules().getLagCompensationMs()));
        var side = reading.getRunning();
        claim("flag", board, due, (id, request) -> claims.flag(id, side, request));
    }

    private void absence(Board board) {
        claim("default", board, board.defaultAt().map(due -> due.plus(ON_ITS_WAY)), claims::absence);
    }

    private void adjournment(Board board) {
        claim("resume", board, board.resumesAt(), claims::adjourned);
    }

    @FunctionalInterface
    private interface Request {
        Answer send(BoardId boardId, String requestId);
    }

    private void claim(String what, Board board, Optional<Instant> due, Request request) {
        String key = what + "|" + board.id();
        if (due.isEmpty()) {
            watch.clear(key);
            return;
        }
        BoardId id = board.id();
        long sequence = board.sequence();
        watch.set(
                key,
                board.partition(),
                due.get().plus(MARGIN),
                tries -> request.send(id, what + ":" + run + ":" + sequence + ":" + tries));
    }

    private record Crossing(Side side, TroubleLevel level, Instant at, String id) {}

    /** Notes the next level below which a clock falls and that is not noted yet. */
    private void trouble(Board board) {
        Optional<Instant> due = crossing(board).map(Crossing::at);
        if (due.isEmpty()) watch.clear("trouble|" + board.id());
        else
            find(
                    "trouble",
                    board,
                    due.get(),
                    now -> crossing(now)
                            .filter(next -> !next.at().isAfter(due.get()))
                            .map(next -> trouble(now, next)),
                    notes::trouble);
    }

    private Optional<Crossing> crossing(Board board) {
        return Stream.of(Side.values())
                .flatMap(side -> Stream.of(TroubleLevel.values())
                        .flatMap(level -> board
                                .under(side, level)
                                .map(at -> new Crossing(
                                        side,
                                        level,
                                        at,
                                        "trouble:" + board.id() + ":" + board.attempt() + ":" + side + ":" + level + ":"
                                                + board.clocks().raisedAt(side, level)))
                                .stream()))
                .filter(crossing -> !notes.knows(crossing.id()))
                .min(Comparator.comparing(Crossing::at).thenComparing(Crossing::level));
    }

    private static NoteTimeTroubleRequest trouble(Board board, Crossing crossing) {
        return NoteTimeTroubleRequest.newBuilder()
                .setWrite(write(crossing.id()))
                .setOrderId(crossing.id())
                .setBoardId(board.id().toString())
                .setAttempt(board.attempt())
                .setSide(org.onehall.proto.types.v1.Side.valueOf("SIDE_" + crossing.side()))
                .setLevel(org.onehall.proto.clock.v1.TroubleLevel.valueOf("TROUBLE_LEVEL_" + crossing.level()))
                .setClocks(board.clocks().readingAt(crossing.at()))
                .build();
    }

    /** Checks that the control is the published one (OCR 19.5). */
    private void setting(Board board) {
        Optional<RaiseAlarmRequest> alarm = settingAlarm(board);
        if (alarm.isEmpty() || notes.knows(alarm.get().getOrderId())) watch.clear("setting|" + board.id());
        else if (!watch.has("setting|" + board.id()))
            find("setting", board, settled(board), now -> settingAlarm(now).filter(alarm.get()::equals), notes::alarm);
    }

    private Optional<RaiseAlarmRequest> settingAlarm(Board board) {
        return boards.publishedInstead(board).map(BoardWatch::text).map(published -> {
            String found = text(board, (one, side) -> text(one.clocks().control(side)));
            return alarm("setting", AlarmKind.ALARM_KIND_SETTING_DIFFERS, board, found)
                    .setExpected(published)
                    .setFound(found)
                    .setText("Board " + board.id() + " is set to " + found + ", but the published time control is "
                            + published + ". Correct the setting, or say why it is right (OCR 19.5).")
                    .build();
        });
    }

    /** The short form of a control, with anything unusual about its credits (DEC-04, DEC-05). */
    private static String text(TimeControl control) {
        return control.text()
                + (control.incrementCredit() == IncrementCredit.AFTER_MOVE ? ", increment after the move" : "")
                + (control.periodCredit() == PeriodCredit.AT_MOVE_COUNT ? ", period at the move count" : "");
    }

    /** Checks that the clocks show what they must (OCR 19.5). */
    private void ledger(Board board) {
        Optional<RaiseAlarmRequest> alarm = ledgerAlarm(board);
        if (alarm.isEmpty() || notes.knows(alarm.get().getOrderId())) watch.clear("ledger|" + board.id());
        else if (!watch.has("ledger|" + board.id()))
            find(
                    "ledger",
                    board,
                    settled(board),
                    now -> ledgerAlarm(now)
                            .filter(again ->
                                    again.getOrderId().equals(alarm.get().getOrderId())),
                    notes::alarm);
    }

    private static Optional<RaiseAlarmRequest> ledgerAlarm(Board board) {
        return board.clocks().brokenAt().map(since -> {
            Instant at = RecordMapper.instant(board.clocks().reading().getAt());
            String found =
                    text(board, (one, side) -> Clocks.display(one.clocks().shown(side)));
            String expected =
                    text(board, (one, side) -> Clocks.display(one.clocks().expected(side, at)));
            return alarm("time", AlarmKind.ALARM_KIND_TIME_NOT_CONSERVED, board, String.valueOf(since))
                    .setExpected(expected)
                    .setFound(found)
                    .setText("The clocks of board " + board.id() + " show " + found
                            + ". After the moves and the orders given, they should show " + expected
                            + ". Compare with the move list and set the times (OCR 19.5).")
                    .build();
        });
    }

    private static RaiseAlarmRequest.Builder alarm(String what, AlarmKind kind, Board board, String finding) {
        String id = "alarm:" + what + ":" + board.id() + ":" + board.attempt() + ":" + finding;
        return RaiseAlarmRequest.newBuilder()
                .setWrite(write(id))
                .setOrderId(id)
                .setKind(kind)
                .setCompetitionId(board.competition())
                .setBoardId(board.id().toString())
                .addBoards(board.ordered());
    }

    /** One text if it is the same for both sides. */
    private static String text(Board board, BiFunction<Board, Side, String> of) {
        String white = of.apply(board, Side.WHITE);
        String black = of.apply(board, Side.BLACK);
        return white.equals(black) ? white : white + " / " + black;
    }

    private static Instant settled(Board board) {
        return RecordMapper.instant(board.clocks().reading().getAt()).plus(SETTLED);
    }

    /**
     * Sets a timer to note a finding at an instant, unless the board has changed by then so that it no longer applies.
     */
    private <T> void find(
            String what, Board board, Instant due, Function<Board, Optional<T>> finding, Function<T, Answer> note) {
        BoardId id = board.id();
        watch.set(
                what + "|" + id,
                board.partition(),
                due,
                _ -> boards.ask(id, finding).flatMap(found -> found).map(note).orElse(Answer.DONE));
    }

    private static WriteContext write(String requestId) {
        return WriteContext.newBuilder().setRequestId(requestId).build();
    }
}
