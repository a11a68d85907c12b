package org.onehall.adjudication.domain;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.onehall.regulations.DisconnectionOption;

/**
 * How similar cases of an event were decided before: the same option is equal treatment, a different one needs a reason
 * (OCR 18.9).
 *
 * @param count how often, from 1
 */
public record Precedent(DisconnectionOption option, int count) {
    /** Whether an option is chosen for the first time although there were similar cases. */
    static boolean departs(DisconnectionOption option, List<Precedent> earlier) {
        return !earlier.isEmpty() && earlier.stream().noneMatch(one -> one.option() == option);
    }

    /** "resume (2), restart shorter (1)". */
    static String text(List<Precedent> earlier) {
        return earlier.stream()
                .map(one -> one.option().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " (" + one.count() + ")")
                .collect(Collectors.joining(", "));
    }
}
