package org.onehall.screening;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Writes public records as JSON, always the same bytes for the same values: components in order, no blanks, numbers
 * with at most six significant digits and without exponent, durations in seconds, empty values as null.
 */
public final class CanonicalJson {
    private static final MathContext SIX_DIGITS = new MathContext(6);

    private CanonicalJson() {}

    /**
     * A record, collection, optional, text, number, truth value, duration or constant of an enum; anything else is
     * refused.
     */
    public static String write(Object value) {
        var out = new StringBuilder();
        append(out, value);
        return out.toString();
    }

    private static void append(StringBuilder out, Object value) {
        switch (value) {
            case Record fields -> fields(out, fields);
            case Collection<?> values -> list(out, values);
            case Optional<?> optional when optional.isPresent() -> append(out, optional.get());
            case OptionalInt optional when optional.isPresent() -> out.append(optional.getAsInt());
            case OptionalDouble optional when optional.isPresent() -> out.append(number(optional.getAsDouble()));
            case Optional<?> _, OptionalInt _, OptionalDouble _ -> out.append("null");
            case Double number -> out.append(number(number));
            case Integer _, Long _, Boolean _ -> out.append(value);
            case Duration duration -> out.append(plain(BigDecimal.valueOf(duration.toMillis(), 3)));
            case String text -> text(out, text);
            case Enum<?> constant -> text(out, constant.name());
            default ->
                throw new IllegalArgumentException(
                        "no way to write a " + value.getClass().getName());
        }
    }

    private static void fields(StringBuilder out, Record fields) {
        String separator = "{";
        for (RecordComponent component : fields.getClass().getRecordComponents()) {
            out.append(separator);
            text(out, component.getName());
            out.append(':');
            append(out, valueOf(component, fields));
            separator = ",";
        }
        out.append(separator.equals("{") ? "{}" : "}");
    }

    private static Object valueOf(RecordComponent component, Record fields) {
        try {
            return component.getAccessor().invoke(fields);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("cannot read " + component, e);
        }
    }

    private static void list(StringBuilder out, Collection<?> values) {
        out.append('[');
        String separator = "";
        for (Object value : values) {
            out.append(separator);
            append(out, value);
            separator = ",";
        }
        out.append(']');
    }

    /** A number as it is written. A value that is not a finite number is refused with an IllegalArgumentException. */
    public static String number(double value) {
        if (!Double.isFinite(value)) throw new IllegalArgumentException("JSON has no " + value);
        return plain(new BigDecimal(value).round(SIX_DIGITS));
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static void text(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            // Also escapes characters that would control a terminal on which it is printed.
            else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT)
                out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        out.append('"');
    }
}
