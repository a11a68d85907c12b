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
 * @param withdrawals in the order in which they were recorded
 * @param venueChanges that have not taken effect, in the order in which they were recorded
 */
public record Entries(
        boolean automaticApproval,
        Optional<TeamRules> teamRules,
        List<Team> teams,
        List<Bye> byes,
        List<Details> details,
        List<String> report,
        Optional<Registration> registration,
        List<Withdrawal> withdrawals,
        List<VenueChange> venueChanges) {
    /** For competitions that were loaded before this was recorded. */
    public static final Entries NONE =
            new Entries(false, Optional.empty(), List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public Entries {
        teams = List.copyOf(teams);
        byes = List.copyOf(byes);
        details = List.copyOf(details);
        report = List.copyOf(report);
        withdrawals = List.copyOf(withdrawals);
        venueChanges = List.copyOf(venueChanges);
    }

    /** As they are before anything is changed. */
    public Entries(
            boolean automaticApproval,
            Optional<TeamRules> teamRules,
            List<Team> teams,
            List<Bye> byes,
            List<Details> details,
            List<String> report,
            Optional<Registration> registration) {
        this(automaticApproval, teamRules, teams, byes, details, report, registration, List.of(), List.of());
    }

    Entries withTeams(List<Team> now) {
        return new Entries(
                automaticApproval, teamRules, now, byes, details, report, registration, withdrawals, venueChanges);
    }

    Entries withByes(List<Bye> now) {
        return new Entries(
                automaticApproval, teamRules, teams, now, details, report, registration, withdrawals, venueChanges);
    }

    Entries withDetails(List<Details> now) {
        return new Entries(
                automaticApproval, teamRules, teams, byes, now, report, registration, withdrawals, venueChanges);
    }

    Entries withRegistration(Registration now) {
        return new Entries(
                automaticApproval,
                teamRules,
                teams,
                byes,
                details,
                report,
                Optional.of(now),
                withdrawals,
                venueChanges);
    }

    Entries withWithdrawals(List<Withdrawal> now) {
        return new Entries(automaticApproval, teamRules, teams, byes, details, report, registration, now, venueChanges);
    }

    Entries withVenueChanges(List<VenueChange> now) {
        return new Entries(automaticApproval, teamRules, teams, byes, details, report, registration, withdrawals, now);
    }

    /** The withdrawal that keeps a player out of a round. */
    public Optional<Withdrawal> withdrawal(String playerId, int round) {
        return withdrawals.stream()
                .filter(one -> one.playerId().equals(playerId) && one.covers(round))
                .findFirst();
    }

    /** The bye of a player in a round. */
    public Optional<Bye> bye(String playerId, int round) {
        return byes.stream()
                .filter(one -> one.round() == round && one.playerId().equals(playerId))
                .findFirst();
    }
}
