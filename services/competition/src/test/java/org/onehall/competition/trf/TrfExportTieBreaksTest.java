package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Regulations;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.StandingsRules;

class TrfExportTieBreaksTest extends TrfExportFixture {
    private static Command.Load ranked(String... earlier) {
        Regulations usual = regulations();
        Regulations regulations = new Regulations(
                usual.rules(),
                usual.control(),
                usual.penalties(),
                usual.floor(),
                usual.assistance(),
                usual.appeals(),
                usual.input(),
                usual.screening(),
                usual.fairPlay(),
                Optional.of(new StandingsRules(List.of("DE", "BPG", "BH/C1"), 2026, false)),
                usual.publicPage());
        return new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                rounds(),
                regulations,
                Optional.of(new Entries(
                        false, Optional.empty(), List.of(), List.of(), List.of(), List.of(earlier), Optional.empty())));
    }

    /** Both winners have one point; who had Black is first, although rated less. */
    @Test
    void theRankIsThatOfTheTieBreaksAndTheLineNamesThem() { // FIDE C.07, TRF26 212
        told(ranked()).opened(1).result(1, 1, Result.BLACK_WINS).result(1, 2, Result.WHITE_WINS);
        assertEquals(List.of("212 PTS,DE,BPG,BH/C1"), tagged(Version.TRF26, "212"));
        assertEquals(List.of(), tagged(Version.TRF16, "212"));
        assertEquals(
                List.of("    1", "    2"),
                List.of("Bo Neri", "Bo Gialli").stream()
                        .map(name -> lines(Version.TRF26).stream()
                                .filter(line -> line.startsWith("001") && line.contains(name))
                                .findFirst()
                                .orElseThrow()
                                .substring(84, 89))
                        .toList());
    }

    @Test
    void theTieBreaksOfTheRegulationsReplaceThoseOfAnEarlierReport() {
        told(ranked("202 BH", "212 PTS,BH", "092 Swiss"));
        assertEquals(List.of("212 PTS,DE,BPG,BH/C1"), tagged(Version.TRF26, "212"));
        assertEquals(List.of(), tagged(Version.TRF26, "202"));
        assertEquals(List.of("092 Swiss"), tagged(Version.TRF26, "092"));
    }
}
