package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;

class RoundReportTest {
    @Test
    void theLocalChiefArbiterSignsTheReportOfHisVenueWhenItsResultsAreApproved() { // OCR 18.3, 17.11
        open().when(sign(1, "rome"), LCA_ROME, T0).refused(REPORT_GAME_OPEN);
        finished().when(sign(1, "rome"), LCA_ROME, T0).refused(REPORT_NOT_APPROVED);
        open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .when(approve(2, "1/2-1/2"), CA, T0)
                .when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_NOT_APPROVED);
        var signed = allApproved()
                .when(sign(1, "rome"), LCA_ROME, T0)
                .then(new Event.ReportSigned(1, "rome", "A quiet round.", DIGEST, "rome-lca"));
        signed.when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_SIGNED)
                .when(sign(1, "milan"), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(1, "rome"), CA, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(2, "rome"), LCA_ROME, T0)
                .refused(ROUND_NOT_OPEN)
                .when(sign(1, "milan"), LCA_MILAN, T0)
                .accepted();
    }

    @Test
    void aVenueOfNoBoardOfTheRoundHasNothingToSign() { // OCR 18.3
        allApproved()
                .when(sign(1, "oslo"), LCA_ELSEWHERE, T0)
                .refused(VENUE_NOT_PLAYING)
                .when(sign(3, "rome"), LCA_ROME, T0)
                .refused(UNKNOWN_ROUND);
    }

    @Test
    void theChiefArbiterSignsLast() { // OCR 18.3
        var one = allApproved().when(sign(1, "rome"), LCA_ROME, T0);
        assertEquals(
                Decision.refuse(VENUES_NOT_SIGNED, "venues", "Milan"),
                new CompetitionDecider().decide(new Submitted<>(sign(1, ""), CA, "r", T0, T0), one.state()));
        signed().when(sign(1, ""), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(1, ""), CA, T0)
                .then(new Event.ReportSigned(1, "", "A quiet round.", DIGEST, "ca"))
                .when(sign(1, ""), CA, T0)
                .refused(REPORT_SIGNED);
    }

    @Test
    void aReportWhoseResultsChangeIsSignedAgainByTheVenuesOfTheBoardAndTheChiefArbiter() { // OCR 18.3, 18.4.5
        var changed = signed().when(sign(1, ""), CA, T0)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        assertEquals(Map.of(), changed.state().signatures());
        changed.when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_NOT_APPROVED)
                .when(sign(1, ""), CA, T0)
                .refused(REPORT_NOT_APPROVED)
                .when(approve(1, "0.5-0"), CA, T0)
                .when(sign(1, ""), CA, T0)
                .refused(VENUES_NOT_SIGNED)
                .when(sign(1, "rome"), LCA_ROME, T0)
                .when(sign(1, "milan"), LCA_MILAN, T0)
                .when(sign(1, ""), CA, T0)
                .accepted();
    }

    @Test
    void aReportOfWhichMoreIsRecordedIsSignedAgainAndItsResultsStayOfficial() { // OCR 18.3
        String since = "f".repeat(64);
        signed().when(sign(1, ""), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted()
                .when(new Command.SignReport(ID, 1, "rome", "A warning after the round.", since, true), LCA_MILAN, T0)
                .refused(FORBIDDEN_ROLE)
                .when(new Command.SignReport(ID, 1, "rome", "A warning after the round.", since, true), LCA_ROME, T0)
                .then(new Event.ReportSigned(1, "rome", "A warning after the round.", since, "rome-lca"))
                .when(new Command.SignReport(ID, 1, "rome", "Again", since, true), LCA_ROME, T0)
                .refused(REPORT_SIGNED)
                .when(new Command.SignReport(ID, 1, "", "", since, true), CA, T0)
                .then(new Event.ReportSigned(1, "", "", since, "ca"));
    }

    @Test
    void whatIsSignedIsNamedByItsDigestAndRemarksAreOfReasonableLength() { // OCR 18.3
        for (String digest : List.of("", "abc", DIGEST.toUpperCase(Locale.ROOT), DIGEST + "0"))
            allApproved()
                    .when(new Command.SignReport(ID, 1, "rome", "", digest, true), LCA_ROME, T0)
                    .refused(MALFORMED_REPORT);
        for (String remarks : List.of("x".repeat(2_001), "a\u202Eb"))
            allApproved()
                    .when(new Command.SignReport(ID, 1, "rome", remarks, DIGEST, true), LCA_ROME, T0)
                    .refused(MALFORMED_REPORT);
        allApproved()
                .when(new Command.SignReport(ID, 1, "rome", "x".repeat(2_000), DIGEST, true), LCA_ROME, T0)
                .accepted();
    }
}
