package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.*;
import static org.onehall.fairplay.domain.FairPlayRefusal.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.RuleCatalogue;

/** Leave, incidents of conduct and inspections on the floor (OCR 17). */
class FloorRulesTest {
    private static final String LEAVE = BOARD + "/leave-1";
    private static final String INCIDENT = BOARD + "/incident-1";

    private static FloorEvent.IncidentOpened opened(IncidentKind kind, String note) {
        return opened(kind, note, FLOOR_BARI);
    }

    private static FloorEvent.IncidentOpened opened(IncidentKind kind, String note, Actor by) {
        return new FloorEvent.IncidentOpened(
                INCIDENT,
                Side.BLACK,
                "p-black",
                kind,
                kind.article(),
                note,
                MOMENT,
                kind.ofAssistant() ? "a-black" : "",
                by.subject());
    }

    @Test
    void leaveIsAskedGrantedUsedAndOver() { // OCR 17.7
        created()
                .when(ask(LeaveTarget.AREA), BLACK, T0)
                .then(new FloorEvent.LeaveRequested(LEAVE, Side.BLACK, LeaveTarget.AREA, ""))
                .when(grant(LeaveTarget.AREA, Optional.of(Floor.Stage.ASKED)), FLOOR_BARI, T0)
                .then(new FloorEvent.LeaveGranted(LEAVE, Side.BLACK, LeaveTarget.AREA, ""))
                .when(depart(LeaveTarget.AREA), LCA_BARI, T0)
                .then(new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.AREA, true, MOMENT))
                .when(new FloorCommand.RecordReturn(BOARD, Side.BLACK, NOW), CA, T0)
                .then(new FloorEvent.Returned(LEAVE, Side.BLACK, MOMENT))
                .when(ask(LeaveTarget.VENUE), BLACK, T0)
                .then(new FloorEvent.LeaveRequested(BOARD + "/leave-2", Side.BLACK, LeaveTarget.VENUE, ""));
    }

    @Test
    void ofTwoArbitersWhoAnswerAtOnceOneDoesAndTheOtherIsTold() { // OCR 17.7, OCR 18.4
        var asked = Optional.of(Floor.Stage.ASKED);
        var no = new FloorCommand.RefuseLeave(BOARD, Side.BLACK, "your move soon", asked);
        var yes = grant(LeaveTarget.AREA, asked);
        for (FloorCommand first : List.of(yes, no))
            for (FloorCommand second : List.of(yes, no, grant(LeaveTarget.VENUE, asked)))
                created()
                        .when(ask(LeaveTarget.AREA), BLACK, T0)
                        .when(first, CA, T0)
                        .accepted()
                        .when(second, LCA_BARI, T0)
                        .refused(LEAVE_ANSWERED);
        created()
                .when(grant(LeaveTarget.AREA), CA, T0)
                .accepted()
                .when(grant(LeaveTarget.AREA), LCA_BARI, T0)
                .refused(LEAVE_ANSWERED)
                .when(
                        new FloorCommand.RefuseLeave(BOARD, Side.BLACK, "taken back", Optional.of(Floor.Stage.GRANTED)),
                        LCA_BARI,
                        T0)
                .accepted();
        created()
                .when(ask(LeaveTarget.AREA), BLACK, T0)
                .when(yes, CA, T0)
                .when(depart(LeaveTarget.AREA), LCA_BARI, T0)
                .when(no, LCA_BARI, T0)
                .refused(ALREADY_OUT);
    }

    @Test
    void leavingWithoutTheLeaveNeededIsAnIncident() { // OCR 17.7
        created()
                .when(depart(LeaveTarget.AREA), FLOOR_BARI, T0)
                .then(
                        new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.AREA, false, MOMENT),
                        opened(IncidentKind.UNAUTHORISED_ABSENCE, ""));
        created()
                .when(grant(LeaveTarget.AREA), FLOOR_BARI, T0)
                .when(depart(LeaveTarget.VENUE), FLOOR_BARI, T0)
                .then(
                        new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.VENUE, false, MOMENT),
                        opened(IncidentKind.UNAUTHORISED_ABSENCE, ""));
        created()
                .when(ask(LeaveTarget.AREA), BLACK, T0)
                .when(
                        new FloorCommand.RefuseLeave(
                                BOARD, Side.BLACK, "your move soon", Optional.of(Floor.Stage.ASKED)),
                        FLOOR_BARI,
                        T0)
                .then(new FloorEvent.LeaveRefused(LEAVE, Side.BLACK, "your move soon"))
                .when(depart(LeaveTarget.AREA), FLOOR_BARI, T0)
                .then(
                        new FloorEvent.Departed(BOARD + "/leave-2", Side.BLACK, LeaveTarget.AREA, false, MOMENT),
                        opened(IncidentKind.UNAUTHORISED_ABSENCE, ""));
    }

    @Test
    void byTheLawsOnlyThePlayerToMoveAsksForTheArea() { // LAW 11.2.3
        var laws = new Circumstances(
                true,
                1,
                22,
                NOW.toMove(),
                NOW.clocks(),
                true,
                "p-white",
                "p-black",
                "",
                "",
                false,
                false,
                Writing.NOT_ASKED,
                Writing.NOT_ASKED,
                List.of(),
                false);
        var area = new FloorCommand.RequestLeave(BOARD, Side.BLACK, LeaveTarget.AREA, "", laws);
        created().when(area, BLACK, T0).refused(LEAVE_NOT_NEEDED);
        created()
                .when(new FloorCommand.RequestLeave(BOARD, Side.BLACK, LeaveTarget.VENUE, "", laws), BLACK, T0)
                .accepted();
        created()
                .when(new FloorCommand.RecordDeparture(BOARD, Side.BLACK, LeaveTarget.AREA, laws), LCA_BARI, T0)
                .then(new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.AREA, true, MOMENT));
        created()
                .when(new FloorCommand.RecordDeparture(BOARD, Side.WHITE, LeaveTarget.AREA, laws), LCA_ROME, T0)
                .then(
                        new FloorEvent.Departed(LEAVE, Side.WHITE, LeaveTarget.AREA, false, MOMENT),
                        new FloorEvent.IncidentOpened(
                                INCIDENT,
                                Side.WHITE,
                                "p-white",
                                IncidentKind.UNAUTHORISED_ABSENCE,
                                "OCR 17.7",
                                "",
                                MOMENT,
                                "",
                                "lca-rome"));
    }

    @Test
    void whoIsNotToMoveReportsWhereTheRegulationsSaySo() { // LAW 11.2.4
        var laws = new Circumstances(
                true,
                1,
                22,
                NOW.toMove(),
                NOW.clocks(),
                true,
                "p-white",
                "p-black",
                "",
                "",
                true,
                false,
                Writing.NOT_ASKED,
                Writing.NOT_ASKED,
                List.of(),
                false);
        var report = new FloorCommand.RequestLeave(BOARD, Side.BLACK, LeaveTarget.AREA, "", laws);
        created()
                .when(report, BLACK, T0)
                .then(
                        new FloorEvent.LeaveRequested(LEAVE, Side.BLACK, LeaveTarget.AREA, ""),
                        new FloorEvent.LeaveGranted(LEAVE, Side.BLACK, LeaveTarget.AREA, ""))
                .when(new FloorCommand.RecordDeparture(BOARD, Side.BLACK, LeaveTarget.AREA, laws), LCA_BARI, T0)
                .then(new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.AREA, true, MOMENT));
        created()
                .when(new FloorCommand.RecordDeparture(BOARD, Side.BLACK, LeaveTarget.AREA, laws), LCA_BARI, T0)
                .then(
                        new FloorEvent.Departed(LEAVE, Side.BLACK, LeaveTarget.AREA, false, MOMENT),
                        opened(IncidentKind.UNAUTHORISED_ABSENCE, "", LCA_BARI));
        created()
                .when(new FloorCommand.RequestLeave(BOARD, Side.BLACK, LeaveTarget.VENUE, "", laws), BLACK, T0)
                .then(new FloorEvent.LeaveRequested(LEAVE, Side.BLACK, LeaveTarget.VENUE, ""));
    }

    @Test
    void aScoresheetThatIsNotKeptIsAnIncident() { // OCR 20.7, LAW 8.1, LAW 8.2
        created()
                .when(tick(Side.BLACK, Duty.SCORESHEET_KEPT, true, NOW), FLOOR_BARI, T0)
                .then(new FloorEvent.DutyTicked(Side.BLACK, Duty.SCORESHEET_KEPT, true, "p-black", MOMENT))
                .when(tick(Side.BLACK, Duty.SCORESHEET_KEPT, true, NOW), FLOOR_BARI, T0)
                .then()
                .when(tick(Side.BLACK, Duty.SCORESHEET_KEPT, false, NOW), LCA_BARI, T0)
                .then(
                        new FloorEvent.DutyTicked(Side.BLACK, Duty.SCORESHEET_KEPT, false, "p-black", MOMENT),
                        opened(IncidentKind.SCORESHEET, "", LCA_BARI));
        created()
                .when(tick(Side.BLACK, Duty.SCORESHEET_KEPT, true, NOW), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE);
        created()
                .when(
                        tick(
                                Side.BLACK,
                                Duty.SCORESHEET_KEPT,
                                true,
                                writing(true, Writing.NOT_ASKED, Writing.NOT_ASKED)),
                        LCA_BARI,
                        T0)
                .refused(DUTY_NOT_ASKED);
    }

    @Test
    void theDutyToWriteLapsesBelowFiveMinutesWithoutALongIncrement() { // LAW 8.4, RAP A.2
        var short29 = writing(true, Writing.UNTIL_FIVE_MINUTES, Writing.ALWAYS); // White's clock runs from 10:00
        created()
                .when(tick(Side.WHITE, Duty.SCORESHEET_KEPT, false, short29), LCA_ROME, T0.plusSeconds(300))
                .accepted();
        created()
                .when(tick(Side.WHITE, Duty.SCORESHEET_KEPT, false, short29), LCA_ROME, T0.plusSeconds(301))
                .refused(SCORESHEET_LAPSED);
        created()
                .when(
                        tick(Side.WHITE, Duty.SCORESHEET_KEPT, false, writing(true, Writing.ALWAYS, Writing.ALWAYS)),
                        LCA_ROME,
                        T0.plusSeconds(599))
                .accepted();
        created()
                .when(tick(Side.WHITE, Duty.SCORESHEET_KEPT, true, short29), LCA_ROME, T0.plusSeconds(599))
                .accepted();
    }

    @Test
    void aScoresheetIsHandedInAndDressIsLookedAt() { // FSSI ind-b, team-c, OCR 17.8
        created()
                .when(tick(Side.BLACK, Duty.SCORESHEET_HANDED_IN, false, NOW), LCA_BARI, T0)
                .then(new FloorEvent.DutyTicked(Side.BLACK, Duty.SCORESHEET_HANDED_IN, false, "p-black", MOMENT));
        created()
                .when(tick(Side.BLACK, Duty.DRESS, false, NOW), LCA_BARI, T0)
                .then(
                        new FloorEvent.DutyTicked(Side.BLACK, Duty.DRESS, false, "p-black", MOMENT),
                        opened(IncidentKind.DRESS, "", LCA_BARI));
        created()
                .when(tick(Side.BLACK, Duty.DRESS, true, writing(false, Writing.ALWAYS, Writing.ALWAYS)), LCA_BARI, T0)
                .refused(DUTY_NOT_ASKED);
    }

    @Test
    void aNewAttemptIsTickedAnew() { // DEC-26
        created()
                .when(tick(Side.BLACK, Duty.DRESS, true, NOW), LCA_BARI, T0)
                .given(noted(2, false))
                .when(tick(Side.BLACK, Duty.DRESS, true, NOW), LCA_BARI, T0)
                .then(new FloorEvent.DutyTicked(Side.BLACK, Duty.DRESS, true, "p-black", MOMENT));
    }

    @Test
    void theFloorIsTheArbitersOfTheSeatsVenue() { // OCR 17.7, DEC-21
        for (Actor other : List.of(LCA_ROME, LTA_BARI, BLACK, SERVICE)) {
            created().when(grant(LeaveTarget.AREA), other, T0).refused(FORBIDDEN_ROLE);
            created().when(depart(LeaveTarget.AREA), other, T0).refused(FORBIDDEN_ROLE);
            created().when(breach(IncidentKind.NOISE), other, T0).refused(FORBIDDEN_ROLE);
            created()
                    .when(inspect(Gender.FEMALE, true, InspectionOutcome.FOUND), other, T0)
                    .refused(FORBIDDEN_ROLE);
            confirmed(IncidentKind.NOISE)
                    .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), other, T0)
                    .refused(FORBIDDEN_ROLE);
        }
        for (Actor other : List.of(
                LCA_BARI,
                CA,
                Actor.seat("p-white", "rome", BOARD.toString(), "WHITE"),
                Actor.seat("p-x", "bari", "demo/1/4", "BLACK")))
            created().when(ask(LeaveTarget.AREA), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void anIncidentHoldsTheMomentOfTheGame() { // OCR 17.1, 17.5, 17.6, LAW 11.3.1
        var later = T0.plusSeconds(90);
        var moment = new GameMoment(
                1,
                22,
                Optional.of(Side.WHITE),
                Optional.of(new GameMoment.Clocks(Duration.ofSeconds(510), Duration.ofMinutes(8))));
        created()
                .when(breach(IncidentKind.NOTES_OR_ADVICE), FLOOR_BARI, later)
                .then(new FloorEvent.IncidentOpened(
                        INCIDENT,
                        Side.BLACK,
                        "p-black",
                        IncidentKind.NOTES_OR_ADVICE,
                        "OCR 17.5",
                        "seen",
                        moment,
                        "",
                        "floor-bari"));
    }

    @Test
    void anIncidentOfAnAssistantNamesHimAndThePlayerAnswersForIt() { // APP-III 1.5, APP-III 2
        created()
                .when(breach(IncidentKind.ASSISTANT_TALKED), FLOOR_BARI, T0)
                .then(opened(IncidentKind.ASSISTANT_TALKED, "seen"));
        confirmed(IncidentKind.ASSISTANT_TOLD_TIME)
                .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.PENALISED, "ruling-1", ""));
        confirmed(IncidentKind.ASSISTANT_OTHER_MOVE)
                .when(close(IncidentOutcome.SETTLED, Optional.empty()), LCA_BARI, T0)
                .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.SETTLED, "", ""));
    }

    @Test
    void clocksThatDoNotSimplyCountDownAreThoseOfTheReading() {
        var shown = new GameMoment.Clocks(Duration.ofSeconds(10), Duration.ofSeconds(20));
        var credit = new ClockReading(
                shown.white(),
                shown.black(),
                Optional.of(Side.WHITE),
                T0,
                Optional.of(T0.plusSeconds(40)),
                Optional.empty());
        assertEquals(shown, credit.at(T0.plusSeconds(5)));
        var standing = new ClockReading(
                shown.white(), shown.black(), Optional.empty(), T0, Optional.empty(), Optional.empty());
        assertEquals(shown, standing.at(T0.plusSeconds(5)));
        var black = new ClockReading(
                shown.white(),
                shown.black(),
                Optional.of(Side.BLACK),
                T0,
                Optional.of(T0.plusSeconds(20)),
                Optional.empty());
        assertEquals(new GameMoment.Clocks(shown.white(), Duration.ZERO), black.at(T0.plusSeconds(25)));
    }

    @ParameterizedTest
    @EnumSource
    void aConfirmedBreachIsClosedWithAPenalty(IncidentKind kind) { // OCR 17.9, LAW 11.1, LAW 11.5, LAW 11.6
        RuleCatalogue.standard().require(kind.article());
        confirmed(kind)
                .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.PENALISED, "ruling-1", ""));
        for (Optional<Side> other : List.of(Optional.<Side>empty(), Optional.of(Side.WHITE)))
            confirmed(kind)
                    .when(close(IncidentOutcome.PENALISED, other), LCA_BARI, T0)
                    .refused(PENALTY_REQUIRED);
        var settled = confirmed(kind).when(close(IncidentOutcome.SETTLED, Optional.empty()), LCA_BARI, T0);
        if (kind.penaltyRequired()) settled.refused(PENALTY_REQUIRED);
        else settled.then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.SETTLED, "", ""));
        created()
                .when(breach(kind), LCA_BARI, T0)
                .when(close(IncidentOutcome.NOT_ESTABLISHED, Optional.empty()), LCA_BARI, T0)
                .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.NOT_ESTABLISHED, "", ""));
    }

    @ParameterizedTest
    @EnumSource
    void whatAnArbiterRecordedHimselfIsConfirmedByHisClosingIt(IncidentKind kind) { // OCR 17.9
        var recorded = created().when(breach(kind), LCA_BARI, T0);
        var confirmed = new FloorEvent.IncidentConfirmed(INCIDENT, "", LCA_BARI.subject());
        recorded.when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .then(confirmed, new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.PENALISED, "ruling-1", ""));
        var settled = created()
                .when(breach(kind), LCA_BARI, T0)
                .when(close(IncidentOutcome.SETTLED, Optional.empty()), LCA_BARI, T0);
        if (kind.penaltyRequired()) settled.refused(PENALTY_REQUIRED);
        else settled.then(confirmed, new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.SETTLED, "", ""));
        for (Optional<Side> other : List.of(Optional.<Side>empty(), Optional.of(Side.WHITE)))
            created()
                    .when(breach(kind), LCA_BARI, T0)
                    .when(close(IncidentOutcome.PENALISED, other), LCA_BARI, T0)
                    .refused(PENALTY_REQUIRED);
        for (Actor another : List.of(FLOOR_BARI, CA))
            created()
                    .when(breach(kind), LCA_BARI, T0)
                    .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), another, T0)
                    .refused(INCIDENT_NOT_CONFIRMED);
    }

    @Test
    void aBreachWhosePenaltyIsTakenBackOwesOneAgain() { // OCR 17.9, OCR 18.3
        var closed = confirmed(IncidentKind.NOISE)
                .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .accepted();
        closed.when(again("ruling-2", List.of(), Optional.of(Side.BLACK)), LCA_BARI, T0)
                .refused(INCIDENT_CLOSED)
                .when(again("ruling-2", List.of("ruling-9"), Optional.of(Side.BLACK)), LCA_BARI, T0)
                .refused(INCIDENT_CLOSED)
                .when(again("ruling-1", List.of("ruling-1"), Optional.empty()), LCA_BARI, T0)
                .refused(PENALTY_REQUIRED)
                .when(again("ruling-2", List.of("ruling-1"), Optional.of(Side.BLACK)), LCA_BARI, T0)
                .accepted()
                .when(again("ruling-3", List.of("ruling-1"), Optional.of(Side.BLACK)), LCA_BARI, T0)
                .refused(INCIDENT_CLOSED);
    }

    @Test
    void whatWasRecordedByMistakeIsTakenBackByWhoDidSoOrTheChiefArbiter() { // OCR 17.9, DEC-21
        for (Actor who : List.of(FLOOR_BARI, CA))
            created()
                    .when(breach(IncidentKind.NOISE), FLOOR_BARI, T0)
                    .when(takeBack("wrong board"), who, T0)
                    .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.TAKEN_BACK, "", "wrong board"))
                    .when(new FloorCommand.ConfirmIncident(INCIDENT, ""), who, T0)
                    .refused(INCIDENT_CLOSED);
        created()
                .when(breach(IncidentKind.NOISE), FLOOR_BARI, T0)
                .when(takeBack("wrong board"), LCA_BARI, T0)
                .refused(INCIDENT_OF_ANOTHER)
                .when(takeBack("wrong board"), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(takeBack(" "), FLOOR_BARI, T0)
                .refused(TAKING_BACK_REASON_MISSING);
    }

    @ParameterizedTest
    @EnumSource
    void aConfirmationByMistakeHasAWayBackWithoutAPenalty(IncidentKind kind) { // OCR 17.9
        for (Actor who : List.of(LCA_BARI, CA))
            confirmed(kind)
                    .when(takeBack("not him"), who, T0)
                    .then(new FloorEvent.IncidentClosed(INCIDENT, IncidentOutcome.TAKEN_BACK, "", "not him"));
        confirmed(kind)
                .when(takeBack("not him"), FLOOR_BARI, T0)
                .refused(INCIDENT_OF_ANOTHER); // the recorder does not undo the confirmation
        confirmed(kind)
                .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .when(takeBack("not him"), LCA_BARI, T0)
                .refused(INCIDENT_CLOSED);
    }

    @Test
    void anIncidentOfAnOldLogIsTakenBackByTheChiefArbiter() { // OCR 17.9
        created()
                .given(new FloorEvent.IncidentOpened(
                        INCIDENT, Side.BLACK, "p-black", IncidentKind.NOISE, "OCR 17.6", "seen", MOMENT, "", ""))
                .when(takeBack("wrong board"), FLOOR_BARI, T0)
                .refused(INCIDENT_OF_ANOTHER)
                .when(takeBack("wrong board"), CA, T0)
                .accepted();
    }

    private static FloorCommand.CloseIncident takeBack(String why) {
        return new FloorCommand.CloseIncident(
                INCIDENT, IncidentOutcome.TAKEN_BACK, "", why, Optional.empty(), List.of());
    }

    private static FloorCommand.CloseIncident again(String ruling, List<String> withdrawn, Optional<Side> penalised) {
        return new FloorCommand.CloseIncident(
                BOARD + "/incident-1", IncidentOutcome.PENALISED, ruling, "", penalised, withdrawn);
    }

    @Test
    void whoWearsAHearingAidIsPutOutOfTheGameByARuling() { // FSSI gen-4
        created()
                .when(breach(IncidentKind.HEARING_AID), FLOOR_BARI, T0)
                .then(new FloorEvent.IncidentOpened(
                        INCIDENT,
                        Side.BLACK,
                        "p-black",
                        IncidentKind.HEARING_AID,
                        "FSSI gen-4",
                        "seen",
                        MOMENT,
                        "",
                        "floor-bari"));
        confirmed(IncidentKind.HEARING_AID)
                .when(close(IncidentOutcome.SETTLED, Optional.empty()), LCA_BARI, T0)
                .refused(PENALTY_REQUIRED)
                .when(close(IncidentOutcome.PENALISED, Optional.of(Side.BLACK)), LCA_BARI, T0)
                .accepted();
    }

    @Test
    void anInspectionIsBySomebodyOfThePlayersGenderInPrivate() { // OCR 17.3/d
        created()
                .when(inspect(Gender.FEMALE, true, InspectionOutcome.NOTHING_FOUND), LCA_BARI, T0)
                .then(new FloorEvent.InspectionRecorded(
                        Side.BLACK, Inspected.BAGS, "lca-bari", InspectionOutcome.NOTHING_FOUND, "", MOMENT));
        created()
                .when(inspect(Gender.FEMALE, true, InspectionOutcome.REFUSED), LCA_BARI, T0)
                .then(
                        new FloorEvent.InspectionRecorded(
                                Side.BLACK, Inspected.BAGS, "lca-bari", InspectionOutcome.REFUSED, "", MOMENT),
                        opened(IncidentKind.INSPECTION_REFUSED, "", LCA_BARI));
        created()
                .when(inspect(Gender.MALE, true, InspectionOutcome.NOTHING_FOUND), LCA_BARI, T0)
                .refused(INSPECTOR_NOT_ELIGIBLE);
    }

    @Test
    void everyEventNamesAnArticleOfTheCatalogue() {
        for (FloorEvent event : List.of(
                new FloorEvent.Returned(LEAVE, Side.BLACK, MOMENT),
                new FloorEvent.IncidentConfirmed(INCIDENT, "", ""),
                new FloorEvent.InspectionRecorded(
                        Side.BLACK, Inspected.BAGS, "x", InspectionOutcome.FOUND, "", MOMENT)))
            RuleCatalogue.standard().require(new FairPlayDecider().rule(event));
    }

    @Test
    void aRestartLeavesTheFloorLogAsItIs() { // DEC-26
        var floor = confirmed(IncidentKind.NOISE)
                .when(depart(LeaveTarget.AREA), LCA_BARI, T0)
                .given(noted(2, false))
                .state()
                .floor();
        assertEquals(2, floor.incidents().size());
        assertEquals(1, floor.leaves().size());
    }

    @Test
    void headphonesAreAnIncidentWhereTheRegulationsDoNotAllowThem() { // OCR 9.7, OCR 17.9
        var opened = created()
                .when(
                        new FloorCommand.OpenIncident(
                                BOARD,
                                Side.BLACK,
                                IncidentKind.HEADPHONES,
                                "on his ears",
                                headphones(false),
                                OptionalInt.empty()),
                        LCA_BARI,
                        T0)
                .accepted();
        var incident = (FloorEvent.IncidentOpened) opened.events().getFirst();
        org.junit.jupiter.api.Assertions.assertEquals(IncidentKind.HEADPHONES, incident.kind());
        org.junit.jupiter.api.Assertions.assertEquals("OCR 9.7", new FairPlayDecider().rule(incident));
        created()
                .when(
                        new FloorCommand.OpenIncident(
                                BOARD,
                                Side.BLACK,
                                IncidentKind.HEADPHONES,
                                "on his ears",
                                headphones(true),
                                OptionalInt.empty()),
                        LCA_BARI,
                        T0)
                .refused(HEADPHONES_ALLOWED);
        created()
                .when(
                        new FloorCommand.OpenIncident(
                                BOARD,
                                Side.BLACK,
                                IncidentKind.PERSONAL_DEVICE,
                                "a player for music",
                                headphones(true),
                                OptionalInt.empty()),
                        LCA_BARI,
                        T0)
                .accepted();
    }

    @Test
    void ofTwoArbitersWhoRecordTheSameAtOnceOneDoesAndTheOtherIsToldOfIt() { // OCR 17.9
        var opened = created()
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                .accepted();
        var refused = (Decision.Refused<Event>) new FairPlayDecider()
                .decide(new Submitted<>(breach(IncidentKind.NOISE, Side.BLACK, 0), CA, "r", T0, T0), opened.state());
        assertEquals(INCIDENT_MEANWHILE, refused.refusal());
        created()
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                .when(breach(IncidentKind.NOISE, Side.BLACK, -1), CA, T0)
                .refused(INCIDENT_MEANWHILE);
        assertTrue(
                refused.refusal().text(refused.details()).contains("incident 1 of this board"),
                refused.details()::toString);
        for (Command another : List.of(
                breach(IncidentKind.NOISE, Side.BLACK, 1),
                breach(IncidentKind.DRESS, Side.BLACK, 0),
                breach(IncidentKind.NOISE, Side.WHITE, 0),
                breach(IncidentKind.NOISE)))
            created()
                    .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                    .when(another, CA, T0)
                    .accepted();
        created()
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                .accepted();
        created()
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), LCA_BARI, T0)
                .when(close(IncidentOutcome.NOT_ESTABLISHED, Optional.empty()), LCA_BARI, T0)
                .when(breach(IncidentKind.NOISE, Side.BLACK, 0), CA, T0)
                .accepted(); // that one is closed
    }
}
