package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.EDC;
import static org.onehall.fairplay.domain.proceeding.Cases.SERVICE;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;

import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** Who opens recordings and when they are deleted (APP-I A5, OCR 18.7/b, DEC-25). */
class RecordingsTest {
    private static final String REGISTER = "cup/recordings";
    private static final Instant ANNOUNCED = Instant.parse("2028-02-29T20:00:00Z");
    private static final Instant DUE = Instant.parse("2029-02-28T20:00:00Z");
    private static final RecordingCommand DELETE =
            new RecordingCommand.DeleteDue(REGISTER, Period.ofYears(1), Period.ofYears(1));

    private static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> registered() {
        return empty().when(
                        new RecordingCommand.RegisterRecording(
                                REGISTER, RecordingKind.VCS, "", "Meeting of round 1", "https://store/1", "", false),
                        CA,
                        ANNOUNCED.minusSeconds(9))
                .accepted()
                .when(
                        new RecordingCommand.RegisterRecording(
                                REGISTER, RecordingKind.VENUE, "rome", "Hall, round 1", "nas:/rome/1", "", false),
                        CA,
                        ANNOUNCED.minusSeconds(8))
                .accepted();
    }

    private static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> announced() {
        return registered()
                .when(new RecordingCommand.NoteAnnouncement(REGISTER, ANNOUNCED), SERVICE, ANNOUNCED)
                .accepted();
    }

    private static RecordingCommand proceeding(Instant opened, boolean closed) {
        return new RecordingCommand.NoteProceeding(REGISTER, "cup/case-1", opened, closed);
    }

    /**
     * APP-I A5, OCR 18.7/b: two kinds of recordings, two lists of people who may open them; for a venue's cameras also
     * its Local Chief Arbiter.
     */
    @Test
    void eachKindIsOpenedByItsPeople() {
        record Row(Actor actor, String recording, Optional<ProceedingRefusal> refused) {
            Row(Actor actor, String recording) {
                this(actor, recording, Optional.empty());
            }
        }
        Optional<ProceedingRefusal> unknown = Optional.of(ProceedingRefusal.UNKNOWN_RECORDING);
        Actor rome = Actor.official("r", Role.LOCAL_CHIEF_ARBITER, "rome").of("cup");
        Actor milan = Actor.official("m", Role.LOCAL_CHIEF_ARBITER, "milan").of("cup");
        Actor organiser = Actor.official("o", Role.CHIEF_ORGANISER, "").of("cup");
        Actor officer = Actor.official("p", Role.FAIR_PLAY_OFFICER, "").of("cup");
        for (Row row : List.of(
                new Row(CA, "recording-1"),
                new Row(CHAIR, "recording-1"),
                new Row(EDC, "recording-1"),
                new Row(rome, "recording-1", unknown),
                new Row(organiser, "recording-1", Optional.of(ProceedingRefusal.FORBIDDEN_ROLE)),
                new Row(officer, "recording-1", unknown),
                new Row(CA, "recording-2"),
                new Row(rome, "recording-2"),
                new Row(milan, "recording-2", unknown),
                new Row(CHAIR, "recording-2"),
                new Row(EDC, "recording-2"),
                new Row(CHAIR.of("another"), "recording-2", unknown))) {
            var asked = registered()
                    .when(
                            new RecordingCommand.OpenRecording(
                                    REGISTER, row.recording(), "Complaint.", "", false, false),
                            row.actor(),
                            ANNOUNCED);
            if (row.refused().isEmpty())
                asked.then(new RecordingEvent.RecordingOpened(
                        row.recording(), row.actor().subject(), "Complaint.", ""));
            else asked.refused(row.refused().get());
        }
        registered()
                .when(new RecordingCommand.OpenRecording(REGISTER, "recording-1", " ", "", false, false), CA, ANNOUNCED)
                .refused(ProceedingRefusal.TEXT_MISSING);
        registered()
                .when(new RecordingCommand.OpenRecording(REGISTER, "recording-3", "x", "", false, false), CA, ANNOUNCED)
                .refused(ProceedingRefusal.UNKNOWN_RECORDING);
    }

    /**
     * APP-I G2.7: a caller who may neither open nor keep a recording gets the answer for an id that was never given.
     * This holds for every role, from its venue and another one, for well-formed and badly formed requests, and for a
     * recording that is kept, held or deleted.
     */
    @Test
    void whoMaySeeNoRecordingFindsNoneByCountingIds() {
        var states = List.of(
                registered().state(),
                announced()
                        .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                        .when(DELETE, SERVICE, DUE)
                        .state(),
                announced().when(DELETE, SERVICE, DUE).state());
        int hidden = 0;
        for (ProceedingState state : states)
            for (Role role : Role.values())
                for (String venue : List.of("rome", "milan", ""))
                    for (String competition : List.of("cup", "another"))
                        for (RecordingRegister.Recording recording :
                                state.recordings().recordings()) {
                            Actor actor = new Actor("x", role, competition, venue, "cup/1/1", "WHITE");
                            boolean sees = RecordingRules.mayOpen(actor, recording, REGISTER)
                                    || RecordingRules.mayKeep(actor, recording, REGISTER);
                            for (String reason : List.of("Complaint.", "", "x".repeat(501))) {
                                Decision<?> opened = decided(
                                        new RecordingCommand.OpenRecording(
                                                REGISTER, recording.recording(), reason, "", false, false),
                                        actor,
                                        state);
                                if (sees)
                                    assertNotEquals(
                                            Decision.refuse(ProceedingRefusal.UNKNOWN_RECORDING),
                                            opened,
                                            actor.toString());
                                else
                                    assertEquals(
                                            decided(
                                                    new RecordingCommand.OpenRecording(
                                                            REGISTER, "recording-9", reason, "", false, false),
                                                    actor,
                                                    state),
                                            opened,
                                            actor.toString());
                            }
                            Decision<?> confirmed = decided(
                                    new RecordingCommand.ConfirmDeletion(REGISTER, recording.recording()),
                                    actor,
                                    state);
                            if (sees)
                                assertNotEquals(
                                        Decision.refuse(ProceedingRefusal.UNKNOWN_RECORDING),
                                        confirmed,
                                        actor.toString());
                            else
                                assertEquals(
                                        decided(
                                                new RecordingCommand.ConfirmDeletion(REGISTER, "recording-9"),
                                                actor,
                                                state),
                                        confirmed,
                                        actor.toString());
                            if (!sees) hidden++;
                        }
        assertTrue(hidden > 200, "most see none: " + hidden);
    }

    private static Decision<?> decided(ProceedingCommand command, Actor actor, ProceedingState state) {
        return new ProceedingDecider().decide(new Submitted<>(command, actor, "r", DUE, DUE), state);
    }

    /**
     * APP-I G2.7: the service gives ids that reveal nothing about other recordings; a repeat registers nothing, and a
     * command from before the service gave ids gets the next number.
     */
    @Test
    void aRecordingHasTheIdTheServiceGivesIt() {
        var named = new RecordingCommand.RegisterRecording(
                REGISTER, RecordingKind.VCS, "", "x", "store:/3", "recording-0f3a", false);
        registered()
                .when(named, CA, ANNOUNCED)
                .then(new RecordingEvent.RecordingRegistered(
                        "recording-0f3a", RecordingKind.VCS, "", "x", "store:/3", "ca"))
                .when(named, CA, ANNOUNCED)
                .then();
        registered()
                .when(
                        new RecordingCommand.RegisterRecording(
                                REGISTER, RecordingKind.VCS, "", "x", "store:/3", "", false),
                        CA,
                        ANNOUNCED)
                .then(new RecordingEvent.RecordingRegistered(
                        "recording-3", RecordingKind.VCS, "", "x", "store:/3", "ca"));
    }

    /**
     * APP-I A5, APP-I G2.7: nobody can find out whether proceedings hold recordings by registering one after their
     * retention period is over.
     */
    @Test
    void noneIsRegisteredWhenTheTimeOfItsKindIsOver() {
        var late = new RecordingCommand.RegisterRecording(
                REGISTER, RecordingKind.VENUE, "rome", "x", "nas:/9", "recording-0f3a", true);
        for (var log : List.of(
                announced()
                        .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                        .when(DELETE, SERVICE, DUE),
                announced().when(DELETE, SERVICE, DUE)))
            log.when(late, CA, DUE.plusSeconds(5)).refused(ProceedingRefusal.RECORDINGS_OVER);
    }

    /**
     * APP-I G2.7: the reason why the panel or the commission opened a recording reveals a case, so arbiters do not see
     * it; what arbiters opened is shown to everybody who may open it.
     */
    @Test
    void looksOfThePanelAreReadByThePanelOnly() {
        for (Role looked : List.of(Role.FAIR_PLAY_CHAIR, Role.FAIR_PLAY_PANEL, Role.ETHICS_COMMISSION)) {
            assertFalse(RecordingRules.seesLook(CA, looked, REGISTER, false), looked.name());
            for (Actor inside : List.of(CHAIR, EDC))
                assertTrue(RecordingRules.seesLook(inside, looked, REGISTER, false), looked.name());
            for (Actor inside : List.of(CHAIR, EDC))
                assertFalse(RecordingRules.seesLook(inside, looked, REGISTER, true), looked.name());
        }
        for (Role looked : List.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER))
            for (Actor reader : List.of(CA, CHAIR))
                for (boolean kept : new boolean[] {true, false})
                    assertTrue(RecordingRules.seesLook(reader, looked, REGISTER, kept), looked.name());
    }

    /**
     * APP-I A5, APP-I G2.7: a held recording exists for a person who works on a case that holds it; for a chair who is
     * the accused in that case its retention period is over.
     */
    @Test
    void whatIsHeldIsOpenedForACaseByWhoWorksOnOne() {
        var held = announced()
                .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                .when(DELETE, SERVICE, DUE);
        held.when(new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "", false, false), CHAIR, DUE)
                .refused(ProceedingRefusal.RECORDING_DELETED);
        held.when(
                        new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "cup/case-1", false, true),
                        CHAIR,
                        DUE)
                .refused(ProceedingRefusal.NO_SUCH_CASE);
        held.when(
                        new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "cup/case-1", true, true),
                        CHAIR,
                        DUE)
                .then(new RecordingEvent.RecordingOpened("recording-1", "f1", "x", "cup/case-1"));
    }

    /** DEC-21: cell by cell, as in rights.csv. */
    @Test
    void recordingsAreKeptAndOpenedByWhoMay() {
        ProceedingState state = registered().state();
        // A caller without the right is refused or, if he may see no recording, is answered that there is none.
        Function<ProceedingCommand, Function<Actor, Decision<?>>> asked = command -> actor -> {
            Decision<?> decision =
                    new ProceedingDecider().decide(new Submitted<>(command, actor, "r", ANNOUNCED, ANNOUNCED), state);
            return decision.equals(Decision.refuse(ProceedingRefusal.UNKNOWN_RECORDING))
                    ? Decision.refuse(ProceedingRefusal.FORBIDDEN_ROLE)
                    : decision;
        };
        AuthorityMatrix.holds(
                "OPEN_VENUE_RECORDING",
                "rome",
                "cup/1/1",
                "WHITE",
                asked.apply(new RecordingCommand.OpenRecording(REGISTER, "recording-2", "x", "", false, false)));
        AuthorityMatrix.holds(
                "OPEN_CALL_RECORDING",
                "rome",
                "cup/1/1",
                "WHITE",
                asked.apply(new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "", false, false)));
        AuthorityMatrix.holds(
                "KEEP_RECORDINGS",
                "rome",
                "cup/1/1",
                "WHITE",
                asked.apply(new RecordingCommand.RegisterRecording(
                        REGISTER, RecordingKind.VENUE, "rome", "x", "x", "", false)));
        AuthorityMatrix.holds(
                "KEEP_RECORDINGS",
                "rome",
                "cup/1/1",
                "WHITE",
                asked.apply(new RecordingCommand.ConfirmDeletion(REGISTER, "recording-2")));
    }

    /**
     * APP-I A5, DEC-25: one year after the announcement, on the 28th for a 29th of February, whenever the last round
     * was.
     */
    @Test
    void recordingsAreDeletedAYearAfterTheResultsWereAnnounced() {
        registered().when(DELETE, SERVICE, DUE.plus(Duration.ofDays(999))).then();
        announced().when(DELETE, SERVICE, DUE.minusMillis(1)).then();
        announced()
                .when(DELETE, SERVICE, DUE)
                .then(
                        new RecordingEvent.RecordingDeleted("recording-1", "https://store/1"),
                        new RecordingEvent.RecordingDeleted("recording-2", "nas:/rome/1"))
                .when(DELETE, SERVICE, DUE.plusSeconds(1))
                .then()
                .when(new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "", false, false), CA, DUE)
                .refused(ProceedingRefusal.RECORDING_DELETED);
        announced().when(DELETE, CA, DUE).refused(ProceedingRefusal.FORBIDDEN_ROLE);
    }

    /** APP-I A5: each kind has its own retention period. */
    @Test
    void recordingsOfAVenueMayBeKeptForAnotherTime() {
        announced()
                .when(
                        new RecordingCommand.DeleteDue(REGISTER, Period.ofYears(1), Period.ofMonths(6)),
                        SERVICE,
                        ANNOUNCED.plus(Duration.ofDays(200)))
                .then(new RecordingEvent.RecordingDeleted("recording-2", "nas:/rome/1"));
    }

    /** APP-I A5 */
    @Test
    void openProceedingsHoldWhatWasThereWhenTheyWereOpened() {
        var held = announced()
                .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                .when(DELETE, SERVICE, DUE)
                .then(
                        new RecordingEvent.RecordingHeld("recording-1", List.of("cup/case-1")),
                        new RecordingEvent.RecordingHeld("recording-2", List.of("cup/case-1")));
        held.when(DELETE, SERVICE, DUE.plusSeconds(60)).then();
        held.when(
                        new RecordingCommand.OpenRecording(REGISTER, "recording-1", "Case.", "cup/case-1", true, true),
                        CHAIR,
                        DUE.plusSeconds(61))
                .accepted();
        held.when(
                        new RecordingCommand.OpenRecording(REGISTER, "recording-1", "x", "", false, false),
                        CA,
                        DUE.plusSeconds(62))
                .refused(ProceedingRefusal.RECORDING_DELETED); // APP-I G2.7
        held.when(proceeding(DUE.minusSeconds(1), true), SERVICE, DUE.plusSeconds(70))
                .accepted()
                .when(DELETE, SERVICE, DUE.plusSeconds(80))
                .then(
                        new RecordingEvent.RecordingDeleted("recording-1", "https://store/1"),
                        new RecordingEvent.RecordingDeleted("recording-2", "nas:/rome/1"));
    }

    /** APP-I A5: proceedings opened on the date of deletion or later have no effect. */
    @Test
    void proceedingsThatAreOpenedTooLateHoldNothing() {
        var late = announced().when(proceeding(DUE, false), SERVICE, DUE).when(DELETE, SERVICE, DUE);
        assertEquals(2, late.events().size());
        assertEquals(
                Set.of(RecordingEvent.RecordingDeleted.class),
                Set.copyOf(late.events().stream().map(Object::getClass).toList()));
    }

    /**
     * APP-I A5, DEC-25: the recording is stored outside; it is over only when its keeper confirms that it is deleted
     * there.
     */
    @Test
    void whoKeepsARecordingSaysWhenItIsDeletedWhereItLay() {
        var confirm = new RecordingCommand.ConfirmDeletion(REGISTER, "recording-2");
        announced().when(confirm, CA, DUE.minusSeconds(1)).refused(ProceedingRefusal.RECORDING_KEPT);
        announced()
                .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                .when(DELETE, SERVICE, DUE)
                .when(confirm, CA, DUE)
                .refused(ProceedingRefusal.RECORDING_KEPT);
        var over = announced().when(DELETE, SERVICE, DUE);
        assertFalse(over.state().recordings().recordings().getLast().erased());
        over.when(
                        confirm,
                        Actor.official("m", Role.LOCAL_CHIEF_ARBITER, "milan").of("cup"),
                        DUE)
                .refused(ProceedingRefusal.UNKNOWN_RECORDING);
        over.when(confirm, CHAIR, DUE).refused(ProceedingRefusal.FORBIDDEN_ROLE);
        over.when(confirm, CA, DUE)
                .then(new RecordingEvent.RecordingErased("recording-2"))
                .when(confirm, CA, DUE)
                .then();
        assertTrue(over.state().recordings().recordings().getLast().erased());
        over.when(new RecordingCommand.ConfirmDeletion(REGISTER, "recording-9"), CA, DUE)
                .refused(ProceedingRefusal.UNKNOWN_RECORDING);
    }

    /**
     * APP-I G2.7: no answer reveals whether proceedings hold a recording to a keeper who did not register it and so has
     * nothing to delete.
     */
    @Test
    void aHeldRecordingAnswersOtherKeepersAsADeletedOneDoes() {
        var confirm = new RecordingCommand.ConfirmDeletion(REGISTER, "recording-2");
        Actor organiser = Actor.official("r", Role.LOCAL_ORGANISER, "rome").of("cup");
        var held = announced()
                .when(proceeding(DUE.minusSeconds(1), false), SERVICE, DUE)
                .when(DELETE, SERVICE, DUE)
                .accepted();
        var deleted = announced().when(DELETE, SERVICE, DUE).accepted();
        for (var log : List.of(held, deleted))
            log.when(confirm, organiser, DUE).refused(ProceedingRefusal.NOT_ITS_KEEPER);
        empty().given(
                        new RecordingEvent.RecordingRegistered(
                                "recording-1", RecordingKind.VENUE, "rome", "x", "nas:/1", ""),
                        new RecordingEvent.RecordingDeleted("recording-1", "nas:/1"))
                .when(new RecordingCommand.ConfirmDeletion(REGISTER, "recording-1"), organiser, DUE)
                .then(new RecordingEvent.RecordingErased("recording-1"));
    }

    /** APP-I A5: the attempt of a person who may not open a recording is kept in the register. */
    @Test
    void anAttemptToOpenARecordingIsPutIntoItsRegisterByTheServiceOnly() {
        var note = new RecordingCommand.NoteRefusedOpening(
                REGISTER, "recording-1", "o", Role.CHIEF_ORGANISER, "OpenRecording");
        registered()
                .when(note, SERVICE, ANNOUNCED)
                .then(new RecordingEvent.RecordingRefused("recording-1", "o", Role.CHIEF_ORGANISER, "OpenRecording"));
        registered().when(note, CA, ANNOUNCED).refused(ProceedingRefusal.FORBIDDEN_ROLE);
        registered()
                .when(
                        new RecordingCommand.NoteRefusedOpening(
                                REGISTER, "recording-9", "o", Role.CHIEF_ORGANISER, "OpenRecording"),
                        SERVICE,
                        ANNOUNCED)
                .refused(ProceedingRefusal.UNKNOWN_RECORDING);
    }

    @Test
    void whatIsRegisteredSaysWhatItShowsAndWhereItLies() {
        for (RecordingCommand part : List.of(
                new RecordingCommand.RegisterRecording(REGISTER, RecordingKind.VENUE, "", "x", "x", "", false),
                new RecordingCommand.RegisterRecording(REGISTER, RecordingKind.VCS, "", "", "x", "", false),
                new RecordingCommand.RegisterRecording(REGISTER, RecordingKind.VCS, "", "x", "", "", false)))
            empty().when(part, CA, ANNOUNCED).refused(ProceedingRefusal.RECORDING_INCOMPLETE);
    }
}
