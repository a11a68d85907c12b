package org.onehall.competition.tiebreak;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * An edition of the FIDE Rating Regulations (Handbook B.02), as far as the rule of 400 points (8.3.1) differs: "a
 * difference in rating of more than 400 points shall be counted as though it were a difference of 400 points".
 */
public enum RatingEdition {
    /** The higher rated player has the advantage of it only once in a tournament, for the greatest difference. */
    JANUARY_2022(LocalDate.of(2022, 1, 1), 1, Integer.MAX_VALUE),
    /** In every game. */
    MARCH_2024(LocalDate.of(2024, 3, 1), Integer.MAX_VALUE, Integer.MAX_VALUE),
    /** Not for players rated 2650 or more: their differences count as they are. */
    OCTOBER_2025(LocalDate.of(2025, 10, 1), Integer.MAX_VALUE, 2650);

    private final LocalDate from;
    private final int advantages;
    private final int unlimitedFrom;

    RatingEdition(LocalDate from, int advantages, int unlimitedFrom) {
        this.from = from;
        this.advantages = advantages;
        this.unlimitedFrom = unlimitedFrom;
    }

    /** The first day on which it is in force. */
    public LocalDate from() {
        return from;
    }

    /** How often in a tournament the higher rated player has the advantage of the rule. */
    int advantages() {
        return advantages;
    }

    /** Whether the rule is for players with this rating. */
    boolean limits(int rating) {
        return rating < unlimitedFrom;
    }

    /** The edition in force on a day; the first one for days before it. */
    public static RatingEdition on(LocalDate day) {
        return Stream.of(values())
                .filter(edition -> !edition.from.isAfter(day))
                .max(Comparator.naturalOrder())
                .orElse(JANUARY_2022);
    }
}
