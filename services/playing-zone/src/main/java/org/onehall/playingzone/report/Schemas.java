package org.onehall.playingzone.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.onehall.playingzone.projection.timeline.RulingReport;

/**
 * The JSON Schemas (draft 2020-12) of published documents, generated from the records themselves, so that they always
 * match.
 */
public final class Schemas {
    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    /** The definitions of the records found, by name. */
    private final Map<String, Object> definitions = new TreeMap<>();

    private Schemas() {}

    /** The schema of a round's report, {@link SignedReport}. */
    public static Map<String, Object> roundReport() {
        Schemas schemas = new Schemas();
        return schemas.published(
                SignedReport.SCHEMA, "Report of a round (OCR 18.1-18.3)", schemas.of(SignedReport.class));
    }

    /** The schema of the list of rulings, {@link RulingReport}. */
    public static Map<String, Object> rulings() {
        Schemas schemas = new Schemas();
        return schemas.published(
                "/api/schemas/rulings.json",
                "Rulings with their articles (OCR 18.3)",
                Map.of("type", "array", "items", schemas.of(RulingReport.class)));
    }

    private Map<String, Object> published(String address, String title, Map<String, Object> root) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", DRAFT);
        schema.put("$id", address);
        schema.put("title", title);
        schema.put(
                "description",
                "Instants are milliseconds since 1970 UTC, spans are milliseconds; what is not known or does not "
                        + "apply is null.");
        schema.putAll(root);
        schema.put("$defs", definitions);
        return schema;
    }

    private Map<String, Object> of(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            if (generic.getRawType() == List.class) return Map.of("type", "array", "items", of(last));
            if (generic.getRawType() == Optional.class) return orNull(of(last));
            if (generic.getRawType() == Map.class) return Map.of("type", "object", "additionalProperties", of(last));
            throw new IllegalArgumentException("no schema for " + type);
        }
        if (type == OptionalInt.class || type == OptionalLong.class) return orNull(type("integer"));
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) return type("string");
        if (plain == boolean.class || plain == Boolean.class) return type("boolean");
        if (plain == int.class || plain == long.class || plain == Integer.class || plain == Long.class)
            return type("integer");
        if (plain.isEnum())
            return Map.of(
                    "type",
                    "string",
                    "enum",
                    Arrays.stream(plain.getEnumConstants())
                            .map(one -> ((Enum<?>) one).name())
                            .toList());
        if (plain.isRecord()) return reference(plain);
        throw new IllegalArgumentException("no schema for " + type);
    }

    private static Map<String, Object> type(String name) {
        return Map.of("type", name);
    }

    private static Map<String, Object> orNull(Map<String, Object> known) {
        return Map.of("anyOf", List.of(known, type("null")));
    }

    private Map<String, Object> reference(Class<?> of) {
        String name = of.getSimpleName();
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of());
            Map<String, Object> properties = new LinkedHashMap<>();
            for (RecordComponent component : of.getRecordComponents())
                properties.put(component.getName(), of(component.getGenericType()));
            Map<String, Object> described = new LinkedHashMap<>();
            described.put("type", "object");
            described.put("properties", properties);
            described.put(
                    "required",
                    Arrays.stream(of.getRecordComponents())
                            .filter(one -> !one.getAccessor().isAnnotationPresent(JsonInclude.class))
                            .map(RecordComponent::getName)
                            .toList());
            described.put("additionalProperties", false);
            definitions.put(name, described);
        }
        return Map.of("$ref", "#/$defs/" + name);
    }
}
