package org.onehall.screening;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What several spellings of a person's name have in common: "Müller, Jürgen", "MUELLER,Juergen" and "Jurgen Muller" are
 * folded to the same. Two people may have one name, and letters that are folded may be of different names: that it is
 * the same person is a question only.
 */
public final class NameFolding {
    private NameFolding() {}

    /** Small letters without marks, words in the order of the alphabet; empty if there is neither letter nor digit. */
    public static String of(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replace('ø', 'o')
                .replace('đ', 'd')
                .replace('ł', 'l')
                .replace('ı', 'i')
                .replace("æ", "ae")
                .replace("œ", "oe")
                .replace("þ", "th")
                .replace('ð', 'd')
                // What is written where there is no umlaut.
                .replaceAll("([aou])e", "$1");
        return Arrays.stream(plain.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
