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
import org.onehall.regulations.Readiness;

/**
 * Which players of a board are present, for whom its start is held, and until when absent players may arrive (OCR
 * 16.11, DEC-13, DEC-27).
 */
public final class Arrivals {
    private final Set<Side> present = EnumSet.noneOf(Side.class);
    private final Map<Side, String> held = new EnumMap<>(Side.class);
    /** Default time in minutes from the start, instead of the competition's; empty if no default time applies. */
    private final Map<Side, OptionalInt> waived = new EnumMap<>(Side.class);

    private final Set<Side> excluded = EnumSet.noneOf(Side.class);
    /** Players recorded absent; a player about whom nothing is recorded is not among them. */
    private final Set<Side> absent = EnumSet.noneOf(Side.class);
    /** Checks that are valid for the present game. */
    private final Map<Side, Set<CheckKind>> cleared = new EnumMap<>(Side.class);

    private OptionalLong startAt = OptionalLong.empty();
    /**
     * Interruptions of the game since the start; they do not count towards the default time (OCR 16.11, 19.6, ENG-4).
     */
    private Interruptions stood = Interruptions.NONE;

    /** A new attempt begins: players who are present stay present, and decisions about them stay valid. */
    void reset() {
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

    /** Another player has the seat from now on: nothing is known of that player (LAW 6.6). */
    public void replaced(Side side) {
        present.remove(side);
        excluded.remove(side);
        held.remove(side);
        waived.remove(side);
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

    /**
     * A session is over: an absence from it means nothing for the next session, and nobody can be late for it any more.
     */
    void sessionOver() {
        absent.clear();
        startAt = OptionalLong.empty();
        stood = Interruptions.NONE;
    }

    /**
     * The next session of an adjourned game: both players must arrive again; a player recorded absent since the last
     * session stays absent.
     */
    void nextSession() {
        present.clear();
        startAt = OptionalLong.empty();
    }

    /**
     * A player who moves is present. An earlier move by a player who has since been recorded absent does not count
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

    /**
     * The checks that the game knows a seat has passed.
     *
     * @param required whether the regulations require them
     */
    Readiness.Checks checks(boolean required, Side side) {
        return new Readiness.Checks(
                required,
                isCleared(side, CheckKind.CHECK_KIND_DEVICE),
                isCleared(side, CheckKind.CHECK_KIND_FAIR_PLAY));
    }

    /** Whether the game knows that a seat has passed a check. */
    public boolean isCleared(Side side, CheckKind check) {
        return cleared.getOrDefault(side, Set.of()).contains(check);
    }

    /** Whether the game starts without the player (DEC-27). */
    public boolean isAbsent(Side side) {
        return absent.contains(side);
    }

    /** Excludes a player after the roll call, or takes that back (FSSI ind-b). */
    public void excluded(Side side, boolean now) {
        if (now) excluded.add(side);
        else excluded.remove(side);
    }

    public boolean isExcluded(Side side) {
        return excluded.contains(side);
    }

    /**
     * A forfeit was taken back together with its cause: default time no longer applies to the player who had lost by it
     * (DEC-14).
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

    /** The hall was down between two instants: nobody's arrival could be seen (ENG-4). */
    public void without(long from, long to) {
        stood = stood.with(Instant.ofEpochMilli(from), Instant.ofEpochMilli(to));
    }

    public boolean isPresent(Side side) {
        return present.contains(side);
    }

    /** Why the start is held for a seat; it is never held for a player recorded absent (DEC-27). */
    public Optional<String> held(Side side) {
        return Optional.ofNullable(held.get(side)).filter(_ -> !absent.contains(side));
    }

    /** @param unchecked sides whose checks must still be made although the game has begun */
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
