package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** The schema for editors, checked with a JSON Schema validator and against the loader (V-01 to V-03, V-10, V-13). */
class ProfileSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchemaFactory DRAFT = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private static final JsonSchema SCHEMA = DRAFT.getSchema(ProfileSchema.text());
    private static final String CONTROL = "timeControl: 90+30\n";

    /** YAML 1.2 as editors read it. */
    private static Object data(Node node) {
        return switch (node) {
            case MappingNode mapping -> {
                Map<String, Object> map = new LinkedHashMap<>();
                mapping.getValue()
                        .forEach(tuple ->
                                map.put(((ScalarNode) tuple.getKeyNode()).getValue(), data(tuple.getValueNode())));
                yield map;
            }
            case SequenceNode list ->
                list.getValue().stream().map(ProfileSchemaTest::data).toList();
            case ScalarNode scalar when scalar.getScalarStyle() != DumperOptions.ScalarStyle.PLAIN -> scalar.getValue();
            case ScalarNode scalar ->
                switch (scalar.getValue()) {
                    case "true", "false" -> Boolean.valueOf(scalar.getValue());
                    case "", "~", "null" -> null;
                    case String text when text.matches("-?\\d+") -> Long.valueOf(text);
                    case String text when text.matches("-?\\d+\\.\\d+") -> Double.valueOf(text);
                    case String text -> text;
                };
            default -> throw new IllegalArgumentException(node.toString());
        };
    }

    private static Set<ValidationMessage> faults(String yaml) {
        return SCHEMA.validate(JSON.valueToTree(data(new Yaml().compose(new StringReader(yaml)))));
    }

    private static void right(String yaml) {
        assertEquals(Set.of(), faults(yaml), yaml);
        ProfileLoader.load("event.yaml", yaml).orThrow();
    }

    private static void wrong(String yaml) {
        assertFalse(faults(yaml).isEmpty(), yaml);
        assertInstanceOf(ProfileErrors.class, ProfileLoader.load("event.yaml", yaml), yaml);
    }

    @Test
    void it_is_a_schema_of_the_draft_it_names() throws IOException {
        JsonSchema draft = DRAFT.getSchema(SchemaLocation.of(SchemaId.V202012));
        assertEquals(Set.of(), draft.validate(ProfileSchema.text(), InputFormat.JSON));
        assertEquals(
                SchemaId.V202012,
                JSON.readTree(ProfileSchema.text()).path("$schema").asText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide-online-2021", "fide-laws-2018", "fssi-individual", "fssi-team"})
    void v_01_every_profile_is_right_as_it_stands_written_out_and_by_name(String name) throws IOException { // V-01
        right("profile: " + name + "\n" + CONTROL);
        String file;
        try (var in = ProfileSchemaTest.class.getResourceAsStream("profiles/" + name + ".yaml")) {
            file = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        right("profile: " + name + "\n" + CONTROL + file.replaceAll("(?m)^(extends|fixed|maxPeriods):.*$", ""));
        Preset preset = Preset.everything().get(name);
        StringBuilder all = new StringBuilder("profile: " + name + "\n" + CONTROL);
        preset.values()
                .forEach((key, value) -> all.append(key)
                        .append(": ")
                        .append(written(Parameter.named(key).orElseThrow(), value))
                        .append('\n'));
        right(all.toString());
    }

    private static String written(Parameter parameter, String value) {
        return parameter.kind() instanceof Parameter.Kind.SomeOf
                        || parameter.kind() instanceof Parameter.Kind.TieBreaks
                        || parameter.kind() instanceof Parameter.Kind.Fines
                ? "[" + value + "]"
                : value;
    }

    @Test
    void v_01_each_parameter_is_described_with_its_article_unit_range_and_defaults() throws IOException { // V-01
        JsonNode definitions = JSON.readTree(ProfileSchema.text()).path("$defs");
        for (Parameter parameter : Parameter.everything().values()) {
            JsonNode one = definitions.path(parameter.key());
            assertTrue(
                    one.path("description")
                            .asText()
                            .endsWith("(" + parameter.rule().id() + ")"),
                    parameter.key());
            assertTrue(one.path("description").asText().contains(parameter.allowed()), parameter.key());
            assertEquals(parameter.rule().id(), one.path("x-article").asText());
            assertFalse(one.path("default").isMissingNode(), parameter.key());
            assertEquals(Preset.NAMES.size(), one.path("x-defaults").size());
        }
        JsonNode late = definitions.path("defaultTime.minutes");
        assertEquals(
                List.of("0", "120", "minutes", "0"),
                List.of(
                        late.path("minimum").asText(),
                        late.path("maximum").asText(),
                        late.path("x-unit").asText(),
                        late.path("default").asText()));
        assertEquals(
                "30",
                definitions
                        .path("draw.agreement.minMove")
                        .path("x-defaults")
                        .path("fssi-team")
                        .asText());
    }

    /** A value of each kind that is not allowed. */
    private static List<String> notAllowed(Parameter parameter) {
        List<String> wrong = new ArrayList<>(
                switch (parameter.kind()) {
                    case Parameter.Kind.Flag _ -> List.of("yes", "2");
                    case Parameter.Kind.Whole(int min, int max) ->
                        List.of(String.valueOf(min - 1), String.valueOf(max + 1), "many", "1.5");
                    case Parameter.Kind.OneOf(List<String> values) ->
                        List.of("4", "PERHAPS", values.getFirst().toLowerCase(Locale.ROOT) + "x");
                    case Parameter.Kind.SomeOf(List<String> values) ->
                        List.of("[PERHAPS]", "[" + values.getFirst() + ", " + values.getFirst() + "]");
                    case Parameter.Kind.TieBreaks _ -> List.of("[Buchholz cut 1]", "[BH/]", "[BH, \"\"]", "[1]");
                    case Parameter.Kind.Decimal _ -> List.of("-1", "100001", "much");
                    case Parameter.Kind.Score _ -> List.of("-1", "1000", "much");
                    case Parameter.Kind.Text _ ->
                        Stream.of(
                                        "\"" + "x".repeat(501) + "\"",
                                        "\"a\\u0007b\"",
                                        "\"a\\u202Eb\"",
                                        "\"a\\nb\"",
                                        "\"  \"")
                                .filter(text -> !parameter.optional() || !text.equals("\"  \""))
                                .toList();
                    case Parameter.Kind.Span _ -> List.of("P0D", "year", "P", "PT5H");
                    case Parameter.Kind.Fines _ ->
                        List.of(
                                "[{code: LATE}]",
                                "[{code: LATE, amount: -2}]",
                                "[{code: LATE, amount: 5, why: x}]",
                                "{LATE: much}",
                                "5",
                                "{\"a\\u0007b\": 5}",
                                "{" + "x".repeat(41) + ": 5}");
                });
        if (!parameter.optional()) {
            wrong.add("none");
        }
        return wrong;
    }

    @Test
    void v_01_a_value_out_of_its_range_is_refused_as_by_the_loader_dotted_and_nested() { // V-01
        for (Parameter parameter : Parameter.everything().values()) {
            for (String value : notAllowed(parameter)) {
                wrong(CONTROL + parameter.key() + ": " + value);
                wrong(CONTROL + nested(parameter.key(), value));
            }
        }
    }

    /** {@code a: {b: {c: value}}}. */
    private static String nested(String key, String value) {
        String[] parts = key.split("\\.");
        return String.join(": {", parts) + ": " + value + "}".repeat(parts.length - 1);
    }

    @Test
    void v_01_whatever_is_allowed_can_be_written_in_every_way() { // V-01
        for (Parameter parameter : Parameter.everything().values()) {
            String value = Preset.everything().get("fide-online-2021").values().get(parameter.key());
            right(CONTROL + nested(parameter.key(), written(parameter, value)));
            if (parameter.optional()) {
                right(CONTROL + parameter.key() + ": null");
                right(CONTROL + parameter.key() + ":");
            }
        }
        right(CONTROL
                + "draw: {agreement.minMove: 30, claims: {enabled: false}}\ndisconnection.report: {slaSeconds: 90}");
        right(CONTROL + "fines.schedule: [{code: LATE, amount: 20.50}]");
        right(CONTROL + "fines: {schedule: {LATE: 20, PHONE: 100}}");
    }

    @Test
    void v_01_what_is_no_parameter_is_refused() { // V-01
        Map<String, String> unknown = new TreeMap<>(Map.of(
                "draw.agreement.minMov",
                "30",
                "colour",
                "red",
                "draw",
                "5",
                "fixed",
                "[]",
                "extends",
                "fssi-team",
                "profile",
                "fide-online-1999",
                "competition.type",
                "ONLINE"));
        unknown.forEach((key, value) -> wrong(CONTROL + key + ": " + value));
        wrong(CONTROL + "draw: {agreement: {minMov: 30}}");
        wrong(CONTROL + "fairplay: {responsible: PLATFORM}"); // V-13
        wrong("[]");
        wrong("text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "90+30",
                "40/90+30,30+30",
                "60d5",
                "1:30:00+30",
                "0:30+1",
                "90",
                "\"3+2\"",
                "40/100+30, 20/50+30, 15+30",
                "[{moves: 40, base: 90, increment: 30}, {moves: rest, base: 30, increment: 30}]",
                "[{base: 1:30:00, delay: 5, increment: 0}]",
                "{periods: [{base: 15, increment: 10}]}"
            })
    void v_02_time_controls_can_be_written_short_and_as_periods(String control) { // V-02, V-03
        right("timeControl: " + control);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "timeControl: fast",
                "timeControl: 90+30d5",
                "timeControl: []",
                "timeControl: [{increment: 30}]",
                "timeControl: [{base: -5}]",
                "timeControl: [{base: 5, bonus: 3}]",
                "timeControl: [90+30]",
                "timeControl: [{moves: 0, base: 30}, {base: 30}]",
                "timeControl:",
                "timeControl: [{base: 30, increment: 5, delay: 5}]",
                "timeControl.periods: 90+30",
                "profile: fide-online-2021",
                "timeControl: {base: 5}",
                "{timeControl: 90+30, timeControl.periods: [{base: 5}]}",
                "timeControl: {periods: [{base: 5}], base: 3}"
            })
    void v_02_what_is_no_time_control_is_refused(String yaml) { // V-02, V-03, OCR 4.4
        wrong(yaml);
    }

    @Test
    void v_10_what_a_profile_fixes_stays_so() { // V-10
        wrong(CONTROL + "quickplayFinish.enabled: true");
        wrong(CONTROL + "quickplayFinish: {enabled: true}");
        for (String profile : ProfileLoader.presets())
            wrong("profile: " + profile + "\ntimeControl: 90+0\nquickplayFinish: {enabled: true}"); // QPF III.2
        for (String profile : List.of("fssi-individual", "fssi-team")) {
            String named = "profile: " + profile + "\n";
            wrong(named + CONTROL + "defaultTime.minutes: 15");
            wrong(named + CONTROL + "defaultTime: {minutes: 15}");
            wrong(named + CONTROL + "adjournment.allowed: true");
            right(named + CONTROL + "defaultTime: {minutes: 0}");
            wrong(named + "timeControl: 40/90+30,30+30");
            wrong(named + "timeControl: [{moves: 40, base: 90}, {base: 30}]");
            wrong(named + "timeControl: {periods: [{moves: 40, base: 90}, {base: 30}]}");
            wrong(named + "timeControl.periods: [{moves: 40, base: 90}, {base: 30}]");
        }
        right("profile: fide-laws-2018\n" + CONTROL + "defaultTime: {minutes: 15}");
    }
}
