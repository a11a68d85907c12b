package org.onehall.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds names whose letters were read in the wrong encoding, by signs that occur in no language: UTF-8 that was read as
 * something else ({@code MÃ¼ller}), control characters, and letters of Central Europe, Russia or Greece that were read
 * as Western ({@code Dvoøák}, {@code £ukasz}, {@code Èâàíîâ}). A word that cannot be distinguished from a Western name
 * ({@code Bán}) is not doubted.
 */
final class Misreadings {
    /** Most doubts reported for one file. */
    private static final int MOST = 20;

    private static final int QUOTED = 30;
    private static final String HELP = "; if it is wrong, state the encoding (such as ";
    private static final Pattern HIGH = Pattern.compile("[^\\x00-\\x7F]+");
    /** Letters, and the signs of Windows-1252 above ASCII that may stand between them in misread names. */
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}'’¡-¿×÷]+");

    private static final Pattern UNREADABLE = Pattern.compile("[\\x{80}-\\x{9F}\\x{FFFD}]");
    /** Federations whose files are in Windows-1250 if they are not in UTF-8. */
    private static final Pattern CENTRAL = Pattern.compile("\\b(?:ALB|BIH|CRO|CZE|HUN|MNE|POL|ROU|SLO|SRB|SVK)\\b");
    /**
     * Czech and Slovak ř and ů beside letters that never occur in a name with ø; ć, č, ě, ů, ń, ă in places where the
     * Western letter never stands.
     */
    private static final List<Pattern> WESTERN_NEVER = List.of(
            Pattern.compile("(?i)ø.*[áíýìù]|[áíýìù].*ø"),
            Pattern.compile("(?i)(?<=\\p{L})[iaeou]æ$|èiæ|èe[vk]|^È(?=\\p{Ll}[^è]*$)(?!ve)"),
            Pattern.compile("[ìù](?=\\p{L})|(?i)ñ(?![aeiouáéíóúüæ])|ã(?=[bcdfghjklmnpqrstvwxz])"),
            Pattern.compile("(?i)[žš]\\p{L}*æ|æ\\p{L}*[žš]"));
    /**
     * Hungarian ő, if the same line contains Hungarian letters that Estonian does not have; a Portuguese õ stands
     * before an e.
     */
    private static final Pattern HUNGARIAN = Pattern.compile("õ(?![eE])");

    private static final Pattern NOT_ESTONIAN = Pattern.compile("[áéû]");
    /** Longer words are not names; the patterns go through a word several times. */
    private static final int LONGEST_WORD = 100;
    /** Cyrillic or Greek: Western words do not have this many accented letters in a row. */
    private static final Pattern ALL_ACCENTS = Pattern.compile("[À-ÖØ-öø-ÿ]{4,}");

    private final List<Doubt> doubts = new ArrayList<>();

    List<Doubt> doubts() {
        return List.copyOf(doubts);
    }

    /**
     * Judges a line.
     *
     * @param line from 1
     * @param charset charset with which the bytes of a misread letter would have been read
     * @param guessed whether the line was read as Windows-1252 only because no encoding is known
     */
    void judge(String text, int line, Charset charset, boolean guessed) {
        if (doubts.size() >= MOST || text.chars().allMatch(c -> c < 0x80)) {
            return;
        }
        Matcher unreadable = UNREADABLE.matcher(text);
        if (unreadable.find()) {
            doubt(
                    text,
                    line,
                    unreadable.start(),
                    "holds a character that no text has",
                    guessed ? "windows-1250" : "windows-1252");
            return;
        }
        Matcher high = HIGH.matcher(text);
        while (high.find()) {
            if (isUtf8(high.group(), charset)) {
                doubt(text, line, high.start(), "looks like UTF-8 that was read as something else", "UTF-8");
                return;
            }
        }
        if (guessed) {
            western(text, line);
        }
    }

    private static boolean isUtf8(String run, Charset charset) {
        if (run.length() < 2) {
            return false;
        }
        try {
            ByteBuffer bytes = charset.newEncoder()
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(run));
            byte[] as = new byte[bytes.remaining()];
            bytes.get(as);
            return as.length > 1
                    && as[0] < 0
                    && TextReader.strict(as, StandardCharsets.UTF_8).isPresent();
        } catch (CharacterCodingException | UnsupportedOperationException _) {
            return false;
        }
    }

    /** Judges a line that was read as Windows-1252 without a stated encoding. */
    private void western(String text, int line) {
        boolean central = CENTRAL.matcher(text).find()
                || HUNGARIAN.matcher(text).find() && NOT_ESTONIAN.matcher(text).find();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String written = word.group();
            if (ALL_ACCENTS.matcher(written).find()) {
                doubt(text, line, word.start(), "looks like Cyrillic or Greek letters", "windows-1251");
                return;
            }
            if (differs(written)
                    && (central
                            || signInWord(written)
                            || written.length() <= LONGEST_WORD
                                    && WESTERN_NEVER.stream()
                                            .anyMatch(pattern ->
                                                    pattern.matcher(written).find()))) {
                doubt(text, line, word.start(), "looks like letters of Central Europe", "windows-1250");
                return;
            }
        }
    }

    private static Optional<String> central(String written) {
        byte[] bytes = written.getBytes(Encodings.WINDOWS_1252);
        return TextReader.strict(bytes, Encodings.WINDOWS_1250);
    }

    private static boolean differs(String written) {
        return central(written).filter(other -> !other.equals(written)).isPresent();
    }

    /**
     * A sign beside a letter that would itself be a letter in Central Europe, as in {@code Ko³ecki}; the sign of an
     * ordinal (1ª) does not stand beside a letter.
     */
    private static boolean signInWord(String written) {
        String other = central(written).orElse(written);
        boolean letters = written.chars().anyMatch(Character::isLetter);
        for (int i = 0; i < written.length() && letters && written.length() > 1; i++) {
            char c = written.charAt(i);
            if (("ªº".indexOf(c) >= 0 || !Character.isLetter(c)) && Character.isLetter(other.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private void doubt(String text, int line, int at, String why, String encoding) {
        String name = WORD.matcher(text).region(at, text.length()).lookingAt()
                ? wordAt(text, at)
                : text.substring(at).strip();
        String quoted = name.substring(0, Math.min(name.length(), QUOTED)).replaceAll("\\p{Cntrl}", "\uFFFD");
        doubts.add(new Doubt(
                line,
                text.codePointCount(0, at) + 1,
                "\"" + quoted + "\" may be misread: it " + why + HELP + encoding + ")"
                        + (doubts.size() == MOST - 1 ? "; no more places are named" : "")));
    }

    private static String wordAt(String text, int at) {
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            if (word.end() > at) {
                return word.group();
            }
        }
        return text.substring(at);
    }
}
