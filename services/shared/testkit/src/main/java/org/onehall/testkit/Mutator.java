package org.onehall.testkit;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Damages valid inputs in the way of broken programs, torn files and malicious people. The same seed gives the same
 * damage. The result may still be valid. Not thread-safe.
 */
public final class Mutator {
    /** Characters of the longest inserted text. */
    private static final int LONG = 20_000;
    /** Number of nested brackets; a recursive reader needs a limit. */
    private static final int DEEP = 3_000;

    private static final int MOST_CHANGES = 4;
    /** A JSON value without parts, or a name. */
    private static final Pattern TOKEN =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|-?\\d+(?:\\.\\d+)?|true|false|null");

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    /**
     * Texts that are not valid anywhere: empty, only spaces, control and direction characters, halves of characters,
     * syntax of other languages.
     */
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "\t",
            "\n",
            "\r\n",
            "\u0000",
            "\u0007",
            "\u001A",
            "\u001B[31m",
            "\u007F",
            "\u0085",
            "\u00A0",
            "\u00AD",
            "\u200B",
            "\u200E",
            "a\u202Eb",
            "\u2028",
            "\u2066x\u2069",
            "\uD800",
            "\uDFFF",
            "\uFEFF",
            "\uFFFE",
            "\uFFFD",
            "\uD83D\uDE00",
            "e\u0301",
            "\u0130",
            "\u00DF",
            "/",
            "//",
            "/1/1",
            "a/1/1",
            "a/0/0",
            "a/-1/1",
            "a/1/99999999999",
            "../../etc/passwd",
            "%00",
            "%s%n",
            "${x}",
            "$1",
            "\\",
            "\"",
            "'",
            "`",
            "#",
            "~",
            "*",
            "&a",
            "!!a",
            "null",
            "NaN",
            "-",
            "?",
            "<b>",
            "{}",
            "[]",
            "true",
            "2026-13-45T99:99:99Z",
            "-0001-01-01T00:00:00Z",
            "+999999999-12-31T23:59:59Z",
            "9999-99-99",
            "P999999999D",
            "0",
            "-1",
            "1e999",
            "0x10",
            "\u0663",
            "UNRECOGNIZED");

    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "-1",
            "1",
            "2",
            "255",
            "65536",
            "2147483647",
            "2147483648",
            "-2147483649",
            "4294967296",
            "9007199254740993",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "1e5",
            "1e400",
            "-1e400",
            "1E-400",
            "0.1",
            "00",
            "1.",
            "9".repeat(400));
    private static final List<String> SIGNS = List.of(
            "{", "}", "[", "]", "(", ")", "\"", "'", ",", ":", ";", "\t", "\n", "\r", "\\", "|", "-", "#", "%", "$",
            "*", "=", "&", "!", ">", "<", "@", " ", ".", "...", "\u0000", "\u001A", "\uFEFF", "\u202E");

    private static final byte[] BROKEN_UTF_8 = {(byte) 0xC3, (byte) 0x28, (byte) 0xFF, (byte) 0xED, (byte) 0xA0};
    /** Openings that make a reader go one level deeper. */
    private static final List<String> OPENINGS = List.of("[", "{\"a\":", "(", "- ", "{", "? ");

    private final Random random;

    public Mutator(long seed) {
        random = new Random(seed);
    }

    public Random random() {
        return random;
    }

    /** A random one of several. */
    public <T> T one(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    /** Whether something happens that happens once in this many times. */
    public boolean once(int times) {
        return random.nextInt(times) == 0;
    }

    /** A hostile text for a field that expects another text. */
    public String hostileText() {
        return switch (random.nextInt(8)) {
            case 0 -> "x".repeat(random.nextInt(3_000));
            case 1 -> once(8) ? one(TEXTS.subList(5, 30)).repeat(LONG / 20) : "\uD83D\uDE00".repeat(1_001);
            case 2 -> one(NUMBERS);
            case 3 -> "x" + one(TEXTS) + "y";
            default -> one(TEXTS);
        };
    }

    /** A hostile number for a field that expects another number; all its 64 bits may be set. */
    public long hostileNumber() {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextLong();
            case 1 -> random.nextInt();
            case 2 -> Long.MIN_VALUE;
            case 3 -> Long.MAX_VALUE;
            default ->
                one(List.of(
                        0L,
                        1L,
                        -1L,
                        2L,
                        999L,
                        1_000_000L,
                        (long) Integer.MAX_VALUE,
                        (long) Integer.MIN_VALUE,
                        1L << 32,
                        253_402_300_800L));
        };
    }

    // ---- texts

    /** A text of lines, damaged in up to {@value #MOST_CHANGES} places. */
    public String text(String sound) {
        StringBuilder text = new StringBuilder(sound);
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) change(text);
        return text.toString();
    }

    private void change(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + random.nextInt(12));
        switch (random.nextInt(14)) {
            case 0 -> text.setLength(at);
            case 1 -> text.delete(0, at);
            case 2 -> text.delete(at, end);
            case 3 -> text.insert(at, hostileText());
            case 4 -> text.insert(at, one(SIGNS));
            case 5 -> text.replace(at, end, hostileText());
            case 6 -> text.replace(at, end, one(SIGNS));
            case 7 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(40)));
            case 8 -> text.insert(at, (char) random.nextInt(0x10000));
            case 9 -> number(text, at);
            case 10 -> line(text, at, false);
            case 11 -> line(text, at, true);
            case 12 ->
                text.insert(
                        at,
                        once(10)
                                ? one(OPENINGS).repeat(1 + random.nextInt(DEEP))
                                : one(SIGNS).repeat(9));
            default -> swap(text, at, random.nextInt(text.length() + 1));
        }
    }

    private void number(StringBuilder text, int from) {
        Matcher number = NUMBER.matcher(text);
        if (number.find(Math.min(from, text.length()))) text.replace(number.start(), number.end(), one(NUMBERS));
    }

    /** Removes the line at a place, or writes it twice. */
    private static void line(StringBuilder text, int at, boolean twice) {
        int begin = text.lastIndexOf("\n", Math.max(0, at - 1)) + 1;
        int end = text.indexOf("\n", at);
        if (end < 0 || begin > end) return;
        if (twice) text.insert(end + 1, text.substring(begin, end + 1));
        else text.delete(begin, end + 1);
    }

    private static void swap(StringBuilder text, int one, int other) {
        if (one >= text.length() || other >= text.length()) return;
        char kept = text.charAt(one);
        text.setCharAt(one, text.charAt(other));
        text.setCharAt(other, kept);
    }

    // ---- JSON

    /** JSON with other values, other names, too much or too little in it; mostly still JSON. */
    public String json(String sound) {
        String json = sound;
        for (int changes = 1 + random.nextInt(MOST_CHANGES - 1); changes > 0; changes--)
            json = once(6) ? text(json) : value(json);
        return json;
    }

    private String value(String json) {
        List<MatchResult> tokens = TOKEN.matcher(json).results().toList();
        if (tokens.isEmpty()) return text(json);
        MatchResult token = one(tokens);
        String before = json.substring(0, token.start());
        String after = json.substring(token.end());
        return before
                + switch (random.nextInt(10)) {
                    case 0 -> one(NUMBERS);
                    case 1 ->
                        one(List.of("null", "true", "false", "\"\"", "{}", "[]", "[[]]", "{\"\":{}}", "[null]", "NaN"));
                    case 2 -> "[" + token.group() + "]";
                    case 3 -> "{" + quoted(one(TEXTS)) + ":" + token.group() + "}";
                    case 4 ->
                        once(8) ? "[".repeat(DEEP) + "]".repeat(DEEP) : "[" + (token.group() + ",").repeat(120) + "1]";
                    case 5 -> token.group() + "," + quoted("unknown") + ":" + one(NUMBERS);
                    case 6 -> token.group() + "," + token.group() + ":1";
                    default -> quoted(hostileText());
                }
                + after;
    }

    /** A text in JSON form: escaped where necessary, and otherwise unchanged. */
    public static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            boolean escaped = c < ' ' || c == '"' || c == '\\' || Character.isSurrogate(c);
            json.append(escaped ? String.format("\\u%04x", (int) c) : String.valueOf(c));
        }
        return json.append('"').toString();
    }

    // ---- bytes

    /** The bytes of a text in UTF-8, sometimes in another encoding or broken. */
    public byte[] encoded(String text) {
        return switch (random.nextInt(12)) {
            case 0 -> bytes(text.getBytes(StandardCharsets.UTF_8));
            case 1 -> text.getBytes(StandardCharsets.ISO_8859_1);
            case 2 -> text.getBytes(StandardCharsets.UTF_16);
            case 3 -> text.getBytes(StandardCharsets.UTF_16LE);
            default -> text.getBytes(StandardCharsets.UTF_8);
        };
    }

    /** Bytes, damaged in up to {@value #MOST_CHANGES} places. */
    public byte[] bytes(byte[] sound) {
        byte[] bytes = sound.clone();
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) bytes = changed(bytes);
        return bytes;
    }

    private byte[] changed(byte[] bytes) {
        int at = random.nextInt(bytes.length + 1);
        byte[] before = Arrays.copyOf(bytes, at);
        byte[] after = Arrays.copyOfRange(bytes, at, bytes.length);
        return switch (random.nextInt(8)) {
            case 0 -> before;
            case 1 -> after;
            case 2 -> join(before, some(1 + random.nextInt(20)), after);
            case 3 -> join(before, BROKEN_UTF_8, after);
            case 4 -> once(4) ? some(random.nextInt(200)) : bytes;
            case 5 -> join(bytes, after, new byte[0]);
            default -> {
                if (at == bytes.length) yield bytes;
                int other = random.nextBoolean() ? random.nextInt() : bytes[at] ^ 1 << random.nextInt(8);
                bytes[at] = (byte) other;
                yield bytes;
            }
        };
    }

    private byte[] some(int length) {
        byte[] some = new byte[length];
        random.nextBytes(some);
        return some;
    }

    private static byte[] join(byte[] first, byte[] second, byte[] third) {
        byte[] joined = Arrays.copyOf(first, first.length + second.length + third.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        System.arraycopy(third, 0, joined, first.length + second.length, third.length);
        return joined;
    }
}
