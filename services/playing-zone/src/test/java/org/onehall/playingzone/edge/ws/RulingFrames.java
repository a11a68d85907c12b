package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.playingzone.edge.ws.FrameReading.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.AppealCommands.AppealOutcome;
import org.onehall.playingzone.command.AppealCommands.DecideAppeal;
import org.onehall.playingzone.command.AppealCommands.FileAppeal;
import org.onehall.playingzone.command.AppealCommands.FileAppealFor;
import org.onehall.playingzone.command.AppealCommands.RecordFee;
import org.onehall.playingzone.command.AppealCommands.TakeCopy;
import org.onehall.playingzone.command.CallCommands.AcknowledgeCall;
import org.onehall.playingzone.command.CallCommands.AnswerCall;
import org.onehall.playingzone.command.CallCommands.AnswerQuestion;
import org.onehall.playingzone.command.CallCommands.AskQuestion;
import org.onehall.playingzone.command.CallCommands.CallArbiter;
import org.onehall.playingzone.command.CallCommands.CallKind;
import org.onehall.playingzone.command.CodeCommands.IssueAssistantCode;
import org.onehall.playingzone.command.CodeCommands.IssueOfficialCode;
import org.onehall.playingzone.command.CodeCommands.IssueRoundCodes;
import org.onehall.playingzone.command.CodeCommands.IssueSeatCode;
import org.onehall.playingzone.command.CodeCommands.ShutOut;
import org.onehall.playingzone.command.ConnectionCommands.ConfirmReport;
import org.onehall.playingzone.command.FailedPauseCommands.CloseFailedPause;
import org.onehall.playingzone.command.FailedPauseCommands.CompensateFailedPause;
import org.onehall.playingzone.command.FailedPauseCommands.RecordFailedPause;
import org.onehall.playingzone.command.RoundCommands.ApproveResult;
import org.onehall.playingzone.command.RoundCommands.CloseRound;
import org.onehall.playingzone.command.RoundCommands.OpenRound;
import org.onehall.playingzone.command.RoundCommands.SignReport;
import org.onehall.playingzone.command.RulingCommands.DecideDisconnection;
import org.onehall.playingzone.command.RulingCommands.DelegateDecision;
import org.onehall.playingzone.command.RulingCommands.Penalise;
import org.onehall.playingzone.command.RulingCommands.Penalty;
import org.onehall.playingzone.command.RulingCommands.PenaltyKind;
import org.onehall.playingzone.command.RulingCommands.WithdrawRuling;
import org.onehall.regulations.Points;

/** The commands about calls, rulings, appeals, rounds and codes, as the contract has them. */
final class RulingFrames {
    private RulingFrames() {}

    static void areRead() {
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

    static Penalty penalty(
            PenaltyKind kind,
            Optional<Duration> time,
            Optional<String> points,
            Optional<String> fine,
            Integer... rounds) {
        return new Penalty(kind, time, points.map(Points::of), fine, List.of(rounds));
    }
}
