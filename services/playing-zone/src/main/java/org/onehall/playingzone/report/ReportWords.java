package org.onehall.playingzone.report;

import java.util.Locale;
import java.util.ResourceBundle;

/** The words of a report in a language of the pages: English, or Italian. */
final class ReportWords {
    private final ResourceBundle words;
    private final Locale locale;

    private ReportWords(String bundle, Locale locale) {
        this.locale = locale;
        words = ResourceBundle.getBundle(bundle, locale, ReportWords.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /**
     * @param bundle   file of the words
     * @param language "it" for Italian; English for everything else
     */
    static ReportWords of(String bundle, String language) {
        return new ReportWords(bundle, "it".equals(language) ? Locale.ITALIAN : Locale.ROOT);
    }

    /** A text, with values in its places. */
    String text(String key, Object... values) {
        return words.getString(key).formatted(values);
    }

    /** Whether there is a word for one of the wire's names. */
    boolean has(String group, String name) {
        return words.containsKey(group + "." + name);
    }

    /** The word for one of the wire's names; its own letters where there is none. */
    String name(String group, String name) {
        String key = group + "." + name;
        return words.containsKey(key) ? words.getString(key) : name.toLowerCase(locale).replace('_', ' ');
    }
}
