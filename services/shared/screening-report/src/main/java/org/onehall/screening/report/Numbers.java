package org.onehall.screening.report;

import java.util.Locale;
import java.util.OptionalDouble;

/** Numbers in the format of a language. Unknown values are shown as a dash. */
record Numbers(Locale language) {
    static final String NONE = "–";
    private static final double LEAST_SHOWN = 0.0001;

    String fixed(double value, int decimals) {
        String text = String.format(language, "%." + decimals + "f", value);
        return text.matches("-0[.,]?0*") ? text.substring(1) : text;
    }

    String fixed(OptionalDouble value, int decimals) {
        return value.isPresent() ? fixed(value.getAsDouble(), decimals) : NONE;
    }

    /** With its sign, also for a positive number. */
    String signed(double value, int decimals) {
        String text = fixed(value, decimals);
        return text.startsWith("-") || text.matches("0[.,]?0*") ? text : "+" + text;
    }

    /** In per cent, without decimals. */
    String percent(double share) {
        return fixed(100 * share, 0) + " %";
    }

    /** Small probabilities are shown as a bound. */
    String probability(double value) {
        if (value < LEAST_SHOWN) return "< " + fixed(LEAST_SHOWN, 4);
        return value < 0.01 ? fixed(value, 4) : value < 0.995 ? fixed(value, 2) : fixed(value, 3);
    }
}
