package org.onehall.competition.trf;

import java.util.regex.Pattern;

/**
 * The columns of a line that hold one value, including the first and the last.
 *
 * @param from counted from 1; in a group, 1 is the group's first column
 * @param required must not be blank
 */
record Column(String name, int from, int to, Kind kind, boolean required) {
    /** What may be in the columns, if they are not blank. */
    enum Kind {
        START_NUMBER("a start number from 1 to 9999", "0*[1-9]\\d*", false),
        OPPONENT("a start number, 0000 or blanks", "\\d+", false),
        TEAM_NUMBER("a number from 1 to 999", "0*[1-9]\\d*", false),
        TEAM_OR_NONE("a number from 1 to 999, or 000", "\\d+", false),
        ROUND("a round from 1 to 999", "0*[1-9]\\d*", false),
        ROUND_OR_ALL("a round, or 000 for all", "\\d+", false),
        SEX("m or w", "[mwfMWF]", true),
        TITLE("a title like GM, WFM or f", "(?i)W?[GIFCN]M|A[GIFC]M|W?[GMIFC]", false),
        TEXT("a text", ".+", true),
        RATING("a rating from 0 to 4000", "0*([0-3]?\\d{0,3}|4000)", false),
        FEDERATION("three capital letters", "[A-Z]{3}", true),
        FIDE_NUMBER("a FIDE number", "\\d+", false),
        BIRTH("a date like 1990/12/31, 1990/00/00 or 1990", "[\\d./-]+", true),
        POINTS("points like 11.5", "\\d+([.,]\\d{1,2})?", false),
        CHANGE("points like 11.5 or -11.5", "-?\\d+([.,]\\d{1,2})?", false),
        RANK("a rank", "\\d+", false),
        WHOLE("a whole number", "\\d+", false),
        COLOUR("w, b or -", "[wbWB-]", true),
        RESULT("one of 1 0 = + - W D L H F U Z", "[10=+WDLHFUZwdlhfuz-]", true),
        BYE("F, H or Z", "[FHZfhz]", true),
        FORFEIT("+-, -+ or --", "\\+-|-\\+|--", true),
        ASSIGNMENT("one of W D L F H Z + -, or a blank", "[WDLFHZ+wdlfhz-]", true),
        SYMBOL("one of W D L A P X", "[WDLAPX]", true),
        TEAM_SYMBOL("one of TW TD TL", "T[WDL]", true);

        final String allowed;
        private final Pattern written;
        final boolean leftAligned;

        Kind(String allowed, String written, boolean leftAligned) {
            this.allowed = allowed;
            this.written = Pattern.compile(written);
            this.leftAligned = leftAligned;
        }

        /** Whether a report can be read without it: no game and no points depend on it. */
        boolean isSoft() {
            return switch (this) {
                case SEX, TITLE, FEDERATION, FIDE_NUMBER, BIRTH -> true;
                case START_NUMBER,
                        OPPONENT,
                        TEAM_NUMBER,
                        TEAM_OR_NONE,
                        ROUND,
                        ROUND_OR_ALL,
                        TEXT,
                        RATING,
                        POINTS,
                        CHANGE,
                        RANK,
                        WHOLE,
                        COLOUR,
                        RESULT,
                        BYE,
                        FORFEIT,
                        ASSIGNMENT,
                        SYMBOL,
                        TEAM_SYMBOL -> false;
            };
        }

        boolean accepts(String text) {
            return written.matcher(text).matches() && (this != BIRTH || Day.isBirth(text));
        }
    }

    static Column of(String name, int from, int to, Kind kind) {
        return new Column(name, from, to, kind, false);
    }

    static Column required(String name, int from, int to, Kind kind) {
        return new Column(name, from, to, kind, true);
    }

    int width() {
        return to - from + 1;
    }

    /** What the columns hold in a line of characters that is shifted to the right; "" beyond its end. */
    String in(int[] line, int moved) {
        int begin = from - 1 + moved;
        return begin >= line.length ? "" : new String(line, begin, Math.min(to + moved, line.length) - begin).strip();
    }

    /** Whether a text fits: a column holds one character, whatever its number in Unicode. */
    boolean holds(String text) {
        return text.codePointCount(0, text.length()) <= width();
    }

    boolean allows(String text) {
        return text.isEmpty() ? !required : holds(text) && kind.accepts(text);
    }

    /**
     * The text padded to the width of the columns.
     *
     * @throws IllegalArgumentException if it does not fit
     */
    String padded(String text) {
        if (!holds(text))
            throw new IllegalArgumentException(name + " has " + width() + " columns, too few for " + text);
        String blanks = " ".repeat(width() - text.codePointCount(0, text.length()));
        return kind.leftAligned ? text + blanks : blanks + text;
    }
}
