package org.onehall.paper;

import java.util.Locale;
import java.util.ResourceBundle;

/** The words of a report in a language of the pages: English, or Italian. */
public final class Words {
    private final ResourceBundle words;
    private final Locale language;

    private Words(ClassLoader from, String bundle, Locale language) {
        this.language = language;
        words = ResourceBundle.getBundle(
                bundle,
                language.equals(Locale.ITALIAN) ? language : Locale.ROOT,
                from,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /**
     * @param report the class of the report
     * @param bundle name of the file with the words
     * @param language "it" for Italian; English for everything else
     */
    public static Words of(Class<?> report, String bundle, String language) {
        return new Words(report.getClassLoader(), bundle, "it".equals(language) ? Locale.ITALIAN : Locale.ENGLISH);
    }

    /** English or Italian. */
    public Locale language() {
        return language;
    }

    /** A text with values in its placeholders. */
    public String text(String key, Object... values) {
        return words.getString(key).formatted(values);
    }

    /** Whether there is a word for one of the wire's names. */
    public boolean has(String group, String name) {
        return words.containsKey(group + "." + name);
    }

    /** The word for one of the wire's names; the name itself if there is none. */
    public String name(String group, String name) {
        String key = group + "." + name;
        return words.containsKey(key)
                ? words.getString(key)
                : name.toLowerCase(language).replace('_', ' ');
    }
}
