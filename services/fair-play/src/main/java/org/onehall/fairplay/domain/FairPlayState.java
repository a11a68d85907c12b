package org.onehall.fairplay.domain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Recorder;
import org.onehall.regulations.CheckKind;

/**
 * The checks of the present attempt, the screenings of all attempts and the floor log of one board; or a venue, whose
 * log has its own key.
 *
 * @param board empty until the game is known
 * @param checks the latest of each seat and kind in the present attempt
 * @param screenings by attempt, in the order they were queued
 * @param venue set in the log of a venue; empty in the log of a board
 */
public record FairPlayState(
        Optional<Board> board, List<Check> checks, List<Queued> screenings, Floor floor, VenueState venue) {
    /** Nothing has happened. */
    public static final FairPlayState EMPTY =
            new FairPlayState(Optional.empty(), List.of(), List.of(), Floor.EMPTY, VenueState.EMPTY);

    public FairPlayState {
        checks = List.copyOf(checks);
        screenings = List.copyOf(screenings);
    }

    /** What checks need to know about the game. */
    public record Board(String whiteVenue, String blackVenue, int attempt, boolean started) {
        /** Venue of a seat. */
        public String venue(Side side) {
            return side == Side.WHITE ? whiteVenue : blackVenue;
        }
    }

    /**
     * A check of a seat.
     *
     * @param recorder empty in old logs
     */
    public record Check(Side side, CheckKind kind, boolean passed, Optional<Recorder> recorder) {
        /** For a refusal: {@code answer}, {@code by} and {@code at}. */
        Map<String, String> details() {
            Map<String, String> details =
                    new HashMap<>(recorder.map(Recorder::details).orElse(Map.of()));
            details.put("answer", passed ? "passed" : "not passed");
            return details;
        }
    }

    /**
     * An attempt that waits for the engine or has been screened.
     *
     * @param moves to screen; a game whose result is set aside goes on and ends with different moves
     */
    public record Queued(int attempt, List<String> moves, boolean screened) {
        public Queued {
            moves = List.copyOf(moves);
        }
    }

    /** The latest check of a seat and kind in the present attempt. */
    Optional<Check> check(Side side, CheckKind kind) {
        return checks.stream()
                .filter(check -> check.side() == side && check.kind() == kind)
                .findAny();
    }

    Optional<Queued> screening(int attempt) {
        return screenings.stream().filter(queued -> queued.attempt() == attempt).findAny();
    }

    /**
     * Whether a seat can be checked now: before the game, or during a game that has begun without an absent player
     * (DEC-27).
     */
    boolean isChecked(Side side, boolean inProgress) {
        boolean lacking = CheckKind.BEFORE_A_GAME.stream()
                .anyMatch(kind -> check(side, kind).filter(Check::passed).isEmpty());
        return board.filter(known -> !known.started() || inProgress && lacking).isPresent();
    }

    FairPlayState with(Check check) {
        List<Check> all = new ArrayList<>(checks);
        all.removeIf(c -> c.side() == check.side() && c.kind() == check.kind());
        all.add(check);
        return new FairPlayState(board, all, screenings, floor, venue);
    }
}
