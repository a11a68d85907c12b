package org.onehall.decider;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Reason.Part;

/** The texts of coded reasons in one language. */
final class ReasonWords {
    static final ReasonWords ENGLISH = new ReasonWords("reasons.properties");
    static final ReasonWords ITALIAN = new ReasonWords("reasons_it.properties");

    /** The text for a code that only a newer version knows. */
    private static final String UNKNOWN = "unknown";

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final Pattern INSTANT =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?Z");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Properties texts = new Properties();

    private ReasonWords(String file) {
        try (var words = new InputStreamReader(
                Objects.requireNonNull(ReasonWords.class.getResourceAsStream(file), file), StandardCharsets.UTF_8)) {
            texts.load(words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Properties texts() {
        return texts;
    }

    String of(String stored) {
        var parts = Reason.parse(stored);
        if (parts.isEmpty()) return stored;
        return parts.stream().map(this::words).collect(Collectors.joining(" "));
    }

    private String words(Part part) {
        if (part.known().isEmpty()) return texts.getProperty(UNKNOWN);
        return PLACE.matcher(texts.getProperty(part.code())).replaceAll(place -> {
            // A known code has exactly its parameters, and a text names no others.
            String value = Objects.requireNonNull(part.parameters().get(place.group(1)));
            return Matcher.quoteReplacement(value(place.group(1), value).orElseGet(() -> plain(value)));
        });
    }

    /** The words for a constant or several; empty if one of them has none. */
    Optional<String> value(String parameter, String value) {
        var words = Stream.of(value.split(","))
                .map(one -> texts.getProperty(parameter + "." + one))
                .toList();
        return words.contains(null) ? Optional.empty() : Optional.of(String.join(", ", words));
    }

    private String plain(String value) {
        return INSTANT.matcher(value).matches() ? TIME.format(Instant.parse(value)) : of(value);
    }
}
