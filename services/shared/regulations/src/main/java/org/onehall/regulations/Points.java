package org.onehall.regulations;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * Points for a game as text and back (OCR 7.1): decimals from 0 with at most two places, "0.5"; equal amounts are equal
 * values.
 */
public final class Points {
    private static final Pattern WRITTEN = Pattern.compile("\\d{1,6}(\\.\\d{1,2})?");

    private Points() {}

    /** @throws IllegalArgumentException if the text is not such a decimal */
    public static BigDecimal of(String text) {
        if (!WRITTEN.matcher(text).matches())
            throw new IllegalArgumentException("points are a decimal number with at most two places");
        return new BigDecimal(text).stripTrailingZeros();
    }

    public static String text(BigDecimal points) {
        return points.toPlainString();
    }
}
