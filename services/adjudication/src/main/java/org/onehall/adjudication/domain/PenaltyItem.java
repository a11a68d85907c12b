package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * One of the penalties of a ruling, with the fields it needs; the others are empty (OCR 18.4).
 *
 * @param time OCR 18.4.2, 18.4.3: 1 s to 60 min
 * @param points new points of the opponent (OCR 18.4.4, 18.4.6) or of the offender (OCR 18.4.5)
 * @param fine OCR 18.4.7: code of an announced fine
 * @param amount of the fine, as announced; not required in the request
 * @param rounds OCR 18.4.8: numbers of later rounds; OCR 18.4.9, taken back: the only rounds for which it is taken back
 */
public record PenaltyItem(
        PenaltyKind kind,
        Optional<Duration> time,
        Optional<BigDecimal> points,
        Optional<String> fine,
        Optional<BigDecimal> amount,
        List<Integer> rounds) {
    public PenaltyItem {
        rounds = List.copyOf(rounds);
    }

    /** A penalty that needs no other field. */
    public static PenaltyItem of(PenaltyKind kind) {
        return new PenaltyItem(kind, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());
    }

    public static PenaltyItem time(PenaltyKind kind, Optional<Duration> time) {
        return new PenaltyItem(kind, time, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
    }

    public static PenaltyItem points(PenaltyKind kind, BigDecimal points) {
        return new PenaltyItem(
                kind, Optional.empty(), Optional.of(points), Optional.empty(), Optional.empty(), List.of());
    }

    public static PenaltyItem fine(String code) {
        return new PenaltyItem(
                PenaltyKind.FINE, Optional.empty(), Optional.empty(), Optional.of(code), Optional.empty(), List.of());
    }

    public static PenaltyItem exclusion(List<Integer> rounds) {
        return new PenaltyItem(
                PenaltyKind.EXCLUSION, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), rounds);
    }

    /** An expulsion that is taken back only for the rounds to come. */
    static PenaltyItem lifted(List<Integer> rounds) {
        return new PenaltyItem(
                PenaltyKind.EXPULSION, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), rounds);
    }

    /**
     * What remains of it once it is taken back: of an exclusion the rounds that were opened under it, of an expulsion
     * the lost game; empty if nothing does.
     */
    Optional<PenaltyItem> without(PenaltyItem taken) {
        return switch (kind) {
            case EXCLUSION ->
                Optional.of(exclusion(rounds.stream()
                                .filter(round -> !taken.rounds.contains(round))
                                .toList()))
                        .filter(left -> !left.rounds.isEmpty());
            case EXPULSION -> taken.rounds.isEmpty() ? Optional.empty() : Optional.of(taken);
            case WARNING,
                    ADD_TIME_TO_OPPONENT,
                    REDUCE_TIME_OF_OFFENDER,
                    RAISE_SCORE_OF_OPPONENT,
                    LOWER_SCORE_OF_OFFENDER,
                    GAME_LOST,
                    FINE -> Optional.empty();
        };
    }

    /** Whether it keeps the offender out of the competition; a lifted expulsion no longer does. */
    boolean expels() {
        return kind == PenaltyKind.EXPULSION && rounds.isEmpty();
    }

    /** Without the fields that its kind does not use; a fine gets its announced amount. */
    PenaltyItem needed(Optional<BigDecimal> announced) {
        return switch (kind) {
            case WARNING, EXPULSION -> of(kind);
            case ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER -> time(kind, time);
            case RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER, GAME_LOST ->
                new PenaltyItem(kind, Optional.empty(), points, Optional.empty(), Optional.empty(), List.of());
            case FINE -> new PenaltyItem(kind, Optional.empty(), Optional.empty(), fine, announced, List.of());
            case EXCLUSION -> exclusion(rounds.stream().distinct().sorted().toList());
        };
    }
}
