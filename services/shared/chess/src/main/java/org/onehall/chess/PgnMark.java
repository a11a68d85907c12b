package org.onehall.chess;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A result as people write it, in the tag or after the moves.
 *
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 * @param bothLost whether both players lost ({@code 0-0}); PGN has no result for this except {@code *}
 * @param isGlyph whether it may also be the evaluation of a position ({@code +/-})
 * @param isNumber whether it may also be castling ({@code 0-0})
 * @param end column after the result, from 0
 */
record PgnMark(String result, boolean bothLost, boolean isGlyph, boolean isNumber, int end) {
    private static final String DASH = "\\s*[-\u2010-\u2015\u2212:]\\s*";
    private static final String HALF = "(?:1\\s?[/\u2044]\\s?2|\u00BD|0?[.,]5)";
    private static final String ONE = "1(?:[.,]0)?";
    private static final String NIL = "[0Oo](?:[.,]0)?";
    private static final String MINUS = "[-\u2010-\u2015\u2212]";
    private static final String BETWEEN = "\\s*[-\u2010-\u2015\u2212:/]\\s*";
    /** How unplayed games are marked after their result. */
    private static final String UNPLAYED = "(?:ff?|w\\.?/?o\\.?|def\\.?|forf\\.?|forfeit|default|bye)";

    private static final String FORFEIT = "(?i:\\s*" + UNPLAYED + "|\\s*\\(" + UNPLAYED + "\\))";
    private static final Pattern MARK = Pattern.compile("(?:(?<white>" + ONE + DASH + NIL + ")|(?<black>" + NIL + DASH
            + ONE + ")"
            + "|(?<draw>(?:1[/\u2044]2|\u00BD)(?:" + DASH + HALF + "|\\s?\u00BD)?|" + HALF + DASH + HALF + "|="
            + BETWEEN + "=)"
            + "|(?<nobody>0(?:[.,]0)?" + DASH + "0(?:[.,]0)?(?!\\s*" + MINUS + "))"
            + "|(?<whiteForfeit>\\+" + BETWEEN + MINUS + ")|(?<blackForfeit>" + MINUS + BETWEEN + "\\+)|(?<noForfeit>"
            + MINUS + BETWEEN + MINUS + ")"
            + "|(?<open>\\*))");
    private static final Pattern BEHIND =
            Pattern.compile("(?:" + FORFEIT + ")?[.!]?(?=[\\s{}();\\[\u00A0\u0000\u001A]|$)");

    /**
     * What a tag says; empty if it is not a result. A blank tag or a tag of question marks means that there is no
     * result.
     */
    static Optional<PgnMark> of(String tag) {
        String text = tag.strip();
        if (text.matches("\\?*")) {
            return Optional.of(new PgnMark("*", false, false, false, tag.length()));
        }
        return at(text, 0).filter(mark -> mark.end == text.length());
    }

    /** The result that begins at a column of a line, with a mark after it that says that the game was not played. */
    static Optional<PgnMark> at(String line, int column) {
        Matcher mark = MARK.matcher(line).region(column, line.length());
        if (!mark.lookingAt()) {
            return Optional.empty();
        }
        Matcher behind = BEHIND.matcher(line).region(mark.end(), line.length()).useTransparentBounds(true);
        if (!behind.lookingAt()) {
            return Optional.empty();
        }
        boolean nobody = mark.group("nobody") != null;
        boolean forfeit = mark.group("whiteForfeit") != null
                || mark.group("blackForfeit") != null
                || mark.group("noForfeit") != null;
        String result = mark.group("white") != null || mark.group("whiteForfeit") != null
                ? "1-0"
                : mark.group("black") != null || mark.group("blackForfeit") != null
                        ? "0-1"
                        : mark.group("draw") != null ? "1/2-1/2" : "*";
        boolean glyph =
                (forfeit || mark.group().startsWith("=")) && !mark.group().contains(":");
        return Optional.of(new PgnMark(result, nobody || mark.group("noForfeit") != null, glyph, nobody, behind.end()));
    }

    /** Whether it states a result, and not only that none is known. */
    boolean isSaid() {
        return bothLost || !result.equals("*");
    }

    /** Whether both say the same. */
    boolean agrees(PgnMark other) {
        return result.equals(other.result) && bothLost == other.bothLost;
    }

    @Override
    public String toString() {
        return bothLost ? "0-0" : result;
    }
}
