package org.onehall.competition.tiebreak;

import java.util.Optional;

/**
 * One entry of the list by which participants are ranked (4.1), as reports name it: "BH/C1", "DE/P", "BH:GP/M1",
 * "KS/L+1", "SSSC/K4".
 *
 * @param score of teams; empty for the primary score of the list (13)
 * @param cutLowest how many of the least significant values are left out (14.1, 14.2)
 * @param cutHighest how many of the most significant values are left out; 0 or the same as cutLowest (14.3, 14.4)
 * @param limitSteps half points by which the limit of Koya is moved, also negative (14.5)
 * @param factor by which Schedule Strength is divided; empty for the one of 13.4.2
 * @param forfeitsAsGames forfeits count as games against the scheduled opponent (6.1.1, 16.6)
 * @param fore Fore Buchholz instead of Buchholz (8.3)
 * @param reverse the other order than usual (7.8, 10.6)
 * @param unrated the rating that unrated players are given; empty if there is none (10)
 * @param edition the edition of this entry alone; empty for the one of the tournament
 */
public record TieBreak(
        Acronym acronym,
        Optional<Score> score,
        int cutLowest,
        int cutHighest,
        int limitSteps,
        Optional<Integer> factor,
        boolean forfeitsAsGames,
        boolean fore,
        boolean reverse,
        Optional<Integer> unrated,
        Optional<Edition> edition) {
    /** Without modifiers. */
    public static TieBreak of(Acronym acronym) {
        return new TieBreak(
                acronym,
                Optional.empty(),
                0,
                0,
                0,
                Optional.empty(),
                false,
                false,
                false,
                Optional.empty(),
                Optional.empty());
    }

    /**
     * The tie-break that a text names.
     *
     * @throws IllegalArgumentException if it names none; {@link TieBreakReader} says what is allowed without throwing
     */
    public static TieBreak of(String text) {
        return switch (TieBreakReader.read(text)) {
            case TieBreakReader.Reading.Read(TieBreak tieBreak) -> tieBreak;
            case TieBreakReader.Reading.Refused(String why) -> throw new IllegalArgumentException(why);
        };
    }

    /** The article of C.07 that defines it. */
    public String article() {
        return acronym.article();
    }

    /** Whether the lower value is the better one. */
    public boolean lowerIsBetter() {
        return acronym.lowerIsBetter() != reverse;
    }

    /** As reports name it; {@link TieBreakReader} reads it again. */
    public String text() {
        StringBuilder text = new StringBuilder(acronym.code());
        score.ifPresent(one -> text.append(':').append(one.code()));
        if (cutHighest > 0) text.append("/M").append(cutHighest);
        else if (cutLowest > 0) text.append("/C").append(cutLowest);
        if (limitSteps != 0) text.append("/L").append(limitSteps > 0 ? "+" : "").append(limitSteps);
        if (forfeitsAsGames) text.append("/P");
        if (fore) text.append("/F");
        factor.ifPresent(one -> text.append("/K").append(one));
        if (reverse) text.append("/R");
        unrated.ifPresent(one -> text.append("/U").append(one));
        edition.ifPresent(one -> text.append("/V").append(one.from().getYear()));
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
