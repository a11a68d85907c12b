package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.*;
import static org.onehall.fairplay.domain.FairPlayRefusal.*;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.regulations.RuleCatalogue;

/** The log of a venue: its opening, cameras, lists and persons (OCR 16, 17.4, LAW 12.7, FSSI gen-6). */
class VenueRulesTest {
    private static String missing(FairPlayState state) {
        var decision = new FairPlayDecider().decide(new Submitted<>(open(), LCA_BARI, "r", T0, T0), state);
        if (!(decision instanceof Decision.Refused<Event>(var refusal, var details)))
            throw new AssertionError(decision);
        assertEquals(VENUE_NOT_READY, refusal);
        return details.get("missing");
    }

    @Test
    void aVenueIsOpenedWhenNothingIsMissing() { // OCR 16.3, 16.5/a, 16.8, 16.9
        readyVenue()
                .when(open(), LCA_BARI, T0)
                .then(new VenueEvent.VenueOpened(1))
                .when(open(), CA, T0)
                .refused(VENUE_OPEN);
    }

    @Test
    void allThatIsMissingIsSaidAtOnceWithItsArticles() { // OCR 16.3, 16.5/a, 16.8, 16.9
        assertEquals(
                "a Local Chief Arbiter must be present (OCR 16.8); a Local Technical Arbiter must be present "
                        + "(OCR 16.8); 3 arbiters must be present (OCR 16.9); only 0 of 2 cameras report (OCR 16.3); "
                        + "the internet connection must be tested (OCR 16.5/a)",
                missing(FairPlayState.EMPTY));
        assertEquals(
                "only 1 of 2 cameras report (OCR 16.3)",
                missing(readyVenue().when(camera("door", false), LTA_BARI, T0).state()));
        assertEquals(
                "the internet connection must be tested (OCR 16.5/a)",
                missing(readyVenue()
                        .when(new VenueCommand.RecordInternetTest(VENUE, false, "slow", FACTS), LTA_BARI, T0)
                        .state()));
    }

    @Test
    void onePersonIsNotBothChiefAndTechnician() { // OCR 16.8
        assertEquals(
                "the Local Chief Arbiter and the Local Technical Arbiter must be two different people (OCR 16.8); 3 "
                        + "arbiters must be present (OCR 16.9)",
                missing(readyVenue()
                        .when(staff("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, false), LCA_BARI, T0)
                        .when(staff("lca-bari", Role.LOCAL_TECHNICAL_ARBITER, true), LCA_BARI, T0)
                        .state()));
    }

    @Test
    void anUnfinishedListOfProtectionMeasuresKeepsNothingClosed() { // OCR 16.4/a
        var tick = new VenueCommand.TickMeasure(VENUE, 1, Measure.AREA_SEARCHED, true, FACTS);
        readyVenue()
                .when(tick, LCA_BARI, T0)
                .then(new VenueEvent.MeasureTicked(1, Measure.AREA_SEARCHED, true))
                .when(tick, LCA_BARI, T0)
                .then()
                .when(open(), LCA_BARI, T0)
                .accepted();
    }

    @Test
    void thatPlayersAreToldWhatIsOutsideTheArbitersPowerIsRecordedAndKeepsNothingClosed() { // APP-I A7
        var tell = new VenueCommand.TellPlayers(VENUE, true, FACTS);
        var told = unknown()
                .when(tell, LCA_BARI, T0)
                .then(new VenueEvent.PlayersTold(true))
                .when(tell, CA, T0)
                .then();
        assertTrue(told.state().venue().told());
        assertEquals("APP-I A7", new FairPlayDecider().rule(new VenueEvent.PlayersTold(true)));
        told.when(new VenueCommand.TellPlayers(VENUE, false, FACTS), LCA_BARI, T0)
                .then(new VenueEvent.PlayersTold(false));
        unknown().when(tell, FLOOR_BARI, T0).refused(FORBIDDEN_ROLE);
        readyVenue().when(open(), LCA_BARI, T0).accepted();
    }

    @Test
    void eachArbiterTicksForHimselfThatHeKnowsThePlatformsProcedures() { // APP-I A8
        var confirm = new VenueCommand.ConfirmProcedures(VENUE, true, FACTS);
        var confirmed = unknown();
        for (Actor arbiter : List.of(CA, LCA_BARI, LTA_BARI, FLOOR_BARI))
            confirmed
                    .when(confirm, arbiter, T0)
                    .then(new VenueEvent.ProceduresConfirmed(arbiter.subject(), true))
                    .when(confirm, arbiter, T0)
                    .then();
        assertEquals(
                List.of("ca", "lca-bari", "lta-bari", "floor-bari"),
                confirmed.state().venue().informed());
        confirmed
                .when(new VenueCommand.ConfirmProcedures(VENUE, false, FACTS), LTA_BARI, T0)
                .then(new VenueEvent.ProceduresConfirmed("lta-bari", false));
        for (Actor other : List.of(LO_BARI, LCA_ROME))
            unknown().when(confirm, other, T0).refused(FORBIDDEN_ROLE);
        assertEquals("APP-I A8", new FairPlayDecider().rule(new VenueEvent.ProceduresConfirmed("ca", true)));
    }

    @Test
    void afterItsDayStaffAndInternetAreNeededAgainButNotTheCameras() { // OCR 16.3, 16.5/a
        var closed = readyVenue()
                .when(open(), LCA_BARI, T0)
                .when(new VenueCommand.CloseVenue(VENUE, FACTS), LCA_BARI, T0)
                .then(new VenueEvent.VenueClosed());
        assertEquals(
                "a Local Chief Arbiter must be present (OCR 16.8); a Local Technical Arbiter must be present "
                        + "(OCR 16.8); 3 arbiters must be present (OCR 16.9); the internet connection must be tested "
                        + "(OCR 16.5/a)",
                missing(closed.state()));
    }

    @Test
    void aLostCameraIsAnAlertUntilItIsAnswered() { // OCR 16.3
        String alert = VENUE + "/alert-1";
        readyVenue()
                .when(open(), LCA_BARI, T0)
                .when(camera("hall", false), LTA_BARI, T0)
                .then(new VenueEvent.CameraReported("hall", false), new VenueEvent.AlertOpened(alert, "hall"))
                .when(camera("hall", false), LTA_BARI, T0)
                .then()
                .when(camera("hall", true), LTA_BARI, T0)
                .then(new VenueEvent.CameraReported("hall", true))
                .when(new VenueCommand.AnswerAlert(VENUE, alert, "a cable", FACTS), LCA_BARI, T0)
                .then(new VenueEvent.AlertAnswered(alert, "a cable"));
        unknown().when(camera("spare", false), LTA_BARI, T0).then();
    }

    @Test
    void anIntruderIsAnIncidentOfTheVenueAndMayBeExpelled() { // OCR 16.2/b, LAW 12.7, I32
        String incident = VENUE + "/person-1";
        unknown()
                .when(person(PersonIncidentKind.INTRUSION, "the captain"), FLOOR_BARI, T0)
                .then(new VenueEvent.PersonIncidentOpened(
                        incident,
                        PersonIncidentKind.INTRUSION,
                        "the captain",
                        Capacity.CAPTAIN,
                        "OCR 16.2/b",
                        "by board 3"))
                .when(close(PersonOutcome.EXPELLED), LCA_BARI, T0)
                .then(new VenueEvent.PersonIncidentClosed(incident, PersonOutcome.EXPELLED, ""))
                .when(permit("the captain", Permission.ENTRY, true), LCA_BARI, T0)
                .refused(PERSON_EXPELLED);
    }

    @Test
    void whatIsPermittedBeforehandIsNoIncident() { // OCR 16.2/b, 16.4/b
        unknown()
                .when(permit("the doctor", Permission.ENTRY, true), LCA_BARI, T0)
                .then(new VenueEvent.PermissionRecorded("the doctor", Permission.ENTRY, true, ""))
                .when(permit("the doctor", Permission.ENTRY, true), LCA_BARI, T0)
                .then()
                .when(person(PersonIncidentKind.INTRUSION, "the doctor"), FLOOR_BARI, T0)
                .refused(PERSON_PERMITTED)
                .when(person(PersonIncidentKind.DEVICE, "the doctor"), FLOOR_BARI, T0)
                .accepted()
                .when(permit("the doctor", Permission.ENTRY, false), LCA_BARI, T0)
                .accepted()
                .when(person(PersonIncidentKind.INTRUSION, "the doctor"), FLOOR_BARI, T0)
                .accepted();
    }

    @Test
    void aDeviceUsedInTheVenueIsAnIncidentUnlessItWasAuthorisedBeforehand() { // OCR 16.4/b, LAW 12.8
        String incident = VENUE + "/person-1";
        unknown()
                .when(person(PersonIncidentKind.DEVICE, "the captain"), FLOOR_BARI, T0)
                .then(new VenueEvent.PersonIncidentOpened(
                        incident,
                        PersonIncidentKind.DEVICE,
                        "the captain",
                        Capacity.CAPTAIN,
                        "OCR 16.4/b",
                        "by board 3"))
                .when(close(PersonOutcome.EXPELLED), LCA_BARI, T0)
                .then(new VenueEvent.PersonIncidentClosed(incident, PersonOutcome.EXPELLED, ""));
        unknown()
                .when(permit("the doctor", Permission.DEVICE, true), LCA_BARI, T0)
                .then(new VenueEvent.PermissionRecorded("the doctor", Permission.DEVICE, true, ""))
                .when(person(PersonIncidentKind.DEVICE, "the doctor"), FLOOR_BARI, T0)
                .refused(PERSON_PERMITTED);
    }

    @Test
    void whoIsAppointedToWatchGamesIsNoIntruderAndReportsToAnArbiterAlone() { // OCR 10.3.1, LAW 12.4
        unknown()
                .when(permit("the observer", Permission.WATCH, true), LCA_BARI, T0)
                .then(new VenueEvent.PermissionRecorded("the observer", Permission.WATCH, true, ""))
                .when(permit("the observer", Permission.WATCH, true), CA, T0)
                .then()
                .when(person(PersonIncidentKind.INTRUSION, "the observer"), FLOOR_BARI, T0)
                .refused(PERSON_PERMITTED)
                .when(person(PersonIncidentKind.DEVICE, "the observer"), FLOOR_BARI, T0)
                .accepted()
                .when(person(PersonIncidentKind.INTERFERENCE, "the observer"), FLOOR_BARI, T0)
                .accepted()
                .when(permit("the observer", Permission.WATCH, false), LCA_BARI, T0)
                .accepted()
                .when(person(PersonIncidentKind.INTRUSION, "the observer"), FLOOR_BARI, T0)
                .accepted();
        for (Actor other : List.of(FLOOR_BARI, LO_BARI, LCA_ROME))
            unknown()
                    .when(permit("the observer", Permission.WATCH, true), other, T0)
                    .refused(FORBIDDEN_ROLE);
    }

    @Test
    void whoIsExpelledIsAllowedNothingAnyMore() { // LAW 12.7
        unknown()
                .when(permit("the captain", Permission.ENTRY, true), LCA_BARI, T0)
                .when(person(PersonIncidentKind.INTERFERENCE, "the captain"), LCA_BARI, T0)
                .when(close(PersonOutcome.EXPELLED), LCA_BARI, T0)
                .accepted()
                .when(person(PersonIncidentKind.INTRUSION, "the captain"), LCA_BARI, T0)
                .accepted();
    }

    @Test
    void bagsAreStoredOnlyWhereTheRegulationsAllowIt() { // OCR 17.4, LAW 11.3.2.1
        unknown().when(bag(true, "shelf 4", true, false), LCA_BARI, T0).refused(BAGS_NOT_ALLOWED);
        unknown()
                .when(bag(true, "shelf 4", true, true), LCA_BARI, T0)
                .then(new VenueEvent.BagRecorded("p-black", true, "shelf 4"))
                .when(bag(false, "", false, false), LCA_BARI, T0)
                .then(new VenueEvent.BagRecorded("p-black", false, ""));
    }

    @Test
    void aFarHospitalNeedsAnAmbulance() { // FSSI gen-6
        for (boolean ambulance : List.of(true, false))
            for (int km : new int[] {10, 11})
                unknown()
                        .when(
                                new VenueCommand.RecordMedical(VENUE, true, OptionalInt.of(km), ambulance, "", FACTS),
                                LCA_BARI,
                                T0)
                        .then(new VenueEvent.MedicalRecorded(
                                true, OptionalInt.of(km), ambulance, ambulance || km == 10, ""));
        unknown()
                .when(new VenueCommand.RecordMedical(VENUE, false, OptionalInt.empty(), true, "", FACTS), LCA_BARI, T0)
                .then(new VenueEvent.MedicalRecorded(false, OptionalInt.empty(), true, false, ""));
    }

    @Test
    void aVenuesLogIsKeptByItsOwnPeople() { // DEC-21
        List<VenueCommand> technical = List.of(
                staff("x", Role.FLOOR_ARBITER, true),
                camera("hall", true),
                new VenueCommand.RecordInternetTest(VENUE, true, "", FACTS));
        List<VenueCommand> chiefs = List.of(
                open(),
                permit("x", Permission.ENTRY, true),
                bag(true, "x", true, true),
                new VenueCommand.TickMeasure(VENUE, 1, Measure.AREA_SEARCHED, true, FACTS),
                new VenueCommand.CloseVenue(VENUE, FACTS));
        VenueCommand incident = person(PersonIncidentKind.INTRUSION, "x");
        for (Actor other : List.of(LCA_ROME, LTA_ROME, BLACK, SERVICE)) {
            technical.forEach(command -> readyVenue().when(command, other, T0).refused(FORBIDDEN_ROLE));
            chiefs.forEach(command -> readyVenue().when(command, other, T0).refused(FORBIDDEN_ROLE));
            readyVenue().when(incident, other, T0).refused(FORBIDDEN_ROLE);
        }
        for (Actor one : List.of(LTA_BARI, LO_BARI)) {
            technical.forEach(command -> unknown().when(command, one, T0).accepted());
            chiefs.forEach(command -> readyVenue().when(command, one, T0).refused(FORBIDDEN_ROLE));
            readyVenue().when(incident, one, T0).refused(FORBIDDEN_ROLE);
        }
        readyVenue()
                .when(open(), FLOOR_BARI, T0)
                .refused(FORBIDDEN_ROLE)
                .when(incident, FLOOR_BARI, T0)
                .accepted();
        chiefs.subList(0, 4)
                .forEach(command -> readyVenue().when(command, CA, T0).accepted());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Eve\nSmith", "Eve\tSmith", "Eve\u2028Smith", "Eve\u0007", "Bo\u202Edy", "x101"})
    void whoIsInTheVenueIsNamedOnOneLineOfReadableCharacters(String written) { // OCR 16.2/b, OCR 16.8
        String name = written.equals("x101") ? "x".repeat(101) : written;
        for (VenueCommand command : List.of(
                staff(name, Role.FLOOR_ARBITER, true),
                permit(name, Permission.ENTRY, true),
                person(PersonIncidentKind.INTRUSION, name),
                camera(name, true),
                new VenueCommand.RecordBag(VENUE, name, true, "shelf", true, new VenueFacts(true, 3, 2, true, false)),
                new VenueCommand.RegisterDevice(VENUE, name, "", true, FACTS)))
            unknown().when(command, LCA_BARI, T0).refused(MALFORMED_NAME);
        created()
                .when(
                        new FloorCommand.RecordInspection(
                                BOARD,
                                Side.BLACK,
                                Inspected.BAGS,
                                name,
                                Gender.FEMALE,
                                Gender.FEMALE,
                                true,
                                InspectionOutcome.NOTHING_FOUND,
                                "",
                                NOW),
                        LCA_BARI,
                        T0)
                .refused(MALFORMED_NAME);
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfIncidentNamesAnArticleOfTheCatalogue(PersonIncidentKind kind) {
        RuleCatalogue.standard().require(kind.article());
    }

    @Test
    void playingDevicesOfTheVenueAreRegistered() { // OCR 16.6, OCR 17.2
        var register = new VenueCommand.RegisterDevice(VENUE, "K7QF3M2P", "laptop 4", true, FACTS);
        unknown()
                .when(register, LO_BARI, T0)
                .then(new VenueEvent.DeviceRegistered("K7QF3M2P", "laptop 4", true))
                .when(new VenueCommand.RegisterDevice(VENUE, "XXXX0000", "", false, FACTS), LO_BARI, T0)
                .then()
                .when(new VenueCommand.RegisterDevice(VENUE, "K7QF3M2P", "", false, FACTS), LCA_BARI, T0)
                .then(new VenueEvent.DeviceRegistered("K7QF3M2P", "", false));
        unknown().when(register, LTA_ROME, T0).refused(FORBIDDEN_ROLE);
        unknown()
                .when(new VenueCommand.RegisterDevice(VENUE, "  ", "", true, FACTS), LO_BARI, T0)
                .refused(DEVICE_MISSING);
    }

    @Test
    void nothingIsRecordedInAVenueOfACompetitionInTheArchive() { // OCR 17.11
        var archived = new VenueFacts(true, 2, 3, false, true);
        for (VenueCommand command : List.of(
                new VenueCommand.RegisterDevice(VENUE, "K7QF3M2P", "laptop 4", true, archived),
                new VenueCommand.RegisterDevice(VENUE, "", "", true, archived),
                new VenueCommand.OpenVenue(VENUE, 1, archived),
                new VenueCommand.RecordStaff(VENUE, "fa", Role.FLOOR_ARBITER, true, archived),
                new VenueCommand.RecordBag(VENUE, "p-black", true, "shelf", true, archived),
                new VenueCommand.ConfirmProcedures(VENUE, true, archived)))
            unknown().when(command, LCA_BARI, T0).refused(COMPETITION_ARCHIVED);
        assertEquals(Refusal.ARCHIVE_TEXT, COMPETITION_ARCHIVED.text());
        unknown()
                .when(new VenueCommand.RegisterDevice(VENUE, "K7QF3M2P", "", true, archived), LTA_ROME, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void everyEventNamesAnArticleOfTheCatalogue() {
        for (VenueEvent event : List.of(
                new VenueEvent.VenueOpened(1),
                new VenueEvent.StaffRecorded("x", Role.FLOOR_ARBITER, true),
                new VenueEvent.InternetTested(true, ""),
                new VenueEvent.MeasureTicked(1, Measure.AREA_SEARCHED, true),
                new VenueEvent.PermissionRecorded("x", Permission.ENTRY, true, ""),
                new VenueEvent.PermissionRecorded("x", Permission.DEVICE, true, ""),
                new VenueEvent.PersonIncidentClosed("x", PersonOutcome.COMPLIED, ""),
                new VenueEvent.BagRecorded("x", true, "y"),
                new VenueEvent.MedicalRecorded(true, OptionalInt.empty(), false, true, "")))
            RuleCatalogue.standard().require(new FairPlayDecider().rule(event));
    }
}
