package org.onehall.competition.domain;

import org.onehall.regulations.ConductProfile;
import org.onehall.regulations.Profile;

/**
 * What the regulations say about calls for an arbiter (OCR 19.1).
 *
 * @param captainCalls a captain may call for the team's players (FSSI team-b)
 * @param stopsClock a call pauses the game (LAW 6.11.2)
 * @param shallPenalise a call without a valid reason is penalised (LAW 6.11.4)
 * @param escalateSeconds after how long a call that nobody has acknowledged is overdue, 0 to 3,600 s; 0: never
 */
public record AssistanceRules(boolean captainCalls, boolean stopsClock, boolean shallPenalise, int escalateSeconds) {
    public AssistanceRules {
        if (escalateSeconds < 0 || escalateSeconds > 3_600)
            throw new IllegalArgumentException("escalate_seconds is 0 to 3600, not " + escalateSeconds);
    }

    public static AssistanceRules of(Profile profile) {
        ConductProfile.Assistance assistance = profile.assistance();
        return new AssistanceRules(
                assistance.whoMayCall() == ConductProfile.Caller.CAPTAIN,
                assistance.playerMayStopClock(),
                assistance.invalidCall() == ConductProfile.InvalidCall.SHALL_PENALISE,
                Math.toIntExact(assistance.escalateAfter().toSeconds()));
    }
}
