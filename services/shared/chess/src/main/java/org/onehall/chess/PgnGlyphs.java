package org.onehall.chess;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Annotation marks between the moves or attached to a move: evaluations, novelties, checks in words. */
final class PgnGlyphs {
    /** Signs; no piece, asterisk, or bracket. */
    private static final String SIGN = "[+\\-\u2010-\u2015\u2212=/#!?~\u203C\u2047-\u2049\u00B1\u2190-\u22FF"
            + "\u2300-\u23FF\u25A0-\u25FF\u27C0-\u27FF\u2900-\u2BFF\u2610-\u2653\u2660-\u27BF]";

    private static final String WORDS = "e\\.p\\.?|ep|TN|N|D|ch|dbl|dis|mate";
    private static final Pattern GLYPH = Pattern.compile(SIGN + "++|" + WORDS);
    private static final Pattern FIXED = Pattern.compile("(?:" + SIGN + "|TN|N|D|ch|mate|dbl|dis)$");

    /** Most characters of a move with the marks attached to it. */
    private static final int LONGEST = 40;

    private PgnGlyphs() {}

    /** Whether a word is a mark and not a move; {@code --} is a null move and not a mark. */
    static boolean isGlyph(String word) {
        return !word.equals("--") && GLYPH.matcher(word).matches();
    }

    /** Reads as {@link San#read(Position, String, Letters)} does, and ignores marks attached to a move. */
    static int read(Position position, String word, Letters letters) {
        try {
            return San.readPacked(position, word, letters);
        } catch (UnreadableMoveException e) {
            String bare = word.length() > LONGEST ? "" : word;
            for (Matcher mark = FIXED.matcher(bare); mark.find() && mark.start() > 1; mark.reset(bare)) {
                bare = bare.substring(0, mark.start());
                try {
                    return San.readPacked(position, bare, letters);
                } catch (UnreadableMoveException _) {
                    // the first reason is the reason for the word as it stands
                }
            }
            throw e;
        }
    }
}
