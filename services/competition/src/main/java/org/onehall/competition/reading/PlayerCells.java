package org.onehall.competition.reading;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** What people write in the columns of a list of players, read as they mean it. */
final class PlayerCells {
    /** Digits, perhaps with a space (a narrow one too) before the last three, perhaps with zeros behind a point. */
    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,9}|\\d{1,3}[ \u00A0\u2009\u202F]\\d{3})(?:[.,]0{1,2})?");

    private static final Pattern UNRATED = Pattern.compile("(?i)|[-\u2010-\u2015\u2212]+|unr\\.?|unrated|n/?a|none");
    private static final Pattern FEDERATION = Pattern.compile("[a-zA-Z]{3}");

    private PlayerCells() {}

    /** A rating; 0 for who has none; empty if the text is no rating. */
    static OptionalInt rating(String text) {
        if (UNRATED.matcher(text).matches()) return OptionalInt.of(0);
        var number = NUMBER.matcher(text);
        return number.matches()
                ? OptionalInt.of(Integer.parseInt(number.group(1).replaceAll("\\D", "")))
                : OptionalInt.empty();
    }

    /** The code of a federation in capitals; any other text as it is. */
    static String federation(String text) {
        return FEDERATION.matcher(text).matches() ? text.toUpperCase(Locale.ROOT) : text;
    }
}
