package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.*;
import static org.onehall.fairplay.domain.FairPlayRefusal.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.RuleCatalogue;

/** Checks before a game, one screening after it (OCR 18.5, 18.6; APP-I A1, A3; DEC-26). */
class FairPlayDeciderTest {
    private static final Command RECORD = new Command.RecordScreening(1, SCREENING);

    /** One way to each refusal. */
    private static Map<FairPlayRefusal, Supplier<Scenario<Command, Event, FairPlayState>>> refusals() {
        Map<FairPlayRefusal, Supplier<Scenario<Command, Event, FairPlayState>>> ways =
                new EnumMap<>(FairPlayRefusal.class);
        ways.put(UNKNOWN_BOARD, () -> unknown().when(check(CheckKind.DEVICE, true), LCA_BARI, T0));
        ways.put(FORBIDDEN_ROLE, () -> created().when(check(CheckKind.DEVICE, true), LCA_ROME, T0));
        ways.put(GAME_STARTED, () -> created().given(noted(1, true)).when(check(CheckKind.DEVICE, true), LCA_BARI, T0));
        ways.put(
                TEXT_TOO_LONG,
                () -> created()
                        .when(
                                new Command.RecordCheck(
                                        BOARD,
                                        Side.BLACK,
                                        CheckKind.DEVICE,
                                        true,
                                        "x".repeat(501),
                                        List.of(),
                                        false,
                                        Optional.empty()),
                                LCA_BARI,
                                T0));
        ways.put(
                CHECKED_MEANWHILE,
                () -> created()
                        .when(check(CheckKind.DEVICE, true), LCA_BARI, T0)
                        .when(check(CheckKind.DEVICE, false), CA, T0));
        ways.put(
                INCIDENT_MEANWHILE,
                () -> created()
                        .when(breach(IncidentKind.NOISE), LCA_BARI, T0)
                        .when(breach(IncidentKind.NOISE, Side.BLACK, 0), CA, T0));
        ways.put(
                NOT_SHOWN,
                () -> created()
                        .when(
                                new Command.RecordCheck(
                                        BOARD,
                                        Side.BLACK,
                                        CheckKind.FAIR_PLAY,
                                        true,
                                        "",
                                        List.of(Duty.TASKS_SHOWN),
                                        false,
                                        Optional.empty()),
                                LCA_BARI,
                                T0));
        ways.put(
                NOTE_UNREADABLE,
                () -> created()
                        .when(
                                new FloorCommand.GrantLeave(
                                        BOARD, Side.BLACK, LeaveTarget.AREA, "x".repeat(501), Optional.empty()),
                                LCA_BARI,
                                T0));
        ways.put(
                LEAVE_NOT_NEEDED,
                () -> created()
                        .when(
                                new FloorCommand.RequestLeave(
                                        BOARD,
                                        Side.BLACK,
                                        LeaveTarget.AREA,
                                        "",
                                        new Circumstances(
                                                false,
                                                1,
                                                0,
                                                Optional.empty(),
                                                Optional.empty(),
                                                false,
                                                "",
                                                "",
                                                "",
                                                "",
                                                false,
                                                false,
                                                Writing.NOT_ASKED,
                                                Writing.NOT_ASKED,
                                                List.of(),
                                                false)),
                                BLACK,
                                T0));
        ways.put(
                LEAVE_OPEN,
                () -> created().when(ask(LeaveTarget.AREA), BLACK, T0).when(ask(LeaveTarget.AREA), BLACK, T0));
        ways.put(
                LEAVE_ANSWERED,
                () -> created()
                        .when(grant(LeaveTarget.AREA), LCA_BARI, T0)
                        .when(grant(LeaveTarget.AREA), LCA_BARI, T0));
        ways.put(
                LEAVE_NOT_ASKED,
                () -> created()
                        .when(new FloorCommand.RefuseLeave(BOARD, Side.BLACK, "", Optional.empty()), LCA_BARI, T0));
        ways.put(
                ALREADY_OUT,
                () -> created()
                        .when(depart(LeaveTarget.AREA), LCA_BARI, T0)
                        .when(depart(LeaveTarget.AREA), LCA_BARI, T0));
        ways.put(NOT_OUT, () -> created().when(new FloorCommand.RecordReturn(BOARD, Side.BLACK, NOW), LCA_BARI, T0));
        ways.put(
                INCIDENT_NOTE_MISSING,
                () -> created()
                        .when(
                                new FloorCommand.OpenIncident(
                                        BOARD, Side.BLACK, IncidentKind.NOISE, " ", NOW, OptionalInt.empty()),
                                LCA_BARI,
                                T0));
        ways.put(
                NO_ASSISTANT,
                () -> created()
                        .when(
                                new FloorCommand.OpenIncident(
                                        BOARD,
                                        Side.WHITE,
                                        IncidentKind.ASSISTANT_TALKED,
                                        "seen",
                                        NOW,
                                        OptionalInt.empty()),
                                LCA_ROME,
                                T0));
        ways.put(
                INCIDENT_OF_ANOTHER,
                () -> confirmed(IncidentKind.NOISE)
                        .when(close(IncidentOutcome.TAKEN_BACK, Optional.empty()), FLOOR_BARI, T0));
        ways.put(
                TAKING_BACK_REASON_MISSING,
                () -> confirmed(IncidentKind.NOISE)
                        .when(close(IncidentOutcome.TAKEN_BACK, Optional.empty()), LCA_BARI, T0));
        ways.put(UNKNOWN_INCIDENT, () -> created().when(new FloorCommand.ConfirmIncident("none", ""), LCA_BARI, T0));
        ways.put(
                INCIDENT_CLOSED,
                () -> created()
                        .when(breach(IncidentKind.NOISE), LCA_BARI, T0)
                        .when(close(IncidentOutcome.NOT_ESTABLISHED, Optional.empty()), LCA_BARI, T0)
                        .when(close(IncidentOutcome.NOT_ESTABLISHED, Optional.empty()), LCA_BARI, T0));
        ways.put(
                INCIDENT_CONFIRMED,
                () -> confirmed(IncidentKind.SMOKING)
                        .when(close(IncidentOutcome.NOT_ESTABLISHED, Optional.empty()), LCA_BARI, T0));
        ways.put(
                INCIDENT_NOT_CONFIRMED,
                () -> created()
                        .when(breach(IncidentKind.NOISE), FLOOR_BARI, T0)
                        .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0));
        ways.put(
                PENALTY_REQUIRED,
                () -> confirmed(IncidentKind.NOISE)
                        .when(close(IncidentOutcome.SETTLED, Optional.empty()), LCA_BARI, T0));
        ways.put(
                DEVICE_MISSING,
                () -> unknown().when(new VenueCommand.RegisterDevice("demo/bari", "", "", true, FACTS), LO_BARI, T0));
        ways.put(
                HEADPHONES_ALLOWED,
                () -> created()
                        .when(
                                new FloorCommand.OpenIncident(
                                        BOARD,
                                        Side.BLACK,
                                        IncidentKind.HEADPHONES,
                                        "on his ears",
                                        headphones(true),
                                        OptionalInt.empty()),
                                LCA_BARI,
                                T0));
        ways.put(
                DUTY_NOT_ASKED,
                () -> created()
                        .when(
                                tick(Side.BLACK, Duty.DRESS, true, writing(false, Writing.ALWAYS, Writing.ALWAYS)),
                                LCA_BARI,
                                T0));
        ways.put(
                SCORESHEET_LAPSED,
                () -> created()
                        .when(
                                tick(
                                        Side.BLACK,
                                        Duty.SCORESHEET_KEPT,
                                        false,
                                        writing(true, Writing.LAPSED, Writing.LAPSED)),
                                LCA_BARI,
                                T0));
        ways.put(
                INSPECTOR_MISSING,
                () -> created()
                        .when(
                                new FloorCommand.RecordInspection(
                                        BOARD,
                                        Side.BLACK,
                                        Inspected.BODY,
                                        "",
                                        Gender.MALE,
                                        Gender.MALE,
                                        true,
                                        InspectionOutcome.FOUND,
                                        "",
                                        NOW),
                                LCA_BARI,
                                T0));
        ways.put(
                INSPECTOR_NOT_ELIGIBLE,
                () -> created().when(inspect(Gender.MALE, true, InspectionOutcome.NOTHING_FOUND), LCA_BARI, T0));
        ways.put(
                PLACE_NOT_PRIVATE,
                () -> created().when(inspect(Gender.FEMALE, false, InspectionOutcome.NOTHING_FOUND), LCA_BARI, T0));
        ways.put(
                COMPETITION_ARCHIVED,
                () -> unknown()
                        .when(new VenueCommand.CloseVenue(VENUE, new VenueFacts(true, 2, 3, false, true)), CA, T0));
        ways.put(
                UNKNOWN_VENUE,
                () -> unknown()
                        .when(
                                new VenueCommand.CloseVenue("demo/oslo", new VenueFacts(false, 0, 0, false, false)),
                                CA,
                                T0));
        ways.put(VENUE_OPEN, () -> readyVenue().when(open(), LCA_BARI, T0).when(open(), LCA_BARI, T0));
        ways.put(VENUE_NOT_OPEN, () -> readyVenue().when(new VenueCommand.CloseVenue(VENUE, FACTS), LCA_BARI, T0));
        ways.put(VENUE_NOT_READY, () -> unknown().when(open(), LCA_BARI, T0));
        ways.put(PERSON_MISSING, () -> unknown().when(person(PersonIncidentKind.DEVICE, " "), LCA_BARI, T0));
        ways.put(
                MALFORMED_NAME, () -> unknown().when(person(PersonIncidentKind.DEVICE, "x".repeat(101)), LCA_BARI, T0));
        ways.put(STAFF_ROLE, () -> unknown().when(staff("ca", Role.CHIEF_ARBITER, true), LCA_BARI, T0));
        ways.put(CAMERA_MISSING, () -> unknown().when(camera("", true), LCA_BARI, T0));
        ways.put(
                UNKNOWN_ALERT,
                () -> unknown().when(new VenueCommand.AnswerAlert(VENUE, VENUE + "/alert-1", "", FACTS), LCA_BARI, T0));
        ways.put(
                ALERT_ANSWERED,
                () -> readyVenue()
                        .when(camera("hall", false), LTA_BARI, T0)
                        .when(new VenueCommand.AnswerAlert(VENUE, VENUE + "/alert-1", "", FACTS), LCA_BARI, T0)
                        .when(new VenueCommand.AnswerAlert(VENUE, VENUE + "/alert-1", "", FACTS), LCA_BARI, T0));
        ways.put(
                PERSON_EXPELLED,
                () -> unknown()
                        .when(person(PersonIncidentKind.DEVICE, "x"), LCA_BARI, T0)
                        .when(close(PersonOutcome.EXPELLED), LCA_BARI, T0)
                        .when(permit("x", Permission.ENTRY, true), LCA_BARI, T0));
        ways.put(
                PERSON_PERMITTED,
                () -> unknown()
                        .when(permit("x", Permission.DEVICE, true), LCA_BARI, T0)
                        .when(person(PersonIncidentKind.DEVICE, "x"), LCA_BARI, T0));
        ways.put(UNKNOWN_PERSON_INCIDENT, () -> unknown().when(close(PersonOutcome.COMPLIED), LCA_BARI, T0));
        ways.put(
                PERSON_INCIDENT_CLOSED,
                () -> unknown()
                        .when(person(PersonIncidentKind.DEVICE, "x"), LCA_BARI, T0)
                        .when(close(PersonOutcome.COMPLIED), LCA_BARI, T0)
                        .when(close(PersonOutcome.EXPELLED), LCA_BARI, T0));
        ways.put(BAGS_NOT_ALLOWED, () -> unknown().when(bag(true, "shelf", true, false), LCA_BARI, T0));
        ways.put(DEVICE_ON, () -> unknown().when(bag(true, "shelf", false, true), LCA_BARI, T0));
        ways.put(BAG_PLACE_MISSING, () -> unknown().when(bag(true, "", true, true), LCA_BARI, T0));
        ways.put(BAG_NOT_STORED, () -> unknown().when(bag(false, "", true, true), LCA_BARI, T0));
        ways.put(
                GAME_UNREADABLE,
                () -> created().when(new Command.QueueScreening(1, "x", List.of("e2e4")), SERVICE, T0));
        ways.put(MOVES_MISSING, () -> created().when(new Command.QueueScreening(1, INITIAL, List.of()), SERVICE, T0));
        ways.put(ALREADY_QUEUED, () -> queued().when(queue(1), SERVICE, T0));
        ways.put(NOT_QUEUED, () -> created().when(RECORD, SERVICE, T0));
        ways.put(ALREADY_SCREENED, () -> queued().when(RECORD, SERVICE, T0).when(RECORD, SERVICE, T0));
        return ways;
    }

    @Test
    void everyRefusalCanHappen() {
        assertEquals(Set.of(FairPlayRefusal.values()), refusals().keySet());
        refusals().forEach((refusal, way) -> way.get().refused(refusal));
    }

    @Test
    void everyRefusalAndEventNamesAnArticleOfTheCatalogue() {
        for (FairPlayRefusal refusal : FairPlayRefusal.values()) {
            if (!refusal.rule().isEmpty()) RuleCatalogue.standard().require(refusal.rule());
            assertTrue(refusal.text().endsWith("."), refusal.name());
        }
        var decider = new FairPlayDecider();
        for (CheckKind kind : CheckKind.values())
            RuleCatalogue.standard()
                    .require(decider.rule(new Event.CheckRecorded(Side.WHITE, kind, true, "", 1, Optional.empty())));
        RuleCatalogue.standard().require(decider.rule(new Event.ScreeningQueued(1, INITIAL, List.of())));
        RuleCatalogue.standard().require(decider.rule(new Event.ScreeningCompleted(1, SCREENING)));
    }

    @Test
    void checksComeFromTheLocalChiefArbiterOfTheSeatOrTheChiefArbiter() { // OCR 18.5, OCR 18.6
        for (CheckKind kind : CheckKind.values()) {
            for (Actor arbiter : List.of(LCA_BARI, CA))
                created().when(check(kind, true), arbiter, T0).then(recorded(kind, true, 1, arbiter));
            for (Actor other : List.of(LCA_ROME, LTA_BARI, BLACK, SERVICE))
                created().when(check(kind, true), other, T0).refused(FORBIDDEN_ROLE);
        }
    }

    @Test
    void aLaterCheckReplacesAnEarlierOne() {
        var state = created()
                .when(check(CheckKind.DEVICE, true), LCA_BARI, T0)
                .when(check(CheckKind.FAIR_PLAY, true), LCA_BARI, T0)
                .when(check(CheckKind.DEVICE, false), LCA_BARI, T0)
                .state();
        assertEquals(
                List.of(
                        new FairPlayState.Check(
                                Side.BLACK, CheckKind.FAIR_PLAY, true, Optional.of(Recorder.of(LCA_BARI, T0))),
                        new FairPlayState.Check(
                                Side.BLACK, CheckKind.DEVICE, false, Optional.of(Recorder.of(LCA_BARI, T0)))),
                state.checks());
    }

    @Test
    void aContraryAnswerNamesTheOneOfAnotherArbiterOrIsToldOfIt() { // OCR 18.5, OCR 18.6
        for (boolean first : List.of(true, false)) {
            var answered =
                    created().when(check(CheckKind.DEVICE, first), LCA_BARI, T0).accepted();
            for (Command.RecordCheck unseen :
                    List.of(check(CheckKind.DEVICE, !first), check(CheckKind.DEVICE, !first, !first))) {
                var refused = (Decision.Refused<Event>)
                        new FairPlayDecider().decide(new Submitted<>(unseen, CA, "r", T0, T0), answered.state());
                assertEquals(CHECKED_MEANWHILE, refused.refusal());
                assertTrue(
                        refused.refusal()
                                .text(refused.details())
                                .contains((first ? ": passed" : ": not passed")
                                        + ", by the Local Chief Arbiter at 2026-11-21T14:00:00Z."),
                        refused.details()::toString);
            }
            answered.when(check(CheckKind.DEVICE, first), CA, T0)
                    .then(recorded(CheckKind.DEVICE, first, 1, CA)); // no contrary answer
            created()
                    .when(check(CheckKind.DEVICE, first), LCA_BARI, T0)
                    .when(check(CheckKind.DEVICE, !first), LCA_BARI, T0)
                    .accepted() // the arbiter who corrects himself
                    .when(check(CheckKind.DEVICE, first, !first), CA, T0)
                    .then(recorded(CheckKind.DEVICE, first, 1, CA));
            created()
                    .when(check(CheckKind.DEVICE, first), LCA_BARI, T0)
                    .when(check(CheckKind.FAIR_PLAY, !first), CA, T0)
                    .accepted();
        }
    }

    @Test
    void anAnswerOfAnOldLogIsReplacedAsItWas() { // OCR 18.5
        created()
                .given(new Event.CheckRecorded(Side.BLACK, CheckKind.DEVICE, true, "", 1, Optional.empty()))
                .when(check(CheckKind.DEVICE, false), CA, T0)
                .accepted();
    }

    @Test
    void aRestartedGameNeedsNewChecks() { // DEC-26
        var scenario =
                created().when(check(CheckKind.DEVICE, true), LCA_BARI, T0).given(noted(1, true), noted(2, false));
        assertEquals(List.of(), scenario.state().checks());
        scenario.when(check(CheckKind.DEVICE, true), LCA_BARI, T0).then(recorded(CheckKind.DEVICE, true, 2));
    }

    @Test
    void eachAttemptIsScreenedOnItsOwn() { // APP-I A1
        queued().when(RECORD, SERVICE, T0)
                .then(new Event.ScreeningCompleted(1, SCREENING))
                .given(noted(2, true))
                .when(queue(2), SERVICE, T0)
                .then(new Event.ScreeningQueued(2, INITIAL, List.of("e2e4", "e7e5")))
                .when(new Command.RecordScreening(2, SCREENING), SERVICE, T0)
                .then(new Event.ScreeningCompleted(2, SCREENING));
    }

    @Test
    void aGameThatGoesOnAfterItsEndIsScreenedAnewWithTheMovesItEndsWith() { // APP-I A1
        var longer = new Command.QueueScreening(1, INITIAL, List.of("e2e4", "e7e5", "g1f3"));
        var again = queued().when(RECORD, SERVICE, T0)
                .when(queue(1), SERVICE, T0)
                .refused(ALREADY_QUEUED)
                .when(longer, SERVICE, T0)
                .then(new Event.ScreeningQueued(1, INITIAL, longer.moves()))
                .when(longer, SERVICE, T0)
                .refused(ALREADY_QUEUED)
                .when(RECORD, SERVICE, T0)
                .refused(NOT_QUEUED);
        assertEquals(
                List.of(new FairPlayState.Queued(1, longer.moves(), false)),
                again.state().screenings());
    }

    @Test
    void notesAndScreeningsComeFromServicesOnly() {
        for (Command command : List.of(new Command.NoteBoard("rome", "bari", 1, true), queue(2), RECORD))
            for (Actor person : List.of(CA, LCA_BARI, BLACK))
                queued().when(command, person, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theSameBoardIsNotNotedTwice() {
        created()
                .when(new Command.NoteBoard("rome", "bari", 1, false), SERVICE, T0)
                .then();
    }

    private static Command.RecordCheck late(CheckKind kind) {
        return new Command.RecordCheck(BOARD, Side.BLACK, kind, true, "", List.of(), true, Optional.empty());
    }

    @Test
    void aPlayerWhoComesToAGameStartedWithoutHimIsCheckedWhileItLasts() { // OCR 18.5, OCR 18.6, DEC-27
        created()
                .given(noted(1, true))
                .when(check(CheckKind.DEVICE, true), LCA_BARI, T0)
                .refused(GAME_STARTED)
                .when(late(CheckKind.DEVICE), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(late(CheckKind.DEVICE), LCA_BARI, T0)
                .then(recorded(CheckKind.DEVICE, true, 1))
                .when(late(CheckKind.FAIR_PLAY), LCA_BARI, T0)
                .then(recorded(CheckKind.FAIR_PLAY, true, 1))
                .when(late(CheckKind.FAIR_PLAY), LCA_BARI, T0)
                .refused(GAME_STARTED);
    }

    @Test
    void aTextThatIsNoIdOfABoardIsRefusedLikeABoardWithoutAGame() {
        for (Command command : List.of(
                check(CheckKind.DEVICE, true),
                ask(LeaveTarget.AREA),
                grant(LeaveTarget.AREA),
                new FloorCommand.RefuseLeave(BOARD, Side.BLACK, "no", Optional.empty()),
                depart(LeaveTarget.AREA),
                new FloorCommand.RecordReturn(BOARD, Side.BLACK, NOW),
                breach(IncidentKind.NOISE),
                tick(Side.BLACK, Duty.DRESS, true, NOW))) {
            unknown().when(command, LCA_BARI, T0).refused(UNKNOWN_BOARD);
            assertEquals(Optional.of(UNKNOWN_BOARD), new FairPlayDecider().misnamed(LCA_BARI));
        }
    }
}
