package org.onehall.local.replay;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.PeriodCredit;

/** Writes a board log as game-state writes it, for tests: three minutes and two seconds a move. */
final class BoardLog {
    static final String BOARD = "cup/1/1";
    private static final TimeControl CONTROL = TimeControl.parse("3+2");
    /** The time between the arrival of a command and the publication of its events. */
    private static final Duration DECIDING = Duration.ofMillis(7);

    private final List<GameEvent> events = new ArrayList<>();
    private Instant at = Instant.parse("2026-05-01T14:00:00Z");
    private Position position = Position.initial();
    private Clocks clocks = Clocks.ready(CONTROL);
    private int ply;
    private int requests;

    BoardLog created() {
        request();
        return add(event -> event.getGameCreatedBuilder()
                .setWhiteControl(control())
                .setBlackControl(control())
                .setInitialFen(position.fen())
                .setClocks(reading(at)));
    }

    /** Ticks both checks of a seat. */
    BoardLog checked(Side of) {
        for (CheckKind kind : List.of(CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY)) {
            request();
            add(event -> event.getSeatClearedBuilder()
                    .setSide(side(of))
                    .setCheck(kind)
                    .setPassed(true));
        }
        return this;
    }

    BoardLog started() {
        request();
        clocks = clocks.start(position.sideToMove(), published());
        return add(event -> event.getGameStartedBuilder().setAttempt(1).setClocks(reading(published())));
    }

    /** A move that arrives this many milliseconds after the last event was published. */
    BoardLog move(String uci, long millis) {
        after(millis);
        request();
        Move move = Move.ofUci(uci);
        Side side = position.sideToMove();
        String san = San.write(position, move);
        position = position.play(move);
        Duration spent = Duration.between(clocks.since().orElseThrow(), at);
        boolean over = position.legalMoves().isEmpty();
        clocks = over ? clocks.finish(at) : clocks.press(at, published());
        ply++;
        add(event -> event.setMovePlayed(MovePlayed.newBuilder()
                .setSide(side(side))
                .setPly(ply)
                .setUci(uci)
                .setSan(san)
                .setFen(position.fen())
                .setSpent(duration(spent))
                .setClocks(reading(over ? at : published()))));
        return over ? ended(Termination.TERMINATION_CHECKMATE) : this;
    }

    /**
     * The other side's queued move, made at the same instant (DEC-28) and charged this many milliseconds; only zero is
     * right.
     */
    BoardLog fired(String uci, long millis) {
        Move move = Move.ofUci(uci);
        Side side = position.sideToMove();
        String san = San.write(position, move);
        position = position.play(move);
        Instant began = clocks.since().orElseThrow();
        clocks = clocks.press(began, began);
        ply++;
        add(event -> event.getPreMoveFiredBuilder().setSide(side(side)));
        return add(event -> event.setMovePlayed(MovePlayed.newBuilder()
                .setSide(side(side))
                .setPly(ply)
                .setUci(uci)
                .setSan(san)
                .setFen(position.fen())
                .setSpent(duration(Duration.ofMillis(millis)))
                .setClocks(reading(began))));
    }

    BoardLog resigned(long millis) {
        after(millis);
        request();
        clocks = clocks.stop(at);
        return ended(Termination.TERMINATION_RESIGNATION);
    }

    private BoardLog ended(Termination how) {
        return add(event -> event.getGameEndedBuilder()
                .setResult(Result.RESULT_BLACK_WINS)
                .setTermination(how)
                .setClocks(reading(at)));
    }

    BoardLog paused(long millis) {
        after(millis);
        request();
        clocks = clocks.pause(at);
        return add(event ->
                event.getGamePausedBuilder().setReason("{VENUE_LINE_LOST}").setClocks(reading(at)));
    }

    /** Resumes, after taking this many seconds from White. */
    BoardLog resumed(long millis, int fromWhite) {
        after(millis);
        request();
        if (fromWhite > 0) {
            clocks = clocks.add(Side.WHITE, Duration.ofSeconds(-fromWhite), published());
            add(event -> event.getTimeAdjustedBuilder()
                    .setSide(side(Side.WHITE))
                    .setChange(duration(Duration.ofSeconds(-fromWhite)))
                    .setReason("exposure")
                    .setClocks(reading(published())));
        }
        clocks = clocks.resume(published());
        return add(event -> event.getGameResumedBuilder().setReason("line back").setClocks(reading(published())));
    }

    BoardLog outage(long millis) {
        Instant from = at.plus(DECIDING);
        after(millis);
        request();
        clocks = clocks.cover(from, at);
        return add(event -> event.getOutageCoveredBuilder()
                .setFrom(timestamp(from))
                .setTo(timestamp(at))
                .setClocks(reading(at)));
    }

    BoardLog flagFell() {
        Instant fallen = clocks.flagAt().orElseThrow();
        Side side = clocks.running().orElseThrow();
        at = fallen.plusMillis(40);
        request();
        clocks = clocks.fall(fallen);
        add(event -> event.getFlagFellBuilder()
                .setSide(side(side))
                .setAt(timestamp(fallen))
                .setClocks(reading(fallen)));
        return add(event -> event.getGameEndedBuilder()
                .setResult(Result.RESULT_BLACK_WINS)
                .setTermination(Termination.TERMINATION_TIME)
                .setClocks(reading(fallen)));
    }

    BoardLog restarted(long millis) {
        after(millis);
        request();
        position = Position.initial();
        clocks = Clocks.ready(CONTROL);
        ply = 0;
        add(event -> event.getGameVoidedBuilder().setAttempt(1).setReason("restart"));
        return add(event -> event.getGameRestartedBuilder()
                .setAttempt(2)
                .setWhiteControl(control())
                .setBlackControl(control())
                .setInitialFen(position.fen())
                .setClocks(reading(at)));
    }

    /** The first attempt is void, and no other one follows. */
    BoardLog cancelled(long millis) {
        after(millis);
        request();
        return add(event ->
                event.getGameVoidedBuilder().setAttempt(1).setReason("mistake").setCancelled(true));
    }

    BoardLog arrived(Side side) {
        request();
        return add(event -> event.getSeatPresentBuilder()
                .setSide(side(side))
                .setPresent(true)
                .setAt(timestamp(at)));
    }

    /** A forfeit for absence, and its reversal. */
    BoardLog forfeitedAndReversed(long millis) {
        after(millis);
        request();
        clocks = clocks.stop(at);
        ended(Termination.TERMINATION_FORFEIT);
        after(millis);
        request();
        return add(event ->
                event.getForfeitReversedBuilder().setReason("was at the board").setClocks(reading(at)));
    }

    /** A draw that an arbiter sets aside: the game continues. */
    BoardLog setAside(long millis) {
        after(millis);
        request();
        clocks = clocks.stop(at);
        ended(Termination.TERMINATION_DEAD_POSITION);
        after(millis);
        request();
        return add(event -> event.getResultSetAsideBuilder()
                .setReason("not dead")
                .setArticle("OCR 19.4")
                .setGoesOn(true)
                .setClocks(reading(at)));
    }

    /** A ruling ends the game while it is paused, and is set aside: no move was completed, nothing is credited. */
    BoardLog ruledAndSetAside(long millis) {
        after(millis);
        request();
        ended(Termination.TERMINATION_RULING);
        after(millis);
        request();
        return add(event -> event.getResultSetAsideBuilder()
                .setReason("another player")
                .setArticle("OCR 19.4")
                .setGoesOn(true)
                .setClocks(reading(at)));
    }

    /** Goes back to the initial position. */
    BoardLog restored(long millis) {
        after(millis);
        request();
        ClockReading before = reading(at);
        clocks = clocks.pause(at);
        position = Position.initial();
        var faces = clocks.faces().map(face -> new Face(face.remaining(), face.period(), 0, face.delay()));
        clocks = new Clocks(clocks.controls(), faces, Optional.empty(), Optional.of(Side.WHITE), Optional.empty());
        ply = 0;
        return add(event -> event.getPositionRestoredBuilder()
                .setPly(0)
                .setFen(position.fen())
                .setReason("illegal move")
                .setBefore(before)
                .setClocks(reading(at)));
    }

    /** Seals a move and adjourns; the board does not show the move. */
    BoardLog sealed(String uci, long millis) {
        after(millis);
        request();
        add(event -> event.getMoveSealedBuilder()
                .setSide(side(position.sideToMove()))
                .setUci(uci));
        clocks = clocks.press(at, at).pause(at);
        return add(event -> event.getGameAdjournedBuilder()
                .setSide(side(position.sideToMove()))
                .setPly(ply)
                .setClocks(reading(at)));
    }

    /** Resumes while the player who must answer is present: the sealed move is opened and played. */
    BoardLog resumedAndOpened(String uci, long millis) {
        after(millis);
        request();
        clocks = clocks.resume(published());
        add(event -> event.getAdjournmentResumedBuilder().setClocks(reading(published())));
        Side sealer = position.sideToMove();
        Move move = Move.ofUci(uci);
        String san = San.write(position, move);
        position = position.play(move);
        ply++;
        add(event -> event.getSealedMoveOpenedBuilder().setSide(side(sealer)).setUci(uci));
        return add(event -> event.setMovePlayed(MovePlayed.newBuilder()
                .setSide(side(sealer))
                .setPly(ply)
                .setUci(uci)
                .setSan(san)
                .setFen(position.fen())
                .setSpent(duration(Duration.ZERO))
                .setClocks(reading(published()))));
    }

    /** Sets White's clock. */
    BoardLog set(Duration white, long millis) {
        after(millis);
        request();
        ClockReading before = reading(at);
        clocks = clocks.set(Side.WHITE, white, at);
        return add(event -> event.getClocksSetBuilder()
                .setReason("display was wrong")
                .setBefore(before)
                .setClocks(reading(at)));
    }

    /** An assistant is admitted and, later, shown the clocks. */
    BoardLog assisted(Side side, int ply, long millis) {
        request();
        add(event -> event.getAssistantAdmittedBuilder().setSide(side(side)).setAssistantId("a"));
        after(millis);
        request();
        return add(event -> event.getClockTimesAskedBuilder()
                .setSide(side(side))
                .setPly(ply)
                .setClocks(reading(at)));
    }

    List<GameEvent> events() {
        return List.copyOf(events);
    }

    /** The same log with one event changed. */
    static List<GameEvent> changed(List<GameEvent> events, int index, UnaryOperator<GameEvent.Builder> change) {
        List<GameEvent> changed = new ArrayList<>(events);
        changed.set(index, change.apply(events.get(index).toBuilder()).build());
        return changed;
    }

    // ---- writing

    private void after(long millis) {
        at = at.plus(DECIDING).plusMillis(millis);
    }

    private void request() {
        requests++;
    }

    private Instant published() {
        return at.plus(DECIDING);
    }

    private BoardLog add(Consumer<GameEvent.Builder> payload) {
        int sequence = events.size() + 1;
        GameEvent.Builder event = GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(BOARD)
                        .setSequence(sequence)
                        .setEventId(BOARD + "#" + sequence)
                        .setOccurredAt(timestamp(at))
                        .setPublishedAt(timestamp(published()))
                        .setCausationId("request-" + requests)
                        .setActor(Actor.newBuilder().setSubject("somebody")));
        payload.accept(event);
        events.add(event.build());
        return this;
    }

    private ClockReading reading(Instant when) {
        ClockReading.Builder reading = ClockReading.newBuilder()
                .setWhite(duration(clocks.remaining(Side.WHITE, when)))
                .setBlack(duration(clocks.remaining(Side.BLACK, when)))
                .setAt(timestamp(when));
        clocks.running().ifPresent(side -> reading.setRunning(side(side)));
        clocks.flagAt().ifPresent(flag -> reading.setFlagAt(timestamp(flag)));
        return reading.build();
    }

    private static org.onehall.proto.types.v1.TimeControl control() {
        var control = org.onehall.proto.types.v1.TimeControl.newBuilder()
                .setIncrementCredit(IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                .setPeriodCredit(PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL);
        CONTROL.periods()
                .forEach(period -> control.addPeriodsBuilder()
                        .setBase(duration(period.base()))
                        .setIncrement(duration(period.increment()))
                        .setDelay(duration(period.delay())));
        return control.build();
    }

    static Timestamp timestamp(Instant instant) {
        return Timestamp.newBuilder()
                .setSeconds(instant.getEpochSecond())
                .setNanos(instant.getNano())
                .build();
    }

    static com.google.protobuf.Duration duration(Duration duration) {
        return com.google.protobuf.Duration.newBuilder()
                .setSeconds(duration.getSeconds())
                .setNanos(duration.getNano())
                .build();
    }

    private static org.onehall.proto.types.v1.Side side(Side side) {
        return side == Side.WHITE
                ? org.onehall.proto.types.v1.Side.SIDE_WHITE
                : org.onehall.proto.types.v1.Side.SIDE_BLACK;
    }
}
