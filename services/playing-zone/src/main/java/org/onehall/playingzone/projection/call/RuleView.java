package org.onehall.playingzone.projection.call;

import java.util.List;
import java.util.Locale;
import org.onehall.regulations.Article;
import org.onehall.regulations.RuleCatalogue;

/**
 * An article of the catalogue of rules.
 *
 * @param document where it stands
 * @param en what it means, as {@code it}; "" where the catalogue has no words of its own for it
 */
public record RuleView(String id, String document, String en, String it) {
    /** All a question can be answered with (OCR 17.10): the Laws of Chess, too, and whatever else players play by. */
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
