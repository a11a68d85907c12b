package org.onehall.competition.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How players and officials were registered: their numbers, and that the players accepted the fair-play conditions
 * (APP-I A4, J).
 *
 * @param version of the conditions, at most 50 characters; "": no conditions were stated, and nobody is asked for a
 *     number or an acceptance
 * @param acceptedAt when all entered players had accepted them, as stated by the organiser; empty: each player has a
 *     separate instant or has not accepted
 */
public record Registration(String version, Optional<Instant> acceptedAt, List<Registered> persons) {
    /**
     * A player or an official.
     *
     * @param number FIDE ID (FSSI: member number), "" if none is known
     * @param acceptedAt when this player accepted; empty: the statement for all players applies
     */
    public record Registered(String personId, String number, Optional<Instant> acceptedAt) {}

    private static final Pattern FIDE_NUMBER = Pattern.compile("[0-9]{1,11}");

    public Registration {
        persons = List.copyOf(persons);
    }

    /** With a person in place of the one with the same id, or added. */
    Registration with(Registered now) {
        return new Registration(
                version,
                acceptedAt,
                Stream.concat(persons.stream().filter(one -> !one.personId().equals(now.personId())), Stream.of(now))
                        .toList());
    }

    /** Without a person. */
    Registration without(String personId) {
        return new Registration(
                version,
                acceptedAt,
                persons.stream().filter(one -> !one.personId().equals(personId)).toList());
    }

    /** Registered under Appendix I: every player has a number and has accepted the conditions. */
    public boolean isStrict() {
        return !version.isEmpty();
    }

    /** The number under which a person is registered; "" if none is known. */
    public String number(String personId) {
        return registered(personId).map(Registered::number).orElse("");
    }

    /** Whether a player has accepted the conditions, personally or by the statement for all (APP-I J). */
    public boolean hasAccepted(String playerId) {
        return acceptedAt.isPresent()
                || registered(playerId).flatMap(Registered::acceptedAt).isPresent();
    }

    /**
     * The FIDE number of a player, at most 11 digits; empty if none is known. A member number with letters in it is not
     * a FIDE number (APP-I A4).
     *
     * @param reported the number in a tournament report, may be empty
     * @param registered the number of the registration, may be empty
     */
    public static Optional<String> fideNumber(String reported, String registered) {
        return Stream.of(reported, registered)
                .filter(number -> FIDE_NUMBER.matcher(number).matches())
                .findFirst();
    }

    private Optional<Registered> registered(String personId) {
        return persons.stream().filter(one -> one.personId().equals(personId)).findFirst();
    }
}
