package org.onehall.playingzone.projection.competition;

/**
 * What the regulations say about calls (OCR 19.1).
 *
 * @param stopsClock whether a call pauses the game (LAW 6.11.2)
 * @param shallPenalise whether a call without a valid reason must be penalised (LAW 6.11.4)
 */
public record CallRulesView(boolean stopsClock, boolean shallPenalise) {
    static final CallRulesView STANDARD = new CallRulesView(false, false);
}
