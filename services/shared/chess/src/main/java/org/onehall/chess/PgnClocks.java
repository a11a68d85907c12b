package org.onehall.chess;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Clock times without seconds, {@code [%clk 1:59]}: this means one hour and 59 minutes if the time control and the
 * times around it allow no other reading; otherwise it is unknown. Minutes and seconds are excluded if a clock would
 * rise, or if each move would take a quarter or more of the game's first time. Hours and minutes are excluded if a
 * clock would show more than the player was given.
 */
final class PgnClocks {
    /** A time without seconds in the text of a comment. */
    static final Pattern SHORT = Pattern.compile("\\[%clk\\s+(\\d{1,4}):(\\d{1,4})\\s*]");

    private static final Pattern PERIOD = Pattern.compile("(?:(\\d{1,4})/)?(\\d{1,6})(?:\\+(\\d{1,4}))?");
    private static final Duration OF_HOURS = Duration.ofHours(1);
    /** Seconds that a shown time may hide: minutes are shown, seconds are not. */
    private static final long ROUNDED = 60;
    /** No move takes this part (one quarter) of the first time. */
    private static final int PART = 4;

    /** @param moves number of the player's moves after which the next period begins, 0 if there is none */
    private record Period(int moves, long seconds, long increment) {}

    /**
     * A clock after a move of one player.
     *
     * @param move number of the player's move, from 1
     * @param hours the time in seconds if it is read as hours and minutes
     * @param minutes the time in seconds if it is read as minutes and seconds; the same value if it has all three parts
     */
    private record Shown(int move, long hours, long minutes) {}

    private final List<Period> periods;

    private PgnClocks(List<Period> periods) {
        this.periods = periods;
    }

    /** Whether a game has such times. */
    static boolean isIn(List<PgnMove> moves) {
        return moves.stream().anyMatch(move -> SHORT.matcher(move.comment()).find());
    }

    /** The moves with their times, if these are certainly hours and minutes; otherwise empty. */
    static Optional<List<PgnMove>> hoursAndMinutes(List<PgnMove> moves, String timeControl) {
        List<Period> periods = periods(timeControl);
        if (periods.isEmpty()
                || Duration.ofSeconds(periods.getFirst().seconds()).compareTo(OF_HOURS) < 0) {
            return Optional.empty();
        }
        var clocks = new PgnClocks(periods);
        boolean excluded = false;
        for (int side = 0; side < 2; side++) {
            List<Shown> shown = shown(moves, side);
            if (!clocks.areHours(shown)) {
                return Optional.empty();
            }
            excluded |= !clocks.mayBeMinutes(shown);
        }
        return excluded ? Optional.of(moves.stream().map(PgnClocks::withHours).toList()) : Optional.empty();
    }

    private static List<Period> periods(String timeControl) {
        List<Period> periods = new ArrayList<>();
        for (String part : timeControl.strip().split(":", -1)) {
            Matcher period = PERIOD.matcher(part);
            if (!period.matches()) {
                return List.of();
            }
            periods.add(new Period(
                    period.group(1) == null ? 0 : Integer.parseInt(period.group(1)),
                    Long.parseLong(period.group(2)),
                    period.group(3) == null ? 0 : Long.parseLong(period.group(3))));
        }
        return periods;
    }

    private static List<Shown> shown(List<PgnMove> moves, int side) {
        List<Shown> shown = new ArrayList<>();
        for (int i = side; i < moves.size(); i += 2) {
            Matcher clock = SHORT.matcher(moves.get(i).comment());
            int move = i / 2 + 1;
            if (clock.find()) {
                long first = Long.parseLong(clock.group(1));
                long second = Long.parseLong(clock.group(2));
                shown.add(new Shown(
                        move, second > 59 ? Long.MAX_VALUE / 2 : first * 3600 + second * 60, first * 60 + second));
            } else {
                moves.get(i)
                        .clock()
                        .map(Duration::toSeconds)
                        .ifPresent(seconds -> shown.add(new Shown(move, seconds, seconds)));
            }
        }
        return shown;
    }

    /** Seconds that a player has been given after so many moves. */
    private long given(int moves) {
        long given = 0;
        int end = 0;
        for (Period period : periods) {
            given += period.seconds()
                    + period.increment()
                            * Math.max(0, period.moves() == 0 ? moves - end : Math.min(period.moves(), moves - end));
            end += period.moves();
            if (period.moves() == 0 || moves < end) {
                break;
            }
        }
        return given;
    }

    private boolean areHours(List<Shown> shown) {
        long before = 0;
        long left = 0;
        for (Shown clock : shown) {
            if (clock.hours() > left + given(clock.move()) - before + ROUNDED) {
                return false;
            }
            left = clock.hours();
            before = given(clock.move());
        }
        return true;
    }

    private boolean mayBeMinutes(List<Shown> shown) {
        long most = periods.getFirst().seconds() / PART;
        long before = 0;
        long left = 0;
        int moves = 0;
        for (Shown clock : shown) {
            long spent = left + given(clock.move()) - before - clock.minutes();
            if (spent < -1 || spent > most * (clock.move() - moves)) {
                return false;
            }
            left = clock.minutes();
            before = given(clock.move());
            moves = clock.move();
        }
        return true;
    }

    private static PgnMove withHours(PgnMove move) {
        Matcher clock = SHORT.matcher(move.comment());
        if (!clock.find()) {
            return move;
        }
        Duration left = Duration.ofHours(Long.parseLong(clock.group(1))).plusMinutes(Long.parseLong(clock.group(2)));
        return new PgnMove(
                move.move(), move.san(), Optional.of(left), move.elapsed(), PgnMove.oneLine(clock.replaceAll(" ")));
    }
}
