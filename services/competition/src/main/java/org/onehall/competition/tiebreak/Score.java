package org.onehall.competition.tiebreak;

/** A score of a match between teams (11.1). Players have only one score, whatever is named here. */
public enum Score {
    MATCH_POINTS("MP"),
    GAME_POINTS("GP");

    private final String code;

    Score(String code) {
        this.code = code;
    }

    /** As in the text of a tie-break, "MP". */
    public String code() {
        return code;
    }

    Score other() {
        return this == MATCH_POINTS ? GAME_POINTS : MATCH_POINTS;
    }
}
