package org.onehall.regulations;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Every article the product knows, by id. Read once from {@code rules.tsv} beside this class; immutable. */
public final class RuleCatalogue {

    private static final RuleCatalogue STANDARD = read("rules.tsv");

    private final Map<String, Article> articles;

    private RuleCatalogue(Map<String, Article> articles) {
        this.articles = articles;
    }

    /** The catalogue that ships with the product. */
    public static RuleCatalogue standard() {
        return STANDARD;
    }

    /** The article with an id such as {@code OCR 18.9 b}; empty if there is none. */
    public Optional<Article> find(String id) {
        return Optional.ofNullable(articles.get(id));
    }

    /** The reference to an article that must exist; IllegalArgumentException otherwise. */
    public RuleRef require(String id) {
        return find(id).map(Article::rule)
                .orElseThrow(() -> new IllegalArgumentException("the catalogue has no rule '" + id + "'"));
    }

    /** What an article means, in the language asked for or else in English; empty if unknown or without a text. */
    public Optional<String> text(String id, Locale locale) {
        return find(id).flatMap(article -> article.text(locale));
    }

    /** All articles in the order of the catalogue. */
    public Collection<Article> articles() {
        return articles.values();
    }

    private static RuleCatalogue read(String resource) {
        Map<String, Article> articles = new LinkedHashMap<>();
        try (var reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(RuleCatalogue.class.getResourceAsStream(resource), resource), StandardCharsets.UTF_8))) {
            reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
                Article article = article(line);
                if (articles.put(article.rule().id(), article) != null) {
                    throw new IllegalStateException(resource + " has " + article.rule() + " twice");
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new RuleCatalogue(java.util.Collections.unmodifiableMap(articles));
    }

    /** id, document, edition, marks, owners, English, Italian; tab-separated; marks and owners separated by commas. */
    private static Article article(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 7) {
            throw new IllegalStateException("a rule has 7 fields, not " + fields.length + ": " + line);
        }
        Map<String, String> texts = fields[5].isEmpty() ? Map.of() : Map.of("en", fields[5], "it", fields[6]);
        return new Article(new RuleRef(fields[0]), fields[1], fields[2],
                list(fields[3]).stream().map(Article.Mark::valueOf).toList(), list(fields[4]), texts);
    }

    private static List<String> list(String field) {
        return field.isEmpty() ? List.of() : Arrays.asList(field.split(","));
    }
}
