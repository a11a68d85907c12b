package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;
import static org.onehall.competition.domain.StandingsScenario.*;

import java.util.List;
import org.junit.jupiter.api.Test;

class OfficialStandingsTest {
    @Test
    void onlyOfficialRoundsCountForWhoIsNoOfficial() { // OCR 17.11
        var told = spring().opened(1).result(1, 1, Result.WHITE_WINS).result(1, 2, Result.DRAW);
        assertTrue(Standings.of(told.state(), true).players().stream()
                .allMatch(row -> row.points().signum() == 0 && row.rank() == 1));
        assertFalse(told.row("r1").official());
        told.closed(1).opened(2).result(2, 1, Result.DRAW);
        assertEquals(List.of(1), Standings.of(told.state(), true).rounds());
        assertEquals(
                p("1"), Standings.of(told.state(), true).players().getFirst().points());
        assertEquals(
                List.of(true, false),
                told.row("r1").cells().stream().map(Standings.Cell::official).toList());
        assertEquals(List.of(1, 2), told.standings().rounds());
    }

    @Test
    void anOfficialRoundCountsAsItWasUntilItIsMadeOfficialAgain() { // OCR 17.11, OCR 18.4.5
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        var official = Standings.of(told.state(), true);
        assertEquals(List.of(), official.changed());
        var since = Standings.of(told.changed(1, 2, "OCR 18.4.5", "0.5", "0").state(), true);
        assertEquals(List.of(1), since.rounds());
        assertEquals(official.players(), since.players());
        assertEquals(List.of(new Standings.Changed(1, List.of(2))), since.changed());
        assertFalse(told.standings().players().getFirst().official(), "among all rounds it is marked");
        assertEquals(List.of(), told.standings().changed());
        var back = Standings.of(told.changed(1, 2, "OCR 17.11", "0.5", "0.5").state(), true);
        assertEquals(
                List.of(new Standings.Changed(1, List.of())),
                back.changed(),
                "the same points, and still to be made official");
        var again = Standings.of(
                told.changed(1, 2, "OCR 18.4.5", "0.5", "0").closed(1).state(), true);
        assertEquals(List.of(), again.changed());
        assertEquals(p("0"), again.players().getLast().points());
    }
}
