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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every article that the product knows, by id. Read once from {@code rules.tsv} beside this class; immutable. */
public final class RuleCatalogue {

    /** Other names of the Laws of Chess (FIDE Laws of Chess), and words before a number that have no meaning. */
    private static final Pattern LAWS = Pattern.compile("^(fide)?(laws?ofchess|laws|flc)");

    private static final Pattern WORDS = Pattern.compile("^(articles?|articol[oi]|art\\.?)(?=\\d)");
    /** The documents in which a number without a document is looked up; the first document that has it counts. */
    private static final List<String> FIRST = List.of("law", "ocr");

    private static final RuleCatalogue STANDARD = read("rules.tsv");

    private final Map<String, Article> articles;
    /**
     * Articles by their ids in lower case, and also without spaces unless that is another article's id ("APP-I I1",
     * "APP-II 1").
     */
    private final Map<String, Article> typed = new LinkedHashMap<>();

    private RuleCatalogue(Map<String, Article> articles) {
        this.articles = articles;
        articles.values().stream()
                .collect(Collectors.groupingBy(
                        article -> plain(article.rule().id()), LinkedHashMap::new, Collectors.toList()))
                .forEach((text, alike) -> {
                    if (alike.size() == 1) typed.put(text, alike.getFirst());
                    else alike.forEach(article -> typed.put(article.rule().id().toLowerCase(Locale.ROOT), article));
                });
    }

    /** The catalogue that ships with the product. */
    public static RuleCatalogue standard() {
        return STANDARD;
    }

    /** The article with an id such as {@code OCR 18.9 b}; empty if there is none. */
    public Optional<Article> find(String id) {
        return Optional.ofNullable(articles.get(id));
    }

    /**
     * The article that a person means: "OCR 16.11", "ocr16.11"; of the Laws also "Laws 9.2", "FLC 9.2"; a number alone
     * means an article of the Laws, else of the Online Chess Regulations, else of the only document that has it; a
     * whole number is not looked up in the last way.
     */
    public Optional<Article> meant(String written) {
        Article exact = typed.get(written.strip().toLowerCase(Locale.ROOT));
        if (exact != null) return Optional.of(exact);
        String text = plain(written);
        for (String document : Stream.concat(Stream.of(""), FIRST.stream()).toList()) {
            Article typedSo = typed.get(document + text);
            if (typedSo != null) return Optional.of(typedSo);
        }
        if (text.chars().allMatch(Character::isDigit)) return Optional.empty();
        List<Article> ending = articles.values().stream()
                .filter(article -> {
                    int space = article.rule().id().indexOf(' ');
                    return space > 0
                            && plain(article.rule().id().substring(space)).equals(text);
                })
                .toList();
        return ending.size() == 1 ? Optional.of(ending.getFirst()) : Optional.empty();
    }

    /** Ids of articles whose beginnings are most similar to what a person wrote, the most similar first. */
    public List<String> near(String written, int most) {
        String text = plain(written);
        return Stream.concat(Stream.of(""), FIRST.stream())
                .map(document -> document + text)
                .filter(one -> FIRST.stream().anyMatch(one::startsWith) || !isNumber(one))
                .flatMap(one ->
                        typed.entrySet().stream().map(entry -> Map.entry(alike(one, entry.getKey()), entry.getValue())))
                .filter(entry -> entry.getKey() > 0)
                .sorted(Map.Entry.<Integer, Article>comparingByKey().reversed())
                .map(entry -> entry.getValue().rule().id())
                .distinct()
                .limit(most)
                .toList();
    }

    /** How many characters two ids have in common at their beginning; 0 if none of these is a digit. */
    private static int alike(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length()) && one.charAt(same) == other.charAt(same)) same++;
        return one.substring(0, same).chars().anyMatch(Character::isDigit) ? same : 0;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    private static String plain(String written) {
        String text =
                written.toLowerCase(Locale.ROOT).replaceAll("[\\s\\u00a0]+", "").replaceFirst("\\.+$", "");
        return WORDS.matcher(LAWS.matcher(text).replaceFirst("law")).replaceFirst("");
    }

    /** The reference to an article that must exist; IllegalArgumentException otherwise. */
    public RuleRef require(String id) {
        return find(id).map(Article::rule)
                .orElseThrow(() -> new IllegalArgumentException("the catalogue has no rule '" + id + "'"));
    }

    /** What an article means, in the requested language, or else in English; empty if unknown or without a text. */
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
                Objects.requireNonNull(RuleCatalogue.class.getResourceAsStream(resource), resource),
                StandardCharsets.UTF_8))) {
            reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
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
        return new Article(
                new RuleRef(fields[0]),
                fields[1],
                fields[2],
                list(fields[3]).stream().map(Article.Mark::valueOf).toList(),
                list(fields[4]),
                texts);
    }

    private static List<String> list(String field) {
        return field.isEmpty() ? List.of() : Arrays.asList(field.split(","));
    }
}
