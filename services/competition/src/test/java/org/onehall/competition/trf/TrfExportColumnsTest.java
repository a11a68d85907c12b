package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Result;
import org.onehall.regulations.Points;

class TrfExportColumnsTest extends TrfExportFixture {
    private TrfExportFixture scored(String win, String draw) {
        var rules = new org.onehall.competition.domain.PenaltyRules(
                new org.onehall.regulations.ScoringTable(Points.of(win), Points.of(draw), Points.of("0")),
                java.time.Duration.ofMinutes(2),
                List.of(),
                "LOSS",
                false,
                false,
                false);
        return told(new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                rounds(),
                new org.onehall.competition.domain.Regulations(
                        regulations().rules(),
                        regulations().control(),
                        Optional.of(rules),
                        regulations().floor(),
                        regulations().assistance(),
                        regulations().appeals(),
                        regulations().input(),
                        regulations().screening(),
                        regulations().fairPlay(),
                        regulations().standings(),
                        regulations().publicPage()),
                Optional.empty()));
    }

    @Test
    void pointsThatDoNotFitAreNeverCut() { // OCR 7.1
        scored("100000", "50000")
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        for (Version version : Version.values()) {
            List<String> values = assertInstanceOf(
                            TrfWriting.NoRoom.class, TrfExport.of(state(), version, Map.of(), Set.of(), true))
                    .values();
            assertTrue(
                    values.contains("points of start number 1 are 100000, but there are only 4 columns"),
                    values::toString);
        }
    }

    @Test
    void decimalsThatDoNotFitAreRoundedAndTheCommentHasThemAll() { // OCR 7.1
        scored("999", "333.33")
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(" 999", " 333", " 0.0", " 333"),
                lines(Version.TRF26).stream()
                        .filter(line -> line.startsWith("001"))
                        .map(line -> line.substring(80, 84))
                        .toList());
        assertTrue(
                tagged(Version.TRF16, "###").contains("### points of start number 2 are 333.33, rounded to 333"),
                tagged(Version.TRF16, "###")::toString);
        assertEquals(List.of("162  W 999    D 333    L 0.0    A 0.0"), tagged(Version.TRF26, "162"));
        assertInstanceOf(TrfReading.Read.class, Trf.read(String.join("\r\n", lines(Version.TRF26))));
    }

    @Test
    void aNameThatIsLongerThanItsColumnsIsThereInFullInAComment() {
        String name = "Maximiliana Wolfeschlegelsteinhausen";
        var players = new ArrayList<>(players());
        players.set(0, new org.onehall.competition.domain.Player("r1", name, 2100, "rome", "ITA"));
        told(load(venues(), officials(), players, rounds()));
        assertEquals(
                "Maximiliana Wolfeschlegelsteinhau",
                lines(Version.TRF16).stream()
                        .filter(line -> line.startsWith("001"))
                        .findFirst()
                        .orElseThrow()
                        .substring(14, 47));
        assertEquals(List.of("### name of start number 1 in full: " + name), tagged(Version.TRF16, "###"));
    }

    @Test
    void aNameHasAColumnForEachCharacterWhateverItsNumberInUnicode() {
        String name = "Chess \uD83D\uDE00 Player";
        var players = new ArrayList<>(players());
        players.set(0, new org.onehall.competition.domain.Player("r1", name, 2100, "rome", "ITA"));
        told(load(venues(), officials(), players, rounds()));
        var row = assertInstanceOf(TrfReading.Read.class, Trf.read(String.join("\r\n", lines(Version.TRF26))))
                .report()
                .all(Layout.PLAYER)
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of(name, "2100", "ITA"), List.of(row.field("name"), row.field("rating"), row.field("federation")));
    }

    @Test
    void otherPointsThanUsualAreToldInTheNewFormat() { // OCR 7.1
        scored("3", "1");
        assertEquals(List.of("162  W 3.0    D 1.0    L 0.0    A 0.0"), tagged(Version.TRF26, "162"));
        assertEquals(List.of(), tagged(Version.TRF16, "162"));
    }
}
