package org.onehall.chess;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One move of a PGN game.
 *
 * @param san canonical notation
 * @param clock time left to the mover after the move ({@code [%clk]}), if given; read and written to the millisecond; a
 *     time without seconds stays in the comment unless it is certainly hours and minutes
 * @param elapsed time spent on the move ({@code [%emt]}), if given; read and written to the millisecond
 * @param comment other text of the comments after the move, on one line; empty if none
 */
public record PgnMove(Move move, String san, Optional<Duration> clock, Optional<Duration> elapsed, String comment) {
    /** A time without seconds does not count as a clock time here: see {@link PgnClocks}. */
    private static final Pattern TIME = Pattern.compile("\\[%(?<kind>clk|emt)\\s+"
            + "(?:(?:(?<hours>\\d{1,4}):)?(?<minutes>\\d{1,4}):)?"
            + "(?<seconds>\\d{1,6})(?:[.,](?<part>\\d{1,9}))?\\s*]");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public PgnMove {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(san, "san");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(elapsed, "elapsed");
        Objects.requireNonNull(comment, "comment");
    }

    public PgnMove(Move move, String san, Optional<Duration> clock, String comment) {
        this(move, san, clock, Optional.empty(), comment);
    }

    /**
     * This move with the text of the comments after it. The times are taken out of the text; the last of each kind
     * counts.
     */
    PgnMove with(String comments) {
        Optional<Duration> left = clock;
        Optional<Duration> spent = elapsed;
        Matcher time = TIME.matcher(oneLine(comments));
        var rest = new StringBuilder();
        while (time.find()) {
            if (hasNoSeconds(time)) {
                continue;
            }
            if (time.group("kind").equals("clk")) {
                left = Optional.of(duration(time));
            } else {
                spent = Optional.of(duration(time));
            }
            time.appendReplacement(rest, " ");
        }
        String text = oneLine(time.appendTail(rest).toString());
        // Text that looks like a time only because another time was taken out of it stays text for every later reader.
        return new PgnMove(
                move,
                san,
                left,
                spent,
                TIME.matcher(text).results().anyMatch(found -> !hasNoSeconds(found)) ? text.replace("[%", "[") : text);
    }

    /** A clock of two numbers may be hours and minutes: see {@link PgnClocks}. */
    private static boolean hasNoSeconds(MatchResult time) {
        return time.group("kind").equals("clk")
                && time.group("hours") == null
                && time.group("minutes") != null
                && time.group("part") == null;
    }

    private static Duration duration(Matcher time) {
        long hours = time.group("hours") == null ? 0 : Long.parseLong(time.group("hours"));
        long minutes = time.group("minutes") == null ? 0 : Long.parseLong(time.group("minutes"));
        long millis = time.group("part") == null ? 0 : Long.parseLong((time.group("part") + "00").substring(0, 3));
        return Duration.ofHours(hours)
                .plusMinutes(minutes)
                .plusSeconds(Long.parseLong(time.group("seconds")))
                .plusMillis(millis);
    }

    /** Text of comments with single blanks instead of every run of blanks and line breaks. */
    static String oneLine(String comments) {
        return BLANKS.matcher(comments).replaceAll(" ").strip();
    }
}
