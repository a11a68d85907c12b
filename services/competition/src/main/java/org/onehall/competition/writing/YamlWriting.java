package org.onehall.competition.writing;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/** Text of a YAML file, line by line. Scalars are read as they are written, so no type is guessed from them. */
final class YamlWriting {
    /** What needs no quotes, also inside of braces and brackets. */
    private static final Pattern PLAIN =
            Pattern.compile("[\\p{L}\\p{Nd}](?:[\\p{L}\\p{Nd} ._/+-]*[\\p{L}\\p{Nd}._/+-])?");

    private final StringBuilder text = new StringBuilder();

    YamlWriting line(String line) {
        text.append(line).append('\n');
        return this;
    }

    YamlWriting field(String key, String value) {
        return line(key + ": " + scalar(value));
    }

    /** A mapping in braces, without the fields that have no value. */
    static String mapping(Map<String, String> written) {
        StringJoiner fields = new StringJoiner(", ", "{", "}");
        written.forEach((key, value) -> {
            if (!value.isEmpty()) fields.add(key + ": " + value);
        });
        return fields.toString();
    }

    /** A list in brackets. */
    static String list(Collection<String> written) {
        return "[" + String.join(", ", written) + "]";
    }

    static Fields fields() {
        return new Fields();
    }

    /** The fields of a mapping in their order. */
    static final class Fields {
        private final Map<String, String> fields = new LinkedHashMap<>();

        /** A text; left out if it is empty. */
        Fields text(String key, String value) {
            return raw(key, value.isEmpty() ? "" : scalar(value));
        }

        Fields whole(String key, int value) {
            return raw(key, String.valueOf(value));
        }

        /** What is YAML already; left out if it is empty. */
        Fields raw(String key, String yaml) {
            fields.put(key, yaml);
            return this;
        }

        @Override
        public String toString() {
            return mapping(fields);
        }
    }

    /** A text as a scalar, in quotes if it needs them. */
    static String scalar(String value) {
        if (PLAIN.matcher(value).matches()) return value;
        StringBuilder quoted = new StringBuilder("\"");
        value.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') quoted.append('\\').appendCodePoint(c);
            else if (isPlain(c)) quoted.appendCodePoint(c);
            else quoted.append(c > 0xFFFF ? "\\U%08X".formatted(c) : "\\u%04X".formatted(c));
        });
        return quoted.append('"').toString();
    }

    private static boolean isPlain(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
