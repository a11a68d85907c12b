package org.onehall.competition.reading;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** What people write in the columns of a list of players, read as it was meant. */
final class PlayerCells {
    /**
     * Digits, possibly with a space (also a narrow one) before the last three, and possibly with zeros after a point.
     */
    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,9}|\\d{1,3}[ \u00A0\u2009\u202F]\\d{3})(?:[.,]0{1,2})?");

    private static final Pattern UNRATED = Pattern.compile("(?i)|[-\u2010-\u2015\u2212]+|unr\\.?|unrated|n/?a|none");
    private static final Pattern FEDERATION = Pattern.compile("[a-zA-Z]{3}");

    private PlayerCells() {}

    /** A rating; 0 for a player without one; empty if the text is not a rating. */
    static OptionalInt rating(String text) {
        if (UNRATED.matcher(text).matches()) return OptionalInt.of(0);
        var number = NUMBER.matcher(text);
        return number.matches()
                ? OptionalInt.of(Integer.parseInt(number.group(1).replaceAll("\\D", "")))
                : OptionalInt.empty();
    }

    /** The code of a federation in capitals; any other text unchanged. */
    static String federation(String text) {
        return FEDERATION.matcher(text).matches() ? text.toUpperCase(Locale.ROOT) : text;
    }
}
