package org.onehall.eventlog;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.zip.CRC32C;

/**
 * Bytes of a state record in a store: the values of its components in their order, without names. The store is a cache
 * of the fold over the event log: its form may change with a new version; the log's form may not. {@link #form}
 * distinguishes the forms.
 *
 * <p>States are records of records, sealed alternatives, enums, lists, maps, Optional, OptionalInt, String, boolean,
 * int, long, double, Instant and Duration.
 */
public final class StateCodec<S> {
    /** Writes and reads values of one type. */
    private interface Form {
        void write(Object value, Sink out);

        Object read(DataInput in) throws IOException;
    }

    /** Texts up to this length, mostly moves, are kept in memory only once, however many states contain them. */
    private static final int SHORT = 5;

    private record Text<T>(Function<T, String> write, Function<String, T> read) {}

    private final Map<Type, Form> forms = new HashMap<>();
    private final Map<Class<?>, Text<?>> texts;
    private final StringBuilder described = new StringBuilder();
    private final Form root;
    private final int form;

    private StateCodec(Class<S> state, Map<Class<?>, Text<?>> texts) {
        this.texts = Map.copyOf(texts);
        this.root = form(state);
        CRC32C sum = new CRC32C();
        sum.update(described.toString().getBytes(StandardCharsets.UTF_8));
        this.form = (int) sum.getValue();
    }

    public static final class Builder {
        private final Map<Class<?>, Text<?>> texts = new HashMap<>();

        /** Types stored as text. */
        public <T> Builder text(Class<T> type, Function<T, String> write, Function<String, T> read) {
            texts.put(type, new Text<>(write, read));
            return this;
        }

        /** @throws IllegalArgumentException if the state contains a type that cannot be stored */
        public <S> StateCodec<S> build(Class<S> state) {
            return new StateCodec<>(state, texts);
        }
    }

    /** A number that changes whenever the stored types change: bytes of another form cannot be read. */
    public int form() {
        return form;
    }

    public byte[] write(S state) {
        Sink bytes = new Sink();
        root.write(state, bytes);
        return bytes.toByteArray();
    }

    /** @throws UncheckedIOException or another unchecked exception if these are not bytes of this form */
    @SuppressWarnings("unchecked")
    public S read(byte[] bytes) {
        try {
            return (S) root.read(new DataInputStream(new ByteArrayInputStream(bytes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- finding the form of a type

    private Form form(Type type) {
        Form known = forms.get(type);
        if (known != null) return known;
        Later later = new Later();
        forms.put(type, later); // a type may contain itself
        later.form = made(type);
        forms.put(type, later.form);
        return later.form;
    }

    private Form made(Type type) {
        Class<?> raw = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
        described.append(raw.getName()).append(' ');
        if (texts.containsKey(raw)) return text(texts.get(raw));
        if (raw.isEnum()) return constants(raw.getEnumConstants());
        if (raw.isSealed()) return alternatives(raw);
        if (raw.isRecord()) return record(raw, type);
        if (raw == List.class) return list(form(argument(type, 0)));
        if (raw == Map.class) return map(form(argument(type, 0)), form(argument(type, 1)));
        if (raw == Optional.class) return optional(form(argument(type, 0)));
        Form scalar = SCALARS.get(raw);
        if (scalar == null) throw new IllegalArgumentException("a state cannot hold a " + type.getTypeName());
        return scalar;
    }

    private static final class Later implements Form {
        private Form form;

        @Override
        public void write(Object value, Sink out) {
            form.write(value, out);
        }

        @Override
        public Object read(DataInput in) throws IOException {
            return form.read(in);
        }
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    // ---- forms

    @FunctionalInterface
    private interface Writer<T> {
        void write(T value, Sink out);
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(DataInput in) throws IOException;
    }

    private static <T> Form of(Writer<T> writer, Reader<?> reader) {
        return new Form() {
            @SuppressWarnings("unchecked")
            @Override
            public void write(Object value, Sink out) {
                writer.write((T) value, out);
            }

            @Override
            public Object read(DataInput in) throws IOException {
                return reader.read(in);
            }
        };
    }

    private static final Map<Class<?>, Form> SCALARS = scalars();

    private static Map<Class<?>, Form> scalars() {
        Map<Class<?>, Form> scalars = new HashMap<>();
        Form truth = of((Boolean value, Sink out) -> out.truth(value), DataInput::readBoolean);
        Form number = of((Integer value, Sink out) -> number(value, out), in -> (int) number(in));
        Form wide = of((Long value, Sink out) -> number(value, out), in -> number(in));
        Form real = of((Double value, Sink out) -> out.fixed(Double.doubleToRawLongBits(value)), DataInput::readDouble);
        scalars.putAll(Map.of(
                boolean.class,
                truth,
                Boolean.class,
                truth,
                int.class,
                number,
                Integer.class,
                number,
                long.class,
                wide,
                Long.class,
                wide,
                double.class,
                real,
                Double.class,
                real));
        scalars.put(String.class, of((String value, Sink out) -> text(value, out), in -> text(in)));
        scalars.put(
                OptionalInt.class,
                of(
                        (OptionalInt value, Sink out) -> {
                            out.truth(value.isPresent());
                            if (value.isPresent()) number(value.getAsInt(), out);
                        },
                        in -> in.readBoolean() ? OptionalInt.of((int) number(in)) : OptionalInt.empty()));
        scalars.put(
                Instant.class,
                of(
                        (Instant value, Sink out) -> {
                            number(value.getEpochSecond(), out);
                            number(value.getNano(), out);
                        },
                        in -> Instant.ofEpochSecond(number(in), number(in))));
        scalars.put(
                Duration.class,
                of(
                        (Duration value, Sink out) -> {
                            number(value.getSeconds(), out);
                            number(value.getNano(), out);
                        },
                        in -> Duration.ofSeconds(number(in), number(in))));
        return scalars;
    }

    private static <T> Form text(Text<T> text) {
        return of(
                (T value, Sink out) -> text(text.write().apply(value), out),
                in -> text.read().apply(text(in)));
    }

    private Form constants(Object[] constants) {
        described.append(Arrays.toString(constants));
        return of((Enum<?> value, Sink out) -> number(value.ordinal(), out), in -> constants[(int) number(in)]);
    }

    private Form alternatives(Class<?> family) {
        Class<?>[] types = family.getPermittedSubclasses();
        Form[] alternatives = Arrays.stream(types).map(this::form).toArray(Form[]::new);
        List<Class<?>> order = List.of(types);
        return of(
                (Object value, Sink out) -> {
                    int index = 0;
                    while (!order.get(index).isInstance(value)) index++;
                    number(index, out);
                    alternatives[index].write(value, out);
                },
                in -> alternatives[(int) number(in)].read(in));
    }

    private Form record(Class<?> raw, Type type) {
        RecordComponent[] components = raw.getRecordComponents();
        Form[] parts = new Form[components.length];
        for (int i = 0; i < parts.length; i++) {
            described.append(components[i].getName()).append(':');
            parts[i] = form(RecordShape.resolve(components[i].getGenericType(), type));
        }
        RecordShape shape = RecordShape.of(raw);
        return of(
                (Object value, Sink out) -> {
                    for (int i = 0; i < parts.length; i++) parts[i].write(shape.get(i, value), out);
                },
                in -> {
                    Object[] values = new Object[parts.length];
                    for (int i = 0; i < parts.length; i++) values[i] = parts[i].read(in);
                    return shape.make(values);
                });
    }

    private static Form list(Form element) {
        return of(
                (List<?> value, Sink out) -> {
                    number(value.size(), out);
                    for (Object each : value) element.write(each, out);
                },
                in -> {
                    int size = (int) number(in);
                    List<Object> list = new ArrayList<>();
                    for (int i = 0; i < size; i++) list.add(element.read(in));
                    return List.copyOf(list);
                });
    }

    private static Form map(Form key, Form value) {
        return of(
                (Map<?, ?> map, Sink out) -> {
                    number(map.size(), out);
                    for (var entry : map.entrySet()) {
                        key.write(entry.getKey(), out);
                        value.write(entry.getValue(), out);
                    }
                },
                in -> {
                    int size = (int) number(in);
                    Map<Object, Object> map = new LinkedHashMap<>();
                    for (int i = 0; i < size; i++) map.put(key.read(in), value.read(in));
                    return java.util.Collections.unmodifiableMap(map);
                });
    }

    private static Form optional(Form element) {
        return of(
                (Optional<?> value, Sink out) -> {
                    out.truth(value.isPresent());
                    if (value.isPresent()) element.write(value.get(), out);
                },
                in -> in.readBoolean() ? Optional.of(element.read(in)) : Optional.empty());
    }

    // ---- bytes

    /** Small numbers of either sign take one byte. */
    private static void number(long value, Sink out) {
        long left = value << 1 ^ value >> 63;
        while ((left & ~0x7FL) != 0) {
            out.one((byte) (left & 0x7F | 0x80));
            left >>>= 7;
        }
        out.one((byte) left);
    }

    private static long number(DataInput in) throws IOException {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            byte next = in.readByte();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) return value >>> 1 ^ -(value & 1);
        }
        throw new IOException("a number without end");
    }

    private static void text(String value, Sink out) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        number(bytes.length, out);
        out.all(bytes);
    }

    private static String text(DataInput in) throws IOException {
        byte[] bytes = new byte[(int) number(in)];
        in.readFully(bytes);
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.length() <= SHORT ? text.intern() : text;
    }

    /**
     * The bytes written so far. A state is written at every command, and the streams of the Java library lock and copy
     * more than this.
     */
    private static final class Sink {
        private byte[] bytes = new byte[1_024];
        private int size;

        void one(byte value) {
            room(1);
            bytes[size++] = value;
        }

        void truth(boolean value) {
            one((byte) (value ? 1 : 0));
        }

        void fixed(long value) {
            for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) one((byte) (value >>> shift));
        }

        void all(byte[] values) {
            room(values.length);
            System.arraycopy(values, 0, bytes, size, values.length);
            size += values.length;
        }

        private void room(int more) {
            if (bytes.length - size < more) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }

        byte[] toByteArray() {
            return Arrays.copyOf(bytes, size);
        }
    }
}
