package org.onehall.connectivity.domain;

import static org.onehall.connectivity.domain.RomeVenue.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which findings about the cause of a case are recorded. */
class CauseFindingsTest {
    private static Command assess(String caseId, Cause.Evidence evidence, boolean settled) {
        return new Command.AssessCause("demo/rome", caseId, evidence, settled);
    }

    private static Event.CauseFound found(
            Cause.Segment segment, Cause.Confidence confidence, Cause.Evidence evidence, boolean settled) {
        return new Event.CauseFound("demo/rome/case-1", board(1), segment, confidence, evidence, settled);
    }

    @Test
    void aCauseIsToldAgainWhenMoreIsKnownAndNeverOnceSettled() { // ENG-7
        var alone = new Cause.Evidence(9, 0, 3, 0, Optional.empty());
        var dark = new Cause.Evidence(9, 9, 3, 0, Optional.empty());
        withCase()
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then(found(Cause.Segment.DEVICE, Cause.Confidence.HIGH, alone, false))
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", dark, true), OWN, LATE)
                .then(found(Cause.Segment.VENUE_LINE, Cause.Confidence.MEDIUM, dark, true))
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", alone, true), OWN, LATE)
                .then();
    }

    private static Optional<Probes> measured(Probes.Probe gateway) {
        return Optional.of(new Probes(
                Optional.empty(),
                Optional.of(gateway),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    @Test
    void whatANodeMeasuredWhileItsLineWasCutIsAddedToASettledCause() { // OCR 18.9
        var counted = new Cause.Evidence(9, 9, 3, 0, Optional.empty());
        var measured = new Cause.Evidence(9, 9, 3, 0, measured(Probes.Probe.SILENT));
        var recounted = new Cause.Evidence(9, 0, 3, 0, measured(Probes.Probe.SILENT));
        withCase()
                .given(found(Cause.Segment.VENUE_LINE, Cause.Confidence.MEDIUM, counted, true))
                .when(assess("demo/rome/case-1", recounted, true), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", measured, true), OWN, LATE)
                .then(found(Cause.Segment.VENUE_NETWORK, Cause.Confidence.HIGH, measured, true))
                .when(assess("demo/rome/case-1", measured, true), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", counted, true), OWN, LATE)
                .then();
    }

    @Test
    void onlyAServiceJudgesTheCauseOfACaseOpenOrClosed() {
        var alone = new Cause.Evidence(9, 0, 3, 0, Optional.empty());
        withCase().when(assess("demo/rome/case-1", alone, true), LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase().when(assess("demo/rome/case-2", alone, true), OWN, LATE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase()
                .given(new Event.CaseClosed("demo/rome/case-1", board(1), "ruling"))
                .when(assess("demo/rome/case-1", alone, true), OWN, LATE)
                .then(found(Cause.Segment.DEVICE, Cause.Confidence.HIGH, alone, true));
    }
}
