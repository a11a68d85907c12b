package org.onehall.playingzone.projection.call;

import java.util.List;
import java.util.Locale;
import org.onehall.regulations.Article;
import org.onehall.regulations.RuleCatalogue;

/**
 * An article of the catalogue of rules.
 *
 * @param document the document that contains it
 * @param en its meaning in English, {@code it} in Italian; "" if the catalogue does not explain it
 */
public record RuleView(String id, String document, String en, String it) {
    /**
     * All articles with which a question can be answered (OCR 17.10): also the Laws of Chess and all other rules that
     * apply to players.
     */
    public static List<RuleView> all() {
        return RuleCatalogue.standard().articles().stream()
                .filter(Article::ofRules)
                .map(article -> new RuleView(
                        article.rule().id(),
                        article.document(),
                        article.text(Locale.ENGLISH).orElse(""),
                        article.text(Locale.ITALIAN).orElse("")))
                .toList();
    }
}
