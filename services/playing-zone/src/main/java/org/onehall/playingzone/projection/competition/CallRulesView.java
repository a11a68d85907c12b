package org.onehall.playingzone.projection.competition;

/**
 * What the regulations say of calls (OCR 19.1).
 *
 * @param stopsClock a call pauses the game (LAW 6.11.2)
 * @param shallPenalise a call without valid reason (LAW 6.11.4)
 */
public record CallRulesView(boolean stopsClock, boolean shallPenalise) {
    static final CallRulesView STANDARD = new CallRulesView(false, false);
}
