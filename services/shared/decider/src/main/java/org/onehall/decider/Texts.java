package org.onehall.decider;

import java.util.Optional;
import java.util.OptionalInt;

/** What a person may write into the log: reasons, names, notes. */
public final class Texts {
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

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character != '\n' && character != '\t';
            case Character.SURROGATE -> true;
            default -> character >= 0x202A && character <= 0x202E || character >= 0x2066 && character <= 0x2069;
        };
    }
}
