package org.onehall.decider;

import java.util.List;
import java.util.Map;

/** A decider's answer to one command: the facts that follow, in order, or why nothing happens. */
public sealed interface Decision<E> {
    /** @param events what happened, in order; empty: legal, nothing to record */
    record Accepted<E>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** @param details machine-readable details: the seat, the limit, the time */
    record Refused<E>(Refusal refusal, Map<String, String> details) implements Decision<E> {
        public Refused {
            details = Map.copyOf(details);
        }
    }

    @SafeVarargs
    static <E> Decision<E> accept(E... events) {
        return new Accepted<>(List.of(events));
    }

    static <E> Decision<E> accept(List<E> events) {
        return new Accepted<>(events);
    }

    static <E> Decision<E> refuse(Refusal refusal) {
        return new Refused<>(refusal, Map.of());
    }

    static <E> Decision<E> refuse(Refusal refusal, String detail, String value) {
        return refuse(refusal, Map.of(detail, value));
    }

    static <E> Decision<E> refuse(Refusal refusal, Map<String, String> details) {
        return new Refused<>(refusal, details);
    }
}
