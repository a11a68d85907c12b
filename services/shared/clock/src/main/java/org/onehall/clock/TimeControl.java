package org.onehall.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The time a player gets for a game (OCR 4.4, LAW 6.3.1).
 *
 * @param periods 1 to 20; only the last one is for the rest of the game (V-02)
 * @param incrementCredit when an increment is added to the clock (DEC-04)
 * @param periodCredit when the next period is added to the clock (DEC-05)
 */
public record TimeControl(List<Period> periods, IncrementCredit incrementCredit, PeriodCredit periodCredit) {

    /** [moves/]base[+increment | d delay]; base in minutes, or m:ss, or h:mm:ss; increment and delay in seconds. */
    private static final Pattern PERIOD = Pattern.compile(
            "(?:(\\d{1,3})/)?(\\d{1,4})(?::([0-5]\\d))?(?::([0-5]\\d))?(?:\\.(\\d{1,3}))?(?:([+d])(\\d{1,"
                    + "4})(?:\\.(\\d{1,3}))?)?");
    /** The number of moves used to calculate the length of a game (RAP A.1). */
    private static final int RECKONED_MOVES = 60;

    private static final int MOST_PERIODS = 20;

    public TimeControl {
        periods = List.copyOf(periods);
        Objects.requireNonNull(incrementCredit, "incrementCredit");
        Objects.requireNonNull(periodCredit, "periodCredit");
        if (periods.isEmpty()) {
            throw new IllegalArgumentException("V-02: a time control has at least one period");
        }
        if (periods.size() > MOST_PERIODS) {
            throw new IllegalArgumentException(
                    "V-02: a time control has at most " + MOST_PERIODS + " periods, not " + periods.size());
        }
        for (int i = 0; i < periods.size(); i++) {
            boolean last = i == periods.size() - 1;
            if (last && periods.get(i).moves().isPresent()) {
                throw new IllegalArgumentException("V-02: the last period is for the rest of the game");
            }
            if (!last && periods.get(i).moves().isEmpty()) {
                throw new IllegalArgumentException("V-02: only the last period is for the rest of the game");
            }
        }
        if (periods.stream().map(Period::base).allMatch(Duration::isZero)) {
            throw new IllegalArgumentException("V-02: the base times must add up to more than zero");
        }
    }

    /** A time control with the default credits: the increment before the move, the period at flag fall. */
    public static TimeControl of(List<Period> periods) {
        return new TimeControl(periods, IncrementCredit.BEFORE_MOVE, PeriodCredit.AT_FLAG_FALL);
    }

    /**
     * Reads the short form: {@code 90+30}, {@code 40/90+30,30+30}, {@code 60d5}, {@code 0:30+0}. Bases are minutes, or
     * m:ss, or h:mm:ss; increments and delays are seconds. The credits are the default ones.
     *
     * @throws IllegalArgumentException with a message for people if the text is not a time control
     */
    public static TimeControl parse(String text) {
        List<Period> periods = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            periods.add(parsePeriod(part.strip(), text));
        }
        return of(periods);
    }

    private static Period parsePeriod(String part, String text) {
        Matcher m = PERIOD.matcher(part);
        if (!m.matches()) {
            throw new IllegalArgumentException(
                    quoted(text) + " is not a time control: write minutes+seconds, as in 90+30,"
                            + " or periods, as in 40/90+30,30+30");
        }
        boolean hours = m.group(4) != null;
        long first = Long.parseLong(m.group(2));
        long second = m.group(3) == null ? 0 : Long.parseLong(m.group(3));
        long third = hours ? Long.parseLong(m.group(4)) : 0;
        if (m.group(5) != null && m.group(3) == null) {
            throw new IllegalArgumentException(quoted(text) + " is not a time control: write half a minute as 0:30");
        }
        Duration base = (hours
                        ? Duration.ofHours(first).plusMinutes(second).plusSeconds(third)
                        : Duration.ofMinutes(first).plusSeconds(second))
                .plus(fraction(m.group(5)));
        Duration extra = m.group(7) == null
                ? Duration.ZERO
                : Duration.ofSeconds(Long.parseLong(m.group(7))).plus(fraction(m.group(8)));
        OptionalInt moves = m.group(1) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(m.group(1)));
        return "d".equals(m.group(6))
                ? new Period(moves, base, Duration.ZERO, extra)
                : new Period(moves, base, extra, Duration.ZERO);
    }

    private static String quoted(String text) {
        String shown = text.replaceAll("\\p{Cntrl}", " ");
        return "'" + (shown.length() > 60 ? shown.substring(0, 60) + "…" : shown) + "'";
    }

    private static Duration fraction(String digits) {
        return digits == null ? Duration.ZERO : Duration.ofMillis(Long.parseLong((digits + "00").substring(0, 3)));
    }

    /**
     * The short form that {@link #parse} reads; the credits are not part of it. Parts of a millisecond are not written.
     */
    public String text() {
        return periods.stream().map(TimeControl::text).collect(Collectors.joining(","));
    }

    private static String text(Period period) {
        String moves = period.moves().isPresent() ? period.moves().getAsInt() + "/" : "";
        Duration base = period.base();
        String time = base.toSecondsPart() == 0 && base.toMillisPart() == 0
                ? String.valueOf(base.toMinutes())
                : base.toMinutes() + ":" + (base.toSecondsPart() < 10 ? "0" : "")
                        + seconds(base.toSecondsPart(), base.toMillisPart());
        Duration extra = period.delay().isZero() ? period.increment() : period.delay();
        return moves + time + (period.delay().isZero() ? "+" : "d") + seconds(extra.toSeconds(), extra.toMillisPart());
    }

    private static String seconds(long seconds, int millis) {
        return millis == 0 ? String.valueOf(seconds) : "%d.%03d".formatted(seconds, millis);
    }

    /** The same control with another way of crediting increments. */
    public TimeControl with(IncrementCredit credit) {
        return new TimeControl(periods, credit, periodCredit);
    }

    /** The same control with another way of crediting periods. */
    public TimeControl with(PeriodCredit credit) {
        return new TimeControl(periods, incrementCredit, credit);
    }

    /** All bases, plus the increments or delays of the first sixty moves (RAP A.1). */
    public Duration total() {
        Duration total = baseTotal();
        for (int move = 1; move <= RECKONED_MOVES; move++) {
            Period period = periods.get(periodOfMove(move));
            total = total.plus(period.increment()).plus(period.delay());
        }
        return total;
    }

    /** Standard, rapid or blitz by {@link #total()}. */
    public Category category() {
        return Category.of(total());
    }

    /** Whether this control is shorter than another in the sense of a restarted game (OCR 18.9 d, DEC-17). */
    public boolean shorterThan(TimeControl other) {
        return total().compareTo(other.total()) < 0;
    }

    /** Moves that must be completed by the end of a period, counted from 0; empty for the last one (DEC-05). */
    public OptionalInt requiredMoves(int period) {
        if (period == periods.size() - 1) {
            return OptionalInt.empty();
        }
        int required = 0;
        for (int i = 0; i <= period; i++) {
            required += periods.get(i).moves().orElseThrow();
        }
        return OptionalInt.of(required);
    }

    /** Whether a player with this many moves has earned the period after the given one (DEC-05). */
    boolean isDue(int period, int moves) {
        OptionalInt required = requiredMoves(period);
        return required.isPresent() && moves >= required.getAsInt();
    }

    /**
     * A face whose last move is counted, with what that move gets: first the period credit by move count, then the
     * increment of the period the player is in after that.
     */
    Face credited(Face face) {
        int period = face.period();
        Duration remaining = face.remaining();
        if (periodCredit == PeriodCredit.AT_MOVE_COUNT) {
            while (isDue(period, face.moves())) {
                period++;
                remaining = remaining.plus(periods.get(period).base());
            }
        }
        Period now = periods.get(period);
        return new Face(remaining.plus(now.increment()), period, face.moves(), now.delay());
    }

    /** What a clock shows before the first move (DEC-04). */
    public Duration initial() {
        Period first = periods.getFirst();
        return switch (incrementCredit) {
            case BEFORE_MOVE -> first.base().plus(first.increment());
            case AFTER_MOVE -> first.base();
        };
    }

    /**
     * The time proposed to an arbiter when the clock was set to this control by mistake (OCR 19.5, DEC-19): the current
     * time, plus the difference of the bases received, plus the difference of the increments received. May be zero or
     * negative; then the arbiter must choose another value.
     *
     * @param now what the clock shows
     * @param right the announced control
     * @param face the player's clock under this control
     */
    public Duration corrected(Duration now, TimeControl right, Face face) {
        return now.plus(right.received(face.moves(), face.period())).minus(received(face.moves(), face.period()));
    }

    /**
     * All the time that a clock under this control has been given: bases and increments, but not what arbiters added.
     * Minus the time the clock ran, this is what the clock shows. If the periods have different increments, each move
     * counts with the increment of the period it belongs to by its number, at most the current period.
     *
     * @param moves moves completed, not negative
     * @param period index of the running period; beyond the last one: the last one
     */
    public Duration received(int moves, int period) {
        Duration received = Duration.ZERO;
        for (int i = 0; i <= Math.min(period, periods.size() - 1); i++) {
            received = received.plus(periods.get(i).base());
        }
        int first = incrementCredit == IncrementCredit.BEFORE_MOVE ? 1 : 0;
        for (int i = 0, from = 1; i < periods.size() && i <= period; i++) {
            int last = moves + first;
            int to = i == period ? last : Math.min(last, requiredMoves(i).orElse(last));
            received = received.plus(periods.get(i).increment().multipliedBy(Math.max(0, to - from + 1)));
            from = Math.max(from, to + 1);
        }
        return received;
    }

    /**
     * The period of a clock that is set to this control in the middle of a game (OCR 19.5). Where periods are credited
     * by move count, it follows from the moves completed; otherwise it is the period the clock is in, or the last one
     * if this control has fewer.
     */
    public int periodFor(int moves, int present) {
        int last = periods.size() - 1;
        if (periodCredit == PeriodCredit.AT_FLAG_FALL) {
            return Math.min(present, last);
        }
        int period = 0;
        while (period < last && requiredMoves(period).orElseThrow() <= moves) {
            period++;
        }
        return period;
    }

    private Duration baseTotal() {
        return periods.stream().map(Period::base).reduce(Duration.ZERO, Duration::plus);
    }

    /** The period that a move belongs to by its number; moves count from 1, periods by index. */
    private int periodOfMove(int move) {
        int period = 0;
        while (requiredMoves(period).orElse(Integer.MAX_VALUE) < move) {
            period++;
        }
        return period;
    }
}
