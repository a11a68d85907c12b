package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.ACCUSED;
import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CASE;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.COMPLAINANT;
import static org.onehall.fairplay.domain.proceeding.Cases.EDC;
import static org.onehall.fairplay.domain.proceeding.Cases.ENDED;
import static org.onehall.fairplay.domain.proceeding.Cases.PANEL;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.SECOND;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.complaint;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;
import static org.onehall.fairplay.domain.proceeding.Cases.facts;
import static org.onehall.fairplay.domain.proceeding.Cases.file;
import static org.onehall.fairplay.domain.proceeding.Cases.filed;
import static org.onehall.fairplay.domain.proceeding.Cases.open;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.testkit.AuthorityMatrix;

/** What starts a case, who may start it, in which form and until when (APP-I F, G, I1, DEC-24, DEC-25). */
class CaseOpeningTest {
    private static final Instant YEAR = Instant.parse("2027-03-01T18:05:00Z");

    private static List<Inadmissibility> reasons(Complaint complaint, Instant at) {
        return empty().when(file(complaint), COMPLAINANT, at).accepted().events().stream()
                .filter(CaseEvent.ComplaintInadmissible.class::isInstance)
                .map(CaseEvent.ComplaintInadmissible.class::cast)
                .flatMap(event -> event.reasons().stream())
                .toList();
    }

    /** APP-I G2.1: the last second of the 24 hours is in time, the next is late (DEC-24). */
    @Test
    void aComplaintIsInTimeUntilTwentyFourHoursAfterTheLastRound() {
        assertEquals(List.of(), reasons(complaint(Ground.ABSENCES), Instant.parse("2026-03-02T18:05:00Z")));
        assertEquals(
                List.of(Inadmissibility.LATE),
                reasons(complaint(Ground.ABSENCES), Instant.parse("2026-03-02T18:05:01Z")));
    }

    /** APP-I G2.1: while the last round goes on, nothing is late. */
    @Test
    void aComplaintDuringTheCompetitionIsInTime() {
        var facts = new CaseFacts(
                true, true, Optional.of(Standing.OFFICIAL), "", Optional.empty(), PANEL, "f1", "", false, Cases.PEOPLE);
        var events = empty().when(
                        new CaseCommand.FileComplaint(CASE, "cup", complaint(Ground.DEVICE), facts, 0, false, ""),
                        COMPLAINANT,
                        ENDED.plus(Duration.ofDays(300)))
                .events();
        assertEquals(1, events.size());
    }

    /** APP-I G2.5 */
    @Test
    void thatSomebodyPlaysTooWellIsNoReasonByItself() {
        assertEquals(List.of(Inadmissibility.ONLY_STRONGER), reasons(complaint(Ground.STRONGER_THAN_RATING), T0));
        for (Ground further : Ground.values())
            if (further != Ground.STRONGER_THAN_RATING)
                assertEquals(List.of(), reasons(complaint(Ground.STRONGER_THAN_RATING, further), T0), further.name());
    }

    /** APP-I G2.1: players, captains and officials of this competition, under the number they are registered with. */
    @Test
    void onlyWhoTakesPartComplains() {
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE, "cup", complaint(Ground.DEVICE), facts(Optional.empty(), ""), 0, false, ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.NOT_ELIGIBLE);
        empty().when(file(complaint(Ground.DEVICE)), new Actor("x", Role.SPECTATOR, "cup", "", "", ""), T0)
                .refused(ProceedingRefusal.FORBIDDEN_ROLE);
        for (Standing standing : Standing.values())
            empty().when(
                            new CaseCommand.FileComplaint(
                                    CASE,
                                    "cup",
                                    complaint(Ground.DEVICE),
                                    facts(Optional.of(standing), ""),
                                    0,
                                    false,
                                    ""),
                            COMPLAINANT,
                            T0)
                    .accepted();
        var other = new CaseFacts(
                true, true, Optional.of(Standing.PLAYER), "999", Optional.of(ENDED), PANEL, "f1", "", false, List.of());
        empty().when(
                        new CaseCommand.FileComplaint(CASE, "cup", complaint(Ground.DEVICE), other, 0, false, ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.FIDE_ID_DIFFERS);
    }

    /**
     * APP-I G2.2, APP-I G2.3, APP-I G2.4: everything the form asks for, with at least one ground; the complainant is
     * the person who files it.
     */
    @Test
    void aFormThatLacksSomethingIsNotFiled() {
        Complaint whole = complaint(Ground.DEVICE);
        for (Complaint part : List.of(
                new Complaint("", whole.contact(), ACCUSED, whole.games(), whole.grounds(), whole.facts(), ""),
                new Complaint(whole.fideId(), " ", ACCUSED, whole.games(), whole.grounds(), whole.facts(), ""),
                new Complaint(
                        whole.fideId(),
                        whole.contact(),
                        new Accused(PersonType.PLAYER, "", ""),
                        whole.games(),
                        whole.grounds(),
                        whole.facts(),
                        ""),
                new Complaint(whole.fideId(), whole.contact(), ACCUSED, "", whole.grounds(), whole.facts(), ""),
                new Complaint(whole.fideId(), whole.contact(), ACCUSED, whole.games(), List.of(), whole.facts(), ""),
                new Complaint(whole.fideId(), whole.contact(), ACCUSED, whole.games(), whole.grounds(), "\u200b", "")))
            empty().when(file(part), COMPLAINANT, T0).refused(ProceedingRefusal.FORM_INCOMPLETE);
        empty().when(file(whole), COMPLAINANT, T0)
                .then(new CaseEvent.ComplaintFiled(whole, "r1", Standing.PLAYER, PANEL, "f1", ""));
    }

    /**
     * APP-I G2.2, APP-I G2.4: a person with more to say about the same accused adds it to the first complaint; nobody
     * can flood the panel with complaints.
     */
    @Test
    void aRepeatedComplaintAndOneTooManyAreNotFiled() {
        empty().when(
                        new CaseCommand.FileComplaint(CASE, "cup", complaint(Ground.DEVICE), facts(), 1, true, ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.COMPLAINT_IN_WORK);
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE, "cup", complaint(Ground.DEVICE), facts(), Limits.OPEN_COMPLAINTS, false, ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.TOO_MANY_COMPLAINTS);
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE, "cup", complaint(Ground.DEVICE), facts(), Limits.OPEN_COMPLAINTS - 1, false, ""),
                        COMPLAINANT,
                        T0)
                .accepted();
        assertTrue(ACCUSED.isSame(new Accused(PersonType.COACH, "m1", "Bo N.")));
        assertTrue(ACCUSED.isSame(new Accused(PersonType.PLAYER, "", " bo neri")));
        assertFalse(ACCUSED.isSame(new Accused(PersonType.PLAYER, "m2", "Bo Neri")));
    }

    /**
     * APP-I G2.7, H3: a person of the competition is named by id and bears the name the competition knows; only then is
     * this person kept out of his own case.
     */
    @Test
    void whoBelongsToTheCompetitionIsNotAccusedByNameAlone() {
        List<CaseFacts.Person> namesake = List.of(new CaseFacts.Person("f2", "Fay Due"));
        Accused named = new Accused(PersonType.OFFICIAL, "", "due, fay");
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE,
                                "cup",
                                complaint(Ground.DEVICE).about(named),
                                Cases.with(facts(), namesake),
                                0,
                                false,
                                ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.NAME_OF_COMPETITION);
        empty().when(
                        new CaseCommand.OpenCase(
                                CASE,
                                "cup",
                                Trigger.OWN_INITIATIVE,
                                named,
                                "x",
                                "",
                                "",
                                false,
                                Cases.with(facts(), namesake)),
                        CHAIR,
                        T0)
                .refused(ProceedingRefusal.NAME_OF_COMPETITION);
        for (String written : List.of("Bo Neri", "")) {
            Accused chosen = new Accused(PersonType.OFFICIAL, "f2", written);
            FairPlayCase file = empty().when(file(complaint(Ground.DEVICE).about(chosen)), COMPLAINANT, T0)
                    .accepted()
                    .state()
                    .file()
                    .orElseThrow();
            assertEquals(new Accused(PersonType.OFFICIAL, "f2", "Fay Due"), file.accused());
            assertEquals(Optional.empty(), file.sight(SECOND));
        }
    }

    /** APP-I G1: an id belongs to a person of the competition, and nobody accuses himself. */
    @Test
    void nobodyAccusesWhoIsNotThereOrHimself() {
        Accused nobody = new Accused(PersonType.PLAYER, "x9", "Bo Neri");
        empty().when(file(complaint(Ground.DEVICE).about(nobody)), COMPLAINANT, T0)
                .refused(ProceedingRefusal.UNKNOWN_ACCUSED);
        empty().when(
                        new CaseCommand.OpenCase(
                                CASE,
                                "cup",
                                Trigger.OWN_INITIATIVE,
                                nobody,
                                "x",
                                "",
                                "",
                                false,
                                Cases.about(facts(), nobody)),
                        SECOND,
                        T0)
                .refused(ProceedingRefusal.UNKNOWN_ACCUSED);
        empty().when(
                        file(complaint(Ground.DEVICE).about(new Accused(PersonType.PLAYER, "r1", "Al Rossi"))),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.OWN_CASE);
        Accused arbiter = new Accused(PersonType.OFFICIAL, "ca", "Cy Viola");
        empty().when(
                        new CaseCommand.OpenCase(
                                CASE, "cup", Trigger.CHIEF_ARBITER_REPORT, arbiter, "x", "", "", false, facts()),
                        CA,
                        T0)
                .refused(ProceedingRefusal.OWN_CASE);
    }

    /** APP-I I1, DEC-25: until the same instant a year later. */
    @Test
    void noCaseOpensLaterThanAYearAfterTheLastRound() {
        empty().when(open(Trigger.OWN_INITIATIVE, "", ""), SECOND, YEAR).accepted();
        empty().when(open(Trigger.OWN_INITIATIVE, "", ""), SECOND, YEAR.plusMillis(1))
                .refused(ProceedingRefusal.TIME_BARRED);
        empty().when(file(complaint(Ground.DEVICE)), COMPLAINANT, YEAR.plusMillis(1))
                .refused(ProceedingRefusal.TIME_BARRED);
    }

    /** DEC-25 */
    @Test
    void aYearAfterTheTwentyNinthOfFebruaryIsTheTwentyEighth() {
        assertEquals(
                Instant.parse("2029-02-28T10:00:00Z"),
                Limits.after(Instant.parse("2028-02-29T10:00:00Z"), Limits.LIMITATION));
        assertEquals(
                Instant.parse("2028-02-29T10:00:00Z"),
                Limits.after(Instant.parse("2028-01-29T10:00:00Z"), java.time.Period.ofMonths(1)));
    }

    /** APP-I G1: each case has exactly one trigger, and only certain people may use each trigger. */
    @Test
    void whatStartsACaseIsOneThingAndOfWhoMay() {
        record Row(Trigger trigger, String reference, Actor actor, boolean may) {}
        for (Row row : List.of(
                new Row(Trigger.CHIEF_ARBITER_REPORT, "", CA, true),
                new Row(Trigger.CHIEF_ARBITER_REPORT, "", SECOND, false),
                new Row(Trigger.OWN_INITIATIVE, "", SECOND, true),
                new Row(Trigger.OWN_INITIATIVE, "", CA, false),
                new Row(Trigger.OWN_INITIATIVE, "", EDC, false),
                new Row(Trigger.REQUEST, "EDC 12/2026", EDC, true),
                new Row(Trigger.REQUEST, "letter of a federation", CHAIR, true),
                new Row(Trigger.REQUEST, "x", PLAYER, false),
                new Row(Trigger.COMPLAINT, "", CHAIR, false))) {
            var asked = empty().when(open(row.trigger(), row.reference(), ""), row.actor(), T0);
            if (!row.may()) asked.refused(ProceedingRefusal.FORBIDDEN_ROLE);
            else
                assertEquals(
                        row.trigger(),
                        asked.accepted().state().file().orElseThrow().trigger());
        }
        empty().when(open(Trigger.REQUEST, "", ""), EDC, T0).refused(ProceedingRefusal.FORM_INCOMPLETE);
        filed().when(open(Trigger.OWN_INITIATIVE, "", ""), SECOND, T0).refused(ProceedingRefusal.CASE_EXISTS);
    }

    /**
     * APP-I G1.2, APP-I G2.6: also on the facts of an inadmissible complaint; a person who may not see that case cannot
     * name it.
     */
    @Test
    void thePanelTakesUpFactsOnItsOwnInitiative() {
        empty().when(open(Trigger.OWN_INITIATIVE, "", "cup/case-late"), SECOND, T0.plus(Duration.ofDays(200)))
                .then(new CaseEvent.CaseOpened(
                        Trigger.OWN_INITIATIVE,
                        ACCUSED,
                        "Eleven absences.",
                        "",
                        "cup/case-late",
                        false,
                        "f2",
                        PANEL,
                        "f1"));
        empty().when(open(Trigger.CHIEF_ARBITER_REPORT, "", "cup/case-late"), CA, T0)
                .refused(ProceedingRefusal.UNKNOWN_BASIS);
    }

    /** APP-I F */
    @Test
    void playersCaptainsAndSupportingPersonsAreUnderJurisdiction() {
        assertEquals(
                List.of(PersonType.PLAYER, PersonType.CAPTAIN),
                Arrays.stream(PersonType.values())
                        .filter(type -> !type.isSupporting())
                        .toList());
        for (PersonType type : PersonType.values()) {
            Complaint about = new Complaint(
                    "812345", "x", new Accused(type, "", "Bo Blu"), "round 1", List.of(Ground.CONDUCT), "x", "");
            assertEquals(
                    type,
                    empty().when(file(about), COMPLAINANT, T0)
                            .accepted()
                            .state()
                            .file()
                            .orElseThrow()
                            .accused()
                            .type());
        }
    }

    /** APP-I B1, APP-I B2, APP-I B3: the codes of the offences; five forms of manipulation share one. */
    @Test
    void everyOffenceHasItsCode() {
        assertEquals(
                List.of(
                        Offence.RESULT_MANIPULATION,
                        Offence.SANDBAGGING,
                        Offence.MATCH_FIXING,
                        Offence.RATING_FRAUD,
                        Offence.FICTITIOUS_GAMES),
                Arrays.stream(Offence.values())
                        .filter(offence -> offence.code() == Offence.Code.MANIPULATION)
                        .toList());
        assertEquals(Offence.Code.INFORMATION_USE, Offence.INFORMATION_USE.code());
        assertEquals(Offence.Code.HACKING, Offence.HACKING.code());
        assertEquals(Offence.Code.IDENTITY_THEFT, Offence.IDENTITY_THEFT.code());
    }

    @Test
    void whereAppendixOneIsNotAdoptedOrNobodyWouldHearItThereAreNoCases() {
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE,
                                "cup",
                                complaint(Ground.DEVICE),
                                new CaseFacts(
                                        true,
                                        false,
                                        Optional.of(Standing.PLAYER),
                                        "",
                                        Optional.empty(),
                                        PANEL,
                                        "f1",
                                        "",
                                        false,
                                        List.of()),
                                0,
                                false,
                                ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.APPENDIX_NOT_ADOPTED);
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE,
                                "cup",
                                complaint(Ground.DEVICE),
                                new CaseFacts(
                                        true,
                                        true,
                                        Optional.of(Standing.PLAYER),
                                        "",
                                        Optional.empty(),
                                        List.of(),
                                        "",
                                        "",
                                        false,
                                        List.of()),
                                0,
                                false,
                                ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.NO_PANEL);
        empty().when(
                        new CaseCommand.FileComplaint(
                                CASE,
                                "cup",
                                complaint(Ground.DEVICE),
                                new CaseFacts(
                                        false,
                                        false,
                                        Optional.empty(),
                                        "",
                                        Optional.empty(),
                                        List.of(),
                                        "",
                                        "",
                                        false,
                                        List.of()),
                                0,
                                false,
                                ""),
                        COMPLAINANT,
                        T0)
                .refused(ProceedingRefusal.UNKNOWN_COMPETITION);
    }

    /** DEC-21: cell by cell, as in rights.csv. */
    @Test
    void complaintsReportsInitiativesAndRequestsAreOfTheirPeople() {
        for (var row : List.of(
                List.of("FILE_COMPLAINT", file(complaint(Ground.DEVICE))),
                List.of("REPORT_CASE", open(Trigger.CHIEF_ARBITER_REPORT, "", "")),
                List.of("HANDLE_CASE", open(Trigger.OWN_INITIATIVE, "", ""))))
            AuthorityMatrix.holds(
                    (String) row.getFirst(),
                    "rome",
                    "cup/1/1",
                    "WHITE",
                    actor -> new ProceedingDecider()
                            .decide(
                                    new org.onehall.decider.Submitted<>(
                                            (ProceedingCommand) row.getLast(), actor, "r", T0, T0),
                                    ProceedingState.EMPTY));
        assertTrue(filed().state().file().orElseThrow().panel().contains("f1"));
        assertFalse(filed().state().file().orElseThrow().inadmissible());
    }
}
