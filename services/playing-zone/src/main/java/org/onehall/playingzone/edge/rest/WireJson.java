package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Converts messages to JSON and back, field by field: {@code fideId} is {@code fide_id}, {@code ABSENCES} is
 * {@code GROUND_ABSENCES}, an instant is milliseconds since 1970. Unknown fields and wrong types are malformed.
 */
final class WireJson {
    private static final long FIRST_MS = 946_684_800_000L;
    private static final long LAST_MS = 4_102_444_799_999L;
    private static final int MOST_ELEMENTS = 100;

    private WireJson() {}

    /** @param kept fields that a client must not set */
    static <B extends Message.Builder> B read(JsonNode object, B into, Set<String> kept) {
        if (!object.isObject()) throw Bodies.malformed();
        object.properties().forEach(entry -> {
            FieldDescriptor field = into.getDescriptorForType().findFieldByName(snake(entry.getKey()));
            if (field == null || kept.contains(field.getName())) throw Bodies.malformed();
            JsonNode value = entry.getValue();
            if (value.isNull()) return;
            if (!field.isRepeated()) into.setField(field, value(value, field, into));
            else if (!value.isArray() || value.size() > MOST_ELEMENTS) throw Bodies.malformed();
            else value.forEach(element -> into.addRepeatedField(field, value(element, field, into)));
        });
        return into;
    }

    private static Object value(JsonNode value, FieldDescriptor field, Message.Builder owner) {
        return switch (field.getJavaType()) {
            case STRING -> Bodies.text(value);
            case BOOLEAN -> {
                if (!value.isBoolean()) throw Bodies.malformed();
                yield value.booleanValue();
            }
            case INT -> {
                if (!value.isIntegralNumber() || !value.canConvertToInt()) throw Bodies.malformed();
                yield value.intValue();
            }
            case ENUM -> {
                EnumValueDescriptor named = value.isTextual()
                        ? field.getEnumType().findValueByName(prefix(field) + value.textValue())
                        : null;
                if (named == null || named.getNumber() == 0) throw Bodies.malformed();
                yield named;
            }
            case MESSAGE ->
                field.getMessageType().equals(Timestamp.getDescriptor())
                        ? instant(value)
                        : read(value, owner.newBuilderForField(field), Set.of()).build();
            case LONG, FLOAT, DOUBLE, BYTE_STRING -> throw Bodies.malformed();
        };
    }

    private static Timestamp instant(JsonNode value) {
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < FIRST_MS
                || value.longValue() > LAST_MS) throw Bodies.malformed();
        long ms = value.longValue();
        return Timestamp.newBuilder()
                .setSeconds(ms / 1000)
                .setNanos((int) (ms % 1000) * 1_000_000)
                .build();
    }

    /** All fields, except absent ones that can be absent. */
    static Map<String, Object> write(Message message) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            if (field.hasPresence() && !message.hasField(field)) continue;
            Object value = message.getField(field);
            if (!field.isRepeated()) object.put(field.getJsonName(), written(value, field));
            else {
                List<Object> all = new ArrayList<>();
                for (Object element : (List<?>) value) all.add(written(element, field));
                object.put(field.getJsonName(), all);
            }
        }
        return object;
    }

    private static Object written(Object value, FieldDescriptor field) {
        return switch (value) {
            case EnumValueDescriptor named ->
                named.getNumber() == 0
                        ? ""
                        : named.getName().substring(prefix(field).length());
            case Timestamp at -> at.getSeconds() * 1000 + at.getNanos() / 1_000_000;
            case Message message -> write(message);
            default -> value;
        };
    }

    private static String prefix(FieldDescriptor field) {
        return snake(field.getEnumType().getName()).toUpperCase(Locale.ROOT) + "_";
    }

    static String snake(String camel) {
        return camel.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
    }
}
