package org.onehall.playingzone.identity;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** An enrolment code as people read it: eight characters of Crockford's base 32, "K7QF-3M2P", 40 random bits. */
public record CodeText(String text) {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int LENGTH = 8;

    /** A fresh one; {@code random} must be unpredictable. */
    static CodeText random(RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        return new CodeText(text.insert(LENGTH / 2, '-').toString());
    }

    /**
     * Reads what a person typed: any case, with or without the hyphen, O as 0, I and L as 1. Empty if it cannot be a
     * code.
     */
    public static Optional<CodeText> parse(String typed) {
        if (typed.length() > 4 * LENGTH) return Optional.empty();
        String plain = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        if (plain.length() != LENGTH || !plain.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0))
            return Optional.empty();
        return Optional.of(new CodeText(plain.substring(0, LENGTH / 2) + "-" + plain.substring(LENGTH / 2)));
    }

    /** Never shows the code, because this text may be logged. */
    @Override
    public String toString() {
        return "a code";
    }
}
