package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/**
 * What a competition knows besides its pairings: teams, byes, and what an earlier tournament report contained that goes
 * into the next one.
 *
 * @param automaticApproval a result is approved as soon as there is one (OCR 17.11)
 * @param teamRules empty if no teams play
 * @param details of some or all players
 * @param report the report's lines about the tournament, unchanged
 * @param registration empty if nothing was recorded about it (APP-I A4, J)
 */
public record Entries(
        boolean automaticApproval,
        Optional<TeamRules> teamRules,
        List<Team> teams,
        List<Bye> byes,
        List<Details> details,
        List<String> report,
        Optional<Registration> registration) {
    /** For competitions that were loaded before this was recorded. */
    public static final Entries NONE =
            new Entries(false, Optional.empty(), List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public Entries {
        teams = List.copyOf(teams);
        byes = List.copyOf(byes);
        details = List.copyOf(details);
        report = List.copyOf(report);
    }
}
