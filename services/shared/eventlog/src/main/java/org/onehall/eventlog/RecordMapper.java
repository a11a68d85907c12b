package org.onehall.eventlog;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Maps records to wire messages and back by name, so that a domain never sees the wire: component {@code offerDraw} is
 * field {@code offer_draw}; an enum constant {@code DRAW} of {@code Result} is {@code RESULT_DRAW}; {@link Instant} and
 * {@link java.time.Duration} are Timestamp and Duration; {@link Optional} is field presence, and for a field without
 * presence any value but the default; a record with one component over a scalar is that scalar; other records are
 * messages. {@link #gaps} finds everything that does not match, at start and in tests.
 */
public final class RecordMapper {
    private record Text<T>(Function<T, String> write, Function<String, T> read) {}

    /** One component of a record and its field in a message. */
    private record Part(FieldDescriptor field, Type type) {}

    /** How a record type and a message type match: found once, used for every message. */
    private record Plan(List<Part> parts, RecordShape shape) {}

    private record Fit(Type type, Descriptor message) {}

    private record EnumFit(EnumDescriptor wire, Class<?> domain) {}

    private final Map<Class<?>, Text<?>> texts = new HashMap<>();
    private final Map<Fit, Plan> plans = new ConcurrentHashMap<>();
    private final Map<EnumFit, Map<Object, Object>> enums = new ConcurrentHashMap<>();

    /** Types that travel as text: positions as FEN, moves as UCI. */
    public <T> RecordMapper text(Class<T> type, Function<T, String> write, Function<String, T> read) {
        texts.put(type, new Text<>(write, read));
        return this;
    }

    /** Ids that travel as text. Reading any other text throws {@link NotAnIdException}. */
    public <T> RecordMapper id(Class<T> type, Function<String, Optional<T>> parse) {
        return text(
                type, Object::toString, text -> parse.apply(text).orElseThrow(() -> new NotAnIdException(type, text)));
    }

    /** Fills the builder from the record's components. */
    public <B extends Message.Builder> B write(Record record, B builder) {
        Plan plan = plan(record.getClass(), builder.getDescriptorForType());
        for (int i = 0; i < plan.parts().size(); i++) {
            FieldDescriptor field = plan.parts().get(i).field();
            Object value = plan.shape().get(i, record);
            if (field.isRepeated()) {
                for (Object element : (List<?>) value) builder.addRepeatedField(field, encode(element, field, builder));
            } else {
                Object present = switch (value) {
                    case Optional<?> optional -> optional.orElse(null);
                    case OptionalInt optional -> optional.isPresent() ? optional.getAsInt() : null;
                    default -> value;
                };
                if (present != null) builder.setField(field, encode(present, field, builder));
            }
        }
        return builder;
    }

    /** Builds a record from a message. */
    public <T> T read(Message message, Class<T> type) {
        return type.cast(readRecord(message, type));
    }

    /**
     * Components of a record type without a field, and fields of a message without a component, except {@code ignored}
     * fields.
     */
    public List<String> gaps(Class<?> type, Descriptor descriptor, List<String> ignored) {
        List<String> gaps = new ArrayList<>();
        var names = Arrays.stream(type.getRecordComponents())
                .map(c -> snake(c.getName()))
                .collect(Collectors.toSet());
        for (FieldDescriptor field : descriptor.getFields())
            if (!names.contains(field.getName()) && !ignored.contains(field.getName()))
                gaps.add(type.getSimpleName() + " lacks " + descriptor.getName() + "." + field.getName());
        for (RecordComponent component : type.getRecordComponents()) {
            FieldDescriptor field = descriptor.findFieldByName(snake(component.getName()));
            if (field == null)
                gaps.add(descriptor.getName() + " lacks " + type.getSimpleName() + "." + component.getName());
            else gaps.addAll(gaps(component.getGenericType(), field, type));
        }
        return gaps;
    }

    private List<String> gaps(Type generic, FieldDescriptor field, Class<?> owner) {
        Class<?> raw = raw(generic);
        if (raw == Optional.class || raw == List.class) return gaps(argument(generic, 0), field, owner);
        if (field.getJavaType() == FieldDescriptor.JavaType.ENUM && raw.isEnum()) {
            var wire = field.getEnumType().getValues().stream()
                    .filter(v -> v.getNumber() != 0)
                    .map(v -> v.getName())
                    .collect(Collectors.toSet());
            var ours = Arrays.stream(raw.getEnumConstants())
                    .map(c -> prefix(field.getEnumType()) + c)
                    .collect(Collectors.toSet());
            return wire.equals(ours)
                    ? List.of()
                    : List.of(owner.getSimpleName() + "." + field.getName() + ": wire has " + wire + ", domain has "
                            + ours);
        }
        if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
                && raw.isRecord()
                && generic instanceof Class<?>
                && raw.getTypeParameters().length == 0) return gaps(raw, field.getMessageType(), List.of());
        return List.of();
    }

    private Object encode(Object value, FieldDescriptor field, Message.Builder owner) {
        Text<?> text = texts.get(value.getClass());
        if (text != null) return applyWrite(text, value);
        return switch (field.getJavaType()) {
            case STRING ->
                value instanceof Record r
                        ? encode(single(r), field, owner)
                        : value instanceof Enum<?> e ? e.name() : value.toString();
            case INT ->
                value instanceof Record r ? encode(single(r), field, owner) : (Object) ((Number) value).intValue();
            case LONG ->
                value instanceof Record r ? encode(single(r), field, owner) : (Object) ((Number) value).longValue();
            case DOUBLE -> ((Number) value).doubleValue();
            case BOOLEAN -> value;
            case ENUM ->
                Objects.requireNonNull(
                        wires(field.getEnumType(), ((Enum<?>) value).getDeclaringClass())
                                .get(value),
                        () -> "the wire has no " + value);
            case MESSAGE ->
                switch (value) {
                    case Instant instant -> timestamp(instant);
                    case java.time.Duration duration -> duration(duration);
                    case Record record ->
                        write(record, owner.newBuilderForField(field)).build();
                    default -> throw new IllegalArgumentException("no wire form for " + value.getClass());
                };
            case FLOAT, BYTE_STRING ->
                throw new IllegalArgumentException("field kind not used: " + field.getFullName());
        };
    }

    private Object readRecord(Message message, Type type) {
        Plan plan = plan(type, message.getDescriptorForType());
        Object[] arguments = new Object[plan.parts().size()];
        for (int i = 0; i < arguments.length; i++) {
            Part part = plan.parts().get(i);
            arguments[i] = readField(message, part.field(), part.type());
        }
        return plan.shape().make(arguments);
    }

    private Object readField(Message message, FieldDescriptor field, Type type) {
        Class<?> raw = raw(type);
        if (raw == List.class) {
            List<Object> list = new ArrayList<>();
            for (Object element : (List<?>) message.getField(field))
                list.add(decode(element, field, argument(type, 0)));
            return List.copyOf(list);
        }
        if (raw == Optional.class)
            return isPresent(field, message)
                    ? Optional.of(decode(message.getField(field), field, argument(type, 0)))
                    : Optional.empty();
        if (raw == OptionalInt.class)
            return message.hasField(field) ? OptionalInt.of((Integer) message.getField(field)) : OptionalInt.empty();
        if (field.hasPresence() && !message.hasField(field)) throw new MissingFieldException(snake(field.getName()));
        return decode(message.getField(field), field, type);
    }

    private static boolean isPresent(FieldDescriptor field, Message message) {
        return field.hasPresence()
                ? message.hasField(field)
                : !message.getField(field).equals(field.getDefaultValue());
    }

    private Object decode(Object value, FieldDescriptor field, Type type) {
        Class<?> raw = raw(type);
        Text<?> text = texts.get(raw);
        if (text != null) return text.read().apply((String) value);
        if (raw.isEnum()) {
            Object constant = field.getJavaType() == FieldDescriptor.JavaType.ENUM
                    ? wires(field.getEnumType(), raw).get(((EnumValueDescriptor) value).getNumber())
                    : named(raw, (String) value);
            if (constant == null) throw new MissingFieldException(field.getName());
            return constant;
        }
        return switch (value) {
            case Timestamp timestamp -> instant(timestamp);
            case Duration duration -> java.time.Duration.ofSeconds(duration.getSeconds(), duration.getNanos());
            case Message message -> readRecord(message, type);
            default -> raw.isRecord() ? wrap(raw, value) : value;
        };
    }

    public static Timestamp timestamp(Instant instant) {
        return Timestamp.newBuilder()
                .setSeconds(instant.getEpochSecond())
                .setNanos(instant.getNano())
                .build();
    }

    public static Instant instant(Timestamp timestamp) {
        return Instant.ofEpochSecond(timestamp.getSeconds(), timestamp.getNanos());
    }

    public static Duration duration(java.time.Duration duration) {
        return Duration.newBuilder()
                .setSeconds(
                        duration.isNegative() && duration.getNano() > 0
                                ? duration.getSeconds() + 1
                                : duration.getSeconds())
                .setNanos(
                        duration.isNegative() && duration.getNano() > 0
                                ? duration.getNano() - 1_000_000_000
                                : duration.getNano())
                .build();
    }

    /** {@code MovePlayed} to {@code move_played}. */
    static String snake(String camel) {
        return camel.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(java.util.Locale.ROOT);
    }

    private static String prefix(EnumDescriptor type) {
        return snake(type.getName()).toUpperCase(java.util.Locale.ROOT) + "_";
    }

    private static FieldDescriptor field(Descriptor descriptor, RecordComponent component) {
        return Objects.requireNonNull(
                descriptor.findFieldByName(snake(component.getName())),
                () -> descriptor.getFullName() + " has no field for " + component.getName());
    }

    private Plan plan(Type type, Descriptor message) {
        Fit fit = new Fit(type, message);
        Plan known = plans.get(fit);
        return known != null ? known : plans.computeIfAbsent(fit, RecordMapper::planned);
    }

    private static Plan planned(Fit fit) {
        Class<?> raw = raw(fit.type());
        RecordComponent[] components =
                Objects.requireNonNull(raw.getRecordComponents(), () -> raw + " is not a record");
        List<Part> parts = Arrays.stream(components)
                .map(component -> new Part(
                        field(fit.message(), component), RecordShape.resolve(component.getGenericType(), fit.type())))
                .toList();
        return new Plan(parts, RecordShape.of(raw));
    }

    /** Domain constant to wire value and wire number to domain constant. */
    private Map<Object, Object> wires(EnumDescriptor wire, Class<?> domain) {
        EnumFit fit = new EnumFit(wire, domain);
        Map<Object, Object> known = enums.get(fit);
        return known != null ? known : enums.computeIfAbsent(fit, RecordMapper::paired);
    }

    private static Map<Object, Object> paired(EnumFit fit) {
        Map<Object, Object> pairs = new HashMap<>();
        for (Object constant : fit.domain().getEnumConstants()) {
            EnumValueDescriptor value = fit.wire().findValueByName(prefix(fit.wire()) + ((Enum<?>) constant).name());
            if (value != null) {
                pairs.put(constant, value);
                pairs.put(value.getNumber(), constant);
            }
        }
        return pairs;
    }

    private static Object named(Class<?> type, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> ((Enum<?>) constant).name().equals(name))
                .findAny()
                .orElse(null);
    }

    private static Object single(Record record) {
        if (record.getClass().getRecordComponents().length != 1)
            throw new IllegalArgumentException(record.getClass() + " has no scalar form");
        return RecordShape.of(record.getClass()).get(0, record);
    }

    private static Object wrap(Class<?> type, Object value) {
        return RecordShape.of(type).make(new Object[] {value});
    }

    @SuppressWarnings("unchecked")
    private static <T> String applyWrite(Text<T> text, Object value) {
        return text.write().apply((T) value);
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> c -> c;
            case ParameterizedType p -> (Class<?>) p.getRawType();
            default -> Object.class;
        };
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    /** A required field is missing or its enum unspecified: the writer's mistake. */
    public static final class MissingFieldException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
        private final String field;

        public MissingFieldException(String field) {
            super("field " + field + " is missing or unspecified");
            this.field = field;
        }

        public String field() {
            return field;
        }
    }

    /** A text that must be an id is not one: the writer's mistake. */
    public static final class NotAnIdException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        public NotAnIdException(Class<?> type, String text) {
            super("not a " + type.getSimpleName() + ": " + text);
        }
    }
}
