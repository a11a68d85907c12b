package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CASE;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.COMPLAINANT;
import static org.onehall.fairplay.domain.proceeding.Cases.FIFTH;
import static org.onehall.fairplay.domain.proceeding.Cases.FOURTH;
import static org.onehall.fairplay.domain.proceeding.Cases.SECOND;
import static org.onehall.fairplay.domain.proceeding.Cases.SERVICE;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.THIRD;
import static org.onehall.fairplay.domain.proceeding.Cases.appoint;
import static org.onehall.fairplay.domain.proceeding.Cases.close;
import static org.onehall.fairplay.domain.proceeding.Cases.complaint;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;
import static org.onehall.fairplay.domain.proceeding.Cases.file;
import static org.onehall.fairplay.domain.proceeding.Cases.filed;
import static org.onehall.fairplay.domain.proceeding.Cases.inform;
import static org.onehall.fairplay.domain.proceeding.Cases.open;
import static org.onehall.fairplay.domain.proceeding.Cases.report;
import static org.onehall.fairplay.domain.proceeding.Cases.reported;
import static org.onehall.fairplay.domain.proceeding.Cases.vote;

import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** What happens at the same time, too late, twice, or with another person's key (APP-I A5, H, DEC-23, DEC-24). */
class CaseAttacksTest {
    private static FairPlayCase now(Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> scenario) {
        return scenario.state().file().orElseThrow();
    }

    /**
     * DEC-23: two members vote at one instant, one of them again on another device; each has one vote, the last one.
     */
    @Test
    void membersWhoVoteAtOnceHaveOneVoteEach() {
        var log = reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0)
                .when(vote(Motion.FORWARD, Vote.YES), FOURTH, T0)
                .when(vote(Motion.FORWARD, Vote.NO), THIRD, T0);
        assertEquals(new FairPlayCase.Tally(1, 1, 0), now(log).tally(Motion.FORWARD));
    }

    /**
     * DEC-23: the chair closes the vote as the chair has seen it; a vote that arrived or changed meanwhile is shown
     * first, because what follows cannot be undone.
     */
    @Test
    void aVoteThatStandsOtherwiseThanTheChairKnowsIsNotClosed() {
        var seen = new CaseCommand.CloseVote(CASE, Motion.FORWARD, "", Optional.of(new FairPlayCase.Tally(1, 0, 0)));
        var log = reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0)
                .when(vote(Motion.FORWARD, Vote.NO), THIRD, T0);
        log.when(seen, CHAIR, T0).refused(ProceedingRefusal.VOTED_MEANWHILE);
        log.when(vote(Motion.FORWARD, Vote.YES), THIRD, T0)
                .when(vote(Motion.FORWARD, Vote.NO), FOURTH, T0)
                .when(seen, CHAIR, T0)
                .refused(ProceedingRefusal.VOTED_MEANWHILE);
        assertEquals(Optional.empty(), now(log).outcome());
        log.when(
                        new CaseCommand.CloseVote(
                                CASE, Motion.FORWARD, "", Optional.of(new FairPlayCase.Tally(1, 1, 0))),
                        CHAIR,
                        T0)
                .accepted();
    }

    /**
     * APP-I H8: a vote that arrives after the close gets the answer that the case is completed, and a second close
     * closes nothing.
     */
    @Test
    void aVoteBehindTheCloseChangesNothing() {
        var log = reported()
                .when(vote(Motion.FORWARD, Vote.NO), THIRD, T0)
                .when(close(Motion.FORWARD), CHAIR, T0)
                .accepted();
        log.when(vote(Motion.FORWARD, Vote.YES), FOURTH, T0).refused(ProceedingRefusal.CASE_COMPLETED);
        log.when(close(Motion.FORWARD), CHAIR, T0).refused(ProceedingRefusal.CASE_COMPLETED);
        assertEquals(Optional.of(Outcome.DISMISSED), now(log).outcome());
    }

    /**
     * APP-I H2, H3: an appointment while the panel votes on rejecting ends that vote; its ballots are gone for good.
     */
    @Test
    void anInvestigatorWhoIsAppointedWhileVotesRunEndsTheVote() {
        var log = filed().when(vote(Motion.REJECT, Vote.YES), SECOND, T0)
                .when(vote(Motion.REJECT, Vote.YES), THIRD, T0)
                .when(appoint("f1", ""), CHAIR, T0)
                .accepted();
        log.when(vote(Motion.REJECT, Vote.YES), FOURTH, T0).refused(ProceedingRefusal.UNDER_INVESTIGATION);
        log.when(close(Motion.REJECT), CHAIR, T0).refused(ProceedingRefusal.UNDER_INVESTIGATION);
        assertEquals(new FairPlayCase.Tally(0, 0, 0), now(log).tally(Motion.REJECT));
    }

    /**
     * APP-I H3: exactly one person investigates; of four appointed at one instant the first stays, and the chair is
     * shown who that is.
     */
    @Test
    void whoIsAppointedMeanwhileIsNotReplacedUnawares() {
        var log = filed().when(appoint("f2", "The chair is abroad."), CHAIR, T0).accepted();
        for (String other : List.of("f1", "f3", "f4")) {
            log.when(appoint(other, "x"), CHAIR, T0).refused(ProceedingRefusal.APPOINTED_MEANWHILE);
            assertEquals(List.of(), log.when(appoint("f2", ""), CHAIR, T0).events(), "a repeat is no second one");
        }
        assertEquals("f2", now(log).investigation().investigator());
        log.when(appoint("f3", "f2 is ill.", "f2"), CHAIR, T0)
                .accepted()
                .when(appoint("f4", "f2 is ill.", "f2"), CHAIR, T0)
                .refused(ProceedingRefusal.APPOINTED_MEANWHILE);
        var state = filed().when(appoint("f2", "x"), CHAIR, T0).state();
        var refused = (Decision.Refused<ProceedingEvent>)
                new ProceedingDecider().decide(new Submitted<>(appoint("f3", "x"), CHAIR, "r", T0, T0), state);
        assertTrue(
                refused.refusal().text(refused.details()).startsWith("Fay Due has been appointed in the meantime"),
                refused.details()::toString);
    }

    /**
     * APP-I H3, H7: while a vote on forwarding is open nobody else is appointed; a report that is sent back takes its
     * votes with it.
     */
    @Test
    void anInvestigatorIsNotReplacedUnderAVoteAndVotesGoWithTheirReport() {
        var log = reported().when(vote(Motion.FORWARD, Vote.YES), THIRD, T0);
        log.when(appoint("f4", "f2 is ill.", "f2"), CHAIR, T0).refused(ProceedingRefusal.REPORT_FINAL);
        log.when(new CaseCommand.SendReportBack(CASE, "Hear the arbiter."), CHAIR, T0)
                .accepted()
                .when(appoint("f4", "f2 is ill.", "f2"), CHAIR, T0)
                .accepted();
        log.when(report(report(Recommendation.DISMISS)), SECOND, T0).refused(ProceedingRefusal.NOT_INVESTIGATOR);
        log.when(report(report(Recommendation.DISMISS)), FOURTH, T0)
                .accepted()
                .when(close(Motion.FORWARD), CHAIR, T0)
                .refused(ProceedingRefusal.NO_VOTES);
        assertEquals(Optional.of(Sight.PANEL), CaseVisibility.sight(SECOND, CASE, now(log)));
    }

    /** APP-I H6: the target passes, and the vote is still taken. */
    @Test
    void aVoteAfterTheTargetCounts() {
        var late = T0.plus(Duration.ofDays(60));
        var log = reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, late)
                .when(vote(Motion.FORWARD, Vote.YES), FIFTH, late)
                .when(close(Motion.FORWARD), CHAIR, late)
                .accepted();
        assertEquals(Optional.of(Outcome.FORWARDED), now(log).outcome());
    }

    /** APP-I H6, DEC-24: fourteen days are 336 hours, even if the clocks are put back in between. */
    @Test
    void fourteenDaysDoNotMoveWithDaylightSaving() {
        Instant appointed = Instant.parse("2026-10-20T10:00:00Z");
        ZoneId rome = ZoneId.of("Europe/Rome");
        var log = empty().when(open(Trigger.OWN_INITIATIVE, "", ""), SECOND, appointed)
                .when(appoint("f1", ""), CHAIR, appointed)
                .accepted();
        Instant target = now(log).investigation().target().orElseThrow();
        assertEquals(Duration.ofHours(14 * 24), Duration.between(appointed, target));
        assertEquals(
                appointed.atZone(rome).getHour() - 1, target.atZone(rome).getHour(), "an hour earlier on the wall");
        assertFalse(now(log).isOverdue(target));
        assertTrue(now(log).isOverdue(target.plusMillis(1)));
    }

    /**
     * APP-I G2.1, DEC-24: the night in which the clocks go forward has one hour less, but a complaint still has its 24
     * hours.
     */
    @Test
    void aComplaintHasItsTwentyFourHoursInAnyNight() {
        Instant ended = Instant.parse("2026-03-28T18:05:00Z");
        var facts = new CaseFacts(
                true,
                true,
                Optional.of(Standing.PLAYER),
                "",
                Optional.of(ended),
                Cases.PANEL,
                "f1",
                "",
                true,
                Cases.PEOPLE);
        var form = new CaseCommand.FileComplaint(CASE, "cup", complaint(Ground.DEVICE), facts, 0, false, "");
        assertFalse(now(empty().when(form, COMPLAINANT, ended.plus(Duration.ofHours(24))))
                .inadmissible());
        assertTrue(now(empty().when(
                                form,
                                COMPLAINANT,
                                ended.plus(Duration.ofHours(24)).plusMillis(1)))
                .inadmissible());
    }

    /**
     * APP-I H3: if the accused is informed again after a change of investigator, the statement already made counts as
     * the hearing.
     */
    @Test
    void aStatementIsNotLostWithTheInvestigatorWhoAskedForIt() {
        var log = filed().when(appoint("f2", "x"), CHAIR, T0)
                .when(inform(T0.plus(Duration.ofDays(1))), SECOND, T0)
                .when(Cases.state(Party.ACCUSED), Cases.PLAYER, T0)
                .when(appoint("f3", "f2 is ill.", "f2"), CHAIR, T0)
                .accepted();
        log.when(report(report(Recommendation.FORWARD)), THIRD, T0).accepted();
    }

    /** APP-I G1, H3: a panel member who records a request has not made it, and keeps the same role. */
    @Test
    void aRequestThatThePanelPutsDownMakesNobodyOfItAParty() {
        var log = empty().when(open(Trigger.REQUEST, "EDC 12/2026", ""), CHAIR, T0)
                .accepted();
        assertEquals(Optional.of(Sight.CHAIR), CaseVisibility.sight(CHAIR, CASE, now(log)));
        log.when(appoint("f1", ""), CHAIR, T0).accepted();
        var against = new CaseCommand.OpenCase(
                CASE,
                "cup",
                Trigger.REQUEST,
                new Accused(PersonType.OFFICIAL, "f1", "Ada Uno"),
                "x",
                "EDC 1",
                "",
                false,
                Cases.facts());
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(
                        CHAIR, CASE, now(empty().when(against, SECOND, T0).accepted())));
    }

    /**
     * APP-I G2.7: nothing of a register enters the log of a case, and the answer is the same as for a case that does
     * not exist.
     */
    @Test
    void noRegisterIsKeptUnderTheKeyOfACase() {
        for (ProceedingCommand command : List.of(
                new RecordingCommand.RegisterRecording(CASE, RecordingKind.VCS, "", "x", "x", "", false),
                new RecordingCommand.OpenRecording(CASE, "recording-1", "x", "", false, false),
                new RecordingCommand.DeleteDue(CASE, Period.ofYears(1), Period.ofYears(1)),
                new RecordingCommand.NoteProceeding(CASE, "cup/case-1", T0, false),
                new RecordingCommand.ConfirmDeletion(CASE, "recording-1"),
                new PrizeCommand.ReleasePrize(CASE, "r1", "x", true, new PrizeFacts(true, List.of(), 0, List.of()), ""),
                new AccessCommand.NoteScreeningAccess(CASE, 1, "x", Role.PLAYER, true, "PAGE")))
            for (var actor : List.of(CA, SERVICE, CHAIR)) {
                assertEquals(List.of(), filed().when(command, actor, T0).events(), command + " " + actor);
                assertEquals(List.of(), empty().when(command, actor, T0).events(), command + " " + actor);
            }
    }

    /**
     * APP-I A5: an instance that dies after the record and before its effect leaves the effect to the next one; if
     * requested twice, it happens once.
     */
    @Test
    void whatIsAskedAgainAfterAFailoverIsDoneOnce() {
        String register = "cup/recordings";
        Instant announced = Instant.parse("2026-03-02T12:00:00Z");
        Instant due = announced.plus(Duration.ofDays(365));
        var log = empty().when(
                        new RecordingCommand.RegisterRecording(
                                register, RecordingKind.VCS, "", "Round 1", "store:/1", "", false),
                        CA,
                        announced.minusSeconds(1))
                .accepted();
        for (RecordingCommand effect : List.of(
                new RecordingCommand.NoteAnnouncement(register, announced),
                new RecordingCommand.NoteProceeding(register, "cup/case-1", announced, false),
                new RecordingCommand.NoteProceeding(register, "cup/case-1", announced, true),
                new RecordingCommand.DeleteDue(register, Period.ofYears(1), Period.ofYears(1)))) {
            assertEquals(1, log.when(effect, SERVICE, due).events().size(), effect.toString());
            assertEquals(List.of(), log.when(effect, SERVICE, due).events(), effect.toString());
        }
        assertEquals(
                List.of(),
                log.when(new RecordingCommand.NoteProceeding(register, "cup/case-1", announced, false), SERVICE, due)
                        .events(),
                "what is closed stays closed");
    }

    @Test
    void aComplaintFiledTwiceIsOneCase() {
        filed().when(file(complaint(Ground.ABSENCES)), COMPLAINANT, T0).refused(ProceedingRefusal.CASE_EXISTS);
    }
}
