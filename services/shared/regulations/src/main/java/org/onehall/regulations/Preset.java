package org.onehall.regulations;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A ready-made set of defaults (regulations section 2), read from a YAML file beside this class.
 *
 * @param name such as {@code fide-online-2021}
 * @param values a canonical value for every parameter
 * @param fixed parameters that a competition must not change
 * @param maxPeriods the most periods that its time control may have (V-10); empty: any number
 */
record Preset(String name, Map<String, String> values, List<String> fixed, OptionalInt maxPeriods) {

    static final String DEFAULT = "fide-online-2021";
    static final List<String> NAMES = List.of(DEFAULT, "fide-laws-2018", "fssi-individual", "fssi-team");

    private static final Map<String, Preset> ALL = all();

    static Map<String, Preset> everything() {
        return ALL;
    }

    static Preset standard() {
        return Objects.requireNonNull(ALL.get(DEFAULT));
    }

    /** @param key of a parameter */
    String value(String key) {
        return Objects.requireNonNull(values.get(key), key);
    }

    private static Map<String, Preset> all() {
        Map<String, Preset> all = new LinkedHashMap<>();
        for (String name : NAMES) {
            all.put(name, read(name, all));
        }
        return all;
    }

    private static Preset read(String name, Map<String, Preset> earlier) {
        String file = "profiles/" + name + ".yaml";
        List<ProfileErrors.ProfileError> errors = new ArrayList<>();
        Map<String, Written> written = Written.read(file, text(file), errors);
        Optional<Preset> base = Optional.ofNullable(written.remove("extends"))
                .map(named -> Objects.requireNonNull(earlier.get(named.text()), file));
        Written fixed = written.remove("fixed");
        Written periods = written.remove("maxPeriods");
        Map<String, String> values = new LinkedHashMap<>();
        base.ifPresent(other -> values.putAll(other.values()));
        written.forEach((key, value) -> values.put(
                key,
                Parameter.named(key)
                        .flatMap(p -> p.canonical(value.text()))
                        .orElseThrow(() ->
                                new IllegalStateException(file + value.at().text() + ": " + key))));
        if (!errors.isEmpty() || !values.keySet().equals(Parameter.everything().keySet())) {
            throw new IllegalStateException(file + " is not complete: " + errors);
        }
        return new Preset(
                name,
                values,
                fixed != null
                        ? fixed.text().isEmpty()
                                ? List.of()
                                : List.of(fixed.text().split(","))
                        : base.map(Preset::fixed).orElse(List.of()),
                periods != null
                        ? OptionalInt.of(Integer.parseInt(periods.text()))
                        : base.map(Preset::maxPeriods).orElse(OptionalInt.empty()));
    }

    private static String text(String file) {
        try (InputStream in = Objects.requireNonNull(Preset.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
