package org.onehall.competition.reading;

/**
 * What a player's line says about a round against an opponent.
 *
 * @param colour w, b, or "" for none
 * @param result as written, in capitals; "" if there is none yet
 */
record StatedGame(int opponent, String colour, String result) {
    boolean mirrors(StatedGame other) {
        return colour.isEmpty() ? other.colour.isEmpty() : !other.colour.isEmpty() && !colour.equals(other.colour);
    }

    /**
     * Whether both results can be those of one game: played, ended before a move, or forfeited; never two wins, or a
     * win and a draw.
     */
    boolean agrees(StatedGame other) {
        return kind() == other.kind()
                && (!isWon() || !other.isWon() && !other.isDrawn())
                && (!isDrawn() || !other.isWon());
    }

    private int kind() {
        return result.isEmpty()
                ? 0
                : "1=0".contains(result) ? 1 : "WDL".contains(result) ? 2 : "+-".contains(result) ? 3 : 4;
    }

    private boolean isWon() {
        return !result.isEmpty() && "1W+".contains(result);
    }

    private boolean isDrawn() {
        return !result.isEmpty() && "=D".contains(result);
    }
}
