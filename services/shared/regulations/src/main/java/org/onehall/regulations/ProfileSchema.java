package org.onehall.regulations;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The JSON Schema (draft 2020-12) of competition regulations, for editors: keys dotted or nested, types, ranges,
 * defaults of every profile, what a profile fixes, and the articles (V-01, V-02, V-03, V-10, V-13). Rules for
 * combinations of parameters are left to {@link ProfileLoader}, and so are decimals with more than two places. Values
 * must have their YAML types: a number in quotes, which the loader accepts, is not a number here.
 */
public final class ProfileSchema {
    /** Values that no competition may use yet (V-01), or ever (V-13). */
    private static final Map<String, Set<String>> NEVER =
            Map.of("competition.type", Set.of("ONLINE", "SUPERVISED"), "fairplay.responsible", Set.of("PLATFORM"));

    private static final int MOST = 100_000;
    /** A character of one line that is visible and does not change the direction of writing. */
    private static final String SHOWN = "[^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]";

    private ProfileSchema() {}

    /** The schema as JSON. */
    public static String text() {
        StringBuilder out = new StringBuilder();
        JsonWriter.write(root(), "", out);
        return out.append('\n').toString();
    }

    private static Map<String, Object> root() {
        Map<String, Object> schema = object(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "title",
                "OneHall competition regulations",
                "description",
                "A profile, a time control, and the parameters that differ from the profile; names dotted or nested.");
        schema.put("type", "object");
        Map<String, Object> properties =
                members("", Parameter.everything().keySet(), key -> object("$ref", "#/$defs/" + key), true);
        Map<String, Object> all = object(
                "profile",
                object("description", "Which defaults hold.", "enum", Preset.NAMES, "default", Preset.DEFAULT));
        all.put("timeControl", timeControl());
        all.put("timeControl.periods", object("$ref", "#/$defs/timeControl.periods"));
        all.putAll(properties);
        schema.put("properties", all);
        schema.put("additionalProperties", false);
        schema.put(
                "oneOf",
                List.of(
                        object("required", List.of("timeControl")),
                        object("required", List.of("timeControl.periods"))));
        schema.put(
                "allOf",
                Preset.everything().values().stream()
                        .filter(preset ->
                                !preset.fixed().isEmpty() || preset.maxPeriods().isPresent())
                        .map(ProfileSchema::fixed)
                        .toList());
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put("timeControl.periods", periods());
        Parameter.everything().values().forEach(parameter -> definitions.put(parameter.key(), described(parameter)));
        schema.put("$defs", definitions);
        return schema;
    }

    /**
     * What is allowed below a prefix: the rest of every name, and the groups into which it can be split.
     *
     * @param leaf the schema of a parameter
     * @param closed whether nothing else is allowed there
     */
    private static Map<String, Object> members(
            String prefix, Set<String> keys, Function<String, Object> leaf, boolean closed) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (String key : keys) {
            if (!key.startsWith(prefix)) {
                continue;
            }
            String rest = key.substring(prefix.length());
            for (int dot = rest.indexOf('.'); dot >= 0; dot = rest.indexOf('.', dot + 1)) {
                members.computeIfAbsent(rest.substring(0, dot), group -> {
                    Map<String, Object> inner = closed ? object("type", "object") : new LinkedHashMap<>();
                    inner.put("properties", members(prefix + group + ".", keys, leaf, closed));
                    if (closed) {
                        inner.put("additionalProperties", false);
                    }
                    return inner;
                });
            }
            members.put(rest, leaf.apply(key));
        }
        return members;
    }

    /** For a profile: the values that it fixes. */
    private static Map<String, Object> fixed(Preset preset) {
        Map<String, Object> named = object("properties", object("profile", object("const", preset.name())));
        if (!preset.name().equals(Preset.DEFAULT)) {
            named.put("required", List.of("profile"));
        }
        Map<String, Object> members = members(
                "",
                new LinkedHashSet<>(preset.fixed()),
                key -> object("const", json(Parameter.named(key).orElseThrow(), preset.value(key))),
                false);
        preset.maxPeriods().ifPresent(most -> {
            Map<String, Object> list = object("maxItems", most);
            members.put(
                    "timeControl",
                    object("maxItems", most, "pattern", "^[^,]*$", "properties", object("periods", list)));
            members.put("timeControl.periods", list);
        });
        return object("if", named, "then", object("properties", members));
    }

    // ---- the time control

    private static Map<String, Object> timeControl() {
        String time = "\\d{1,4}(:[0-5]\\d){0,2}(\\.\\d{1,3})?";
        String period = "\\s*(\\d{1,3}/)?" + time + "([+d]\\d{1,4}(\\.\\d{1,3})?)?\\s*";
        Map<String, Object> nested = object(
                "type", "object", "properties", object("periods", object("$ref", "#/$defs/timeControl.periods")));
        nested.put("required", List.of("periods"));
        nested.put("additionalProperties", false);
        return object(
                "description",
                "Minutes and seconds of increment, 90+30; of delay, 60d5; periods, 40/90+30,30+30; or a list of "
                        + "periods. "
                        + article(new RuleRef("OCR 4.4")),
                "anyOf",
                List.of(
                        object("type", "string", "pattern", "^" + period + "(," + period + ")*$"),
                        object("type", "integer", "minimum", 1, "maximum", 9999),
                        object("$ref", "#/$defs/timeControl.periods"),
                        nested));
    }

    private static Map<String, Object> periods() {
        Map<String, Object> seconds = object("type", "integer", "minimum", 0, "maximum", 9999, "x-unit", "seconds");
        Map<String, Object> positive = object("minimum", 1);
        Map<String, Object> period = object(
                "type",
                "object",
                "properties",
                object(
                        "moves",
                        object(
                                "description",
                                "Moves of the period; rest, or left out: all that are left, in the last one. (V-02)",
                                "anyOf",
                                List.of(
                                        object("type", "integer", "minimum", 1, "maximum", 999),
                                        object("const", "rest"))),
                        "base",
                        object(
                                "description",
                                "Minutes, or m:ss, or h:mm:ss. (V-02)",
                                "anyOf",
                                List.of(
                                        object("type", "integer", "minimum", 0, "maximum", 9999),
                                        object(
                                                "type",
                                                "string",
                                                "pattern",
                                                "^(\\d{1,4}|\\d{1,4}:[0-5]\\d|\\d{1,2}:[0-5]\\d:[0-5]\\d)$"))),
                        "increment",
                        seconds,
                        "delay",
                        seconds));
        period.put("required", List.of("base"));
        period.put("additionalProperties", false);
        period.put(
                "not",
                object(
                        "properties",
                        object("increment", positive, "delay", positive),
                        "required",
                        List.of("increment", "delay")));
        return object("type", "array", "minItems", 1, "items", period);
    }

    // ---- parameters

    private static Map<String, Object> described(Parameter parameter) {
        Map<String, Object> schema = new LinkedHashMap<>();
        Map<String, Object> defaults = new LinkedHashMap<>();
        Preset.everything()
                .values()
                .forEach(preset -> defaults.put(preset.name(), json(parameter, preset.value(parameter.key()))));
        String differing = Set.copyOf(defaults.values()).size() == 1
                ? ""
                : " Defaults: "
                        + defaults.entrySet().stream()
                                .map(entry -> entry.getKey() + " " + JsonWriter.inline(entry.getValue()))
                                .collect(Collectors.joining(", "))
                        + ".";
        Optional<String> unit = unit(parameter.key());
        schema.put(
                "description",
                Descriptions.ALL.get(parameter.key())
                        + unit.map(of -> " In " + of + ".").orElse("") + " Allowed: " + parameter.allowed() + "."
                        + differing + " " + article(parameter.rule()));
        unit.ifPresent(of -> schema.put("x-unit", of));
        schema.put("x-article", parameter.rule().id());
        schema.put("default", defaults.get(Preset.DEFAULT));
        schema.put("x-defaults", defaults);
        Map<String, Object> kind = kind(parameter);
        if (parameter.optional()) {
            List<Object> none = new ArrayList<>(Arrays.asList(Parameter.NONE, null));
            schema.put("anyOf", List.of(kind, object("enum", none)));
        } else {
            schema.putAll(kind);
        }
        return schema;
    }

    private static Map<String, Object> kind(Parameter parameter) {
        return switch (parameter.kind()) {
            case Parameter.Kind.Flag _ -> object("type", "boolean");
            case Parameter.Kind.Whole(int min, int max) -> object("type", "integer", "minimum", min, "maximum", max);
            case Parameter.Kind.OneOf(List<String> values) ->
                object(
                        "enum",
                        values.stream()
                                .filter(value -> !NEVER.getOrDefault(parameter.key(), Set.of())
                                        .contains(value))
                                .map(value -> json(parameter, value))
                                .toList());
            case Parameter.Kind.SomeOf(List<String> values) ->
                object("type", "array", "items", object("enum", values), "uniqueItems", true);
            case Parameter.Kind.Decimal _ -> decimal();
            case Parameter.Kind.Score _ -> object("type", "number", "minimum", 0, "maximum", Parameter.MOST_POINTS);
            case Parameter.Kind.Text _ ->
                object(
                        "type",
                        "string",
                        "minLength",
                        1,
                        "maxLength",
                        Parameter.LONGEST_TEXT,
                        "pattern",
                        "^(?=.*\\S)" + SHOWN + "*$",
                        "not",
                        object("const", Parameter.NONE));
            case Parameter.Kind.Span _ ->
                object("type", "string", "pattern", "^P(?=.*[1-9])(\\d{1,4}Y)?(\\d{1,4}M)?(\\d{1,4}W)?(\\d{1,5}D)?$");
            case Parameter.Kind.Fines _ -> fines();
            case Parameter.Kind.TieBreaks _ ->
                object("type", "array", "items", object("type", "string", "pattern", "^" + Parameter.TIE_BREAK + "$"));
        };
    }

    private static Map<String, Object> decimal() {
        return object("type", "number", "minimum", 0, "maximum", MOST);
    }

    private static Map<String, Object> fines() {
        Map<String, Object> code = object(
                "type",
                "string",
                "maxLength",
                Parameter.LONGEST_CODE,
                "pattern",
                "^(?=[^,]*[^,\\s])(?!.*,)" + SHOWN + "*$");
        Map<String, Object> fine = object("type", "object", "properties", object("code", code, "amount", decimal()));
        fine.put("required", List.of("code", "amount"));
        fine.put("additionalProperties", false);
        return object(
                "anyOf",
                List.of(
                        object("type", "array", "items", fine),
                        object("type", "object", "propertyNames", code, "additionalProperties", decimal())));
    }

    /** The unit of a number, from the parameter's name; empty if it has no unit. */
    private static Optional<String> unit(String key) {
        String name = key.substring(key.lastIndexOf('.') + 1);
        return name.endsWith("Ms")
                ? Optional.of("milliseconds")
                : name.endsWith("Seconds")
                        ? Optional.of("seconds")
                        : name.toLowerCase(Locale.ROOT).contains("minutes")
                                ? Optional.of("minutes")
                                : key.equals("appeals.fee") || key.equals("appeals.secondFee")
                                        ? Optional.of("EUR")
                                        : Optional.empty();
    }

    private static String article(RuleRef rule) {
        return "(" + rule.id() + ")";
    }

    /** A canonical value as JSON. */
    private static Object json(Parameter parameter, String value) {
        if (value.equals(Parameter.NONE) && parameter.optional()) {
            return value;
        }
        return switch (parameter.kind()) {
            case Parameter.Kind.Flag _ -> Boolean.valueOf(value);
            case Parameter.Kind.Whole _ -> Integer.valueOf(value);
            case Parameter.Kind.Decimal _, Parameter.Kind.Score _ -> new java.math.BigDecimal(value);
            case Parameter.Kind.OneOf _ -> value.matches("\\d{1,9}") ? (Object) Integer.valueOf(value) : value;
            case Parameter.Kind.SomeOf _, Parameter.Kind.TieBreaks _ ->
                value.isEmpty() ? List.of() : List.of(value.split(","));
            case Parameter.Kind.Text _, Parameter.Kind.Span _ -> value;
            case Parameter.Kind.Fines _ ->
                value.isEmpty()
                        ? List.of()
                        : Arrays.stream(value.split(","))
                                .map(fine -> object(
                                        "code",
                                        fine.substring(0, fine.lastIndexOf(':')),
                                        "amount",
                                        new java.math.BigDecimal(fine.substring(fine.lastIndexOf(':') + 1)
                                                .strip())))
                                .toList();
        };
    }

    /** An object from alternating names and values. */
    private static SequencedMap<String, Object> object(Object... pairs) {
        SequencedMap<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            object.put((String) pairs[i], pairs[i + 1]);
        }
        return object;
    }

    /** Descriptions of every parameter, from {@code parameters.tsv} beside this class. */
    private static final class Descriptions {
        private static final Map<String, String> ALL = read();

        private static Map<String, String> read() {
            try (var reader = new BufferedReader(new InputStreamReader(
                    Objects.requireNonNull(ProfileSchema.class.getResourceAsStream("parameters.tsv"), "parameters.tsv"),
                    StandardCharsets.UTF_8))) {
                Map<String, String> all = reader.lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split("\t", 2))
                        .collect(Collectors.toMap(field -> field[0], field -> field[1]));
                if (!all.keySet().equals(Parameter.everything().keySet())) {
                    throw new IllegalStateException("parameters.tsv does not describe the parameters there are");
                }
                return all;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
