package org.onehall.fairplay.domain.proceeding;

import java.util.List;
import java.util.stream.Stream;

/**
 * The criteria by which a false accusation is judged (APP-I D2); each text has 1 to 10,000 characters.
 *
 * @param others the list is open-ended
 */
public record AccusationCriteria(
        String factualBasis,
        String levelOfEvent,
        String titleAndRating,
        String result,
        String spreading,
        List<String> others) {
    public AccusationCriteria {
        others = List.copyOf(others);
    }

    Stream<String> needed() {
        return Stream.of(factualBasis, levelOfEvent, titleAndRating, result, spreading);
    }

    Stream<String> texts() {
        return Stream.concat(needed(), others.stream());
    }
}
