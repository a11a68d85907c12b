package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.StandingsRules;

/** FIDE C.07: which tie-breaks a competition file may name. */
class StandingsReaderTest {
    private static Optional<StandingsRules> rules(String more) {
        return loaded(HEAD + INLINE + REGULATIONS + more, Map.of())
                .regulations()
                .standings();
    }

    private static List<String> told(String more) {
        return faults(HEAD + INLINE + REGULATIONS + more, Map.of()).stream()
                .map(fault -> fault.line() + ":" + fault.column() + " " + fault.key() + " " + fault.message())
                .toList();
    }

    private static int line(int ofMore) {
        return (int) (HEAD + INLINE + REGULATIONS).lines().count() + ofMore;
    }

    @Test
    void tieBreaksAreReadInTheirOrderAndWrittenAsReportsWriteThem() {
        assertEquals(
                Optional.of(new StandingsRules(List.of("DE", "BH/C1", "SB"), 2024, false)),
                rules("  standings: {tieBreaks: [de, BH-C1, SB], edition: 2024}\n"));
        assertEquals(
                Optional.of(new StandingsRules(List.of("KS/L+1"), 2023, true)),
                rules("  standings.tieBreaks: [PTS, KS/L+1]\n  standings.edition: 2023\n"
                        + "  standings.pairing: ROUND_ROBIN\n"));
    }

    @Test
    void withoutTieBreaksPlayersShareTheirPlace() {
        assertEquals(Optional.empty(), rules(""));
        assertEquals(Optional.empty(), rules("  standings.tieBreaks: []\n"));
        assertEquals(Optional.empty(), rules("  standings.tieBreaks: [PTS]\n"));
    }

    @Test
    void theEditionIsThatOfTheFirstPlannedDay() {
        String planned = INLINE.replace("- number: 1\n", "- number: 1\n    startsAt: 2025-05-01T15:00:00+02:00\n");
        assertEquals(
                2024,
                loaded(HEAD + planned + REGULATIONS + "  standings.tieBreaks: [DE]\n", Map.of())
                        .regulations()
                        .standings()
                        .orElseThrow()
                        .edition());
        assertEquals(2026, rules("  standings.tieBreaks: [DE]\n").orElseThrow().edition());
    }

    @Test
    void whatIsNoTieBreakIsRefusedInItsPlaceWithWhatIsAllowed() {
        assertEquals(
                List.of(line(3)
                        + ":7 regulations.standings.tieBreaks \"BH/L1\" is not a tie-break of C.07. After BH "
                        + "may follow, once each: :MP or :GP (of teams); /C1, /C2, … (14.1, 14.2); "
                        + "/M1, /M2, … (14.3, 14.4); /P, forfeits as games (6.1.1, 16.6); /F, Fore Buchholz "
                        + "(8.3); /V2024, the edition."),
                told("  standings.tieBreaks:\n    - DE\n    - BH/L1\n"));
        assertEquals(
                List.of("a list of tie-breaks of FIDE C.07 as tournament reports write them: DE, BH/C1, BH, SB, WIN"),
                told("  standings.tieBreaks: [Buchholz cut]\n").stream()
                        .map(text -> text.substring(text.indexOf("allowed: ") + 9))
                        .toList());
    }

    @Test
    void whatCannotRankPlayersHereIsRefused() {
        for (Map.Entry<String, String> wrong : Map.of(
                        "BC", "BC ranks teams, not players (C.07 12.1)",
                        "DE, SB, SB", "SB is in the list before; it separates nobody again (C.07 4.3)",
                        "RND",
                                "OneHall records no drawing of lots (RND); players who are still tied after the other "
                                        + "tie-breaks share their place",
                        "DE, STD/V2024", "STD is in C.07 only since 2026-03-01 (C.07 7.7)")
                .entrySet())
            assertEquals(
                    List.of(wrong.getValue()),
                    told("  standings.tieBreaks: [" + wrong.getKey() + "]\n").stream()
                            .map(text -> text.substring(text.indexOf("tieBreaks ") + 10))
                            .toList());
        assertEquals(
                1,
                told("  standings.tieBreaks: [BH]\n  standings.pairing: ROUND_ROBIN\n")
                        .size());
        assertEquals(
                List.of(line(2)
                        + " regulations.scoring.win tie-breaks need a win that is worth more than a loss, not 1 "
                        + "for both"),
                told("  standings.tieBreaks: [DE]\n  scoring: {win: 1, draw: 1, loss: 1}\n").stream()
                        .map(text -> text.replaceFirst(":\\d+", ""))
                        .toList());
    }
}
