package org.onehall.regulations;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.onehall.clock.Period;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Texts;
import org.onehall.regulations.ProfileErrors.ProfileError;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Reads competition regulations: {@code profile: <preset>} plus single parameters, dotted or nested. The file is
 * refused as a whole, with all its errors (V-01 to V-15). All players have the same time control, so there is always
 * one category (V-04); V-16 needs players and staff and is not checked here.
 */
public final class ProfileLoader {

    /** Parameters for things that the regulations allow and this product does not offer; fixed in every preset. */
    private static final Set<String> NOT_OFFERED = Set.of("quickplayFinish.enabled");

    private static final String TIME_CONTROL = "timeControl";
    private static final String PERIODS = "timeControl.periods";
    private static final String SHORT_FORM =
            "a time control such as 90+30, 40/90+30,30+30 or 60d5, or a list of periods";

    /**
     * In place of a time control that is missing or wrong, so that further errors are found. It is standard: that a
     * rapid or blitz competition needs more is known only with its time control.
     */
    private static final TimeControl STANDARD = TimeControl.parse("90+30");

    private static final int QUOTED = 60;
    private static final String ALLOWED_IN_PERIOD =
            "a base time from 0 to 24 hours, 0 to 1440 minutes, and an increment or a delay, not both";

    private ProfileLoader() {}

    /** The names of the presets. */
    public static List<String> presets() {
        return Preset.NAMES;
    }

    /** Reads a file's text; the file name is only used in errors. */
    public static ProfileResult load(String fileName, String yamlText) {
        List<ProfileError> errors = new ArrayList<>();
        Map<String, Written> written = Written.read(fileName, yamlText, errors);
        return errors.isEmpty() || !written.isEmpty()
                ? profile(fileName, written, TextPlace.BEGIN, errors)
                : new ProfileErrors(errors);
    }

    /** Reads the part of another file that holds the regulations; lines in errors are those of that file. */
    public static ProfileResult fromNode(String fileName, Node node) {
        List<ProfileError> errors = new ArrayList<>();
        Map<String, Written> written = Written.read(fileName, node, errors);
        return errors.isEmpty() || node instanceof MappingNode
                ? profile(fileName, written, TextPlace.of(node), errors)
                : new ProfileErrors(errors);
    }

    /**
     * Reads parameters that are already data, dotted or nested; {@link Profile#values()} gives the same profile again.
     */
    public static ProfileResult fromMap(String fileName, Map<String, ?> map) {
        return fromNode(fileName, new Yaml(new DumperOptions()).represent(map));
    }

    private static ProfileResult profile(
            String file, Map<String, Written> written, TextPlace top, List<ProfileError> errors) {
        Preset preset = preset(file, written, errors);
        Map<String, String> values = new LinkedHashMap<>(preset.values());
        Set<String> wrong = new HashSet<>();
        for (Map.Entry<String, Written> entry : written.entrySet()) {
            String key = entry.getKey();
            if (!key.equals("profile") && !key.equals(TIME_CONTROL) && !key.equals(PERIODS)) {
                List<ProfileError> found = take(file, preset, key, entry.getValue(), values);
                errors.addAll(found);
                if (!found.isEmpty()) {
                    wrong.add(key);
                }
            }
        }
        Optional<TimeControl> control = timeControl(file, written, top, errors).map(c -> Profile.credited(c, values));
        List<ProfileChecks.Finding> findings = new ArrayList<>(ProfileChecks.check(values, written.keySet()));
        control.ifPresent(c -> findings.addAll(ProfileChecks.check(values, c, preset)));
        findings.stream()
                .filter(finding -> Collections.disjoint(finding.keys(), wrong))
                .forEach(finding -> errors.add(located(file, finding, written, top)));
        Profile profile = complete(preset, values, control.orElse(Profile.credited(STANDARD, values)), written);
        return errors.isEmpty()
                ? new ProfileResult.Loaded(profile)
                : new ProfileErrors(
                        errors.stream()
                                .sorted(Comparator.comparingInt(ProfileError::line))
                                .toList(),
                        Optional.of(profile));
    }

    private static Profile complete(
            Preset preset, Map<String, String> values, TimeControl control, Map<String, Written> written) {
        Map<String, String> complete = new LinkedHashMap<>();
        complete.put("profile", preset.name());
        complete.put(TIME_CONTROL, control.text());
        Parameter.everything().keySet().forEach(key -> complete.put(key, values.get(key)));
        return new Profile(preset.name(), Collections.unmodifiableMap(complete), control, Map.copyOf(written));
    }

    private static Preset preset(String file, Map<String, Written> written, List<ProfileError> errors) {
        Written name = written.get("profile");
        if (name == null) {
            return Preset.standard();
        }
        Preset preset = Preset.everything().get(name.text());
        if (preset == null) {
            errors.add(new ProfileError(
                    file,
                    name.at(),
                    "profile",
                    "there is no profile " + quoted(name.text()),
                    String.join(", ", Preset.NAMES),
                    new RuleRef("V-01")));
        }
        return preset == null ? Preset.standard() : preset;
    }

    /** Takes one value, or reports everything that is wrong with it. */
    private static List<ProfileError> take(
            String file, Preset preset, String key, Written written, Map<String, String> values) {
        Optional<Parameter> found = Parameter.named(key);
        if (found.isEmpty()) {
            return List.of(new ProfileError(
                    file,
                    written.at(),
                    key,
                    "there is no such parameter",
                    SimilarNames.alike(key),
                    new RuleRef("V-01")));
        }
        Parameter parameter = found.get();
        Optional<String> value = parameter.canonical(written.text());
        if (value.isEmpty()) {
            List<Parameter.Wrong> all = parameter.wrong(written.text());
            if (all.isEmpty()) {
                return List.of(new ProfileError(
                        file,
                        written.at(),
                        key,
                        quoted(written.text()) + " is not allowed",
                        parameter.allowed(),
                        parameter.rule()));
            }
            return all.stream()
                    .map(wrong -> new ProfileError(
                            file,
                            written.at(wrong.part()),
                            key,
                            wrong.problem(),
                            parameter.allowed(),
                            parameter.rule()))
                    .toList();
        }
        if (NOT_OFFERED.contains(key) && !value.get().equals(preset.value(key))) {
            return List.of(
                    new ProfileError(file, written.at(), key, "is not offered", preset.value(key), parameter.rule()));
        }
        if (preset.fixed().contains(key) && !value.get().equals(preset.value(key))) {
            String rule = preset.maxPeriods().isPresent() ? "V-10" : "V-01";
            return List.of(new ProfileError(
                    file,
                    written.at(),
                    key,
                    "is fixed in profile " + preset.name(),
                    preset.value(key),
                    new RuleRef(rule)));
        }
        values.put(key, value.get());
        return List.of();
    }

    private static Optional<TimeControl> timeControl(
            String file, Map<String, Written> written, TextPlace top, List<ProfileError> errors) {
        Written text = written.get(TIME_CONTROL);
        Written list = written.get(PERIODS);
        RuleRef rule = new RuleRef("OCR 4.4");
        if (text == null && list == null) {
            errors.add(new ProfileError(file, top, TIME_CONTROL, "is missing", SHORT_FORM, rule));
            return Optional.empty();
        }
        if (text != null && list != null) {
            errors.add(new ProfileError(
                    file,
                    list.at(),
                    PERIODS,
                    "the time control is written twice, first in line "
                            + text.at().line(),
                    "once",
                    rule));
            return Optional.empty();
        }
        Written source = text != null ? text : Objects.requireNonNull(list);
        if (source.node() instanceof SequenceNode) {
            return periods(file, source, errors);
        }
        if (text == null || !(text.node() instanceof ScalarNode)) {
            errors.add(new ProfileError(
                    file,
                    source.at(),
                    text == null ? PERIODS : TIME_CONTROL,
                    "this is not a time control",
                    SHORT_FORM,
                    rule));
            return Optional.empty();
        }
        try {
            return Optional.of(TimeControl.parse(text.text()));
        } catch (IllegalArgumentException e) {
            errors.add(fault(file, text.at(), TIME_CONTROL, e, SHORT_FORM));
            return Optional.empty();
        }
    }

    private static Optional<TimeControl> periods(String file, Written list, List<ProfileError> errors) {
        int before = errors.size();
        List<Period> periods = new ArrayList<>();
        int number = 0;
        for (Node entry : list.entries()) {
            period(file, PERIODS + "[" + number++ + "]", entry, errors).ifPresent(periods::add);
        }
        if (errors.size() > before) {
            return Optional.empty();
        }
        try {
            return Optional.of(TimeControl.of(periods));
        } catch (IllegalArgumentException e) {
            errors.add(fault(file, list.at(), PERIODS, e, "moves in every period but the last"));
            return Optional.empty();
        }
    }

    private static Optional<Period> period(String file, String key, Node entry, List<ProfileError> errors) {
        int before = errors.size();
        if (!(entry instanceof MappingNode mapping)) {
            errors.add(new ProfileError(
                    file,
                    TextPlace.of(entry),
                    key,
                    "a period is a mapping",
                    "{moves, base, increment, delay}",
                    new RuleRef("V-01")));
            return Optional.empty();
        }
        OptionalInt moves = OptionalInt.empty();
        Optional<Duration> base = Optional.empty();
        Duration increment = Duration.ZERO;
        Duration delay = Duration.ZERO;
        for (NodeTuple tuple : mapping.getValue()) {
            String name = Written.text(tuple.getKeyNode());
            String text = Written.text(tuple.getValueNode());
            TextPlace at = TextPlace.of(tuple.getKeyNode());
            boolean right = switch (name) {
                case "moves" -> text.equals("rest") || text.matches("[1-9]\\d{0,2}");
                case "base" -> text.matches("\\d{1,4}|\\d{1,4}:[0-5]\\d|\\d{1,2}:[0-5]\\d:[0-5]\\d");
                case "increment", "delay" -> text.matches("\\d{1,4}");
                default -> false;
            };
            if (!right) {
                errors.add(unusable(file, at, key + "." + name, text));
                continue;
            }
            switch (name) {
                case "moves" ->
                    moves = text.equals("rest") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
                case "base" -> base = Optional.of(time(text));
                case "increment" -> increment = Duration.ofSeconds(Integer.parseInt(text));
                default -> delay = Duration.ofSeconds(Integer.parseInt(text));
            }
        }
        if (errors.size() == before && base.isEmpty()) {
            errors.add(new ProfileError(
                    file,
                    TextPlace.of(entry),
                    key + ".base",
                    "is missing",
                    "minutes, or m:ss, or h:mm:ss",
                    new RuleRef("V-02")));
        }
        if (errors.size() > before) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Period(moves, base.orElseThrow(), increment, delay));
        } catch (IllegalArgumentException e) {
            errors.add(fault(file, TextPlace.of(entry), key, e, ALLOWED_IN_PERIOD));
            return Optional.empty();
        }
    }

    private static ProfileError unusable(String file, TextPlace at, String key, String text) {
        String field = key.substring(key.lastIndexOf('.') + 1);
        return switch (field) {
            case "moves" ->
                new ProfileError(
                        file,
                        at,
                        key,
                        quoted(text) + " is not allowed",
                        "a whole number from 1 to 999, or rest",
                        new RuleRef("V-02"));
            case "base" ->
                new ProfileError(
                        file,
                        at,
                        key,
                        quoted(text) + " is not allowed",
                        "minutes, or m:ss, or h:mm:ss",
                        new RuleRef("V-02"));
            case "increment", "delay" ->
                new ProfileError(
                        file,
                        at,
                        key,
                        quoted(text) + " is not allowed",
                        "a whole number of seconds from 0 to 9999",
                        new RuleRef("V-02"));
            default ->
                new ProfileError(
                        file,
                        at,
                        key,
                        "there is no such field of a period",
                        "moves, base, increment, delay",
                        new RuleRef("V-01"));
        };
    }

    private static Duration time(String text) {
        String[] parts = text.split(":");
        long first = Long.parseLong(parts[0]);
        return switch (parts.length) {
            case 1 -> Duration.ofMinutes(first);
            case 2 -> Duration.ofMinutes(first).plusSeconds(Long.parseLong(parts[1]));
            default ->
                Duration.ofHours(first).plusMinutes(Long.parseLong(parts[1])).plusSeconds(Long.parseLong(parts[2]));
        };
    }

    /** A fault that the clock's own types found; their texts begin with the rule if it is V-02 or V-03. */
    private static ProfileError fault(
            String file, TextPlace at, String key, IllegalArgumentException e, String allowed) {
        String text = String.valueOf(e.getMessage());
        return text.startsWith("V-0")
                ? new ProfileError(file, at, key, text.substring(6), allowed, new RuleRef(text.substring(0, 4)))
                : new ProfileError(file, at, key, text, allowed, new RuleRef("OCR 4.4"));
    }

    private static ProfileError located(
            String file, ProfileChecks.Finding finding, Map<String, Written> written, TextPlace top) {
        TextPlace at = finding.keys().stream()
                .flatMap(key -> Optional.ofNullable(written.get(key))
                        .or(() -> Optional.ofNullable(key.equals(TIME_CONTROL) ? written.get(PERIODS) : null))
                        .stream())
                .map(Written::at)
                .findFirst()
                .orElse(top);
        return new ProfileError(
                file, at, finding.keys().getFirst(), finding.problem(), finding.allowed(), new RuleRef(finding.rule()));
    }

    private static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }
}
