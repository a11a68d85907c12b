package org.onehall.decider;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Who put an answer on record: kept with it, so that who answers otherwise without knowing of it is told.
 *
 * @param subject stable id of the person, as {@link Actor#subject}
 * @param at when it was recorded
 */
public record Recorder(String subject, Role role, Instant at) {
    public static Recorder of(Actor actor, Instant at) {
        return new Recorder(actor.subject(), actor.role(), at);
    }

    /**
     * Whether an answer has to name the other one that is on record, and does not: it is another person's. Who corrects
     * himself knows what he recorded. Of answers in old logs nobody knows whose they are.
     *
     * @param known whether what was sent names the answer on record
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
