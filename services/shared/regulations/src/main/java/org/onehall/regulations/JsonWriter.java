package org.onehall.regulations;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists, texts, numbers and flags as JSON. */
final class JsonWriter {
    private JsonWriter() {}

    static String inline(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, "", out);
        return out.toString();
    }

    static void write(Object value, String indent, StringBuilder out) {
        switch (value) {
            case null -> out.append("null");
            case Map<?, ?> map -> {
                String inner = indent + "  ";
                out.append(map.entrySet().stream()
                        .map(entry -> {
                            StringBuilder member = new StringBuilder("\n" + inner)
                                    .append(quoted(String.valueOf(entry.getKey())))
                                    .append(": ");
                            write(entry.getValue(), inner, member);
                            return member;
                        })
                        .collect(Collectors.joining(",", "{", "\n" + indent + "}")));
            }
            case List<?> list ->
                out.append(list.stream()
                        .map(item -> {
                            StringBuilder member = new StringBuilder();
                            write(item, indent + "  ", member);
                            return member;
                        })
                        .collect(Collectors.joining(", ", "[", "]")));
            case String text -> out.append(quoted(text));
            default -> out.append(value);
        }
    }

    static String quoted(String text) {
        return text.chars()
                .mapToObj(c -> c == '"' || c == '\\'
                        ? "\\" + (char) c
                        : c < 0x20 ? "\\u%04x".formatted(c) : String.valueOf((char) c))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
