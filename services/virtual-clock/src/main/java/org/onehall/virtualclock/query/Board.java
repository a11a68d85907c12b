package org.onehall.virtualclock.query;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
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

    private final BoardId id;
    private final int partition;
    private final GameRules rules;
    private BySide<String> venues;
    private Standing standing = Standing.CREATED;
    private int attempt = 1;
    private boolean whiteBegins;
    private boolean sealedMoveFollows;
    private long sequence;
    private final BoardClocks clocks;
    private final DefaultTime defaultTime;
    private int ply;
    private Optional<Instant> resumesAt = Optional.empty();
    private Optional<OutageCovered> lastOutage = Optional.empty();
    private boolean pausedByOutage;
    private boolean explained;
    private String article = "";

    /**
     * @param rules the same object for boards with the same rules
     * @param controls gives the same object for the same control
     */
    Board(
            BoardId id,
            GameCreated created,
            GameRules rules,
            Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls) {
        this.id = id;
        this.partition = TopicCatalogue.partition(id.toString());
        this.rules = rules;
        this.venues = new BySide<>(
                created.getWhite().getVenue().intern(),
                created.getBlack().getVenue().intern());
        clocks = new BoardClocks(controls, created.getWhiteControl(), created.getBlackControl(), created.getClocks());
        defaultTime = new DefaultTime(Duration.ofMinutes(rules.getDefaultMinutes()));
        begin(created.getInitialFen());
    }

    private void begin(String fen) {
        standing = Standing.CREATED;
        whiteBegins = !fen.contains(" b ");
        defaultTime.begin();
        ply = 0;
    }

    /** Takes the next fact of this board. */
    void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        sequence = header.getSequence();
        clocks.next(sequence);
        Instant at = RecordMapper.instant(header.getOccurredAt());
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {}
            case GAME_STARTED -> started(event.getGameStarted());
            case MOVE_PLAYED -> moved(event.getMovePlayed(), at);
            case PERIOD_COMPLETED ->
                clocks.periodCompleted(
                        RecordMapper.instant(event.getPeriodCompleted().getAt()),
                        event.getPeriodCompleted().getClocks());
            case FLAG_FELL -> {
                clocks.stop(event.getFlagFell().getClocks());
                if (event.getFlagFell().getProvisional()) {
                    standing = Standing.AWAITING_CA;
                    defaultTime.stopped(RecordMapper.instant(event.getFlagFell().getAt()));
                }
            }
            case GAME_ENDED -> {
                clocks.stop(event.getGameEnded().getClocks());
                standing = Standing.ENDED;
                defaultTime.stopped(
                        RecordMapper.instant(event.getGameEnded().getClocks().getAt()));
                if (event.getGameEnded().getTermination() == Termination.TERMINATION_FORFEIT)
                    defaultTime.forfeited(
                            event.getGameEnded().getResult() != Result.RESULT_WHITE_WINS,
                            event.getGameEnded().getResult() != Result.RESULT_BLACK_WINS);
            }
            case GAME_PAUSED -> {
                clocks.stop(event.getGamePaused().getClocks());
                standing = Standing.PAUSED;
                defaultTime.stopped(
                        RecordMapper.instant(event.getGamePaused().getClocks().getAt()));
                pausedByOutage = event.getGamePaused().getCause() == PauseCause.PAUSE_CAUSE_OUTAGE;
            }
            case GAME_RESUMED -> {
                defaultTime.wentOn(
                        RecordMapper.instant(event.getGameResumed().getClocks().getAt()));
                go(event.getGameResumed().getClocks());
            }
            case TIME_ADJUSTED -> {
                clocks.adjusted(
                        side(event.getTimeAdjusted().getSide()),
                        span(event.getTimeAdjusted().getChange()),
                        event.getTimeAdjusted().getClocks());
            }
            case CLOCKS_SET -> clocks.ordered(event.getClocksSet().getClocks());
            case SETTING_CORRECTED -> corrected(event.getSettingCorrected());
            case GAME_VOIDED -> {
                standing = Standing.ENDED;
                article = event.getGameVoided().getArticle();
            }
            case GAME_RESTARTED -> restarted(event.getGameRestarted());
            case POSITION_RESTORED -> restored(event.getPositionRestored());
            case OUTAGE_COVERED -> {
                lastOutage = Optional.of(event.getOutageCovered());
                clocks.cover(event.getOutageCovered());
                defaultTime.covered(
                        RecordMapper.instant(event.getOutageCovered().getFrom()),
                        RecordMapper.instant(event.getOutageCovered().getTo()));
            }
            case SEAT_PRESENT -> {
                Side side = side(event.getSeatPresent().getSide());
                if (!event.getSeatPresent().getPresent()) defaultTime.absent(side);
                else
                    defaultTime.present(
                            side, RecordMapper.instant(event.getSeatPresent().getAt()), standing == Standing.PAUSED);
            }
            case SEAT_EXCLUDED ->
                defaultTime.excluded(
                        side(event.getSeatExcluded().getSide()),
                        event.getSeatExcluded().getExcluded());
            case DEFAULT_WAIVED -> {
                var waived = event.getDefaultWaived();
                Optional<Duration> given =
                        waived.hasMinutes() ? Optional.of(Duration.ofMinutes(waived.getMinutes())) : Optional.empty();
                for (Side side : waived.hasSide() ? List.of(side(waived.getSide())) : List.of(Side.values()))
                    defaultTime.set(side, given);
            }
            case FORFEIT_REVERSED -> {
                clocks.stop(at);
                clocks.ordered(event.getForfeitReversed().getClocks());
                standing = Standing.PAUSED;
                pausedByOutage = false;
                defaultTime.forfeitReversed();
            }
            case RESULT_SET_ASIDE -> {
                clocks.ordered(event.getResultSetAside().getClocks());
                standing = Standing.PAUSED;
                pausedByOutage = false;
            }
            case GAME_ADJOURNED -> {
                clocks.stop(RecordMapper.instant(
                        event.getGameAdjourned().getClocks().getAt()));
                clocks.ordered(event.getGameAdjourned().getClocks());
                standing = Standing.ADJOURNED;
            }
            case ENVELOPE_CONFIRMED -> {
                if (resumesAt.isEmpty()) defaultTime.adjourned();
                resumesAt = Optional.of(chosen(event.getEnvelopeConfirmed().getResumesAt()));
            }
            case ADJOURNMENT_RESUMED -> {
                if (resumesAt.isPresent()) {
                    defaultTime.started(RecordMapper.instant(
                            event.getAdjournmentResumed().getClocks().getAt()));
                }
                resumesAt = Optional.empty();
                clocks.ordered(event.getAdjournmentResumed().getClocks());
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
        Instant from = RecordMapper.instant(started.getClocks().getAt());
        boolean later =
                started.hasScheduledAt() && chosen(started.getScheduledAt()).isAfter(from);
        defaultTime.started(later ? chosen(started.getScheduledAt()) : from);
        go(started.getClocks());
    }

    private void moved(MovePlayed move, Instant at) {
        Side side = side(move.getSide());
        if (!sealedMoveFollows) defaultTime.moved(side);
        ply = move.getPly();
        clocks.moved(
                side,
                move.hasLagCompensated() ? at.minus(span(move.getLagCompensated())) : at,
                move.getClocks(),
                sealedMoveFollows);
        sealedMoveFollows = false;
    }

    private void corrected(SettingCorrected corrected) {
        clocks.correct(corrected);
        explained = true;
        clocks.ordered(corrected.getClocks());
    }

    private void restarted(GameRestarted restarted) {
        attempt = restarted.getAttempt();
        boolean same = clocks.begin(restarted.getWhiteControl(), restarted.getBlackControl());
        begin(restarted.getInitialFen());
        if (!same) explained = !article.isEmpty();
        if (restarted.hasWhite()) {
            venues = new BySide<>(
                    restarted.getWhite().getVenue().intern(),
                    restarted.getBlack().getVenue().intern());
            defaultTime.seated(restarted);
        }
        clocks.show(restarted.getClocks());
    }

    private void restored(PositionRestored restored) {
        clocks.stop(RecordMapper.instant(restored.getClocks().getAt()));
        for (Side side : Side.values()) clocks.takeBack(side, made(side, ply) - made(side, restored.getPly()));
        ply = restored.getPly();
        standing = Standing.PAUSED;
        defaultTime.stopped(RecordMapper.instant(restored.getClocks().getAt()));
        pausedByOutage = false;
        clocks.ordered(restored.getClocks());
    }

    /** How many moves a side made among the first half-moves of a game. */
    private int made(Side side, int halfMoves) {
        return (halfMoves + ((side == Side.WHITE) == whiteBegins ? 1 : 0)) / 2;
    }

    private void go(ClockReading now) {
        standing = Standing.PLAYING;
        pausedByOutage = false;
        clocks.run(now);
    }

    public BoardId id() {
        return id;
    }

    /** The partition of its facts and of this service's notes about it. */
    public int partition() {
        return partition;
    }

    public String competition() {
        return id.competition();
    }

    public int round() {
        return id.round();
    }

    public OrderedBoard ordered() {
        return OrderedBoard.newBuilder()
                .setBoardId(id.toString())
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

    /** Both clocks. */
    public BoardClocks clocks() {
        return clocks;
    }

    /** Whether an arbiters' decision explains a control that differs from the published one. */
    public boolean isExplained() {
        return explained;
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
        return defaultTime.end();
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
        boolean counts = standing == Standing.PLAYING || standing == Standing.PAUSED;
        return counts ? clocks.under(side, level) : Optional.empty();
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

    static Duration span(com.google.protobuf.Duration duration) {
        return Duration.ofSeconds(duration.getSeconds(), duration.getNanos());
    }
}
