package org.onehall.fairplay.query.screening;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.query.floor.FloorFacts;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.types.v1.ClockReading;

/**
 * How long the clock has run for a move that is not made yet: before and after a pause, whatever was added to the clock
 * or taken from it meanwhile. The time that a log gives for a move counts only from the last such change.
 *
 * @param before the time each side has thought already, up to the last time the clocks stopped
 * @param running the side whose clock runs
 * @param since the instant from which it runs; empty exactly when no clock runs
 */
public record ThinkingTime(BySide<Duration> before, Optional<Side> running, Optional<Instant> since) {
    public static final ThinkingTime NONE =
            new ThinkingTime(new BySide<>(Duration.ZERO, Duration.ZERO), Optional.empty(), Optional.empty());

    /** After the next fact of a game. */
    public ThinkingTime after(GameEvent event) {
        Optional<ClockReading> clocks = FloorFacts.clocks(event);
        return switch (event.getPayloadCase()) {
            case GAME_CREATED, GAME_RESTARTED, GAME_VOIDED, POSITION_RESTORED -> NONE;
            case MOVE_PLAYED -> made(side(event.getMovePlayed().getSide())).shown(clocks);
            case OUTAGE_COVERED ->
                covered(
                        RecordMapper.instant(event.getOutageCovered().getFrom()),
                        RecordMapper.instant(event.getOutageCovered().getTo()));
            default -> shown(clocks);
        };
    }

    /** The time spent on the move that is made now. */
    public Duration of(GameEvent event) {
        MovePlayed move = event.getMovePlayed();
        Side side = side(move.getSide());
        Instant charged =
                RecordMapper.instant(event.getHeader().getOccurredAt()).minus(duration(move.getLagCompensated()));
        Duration whole = until(side, charged);
        Duration told = duration(move.getSpent());
        return whole.compareTo(told) > 0 ? whole : told;
    }

    private Duration until(Side side, Instant at) {
        Duration known = before.get(side);
        return running.filter(side::equals).isPresent() && since.orElseThrow().isBefore(at)
                ? known.plus(Duration.between(since.orElseThrow(), at))
                : known;
    }

    /** A sealed move is opened while the opponent's clock is already running (ADJ I.7). */
    private ThinkingTime made(Side side) {
        BySide<Duration> next = before.with(side, Duration.ZERO);
        return running.filter(side::equals).isPresent()
                ? new ThinkingTime(next, Optional.empty(), Optional.empty())
                : new ThinkingTime(next, running, since);
    }

    private ThinkingTime shown(Optional<ClockReading> clocks) {
        if (clocks.isEmpty()) return this;
        Instant at = RecordMapper.instant(clocks.get().getAt());
        if (!clocks.get().hasRunning()) return stopped(at);
        return running.isPresent()
                ? this
                : new ThinkingTime(before, Optional.of(side(clocks.get().getRunning())), Optional.of(at));
    }

    private ThinkingTime stopped(Instant at) {
        return running.isEmpty()
                ? this
                : new ThinkingTime(
                        before.with(running.get(), until(running.get(), at)), Optional.empty(), Optional.empty());
    }

    /** Nobody is charged for the time the playing zone was down (ENG-4). */
    private ThinkingTime covered(Instant from, Instant to) {
        if (running.isEmpty() || !since.orElseThrow().isBefore(to)) return this;
        return new ThinkingTime(stopped(from).before(), running, Optional.of(to));
    }

    private static Side side(org.onehall.proto.types.v1.Side side) {
        return side == org.onehall.proto.types.v1.Side.SIDE_BLACK ? Side.BLACK : Side.WHITE;
    }

    private static Duration duration(com.google.protobuf.Duration wire) {
        return Duration.ofSeconds(wire.getSeconds(), wire.getNanos());
    }
}
