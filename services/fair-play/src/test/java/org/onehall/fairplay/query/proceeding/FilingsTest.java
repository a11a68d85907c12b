package org.onehall.fairplay.query.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.Accused;
import org.onehall.fairplay.domain.proceeding.PersonType;
import org.onehall.fairplay.query.proceeding.Filings.Open;
import org.onehall.proto.cases.v1.AccessNoted;
import org.onehall.proto.cases.v1.CaseDismissed;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseForwarded;
import org.onehall.proto.cases.v1.CaseOpened;
import org.onehall.proto.cases.v1.Complaint;
import org.onehall.proto.cases.v1.ComplaintFiled;
import org.onehall.proto.cases.v1.ComplaintRejected;
import org.onehall.proto.cases.v1.CooperationRecorded;
import org.onehall.proto.cases.v1.CooperationRequested;
import org.onehall.proto.cases.v1.Ground;
import org.onehall.proto.cases.v1.InvestigatorAppointed;
import org.onehall.proto.cases.v1.RecordingOpened;
import org.onehall.proto.cases.v1.SanctionRecorded;
import org.onehall.proto.cases.v1.Standing;
import org.onehall.proto.cases.v1.Trigger;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** APP-I G2.4, H3: which of a person's complaints are open, and who investigated last. */
class FilingsTest {
    private static final Accused BO = new Accused(PersonType.PLAYER, "m1", "Bo Neri");
    private static final Accused CY = new Accused(PersonType.PLAYER, "m2", "Cy Verdi");
    private static final Instant T0 = Instant.parse("2026-03-01T14:00:00Z");

    private static final Actor PLAYER =
            new Actor("r1", org.onehall.decider.Role.PLAYER, "cup", "rome", "cup/1/1", "WHITE");

    private final ProceedingViews views = new ProceedingViews();
    private final Filings filings = new Filings(views);
    private int sequence;

    private CaseEvent.Builder event(String key) {
        sequence++;
        return CaseEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(key)
                        .setSequence(sequence)
                        .setEventId(key + "#" + sequence)
                        .setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(sequence))));
    }

    private static org.onehall.proto.cases.v1.Accused wire(Accused accused) {
        return org.onehall.proto.cases.v1.Accused.newBuilder()
                .setType(org.onehall.proto.cases.v1.PersonType.PERSON_TYPE_PLAYER)
                .setPersonId(accused.personId())
                .setName(accused.name())
                .build();
    }

    private void filed(String id, String filer, Accused accused) {
        filed(id, filer, accused, "");
    }

    private void filed(String id, String filer, Accused accused, String device) {
        views.fold(event(id)
                .setComplaintFiled(ComplaintFiled.newBuilder()
                        .setFiler(filer)
                        .setDevice(device)
                        .setStanding(Standing.STANDING_PLAYER)
                        .setComplaint(
                                Complaint.newBuilder().setAccused(wire(accused)).addGrounds(Ground.GROUND_DEVICE)))
                .build());
    }

    @Test
    void complaintsAreCountedWhileTheyAreOpenAlsoBeforeTheLogHasToldOfThem() { // APP-I G2.4
        assertEquals(new Open(0, false), filings.begin("cup", "r1", "cup/case-1", BO));
        assertEquals(new Open(1, true), filings.begin("cup", "r1", "cup/case-2", BO));
        filings.failed("cup", "r1", "cup/case-2");
        assertEquals(new Open(1, false), filings.begin("cup", "r1", "cup/case-3", CY));
        assertEquals(new Open(1, false), filings.begin("cup", "r1", "cup/case-1", BO), "a repeat is no second one");
        assertEquals(new Open(0, false), filings.begin("cup", "r2", "cup/case-4", BO));
        filed("cup/case-1", "r1", BO);
        filings.failed("cup", "r1", "cup/case-3");
        assertEquals(new Open(1, true), filings.begin("cup", "r1", "cup/case-5", BO));
        filings.failed("cup", "r1", "cup/case-5");
        views.fold(event("cup/case-1")
                .setComplaintRejected(ComplaintRejected.getDefaultInstance())
                .build());
        assertEquals(new Open(0, false), filings.begin("cup", "r1", "cup/case-6", BO));
        assertEquals(new Open(0, false), filings.begin("cap", "r1", "cap/case-1", BO));
    }

    private void looked(String id, String subject, boolean granted) {
        views.fold(event(id)
                .setAccessNoted(AccessNoted.newBuilder()
                        .setSubject(subject)
                        .setRole(Role.ROLE_FAIR_PLAY_PANEL)
                        .setGranted(granted)
                        .setAsked("ListCases"))
                .build());
    }

    /**
     * APP-I E1: the accused is shown a decision until he has read the case; seeing it in the list is not reading it.
     */
    @Test
    void aDecisionIsToBeReadUntilTheAccusedHasReadTheCase() {
        filed("cup/case-1", "r1", BO);
        read("m1");
        assertEquals(Optional.empty(), entry().decided());
        views.fold(event("cup/case-1")
                .setSanctionRecorded(SanctionRecorded.newBuilder().setReference("EDC 4/2026"))
                .build());
        assertEquals(Optional.of(T0.plusSeconds(sequence)), entry().decided());
        looked("cup/case-1", "m1", true);
        read("f1");
        assertFalse(entry().hasReadDecision("m1"));
        read("m1");
        assertTrue(entry().hasReadDecision("m1"));
        views.fold(event("cup/case-1")
                .setSanctionRecorded(SanctionRecorded.newBuilder().setReference("EDC 5/2026"))
                .build());
        assertFalse(entry().hasReadDecision("m1"));
    }

    private void read(String subject) {
        views.fold(event("cup/case-1")
                .setAccessNoted(AccessNoted.newBuilder()
                        .setSubject(subject)
                        .setRole(Role.ROLE_PLAYER)
                        .setGranted(true)
                        .setAsked("ReadCase"))
                .build());
    }

    private ProceedingViews.Entry entry() {
        return views.seen(PLAYER, "", "cup/case-1").orElseThrow().entry();
    }

    @Test
    void aLookIsOfWhoWasShownTheCaseAndNotOlderThanAskedFor() { // APP-I G2.7
        filed("cup/case-1", "r1", BO);
        looked("cup/case-1", "f2", true);
        looked("cup/case-1", "f3", false);
        var entry = views.seen(PLAYER, "", "cup/case-1").orElseThrow().entry();
        assertTrue(entry.hasLooked("f2", T0.plusSeconds(2)));
        assertFalse(entry.hasLooked("f2", T0.plusSeconds(3)));
        assertFalse(entry.hasLooked("f3", T0));
    }

    @Test
    void whatAPlayerFiledIsThereOnTheDeviceHeFiledItOn() { // APP-I G2.7
        filed("cup/case-1", "r1", BO, "session-1");
        assertTrue(views.seen(PLAYER, "session-1", "cup/case-1").isPresent());
        assertEquals(1, views.all(PLAYER, "session-1", "cup").size());
        for (String other : new String[] {"session-2", ""}) { // with a code made later, as the arbiter of the seat can
            assertTrue(views.seen(PLAYER, other, "cup/case-1").isEmpty());
            assertTrue(views.isOfOtherDevice(PLAYER, other, "cup/case-1"));
            assertEquals(0, views.all(PLAYER, other, "cup").size());
        }
        assertFalse(views.isOfOtherDevice(PLAYER, "session-1", "cup/case-1"));
        var arbiter = Actor.official("lca", org.onehall.decider.Role.LOCAL_CHIEF_ARBITER, "rome")
                .of("cup");
        filed("cup/case-2", "lca", BO, "session-3");
        assertTrue(views.seen(arbiter, "session-4", "cup/case-2").isPresent());
        assertFalse(views.isOfOtherDevice(arbiter, "session-4", "cup/case-1"), "a stranger is none");
    }

    private void opened(String id, String accused) {
        views.fold(event(id)
                .setCaseOpened(CaseOpened.newBuilder()
                        .setTrigger(Trigger.TRIGGER_OWN_INITIATIVE)
                        .setFiler("f9")
                        .addAllPanel(List.of("f1", "f2", "f3"))
                        .setChair("f1")
                        .setAccused(wire(new Accused(PersonType.OFFICIAL, accused, "Bo Neri"))))
                .build());
    }

    private void appointed(String id, String person) {
        views.fold(event(id)
                .setInvestigatorAppointed(
                        InvestigatorAppointed.newBuilder().setPerson(person).setTarget(RecordMapper.timestamp(T0)))
                .build());
    }

    private List<String> last(String... ids) {
        return Stream.of(ids).map(views::lastInvestigator).toList();
    }

    private CaseEvent look(String subject, String forCase) {
        return event("cup/recordings")
                .setRecordingOpened(RecordingOpened.newBuilder()
                        .setRecording("recording-1")
                        .setSubject(subject)
                        .setForCase(forCase))
                .build();
    }

    /** APP-I G2.7, APP-I H3: an accused or a complainant works on no case of his own, even as a chair. */
    @Test
    void aPartyOfThePanelWorksOnEveryCaseButHisOwn() {
        for (String id : new String[] {"cup/case-1", "cup/case-2"})
            views.fold(event(id)
                    .setCaseOpened(CaseOpened.newBuilder()
                            .setTrigger(Trigger.TRIGGER_OWN_INITIATIVE)
                            .setAccused(wire(id.endsWith("1") ? new Accused(PersonType.OFFICIAL, "f1", "Fay Uno") : BO))
                            .setFiler("f2")
                            .addPanel("f1")
                            .addPanel("f2")
                            .setChair("f1"))
                    .build());
        var chair = Actor.official("f1", org.onehall.decider.Role.FAIR_PLAY_CHAIR, "")
                .of("cup");
        var second = Actor.official("f2", org.onehall.decider.Role.FAIR_PLAY_PANEL, "")
                .of("cup");
        assertFalse(views.worksOn(chair, "cup/case-1"));
        assertTrue(views.worksOn(chair, "cup/case-2"));
        assertTrue(views.worksOn(second, "cup/case-1"));
        assertFalse(views.worksOn(second, ""));
        assertTrue(views.isLookKeptFrom(chair, look("f2", "cup/case-1")));
        assertTrue(views.isLookKeptFrom(chair, look("f2", "")), "a case about him is open");
        assertFalse(views.isLookKeptFrom(chair, look("f2", "cup/case-2")));
        assertFalse(views.isLookKeptFrom(second, look("f3", "cup/case-1")));
        assertFalse(views.isLookKeptFrom(chair, look("f1", "")), "his own");
        assertTrue(
                views.isLookKeptFrom(
                        Actor.official("edc", org.onehall.decider.Role.ETHICS_COMMISSION, "")
                                .of("cup"),
                        look("f2", "cup/case-1")),
                "not forwarded");
        assertFalse(views.worksOn(
                Actor.official("edc", org.onehall.decider.Role.ETHICS_COMMISSION, "")
                        .of("cup"),
                "cup/case-1"));
    }

    private void opened(String id) {
        views.fold(event(id)
                .setCaseOpened(CaseOpened.newBuilder()
                        .setTrigger(Trigger.TRIGGER_OWN_INITIATIVE)
                        .setAccused(wire(BO))
                        .setFiler("f1")
                        .addPanel("f1")
                        .addPanel("f2")
                        .setChair("f1"))
                .build());
    }

    /** APP-I A8bis, APP-I G2.7: the prize check knows forwarded cases, but no case that is open or was dismissed. */
    @Test
    void onlyForwardedCasesHoldPrizes() {
        opened("cup/case-1");
        assertEquals(0, views.forwarded("cup", "m1").size());
        views.fold(event("cup/case-1")
                .setCaseForwarded(CaseForwarded.getDefaultInstance())
                .build());
        opened("cup/case-2");
        views.fold(event("cup/case-2")
                .setCaseDismissed(CaseDismissed.getDefaultInstance())
                .build());
        assertEquals(1, views.forwarded("cup", "m1").size());
        assertEquals(0, views.forwarded("cup", "m2").size());
        assertEquals(0, views.forwarded("cap", "m1").size());
    }

    /** APP-I H8: the parties are shown the end until they have read the case. */
    @Test
    void theEndIsToBeReadUntilWhoIsToldHasReadTheCase() {
        filed("cup/case-1", "r1", BO);
        read("r1");
        assertEquals(Optional.empty(), entry().ended());
        views.fold(event("cup/case-1")
                .setComplaintRejected(ComplaintRejected.getDefaultInstance())
                .build());
        assertEquals(Optional.of(T0.plusSeconds(sequence)), entry().ended());
        looked("cup/case-1", "r1", true);
        assertFalse(entry().hasReadEnd("r1"));
        read("r1");
        assertTrue(entry().hasReadEnd("r1"));
    }

    /** APP-I H5, APP-I G2.7: only the person asked is shown the request, for as long as it is open. */
    @Test
    void whoIsAskedToCooperateFindsTheRequestUntilItIsAnswered() {
        opened("cup/case-1");
        for (String person : new String[] {"m2", "", "m1"})
            views.fold(event("cup/case-1")
                    .setCooperationRequested(CooperationRequested.newBuilder()
                            .setRequest("request-" + person)
                            .setPerson("x")
                            .setPersonId(person)
                            .setText("Your phone.")
                            .setDue(RecordMapper.timestamp(T0)))
                    .build());
        var asked = new Actor("m2", org.onehall.decider.Role.PLAYER, "cup", "rome", "cup/1/1", "WHITE");
        assertEquals(1, views.asking(asked, "cup").size());
        assertEquals(1, views.asking(asked, "cup").getFirst().asked("m2").size());
        assertTrue(views.seen(asked, "", "cup/case-1").isEmpty(), "of the case he sees nothing");
        assertEquals(0, views.asking(PLAYER, "cup").size());
        assertEquals(0, views.asking(asked.of("cap"), "cup").size());
        assertEquals(
                0,
                views.asking(new Actor("", org.onehall.decider.Role.SPECTATOR, "cup", "", "", ""), "cup")
                        .size());
        views.fold(event("cup/case-1")
                .setCooperationRecorded(CooperationRecorded.newBuilder()
                        .setRequest("request-m2")
                        .setGiven(true))
                .build());
        assertEquals(0, views.asking(asked, "cup").size());
        var accused = new Actor("m1", org.onehall.decider.Role.PLAYER, "cup", "rome", "cup/1/1", "BLACK");
        assertEquals(1, views.asking(accused, "cup").size());
        views.fold(event("cup/case-1")
                .setCaseDismissed(CaseDismissed.getDefaultInstance())
                .build());
        assertEquals(0, views.asking(accused, "cup").size());
    }

    @Test
    void theLastInvestigatorIsOfTheCompetitionsLatestAppointment() { // APP-I H3
        for (String id : List.of("cup/case-1", "cup/case-2", "cap/case-1")) opened(id, "m1");
        assertEquals(List.of("", ""), last("cup/case-1", "cup/case-9"));
        appointed("cup/case-2", "f2");
        appointed("cup/case-1", "f3");
        assertEquals(List.of("f3", "f3", ""), last("cup/case-1", "cup/case-2", "cap/case-1"));
    }

    /**
     * A recording may have been opened for a case about the person who reads this; a recording opened before or after
     * that case was not.
     */
    @Test
    void aCaseIsKeptFromWhoIsAPartyToItFromItsFilingToItsCompletion() { // APP-I G2.7
        opened("cup/case-1", "f1");
        views.fold(event("cup/case-1")
                .setCaseForwarded(CaseForwarded.getDefaultInstance())
                .build());
        record Row(String subject, String competition, int second, boolean kept) {}
        for (Row row : List.of(
                new Row("f1", "cup", 0, false),
                new Row("f1", "cup", 1, true),
                new Row("f1", "cup", 2, true),
                new Row("f1", "cup", 3, false),
                new Row("f2", "cup", 1, false),
                new Row("f1", "cap", 1, false)))
            assertEquals(
                    row.kept(),
                    views.isKeptFrom(row.subject(), row.competition(), T0.plusSeconds(row.second())),
                    row.toString());
        opened("cup/case-2", "f1");
        assertTrue(views.isKeptFrom("f1", "cup", T0.plusSeconds(99)));
    }

    /**
     * The chair sees all cases but the one about himself: the investigator's turn in that case would reveal it to him.
     */
    @Test
    void noTurnTellsAMemberOfThePanelOfACaseAboutHimself() { // APP-I G2.7, H3
        for (String id : List.of("cup/case-1", "cup/case-2")) opened(id, "m1");
        opened("cup/case-3", "f1");
        appointed("cup/case-1", "f1");
        appointed("cup/case-3", "f2");
        assertEquals(List.of("f1", "f1", "f2"), last("cup/case-1", "cup/case-2", "cup/case-3"));
        appointed("cup/case-2", "f3");
        assertEquals(
                List.of("f3", "f3"), last("cup/case-1", "cup/case-3"), "who works on the hidden case sees the others");
    }
}
