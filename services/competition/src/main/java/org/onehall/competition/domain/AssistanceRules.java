package org.onehall.competition.domain;

import org.onehall.regulations.Profile;

/**
 * What the regulations say of calls of an arbiter (OCR 19.1).
 *
 * @param captainCalls for the players of his team (FSSI team-b)
 * @param stopsClock a call pauses the game (LAW 6.11.2)
 * @param shallPenalise a call without valid reason (LAW 6.11.4)
 * @param escalateSeconds after which a call nobody has acknowledged is overdue, 0 to 3,600 s; 0: never
 */
public record AssistanceRules(boolean captainCalls, boolean stopsClock, boolean shallPenalise, int escalateSeconds) {
    public AssistanceRules {
        if (escalateSeconds < 0 || escalateSeconds > 3_600)
            throw new IllegalArgumentException("escalate_seconds is 0 to 3600, not " + escalateSeconds);
    }

    public static AssistanceRules of(Profile profile) {
        Profile.Assistance assistance = profile.assistance();
        return new AssistanceRules(
                assistance.whoMayCall() == Profile.Caller.CAPTAIN,
                assistance.playerMayStopClock(),
                assistance.invalidCall() == Profile.InvalidCall.SHALL_PENALISE,
                Math.toIntExact(assistance.escalateAfter().toSeconds()));
    }
}
