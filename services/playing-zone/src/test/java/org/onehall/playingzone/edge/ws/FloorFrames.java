package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.playingzone.edge.ws.FrameReading.*;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.FloorCommands;
import org.onehall.playingzone.command.FloorCommands.AnswerLeave;
import org.onehall.playingzone.command.FloorCommands.AskLeave;
import org.onehall.playingzone.command.FloorCommands.CloseIncident;
import org.onehall.playingzone.command.FloorCommands.ConfirmIncident;
import org.onehall.playingzone.command.FloorCommands.Gender;
import org.onehall.playingzone.command.FloorCommands.Inspected;
import org.onehall.playingzone.command.FloorCommands.InspectionOutcome;
import org.onehall.playingzone.command.FloorCommands.LeaveStage;
import org.onehall.playingzone.command.FloorCommands.LeaveTarget;
import org.onehall.playingzone.command.FloorCommands.OpenIncident;
import org.onehall.playingzone.command.FloorCommands.RecordAbsence;
import org.onehall.playingzone.command.FloorCommands.RecordInspection;
import org.onehall.playingzone.command.VenueCommands.AnswerAlert;
import org.onehall.playingzone.command.VenueCommands.CloseVenue;
import org.onehall.playingzone.command.VenueCommands.ConfirmProcedures;
import org.onehall.playingzone.command.VenueCommands.Measure;
import org.onehall.playingzone.command.VenueCommands.OpenVenue;
import org.onehall.playingzone.command.VenueCommands.RecordInternetTest;
import org.onehall.playingzone.command.VenueCommands.RecordMedical;
import org.onehall.playingzone.command.VenueCommands.RecordStaff;
import org.onehall.playingzone.command.VenueCommands.ReportCamera;
import org.onehall.playingzone.command.VenueCommands.StaffRole;
import org.onehall.playingzone.command.VenueCommands.TellPlayers;
import org.onehall.playingzone.command.VenueCommands.TickMeasure;
import org.onehall.playingzone.command.VisitorCommands.Capacity;
import org.onehall.playingzone.command.VisitorCommands.ClosePersonIncident;
import org.onehall.playingzone.command.VisitorCommands.OpenPersonIncident;
import org.onehall.playingzone.command.VisitorCommands.Permission;
import org.onehall.playingzone.command.VisitorCommands.PersonIncidentKind;
import org.onehall.playingzone.command.VisitorCommands.PersonOutcome;
import org.onehall.playingzone.command.VisitorCommands.RecordBag;
import org.onehall.playingzone.command.VisitorCommands.RecordPermission;

/** The commands about venues, leaves, incidents and visitors, as the contract has them. */
final class FloorFrames {
    private FloorFrames() {}

    static void areRead() {
        assertEquals(new AskLeave(LeaveTarget.VENUE, ""), request("askLeave", "{\"target\":\"VENUE\"}"));
        assertEquals(
                new AnswerLeave("b", Side.WHITE, Optional.of(LeaveTarget.AREA), "", Optional.of(LeaveStage.ASKED)),
                request("answerLeave", "{\"board\":\"b\",\"side\":\"WHITE\",\"granted\":\"AREA\",\"seen\":\"ASKED\"}"));
        assertEquals(
                new AnswerLeave("b", Side.WHITE, Optional.empty(), "no", Optional.empty()),
                request("answerLeave", "{\"board\":\"b\",\"side\":\"WHITE\",\"note\":\"no\"}"));
        assertEquals(
                new RecordAbsence("b", Side.BLACK, Optional.empty()),
                request("recordAbsence", "{\"board\":\"b\",\"side\":\"BLACK\"}"));
        assertEquals(
                new OpenIncident("b", Side.BLACK, FloorCommands.IncidentKind.NOISE, "x", OptionalInt.empty()),
                request("openIncident", "{\"board\":\"b\",\"side\":\"BLACK\",\"kind\":\"NOISE\",\"note\":\"x\"}"));
        assertEquals(
                new OpenIncident("b", Side.BLACK, FloorCommands.IncidentKind.NOISE, "x", OptionalInt.of(0)),
                request(
                        "openIncident",
                        "{\"board\":\"b\",\"side\":\"BLACK\",\"kind\":\"NOISE\",\"note\":\"x\",\"seen\":0}"));
        assertEquals(
                new ConfirmIncident("b", "i", ""), request("confirmIncident", "{\"board\":\"b\",\"incident\":\"i\"}"));
        assertEquals(
                new CloseIncident("b", "i", FloorCommands.IncidentOutcome.PENALISED, "r", ""),
                request(
                        "closeIncident",
                        "{\"board\":\"b\",\"incident\":\"i\",\"outcome\":\"PENALISED\",\"ruling\":\"r\"}"));
        assertEquals(
                new CloseIncident("b", "i", FloorCommands.IncidentOutcome.TAKEN_BACK, "", "wrong board"),
                request(
                        "closeIncident",
                        "{\"board\":\"b\",\"incident\":\"i\",\"outcome\":\"TAKEN_BACK\",\"note\":\"wrong board\"}"));
        assertEquals(
                new RecordInspection(
                        "b",
                        Side.WHITE,
                        Inspected.BAGS,
                        "lca",
                        Gender.MALE,
                        Gender.FEMALE,
                        true,
                        InspectionOutcome.REFUSED,
                        ""),
                request(
                        "recordInspection",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"what\":\"BAGS\",\"inspector\":\"lca\","
                                + "\"inspectorGender\":\"MALE\",\"playerGender\":\"FEMALE\",\"privatePlace\":true,"
                                + "\"outcome\":\"REFUSED\"}"));
        assertEquals(new OpenVenue("rome", 2), request("openVenue", "{\"venue\":\"rome\",\"round\":2}"));
        assertEquals(new CloseVenue("rome"), request("closeVenue", "{\"venue\":\"rome\"}"));
        assertEquals(
                new RecordStaff("rome", "lca", StaffRole.LOCAL_CHIEF_ARBITER, true),
                request(
                        "recordStaff",
                        "{\"venue\":\"rome\",\"person\":\"lca\",\"role\":\"LOCAL_CHIEF_ARBITER\",\"present\":true}"));
        assertEquals(
                new ReportCamera("rome", "door", false),
                request("reportCamera", "{\"venue\":\"rome\",\"camera\":\"door\",\"reporting\":false}"));
        assertEquals(new AnswerAlert("rome", "a", ""), request("answerAlert", "{\"venue\":\"rome\",\"alert\":\"a\"}"));
        assertEquals(
                new RecordInternetTest("rome", true, "90 Mbit/s"),
                request("recordInternetTest", "{\"venue\":\"rome\",\"passed\":true,\"note\":\"90 Mbit/s\"}"));
        assertEquals(new TellPlayers("rome", true), request("tellPlayers", "{\"venue\":\"rome\",\"told\":true}"));
        assertEquals(
                new ConfirmProcedures("rome", true),
                request("confirmProcedures", "{\"venue\":\"rome\",\"known\":true}"));
        assertEquals(
                new TickMeasure("rome", 1, Measure.AREA_SEARCHED, true),
                request("tickMeasure", "{\"venue\":\"rome\",\"round\":1,\"measure\":\"AREA_SEARCHED\",\"done\":true}"));
        assertEquals(
                new RecordPermission("rome", "x", Permission.ENTRY, true, ""),
                request(
                        "recordPermission",
                        "{\"venue\":\"rome\",\"person\":\"x\",\"permission\":\"ENTRY\",\"granted\":true}"));
        assertEquals(
                new OpenPersonIncident("rome", PersonIncidentKind.INTRUSION, "x", Capacity.CAPTAIN, "seen"),
                request(
                        "openPersonIncident",
                        "{\"venue\":\"rome\",\"kind\":\"INTRUSION\",\"person\":\"x\",\"capacity\":\"CAPTAIN\","
                                + "\"note\":\"seen\"}"));
        assertEquals(
                new ClosePersonIncident("rome", "i", PersonOutcome.EXPELLED, ""),
                request("closePersonIncident", "{\"venue\":\"rome\",\"incident\":\"i\",\"outcome\":\"EXPELLED\"}"));
        assertEquals(
                new RecordBag("rome", "p1", true, "shelf", true),
                request(
                        "recordBag",
                        "{\"venue\":\"rome\",\"person\":\"p1\",\"stored\":true,\"place\":\"shelf\","
                                + "\"deviceOff\":true}"));
        assertEquals(
                new RecordMedical("rome", true, OptionalInt.of(12), false, ""),
                request("recordMedical", "{\"venue\":\"rome\",\"present\":true,\"hospitalKm\":12}"));
    }
}
