package org.onehall.playingzone.command;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.decider.Refusal;
import org.onehall.playingzone.hall.Frames;

/** The outcome of a command. */
public sealed interface Answer {
    /** @param more fields beside the id */
    record Ok(Map<String, ?> more) implements Answer {}

    /** @param details the details in the text, so that a screen can word it in another language */
    record Refused(String code, String rule, String text, Map<String, String> details) implements Answer {
        public Refused {
            details = Map.copyOf(details);
        }
    }

    /** No definite answer: the screen sends the command again with the same id. */
    record Unavailable() implements Answer {}

    /** Done: the owner has accepted the command. */
    static Answer ok(Object done) {
        Objects.requireNonNull(done);
        return new Ok(Map.of());
    }

    static Answer refused(Refusal refusal) {
        return refused(refusal, Map.of());
    }

    static Answer refused(Refusal refusal, Map<String, String> details) {
        return new Refused(refusal.name(), refusal.rule(), refusal.text(details), details);
    }

    /** A bug of ours: the answer contains only the trace id. */
    static Answer fault(String trace) {
        return new Refused("INTERNAL", "", faultText(trace), Map.of());
    }

    /** What a person is told of a bug of ours. */
    static String faultText(String trace) {
        return "Something failed on the server. Give this trace number to the operator: " + trace + ".";
    }

    /** The frame that brings the answer to the screen. */
    default String frame(String id) {
        return switch (this) {
            case Ok(var more) -> Frames.ok(id, more);
            case Refused(var code, var rule, var text, var details) ->
                Frames.refused(Optional.of(id), code, rule, text, details);
            case Unavailable() -> {
                Refusal away = org.onehall.playingzone.ZoneRefusal.UNAVAILABLE;
                yield Frames.refused(Optional.of(id), away.name(), away.rule(), away.text(), Map.of());
            }
        };
    }

    /** "ok", "refused" or "unavailable". */
    default String outcome() {
        return switch (this) {
            case Ok _ -> "ok";
            case Refused _ -> "refused";
            case Unavailable _ -> "unavailable";
        };
    }
}
