package org.onehall.decider;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A reason as it is stored: free text that a person wrote, or codes, which each reader gets in his own language.
 *
 * <p>The form of a code is <code>{FIRE_ALARM}</code>, or <code>{HALL_OUT from=2026-03-01T14:00:00Z;
 * to=2026-03-01T14:00:40Z}</code> with parameters; several codes may follow each other without a space. In a value, %
 * and the characters { } = ; are written as %25, %7B, %7D, %3D and %3B. A value is an instant (ISO 8601, UTC), a
 * constant such as WHITE, several constants with commas, a number, moves, or another reason. Old logs have English
 * sentences instead of codes; they are read as the codes that replaced them.
 */
public final class Reason {
    private static final String VALUE = "[^{}=;]*";
    private static final String PARAMETER = "[a-z]+=" + VALUE;
    private static final String CODE = "\\{([A-Z][A-Z_]*)((?: " + PARAMETER + "(?:; " + PARAMETER + ")*)?)\\}";
    private static final Pattern ONE = Pattern.compile(CODE);
    private static final Pattern ALL = Pattern.compile("(?:" + CODE + ")+");
    private static final Pattern ESCAPE = Pattern.compile("%(25|7B|7D|3D|3B)");
    private static final Pattern ESCAPED = Pattern.compile("[%{}=;]");

    /** One code of a reason, as it was read: a newer version may have stored a code that is not known here. */
    record Part(String code, Map<String, String> parameters) {
        /** The code with the parameters that belong to it; empty if this version cannot put it into words. */
        Optional<ReasonCode> known() {
            return Stream.of(ReasonCode.values())
                    .filter(known -> known.name().equals(code))
                    .filter(known -> known.parameters().equals(List.copyOf(parameters.keySet())))
                    .findFirst();
        }
    }

    private Reason() {}

    /**
     * A code to store.
     *
     * @param parameters names and values in turn, exactly those of the code
     */
    public static String of(ReasonCode code, String... parameters) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int at = 0; at + 1 < parameters.length; at += 2) given.put(parameters[at], parameters[at + 1]);
        if (parameters.length % 2 != 0 || !List.copyOf(given.keySet()).equals(code.parameters()))
            throw new IllegalArgumentException(code + " has the parameters " + code.parameters());
        String written = given.entrySet().stream()
                .map(one -> one.getKey() + "=" + escaped(one.getValue()))
                .collect(Collectors.joining("; "));
        return "{" + code + (written.isEmpty() ? "" : " " + written) + "}";
    }

    /**
     * As {@link #of}, but shortens the last value, so that the whole has this many characters at most (code points). A
     * value that is itself a code is not shortened.
     */
    public static String cut(int most, ReasonCode code, String... parameters) {
        String whole = of(code, parameters);
        String[] shorter = parameters.clone();
        int last = shorter.length - 1;
        while (whole.codePointCount(0, whole.length()) > most && !shorter[last].isEmpty() && !isCoded(shorter[last])) {
            String text = shorter[last];
            int over = whole.codePointCount(0, whole.length()) - most;
            shorter[last] = Texts.cut(text, Math.max(0, text.codePointCount(0, text.length()) - Math.ceilDiv(over, 3)));
            whole = of(code, shorter);
        }
        return whole;
    }

    /** Whether a text has the form of a code, known or not. No person may write such a text. */
    public static boolean isCoded(String text) {
        return ALL.matcher(text).matches();
    }

    /** Whether a text is a usual reason: one code that people choose on a page, with values that have words. */
    public static boolean isUsual(String text) {
        List<Part> parts = parse(text);
        return isCoded(text)
                && parts.size() == 1
                && parts.getFirst().known().filter(ReasonCode::isUsual).isPresent()
                && parts.getFirst().parameters().entrySet().stream()
                        .allMatch(one -> ReasonWords.ENGLISH
                                .value(one.getKey(), one.getValue())
                                .isPresent());
    }

    /** Whether a stored reason has a code, also in the form of an old sentence. */
    public static boolean has(String stored, ReasonCode code) {
        return parse(stored).stream().anyMatch(part -> part.code().equals(code.name()));
    }

    /** A stored reason in the language of its reader; free text stays as it is. Times are UTC and say so. */
    public static String in(Locale language, String stored) {
        return words(language).of(stored);
    }

    /**
     * The words for a constant in the language of its reader, so that every text names it as reasons do.
     *
     * @param parameter of the reasons that name the constant: "termination" for how a game ended, "kind" for the kind
     *     of an incident
     * @return empty if this version has no words for the constant
     */
    public static Optional<String> constant(Locale language, String parameter, String constant) {
        return words(language).value(parameter, constant);
    }

    private static ReasonWords words(Locale language) {
        return language.getLanguage().equals("it") ? ReasonWords.ITALIAN : ReasonWords.ENGLISH;
    }

    /** A stored reason in English. */
    public static String inEnglish(String stored) {
        return in(Locale.ENGLISH, stored);
    }

    /** The codes of a stored reason; none if it is free text. */
    static List<Part> parse(String stored) {
        String coded = isCoded(stored) ? stored : OldReasons.coded(stored).orElse("");
        List<Part> parts = new ArrayList<>();
        ONE.matcher(coded).results().forEach(found -> parts.add(new Part(found.group(1), parameters(found.group(2)))));
        return parts;
    }

    private static Map<String, String> parameters(String written) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String one :
                written.isEmpty() ? new String[0] : written.substring(1).split("; "))
            parameters.put(one.substring(0, one.indexOf('=')), plain(one.substring(one.indexOf('=') + 1)));
        return parameters;
    }

    static String escaped(String value) {
        return ESCAPED.matcher(value)
                .replaceAll(found -> "%%%02X".formatted((int) found.group().charAt(0)));
    }

    private static String plain(String escaped) {
        return ESCAPE.matcher(escaped).replaceAll(found -> {
            String character = String.valueOf((char) Integer.parseInt(found.group(1), 16));
            return Matcher.quoteReplacement(character);
        });
    }
}
