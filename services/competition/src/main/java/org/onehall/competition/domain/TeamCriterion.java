package org.onehall.competition.domain;

/** The criteria by which teams are ranked, one after another (FSSI team-h). */
public enum TeamCriterion {
    /** Points of all boards in all matches (FSSI team-h/1). */
    BOARD_POINTS,
    /** Points for matches (FSSI team-h/2). */
    MATCH_POINTS,
    /** Points made on a board, whoever played there (FSSI team-h/3, DEC-30). */
    BOARD_1,
    BOARD_2,
    BOARD_3,
    BOARD_4
}
