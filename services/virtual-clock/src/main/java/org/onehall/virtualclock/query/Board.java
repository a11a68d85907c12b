package org.onehall.virtualclock.query;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Face;
import org.onehall.clock.Interruptions;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.virtualclock.domain.TroubleLevel;

/** One board's clocks, built from its facts. Not thread-safe: {@link Boards} guards it. */
public final class Board {
    /** The state of a board; the names are those in a time sheet's rows. */
    public enum Standing {
        CREATED,
        PLAYING,
        PAUSED,
        AWAITING_CA,
        ADJOURNED,
        ENDED
    }

    private static final long EARLIEST = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
    private static final long LATEST = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

    private final String id;
    private final int partition;
    private final GameRules rules;
    private final Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls;
    private BySide<String> venues;
    private Standing standing = Standing.CREATED;
    private int attempt = 1;
    private boolean whiteBegins;
    private boolean sealedMoveFollows;
    private long sequence;
    private ClockReading reading;
    private Ledger ledger;
    private int ply;
    private final Seat white = new Seat();
    private final Seat black = new Seat();
    private Instant countedFrom = Instant.MAX;
    /** Interruptions since {@link #countedFrom}. */
    private Interruptions stood = Interruptions.NONE;

    private Optional<Instant> resumesAt = Optional.empty();
    private Optional<OutageCovered> lastOutage = Optional.empty();
    private boolean pausedByOutage;
    private boolean explained;
    private long brokenAt;
    private String article = "";

    /** What is remembered about one side besides its clock; small, because there may be a hundred thousand boards. */
    private static final class Seat {
        private static final int NEVER = -1;

        private Instant hereSince = Instant.MAX;
        private boolean excluded;
        private boolean moved;
        private boolean forfeited;
        private int defaultMinutes;
        private final long[] raisedAt = new long[TroubleLevel.values().length];

        /** What is known about the players goes with them to their new seats (OCR 19.2). */
        private void exchange(Seat other) {
            Instant here = hereSince;
            boolean out = excluded;
            int minutes = defaultMinutes;
            hereSince = other.hereSince;
            excluded = other.excluded;
            defaultMinutes = other.defaultMinutes;
            other.hereSince = here;
            other.excluded = out;
            other.defaultMinutes = minutes;
        }
    }

    /**
     * @param rules the same object for boards with the same rules
     * @param controls gives the same object for the same control
     */
    Board(
            String id,
            GameCreated created,
            GameRules rules,
            Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls) {
        this.id = id;
        this.partition = TopicCatalogue.partition(id);
        this.rules = rules;
        this.controls = controls;
        this.venues = new BySide<>(
                created.getWhite().getVenue().intern(),
                created.getBlack().getVenue().intern());
        begin(created.getWhiteControl(), created.getBlackControl(), created.getInitialFen());
        for (Side side : Side.values()) seat(side).defaultMinutes = rules.getDefaultMinutes();
        reading = created.getClocks();
    }

    private void begin(
            org.onehall.proto.types.v1.TimeControl white, org.onehall.proto.types.v1.TimeControl black, String fen) {
        standing = Standing.CREATED;
        ledger = new Ledger(new BySide<>(controls.apply(white), controls.apply(black)));
        whiteBegins = !fen.contains(" b ");
        countedFrom = Instant.MAX;
        stood = Interruptions.NONE;
        brokenAt = 0;
        ply = 0;
        for (Side side : Side.values()) {
            seat(side).moved = false;
            Arrays.fill(seat(side).raisedAt, 0);
        }
    }

    /** Takes the next fact of this board. */
    void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        sequence = header.getSequence();
        Instant at = RecordMapper.instant(header.getOccurredAt());
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {}
            case GAME_STARTED -> started(event.getGameStarted());
            case MOVE_PLAYED -> moved(event.getMovePlayed(), at);
            case PERIOD_COMPLETED -> {
                ledger.charge(RecordMapper.instant(event.getPeriodCompleted().getAt()));
                show(event.getPeriodCompleted().getClocks());
                raised();
            }
            case FLAG_FELL -> {
                stop(event.getFlagFell().getClocks());
                if (event.getFlagFell().getProvisional()) {
                    standing = Standing.AWAITING_CA;
                    stood = stood.stopped(
                            RecordMapper.instant(event.getFlagFell().getAt()));
                }
            }
            case GAME_ENDED -> {
                stop(event.getGameEnded().getClocks());
                standing = Standing.ENDED;
                stood = stood.stopped(
                        RecordMapper.instant(event.getGameEnded().getClocks().getAt()));
                if (event.getGameEnded().getTermination() == Termination.TERMINATION_FORFEIT) {
                    white.forfeited = event.getGameEnded().getResult() != Result.RESULT_WHITE_WINS;
                    black.forfeited = event.getGameEnded().getResult() != Result.RESULT_BLACK_WINS;
                }
            }
            case GAME_PAUSED -> {
                stop(event.getGamePaused().getClocks());
                standing = Standing.PAUSED;
                stood = stood.stopped(
                        RecordMapper.instant(event.getGamePaused().getClocks().getAt()));
                pausedByOutage = event.getGamePaused().getCause() == PauseCause.PAUSE_CAUSE_OUTAGE;
            }
            case GAME_RESUMED -> {
                stood = stood.wentOn(
                        RecordMapper.instant(event.getGameResumed().getClocks().getAt()));
                go(event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> {
                ClockReading after = event.getTimeAdjusted().getClocks();
                ledger.change(
                        side(event.getTimeAdjusted().getSide()),
                        span(event.getTimeAdjusted().getChange()),
                        RecordMapper.instant(after.getAt()));
                show(after);
                raised();
            }
            case CLOCKS_SET -> ordered(event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> corrected(event.getSettingCorrected());
            case GAME_VOIDED -> {
                standing = Standing.ENDED;
                article = event.getGameVoided().getArticle();
            }
            case GAME_RESTARTED -> restarted(event.getGameRestarted());
            case POSITION_RESTORED -> restored(event.getPositionRestored());
            case OUTAGE_COVERED -> {
                lastOutage = Optional.of(event.getOutageCovered());
                ledger.cover(
                        RecordMapper.instant(event.getOutageCovered().getFrom()),
                        RecordMapper.instant(event.getOutageCovered().getTo()));
                stood = stood.with(
                        RecordMapper.instant(event.getOutageCovered().getFrom()),
                        RecordMapper.instant(event.getOutageCovered().getTo()));
                show(event.getOutageCovered().getClocks());
            }
            case SEAT_PRESENT -> {
                Seat seat = seat(side(event.getSeatPresent().getSide()));
                boolean comes = seat.hereSince.equals(Instant.MAX);
                Instant seen = comes && standing == Standing.PAUSED
                        ? Instant.MIN
                        : RecordMapper.instant(event.getSeatPresent().getAt());
                seat.hereSince = event.getSeatPresent().getPresent() ? seen : Instant.MAX;
            }
            case SEAT_EXCLUDED ->
                seat(side(event.getSeatExcluded().getSide())).excluded =
                        event.getSeatExcluded().getExcluded();
            case DEFAULT_WAIVED -> {
                var waived = event.getDefaultWaived();
                for (Side side : waived.hasSide() ? List.of(side(waived.getSide())) : List.of(Side.values()))
                    seat(side).defaultMinutes = waived.hasMinutes() ? waived.getMinutes() : Seat.NEVER;
            }
            case FORFEIT_REVERSED -> {
                ledger.stop(at);
                ordered(event.getForfeitReversed().getClocks());
                standing = Standing.PAUSED;
                pausedByOutage = false;
                Stream.of(white, black).filter(seat -> seat.forfeited).forEach(seat -> {
                    seat.defaultMinutes = Seat.NEVER; // DEC-14
                    seat.excluded = false;
                });
            }
            case RESULT_SET_ASIDE -> {
                ordered(event.getResultSetAside().getClocks());
                standing = Standing.PAUSED;
                pausedByOutage = false;
            }
            case GAME_ADJOURNED -> {
                ledger.stop(RecordMapper.instant(
                        event.getGameAdjourned().getClocks().getAt()));
                ordered(event.getGameAdjourned().getClocks());
                standing = Standing.ADJOURNED;
            }
            case ENVELOPE_CONFIRMED -> {
                for (Side side : resumesAt.isEmpty() ? Side.values() : new Side[0]) {
                    seat(side).hereSince = Instant.MAX;
                    seat(side).moved = false;
                }
                resumesAt = Optional.of(chosen(event.getEnvelopeConfirmed().getResumesAt()));
            }
            case ADJOURNMENT_RESUMED -> {
                if (resumesAt.isPresent()) {
                    countedFrom = RecordMapper.instant(
                            event.getAdjournmentResumed().getClocks().getAt());
                    stood = Interruptions.NONE;
                }
                resumesAt = Optional.empty();
                ordered(event.getAdjournmentResumed().getClocks());
                go(event.getAdjournmentResumed().getClocks());
            }
            case SEALED_MOVE_OPENED -> sealedMoveFollows = true;
            case SEAT_CLEARED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    DISCONNECTION_NOTED,
                    START_HELD,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    PRE_MOVE_FIRED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    COLOURS_KEPT,
                    DRAW_DECLARED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    CLOCK_TIMES_ASKED -> {}
            case PAYLOAD_NOT_SET -> UnknownEvent.check(event, TopicCatalogue.events("game"));
        }
    }

    private void started(GameStarted started) {
        standing = Standing.PLAYING;
        attempt = started.getAttempt();
        countedFrom = RecordMapper.instant(started.getClocks().getAt());
        if (started.hasScheduledAt() && chosen(started.getScheduledAt()).isAfter(countedFrom))
            countedFrom = chosen(started.getScheduledAt());
        stood = Interruptions.NONE;
        go(started.getClocks());
    }

    private void moved(MovePlayed move, Instant at) {
        Side side = side(move.getSide());
        if (!sealedMoveFollows) seat(side).moved = true;
        ply = move.getPly();
        Instant chargedUntil = move.hasLagCompensated() ? at.minus(span(move.getLagCompensated())) : at;
        if (move.getClocks().hasRunning()) ledger.move(side, chargedUntil);
        else ledger.lastMove(side, chargedUntil);
        if (sealedMoveFollows) ledger.set(move.getClocks());
        sealedMoveFollows = false;
        if (move.getClocks().hasRunning())
            ledger.run(
                    side(move.getClocks().getRunning()),
                    RecordMapper.instant(move.getClocks().getAt()));
        show(move.getClocks());
    }

    private void corrected(SettingCorrected corrected) {
        Instant at = RecordMapper.instant(corrected.getClocks().getAt());
        ledger.correct(Side.WHITE, controls.apply(corrected.getWhiteControl()), corrected.getWhiteMoves(), at);
        ledger.correct(Side.BLACK, controls.apply(corrected.getBlackControl()), corrected.getBlackMoves(), at);
        explained = true;
        ordered(corrected.getClocks());
    }

    private void restarted(GameRestarted restarted) {
        attempt = restarted.getAttempt();
        Ledger before = ledger;
        begin(restarted.getWhiteControl(), restarted.getBlackControl(), restarted.getInitialFen());
        boolean same =
                Stream.of(Side.values()).allMatch(side -> before.control(side).equals(ledger.control(side)));
        if (!same) explained = !article.isEmpty();
        if (restarted.hasWhite()) {
            venues = new BySide<>(
                    restarted.getWhite().getVenue().intern(),
                    restarted.getBlack().getVenue().intern());
            white.exchange(black);
        }
        show(restarted.getClocks());
    }

    private void restored(PositionRestored restored) {
        ledger.stop(RecordMapper.instant(restored.getClocks().getAt()));
        for (Side side : Side.values()) ledger.takeBack(side, made(side, ply) - made(side, restored.getPly()));
        ply = restored.getPly();
        standing = Standing.PAUSED;
        stood = stood.stopped(RecordMapper.instant(restored.getClocks().getAt()));
        pausedByOutage = false;
        ordered(restored.getClocks());
    }

    /** How many moves a side made among the first half-moves of a game. */
    private int made(Side side, int halfMoves) {
        return (halfMoves + ((side == Side.WHITE) == whiteBegins ? 1 : 0)) / 2;
    }

    private void stop(ClockReading now) {
        ledger.stop(RecordMapper.instant(now.getAt()));
        show(now);
    }

    private void go(ClockReading now) {
        standing = Standing.PLAYING;
        pausedByOutage = false;
        if (now.hasRunning()) ledger.run(side(now.getRunning()), RecordMapper.instant(now.getAt()));
        show(now);
        raised();
    }

    /** An order has set what the clocks show. */
    private void ordered(ClockReading now) {
        ledger.set(now);
        show(now);
        raised();
    }

    private void show(ClockReading now) {
        reading = now;
        if (ledger.agrees(now)) brokenAt = 0;
        else if (brokenAt == 0) brokenAt = sequence;
    }

    /**
     * An order or a new period may have brought a clock back above a level; if it falls below the level again, that is
     * reported again.
     */
    private void raised() {
        for (Side side : Side.values())
            for (TroubleLevel level : TroubleLevel.values())
                if (Ledger.shown(reading, side) >= level.limit().toNanos())
                    seat(side).raisedAt[level.ordinal()] = sequence;
    }

    // ---- answers

    public String id() {
        return id;
    }

    /** The partition of its facts and of this service's notes about it. */
    public int partition() {
        return partition;
    }

    public String competition() {
        return BoardId.competitionOf(id);
    }

    public String round() {
        return BoardId.parse(id).map(board -> String.valueOf(board.round())).orElse("");
    }

    public OrderedBoard ordered() {
        return OrderedBoard.newBuilder()
                .setBoardId(id)
                .addVenues(venues.white())
                .addVenues(venues.black())
                .build();
    }

    boolean hasSeatOf(String venue) {
        return venues.white().equals(venue) || venues.black().equals(venue);
    }

    public GameRules rules() {
        return rules;
    }

    public Standing standing() {
        return standing;
    }

    /** From 1. */
    public int attempt() {
        return attempt;
    }

    /** The number of its last fact. */
    public long sequence() {
        return sequence;
    }

    /** Both clocks as last written; time is charged from this reading on. */
    public ClockReading reading() {
        return reading;
    }

    /** The side whose clock runs. */
    public Optional<Side> running() {
        return reading.hasRunning() ? Optional.of(side(reading.getRunning())) : Optional.empty();
    }

    /** The number of moves completed by a side. */
    public int moves(Side side) {
        return ledger.moves(side);
    }

    /** The control a side plays under. */
    public TimeControl control(Side side) {
        return ledger.control(side);
    }

    /** What a side's clock showed when it was last written. */
    public Duration shown(Side side) {
        return Duration.ofNanos(Ledger.shown(reading, side));
    }

    /** What a side's clock must show at an instant. */
    public Duration expected(Side side, Instant at) {
        return ledger.left(side, at);
    }

    /** Whether an arbiters' decision explains a control that differs from the published one. */
    public boolean isExplained() {
        return explained;
    }

    /** The fact since which the clocks do not show what they must; empty if they do. */
    public Optional<Long> brokenAt() {
        return brokenAt == 0 ? Optional.empty() : Optional.of(brokenAt);
    }

    /**
     * Both clocks at an instant not before the last fact, as they will be written if nothing else happens before it.
     */
    public ClockReading readingAt(Instant at) {
        Instant last = RecordMapper.instant(reading.getAt());
        if (!reading.hasRunning() || !at.isAfter(last)) return reading;
        var now = reading.toBuilder().setAt(RecordMapper.timestamp(at));
        Side side = side(reading.getRunning());
        Duration left = shown(side).minus(ledger.left(side, last)).plus(ledger.left(side, at));
        var shown = RecordMapper.duration(left.isNegative() ? Duration.ZERO : left);
        return (side == Side.WHITE ? now.setWhite(shown) : now.setBlack(shown)).build();
    }

    /** A side's clock, for calculating corrections (DEC-19). */
    Face face(Side side, Instant at) {
        return new Face(Duration.ofNanos(Ledger.shown(readingAt(at), side)), ledger.period(side), ledger.moves(side));
    }

    /**
     * The outage that paused this board, with the last sign of life before it and the first one after it; empty unless
     * an outage paused the board.
     */
    public Optional<OutageCovered> outage() {
        return pausedByOutage ? lastOutage : Optional.empty();
    }

    /**
     * When the default time of an absent player is over; it stands while the game stands (OCR 16.11, 19.6, ENG-4).
     * Empty if everybody is here, nobody is waited for, or the game was created before presence was recorded. An
     * excluded player counts as absent, even with a connected device (FSSI ind-b).
     */
    public Optional<Instant> defaultAt() {
        if (standing != Standing.PLAYING || !rules.hasNeitherPresent()) return Optional.empty();
        return Stream.of(white, black)
                .filter(seat -> !seat.moved && seat.defaultMinutes != Seat.NEVER)
                .flatMap(seat -> {
                    Instant deadline = stood.end(countedFrom, Duration.ofMinutes(seat.defaultMinutes));
                    return seat.excluded || seat.hereSince.isAfter(deadline) ? Stream.of(deadline) : Stream.empty();
                })
                .min(Instant::compareTo);
    }

    private Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** When an adjourned game is to be resumed (ADJ I.7). */
    public Optional<Instant> resumesAt() {
        return standing == Standing.ADJOURNED ? resumesAt : Optional.empty();
    }

    /**
     * When a side's clock falls below a level, or fell below it; empty if it will not do so in this turn, or if the
     * level has no meaning in its control: the control begins below the level, or the level is 30 seconds and there is
     * an increment.
     */
    public Optional<Instant> under(Side side, TroubleLevel level) {
        if (standing != Standing.PLAYING && standing != Standing.PAUSED) return Optional.empty();
        TimeControl control = ledger.control(side);
        if (control.initial().compareTo(level.limit()) <= 0) return Optional.empty();
        if (level == TroubleLevel.UNDER_30_SECONDS
                && !control.periods().get(ledger.period(side)).increment().isZero()) return Optional.empty();
        Instant last = RecordMapper.instant(reading.getAt());
        Duration above = shown(side).minus(level.limit());
        if (above.isNegative()) return Optional.of(last);
        if (running().filter(side::equals).isEmpty()) return Optional.empty();
        return Optional.of(last.plus(ledger.delay(side, last)).plus(above).plusMillis(1));
    }

    /**
     * The number of the order or period that last brought a side's clock above a level, 0 if none did: makes each fall
     * below the level unique.
     */
    public long raisedAt(Side side, TroubleLevel level) {
        return seat(side).raisedAt[level.ordinal()];
    }

    /**
     * An instant that a person has chosen. One outside the years 0 to 9999 is moved to their limit, so that adding to
     * it always gives an instant.
     */
    public static Instant chosen(Timestamp timestamp) {
        return Instant.ofEpochSecond(Math.clamp(timestamp.getSeconds(), EARLIEST, LATEST), timestamp.getNanos());
    }

    static Side side(org.onehall.proto.types.v1.Side side) {
        return side == org.onehall.proto.types.v1.Side.SIDE_WHITE ? Side.WHITE : Side.BLACK;
    }

    private static Duration span(com.google.protobuf.Duration duration) {
        return Duration.ofSeconds(duration.getSeconds(), duration.getNanos());
    }
}
