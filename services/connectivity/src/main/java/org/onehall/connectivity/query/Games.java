package org.onehall.connectivity.query;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

/** The current state of every game, built from game facts, for the report of a disconnection (OCR 18.9). */
@Singleton
public class Games {
    /**
     * A seat of a game and its player.
     *
     * @param venue key of its venue's log, see {@link LogKey}
     */
    public record Seat(Side side, String venue, String playerId) {}

    /**
     * @param spoken no move may be made without the communication system (OCR 13.3)
     * @param absent the sides whose players are recorded absent and had not moved since the start or the resumption
     *     (DEC-13)
     * @param moved the sides that have moved since then
     * @param clocks readings since the last move or order, the latest at the end
     */
    private record Game(
            long sequence,
            List<Seat> seats,
            GameGlimpse glimpse,
            boolean spoken,
            Set<Side> absent,
            Set<Side> moved,
            List<ClockReading> clocks) {}

    private final Map<BoardId, Game> games = new ConcurrentHashMap<>();

    /**
     * The state of a game when a link was lost, with the clocks of that moment; if a move or order followed, with the
     * clocks after it, which the game itself keeps (OCR 18.9/a).
     */
    public GameGlimpse glimpse(BoardId boardId, Instant lost) {
        return Optional.ofNullable(games.get(boardId))
                .map(game -> game.glimpse().getInProgress()
                        ? game.glimpse().toBuilder()
                                .setClocks(at(game.clocks(), lost))
                                .build()
                        : game.glimpse())
                .orElse(GameGlimpse.getDefaultInstance());
    }

    /**
     * The same for the player of one side. While a player is recorded absent, the game is not in progress for that
     * player, because he is not cut off from it (DEC-13, DEC-27).
     */
    public GameGlimpse glimpse(BoardId boardId, Side side, Instant lost) {
        GameGlimpse glimpse = glimpse(boardId, lost);
        boolean absent = Optional.ofNullable(games.get(boardId))
                .filter(game -> game.absent().contains(side))
                .isPresent();
        return absent ? glimpse.toBuilder().clearInProgress().build() : glimpse;
    }

    /** Whether a board's game is in progress: it runs, is paused or waits for the Chief Arbiter. */
    public boolean inProgress(BoardId boardId) {
        return Optional.ofNullable(games.get(boardId))
                .filter(game -> game.glimpse().getInProgress())
                .isPresent();
    }

    /** Seats of a game; empty if there is none. */
    public List<Seat> seats(BoardId boardId) {
        return Optional.ofNullable(games.get(boardId)).map(Game::seats).orElse(List.of());
    }

    /** The seat of a side; empty if there is no game. */
    public Optional<Seat> seat(BoardId boardId, Side side) {
        return seats(boardId).stream().filter(seat -> seat.side() == side).findFirst();
    }

    /** Whether no move may be made on a board without the communication system (OCR 13.3). */
    public boolean isSpoken(BoardId boardId) {
        return Optional.ofNullable(games.get(boardId)).filter(Game::spoken).isPresent();
    }

    /** The number of the last fact read about a board, 0 if none. */
    public long sequence(BoardId boardId) {
        return Optional.ofNullable(games.get(boardId)).map(Game::sequence).orElse(0L);
    }

    /** Takes the next fact of a board. */
    public void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> games.compute(board, (_, game) -> next(game, event, board)));
    }

    private static Game next(Game game, GameEvent event, BoardId board) {
        boolean exchanged = event.hasGameRestarted()
                && event.getGameRestarted().hasWhite()
                && event.getGameRestarted().hasBlack();
        List<Seat> seats = event.hasGameCreated()
                ? seats(
                        board,
                        event.getGameCreated().getWhite(),
                        event.getGameCreated().getBlack())
                : exchanged
                        ? seats(
                                board,
                                event.getGameRestarted().getWhite(),
                                event.getGameRestarted().getBlack())
                        : game == null ? List.of() : game.seats();
        GameGlimpse before = game == null ? GameGlimpse.getDefaultInstance() : game.glimpse();
        boolean spoken = event.hasGameCreated()
                ? event.getGameCreated().getRules().getCommunicationForMoves()
                : game != null && game.spoken();
        GameGlimpse after = next(before, event);
        return new Game(
                event.getHeader().getSequence(),
                seats,
                after,
                spoken,
                absent(game, event),
                moved(game, event),
                game != null && after.getClocks().equals(before.getClocks())
                        ? game.clocks()
                        : clocks(game, event, after.getClocks()));
    }

    /** A reading that only reports how time ran is added to the earlier ones; any other reading replaces them. */
    private static List<ClockReading> clocks(Game game, GameEvent event, ClockReading now) {
        return switch (event.getPayloadCase()) {
            case GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED ->
                Stream.concat(game == null ? Stream.of() : game.clocks().stream(), Stream.of(now))
                        .toList();
            default -> List.of(now);
        };
    }

    private static Set<Side> absent(Game game, GameEvent event) {
        Set<Side> absent = game == null ? Set.of() : game.absent();
        return switch (event.getPayloadCase()) {
            case SEAT_PRESENT -> {
                Side side = event.getSeatPresent().getSide();
                if (event.getSeatPresent().getPresent()) yield without(absent, side);
                yield game == null || game.moved().contains(side) ? absent : with(absent, side);
            }
            case MOVE_PLAYED -> without(absent, event.getMovePlayed().getSide());
            case GAME_RESTARTED, GAME_ADJOURNED -> Set.of();
            default -> absent;
        };
    }

    private static Set<Side> moved(Game game, GameEvent event) {
        Set<Side> moved = game == null ? Set.of() : game.moved();
        return switch (event.getPayloadCase()) {
            case MOVE_PLAYED -> with(moved, event.getMovePlayed().getSide());
            case GAME_RESTARTED, GAME_ADJOURNED -> Set.of();
            default -> moved;
        };
    }

    private static Set<Side> with(Set<Side> sides, Side side) {
        if (sides.contains(side)) return sides;
        return Stream.concat(sides.stream(), Stream.of(side)).collect(Collectors.toUnmodifiableSet());
    }

    private static Set<Side> without(Set<Side> absent, Side side) {
        return absent.contains(side)
                ? absent.stream().filter(other -> other != side).collect(Collectors.toUnmodifiableSet())
                : absent;
    }

    private static List<Seat> seats(
            BoardId board, org.onehall.proto.game.v1.Seat white, org.onehall.proto.game.v1.Seat black) {
        return List.of(
                new Seat(Side.SIDE_WHITE, LogKey.ofBoard(board, white.getVenue()), white.getPlayerId()),
                new Seat(Side.SIDE_BLACK, LogKey.ofBoard(board, black.getVenue()), black.getPlayerId()));
    }

    private static GameGlimpse next(GameGlimpse before, GameEvent event) {
        var next = before.toBuilder();
        return switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                int within = event.getGameCreated().getRules().getReportSlaSeconds();
                if (within > 0)
                    next.setReportWithin(
                            com.google.protobuf.Duration.newBuilder().setSeconds(within));
                yield set(
                        next,
                        1,
                        event.getGameCreated().getInitialFen(),
                        event.getGameCreated().getClocks());
            }
            case GAME_RESTARTED ->
                set(
                        next,
                        event.getGameRestarted().getAttempt(),
                        event.getGameRestarted().getInitialFen(),
                        event.getGameRestarted().getClocks());
            case GAME_STARTED ->
                next.setInProgress(true)
                        .setAttempt(event.getGameStarted().getAttempt())
                        .setClocks(event.getGameStarted().getClocks())
                        .build();
            case MOVE_PLAYED -> {
                var move = event.getMovePlayed();
                next.setPly(move.getPly())
                        .setFen(move.getFen())
                        .setToMove(toMove(move.getFen()))
                        .setClocks(move.getClocks());
                if (next.hasDrawOffer() && next.getDrawOffer() != move.getSide()) next.clearDrawOffer();
                if (move.getOfferDraw() && move.getOfferRefused().isEmpty()) next.setDrawOffer(move.getSide());
                yield next.build();
            }
            case DRAW_OFFERED ->
                next.setDrawOffer(event.getDrawOffered().getSide()).build();
            case DRAW_DECLINED -> next.clearDrawOffer().build();
            case FLAG_FELL -> next.setClocks(event.getFlagFell().getClocks()).build();
            case GAME_PAUSED ->
                next.setClocks(event.getGamePaused().getClocks()).build();
            case GAME_RESUMED ->
                next.setInProgress(true)
                        .setClocks(event.getGameResumed().getClocks())
                        .build();
            case TIME_ADJUSTED ->
                next.setClocks(event.getTimeAdjusted().getClocks()).build();
            case OUTAGE_COVERED ->
                next.setClocks(event.getOutageCovered().getClocks()).build();
            case GAME_ENDED ->
                next.setInProgress(false)
                        .clearDrawOffer()
                        .setClocks(event.getGameEnded().getClocks())
                        .build();
            case GAME_VOIDED -> next.setInProgress(false).clearDrawOffer().build();
            case CLOCKS_SET -> next.setClocks(event.getClocksSet().getClocks()).build();
            case SETTING_CORRECTED ->
                next.setClocks(event.getSettingCorrected().getClocks()).build();
            case PERIOD_COMPLETED ->
                next.setClocks(event.getPeriodCompleted().getClocks()).build();
            case FORFEIT_REVERSED ->
                next.setInProgress(true)
                        .setClocks(event.getForfeitReversed().getClocks())
                        .build();
            case RESULT_SET_ASIDE ->
                next.setInProgress(true)
                        .setClocks(event.getResultSetAside().getClocks())
                        .build();
            case POSITION_RESTORED -> {
                var restored = event.getPositionRestored();
                yield next.setPly(restored.getPly())
                        .setFen(restored.getFen())
                        .setToMove(toMove(restored.getFen()))
                        .clearDrawOffer()
                        .setClocks(restored.getClocks())
                        .build();
            }
            case GAME_ADJOURNED ->
                next.setInProgress(false)
                        .setClocks(event.getGameAdjourned().getClocks())
                        .build();
            case ADJOURNMENT_RESUMED ->
                next.setInProgress(true)
                        .setClocks(event.getAdjournmentResumed().getClocks())
                        .build();
            case SEAT_CLEARED,
                    DISCONNECTION_NOTED,
                    SEAT_PRESENT,
                    START_HELD,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    PRE_MOVE_FIRED,
                    DEFAULT_WAIVED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    ENVELOPE_CONFIRMED,
                    SEALED_MOVE_OPENED,
                    COLOURS_KEPT,
                    DRAW_DECLARED,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK,
                    CLOCK_TIMES_ASKED -> before;
            case PAYLOAD_NOT_SET -> {
                UnknownEvent.check(event, TopicCatalogue.events("game"));
                yield before;
            }
        };
    }

    private static GameGlimpse set(GameGlimpse.Builder next, int attempt, String fen, ClockReading clocks) {
        return next.clearInProgress()
                .clearPly()
                .clearDrawOffer()
                .setAttempt(attempt)
                .setFen(fen)
                .setToMove(toMove(fen))
                .setClocks(clocks)
                .build();
    }

    /** The side to move, from the second field of a FEN. */
    private static Side toMove(String fen) {
        return fen.contains(" b ") ? Side.SIDE_BLACK : Side.SIDE_WHITE;
    }

    /** What the clocks showed at an instant; for an instant before the first reading, that reading. */
    private static ClockReading at(List<ClockReading> readings, Instant lost) {
        return readings.reversed().stream()
                .filter(reading -> !RecordMapper.instant(reading.getAt()).isAfter(lost))
                .findFirst()
                .map(reading -> ran(reading, lost))
                .orElseGet(readings::getFirst);
    }

    /**
     * The running clock loses time after its delay; in a period that is followed by another, only until the next one
     * begins (LAW 6.4, DEC-06).
     */
    private static ClockReading ran(ClockReading reading, Instant lost) {
        if (!reading.hasRunning() || !reading.hasFlagAt()) return reading;
        Instant from = RecordMapper.instant(reading.getAt());
        Instant flagAt = RecordMapper.instant(reading.getFlagAt());
        Instant end = reading.hasPeriodEndsAt() ? RecordMapper.instant(reading.getPeriodEndsAt()) : flagAt;
        if (lost.isAfter(flagAt)) return reading;
        boolean white = reading.getRunning() == Side.SIDE_WHITE;
        var shown = white ? reading.getWhite() : reading.getBlack();
        Instant charged = end.minusSeconds(shown.getSeconds()).minusNanos(shown.getNanos());
        Instant until = lost.isBefore(end) ? end : flagAt;
        var left = RecordMapper.duration(Duration.between(lost.isBefore(charged) ? charged : lost, until));
        var then = reading.toBuilder().setAt(RecordMapper.timestamp(lost.isBefore(from) ? from : lost));
        if (until.equals(flagAt)) then.clearPeriodEndsAt();
        return (white ? then.setWhite(left) : then.setBlack(left)).build();
    }
}
