package org.onehall.regulations;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One entry of the catalogue.
 *
 * @param rule its id
 * @param document the document that contains it, or the catalogue itself for decisions, validations and engineering
 *     rules
 * @param edition edition of that text
 * @param marks what the software does about it; empty for decisions and validations
 * @param owners the services that do this; empty where nothing is done
 * @param texts its meaning in one sentence of our own, by language (en, it); empty if no screen shows it
 */
public record Article(
        RuleRef rule,
        String document,
        String edition,
        List<Mark> marks,
        List<String> owners,
        Map<String, String> texts) {

    /** What the software does about an article. */
    public enum Mark {
        /** Enforced without a request. */
        AUTOMATIC,
        /** Offered to a role, checked, executed and recorded. */
        ARBITER,
        /** Kept as a record or checklist. */
        RECORD,
        /** A parameter of the competition regulations. */
        CONFIG,
        /** Physical, or outside the product. */
        OUT
    }

    public Article {
        marks = List.copyOf(marks);
        owners = List.copyOf(owners);
        texts = Map.copyOf(texts);
    }

    /** Whether it belongs to the rules of play, and not to our own catalogue. */
    public boolean ofRules() {
        return !document.startsWith("OneHall");
    }

    /** What the article means, in the requested language, or else in English; empty if no screen shows it. */
    public Optional<String> text(Locale locale) {
        return Optional.ofNullable(texts.getOrDefault(locale.getLanguage(), texts.get("en")));
    }
}
