package org.onehall.playingzone.projection.board;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.clock.Interruptions;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.CheckKind;
import org.onehall.proto.game.v1.DefaultWaived;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.StartHeld;

/**
 * Who of a board is there, for whom its start is held, and until when the absent may come (OCR 16.11, DEC-13, DEC-27).
 */
public final class Arrivals {
    private final Set<Side> present = EnumSet.noneOf(Side.class);
    private final Map<Side, String> held = new EnumMap<>(Side.class);
    /** Minutes from the start instead of the competition's; empty: no default time. */
    private final Map<Side, OptionalInt> waived = new EnumMap<>(Side.class);

    private final Set<Side> excluded = EnumSet.noneOf(Side.class);
    /** Said to be absent; not if nobody has said anything. */
    private final Set<Side> absent = EnumSet.noneOf(Side.class);
    /** Checks that count for the present game. */
    private final Map<Side, Set<CheckKind>> cleared = new EnumMap<>(Side.class);

    private OptionalLong startAt = OptionalLong.empty();
    /** When the game stood since then: that is no part of the default time (OCR 16.11, 19.6, ENG-4). */
    private Interruptions stood = Interruptions.NONE;

    /** A new attempt: those who are there are still there, and what was decided about them stands. */
    void anew() {
        absent.clear();
        cleared.clear();
        startAt = OptionalLong.empty();
        stood = Interruptions.NONE;
    }

    /** The players have exchanged seats (OCR 19.2). */
    public void exchanged() {
        exchange(present);
        exchange(excluded);
        exchange(held);
        exchange(waived);
    }

    private static void exchange(Set<Side> sides) {
        if (sides.size() != 1) return;
        Side was = sides.iterator().next();
        sides.clear();
        sides.add(was.other());
    }

    private static <T> void exchange(Map<Side, T> ofSides) {
        T white = ofSides.remove(Side.WHITE);
        T black = ofSides.remove(Side.BLACK);
        if (white != null) ofSides.put(Side.BLACK, white);
        if (black != null) ofSides.put(Side.WHITE, black);
    }

    /** A session is over: an absence from it says nothing of the next one, and nobody is late for it any more. */
    void sessionOver() {
        absent.clear();
        startAt = OptionalLong.empty();
        stood = Interruptions.NONE;
    }

    /**
     * An adjourned game's next session: everybody has to come again; who was recorded absent since the last one stays
     * that.
     */
    void nextSession() {
        present.clear();
        startAt = OptionalLong.empty();
    }

    /**
     * Who moves is there; a move that was made before by somebody who has been recorded absent since tells nothing
     * (DEC-13).
     */
    public void moved(Side side) {
        if (!absent.contains(side)) present.add(side);
    }

    public void present(Side side, boolean now) {
        if (now) present.add(side);
        else present.remove(side);
        if (now) absent.remove(side);
        else absent.add(side);
    }

    void cleared(SeatCleared event) {
        Set<CheckKind> passed =
                cleared.computeIfAbsent(Wire.side(event.getSide()), _ -> EnumSet.noneOf(CheckKind.class));
        if (event.getPassed()) passed.add(event.getCheck());
        else passed.remove(event.getCheck());
    }

    /** Whether a seat has passed both checks (OCR 18.5, 18.6). */
    public boolean isCleared(Side side) {
        return isCleared(side, CheckKind.CHECK_KIND_DEVICE) && isCleared(side, CheckKind.CHECK_KIND_FAIR_PLAY);
    }

    /** Whether the game knows that a seat has passed a check. */
    public boolean isCleared(Side side, CheckKind check) {
        return cleared.getOrDefault(side, Set.of()).contains(check);
    }

    /** Whether the game starts without the player (DEC-27). */
    public boolean isAbsent(Side side) {
        return absent.contains(side);
    }

    /** After the roll call (FSSI ind-b). */
    public void excluded(Side side, boolean now) {
        if (now) excluded.add(side);
        else excluded.remove(side);
    }

    public boolean isExcluded(Side side) {
        return excluded.contains(side);
    }

    /**
     * A forfeit was taken back, and with it what led to it: who has lost by it has no default time any more (DEC-14).
     */
    void forgiven(Side side) {
        excluded.remove(side);
        waived.put(side, OptionalInt.empty());
    }

    public void held(StartHeld event) {
        if (event.getHeld()) held.put(Wire.side(event.getSide()), event.getReason());
        else held.remove(Wire.side(event.getSide()));
    }

    public void waived(DefaultWaived event) {
        OptionalInt minutes = event.hasMinutes() ? OptionalInt.of(event.getMinutes()) : OptionalInt.empty();
        for (Side side : Side.values())
            if (!event.hasSide() || Wire.side(event.getSide()) == side) waived.put(side, minutes);
    }

    public void started(long at) {
        startAt = OptionalLong.of(at);
        stood = Interruptions.NONE;
    }

    void stopped(long at) {
        stood = stood.stopped(Instant.ofEpochMilli(at));
    }

    void wentOn(long at) {
        stood = stood.wentOn(Instant.ofEpochMilli(at));
    }

    /** The hall was out: nobody who came could be seen (ENG-4). */
    public void without(long from, long to) {
        stood = stood.with(Instant.ofEpochMilli(from), Instant.ofEpochMilli(to));
    }

    public boolean isPresent(Side side) {
        return present.contains(side);
    }

    /** Why the start is held for a seat; for who is absent it is not (DEC-27). */
    public Optional<String> held(Side side) {
        return Optional.ofNullable(held.get(side)).filter(_ -> !absent.contains(side));
    }

    /** @param unchecked whose checks are still to be made in a game that has begun */
    public ArrivalView view(int minutes, boolean rollCall, List<Side> unchecked, List<Side> newCodes) {
        long[] deadlines = away().flatMapToLong(side -> deadline(side, minutes)).toArray();
        boolean excused = present.size() < Side.values().length
                && away().allMatch(side ->
                        waived.containsKey(side) && waived.get(side).isEmpty());
        return new ArrivalView(
                startAt,
                minutes,
                LongStream.of(deadlines).min(),
                excused,
                rollCall,
                List.copyOf(excluded),
                List.copyOf(absent),
                unchecked,
                newCodes);
    }

    private Stream<Side> away() {
        return Stream.of(Side.values()).filter(side -> !present.contains(side));
    }

    private LongStream deadline(Side side, int minutes) {
        OptionalInt allowed = waived.getOrDefault(side, OptionalInt.of(minutes));
        if (startAt.isEmpty() || allowed.isEmpty()) return LongStream.empty();
        return LongStream.of(
                stood.end(Instant.ofEpochMilli(startAt.getAsLong()), Duration.ofMinutes(allowed.getAsInt()))
                        .toEpochMilli());
    }
}
