package org.onehall.virtualclock.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.clock.Interruptions;
import org.onehall.proto.game.v1.GameRestarted;

/**
 * The presence of both players of a board, and when the default time of an absent one is over (OCR 16.11). Not
 * thread-safe.
 */
final class DefaultTime {
    /** Minutes of a seat that has no default time. */
    private static final int NEVER = -1;

    /** What is remembered about one player; small, because there may be a hundred thousand boards. */
    private static final class Seat {
        private Instant hereSince = Instant.MAX;
        private boolean excluded;
        private boolean moved;
        private boolean forfeited;
        private int minutes;

        private Seat(int minutes) {
            this.minutes = minutes;
        }

        private void renew(int given) {
            hereSince = Instant.MAX;
            excluded = false;
            minutes = given;
        }

        private void exchange(Seat other) {
            Instant here = hereSince;
            boolean out = excluded;
            int given = minutes;
            hereSince = other.hereSince;
            excluded = other.excluded;
            minutes = other.minutes;
            other.hereSince = here;
            other.excluded = out;
            other.minutes = given;
        }
    }

    private final int given;
    private final Seat white;
    private final Seat black;
    private Instant countedFrom = Instant.MAX;
    /** Interruptions since {@link #countedFrom}. */
    private Interruptions stood = Interruptions.NONE;

    /** @param given to each player from the start, in whole minutes */
    DefaultTime(Duration given) {
        this.given = minutes(given);
        white = new Seat(this.given);
        black = new Seat(this.given);
    }

    private static int minutes(Duration given) {
        return (int) given.toMinutes();
    }

    /** A new game at the board: nobody has moved, and nothing counts yet. */
    void begin() {
        countedFrom = Instant.MAX;
        stood = Interruptions.NONE;
        white.moved = false;
        black.moved = false;
    }

    /** The default time counts from this instant. */
    void started(Instant from) {
        countedFrom = from;
        stood = Interruptions.NONE;
    }

    void stopped(Instant at) {
        stood = stood.stopped(at);
    }

    void wentOn(Instant at) {
        stood = stood.wentOn(at);
    }

    /** The hall was out of service for this time (ENG-4). */
    void covered(Instant from, Instant to) {
        stood = stood.with(from, to);
    }

    void moved(Side side) {
        seat(side).moved = true;
    }

    /** Nobody who comes while the game is paused comes late (DEC-13). */
    void present(Side side, Instant at, boolean paused) {
        boolean comes = seat(side).hereSince.equals(Instant.MAX);
        seat(side).hereSince = comes && paused ? Instant.MIN : at;
    }

    void absent(Side side) {
        seat(side).hereSince = Instant.MAX;
    }

    void excluded(Side side, boolean excluded) {
        seat(side).excluded = excluded;
    }

    /** @param given from the start, in whole minutes; empty: the seat has no default time */
    void set(Side side, Optional<Duration> given) {
        seat(side).minutes = given.map(DefaultTime::minutes).orElse(NEVER);
    }

    void forfeited(boolean byWhite, boolean byBlack) {
        white.forfeited = byWhite;
        black.forfeited = byBlack;
    }

    /** The players who had lost by default have no default time from now on (DEC-14). */
    void forfeitReversed() {
        Stream.of(white, black).filter(seat -> seat.forfeited).forEach(seat -> {
            seat.minutes = NEVER;
            seat.excluded = false;
        });
    }

    /** Both players leave, and must be there again at the resumption. */
    void adjourned() {
        for (Side side : Side.values()) {
            seat(side).hereSince = Instant.MAX;
            seat(side).moved = false;
        }
    }

    /**
     * What is known about the players goes with them to their new seats (OCR 19.2). Nothing is known about a player who
     * takes a seat in place of another one (LAW 6.6).
     */
    void seated(GameRestarted restarted) {
        if (restarted.hasReplaced()) seat(Board.side(restarted.getReplaced())).renew(given);
        else white.exchange(black);
    }

    /** When the first absent player loses; empty if nobody is waited for. */
    Optional<Instant> end() {
        return Stream.of(white, black)
                .filter(seat -> !seat.moved && seat.minutes != NEVER)
                .flatMap(seat -> {
                    Instant deadline = stood.end(countedFrom, Duration.ofMinutes(seat.minutes));
                    return seat.excluded || seat.hereSince.isAfter(deadline) ? Stream.of(deadline) : Stream.empty();
                })
                .min(Instant::compareTo);
    }

    private Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
