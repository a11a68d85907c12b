package org.onehall.competition.reading;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.StandingsRules;
import org.onehall.competition.ranking.TieBreakLists;
import org.onehall.competition.tiebreak.Edition;
import org.onehall.regulations.Profile;
import org.onehall.regulations.TextPlace;

/** Reads and checks how players with equal points are ranked (FIDE C.07). */
final class StandingsReader {
    private static final String KEY = "standings.tieBreaks";

    private StandingsReader() {}

    /** The rules; empty if the regulations name no tie-breaks. */
    static Optional<StandingsRules> rules(Profile profile, List<Round> rounds) {
        List<String> list = TieBreakLists.canonical(profile.list(KEY));
        return Optional.of(list)
                .filter(some -> !some.isEmpty())
                .map(some ->
                        new StandingsRules(some, edition(profile, rounds).from().getYear(), isRoundRobin(profile)));
    }

    /**
     * Reports what C.07 has against the list.
     *
     * @param file that the regulations are in
     * @param top where they begin there
     */
    static void check(Profile profile, List<Round> rounds, String file, TextPlace top, Faults faults) {
        if (faults.has("regulations." + KEY) || profile.list(KEY).isEmpty()) return;
        String win = profile.value("scoring.win");
        if (TieBreakLists.isFlat(profile.scoring().win(), profile.scoring().loss()))
            faults.add(
                    file,
                    profile.at("scoring.win", 0).or(() -> profile.at(KEY, 0)).orElse(top),
                    "regulations.scoring.win",
                    TieBreakLists.FLAT + ", not " + win + " for both",
                    "OCR 7.1");
        for (TieBreakLists.Problem problem :
                TieBreakLists.problems(profile.list(KEY), edition(profile, rounds), isRoundRobin(profile)))
            faults.add(
                    file, profile.at(KEY, problem.part()).orElse(top), "regulations." + KEY, problem.text(), "OCR 7.1");
    }

    private static boolean isRoundRobin(Profile profile) {
        return profile.value("standings.pairing").equals("ROUND_ROBIN");
    }

    /** As stated, or in force on the day on which the first round is planned. */
    private static Edition edition(Profile profile, List<Round> rounds) {
        Optional<LocalDate> begins = rounds.stream()
                .flatMap(round -> round.startsAt().stream())
                .map(start -> start.atZone(ZoneOffset.UTC).toLocalDate())
                .min(LocalDate::compareTo);
        return profile.present("standings.edition")
                .map(Integer::valueOf)
                .flatMap(TieBreakLists::edition)
                .orElseGet(() -> TieBreakLists.edition(begins));
    }
}
