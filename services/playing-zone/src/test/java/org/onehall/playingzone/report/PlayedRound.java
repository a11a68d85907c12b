package org.onehall.playingzone.report;

import java.util.List;
import java.util.function.Consumer;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
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
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.Approval;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ReportSigned;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.fairplay.v1.AlertOpened;
import org.onehall.proto.fairplay.v1.CameraReported;
import org.onehall.proto.fairplay.v1.Capacity;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.Duty;
import org.onehall.proto.fairplay.v1.DutyTicked;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.Inspected;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.fairplay.v1.InspectionRecorded;
import org.onehall.proto.fairplay.v1.InternetTested;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.Measure;
import org.onehall.proto.fairplay.v1.MeasureTicked;
import org.onehall.proto.fairplay.v1.PersonIncidentKind;
import org.onehall.proto.fairplay.v1.PersonIncidentOpened;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.StaffRecorded;
import org.onehall.proto.fairplay.v1.VenueClosed;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.IrregularityTakenBack;
import org.onehall.proto.game.v1.Language;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.SealedMoveOpened;
import org.onehall.proto.game.v1.SealingOrdered;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** A round of two boards between Rome and Milan in which everything happens that a report can contain. */
final class PlayedRound {
    static final String ONE = "demo/1/1";
    static final String TWO = "demo/1/2";
    /** A time one day after everything, in ms since 1970. */
    static final long LATER = 86_400_000;

    private static final String ROME = "demo/rome";

    final Hall hall = new Hall();
    private final Facts facts = new Facts();
    private final String rome;
    private final String milan;
    private long second = 1_000;
    private int sequence;

    PlayedRound() {
        this("", "");
    }

    /** A round with the time zones of the venues, such as "Europe/Rome"; "" if none is given. */
    PlayedRound(String rome, String milan) {
        this.rome = rome;
        this.milan = milan;
    }

    EventHeader next(String key, String rule, Role by, String who, String trace) {
        second += 10;
        sequence++;
        return EventHeader.newBuilder()
                .setEventId(key + "#" + sequence)
                .setKey(key)
                .setSequence(sequence)
                .setOccurredAt(Facts.at(second))
                .setRule(rule)
                .setCorrelationId(trace)
                .setActor(Actor.newBuilder().setRole(by).setSubject(who))
                .build();
    }

    private EventHeader next(String key, Role by, String who) {
        return next(key, "", by, who, "trace-" + sequence);
    }

    EventHeader own(String key) {
        return next(key, Role.ROLE_SERVICE, "");
    }

    void competition(EventHeader header, Consumer<CompetitionEvent.Builder> payload) {
        var event = CompetitionEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    private void venue(Consumer<FairPlayEvent.Builder> payload) {
        fairPlay(next(ROME, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"), payload);
    }

    void fairPlay(EventHeader header, Consumer<FairPlayEvent.Builder> payload) {
        var event = FairPlayEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    void game(EventHeader header, Consumer<GameEvent.Builder> payload) {
        var event = GameEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    private void again(GameEvent event) {
        hall.fold(event.toBuilder().setHeader(own(event.getHeader().getKey())).build());
    }

    void rules(EventHeader header, Consumer<AdjudicationEvent.Builder> payload) {
        var event = AdjudicationEvent.newBuilder().setHeader(header);
        payload.accept(event);
        hall.fold(event.build());
    }

    private void links(Consumer<ConnectivityEvent.Builder> payload) {
        var event =
                ConnectivityEvent.newBuilder().setHeader(next("rome", Role.ROLE_LOCAL_TECHNICAL_ARBITER, "lta-rome"));
        payload.accept(event);
        hall.fold(event.build());
    }

    /** The competition is loaded, the venue and round 1 are open, and both games are set up. */
    PlayedRound open() {
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getVenuesBuilder(0).setTimeZone(rome);
        loaded.getCompetitionLoadedBuilder().getVenuesBuilder(1).setTimeZone(milan);
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getRulesBuilder()
                .setProfile("fssi-individual");
        hall.fold(loaded.build());
        venue(event -> event.setStaffRecorded(StaffRecorded.newBuilder()
                .setPerson("lta-rome")
                .setRole(Role.ROLE_LOCAL_TECHNICAL_ARBITER)
                .setPresent(true)));
        venue(event -> event.setCameraReported(
                CameraReported.newBuilder().setCamera("Door").setReporting(true)));
        venue(event -> event.setInternetTested(
                InternetTested.newBuilder().setPassed(true).setNote("94 Mbit/s")));
        venue(event -> event.setMeasureTicked(MeasureTicked.newBuilder()
                .setRound(1)
                .setMeasure(Measure.MEASURE_AREA_SEARCHED)
                .setDone(true)));
        venue(event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1)));
        competition(
                own("demo"),
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1)));
        for (String board : new String[] {ONE, TWO}) {
            again(board.equals(ONE) ? facts.created(board, "rome", "milan") : facts.created(board, "milan", "rome"));
            again(facts.started(board));
        }
        return this;
    }

    /** The first game of the first board is void, and the players change seats. */
    PlayedRound exchanged() {
        again(facts.moved(ONE, "e2e4", false));
        again(facts.moved(ONE, "e7e5", false));
        var created = facts.created(ONE, "rome", "milan").getGameCreated();
        game(
                next(ONE, "OCR 19.2", Role.ROLE_CHIEF_ARBITER, "ca", "anew"),
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setArticle("OCR 19.2")
                        .setReason("colours reversed")));
        game(
                next(ONE, "OCR 19.2", Role.ROLE_CHIEF_ARBITER, "ca", "anew"),
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(created.getWhiteControl())
                        .setBlackControl(created.getBlackControl())
                        .setInitialFen(created.getInitialFen())
                        .setWhite(created.getBlack())
                        .setBlack(created.getWhite())
                        .setClocks(created.getClocks())));
        return this;
    }

    /** 1. e4 at board 1. */
    PlayedRound oneMove() {
        again(facts.moved(ONE, "e2e4", false));
        return this;
    }

    /** Board 1 is adjourned after one half-move, with Black's reply in the envelope, and resumed. */
    PlayedRound adjourned() {
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
        return this;
    }

    /** An illegal move of Black at his first move, taken back after two more half-moves. */
    PlayedRound recordTakenBack() {
        again(facts.moved(ONE, "e2e4", false));
        irregularity("first", 1, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING);
        again(facts.moved(ONE, "e7e5", false));
        again(facts.moved(ONE, "g1f3", false));
        game(
                next(ONE, "AMD 7.5.5", Role.ROLE_CHIEF_ARBITER, "ca", "back"),
                event -> event.setIrregularityTakenBack(IrregularityTakenBack.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_ILLEGAL_MOVE)
                        .setPly(2)
                        .setReason("it was legal")
                        .setArticle("AMD 7.5.5")));
        return this;
    }

    /** Everything that can be recorded about White, Anna from Rome, in a game that later becomes void. */
    PlayedRound ruledBefore() {
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
        return this;
    }

    /**
     * Illegal moves the zone has seen at the first board: one for which the opponent gets time, and one that ends the
     * game.
     */
    PlayedRound illegalMoves() {
        again(facts.moved(ONE, "e2e4", false));
        irregularity("first", 1, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_TIME);
        game(
                next(ONE, "", Role.ROLE_PLAYER, "b", "first"),
                event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setChange(Facts.seconds(120))
                        .setArticle("AMD 7.5.5")
                        .setBefore(Facts.standing(5000, 5000))
                        .setClocks(Facts.standing(5120, 5000))));
        irregularity("second", 2, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_END);
        ends(ONE, Result.RESULT_WHITE_WINS, next(ONE, "", Role.ROLE_PLAYER, "b", "second"));
        return this;
    }

    private void irregularity(String trace, int number, IrregularityConsequence consequence) {
        game(
                next(ONE, "", Role.ROLE_PLAYER, "b", trace),
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_ILLEGAL_MOVE)
                        .setNumber(number)
                        .setConsequence(consequence)
                        .setArticle("AMD 7.5.5")
                        .setPly(2)
                        .setUci("e7e4")));
    }

    /**
     * The games are played with incidents, a penalty, a disconnection, a call, an absence, an inspection, an assistant,
     * a pause, an appeal.
     */
    PlayedRound played() {
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
        return this;
    }

    private static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    private void ends(String board, Result result, EventHeader header) {
        game(
                header,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(result)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setArticle("OCR 5.2")
                        .setClocks(Facts.standing(3000, 2000))));
        competition(
                own("demo"),
                event -> event.setResultNoted(ResultNoted.newBuilder()
                        .setRound(1)
                        .setBoard(board.equals(ONE) ? 1 : 2)
                        .setResult(result)));
    }

    /** The first move of board 1 is taken back by an arbiter. */
    PlayedRound restored() {
        again(facts.moved(ONE, "e2e4", false));
        game(
                next(ONE, "LAW 7.1", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "restored"),
                event -> event.setPositionRestored(PositionRestored.newBuilder()
                        .setPly(0)
                        .setFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                        .setReason("Wrong move entered")
                        .setArticle("LAW 7.1")
                        .setBefore(Facts.standing(5000, 5000))
                        .setClocks(Facts.standing(5100, 5000))));
        return this;
    }

    /** White loses board 1 by a ruling. */
    PlayedRound lost() {
        again(facts.moved(ONE, "e2e4", false));
        rules(
                next(ONE, "OCR 18.4.6", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "lost"),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("a telephone")
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_GAME_LOST)
                                .setPoints("1"))));
        ends(ONE, Result.RESULT_BLACK_WINS, next(ONE, "", Role.ROLE_SERVICE, "", "lost"));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-1")));
        return this;
    }

    /** White's appeal against the ruling about him is dismissed. */
    PlayedRound dismissed() {
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
        rules(
                next(ONE, "OCR 17.11", Role.ROLE_CHIEF_ARBITER, "ca", "appeal"),
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setRulingId(ONE + "/ruling-2")
                        .setAppealId(ONE + "/appeal-1")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_DISMISSED)
                        .setReason("it was on")));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-2")));
        return this;
    }

    /** Round 1 is planned for an instant, in seconds since 1970. */
    PlayedRound planned(long start) {
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getRoundsBuilder(0).setStartsAt(Facts.at(start));
        hall.fold(loaded.build());
        return this;
    }

    /** The penalty is taken back. */
    PlayedRound takenBack() {
        rules(
                next(ONE, "OCR 18.4.2", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "back"),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId(ONE + "/ruling-9")
                        .setWithdrawnId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("it was the neighbour")
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Facts.seconds(120)))));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-9")));
        return this;
    }

    /** Scoresheets are required; White has handed in his at board 1, where Black says that the result is wrong. */
    PlayedRound written() {
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getFloorBuilder()
                .setScoresheets(true);
        hall.fold(loaded.build());
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setDutyTicked(DutyTicked.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setDuty(Duty.DUTY_SCORESHEET_HANDED_IN)
                        .setDone(true)));
        competition(
                next("demo", Role.ROLE_PLAYER, "p2"),
                event -> event.setResultConfirmed(ResultConfirmed.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setSide(Side.SIDE_BLACK)
                        .setAgrees(false)));
        return this;
    }

    /** Black's dispute at board 1 is answered. */
    PlayedRound answered() {
        competition(
                next("demo", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setResultApproved(ResultApproved.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setApproval(
                                Approval.newBuilder().setApprover("lca-rome").setReason("both saw the flag"))));
        return this;
    }

    /** Appendix I is adopted. */
    PlayedRound underAppendix() {
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getFairPlayBuilder()
                .setAppendixHolds(true);
        hall.fold(loaded.build());
        return this;
    }

    /** The game of board 1 is screened. */
    PlayedRound screened() {
        fairPlay(
                next(ONE, Role.ROLE_SERVICE, ""),
                event -> event.setScreeningCompleted(
                        ScreeningCompleted.newBuilder().setAttempt(1)));
        return this;
    }

    /** The other venue tests its internet connection. */
    PlayedRound testedInMilan() {
        fairPlay(
                next("demo/milan", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-milan"),
                event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1)));
        fairPlay(
                next("demo/milan", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-milan"),
                event -> event.setInternetTested(InternetTested.newBuilder().setPassed(true)));
        return this;
    }

    PlayedRound approved() {
        for (int board : new int[] {1, 2})
            competition(
                    own("demo"),
                    event -> event.setResultApproved(
                            ResultApproved.newBuilder().setRound(1).setBoard(board)));
        return this;
    }

    /** @param venue "" for the round's report */
    PlayedRound signed(String venue, String sha256) {
        return signed(venue, sha256, "A lively round.");
    }

    PlayedRound signed(String venue, String sha256, String remarks) {
        boolean whole = venue.isEmpty();
        competition(
                next(
                        "demo",
                        "OCR 18.3",
                        whole ? Role.ROLE_CHIEF_ARBITER : Role.ROLE_LOCAL_CHIEF_ARBITER,
                        whole ? "ca" : "lca-" + venue,
                        ""),
                event -> event.setReportSigned(ReportSigned.newBuilder()
                        .setRound(1)
                        .setVenueId(venue)
                        .setRemarks(remarks)
                        .setSha256(sha256)
                        .setSigner(whole ? "ca" : "lca-" + venue)));
        return this;
    }

    PlayedRound closed() {
        venue(event -> event.setVenueClosed(VenueClosed.getDefaultInstance()));
        return this;
    }

    /** A later ruling changes the score of board 1. */
    PlayedRound changed() {
        competition(
                own("demo"),
                event -> event.setScoreChanged(ScoreChanged.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setRulingId(ONE + "/ruling-4")
                        .setArticle("OCR 18.4.5")
                        .setBefore(points("0.5", "0"))
                        .setAfter(points("0", "0"))));
        return this;
    }

    /** Boards whose appeal period is still open at an instant, in ms since 1970. */
    List<String> appealTime(long at) {
        return SignedReport.of(RoundReports.of(hall, "demo", 1, "", at).orElseThrow()).missing().stream()
                .filter(one -> one.point() == Point.APPEAL_TIME)
                .flatMap(one -> one.of().stream())
                .toList();
    }

    /** Appeals must be filed within this number of minutes; with {@code results} also against results. */
    PlayedRound appealable(int minutes, boolean results) {
        CompetitionEvent.Builder loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .setAppeals(AppealRules.newBuilder()
                        .setAllowed(true)
                        .setResults(results)
                        .setDeadlineMinutes(minutes));
        hall.fold(loaded.build());
        return this;
    }

    SignedReport report(String venue) {
        return SignedReport.of(RoundReports.of(hall, "demo", 1, venue, LATER).orElseThrow());
    }
}
