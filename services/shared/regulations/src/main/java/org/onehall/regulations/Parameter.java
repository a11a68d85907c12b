package org.onehall.regulations;

import java.math.BigDecimal;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.decider.Texts;

/**
 * One parameter of competition regulations (regulations section 27): its name, its allowed values, and its source.
 * Values are handled as canonical text; {@link Profile} gives them their types.
 *
 * @param key dotted name
 * @param kind its allowed values
 * @param optional whether {@code none} is a value
 * @param rule the article that leaves it to the competition regulations
 */
record Parameter(String key, Kind kind, boolean optional, RuleRef rule) {

    static final String NONE = "none";
    /** Most characters of a text in the regulations. */
    static final int LONGEST_TEXT = 500;
    /** Most characters of the code of a fine. */
    static final int LONGEST_CODE = 40;
    /**
     * Most points for one game or match: a change of points, with its sign, must fit in the four columns of a
     * tournament report.
     */
    static final int MOST_POINTS = 999;

    /** How a rank-order specifier is written. */
    static final String TIE_BREAK = "(?!(none|null)$)[A-Za-z]{1,8}(:[A-Za-z]{2})?([/#-][A-Za-z][+-]?\\d{0,4}){0,6}";

    private static final int POINT_COLUMNS = 4;
    private static final BigDecimal MOST = new BigDecimal(100_000);

    /** The kinds of values that a parameter may have. */
    sealed interface Kind {
        record Flag() implements Kind {}

        record Whole(int min, int max) implements Kind {}

        record OneOf(List<String> values) implements Kind {}

        record SomeOf(List<String> values) implements Kind {}

        record Decimal() implements Kind {}

        record Score() implements Kind {}

        record Text() implements Kind {}

        record Span() implements Kind {}

        record Fines() implements Kind {}

        /** Rank-order specifiers; whether they name tie-breaks of C.07 is for those who calculate them. */
        record TieBreaks() implements Kind {}
    }

    private static final Map<String, Parameter> ALL = ParameterTable.all();

    static Map<String, Parameter> everything() {
        return ALL;
    }

    static Optional<Parameter> named(String key) {
        return Optional.ofNullable(ALL.get(key));
    }

    /** The allowed values in words, for people. */
    String allowed() {
        String range = switch (kind) {
            case Kind.Flag _ -> "true or false";
            case Kind.Whole(int min, int max) -> "a whole number from " + min + " to " + max;
            case Kind.OneOf(List<String> values) -> values.size() == 1 ? values.getFirst() : String.join(", ", values);
            case Kind.SomeOf(List<String> values) -> "a list of " + String.join(", ", values) + ", each once";
            case Kind.Decimal _ -> "a decimal number from 0 to 100000, with at most two decimals";
            case Kind.Score _ ->
                "a decimal number from 0 to 999 of at most four characters, as a tournament report has room for: 3, "
                        + "0.25, 99.5";
            case Kind.Text _ -> "text of 1 to 500 characters in one line, none of them a control character";
            case Kind.Span _ -> "a period such as P1Y, P6M or P30D";
            case Kind.Fines _ ->
                "{LATE: 20, PHONE: 50} or a list of {code: LATE, amount: 20}; each code once, of 1 to 40 characters "
                        + "without comma or control character; an amount is a decimal number from 0 to 100000, with "
                        + "at most two decimals";
            case Kind.TieBreaks _ ->
                "a list of tie-breaks of FIDE C.07 as tournament reports write them: DE, BH/C1, BH, SB, WIN";
        };
        return optional ? range + ", or none" : range;
    }

    /** The canonical text of a value written as text; empty if it is not allowed. */
    Optional<String> canonical(String written) {
        if (optional && (written.isEmpty() || written.equals(NONE) || written.equals("null") || written.equals("~"))) {
            return Optional.of(NONE);
        }
        return switch (kind) {
            case Kind.Flag _ ->
                written.equals("true") || written.equals("false") ? Optional.of(written) : Optional.empty();
            case Kind.Whole(int min, int max) -> whole(written, min, max);
            case Kind.OneOf(List<String> values) -> values.contains(written) ? Optional.of(written) : Optional.empty();
            case Kind.SomeOf(List<String> values) -> some(written, values);
            case Kind.Decimal _ -> decimal(written);
            case Kind.Score _ ->
                decimal(written)
                        .filter(value -> value.length() <= POINT_COLUMNS
                                && new BigDecimal(value).compareTo(new BigDecimal(MOST_POINTS)) <= 0);
            case Kind.Text _ ->
                Texts.isEmpty(written)
                                || Texts.faultOfLine(written.strip(), LONGEST_TEXT)
                                        .isPresent()
                                || written.equals(NONE)
                        ? Optional.empty()
                        : Optional.of(written.strip());
            case Kind.Span _ -> span(written);
            case Kind.Fines _ -> fines(written);
            case Kind.TieBreaks _ ->
                Optional.of(parts(written))
                        .filter(all -> all.stream().allMatch(one -> one.matches(TIE_BREAK)))
                        .map(all -> String.join(",", all));
        };
    }

    private static Optional<String> whole(String written, int min, int max) {
        if (!written.matches("-?\\d{1,9}")) {
            return Optional.empty();
        }
        int value = Integer.parseInt(written);
        return value < min || value > max ? Optional.empty() : Optional.of(String.valueOf(value));
    }

    private static List<String> parts(String written) {
        return written.isBlank()
                ? List.of()
                : Arrays.stream(written.split(",", -1)).map(String::strip).toList();
    }

    private static Optional<String> some(String written, List<String> values) {
        List<String> parts = parts(written);
        return values.containsAll(parts) && Set.copyOf(parts).size() == parts.size()
                ? Optional.of(String.join(",", parts))
                : Optional.empty();
    }

    private static Optional<String> decimal(String written) {
        return written.matches("\\d{1,6}(\\.\\d{1,2})?") && new BigDecimal(written).compareTo(MOST) <= 0
                ? Optional.of(plain(new BigDecimal(written)))
                : Optional.empty();
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static Optional<String> span(String written) {
        try {
            Period period = Period.parse(written);
            return period.isZero() || period.isNegative() ? Optional.empty() : Optional.of(period.toString());
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> fines(String written) {
        List<String> items = parts(written);
        List<String> codes = items.stream().map(Parameter::code).toList();
        for (int i = 0; i < items.size(); i++) {
            if (amount(items.get(i)).isEmpty() || faultOfCode(codes, i).isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.of(items.stream()
                .map(item -> code(item) + ": " + amount(item).orElseThrow())
                .collect(Collectors.joining(",")));
    }

    /** The text before the last colon; "" if there is none. */
    private static String code(String item) {
        return item.substring(0, Math.max(0, item.lastIndexOf(':'))).strip();
    }

    private static Optional<String> amount(String item) {
        return decimal(item.substring(item.lastIndexOf(':') + 1).strip());
    }

    /**
     * A fine is found by its code, so a fine whose code looks like an earlier one would never be found (OCR 18.4.7).
     */
    private static Optional<String> faultOfCode(List<String> codes, int index) {
        String code = codes.get(index);
        if (Texts.isEmpty(code)) {
            return Optional.of("a fine has a code");
        }
        Optional<String> fault = Texts.faultOfLine(code, LONGEST_CODE).map(what -> "a code " + what);
        return fault.isPresent()
                ? fault
                : codes.subList(0, index).stream()
                                .anyMatch(earlier -> Texts.toTheEye(earlier).equals(Texts.toTheEye(code)))
                        ? Optional.of("the code " + Texts.quoted(code, LONGEST_CODE) + " is there twice")
                        : Optional.empty();
    }

    /**
     * What is wrong with a value that is not allowed.
     *
     * @param part the part of a list that is wrong, from 0; 0 for a value that is not a list
     * @param problem what is wrong, in words for people
     */
    record Wrong(int part, String problem) {}

    /**
     * Everything that is wrong with a value that {@link #canonical} does not accept; empty: the value is of another
     * kind.
     */
    List<Wrong> wrong(String written) {
        return switch (kind) {
            case Kind.Text _ ->
                Texts.faultOfLine(written.strip(), LONGEST_TEXT).map(fault -> new Wrong(0, fault)).stream()
                        .toList();
            case Kind.Fines _ -> wrongFines(written);
            case Kind.TieBreaks _ -> wrongTieBreaks(written);
            case Kind.Flag _, Kind.Whole _, Kind.OneOf _, Kind.SomeOf _, Kind.Decimal _, Kind.Score _, Kind.Span _ ->
                List.of();
        };
    }

    private static List<Wrong> wrongTieBreaks(String written) {
        List<String> parts = parts(written);
        List<Wrong> wrong = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++)
            if (!parts.get(i).matches(TIE_BREAK))
                wrong.add(new Wrong(i, Texts.quoted(parts.get(i), LONGEST_CODE) + " is not allowed"));
        return wrong;
    }

    /** Checks the code and the amount of each fine. */
    private static List<Wrong> wrongFines(String written) {
        List<String> items = parts(written);
        List<String> codes = items.stream().map(Parameter::code).toList();
        List<Wrong> wrong = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            int part = i;
            if (items.get(i).indexOf(':') < 0) {
                wrong.add(new Wrong(part, "a fine has a code and an amount"));
                continue;
            }
            faultOfCode(codes, i).ifPresent(fault -> wrong.add(new Wrong(part, fault)));
            if (amount(items.get(i)).isEmpty()) {
                wrong.add(new Wrong(
                        part, "the amount of " + Texts.quoted(codes.get(i), LONGEST_CODE) + " is not allowed"));
            }
        }
        return wrong;
    }
}
