package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.AdjournmentCommands.ConfirmEnvelope;
import org.onehall.playingzone.command.AdjournmentCommands.Envelope;
import org.onehall.playingzone.command.AdjournmentCommands.OrderSealing;
import org.onehall.playingzone.command.AdjournmentCommands.ResumeAdjourned;
import org.onehall.playingzone.command.AppealCommands.AppealOutcome;
import org.onehall.playingzone.command.AppealCommands.DecideAppeal;
import org.onehall.playingzone.command.AppealCommands.FileAppeal;
import org.onehall.playingzone.command.AppealCommands.FileAppealFor;
import org.onehall.playingzone.command.AppealCommands.RecordFee;
import org.onehall.playingzone.command.AppealCommands.TakeCopy;
import org.onehall.playingzone.command.AssistantCommands.AcceptHelper;
import org.onehall.playingzone.command.AssistantCommands.AdjustForHelp;
import org.onehall.playingzone.command.AssistantCommands.AdmitAssistant;
import org.onehall.playingzone.command.AssistantCommands.AskClockTimes;
import org.onehall.playingzone.command.AssistantCommands.DismissAssistant;
import org.onehall.playingzone.command.AssistantCommands.DismissHelper;
import org.onehall.playingzone.command.AssistantCommands.Language;
import org.onehall.playingzone.command.AssistantCommands.NameAssistant;
import org.onehall.playingzone.command.CallCommands.AcknowledgeCall;
import org.onehall.playingzone.command.CallCommands.AnswerCall;
import org.onehall.playingzone.command.CallCommands.AnswerQuestion;
import org.onehall.playingzone.command.CallCommands.AskQuestion;
import org.onehall.playingzone.command.CallCommands.CallArbiter;
import org.onehall.playingzone.command.CallCommands.CallKind;
import org.onehall.playingzone.command.ClockCommands.Order;
import org.onehall.playingzone.command.ClockCommands.OrderKind;
import org.onehall.playingzone.command.ClockCommands.Propose;
import org.onehall.playingzone.command.ClockCommands.Setting;
import org.onehall.playingzone.command.ClockCommands.TakeTimeSheet;
import org.onehall.playingzone.command.ClockCommands.Withdraw;
import org.onehall.playingzone.command.CodeCommands.IssueAssistantCode;
import org.onehall.playingzone.command.CodeCommands.IssueOfficialCode;
import org.onehall.playingzone.command.CodeCommands.IssueRoundCodes;
import org.onehall.playingzone.command.CodeCommands.IssueSeatCode;
import org.onehall.playingzone.command.CodeCommands.ShutOut;
import org.onehall.playingzone.command.Command;
import org.onehall.playingzone.command.ConnectionCommands.ConfirmReport;
import org.onehall.playingzone.command.ConnectionCommands.RecordCommunication;
import org.onehall.playingzone.command.CorrectionCommands.AllowEarlyOffers;
import org.onehall.playingzone.command.CorrectionCommands.ChangeResult;
import org.onehall.playingzone.command.CorrectionCommands.DeclareDraw;
import org.onehall.playingzone.command.CorrectionCommands.IrregularityKind;
import org.onehall.playingzone.command.CorrectionCommands.Outcome;
import org.onehall.playingzone.command.CorrectionCommands.RecordIrregularity;
import org.onehall.playingzone.command.CorrectionCommands.Replay;
import org.onehall.playingzone.command.CorrectionCommands.RestorePosition;
import org.onehall.playingzone.command.CorrectionCommands.ReverseColours;
import org.onehall.playingzone.command.CorrectionCommands.ReverseForfeit;
import org.onehall.playingzone.command.CorrectionCommands.TakeBackIrregularity;
import org.onehall.playingzone.command.FailedPauseCommands.CloseFailedPause;
import org.onehall.playingzone.command.FailedPauseCommands.CompensateFailedPause;
import org.onehall.playingzone.command.FailedPauseCommands.RecordFailedPause;
import org.onehall.playingzone.command.Families;
import org.onehall.playingzone.command.FloorCommands;
import org.onehall.playingzone.command.FloorCommands.AnswerLeave;
import org.onehall.playingzone.command.FloorCommands.AskLeave;
import org.onehall.playingzone.command.FloorCommands.CheckKind;
import org.onehall.playingzone.command.FloorCommands.CloseIncident;
import org.onehall.playingzone.command.FloorCommands.ConfirmIncident;
import org.onehall.playingzone.command.FloorCommands.Gender;
import org.onehall.playingzone.command.FloorCommands.Inspected;
import org.onehall.playingzone.command.FloorCommands.InspectionOutcome;
import org.onehall.playingzone.command.FloorCommands.LeaveStage;
import org.onehall.playingzone.command.FloorCommands.LeaveTarget;
import org.onehall.playingzone.command.FloorCommands.OpenIncident;
import org.onehall.playingzone.command.FloorCommands.RecordAbsence;
import org.onehall.playingzone.command.FloorCommands.RecordCheck;
import org.onehall.playingzone.command.FloorCommands.RecordInspection;
import org.onehall.playingzone.command.GameCommands.AcceptDraw;
import org.onehall.playingzone.command.GameCommands.CancelPreMove;
import org.onehall.playingzone.command.GameCommands.ClaimDraw;
import org.onehall.playingzone.command.GameCommands.ConfirmReproduced;
import org.onehall.playingzone.command.GameCommands.ConfirmSealed;
import org.onehall.playingzone.command.GameCommands.DeclineDraw;
import org.onehall.playingzone.command.GameCommands.DrawSituation;
import org.onehall.playingzone.command.GameCommands.OfferDraw;
import org.onehall.playingzone.command.GameCommands.Play;
import org.onehall.playingzone.command.GameCommands.QueuePreMove;
import org.onehall.playingzone.command.GameCommands.Resign;
import org.onehall.playingzone.command.GameCommands.SealMove;
import org.onehall.playingzone.command.PresenceCommands.CheckIn;
import org.onehall.playingzone.command.PresenceCommands.HoldStart;
import org.onehall.playingzone.command.PresenceCommands.RecordPresence;
import org.onehall.playingzone.command.PresenceCommands.SeatRecord;
import org.onehall.playingzone.command.PresenceCommands.WaiveDefault;
import org.onehall.playingzone.command.RoundCommands.ApproveResult;
import org.onehall.playingzone.command.RoundCommands.CloseRound;
import org.onehall.playingzone.command.RoundCommands.OpenRound;
import org.onehall.playingzone.command.RoundCommands.SignReport;
import org.onehall.playingzone.command.RulingCommands.DecideDisconnection;
import org.onehall.playingzone.command.RulingCommands.DelegateDecision;
import org.onehall.playingzone.command.RulingCommands.FairPlayGround;
import org.onehall.playingzone.command.RulingCommands.Penalise;
import org.onehall.playingzone.command.RulingCommands.Penalty;
import org.onehall.playingzone.command.RulingCommands.PenaltyKind;
import org.onehall.playingzone.command.RulingCommands.WithdrawRuling;
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
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.regulations.Points;

class FrameReaderTest {
    private static final FrameReader FRAMES = new FrameReader(Families.catalogue());
    private static final String ID = "11111111-2222-3333-4444-555555555555";

    private static ClientFrame command(String name, String args) {
        return FRAMES.read("{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"" + name + "\",\"args\":" + args + "}");
    }

    private static Command request(String name, String args) {
        return assertInstanceOf(
                        ClientFrame.Command.class,
                        command(name, args),
                        () -> command(name, args).toString())
                .request();
    }

    @Test
    void aPingMayTellTheRoundTripBefore() {
        assertEquals(new ClientFrame.Ping(1, OptionalLong.of(12)), FRAMES.read("{\"t\":\"ping\",\"n\":1,\"rtt\":12}"));
        assertEquals(new ClientFrame.Ping(2, OptionalLong.empty()), FRAMES.read("{\"t\":\"ping\",\"n\":2}"));
        assertEquals(
                new ClientFrame.Ping(3, OptionalLong.empty()), FRAMES.read("{\"t\":\"ping\",\"n\":3,\"rtt\":null}"));
    }

    @Test
    void everyCommandOfTheContractIsRead() {
        assertEquals(
                new Play("e2e4", true, OptionalInt.of(0)),
                request("play", "{\"uci\":\"e2e4\",\"offerDraw\":true,\"expectedPly\":0}"));
        assertEquals(new Play("e7e8q", false, OptionalInt.empty()), request("play", "{\"uci\":\"e7e8q\"}"));
        assertEquals(new OfferDraw(), request("offerDraw", "{}"));
        assertEquals(new AcceptDraw(), request("acceptDraw", "{}"));
        assertEquals(new DeclineDraw(), request("declineDraw", "{}"));
        assertEquals(new Resign(), request("resign", "{}"));
        assertEquals(new CallArbiter("", Optional.empty(), OptionalInt.empty()), request("callArbiter", "{}"));
        assertEquals(
                new CallArbiter("ill", Optional.of(CallKind.MEDICAL), OptionalInt.of(3)),
                request("callArbiter", "{\"text\":\"ill\",\"kind\":\"MEDICAL\",\"number\":3}"));
        assertEquals(new AskQuestion("why?", OptionalInt.empty()), request("askQuestion", "{\"text\":\"why?\"}"));
        assertEquals(
                new AnswerQuestion("demo/1/1", "q", "OCR 3.8", ""),
                request("answerQuestion", "{\"board\":\"demo/1/1\",\"question\":\"q\",\"article\":\"OCR 3.8\"}"));
        assertEquals(
                new FileAppeal(Optional.empty(), "wrong", OptionalInt.empty()),
                request("fileAppeal", "{\"text\":\"wrong\"}"));
        assertEquals(
                new FileAppealFor("demo/1/1", Side.BLACK, Optional.of("r"), "wrong"),
                request(
                        "fileAppealFor",
                        "{\"board\":\"demo/1/1\",\"side\":\"BLACK\",\"ruling\":\"r\",\"text\":\"wrong\"}"));
        assertEquals(new TakeCopy("demo/1/1", "a"), request("takeCopy", "{\"board\":\"demo/1/1\",\"appeal\":\"a\"}"));
        assertEquals(
                new RecordFee("demo/1/1", "a", "CRO"),
                request("recordFee", "{\"board\":\"demo/1/1\",\"appeal\":\"a\",\"reference\":\"CRO\"}"));
        assertEquals(
                new DecideAppeal(
                        "demo/1/1",
                        "a",
                        AppealOutcome.CHANGED,
                        Optional.of(Points.of("0.5")),
                        Optional.of(Points.of("0")),
                        "heard",
                        OptionalInt.empty(),
                        false),
                request(
                        "decideAppeal",
                        "{\"board\":\"demo/1/1\",\"appeal\":\"a\",\"outcome\":\"CHANGED\",\"white\":\"0.5\","
                                + "\"black\":\"0\",\"reason\":\"heard\"}"));
        assertEquals(
                new DecideAppeal(
                        "demo/1/1",
                        "a",
                        AppealOutcome.UPHELD,
                        Optional.empty(),
                        Optional.empty(),
                        "heard",
                        OptionalInt.of(2),
                        true),
                request(
                        "decideAppeal",
                        "{\"board\":\"demo/1/1\",\"appeal\":\"a\",\"outcome\":\"UPHELD\",\"reason\":\"heard\","
                                + "\"seen\":2,\"effectStays\":true}"));
        assertEquals(
                new RecordFailedPause("demo/1/1", Instant.ofEpochMilli(1_790_000_000_000L), "alarm"),
                request(
                        "recordFailedPause",
                        "{\"board\":\"demo/1/1\",\"wantedAt\":1790000000000,\"reason\":\"alarm\"}"));
        assertEquals(
                new CompensateFailedPause("demo/1/1", "p", Optional.of(Duration.ofSeconds(97)), Optional.empty()),
                request("compensateFailedPause", "{\"board\":\"demo/1/1\",\"failure\":\"p\",\"whiteMs\":97000}"));
        assertEquals(
                new CloseFailedPause("demo/1/1", "p", "over"),
                request("closeFailedPause", "{\"board\":\"demo/1/1\",\"failure\":\"p\",\"reason\":\"over\"}"));
        assertEquals(
                new AcknowledgeCall("demo/1/1", "c"),
                request("acknowledgeCall", "{\"board\":\"demo/1/1\",\"callId\":\"c\"}"));
        assertEquals(new OpenRound(1), request("openRound", "{\"round\":1}"));
        assertEquals(new CloseRound(1), request("closeRound", "{\"round\":1}"));
        assertEquals(
                new SignReport(1, "rome", "quiet", "ab"),
                request("signReport", "{\"round\":1,\"venue\":\"rome\",\"remarks\":\"quiet\",\"sha256\":\"ab\"}"));
        assertEquals(new SignReport(1, "", "", "ab"), request("signReport", "{\"round\":1,\"sha256\":\"ab\"}"));
        assertEquals(
                new RecordCheck("demo/1/1", Side.BLACK, CheckKind.FAIR_PLAY, true, "ok", Optional.empty()),
                request(
                        "recordCheck",
                        "{\"board\":\"demo/1/1\",\"side\":\"BLACK\",\"kind\":\"FAIR_PLAY\",\"passed\":true,"
                                + "\"note\":\"ok\"}"));
        assertEquals(
                new RecordCheck("demo/1/1", Side.BLACK, CheckKind.DEVICE, true, "", Optional.of(false)),
                request(
                        "recordCheck",
                        "{\"board\":\"demo/1/1\",\"side\":\"BLACK\",\"kind\":\"DEVICE\",\"passed\":true,"
                                + "\"seen\":false}"));
        assertEquals(new CheckIn(), request("checkIn", "{}"));
        assertEquals(new AskClockTimes(), request("askClockTimes", "{}"));
        assertEquals(
                new NameAssistant("b", Side.WHITE, "Ada", Language.IT),
                request("nameAssistant", "{\"board\":\"b\",\"side\":\"WHITE\",\"name\":\"Ada\",\"language\":\"IT\"}"));
        assertEquals(
                new AdmitAssistant("b", Side.WHITE, "a"),
                request("admitAssistant", "{\"board\":\"b\",\"side\":\"WHITE\",\"assistant\":\"a\"}"));
        assertEquals(
                new DismissAssistant("b", Side.WHITE, "a", "unwell"),
                request(
                        "dismissAssistant",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"assistant\":\"a\",\"reason\":\"unwell\"}"));
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
        assertEquals(
                order(OrderKind.PAUSE, "rome", "", "fire", Optional.empty(), Optional.empty()),
                request("order", "{\"kind\":\"PAUSE\",\"venue\":\"rome\",\"reason\":\"fire\"}"));
        assertEquals(
                order(
                        OrderKind.ADD_TIME,
                        "",
                        "d/1/1",
                        "noise",
                        Optional.of(Duration.ofMinutes(2)),
                        Optional.of(Duration.ofSeconds(-30))),
                request(
                        "order",
                        "{\"kind\":\"ADD_TIME\",\"board\":\"d/1/1\",\"reason\":\"noise\",\"whiteMs\":120000,"
                                + "\"blackMs\":-30000,\"seen\":3}"));
        assertEquals(
                Optional.of(java.time.Instant.ofEpochSecond(1_790_000_000)),
                ((Order) request("order", "{\"kind\":\"START\",\"round\":1,\"startAt\":1790000000000}")).startAt());
        var setting = ((Propose) request(
                        "propose",
                        "{\"kind\":\"CORRECT_SETTING\",\"round\":1,\"reason\":\"x\",\"whiteControl\":\"90+30\","
                                + "\"blackMoves\":12,\"scheduleSuffers\":true}"))
                .order()
                .setting()
                .orElseThrow();
        assertEquals("90+30", setting.white().orElseThrow().text());
        assertEquals(
                new Setting(setting.white(), Optional.empty(), OptionalInt.empty(), OptionalInt.of(12), true), setting);
        assertEquals(new Withdraw("o", "x"), request("withdraw", "{\"order\":\"o\",\"reason\":\"x\"}"));
        assertEquals(new TakeTimeSheet(2), request("takeTimeSheet", "{\"round\":2}"));
        assertEquals(
                new RecordPresence("b", Side.WHITE, true, Optional.empty()),
                request("recordPresence", "{\"board\":\"b\",\"side\":\"WHITE\",\"present\":true}"));
        assertEquals(
                new RecordPresence("b", Side.WHITE, false, Optional.of(SeatRecord.PRESENT)),
                request(
                        "recordPresence",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"present\":false,\"seen\":\"PRESENT\"}"));
        assertEquals(
                new HoldStart("b", Side.BLACK, false, ""),
                request("holdStart", "{\"board\":\"b\",\"side\":\"BLACK\",\"held\":false}"));
        assertEquals(
                new WaiveDefault("b", Optional.empty(), OptionalInt.of(45), "snow"),
                request("waiveDefault", "{\"board\":\"b\",\"minutes\":45,\"reason\":\"snow\"}"));
        assertEquals(
                new WaiveDefault("b", Optional.of(Side.WHITE), OptionalInt.empty(), "snow"),
                request("waiveDefault", "{\"board\":\"b\",\"side\":\"WHITE\",\"reason\":\"snow\"}"));
        assertEquals(new ReverseForfeit("b", "x"), request("reverseForfeit", "{\"board\":\"b\",\"reason\":\"x\"}"));
        assertEquals(
                new ClaimDraw(DrawSituation.REPETITION, "e2e4"),
                request("claimDraw", "{\"situation\":\"REPETITION\",\"uci\":\"e2e4\"}"));
        assertEquals(
                new TakeBackIrregularity("b", "wrong player", 1, 2),
                request(
                        "takeBackIrregularity",
                        "{\"board\":\"b\",\"reason\":\"wrong player\",\"attempt\":1,\"seen\":2}"));
        assertEquals(
                new RecordIrregularity("b", Side.BLACK, IrregularityKind.TWO_HANDS, 4, true, "x", 1, 2, true),
                request(
                        "recordIrregularity",
                        "{\"board\":\"b\",\"side\":\"BLACK\",\"kind\":\"TWO_HANDS\",\"ply\":4,\"giveTime\":true,"
                                + "\"reason\":\"x\",\"attempt\":1,\"seen\":2,\"again\":true}"));
        assertEquals(
                new AllowEarlyOffers("b", true, "x", 2),
                request("allowEarlyOffers", "{\"board\":\"b\",\"allowed\":true,\"reason\":\"x\",\"attempt\":2}"));
        assertEquals(
                new DeclareDraw("b", DrawSituation.MOVE_COUNT, 130, "x", 2),
                request(
                        "declareDraw",
                        "{\"board\":\"b\",\"situation\":\"MOVE_COUNT\",\"ply\":130,\"reason\":\"x\",\"attempt\":2}"));
        assertEquals(
                new ChangeResult("b", Outcome.GOES_ON, "Be4#", "", 1),
                request("changeResult", "{\"board\":\"b\",\"outcome\":\"GOES_ON\",\"line\":\"Be4#\",\"attempt\":1}"));
        assertEquals(
                new OrderSealing("b", "x", Optional.empty()),
                request("orderSealing", "{\"board\":\"b\",\"reason\":\"x\"}"));
        assertEquals(new SealMove("e2e4"), request("sealMove", "{\"uci\":\"e2e4\"}"));
        assertEquals(
                new AcceptHelper("b", Side.WHITE, "Bea", true),
                request("acceptHelper", "{\"board\":\"b\",\"side\":\"WHITE\",\"name\":\"Bea\",\"disabled\":true}"));
        assertEquals(
                new DismissHelper("b", Side.WHITE, "x"),
                request("dismissHelper", "{\"board\":\"b\",\"side\":\"WHITE\",\"reason\":\"x\"}"));
        assertEquals(
                new AdjustForHelp("b", Side.WHITE, Duration.ofMinutes(-10), "x", 1, 2),
                request(
                        "adjustForHelp",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"changeMs\":-600000,\"reason\":\"x\",\"attempt\":1,"
                                + "\"seen\":2}"));
        assertEquals(new QueuePreMove("e7e5", 3), request("queuePreMove", "{\"uci\":\"e7e5\",\"expectedPly\":3}"));
        assertFalse(new QueuePreMove("e7e5", 3).toString().contains("e7e5"));
        assertEquals(new CancelPreMove(), request("cancelPreMove", "{}"));
        assertEquals(new ConfirmReproduced(7), request("confirmReproduced", "{\"ply\":7}"));
        assertEquals(new ConfirmSealed(), request("confirmSealed", "{}"));
        var rome = new Envelope("Rome", Instant.ofEpochSecond(1_790_000_000));
        assertEquals(
                new ConfirmEnvelope("b", rome, Optional.empty()),
                request("confirmEnvelope", "{\"board\":\"b\",\"place\":\"Rome\",\"resumesAt\":1790000000000}"));
        assertEquals(
                new ConfirmEnvelope("b", rome, Optional.of(new Envelope("Bari", Instant.ofEpochSecond(1_790_000_001)))),
                request(
                        "confirmEnvelope",
                        "{\"board\":\"b\",\"place\":\"Rome\",\"resumesAt\":1790000000000,"
                                + "\"seen\":{\"place\":\"Bari\",\"resumesAt\":1790000001000}}"));
        assertEquals(new ResumeAdjourned("b"), request("resumeAdjourned", "{\"board\":\"b\"}"));
        assertEquals(
                new RestorePosition("b", 12, Optional.empty(), Optional.of(Duration.ofMinutes(5)), "illegal move", 3),
                request(
                        "restorePosition",
                        "{\"board\":\"b\",\"ply\":12,\"blackMs\":300000,\"reason\":\"illegal move\",\"seen\":3}"));
        assertEquals(
                new Replay("b", 0, "wrong pieces"),
                request("replay", "{\"board\":\"b\",\"position\":0,\"reason\":\"wrong pieces\"}"));
        assertEquals(
                new ReverseColours("b", "wrong seats"),
                request("reverseColours", "{\"board\":\"b\",\"reason\":\"wrong seats\"}"));
        assertEquals(
                new RecordCommunication("cup/1/3", Side.WHITE, true),
                request("recordCommunication", "{\"board\":\"cup/1/3\",\"side\":\"WHITE\",\"present\":true}"));
        assertEquals(new ClientFrame.LogOut(), FRAMES.read("{\"t\":\"logOut\"}"));
        assertEquals(new ClientFrame.Away(true), FRAMES.read("{\"t\":\"away\",\"on\":true}"));
        assertEquals(
                new ConfirmReport("rome", "rome/case-1", ""),
                request("confirmReport", "{\"venue\":\"rome\",\"caseId\":\"rome/case-1\"}"));
        assertEquals(
                new AnswerCall("demo/1/1", "c", false, ""),
                request("answerCall", "{\"board\":\"demo/1/1\",\"callId\":\"c\",\"valid\":false}"));
        var decision = (DecideDisconnection) request(
                "decideDisconnection",
                "{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"RESTART_SHORTER\",\"reduceSeconds\":30,"
                        + "\"control\":\"25+10\"}");
        assertEquals(Optional.of(Duration.ofSeconds(30)), decision.reduceBy());
        assertEquals(List.of(), decision.penalties());
        assertEquals(
                List.of(penalty(
                        PenaltyKind.ADD_TIME_TO_OPPONENT,
                        Optional.of(Duration.ofSeconds(60)),
                        Optional.empty(),
                        Optional.empty())),
                ((DecideDisconnection) request(
                                "decideDisconnection",
                                "{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"RESUME\",\"reason\":\"cable\","
                                        + "\"penalties\":[{\"kind\":\"ADD_TIME_TO_OPPONENT\",\"seconds\":60}]}"))
                        .penalties());
        assertEquals("25+10", decision.control().orElseThrow().text());
        assertEquals(
                new Penalise(
                        "b",
                        Side.WHITE,
                        List.of(penalty(PenaltyKind.WARNING, Optional.empty(), Optional.empty(), Optional.empty())),
                        "talking",
                        0,
                        Optional.empty(),
                        true,
                        Optional.empty()),
                request(
                        "penalise",
                        "{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"WARNING\",\"reason\":\"talking\","
                                + "\"seen\":0,\"card\":true}"));
        assertEquals(
                new WithdrawRuling("b", "b/ruling-1", List.of(PenaltyKind.WARNING, PenaltyKind.FINE), "not he", 2),
                request(
                        "withdrawRuling",
                        "{\"board\":\"b\",\"ruling\":\"b/ruling-1\",\"kinds\":[\"WARNING\",\"FINE\"],"
                                + "\"reason\":\"not he\",\"seen\":2}"));
        assertEquals(new DelegateDecision("b", "c"), request("delegateDecision", "{\"board\":\"b\",\"caseId\":\"c\"}"));
        assertEquals(
                new ApproveResult("b", "1-0", List.of(), ""),
                request("approveResult", "{\"board\":\"b\",\"seen\":\"1-0\"}"));
        assertEquals(
                new ApproveResult("b", "1-0", List.of(Side.BLACK), "heard"),
                request(
                        "approveResult",
                        "{\"board\":\"b\",\"seen\":\"1-0\",\"disputed\":[\"BLACK\"],\"reason\":\"heard\"}"));
        assertEquals(new IssueSeatCode("b", Side.WHITE), request("issueCode", "{\"board\":\"b\",\"side\":\"WHITE\"}"));
        assertEquals(
                new IssueAssistantCode("b", Side.WHITE),
                request("issueCode", "{\"board\":\"b\",\"side\":\"WHITE\",\"assistant\":true}"));
        assertEquals(new IssueRoundCodes(2), request("issueRoundCodes", "{\"round\":2}"));
        assertEquals(new ShutOut("ca"), request("shutOut", "{\"official\":\"ca\"}"));
        assertEquals(new IssueOfficialCode("ca"), request("issueCode", "{\"official\":\"ca\"}"));
    }

    private static Penalty penalty(
            PenaltyKind kind,
            Optional<Duration> time,
            Optional<String> points,
            Optional<String> fine,
            Integer... rounds) {
        return new Penalty(kind, time, points.map(Points::of), fine, List.of(rounds));
    }

    @Test
    void severalPenaltiesComeInOneFrame() { // OCR 18.4
        assertEquals(
                new Penalise(
                        "b",
                        Side.BLACK,
                        List.of(
                                penalty(
                                        PenaltyKind.REDUCE_TIME_OF_OFFENDER,
                                        Optional.of(Duration.ofMinutes(2)),
                                        Optional.empty(),
                                        Optional.empty()),
                                penalty(PenaltyKind.GAME_LOST, Optional.empty(), Optional.of("0.5"), Optional.empty()),
                                penalty(PenaltyKind.FINE, Optional.empty(), Optional.empty(), Optional.of("PHONE")),
                                penalty(
                                        PenaltyKind.EXCLUSION,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        3,
                                        4)),
                        "phone",
                        2,
                        Optional.of("b/call-1"),
                        false,
                        Optional.of(FairPlayGround.SUSPECTED)),
                request("penalise", """
                        {"board":"b","offender":"BLACK","reason":"phone","seen":2,"call":"b/call-1","fairPlay":"SUSPECTED","items":[{"kind":"REDUCE_TIME_OF_OFFENDER","seconds":120},
                        {"kind":"GAME_LOST","points":"0.50"},{"kind":"FINE","fine":"PHONE"},{"kind":"EXCLUSION","rounds":[3,4]}]}"""));
    }

    private static Order order(
            OrderKind kind,
            String venue,
            String board,
            String reason,
            Optional<Duration> white,
            Optional<Duration> black) {
        return new Order(
                kind,
                0,
                venue,
                board,
                reason,
                Optional.empty(),
                white,
                black,
                Optional.empty(),
                board.isEmpty() ? Map.of() : Map.of(board, 3));
    }

    @Test
    void whatIsWrittenDownOfASealedMoveDoesNotTellIt() {
        assertFalse(new SealMove("e2e4").toString().contains("e2e4"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "x",
                "null",
                "1",
                "\"text\"",
                "[]",
                "[{}]",
                "{",
                "{}",
                "{}{}",
                "{\"t\":1}",
                "{\"t\":null}",
                "{\"t\":\"\"}",
                "{\"t\":\"fly\"}",
                "{\"t\":\"ping\"}",
                "{\"t\":\"ping\",\"n\":\"1\"}",
                "{\"t\":\"ping\",\"n\":-1}",
                "{\"t\":\"ping\",\"n\":1.5}",
                "{\"t\":\"ping\",\"n\":99999999999999999999}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":\"x\"}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":-1}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":1e300}",
                "{\"t\":\"ping\",\"t\":\"cmd\",\"n\":1}",
                "{\"t\":\"cmd\"}",
                "{\"t\":\"cmd\",\"name\":\"resign\",\"args\":{}}",
                "{\"t\":\"cmd\",\"id\":5,\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":\"short\",\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":\"pause:demo/1/1#5\",\"name\":\"resign\"}",
                "{\"t\":\"hello\",\"\\u0000\":\"\\ud800\"}"
            })
    void whatIsNoFrameIsMalformed(String text) {
        assertEquals(
                Optional.empty(),
                assertInstanceOf(ClientFrame.Malformed.class, FRAMES.read(text)).id());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "fly|{}",
                "''|{}",
                "play|{}",
                "play|[]",
                "play|5",
                "play|{\"uci\":5}",
                "play|{\"uci\":\"\"}",
                "play|{\"uci\":\"e2e4\",\"offerDraw\":1}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":-1}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":\"0\"}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":0.5}",
                "order|{\"kind\":\"SET_TIMES\",\"whiteMs\":1.5}",
                "order|{\"kind\":\"SET_TIMES\",\"whiteMs\":86400001}",
                "order|{\"kind\":\"START\",\"startAt\":5}",
                "propose|{\"kind\":\"CORRECT_SETTING\",\"whiteControl\":\"soon\"}",
                "withdraw|{}",
                "takeTimeSheet|{}",
                "recordPresence|{\"board\":\"b\",\"side\":\"WHITE\"}",
                "recordPresence|{\"board\":\"b\",\"side\":\"WHITE\",\"present\":true,\"seen\":3}",
                "waiveDefault|{\"board\":\"b\",\"minutes\":121}",
                "sealMove|{}",
                "confirmEnvelope|{\"board\":\"b\",\"place\":\"x\"}",
                "restorePosition|{\"board\":\"b\"}",
                "restorePosition|{\"board\":\"b\",\"ply\":-1,\"seen\":0}",
                "restorePosition|{\"board\":\"b\",\"ply\":1,\"whiteMs\":\"5:00\",\"seen\":0}",
                "restorePosition|{\"ply\":1,\"seen\":0}",
                "restorePosition|{\"board\":\"b\",\"ply\":1}",
                "recordIrregularity|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"TWO_HANDS\",\"ply\":1,"
                        + "\"attempt\":1}",
                "reverseColours|{}",
                "reverseColours|{\"board\":\"b\",\"reason\":5}",
                "callArbiter|{\"text\":[]}",
                "callArbiter|{\"kind\":\"BORED\"}",
                "callArbiter|{\"number\":\"3\"}",
                "acknowledgeCall|{\"board\":\"b\"}",
                "openRound|{}",
                "openRound|{\"round\":0}",
                "openRound|{\"round\":\"1\"}",
                "recordCheck|{\"board\":\"b\",\"side\":\"RED\",\"kind\":\"DEVICE\",\"passed\":true}",
                "recordCheck|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"X\",\"passed\":true}",
                "recordCheck|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"DEVICE\"}",
                "recordCheck|{\"side\":\"WHITE\",\"kind\":\"DEVICE\",\"passed\":true}",
                "order|{}",
                "order|{\"kind\":\"STOP\"}",
                "order|{\"kind\":\"PAUSE\",\"round\":\"x\"}",
                "confirmReport|{\"venue\":\"rome\"}",
                "answerCall|{\"board\":\"b\",\"callId\":\"c\",\"valid\":\"yes\"}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"LOSE\"}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"REDUCE\",\"reduceSeconds\":0}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"REDUCE\",\"reduceSeconds\":1.5}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"RESTART_SHORTER\","
                        + "\"control\":\"soon\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"SHOUT\",\"reason\":\"x\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"WARNING\",\"seconds\":-5}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"items\":{\"kind\":\"WARNING\"}}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"items\":[5]}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"GAME_LOST\",\"points\":\"1e9\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"EXCLUSION\",\"rounds\":[1.5]}",
                "withdrawRuling|{\"board\":\"b\",\"ruling\":\"r\",\"kinds\":[\"SHOUT\"],\"reason\":\"x\",\"seen\":1}",
                "withdrawRuling|{\"board\":\"b\",\"ruling\":\"r\",\"kinds\":\"WARNING\",\"reason\":\"x\",\"seen\":1}",
                "withdrawRuling|{\"board\":\"b\",\"kinds\":[\"WARNING\"],\"reason\":\"x\",\"seen\":1}",
                "approveResult|{}",
                "approveResult|{\"board\":\"b\",\"seen\":\"1-0\",\"disputed\":[\"RED\"]}",
                "issueCode|{}",
                "issueRoundCodes|{}",
                "issueRoundCodes|{\"round\":0}",
                "issueCode|{\"board\":\"b\"}",
                "issueCode|{\"official\":5}",
                "decideAppeal|{\"board\":\"b\",\"appeal\":\"a\",\"outcome\":\"CHANGED\",\"white\":\"0.5\"}",
                "decideAppeal|{\"board\":\"b\",\"appeal\":\"a\",\"outcome\":\"UPHELD\",\"white\":\"0.5\","
                        + "\"black\":\"0.5\"}"
            })
    void aCommandWithBadArgumentsIsMalformedUnderItsId(String name, String args) {
        assertEquals(
                Optional.of(ID),
                assertInstanceOf(ClientFrame.Malformed.class, command(name, args))
                        .id());
    }

    @Test
    void halfACharacterIsNoText() { // OCR 18.4: a reason is recorded as written
        for (String half : List.of("\\ud800", "late \\udc00", "\\ud83d \\ude00")) {
            var malformed = assertInstanceOf(
                    ClientFrame.Malformed.class,
                    command("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"" + half + "\"}"));
            assertEquals(Optional.of(ID), malformed.id());
            assertTrue(
                    malformed
                            .why()
                            .matches("reason holds half of a character, U\\+D\\w{3}; letters, signs, spaces, tabs "
                                    + "and line feeds are allowed\\. Nothing was changed\\."),
                    malformed::why);
        }
        assertEquals(
                new ReverseForfeit("demo/1/1", "\uD83D\uDE00"),
                request("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"\\ud83d\\ude00\"}"));
    }

    @Test
    void onlyUsualReasonsMayBeCodes() { // OCR 18.3: nobody writes what only the hall says
        assertEquals(
                new ReverseForfeit("demo/1/1", "{VENUE_NOT_READY}"),
                request("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"{VENUE_NOT_READY}\"}"));
        for (String code : List.of("{CONNECTION_LOST side=WHITE}", " {ARBITER_CALLED} ", "{NEW}", "{INCIDENT kind=x}"))
            assertEquals(
                    "reason must be words, not a code in braces. Nothing was changed.",
                    assertInstanceOf(
                                    ClientFrame.Malformed.class,
                                    command("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"" + code + "\"}"))
                            .why());
        assertInstanceOf(ClientFrame.Malformed.class, command("reverseForfeit", "{\"board\":\"{FIRE_ALARM}\"}"));
    }

    @Test
    void aFrameOfMoreThan16KilobytesIsNotRead() {
        String small = "{\"t\":\"ping\",\"n\":1,\"x\":\"%s\"}";
        int room = FrameReader.LARGEST - small.length() + 2;
        assertInstanceOf(ClientFrame.Ping.class, FRAMES.read(small.formatted("y".repeat(room))));
        assertInstanceOf(ClientFrame.Malformed.class, FRAMES.read(small.formatted("y".repeat(room + 1))));
        assertInstanceOf(ClientFrame.Malformed.class, FRAMES.read(small.formatted("è".repeat(room / 2 + 1))));
    }

    @Test
    void aCommandThatIsTooLargeIsRefusedByItsIdAndToldTheLimit() {
        String command = "{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"penalise\",\"args\":{\"reason\":\""
                + "x".repeat(20_000) + "\"}}";
        assertEquals(
                new ClientFrame.Malformed(
                        Optional.of(ID), "A frame may have 16384 bytes at most. Nothing was changed."),
                FRAMES.read(command));
        for (String unreadable : List.of(command.substring(1), command.replace(ID, "short"), "x".repeat(20_000)))
            assertEquals(
                    new ClientFrame.Malformed(
                            Optional.empty(), "A frame may have 16384 bytes at most. Nothing was changed."),
                    FRAMES.read(unreadable));
    }

    @Test
    void whateverComesIsReadWithoutAnException() {
        long seed = 20_260_401L;
        Random random = new Random(seed);
        String frame =
                "{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"play\",\"args\":{\"uci\":\"e2e4\",\"expectedPly\":3}}";
        int malformed = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(frame);
            for (int change = random.nextInt(4); change >= 0; change--)
                text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(1, 200));
            try {
                if (FRAMES.read(text.toString()) instanceof ClientFrame.Malformed) malformed++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", frame " + text, e);
            }
        }
        assertTrue(malformed > 10_000, "only " + malformed + " with seed " + seed);
    }

    @Test
    void moreThanFiftyFramesInASecondAreTooMany() {
        FrameRate rate = new FrameRate();
        for (int i = 0; i < FrameRate.ALLOWED; i++) assertTrue(rate.admits(-5 + i));
        assertEquals(false, rate.admits(999_999_000L));
        assertTrue(rate.admits(1_000_000_000L));
    }

    @Test
    void everyIncidentAndItsEndingIsCalledAsFairPlayCallsIt() { // OCR 17.9
        assertEquals(names(FloorCommands.IncidentKind.values(), "INCIDENT_KIND_"), names(IncidentKind.values()));
        assertEquals(
                names(FloorCommands.IncidentOutcome.values(), "INCIDENT_OUTCOME_"), names(IncidentOutcome.values()));
    }

    private static Set<String> names(Enum<?>[] ours, String prefix) {
        return Stream.of(ours).map(one -> prefix + one.name()).collect(Collectors.toSet());
    }

    private static Set<String> names(Enum<?>[] theirs) {
        return Stream.of(theirs)
                .map(Enum::name)
                .filter(name -> !name.endsWith("UNSPECIFIED") && !name.equals("UNRECOGNIZED"))
                .collect(Collectors.toSet());
    }
}
