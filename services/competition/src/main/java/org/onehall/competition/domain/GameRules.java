package org.onehall.competition.domain;

/**
 * The part of the profile a game is frozen with (regulations §27).
 *
 * @param profile                          its name, for the record only
 * @param repetitionAuto                   3 or 5 (OCR 5.4.1, LAW 9.6.1)
 * @param moveCountAuto                    50 or 75 (OCR 5.4.4, LAW 9.6.2)
 * @param drawMinMove                      at least 1 (LAW 9.1.1)
 * @param drawMinMovesEach                 0 or 1 (LAW 5.2.3)
 * @param pauseOnDisconnection             a disconnection pauses the game (OCR 4.3, 19.6)
 * @param flagProvisionalWhileDisconnected a flag in an open case waits for the Chief Arbiter (DEC-15)
 * @param checksRequired                   device and fair-play checks gate the start (OCR 18.5, 18.6)
 */
public record GameRules(String profile, int repetitionAuto, int moveCountAuto, boolean drawAllowed, int drawMinMove,
        int drawMinMovesEach, boolean drawExplicitDecline, boolean pauseOnDisconnection,
        boolean flagProvisionalWhileDisconnected, boolean checksRequired) {
    public GameRules {
        if (repetitionAuto != 3 && repetitionAuto != 5)
            throw new IllegalArgumentException("repetition_auto is 3 or 5, not " + repetitionAuto);
        if (moveCountAuto != 50 && moveCountAuto != 75)
            throw new IllegalArgumentException("move_count_auto is 50 or 75, not " + moveCountAuto);
        if (drawMinMove < 1) throw new IllegalArgumentException("draw_min_move is at least 1, not " + drawMinMove);
        if (drawMinMovesEach < 0 || drawMinMovesEach > 1)
            throw new IllegalArgumentException("draw_min_moves_each is 0 or 1, not " + drawMinMovesEach);
    }
}
