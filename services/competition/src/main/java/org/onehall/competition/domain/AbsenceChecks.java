package org.onehall.competition.domain;

import java.util.List;
import java.util.Set;
import org.onehall.decider.Texts;

/** What is wrong with withdrawals and with changes of venue. */
final class AbsenceChecks {
    private final DefinitionProblems found;

    AbsenceChecks(DefinitionProblems found) {
        this.found = found;
    }

    void withdrawals(List<Withdrawal> withdrawals, Set<String> players) {
        for (int i = 0; i < withdrawals.size(); i++) {
            Withdrawal one = withdrawals.get(i);
            String path = "withdrawals[" + i + "]";
            player(one.playerId(), players, path);
            from(one.fromRound(), path);
            if (one.untilRound() != 0 && one.untilRound() <= one.fromRound())
                found.add(
                        CompetitionRefusal.MALFORMED_ROUND,
                        path + ".until",
                        "a player returns in a round after the first one missed, or never");
            Texts.fault(one.reason(), Texts.LONGEST_REASON)
                    .ifPresent(fault ->
                            found.add(CompetitionRefusal.REASON_MALFORMED, path + ".reason", "a reason " + fault));
        }
    }

    void venueChanges(List<VenueChange> changes, Set<String> players, Set<String> venues) {
        for (int i = 0; i < changes.size(); i++) {
            String path = "venueChanges[" + i + "]";
            player(changes.get(i).playerId(), players, path);
            found.venue(changes.get(i).venueId(), venues, path + ".venue");
            from(changes.get(i).fromRound(), path);
        }
    }

    private void player(String id, Set<String> players, String path) {
        if (!players.contains(id))
            found.add(
                    CompetitionRefusal.UNKNOWN_PLAYER,
                    path + ".player",
                    "there is no player " + DefinitionProblems.shown(id));
    }

    private void from(int round, String path) {
        if (round < 1 || round > DefinitionChecks.PAIRINGS)
            found.add(CompetitionRefusal.MALFORMED_ROUND, path + ".from", "rounds start at 1, not " + round);
    }
}
