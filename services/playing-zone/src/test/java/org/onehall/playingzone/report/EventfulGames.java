package org.onehall.playingzone.report;

import org.onehall.playingzone.Facts;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.fairplay.v1.AlertOpened;
import org.onehall.proto.fairplay.v1.Capacity;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.Inspected;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.fairplay.v1.InspectionRecorded;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.PersonIncidentKind;
import org.onehall.proto.fairplay.v1.PersonIncidentOpened;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.Language;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.SealedMoveOpened;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** Games in which everything happens that a report can contain. */
abstract class EventfulGames extends RoundFacts {
    EventfulGames(String rome, String milan) {
        super(rome, milan);
    }

    /** Everything that can be recorded about White, Anna from Rome, in a game that later becomes void. */
    void recordEverythingAboutWhite() {
        game(
                next(ONE, Role.ROLE_LOCAL_ORGANISER, ""),
                event -> event.setAssistantNamed(AssistantNamed.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setAssistantId("as-1")
                        .setName("Ugo")
                        .setLanguage(Language.LANGUAGE_IT)));
        fairPlay(
                own(ONE),
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l-1")
                        .setSide(Side.SIDE_WHITE)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE)));
        fairPlay(
                own(ONE),
                event -> event.setReturned(
                        Returned.newBuilder().setLeaveId("l-1").setSide(Side.SIDE_WHITE)));
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i-1")
                        .setSide(Side.SIDE_WHITE)
                        .setKind(IncidentKind.INCIDENT_KIND_NOISE)
                        .setArticle("OCR 17.6")
                        .setNote("a telephone rang")));
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setInspectionRecorded(InspectionRecorded.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setWhat(Inspected.INSPECTED_BAGS)
                        .setInspector("Lia")
                        .setOutcome(InspectionOutcome.INSPECTION_OUTCOME_NOTHING_FOUND)));
        rules(
                next(ONE, Role.ROLE_PLAYER, "w"),
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c-1")
                        .setSide(Side.SIDE_WHITE)
                        .setVenue("rome")
                        .setText("It is too warm")));
        rules(
                next(ONE, "OCR 18.4", Role.ROLE_CHIEF_ARBITER, "ca", "out"),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("again")
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_EXCLUSION)
                                .addRounds(2))));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-1")));
        links(event -> event.setCaseOpened(CaseOpened.newBuilder()
                .setCaseId("rome/case-1")
                .setBoardId(ONE)
                .setSide(Side.SIDE_WHITE)
                .setStartedAt(Facts.at(second))
                .setDetectedAt(Facts.at(second))));
        rules(
                next(ONE, "OCR 18.9", Role.ROLE_CHIEF_ARBITER, "ca", "case"),
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId(ONE + "/ruling-2")
                        .setCaseId("rome/case-1")
                        .setSide(Side.SIDE_WHITE)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)
                        .setReduceBy(Facts.seconds(90))
                        .setReason("as agreed")));
        game(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                        .setPly(1)
                        .setNumber(1)
                        .setConsequence(IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING)
                        .setReason("castled so")
                        .setArticle("AMD 7.5.5")));
        rules(
                next(ONE, Role.ROLE_PLAYER, "w"),
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId(ONE + "/appeal-1")
                        .setSide(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setRulingId(ONE + "/ruling-1")
                        .setText("It was off")
                        .setFee("0")
                        .setBody("Appeals committee")));
    }

    /**
     * The games are played with incidents, a penalty, a disconnection, a call, an absence, an inspection, an assistant,
     * a pause, an appeal.
     */
    void playWithEverything() {
        venue(event -> event.setAlertOpened(
                AlertOpened.newBuilder().setAlertId(ROME + "/alert-1").setCamera("Door")));
        venue(event -> event.setPersonIncidentOpened(PersonIncidentOpened.newBuilder()
                .setIncidentId(ROME + "/person-1")
                .setKind(PersonIncidentKind.PERSON_INCIDENT_KIND_INTRUSION)
                .setPerson("A photographer")
                .setCapacity(Capacity.CAPACITY_PRESS)
                .setArticle("OCR 16.2/b")
                .setNote("came in")));
        game(
                next(ONE, Role.ROLE_LOCAL_ORGANISER, ""),
                event -> event.setAssistantNamed(AssistantNamed.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setAssistantId("as-1")
                        .setName("Ugo")
                        .setLanguage(Language.LANGUAGE_IT)));
        game(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setAssistantAdmitted(
                        AssistantAdmitted.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("as-1")));
        again(facts.moved(ONE, "e2e4", false));
        fairPlay(
                own(ONE),
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l-1")
                        .setSide(Side.SIDE_WHITE)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE)));
        fairPlay(
                own(ONE),
                event -> event.setReturned(
                        Returned.newBuilder().setLeaveId("l-1").setSide(Side.SIDE_WHITE)));
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i-1")
                        .setSide(Side.SIDE_WHITE)
                        .setKind(IncidentKind.INCIDENT_KIND_NOISE)
                        .setArticle("OCR 17.6")
                        .setNote("a telephone rang")));
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setInspectionRecorded(InspectionRecorded.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setWhat(Inspected.INSPECTED_BAGS)
                        .setInspector("Lia")
                        .setOutcome(InspectionOutcome.INSPECTION_OUTCOME_NOTHING_FOUND)));
        rules(
                next(ONE, "OCR 18.4", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "penalty"),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("again")
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Facts.seconds(120)))
                        .setWarnings(0)));
        game(
                next(ONE, "", Role.ROLE_SERVICE, "", "penalty"),
                event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setChange(Facts.seconds(120))
                        .setArticle("OCR 18.4.2")
                        .setBefore(Facts.standing(5000, 5000))
                        .setClocks(Facts.standing(5000, 5120))));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-1")));
        rules(
                next(ONE, Role.ROLE_PLAYER, "w"),
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c-1")
                        .setSide(Side.SIDE_WHITE)
                        .setVenue("rome")
                        .setText("It is too warm")));
        rules(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setCallAnswered(CallAnswered.newBuilder()
                        .setCallId("c-1")
                        .setValid(true)
                        .setNote("window opened")));
        game(
                next(ONE, Role.ROLE_CHIEF_ARBITER, "ca"),
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setReason("{FIRE_ALARM}")
                        .setCause(PauseCause.PAUSE_CAUSE_ARBITER)
                        .setClocks(Facts.standing(4900, 5100))));
        game(
                next(ONE, Role.ROLE_CHIEF_ARBITER, "ca"),
                event -> event.setGameResumed(GameResumed.newBuilder().setClocks(Facts.standing(4900, 5100))));
        game(
                next(ONE, "", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "more"),
                event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setChange(Facts.seconds(60))
                        .setArticle("OCR 19.5")
                        .setReason("the light went out")
                        .setBefore(Facts.standing(4900, 5100))
                        .setClocks(Facts.standing(4960, 5100))));
        links(event -> event.setCaseOpened(CaseOpened.newBuilder()
                .setCaseId("rome/case-1")
                .setBoardId(ONE)
                .setSide(Side.SIDE_WHITE)
                .setStartedAt(Facts.at(second))
                .setDetectedAt(Facts.at(second + 5))));
        links(event -> event.setLinkRestored(
                LinkRestored.newBuilder().setCaseId("rome/case-1").setDownFor(Facts.seconds(42))));
        links(event -> event.setCaseReported(
                CaseReported.newBuilder().setCaseId("rome/case-1").setNote("cable pulled")));
        rules(
                next(ONE, "OCR 18.9", Role.ROLE_CHIEF_ARBITER, "ca", "decision"),
                event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId(ONE + "/ruling-2")
                        .setCaseId("rome/case-1")
                        .setSide(Side.SIDE_WHITE)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)
                        .setReduceBy(Facts.seconds(90))
                        .setReason("as agreed")));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-2")));
        links(event -> event.setCaseClosed(
                CaseClosed.newBuilder().setCaseId("rome/case-1").setRulingId(ONE + "/ruling-2")));
        game(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                        .setNumber(1)
                        .setConsequence(IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING)
                        .setReason("castled so")
                        .setArticle("AMD 7.5.4")
                        .setPly(1)));
        ends(ONE, Result.RESULT_WHITE_WINS, own(ONE));
        ends(TWO, Result.RESULT_DRAW, own(TWO));
        game(
                next(TWO, "", Role.ROLE_CHIEF_ARBITER, "ca", "draw"),
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_AGREEMENT)
                        .setArticle("OCR 19.3")
                        .setReason("it was mate")
                        .setClocks(Facts.standing(10, 10))));
        game(
                next(TWO, "OCR 19.3", Role.ROLE_CHIEF_ARBITER, "ca", "draw"),
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setSituation(DrawSituation.DRAW_SITUATION_REPETITION)
                        .setReason("three times")));
        ends(TWO, Result.RESULT_DRAW, next(TWO, "", Role.ROLE_CHIEF_ARBITER, "ca", "draw"));
        rules(
                next(ONE, Role.ROLE_PLAYER, "w"),
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId("a-1")
                        .setSide(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setRulingId(ONE + "/ruling-1")
                        .setText("It was not mine")
                        .setFee("0")
                        .setBody("Appeals committee")));
        rules(
                next(ONE, "OCR 17.11", Role.ROLE_CHIEF_ORGANISER, "co", "appeal"),
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setRulingId(ONE + "/ruling-3")
                        .setAppealId("a-1")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED)
                        .setReason("heard")
                        .setBefore(points("1", "0"))
                        .setAfter(points("0.5", "0"))));
        competition(
                next("demo", "OCR 17.11", Role.ROLE_SERVICE, "", "appeal"),
                event -> event.setScoreChanged(ScoreChanged.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setRulingId(ONE + "/ruling-3")
                        .setArticle("OCR 17.11")
                        .setBefore(points("1", "0"))
                        .setAfter(points("0.5", "0"))));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-3")));
    }

    /** Board 1 is adjourned after one half-move, with Black's reply in the envelope, and resumed. */
    void adjournAndResume() {
        again(facts.moved(ONE, "e2e4", false));
        var standing = Facts.standing(5000, 4500);
        game(
                next(ONE, "ADJ I.1.1", Role.ROLE_CHIEF_ARBITER, "ca", ""),
                event -> event.setSealingOrdered(
                        SealingOrdered.newBuilder().setReason("The hall closes").setSessionEnd(Facts.at(2_000))));
        game(
                next(ONE, Role.ROLE_PLAYER, "b"),
                event -> event.setMoveSealed(
                        MoveSealed.newBuilder().setSide(Side.SIDE_BLACK).setUci("e7e5")));
        game(
                next(ONE, Role.ROLE_PLAYER, "b"),
                event -> event.setGameAdjourned(GameAdjourned.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setPly(1)
                        .setClocks(standing)));
        game(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setEnvelopeConfirmed(
                        EnvelopeConfirmed.newBuilder().setPlace("Room 2").setResumesAt(Facts.at(4_000))));
        game(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setAdjournmentResumed(
                        AdjournmentResumed.newBuilder().setClocks(standing)));
        game(
                own(ONE),
                event -> event.setSealedMoveOpened(
                        SealedMoveOpened.newBuilder().setSide(Side.SIDE_BLACK).setUci("e7e5")));
    }
}
