package org.onehall.competition.tiebreak;

/**
 * The two tables of the FIDE Rating Regulations (Handbook B.02, 8.1.1 and 8.1.2; the same in the editions of 2022 and
 * 2024). Probabilities and scores are in hundredths, ratings in whole points.
 */
final class RatingTables {
    /** 8.1.1: the rating difference dp for a score of 50, 51, … 100 hundredths. */
    private static final int[] DIFFERENCE_FOR_SCORE = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };

    /** 8.1.2: the greatest difference D for which the higher rated player scores 50, 51, … 99 hundredths. */
    private static final int[] GREATEST_DIFFERENCE = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
        197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
        559, 619, 735
    };

    private RatingTables() {}

    /**
     * The rating difference that belongs to a score (8.1.1).
     *
     * @param hundredths from 0 to 100
     * @return from -800 to 800
     */
    static int difference(int hundredths) {
        return hundredths >= 50 ? DIFFERENCE_FOR_SCORE[hundredths - 50] : -DIFFERENCE_FOR_SCORE[50 - hundredths];
    }

    /**
     * The score that a player can expect (8.1.2).
     *
     * @param difference the player's rating less the opponent's
     * @return hundredths, from 0 to 100
     */
    static int expected(int difference) {
        int size = Math.abs(difference);
        int higher = 50;
        while (higher < 100 && size > GREATEST_DIFFERENCE[higher - 50]) higher++;
        return difference >= 0 ? higher : 100 - higher;
    }
}
