package org.onehall.competition.pairing;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.decider.Texts;
import org.onehall.regulations.SimilarNames;

/** Compares names as different programs write them: order of the words, capitals, accents, umlauts, cut ends. */
final class Names {
    /** The most characters of a name in a tournament report. */
    static final int REPORTED = 33;

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern TITLE = Pattern.compile("^(?i:W?[GIFC]M|A[GIFC]M)\\.?\\s+(?=\\S+\\s*[,\\s]\\s*\\S)");
    /** Letters that no accent makes of another letter. */
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ß", "ss"),
            Map.entry("ø", "o"),
            Map.entry("ł", "l"),
            Map.entry("đ", "d"),
            Map.entry("ð", "d"),
            Map.entry("þ", "th"),
            Map.entry("æ", "ae"),
            Map.entry("œ", "oe"),
            Map.entry("ı", "i"));

    private static final Map<String, String> UMLAUTS = Map.of("ä", "ae", "ö", "oe", "ü", "ue", "å", "aa", "ø", "oe");

    /** How much two names are alike. */
    enum Likeness {
        /** The same person, as far as names tell. */
        SAME,
        /** Perhaps a misspelling, a changed or an abbreviated name. */
        SIMILAR,
        /** Another person. */
        OTHER
    }

    private Names() {}

    /** Compares a name with one from another program, which may have cut it. */
    static Likeness compare(String ours, String theirs) {
        List<String> keys = keys(ours);
        List<String> others = keys(theirs);
        if (keys.stream().anyMatch(others::contains) || isCut(ours, theirs)) return Likeness.SAME;
        return keys.stream().anyMatch(one -> others.stream().anyMatch(other -> isSimilar(one, other)))
                ? Likeness.SIMILAR
                : Likeness.OTHER;
    }

    /** The forms of a name that are compared: its words in alphabetical order, with and without umlauts as "ae". */
    static List<String> keys(String name) {
        String plain = TITLE.matcher(name.strip())
                .replaceFirst("")
                .replaceAll("['\u2019`\u00B4]", "")
                .replaceAll("[-\u2010-\u2015]", " ");
        return Stream.of(plain, replaced(Texts.toTheEye(plain), UMLAUTS))
                .map(form -> Texts.byItsWords(folded(form)))
                .distinct()
                .toList();
    }

    /** Small letters without accents. */
    static String folded(String text) {
        String letters = replaced(Texts.toTheEye(text), LETTERS);
        return MARKS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFD)).replaceAll("");
    }

    private static boolean isSimilar(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        return shorter > 0
                && (SimilarNames.distance(one, other) <= Math.max(1, shorter / 5) || isAbbreviated(one, other));
    }

    /** Whether each word of one name begins the word of the other, as "m rossi" and "mario rossi". */
    private static boolean isAbbreviated(String one, String other) {
        List<String> words = List.of(one.split(" "));
        List<String> others = List.of(other.split(" "));
        if (words.size() != others.size() || words.size() < 2) return false;
        return words.stream()
                        .allMatch(word ->
                                others.stream().anyMatch(full -> full.startsWith(word) || word.startsWith(full)))
                && words.stream().anyMatch(others::contains);
    }

    /** Whether a name is another one cut after the columns of a report. */
    private static boolean isCut(String ours, String theirs) {
        String cut = folded(theirs);
        return cut.length() >= REPORTED - 3 && folded(ours).startsWith(cut);
    }

    private static String replaced(String text, Map<String, String> letters) {
        String result = text;
        for (var letter : letters.entrySet()) result = result.replace(letter.getKey(), letter.getValue());
        return result;
    }
}
