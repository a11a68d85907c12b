package org.onehall.decider;

import java.lang.reflect.RecordComponent;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a person may write into the log: reasons, names, notes. */
public final class Texts {
    /** Most characters of a name (code points). */
    public static final int LONGEST_NAME = 100;
    /** Most characters of a reason that one service accepts and passes on to another (code points). */
    public static final int LONGEST_REASON = 500;
    /** The rule for names, shown to a person who entered a name that is not allowed. */
    public static final String NAME_RULE =
            "A name must have 1 to 100 visible characters on one line. Control characters, hidden characters and "
                    + "private-use characters are not allowed. A letter can have at most 4 accents or other marks.";
    /** Most marks above, below or through one letter of a name; pointed Hebrew with its accents has the most. */
    private static final int MOST_MARKS = 4;
    /** Characters that join or separate letters of Persian and Indic scripts and are invisible themselves. */
    private static final Set<Integer> JOINERS = Set.of(0x200C, 0x200D);
    /**
     * Characters that are letters or signs by their category but are not visible: Hangul fillers, the Braille pattern
     * without a dot.
     */
    private static final Set<Integer> FILLERS = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

    /**
     * Marks that are never visible, whatever they stand on: a joiner, the two variation selectors of text and pictures,
     * two Khmer vowels.
     */
    private static final Set<Integer> UNSEEN_MARKS = Set.of(0x034F, 0xFE0E, 0xFE0F, 0x17B4, 0x17B5);
    /** Letters that look like Latin ones, small or capital, each at the position of the letter it looks like. */
    private static final String DRAWN = "\u0430\u0432\u0435\u043A\u043C\u043D\u043E\u0440\u0441\u0442\u0443\u0445"
            + "\u0456\u0458\u0455\u03B1\u03B2\u03B5\u03B6\u03B7\u03B9\u03BA\u03BC\u03BD"
            + "\u03BF\u03C1\u03C4\u03C5\u03C7";

    private static final String LATIN = "abekmhopctyxijsabezhikmnoptyx";

    private Texts() {}

    /**
     * What is wrong with a text: it is too long, or contains characters that no reader sees but that change how the
     * text around them is shown: control characters other than line feed and tab, controls of the direction of writing
     * (U+202A to U+202E, U+2066 to U+2069), half of a surrogate pair.
     *
     * @param most characters allowed (code points)
     * @return what is wrong and what is allowed, a phrase that follows the text's name; empty: nothing
     */
    public static Optional<String> fault(String text, int most) {
        int characters = text.codePointCount(0, text.length());
        if (characters > most)
            return Optional.of("has " + characters + " characters; at most " + most + " are allowed");
        OptionalInt hidden = text.codePoints().filter(Texts::isHidden).findFirst();
        if (hidden.isEmpty()) return Optional.empty();
        return Optional.of("has the control character U+%04X; letters, signs, spaces, tabs and line feeds are allowed"
                .formatted(hidden.getAsInt()));
    }

    /**
     * What is wrong with a text of one line, such as a name: as {@link #fault}, or it contains a tab or a line break.
     *
     * @param most characters allowed (code points)
     * @return what is wrong and what is allowed, a phrase that follows the text's name; empty: nothing
     */
    public static Optional<String> faultOfLine(String text, int most) {
        OptionalInt hidden = text.codePoints()
                .filter(character -> isHidden(character) || isLineEnd(character) || character == '\t')
                .findFirst();
        if (hidden.isEmpty()) return fault(text, most);
        return Optional.of(
                "has the control character U+%04X; letters, signs and spaces are allowed".formatted(hidden.getAsInt()));
    }

    /**
     * The first fault of any text in a command, at any depth: in its records, lists, maps and optional values.
     *
     * @param most characters of the longest text that the command's owner accepts
     */
    public static Optional<String> faultIn(Record command, int most) {
        return texts(command).flatMap(text -> fault(text, most).stream()).findFirst();
    }

    private static Stream<String> texts(Object value) {
        return switch (value) {
            case String text -> Stream.of(text);
            case Optional<?> some -> some.stream().flatMap(Texts::texts);
            case Collection<?> several -> several.stream().flatMap(Texts::texts);
            case Map<?, ?> pairs ->
                Stream.concat(pairs.keySet().stream(), pairs.values().stream()).flatMap(Texts::texts);
            case Record parts ->
                Arrays.stream(parts.getClass().getRecordComponents()).flatMap(part -> texts(part(parts, part)));
            default -> Stream.empty();
        };
    }

    private static Object part(Record whole, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isLineEnd(int character) {
        return character == '\n' || character == 0x2028 || character == 0x2029;
    }

    /**
     * A text for a message: in quotes, on one line, without invisible characters, cut after this many characters (code
     * points).
     */
    public static String quoted(String text, int most) {
        StringBuilder safe = new StringBuilder();
        text.codePoints()
                .limit(most)
                .forEach(character -> safe.appendCodePoint(
                        isHidden(character) || isLineEnd(character) || character == '\t' ? ' ' : character));
        return "'" + safe + (text.codePointCount(0, text.length()) > most ? "…" : "") + "'";
    }

    /**
     * Whether a text is allowed as the name of a person, a thing or a competition: {@link #faultOfName} finds nothing.
     */
    public static boolean isName(String text) {
        return faultOfName(text).isEmpty();
    }

    /**
     * What is wrong with a name: a reader sees nothing of it; it has more than {@link #LONGEST_NAME} characters; it is
     * not on one line; it has a fault that {@link #faultOfLine} finds; it contains a character that is invisible or has
     * no common meaning (a soft hyphen, a private-use character, a character that does not exist); or a letter has more
     * marks than in any script.
     *
     * @return what is wrong and what is allowed, a phrase that follows "a name"; empty: nothing
     */
    public static Optional<String> faultOfName(String text) {
        if (isEmpty(text)) return Optional.of("must have 1 to " + LONGEST_NAME + " visible characters");
        Optional<String> fault = faultOfLine(text, LONGEST_NAME);
        if (fault.isPresent()) return fault;
        int marks = MOST_MARKS;
        for (int character : text.codePoints().toArray()) {
            if (isNoLetterToAnybody(character))
                return Optional.of("has the hidden or private character U+%04X; letters, signs and spaces are allowed"
                        .formatted(character));
            if (isMark(character)) marks++;
            else if (!JOINERS.contains(character)) marks = Character.isSpaceChar(character) ? MOST_MARKS : 0;
            if (marks > MOST_MARKS)
                return Optional.of(
                        "has the mark U+%04X without a letter, or more than %d marks on one; at most %d are allowed"
                                .formatted(character, MOST_MARKS, MOST_MARKS));
        }
        return Optional.empty();
    }

    /**
     * A name that a person outside has chosen, such as in a meeting, in a form that is safe to show: without the faults
     * that {@link #faultOfName} finds, on one line, cut after this many characters (code points); "" if nothing of it
     * is visible.
     */
    public static String fromOutside(String name, int most) {
        StringBuilder seen = new StringBuilder();
        int marks = MOST_MARKS;
        for (int character : name.codePoints().toArray()) {
            boolean space = isLineEnd(character)
                    || Character.isSpaceChar(character)
                    || Character.getType(character) == Character.CONTROL;
            if (!space && (isHidden(character) || isNoLetterToAnybody(character))) continue;
            if (isMark(character)) marks++;
            else if (!JOINERS.contains(character)) marks = space ? MOST_MARKS : 0;
            if (isMark(character) && marks > MOST_MARKS) continue;
            seen.appendCodePoint(space ? ' ' : character);
        }
        String one = seen.toString().strip();
        String cut = cut(one, most).strip();
        return isEmpty(cut) ? "" : cut;
    }

    /** The beginning of a text, at most this many characters (code points); no character is cut in half. */
    public static String cut(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most));
    }

    private static boolean isNoLetterToAnybody(int character) {
        return switch (Character.getType(character)) {
            case Character.PRIVATE_USE, Character.UNASSIGNED -> true;
            case Character.FORMAT -> !JOINERS.contains(character);
            default -> false;
        };
    }

    private static boolean isMark(int character) {
        return Character.getType(character) == Character.NON_SPACING_MARK
                || Character.getType(character) == Character.ENCLOSING_MARK;
    }

    /**
     * Whether a text is empty to a reader: it has no characters, or none that a reader can see, such as spaces of any
     * width, a zero-width joiner, a byte order mark, a filler, an accent without a letter.
     */
    public static boolean isEmpty(String text) {
        return text.codePoints().noneMatch(Texts::isVisible);
    }

    /**
     * A name as it looks to a reader: names that give the same text count as one person's. Case, the width of spaces
     * and invisible characters make no difference, nor do Cyrillic and Greek letters that look like Latin ones.
     */
    public static String toTheEye(String name) {
        StringBuilder seen = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .map(character ->
                        Character.isWhitespace(character) || Character.isSpaceChar(character) ? ' ' : character)
                .filter(character -> character == ' ' || isVisible(character) || isAccent(character))
                .forEach(character -> {
                    int alike = DRAWN.indexOf(character);
                    seen.appendCodePoint(alike < 0 ? character : LATIN.charAt(alike));
                });
        return seen.toString().replaceAll(" +", " ").strip();
    }

    /**
     * A name by its words, whatever their order: "Smith, Eve" and "Eve Smith" give the same text, as {@link #toTheEye}
     * takes each word.
     */
    public static String byItsWords(String name) {
        return Arrays.stream(toTheEye(name).split("[\\s,;.\u060C\u3001]+"))
                .filter(word -> !word.isEmpty())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static boolean isAccent(int character) {
        return Character.getType(character) == Character.NON_SPACING_MARK && !UNSEEN_MARKS.contains(character);
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK -> false;
            default -> !FILLERS.contains(character);
        };
    }

    /**
     * The first half of a surrogate pair without its other half in a text. No log can store it: it would be read back
     * as a question mark.
     */
    public static OptionalInt halfCharacter(String text) {
        return text.codePoints()
                .filter(character -> Character.getType(character) == Character.SURROGATE)
                .findFirst();
    }

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character != '\n' && character != '\t';
            case Character.SURROGATE -> true;
            default -> character >= 0x202A && character <= 0x202E || character >= 0x2066 && character <= 0x2069;
        };
    }
}
