package org.onehall.screening;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What several spellings of a person's name have in common: "Müller, Jürgen", "MUELLER,Juergen" and "Jurgen Muller" are
 * folded to the same. Two people may have the same name, and folding may make different names equal: equal results only
 * raise the question whether it is the same person.
 */
public final class NameFolding {
    private NameFolding() {}

    /**
     * Lower-case letters without marks, words in alphabetical order; empty if there is neither a letter nor a digit.
     */
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
                // The spelling used where there is no umlaut.
                .replaceAll("([aou])e", "$1");
        return Arrays.stream(plain.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .sorted()
                .collect(Collectors.joining(" "));
    }
}
