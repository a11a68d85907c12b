package org.onehall.competition.tiebreak;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.onehall.competition.tiebreak.Crosstable.Pairing;

/** What C.07 has against a list of tie-breaks, before anybody plays; a list without problems can be used. */
public final class ListChecks {
    private static final Set<Acronym> BUCHHOLZ = EnumSet.of(Acronym.BH, Acronym.AOB, Acronym.FB);
    /** Type A: they depend on who is tied, and may be in a list more than once (4.3). */
    private static final Set<Acronym> ON_THE_TIED =
            EnumSet.of(Acronym.DE, Acronym.EDE, Acronym.EDEBT, Acronym.EDEBB, Acronym.EDET, Acronym.EDEB);

    private ListChecks() {}

    /**
     * One problem.
     *
     * @param place in the list, from 1
     * @param article of C.07
     * @param text for people
     */
    public record Problem(int place, TieBreak tieBreak, String article, String text) {}

    /**
     * All problems of a list.
     *
     * @param teams whether teams are ranked
     * @param edition of the tournament
     */
    public static List<Problem> problems(List<TieBreak> list, Pairing pairing, boolean teams, Edition edition) {
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            TieBreak tieBreak = list.get(i);
            Acronym name = tieBreak.acronym();
            Edition own = tieBreak.edition().orElse(edition);
            int place = i + 1;
            if (teams && !name.ranksTeams())
                problems.add(new Problem(place, tieBreak, "10", name.code() + " ranks players, not teams"));
            if (!teams && !name.ranksPlayers())
                problems.add(new Problem(place, tieBreak, name.article(), name.code() + " ranks teams, not players"));
            if (!teams && tieBreak.score().isPresent())
                problems.add(new Problem(place, tieBreak, "13", "players have no match points and no game points"));
            if (name.since().compareTo(own) > 0)
                problems.add(new Problem(
                        place,
                        tieBreak,
                        name.article(),
                        name.code() + " is in C.07 only since " + name.since().from()));
            if (isForbidden(name, pairing, own))
                problems.add(new Problem(
                        place, tieBreak, "8", name.code() + " must not be used in tournaments where all meet all"));
            if (!ON_THE_TIED.contains(name) && list.subList(0, i).contains(tieBreak))
                problems.add(new Problem(
                        place, tieBreak, "4.3", tieBreak + " is in the list before; it separates nobody again"));
        }
        return problems;
    }

    /** Since 2026 the Buchholz family is not for round-robins (8). */
    private static boolean isForbidden(Acronym name, Pairing pairing, Edition edition) {
        return pairing == Pairing.PREDETERMINED
                && BUCHHOLZ.contains(name)
                && edition.compareTo(Edition.MARCH_2026) >= 0;
    }
}
