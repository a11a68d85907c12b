package org.onehall.decider;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What a person may write into the log: reasons, names, notes. */
public final class Texts {
    /** Letters and signs by their category that are drawn as nothing: Hangul fillers, the Braille pattern without a dot. */
    private static final Set<Integer> FILLERS = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

    private Texts() {}

    /**
     * What is wrong with a text: it is too long, or holds what no reader sees but what changes how the text around it
     * is shown: control characters other than line feed and tab, controls of the direction of writing (U+202A to U+202E, U+2066 to
     * U+2069), half of a surrogate pair.
     *
     * @param most characters allowed (code points)
     * @return what is wrong and what is allowed, a phrase that follows the text's name; empty: nothing
     */
    public static Optional<String> fault(String text, int most) {
        int characters = text.codePointCount(0, text.length());
        if (characters > most) return Optional.of("has " + characters + " characters; at most " + most + " are allowed");
        OptionalInt hidden = text.codePoints().filter(Texts::isHidden).findFirst();
        if (hidden.isEmpty()) return Optional.empty();
        return Optional.of("holds the control character U+%04X; letters, signs, spaces, tabs and line feeds are allowed".formatted(hidden.getAsInt()));
    }

    /**
     * Whether a text says nothing: it is empty, or a reader sees none of its characters, such as spaces of any width, a zero-width
     * joiner, a byte order mark, a filler, an accent without a letter.
     */
    public static boolean isEmpty(String text) {
        return text.codePoints().noneMatch(Texts::isVisible);
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.CONTROL, Character.FORMAT,
                    Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> false;
            default -> !FILLERS.contains(character);
        };
    }

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character != '\n' && character != '\t';
            case Character.SURROGATE -> true;
            default -> character >= 0x202A && character <= 0x202E || character >= 0x2066 && character <= 0x2069;
        };
    }
}
