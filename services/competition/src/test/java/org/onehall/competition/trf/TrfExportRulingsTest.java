package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Termination;
import org.onehall.regulations.Points;

class TrfExportRulingsTest extends TrfExportFixture {
    @Test
    void aRulingAboutPointsIsALineOfTheNewFormatAndAResultOfTheOld() { // OCR 18.4.5: 1-0 becomes ½-0
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.ScoreChanged(
                1,
                1,
                "r",
                "OCR 18.4.5",
                new BySide<>(Points.of("1"), Points.of("0")),
                new BySide<>(Points.of("0.5"), Points.of("0")),
                Optional.empty()));
        closed(1);
        assertTrue(
                rows(Version.TRF26).getFirst().startsWith("Bo Rossi 0.5    1     3 w 1"),
                rows(Version.TRF26)::toString);
        assertEquals(List.of("299" + " ".repeat(10) + "-0.5    1    1"), tagged(Version.TRF26, "299"));
        assertTrue(
                rows(Version.TRF16).getFirst().startsWith("Bo Rossi 0.5    1     3 w ="),
                rows(Version.TRF16)::toString);
        assertEquals(
                List.of("### points of start number 1 changed by -0.5 in round 1, OCR 18.4.5"),
                tagged(Version.TRF16, "###"));
        assertEquals(List.of(), tagged(Version.TRF16, "299"));
    }

    @Test
    void eachChangeOfPointsNamesItsOwnArticle() { // OCR 17.11, OCR 18.4.5: ½-½ becomes 1-0, then ½-0
        told(load()).opened(1).result(1, 1, Result.DRAW).result(1, 2, Result.DRAW);
        changed("appeal", "OCR 17.11", points("0.5", "0.5"), points("1", "0"))
                .changed("ruling", "OCR 18.4.5", points("1", "0"), points("0.5", "0"))
                .closed(1);
        assertEquals(
                List.of("### points of start number 3 changed by -0.5 in round 1, OCR 17.11"),
                tagged(Version.TRF16, "###"));
    }

    private TrfExportRulingsTest changed(
            String ruling, String article, BySide<java.math.BigDecimal> before, BySide<java.math.BigDecimal> after) {
        events.add(new Event.ScoreChanged(1, 1, ruling, article, before, after, Optional.empty()));
        return this;
    }

    private static BySide<java.math.BigDecimal> points(String white, String black) {
        return new BySide<>(Points.of(white), Points.of(black));
    }

    @Test
    void theOpponentOfWhoIsKeptOutOfALaterRoundIsToBePairedAnew() { // OCR 18.4.8
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.PlayerExcluded("r1", "r", "OCR 18.4.8", List.of(2), false, false));
        List<String> players = rows(Version.TRF26);
        assertTrue(players.getFirst().endsWith("3 w 1  0000 - Z"), players::toString);
        assertTrue(players.getLast().endsWith("2 w ="), players::toString);
        assertEquals(
                List.of("### to be paired again: start number 4 in round 2; start number 1 is excluded, OCR 18.4.8"),
                tagged(Version.TRF16, "###"));
        opened(2)
                .result(2, 1, Result.WHITE_WINS, Termination.FORFEIT)
                .result(2, 2, Result.DRAW)
                .closed(2);
        assertTrue(rows(Version.TRF26).getFirst().endsWith("4 b -"), rows(Version.TRF26)::toString);
        assertTrue(rows(Version.TRF26).getLast().endsWith("1 w +"), rows(Version.TRF26)::toString);
    }

    @Test
    void whoMayNotOpenARoundDoesNotSeeItsPairings() { // OCR 7.1, 18.4.8
        told(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(new Bye(3, "r1", ByeKind.HALF), new Bye(3, "m1", ByeKind.ALLOCATED)),
                        List.of(),
                        List.of(),
                        Optional.empty())))
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.PlayerExcluded("r2", "r", "OCR 18.4.8", List.of(2), false, false));
        String text = assertInstanceOf(
                        TrfWriting.Written.class, TrfExport.of(state(), Version.TRF26, Map.of(), Set.of(), false))
                .report()
                .text();
        List<String> rows = text.lines()
                .filter(line -> line.startsWith("001"))
                .map(line -> line.substring(91))
                .toList();
        assertEquals(
                List.of("3 w 1            0000 - H", "4 b =  0000 - Z", "1 b 0", "2 w ="),
                rows.stream().map(String::strip).toList());
        assertTrue(text.lines().noneMatch(line -> line.startsWith("###")), text);
        assertTrue(lines(Version.TRF26).stream().anyMatch(line -> line.endsWith("0000 - U")));
        assertTrue(lines(Version.TRF26).stream().anyMatch(line -> line.startsWith("### to be paired again: ")));
    }
}
