package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.Point;

/** OCR 18.3: who has signed a report, and whether what was signed has changed since. */
class SignedReportTest {
    @Test
    void theReportOfARoundWaitsForVenuesWhoseReportsAreNotWhatWasSigned() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256());
        assertFalse(round.report("").lacks(Point.VENUE_CHANGED));
        var other = new PlayedRound()
                .open()
                .played()
                .approved()
                .signed("rome", "0".repeat(64))
                .signed("milan", "1".repeat(64));
        assertEquals(
                List.of(new LackingView(Point.VENUE_CHANGED, true, List.of("Rome", "Milan"))),
                other.report("").missing().stream().filter(LackingView::blocks).toList());
        assertFalse(other.report("rome").lacks(Point.VENUE_CHANGED), "a venue waits for no other");
    }

    @Test
    void signaturesThatHoldNoMoreAreKeptWithTheirRemarks() { // OCR 18.3, 17.11
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256());
        assertEquals(List.of(), round.report("rome").earlier());
        var changed = round.changed().report("rome");
        assertEquals(Optional.empty(), changed.signature());
        assertEquals(
                List.of("A lively round."),
                changed.earlier().stream().map(one -> one.remarks()).toList());
        assertEquals(List.of(), round.report("milan").earlier());
    }

    @Test
    void aSignatureIsOfWhatWasThereAndVoidOnceAResultChanges() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        String sha256 = round.report("rome").sha256();
        round.signed("rome", sha256);
        assertEquals(
                "A lively round.",
                round.report("rome").signature().orElseThrow().remarks());
        assertTrue(round.report("rome").unchanged());
        assertEquals(sha256, round.closed().report("rome").sha256(), "the venue was closed after it");
        assertEquals(
                "Luca",
                round.report("")
                        .content()
                        .venues()
                        .getFirst()
                        .signature()
                        .orElseThrow()
                        .name());
        assertFalse(new PlayedRound()
                .open()
                .played()
                .approved()
                .signed("rome", "0".repeat(64))
                .report("rome")
                .unchanged());
        assertEquals(
                List.of("rome"),
                round.hall
                        .rooms()
                        .competitions()
                        .view("demo")
                        .rounds()
                        .getFirst()
                        .signed());
        assertEquals(Optional.empty(), round.changed().report("rome").signature());
        assertEquals(
                List.of(),
                round.hall
                        .rooms()
                        .competitions()
                        .view("demo")
                        .rounds()
                        .getFirst()
                        .signed());
    }

    @Test
    void whatIsRecordedAfterASignatureIsToldAndSignedAgain() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256()).closed().written();
        SignedReport since = round.report("rome");
        assertFalse(since.unchanged());
        assertTrue(since.signature().isPresent());
        assertTrue(round.signed("rome", since.sha256()).report("rome").unchanged());
        assertEquals(since.sha256(), round.report("rome").sha256());
    }
}
