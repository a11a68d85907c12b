package org.onehall.decider;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The person who recorded an answer. Stored with the answer, so that a person who answers differently without knowing
 * of it is informed.
 *
 * @param subject stable id of the person, as {@link Actor#subject}
 * @param at when it was recorded
 */
public record Recorder(String subject, Role role, Instant at) {
    public static Recorder of(Actor actor, Instant at) {
        return new Recorder(actor.subject(), actor.role(), at);
    }

    /**
     * Whether an answer has to name a different answer already recorded by another person, and does not. A person who
     * corrects an answer of his own knows what he recorded. Old logs do not record who answered.
     *
     * @param known whether the new answer names the recorded answer
     */
    public static boolean isUnseen(Optional<Recorder> recorder, Actor actor, boolean known) {
        return !known
                && recorder.filter(by -> !by.subject().equals(actor.subject())).isPresent();
    }

    /** For a refusal: {@code by}, "Local Chief Arbiter", and {@code at}, to the second. */
    public Map<String, String> details() {
        String by = Arrays.stream(role.name().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
        return Map.of("by", by, "at", at.truncatedTo(ChronoUnit.SECONDS).toString());
    }
}
