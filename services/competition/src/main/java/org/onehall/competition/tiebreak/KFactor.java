package org.onehall.competition.tiebreak;

/** The development coefficient K of a player (FIDE Handbook B.02 8.3.3). */
public final class KFactor {
    private KFactor() {}

    /**
     * What K depends on, at the beginning of the rating period.
     *
     * @param rating the player's rating
     * @param games rated games that the player has completed so far
     * @param reached2400 the published rating was 2400 or more, now or ever
     * @param junior until the end of the year of the 18th birthday
     */
    public record Career(int rating, int games, boolean reached2400, boolean junior) {}

    /**
     * K of standard chess: 40 for a new player with fewer than 30 games and for a junior below 2300, 10 after a
     * published rating of 2400, otherwise 20; but so low that K times the games of the period is at most 700.
     *
     * @param gamesOfPeriod rated games in the rating period
     */
    public static int standard(Career career, int gamesOfPeriod) {
        int k;
        if (career.games() < 30 || career.junior() && career.rating() < 2300) k = 40;
        else k = career.reached2400() ? 10 : 20;
        return limited(k, gamesOfPeriod);
    }

    /**
     * K of rapid and blitz chess: 20, with the same limit.
     *
     * @param gamesOfPeriod rated games in the rating period
     */
    public static int rapidOrBlitz(int gamesOfPeriod) {
        return limited(20, gamesOfPeriod);
    }

    private static int limited(int k, int games) {
        return k * games > 700 ? 700 / games : k;
    }
}
