package org.onehall.playingzone.identity.signin;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.decider.Role;
import org.onehall.playingzone.config.OidcConfig;
import org.onehall.playingzone.projection.Holder;

/** Finds which official of a competition a person is, by the claims of a provider. */
final class Offices {
    private static final String EMAIL = "email";
    private static final String VERIFIED = "email_verified";
    /** The claims that contain a person's name, the clearest first. */
    private static final List<String> NAMES = List.of("name", "preferred_username", EMAIL, "sub");

    private final List<Office> offices;

    /** See {@link OidcConfig.Office}. */
    record Office(
            String claim,
            String value,
            Role role,
            Optional<String> venue,
            Optional<String> official,
            Optional<String> competition) {
        static Office of(OidcConfig.Office given) {
            return new Office(
                    given.claim(), given.value(), given.role(), given.venue(), given.official(), given.competition());
        }
    }

    /** The outcome of looking for an official. */
    sealed interface Found {
        record One(Holder official) implements Found {}

        /** No claim identifies an official of the competition. */
        record Nobody() implements Found {}

        /** Several officials have the role at the venue, and the settings do not say which. */
        record Several() implements Found {}
    }

    Offices(List<Office> offices) {
        this.offices = List.copyOf(offices);
    }

    /** The indexes of the offices that fit a person's claims, in ascending order. */
    List<Integer> fitting(Map<String, Object> claims) {
        return IntStream.range(0, offices.size())
                .filter(place -> fits(offices.get(place), claims))
                .boxed()
                .toList();
    }

    /**
     * The official of the first of these offices that is held in its competition.
     *
     * @param fitting indexes of offices
     * @param people of a competition by its id, "" for the one loaded last; empty if there is none
     */
    Found find(List<Integer> fitting, Function<String, Optional<List<Holder>>> people) {
        for (int place : fitting) {
            Office office = offices.get(place);
            List<Holder> officials = people.apply(office.competition().orElse("")).orElse(List.of()).stream()
                    .filter(one -> one.board().isEmpty() && one.role() == office.role())
                    .filter(one -> office.venue().map(one.venue()::equals).orElse(true))
                    .filter(one -> office.official().map(one.subject()::equals).orElse(true))
                    .toList();
            if (officials.size() > 1) return new Found.Several();
            if (officials.size() == 1) return new Found.One(officials.getFirst());
        }
        return new Found.Nobody();
    }

    /** Anybody can claim another person's address as long as the provider has not verified it. */
    private static boolean fits(Office office, Map<String, Object> claims) {
        if (!office.claim().equals(EMAIL)) return values(office.claim(), claims).anyMatch(office.value()::equals);
        return "true".equals(String.valueOf(claims.get(VERIFIED)))
                && values(EMAIL, claims)
                        .anyMatch(value -> value.toLowerCase(Locale.ROOT)
                                .equals(office.value().toLowerCase(Locale.ROOT)));
    }

    /** The claim of exactly this name, such as {@code https://example.org/roles}, is tried before a nested claim. */
    private static Stream<String> values(String claim, Map<String, Object> claims) {
        Object value = claims.containsKey(claim) ? claims.get(claim) : within(claim.split("/"), claims);
        return value instanceof Collection<?> several
                ? several.stream().map(String::valueOf)
                : Stream.ofNullable(value).map(String::valueOf);
    }

    private static Object within(String[] path, Map<String, Object> claims) {
        Object at = claims;
        for (String name : path) at = at instanceof Map<?, ?> map ? map.get(name) : null;
        return at;
    }

    /** The person's name according to the provider. */
    static String nameOf(Map<String, Object> claims) {
        return NAMES.stream()
                .map(claims::get)
                .filter(String.class::isInstance)
                .map(String::valueOf)
                .filter(name -> !name.isBlank())
                .findFirst()
                .orElse("");
    }
}
