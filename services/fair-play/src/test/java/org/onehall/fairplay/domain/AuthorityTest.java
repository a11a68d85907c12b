package org.onehall.fairplay.domain;

import static org.onehall.fairplay.domain.Boards.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.CheckKind;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix for checks, the floor and the venue (regulations §5), applied to Black, who sits in Bari. */
class AuthorityTest {
    private static void holds(String action, Scenario<Command, Event, FairPlayState> log, Command... commands) {
        for (Command command : commands)
            AuthorityMatrix.holds(
                    action,
                    "bari",
                    BOARD.toString(),
                    "BLACK",
                    actor -> new FairPlayDecider().decide(new Submitted<>(command, actor, "r", T0, T0), log.state()));
    }

    @Test
    void checksAreTheLocalChiefArbiters() { // DEC-21, OCR 18.5, OCR 18.6
        for (CheckKind kind : CheckKind.values()) holds("RECORD_CHECK", created(), check(kind, true));
    }

    @Test
    void leaveIsAskedFromTheSeatAndGivenByTheArbitersOfItsVenue() { // DEC-21, OCR 17.7
        holds("ASK_LEAVE", created(), ask(LeaveTarget.AREA));
        holds(
                "RECORD_PRESENCE",
                created(),
                grant(LeaveTarget.AREA),
                new FloorCommand.RefuseLeave(BOARD, Side.BLACK, "", Optional.empty()),
                depart(LeaveTarget.AREA),
                new FloorCommand.RecordReturn(BOARD, Side.BLACK, NOW));
    }

    @Test
    void conductIsRecordedByTheArbitersOfTheVenue() { // DEC-21, OCR 17.9
        holds(
                "RECORD_CONDUCT",
                confirmed(IncidentKind.NOISE),
                breach(IncidentKind.NOISE),
                inspect(Gender.FEMALE, true, InspectionOutcome.FOUND),
                new FloorCommand.ConfirmIncident(BOARD + "/incident-1", ""),
                close(IncidentOutcome.SETTLED, Optional.empty()));
        holds("RECORD_CONDUCT", readyVenue(), person(PersonIncidentKind.INTRUSION, "x"), close(PersonOutcome.COMPLIED));
    }

    @Test
    void aVenueIsTheLocalChiefArbitersAndItsEquipmentAlsoItsTechnicians() { // DEC-21, OCR 16.3
        holds(
                "MANAGE_VENUE",
                readyVenue(),
                open(),
                new VenueCommand.CloseVenue(VENUE, FACTS),
                permit("x", Permission.ENTRY, true),
                bag(true, "x", true, true),
                new VenueCommand.AnswerAlert(VENUE, VENUE + "/alert-1", "", FACTS),
                new VenueCommand.TickMeasure(VENUE, 1, Measure.AREA_SEARCHED, true, FACTS));
        holds("MANAGE_VENUE", readyVenue(), new VenueCommand.TellPlayers(VENUE, true, FACTS)); // APP-I A7
        holds("CONFIRM_PROCEDURES", readyVenue(), new VenueCommand.ConfirmProcedures(VENUE, true, FACTS)); // APP-I A8
        holds(
                "EQUIP_VENUE",
                readyVenue(),
                staff("x", Role.FLOOR_ARBITER, true),
                camera("hall", true),
                new VenueCommand.RecordInternetTest(VENUE, true, "", FACTS));
    }

    @Test
    void whatOneServiceTellsAnotherNobodyElseDoes() {
        holds(
                "SYSTEM",
                queued(),
                new Command.NoteBoard("rome", "bari", 1, true),
                new Command.QueueScreening(1, INITIAL, List.of("e2e4")),
                new Command.RecordScreening(1, SCREENING));
    }
}
