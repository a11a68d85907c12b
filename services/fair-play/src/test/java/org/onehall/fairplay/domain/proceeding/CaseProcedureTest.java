package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.CASE;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.COMPLAINANT;
import static org.onehall.fairplay.domain.proceeding.Cases.EDC;
import static org.onehall.fairplay.domain.proceeding.Cases.FIFTH;
import static org.onehall.fairplay.domain.proceeding.Cases.FOURTH;
import static org.onehall.fairplay.domain.proceeding.Cases.PANEL;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.SECOND;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.THIRD;
import static org.onehall.fairplay.domain.proceeding.Cases.appoint;
import static org.onehall.fairplay.domain.proceeding.Cases.close;
import static org.onehall.fairplay.domain.proceeding.Cases.complaint;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;
import static org.onehall.fairplay.domain.proceeding.Cases.file;
import static org.onehall.fairplay.domain.proceeding.Cases.filed;
import static org.onehall.fairplay.domain.proceeding.Cases.forwarded;
import static org.onehall.fairplay.domain.proceeding.Cases.inform;
import static org.onehall.fairplay.domain.proceeding.Cases.informed;
import static org.onehall.fairplay.domain.proceeding.Cases.investigated;
import static org.onehall.fairplay.domain.proceeding.Cases.open;
import static org.onehall.fairplay.domain.proceeding.Cases.report;
import static org.onehall.fairplay.domain.proceeding.Cases.reported;
import static org.onehall.fairplay.domain.proceeding.Cases.state;
import static org.onehall.fairplay.domain.proceeding.Cases.vote;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;

/** What happens to a case, from the preliminary inquiry to the findings (APP-I B4-E, H, I). */
class CaseProcedureTest {
    private static final List<String> EDC_HERE = List.of("edc");

    private static FairPlayCase now(Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> scenario) {
        return scenario.state().file().orElseThrow();
    }

    /** APP-I H1 */
    @Test
    void thePanelNotesAPreliminaryInquiryBeforeAnybodyInvestigates() {
        filed().when(new CaseCommand.RecordNote(CASE, "The arbiter's log shows three absences."), THIRD, T0)
                .then(new CaseEvent.NoteRecorded("The arbiter's log shows three absences."));
    }

    /** DEC-23, APP-I H2: 2-2 with one abstention is no majority; abstentions do not count. */
    @Test
    void aMajorityIsMoreYesThanNoAndATieFails() {
        record Row(int yes, int no, int abstain, boolean rejected) {}
        for (Row row : List.of(
                new Row(2, 2, 1, false),
                new Row(3, 2, 0, true),
                new Row(1, 0, 4, true),
                new Row(0, 1, 0, false),
                new Row(1, 1, 0, false))) {
            var log = filed();
            List<Actor> members = List.of(CHAIR, SECOND, THIRD, FOURTH, FIFTH);
            for (int i = 0; i < row.yes() + row.no() + row.abstain(); i++)
                log.when(
                                vote(
                                        Motion.REJECT,
                                        i < row.yes() ? Vote.YES : i < row.yes() + row.no() ? Vote.NO : Vote.ABSTAIN),
                                members.get(i),
                                T0)
                        .accepted();
            log.when(close(Motion.REJECT), CHAIR, T0).accepted();
            assertEquals(
                    row.rejected() ? Optional.of(Outcome.REJECTED) : Optional.empty(),
                    now(log).outcome(),
                    row.toString());
        }
        filed().when(vote(Motion.REJECT, Vote.ABSTAIN), SECOND, T0)
                .when(close(Motion.REJECT), CHAIR, T0)
                .refused(ProceedingRefusal.NO_VOTES);
        assertEquals(
                new FairPlayCase.Tally(0, 1, 0),
                now(filed().when(vote(Motion.REJECT, Vote.YES), SECOND, T0)
                                .when(vote(Motion.REJECT, Vote.NO), SECOND, T0))
                        .tally(Motion.REJECT));
    }

    /** APP-I H2: only a complaint can be rejected, and only before anybody investigates. */
    @Test
    void whatIsUnderInvestigationIsNotRejected() {
        investigated().when(vote(Motion.REJECT, Vote.YES), THIRD, T0).refused(ProceedingRefusal.UNDER_INVESTIGATION);
        empty().when(open(Trigger.OWN_INITIATIVE, "", ""), SECOND, T0)
                .when(vote(Motion.REJECT, Vote.YES), THIRD, T0)
                .refused(ProceedingRefusal.NOT_A_COMPLAINT);
        var inadmissible = empty().when(file(complaint(Ground.STRONGER_THAN_RATING)), COMPLAINANT, T0)
                .when(appoint("f1", ""), CHAIR, T0)
                .refused(ProceedingRefusal.COMPLAINT_INADMISSIBLE)
                .when(vote(Motion.REJECT, Vote.YES), SECOND, T0)
                .when(close(Motion.REJECT), CHAIR, T0);
        inadmissible.then(
                new CaseEvent.VoteClosed(Motion.REJECT, 1, 0, 0, true), new CaseEvent.ComplaintRejected(true));
    }

    /** APP-I H3: the next in list order after the last one, skipping parties. */
    @Test
    void investigatorsTakeTurns() {
        FairPlayCase file = now(filed());
        assertEquals(
                List.of("f1", "f2", "f5", "f1", "f1"),
                List.of("", "f1", "f4", "f5", "gone").stream()
                        .map(file::proposed)
                        .toList());
        FairPlayCase against = FairPlayCase.of(
                Trigger.COMPLAINT, new Accused(PersonType.OFFICIAL, "f2", "Bo Blu"), false, "f3", PANEL, "f1");
        assertEquals("f4", against.proposed("f1"));
        assertEquals(
                "",
                FairPlayCase.of(
                                Trigger.COMPLAINT,
                                new Accused(PersonType.OFFICIAL, "f1", "Bo Blu"),
                                false,
                                "r1",
                                List.of("f1"),
                                "f1")
                        .proposed(""));
    }

    /**
     * APP-I H3, G2.7: a member of either panel who is a party is kept out of the other case, even if the member joined
     * the panel later.
     */
    @Test
    void theTurnOfACaseThatIsKeptFromAMemberDoesNotCount() {
        FairPlayCase file = now(filed());
        assertTrue(file.countsTurnOf(FairPlayCase.of(Trigger.OWN_INITIATIVE, Cases.ACCUSED, false, "f2", PANEL, "f1")));
        for (List<String> panel : List.of(PANEL, List.of("f4", "f5"))) {
            assertFalse(file.countsTurnOf(FairPlayCase.of(
                    Trigger.COMPLAINT, new Accused(PersonType.OFFICIAL, "f2", "Bo Blu"), false, "r1", panel, "")));
            assertFalse(file.countsTurnOf(FairPlayCase.of(Trigger.COMPLAINT, Cases.ACCUSED, false, "f2", panel, "")));
        }
        assertFalse(file.countsTurnOf(FairPlayCase.of(
                Trigger.COMPLAINT,
                new Accused(PersonType.OFFICIAL, "f6", "Bo Blu"),
                false,
                "r1",
                List.of("f5", "f6"),
                "f5")));
    }

    /** APP-I H3 */
    @Test
    void theChairAppointsTheNextOneOrSaysWhyAnother() {
        filed().when(appoint("f1", ""), SECOND, T0).refused(ProceedingRefusal.CHAIR_NEEDED);
        filed().when(appoint("f1", ""), CHAIR, T0)
                .then(new CaseEvent.InvestigatorAppointed("f1", "f1", "", T0.plus(Duration.ofDays(14))));
        filed().when(appoint("f3", ""), CHAIR, T0).refused(ProceedingRefusal.NOT_NEXT_IN_LIST);
        filed().when(appoint("f3", "f1 and f2 are ill."), CHAIR, T0).accepted();
        filed().when(appoint("x", "x"), CHAIR, T0).refused(ProceedingRefusal.NOT_ON_PANEL);
        investigated().when(appoint("f1", "", "f2"), CHAIR, T0).refused(ProceedingRefusal.NOT_NEXT_IN_LIST);
        investigated().when(appoint("f1", "f2 is ill.", "f2"), CHAIR, T0).accepted();
    }

    /** APP-I H3: nobody judges their own case; the first in the list takes the place of a chair who is a party. */
    @Test
    void aPartyIsNeverOfThePanel() {
        var against = new CaseCommand.FileComplaint(
                CASE,
                "cup",
                new Complaint(
                        "1",
                        "x",
                        new Accused(PersonType.OFFICIAL, "f1", "Ada Uno"),
                        "all",
                        List.of(Ground.CONDUCT),
                        "x",
                        ""),
                Cases.facts(),
                0,
                false,
                "");
        var log = empty().when(against, COMPLAINANT, T0).accepted();
        assertEquals("f2", now(log).presiding());
        log.when(new CaseCommand.RecordNote(CASE, "x"), CHAIR, T0).refused(ProceedingRefusal.NO_SUCH_CASE);
        log.when(appoint("f2", ""), SECOND, T0).accepted();
    }

    /** APP-I H3: no other role edits the investigation, not even the chair. */
    @Test
    void onlyTheInvestigatorInvestigates() {
        for (CaseCommand step : List.of(
                new CaseCommand.RegisterEvidence(CASE, EvidenceKind.PHYSICAL, "A phone.", ""),
                inform(T0.plus(Duration.ofDays(1))),
                new CaseCommand.RequestCooperation(CASE, "Bo", "Your phone, please.", T0.plusSeconds(60), "m1"),
                report(report(Recommendation.DISMISS)),
                state(Party.ACCUSED))) {
            investigated().when(step, SECOND, T0).accepted();
            for (Actor other : List.of(CHAIR, THIRD))
                investigated().when(step, other, T0).refused(ProceedingRefusal.NOT_INVESTIGATOR);
        }
    }

    /** APP-I H4, APP-I C2 */
    @Test
    void evidenceIsRegisteredByItsKind() {
        var log = investigated();
        for (EvidenceKind kind : EvidenceKind.values())
            log.when(new CaseCommand.RegisterEvidence(CASE, kind, "x", "box 4"), SECOND, T0)
                    .accepted();
        assertEquals(3, now(log).investigation().evidence());
        log.when(new CaseCommand.RegisterEvidence(CASE, EvidenceKind.PHYSICAL, "A phone.", "box 5"), SECOND, T0)
                .then(new CaseEvent.EvidenceRegistered("evidence-4", EvidenceKind.PHYSICAL, "A phone.", "box 5"));
    }

    /** APP-I H5: a person who does not answer in time is flagged for referral. */
    @Test
    void cooperationIsAskedForUntilAnInstantAndItsLackIsRecorded() {
        var ask = new CaseCommand.RequestCooperation(CASE, "Bo", "Your phone, please.", T0.plusSeconds(60), "m1");
        investigated()
                .when(new CaseCommand.RequestCooperation(CASE, "Bo", "x", T0, ""), SECOND, T0)
                .refused(ProceedingRefusal.DUE_PASSED);
        var asked = investigated()
                .when(ask, SECOND, T0)
                .then(new CaseEvent.CooperationRequested(
                        "request-1", "Bo", "Your phone, please.", T0.plusSeconds(60), "m1"));
        asked.when(new CaseCommand.RecordCooperation(CASE, "request-2", true, ""), SECOND, T0)
                .refused(ProceedingRefusal.UNKNOWN_REQUEST);
        asked.when(
                        new CaseCommand.RecordCooperation(CASE, "request-1", false, "No answer."),
                        SECOND,
                        T0.plusSeconds(61))
                .then(new CaseEvent.CooperationRecorded("request-1", false, "No answer."));
        asked.when(new CaseCommand.RecordCooperation(CASE, "request-1", true, ""), SECOND, T0)
                .refused(ProceedingRefusal.UNKNOWN_REQUEST);
    }

    /** APP-I H6: flagged from the fifteenth day on; this closes and blocks nothing. */
    @Test
    void anInvestigationOfMoreThanFourteenDaysIsOverdueAndGoesOn() {
        var log = informed();
        assertFalse(now(log).isOverdue(T0.plus(Duration.ofDays(14))));
        assertTrue(now(log).isOverdue(T0.plus(Duration.ofDays(14)).plusMillis(1)));
        log.when(report(report(Recommendation.FORWARD)), SECOND, T0.plus(Duration.ofDays(40)))
                .accepted();
        assertFalse(now(log).isOverdue(T0.plus(Duration.ofDays(50))));
    }

    /** APP-I I3: informed in writing, with either a statement or enough time for one. */
    @Test
    void noReportGoesOnAgainstSomebodyWhoWasNotHeard() {
        investigated()
                .when(report(report(Recommendation.FORWARD)), SECOND, T0)
                .refused(ProceedingRefusal.ACCUSED_NOT_HEARD);
        investigated().when(report(report(Recommendation.DISMISS)), SECOND, T0).accepted();
        var limit = T0.plus(Duration.ofDays(5));
        informed()
                .when(report(report(Recommendation.FORWARD)), SECOND, limit)
                .refused(ProceedingRefusal.ACCUSED_NOT_HEARD);
        informed()
                .when(report(report(Recommendation.FORWARD)), SECOND, limit.plusMillis(1))
                .accepted();
        informed()
                .when(state(Party.ACCUSED), PLAYER, T0)
                .then(new CaseEvent.StatementFiled(Party.ACCUSED, "I was ill.", List.of("letter of the doctor")))
                .when(report(report(Recommendation.FORWARD)), SECOND, T0)
                .accepted();
        informed()
                .when(state(Party.COMPLAINANT), COMPLAINANT, T0)
                .accepted()
                .when(report(report(Recommendation.FORWARD)), SECOND, T0)
                .refused(ProceedingRefusal.ACCUSED_NOT_HEARD);
        investigated().when(inform(T0), SECOND, T0).refused(ProceedingRefusal.DUE_PASSED);
    }

    /**
     * APP-I I3: a second and a half is no chance to be heard; an accused who has made a statement needs no time for
     * one.
     */
    @Test
    void anAccusedHasAtLeastADayForHisStatement() {
        Instant day = T0.plus(Duration.ofHours(24));
        for (Instant early : List.of(T0.plusMillis(1_500), day.minusMillis(1)))
            investigated().when(inform(early), SECOND, T0).refused(ProceedingRefusal.HEARING_TOO_SHORT);
        investigated()
                .when(inform(day), SECOND, T0)
                .accepted()
                .when(inform(day.plusSeconds(1)), SECOND, T0.plusSeconds(2))
                .refused(ProceedingRefusal.HEARING_TOO_SHORT);
        informed()
                .when(state(Party.ACCUSED), PLAYER, T0)
                .when(inform(T0.plusSeconds(60)), SECOND, T0)
                .accepted();
    }

    /** APP-I I3: the panel cannot avoid the hearing by a vote either. */
    @Test
    void aCaseWhoseReportDismissesIsNotForwardedUnheard() {
        investigated()
                .when(report(report(Recommendation.DISMISS)), SECOND, T0)
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0)
                .when(close(Motion.FORWARD), CHAIR, T0)
                .refused(ProceedingRefusal.ACCUSED_NOT_HEARD);
    }

    /** APP-I H7 */
    @Test
    void aReportIsFinalOnlyWithAllItsParts() {
        Report whole = report(Recommendation.FORWARD);
        for (Report part : List.of(
                new Report(whole.recommendation(), "", "x", "x", "x", "", whole.offences(), Optional.empty()),
                new Report(whole.recommendation(), "x", "", "x", "x", "", whole.offences(), Optional.empty()),
                new Report(whole.recommendation(), "x", "x", "", "x", "", whole.offences(), Optional.empty()),
                new Report(whole.recommendation(), "x", "x", "x", " ", "", whole.offences(), Optional.empty()),
                new Report(whole.recommendation(), "x", "x", "x", "x", "", List.of(), Optional.empty())))
            informed()
                    .when(report(part), SECOND, T0.plus(Duration.ofDays(6)))
                    .refused(ProceedingRefusal.REPORT_INCOMPLETE);
        reported()
                .when(report(whole), SECOND, T0.plusSeconds(150))
                .refused(ProceedingRefusal.REPORT_FINAL)
                .when(new CaseCommand.SendReportBack(CASE, "Ask the arbiter, too."), THIRD, T0.plusSeconds(150))
                .refused(ProceedingRefusal.CHAIR_NEEDED)
                .when(new CaseCommand.SendReportBack(CASE, "Ask the arbiter, too."), CHAIR, T0.plusSeconds(150))
                .then(new CaseEvent.ReportSentBack("Ask the arbiter, too."))
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0.plusSeconds(160))
                .refused(ProceedingRefusal.REPORT_MISSING)
                .when(report(whole), SECOND, T0.plusSeconds(170))
                .accepted();
    }

    /**
     * APP-I B4, APP-I C1: the standard is stated; a case that also rests on statistics is a presumption that the
     * accused may rebut.
     */
    @Test
    void aReportStatesItsStandardAndWhetherItsPresumptionIsRebuttable() {
        var plain = informed().when(report(report(Recommendation.FORWARD)), SECOND, T0.plus(Duration.ofDays(6)));
        plain.then(new CaseEvent.ReportFinalised(
                report(Recommendation.FORWARD), Standard.COMFORTABLE_SATISFACTION, false));
        informed()
                .when(new CaseCommand.RegisterEvidence(CASE, EvidenceKind.STATISTICAL, "z 4.6", ""), SECOND, T0)
                .when(report(report(Recommendation.FORWARD)), SECOND, T0.plus(Duration.ofDays(6)))
                .then(new CaseEvent.ReportFinalised(
                        report(Recommendation.FORWARD), Standard.COMFORTABLE_SATISFACTION, true));
    }

    /**
     * APP-I H8: forwarded by a majority, otherwise dismissed; the findings go to both sides and to a federation
     * involved.
     */
    @Test
    void theVoteForwardsOrDismissesAndTheFindingsAreSent() {
        reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0.plusSeconds(180))
                .when(
                        new CaseCommand.CloseVote(
                                CASE, Motion.FORWARD, "ITA", Optional.of(new FairPlayCase.Tally(1, 0, 0))),
                        CHAIR,
                        T0.plusSeconds(200))
                .then(
                        new CaseEvent.VoteClosed(Motion.FORWARD, 1, 0, 0, true),
                        new CaseEvent.CaseForwarded(),
                        new CaseEvent.FindingsSent(
                                "A phone was used.", List.of(Party.COMPLAINANT, Party.ACCUSED), "ITA"));
        reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0.plusSeconds(180))
                .when(vote(Motion.FORWARD, Vote.NO), FOURTH, T0.plusSeconds(181))
                .when(close(Motion.FORWARD), CHAIR, T0.plusSeconds(200))
                .then(
                        new CaseEvent.VoteClosed(Motion.FORWARD, 1, 1, 0, false),
                        new CaseEvent.CaseDismissed(),
                        new CaseEvent.FindingsSent("A phone was used.", List.of(Party.COMPLAINANT, Party.ACCUSED), ""));
        investigated().when(vote(Motion.FORWARD, Vote.YES), THIRD, T0).refused(ProceedingRefusal.REPORT_MISSING);
        forwarded()
                .when(vote(Motion.FORWARD, Vote.NO), FOURTH, T0.plusSeconds(300))
                .refused(ProceedingRefusal.CASE_COMPLETED);
        forwarded()
                .when(new CaseCommand.RecordNote(CASE, "x"), FOURTH, T0.plusSeconds(300))
                .refused(ProceedingRefusal.CASE_COMPLETED);
    }

    /** APP-I D1, APP-I D2: the same procedure, judged by the five criteria and by others. */
    @Test
    void aFalseAccusationIsJudgedByItsCriteria() {
        var log = empty().when(file(complaint(Ground.FALSE_ACCUSATION)), COMPLAINANT, T0)
                .when(appoint("f1", ""), CHAIR, T0);
        assertTrue(now(log).falseAccusation());
        var dismissed = report(Recommendation.DISMISS);
        log.when(report(dismissed), CHAIR, T0).refused(ProceedingRefusal.REPORT_INCOMPLETE);
        log.when(report(with(dismissed, new AccusationCriteria("x", "x", "x", "", "x", List.of()))), CHAIR, T0)
                .refused(ProceedingRefusal.REPORT_INCOMPLETE);
        log.when(
                        report(with(
                                dismissed,
                                new AccusationCriteria(
                                        "None.",
                                        "A championship.",
                                        "GM, 2600",
                                        "First.",
                                        "To newspapers.",
                                        List.of("He took it back.")))),
                        CHAIR,
                        T0)
                .accepted();
    }

    private static Report with(Report report, AccusationCriteria criteria) {
        return new Report(
                report.recommendation(),
                report.trigger(),
                report.facts(),
                report.findings(),
                report.proposedSanction(),
                "",
                report.offences(),
                Optional.of(criteria));
    }

    /** APP-I E1, APP-I E2: six months of a one-year ban may also apply over the board; facts weigh for and against. */
    @Test
    void aSanctionIsRecordedWithItsPartOverTheBoardAndWhatWeighed() {
        forwarded()
                .when(
                        new CaseCommand.RecordSanction(
                                CASE,
                                "EDC 5/2026",
                                12,
                                6,
                                List.of("Titled."),
                                List.of("Admitted it."),
                                "",
                                List.of("edc")),
                        EDC,
                        T0.plusSeconds(300))
                .then(new CaseEvent.SanctionRecorded(
                        "EDC 5/2026", 12, 6, List.of("Titled."), List.of("Admitted it."), ""));
        forwarded()
                .when(
                        new CaseCommand.RecordSanction(
                                CASE, "EDC 5/2026", 12, 13, List.of(), List.of(), "", List.of("edc")),
                        EDC,
                        T0.plusSeconds(300))
                .refused(ProceedingRefusal.SANCTION_MALFORMED);
        var decision =
                new CaseCommand.RecordSanction(CASE, "EDC 5/2026", 12, 6, List.of(), List.of(), "", List.of("edc"));
        forwarded()
                .when(decision, EDC, T0.plusSeconds(300))
                .accepted()
                .when(
                        new CaseCommand.RecordSanction(
                                CASE, "edc  5/2026", 6, 6, List.of(), List.of(), "", List.of("edc")),
                        EDC,
                        T0.plusSeconds(301))
                .refused(ProceedingRefusal.SANCTION_RECORDED)
                .when(
                        new CaseCommand.RecordSanction(
                                CASE, "EDC 6/2026", 6, 6, List.of(), List.of(), "", List.of("edc")),
                        EDC,
                        T0.plusSeconds(302))
                .accepted();
        forwarded()
                .when(
                        new CaseCommand.RecordSanction(CASE, "", 12, 6, List.of(), List.of(), "", List.of("edc")),
                        EDC,
                        T0.plusSeconds(300))
                .refused(ProceedingRefusal.SANCTION_MALFORMED);
        reported()
                .when(
                        new CaseCommand.RecordSanction(
                                CASE, "EDC 5/2026", 12, 6, List.of(), List.of(), "", List.of("edc")),
                        CHAIR,
                        T0.plusSeconds(300))
                .refused(ProceedingRefusal.NOT_FORWARDED);
    }

    /**
     * APP-I E1: the body that forwards a case does not record the decision; if the Commission has nobody here but the
     * accused, the panel records the decision it was sent.
     */
    @Test
    void theCommissionRecordsItsOwnDecision() {
        Instant later = T0.plusSeconds(300);
        for (Actor member : List.of(CHAIR, SECOND, THIRD)) {
            forwarded().when(sanction("edc"), member, later).refused(ProceedingRefusal.COMMISSION_NEEDED);
            forwarded().when(sanction(), member, later).accepted();
            forwarded().when(sanction("m1"), member, later).accepted();
        }
        for (Actor party : List.of(COMPLAINANT, PLAYER))
            forwarded().when(sanction(), party, later).refused(ProceedingRefusal.FORBIDDEN_ROLE);
        FairPlayCase file = now(forwarded());
        assertEquals(List.of("record_matter"), CaseSteps.steps(file, Sight.CHAIR, "f1", List.of("edc")));
        assertEquals(List.of("record_matter", "record_sanction"), CaseSteps.steps(file, Sight.CHAIR, "f1", List.of()));
        assertEquals(
                List.of("record_matter", "record_sanction"), CaseSteps.steps(file, Sight.CHAIR, "f1", List.of("m1")));
    }

    private static CaseCommand sanction(String... commission) {
        return new CaseCommand.RecordSanction(CASE, "EDC 5/2026", 12, 6, List.of(), List.of(), "", List.of(commission));
    }

    /**
     * APP-I I2, APP-I I4, APP-I I5, APP-I I6, APP-I I7, APP-I G2.7: what else is recorded; another language only with
     * the investigator's permission.
     */
    @Test
    void representativesLanguagesFilingsCostsAndWhatIsPassedOnAreRecorded() {
        for (MatterKind kind : MatterKind.values()) {
            var matter = new CaseCommand.RecordMatter(CASE, kind, "x");
            investigated().when(matter, SECOND, T0).then(new CaseEvent.MatterRecorded(kind, "x"));
            var byChair = investigated().when(matter, CHAIR, T0);
            if (kind == MatterKind.LANGUAGE) byChair.refused(ProceedingRefusal.NOT_INVESTIGATOR);
            else byChair.accepted();
            investigated().when(matter, COMPLAINANT, T0).refused(ProceedingRefusal.FORBIDDEN_ROLE);
        }
        assertEquals(
                Set.of("APP-I I2", "APP-I I4", "APP-I I5", "APP-I I6", "APP-I I7", "APP-I G2.7"),
                Set.copyOf(Arrays.stream(MatterKind.values())
                        .map(MatterKind::article)
                        .toList()));
    }

    /** The page offers exactly what is accepted: a person who is shown a step may take it. */
    @Test
    void theStepsOfferedToSomebodyAreHis() {
        FairPlayCase file = now(reported());
        assertEquals(
                List.of("record_note", "cast_vote", "send_report_back", "record_matter"),
                CaseSteps.steps(file, Sight.CHAIR, "f1", EDC_HERE));
        assertEquals(
                List.of("record_note", "file_statement", "cast_vote", "record_matter"),
                CaseSteps.steps(file, Sight.INVESTIGATOR, "f2", EDC_HERE));
        assertEquals(List.of("file_statement"), CaseSteps.steps(file, Sight.ACCUSED, "m1", EDC_HERE));
        assertEquals(List.of("record_matter"), CaseSteps.steps(now(forwarded()), Sight.PANEL, "f3", EDC_HERE));
        assertEquals(List.of("record_sanction"), CaseSteps.steps(now(forwarded()), Sight.ETHICS, "edc", EDC_HERE));
    }
}
