package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/**
 * What a competition knows beyond its pairings: teams, byes, and what a tournament report said that goes into the next
 * one.
 *
 * @param automaticApproval a result is approved as soon as there is one (OCR 17.11)
 * @param teamRules empty if no teams play
 * @param details of some or all players
 * @param report lines of the report about the tournament, as they were
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
    /** Of competitions that were loaded before it was recorded. */
    public static final Entries NONE =
            new Entries(false, Optional.empty(), List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public Entries {
        teams = List.copyOf(teams);
        byes = List.copyOf(byes);
        details = List.copyOf(details);
        report = List.copyOf(report);
    }
}
