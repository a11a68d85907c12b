package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.call.FailedPauseView;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.timeline.TimelineView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseClosed;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PauseFailed;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.clock.v1.BoardNoted;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.clock.v1.TimeSheetTaken;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.game.v1.ClocksSet;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MoveSealed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

class TimelineTest {
    private static final String BOARD = "demo/1/1";
    private static final String CASE = "rome/case-1";

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    TimelineTest() {
        hall.fold(facts.loaded());
        hall.fold(of(facts.created(BOARD, "rome", "milan"), head(BOARD, 1).build()));
        hall.fold(of(facts.started(BOARD), head(BOARD, 10).build()));
        hall.fold(of(facts.moved(BOARD, "e2e4", false), head(BOARD, 20).build()));
        hall.fold(of(facts.moved(BOARD, "e7e5", true), head(BOARD, 30).build()));
    }

    /** An event of the hall itself, at a second. */
    private static EventHeader.Builder head(String key, long second) {
        return EventHeader.newBuilder()
                .setEventId(key + "#" + second)
                .setKey(key)
                .setSequence(second)
                .setOccurredAt(Facts.at(second))
                .setActor(Actor.newBuilder().setRole(Role.ROLE_SERVICE));
    }

    private static EventHeader.Builder by(Role role, String subject, String key, long second) {
        return head(key, second).setActor(Actor.newBuilder().setRole(role).setSubject(subject));
    }

    private static GameEvent of(GameEvent event, EventHeader header) {
        return event.toBuilder().setHeader(header).build();
    }

    private TimelineView seenBy(String... floors) {
        return hall.boardViews().timeline(BOARD, "rome", Set.of(floors)::contains, floors.length > 0);
    }

    private static List<StepKind> kinds(TimelineView timeline) {
        return timeline.steps().stream().map(StepView::kind).toList();
    }

    private StepView step(StepKind kind) {
        return seenBy("rome", "milan").steps().stream()
                .filter(one -> one.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyLogTellsItsPartInTheOrderItHappenedHoweverItIsRead() { // ENG-3
        hall.fold(CompetitionEvent.newBuilder()
                .setHeader(by(Role.ROLE_CHIEF_ARBITER, "ca", "demo", 900))
                .setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))
                .build());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 55))
                .setCallAnswered(CallAnswered.newBuilder().setCallId("call-1").setValid(false))
                .build());
        hall.fold(FairPlayEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 25))
                .setDeparted(Departed.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA)
                        .setAuthorised(true))
                .build());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_PLAYER, "p1", BOARD, 40))
                .setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("call-1")
                        .setSide(Side.SIDE_WHITE)
                        .setVenue("rome")
                        .setText("noise"))
                .build());
        assertEquals(
                List.of(
                        StepKind.CREATED,
                        StepKind.STARTED,
                        StepKind.MOVE,
                        StepKind.LEFT,
                        StepKind.MOVE,
                        StepKind.DRAW_OFFERED,
                        StepKind.CALLED,
                        StepKind.CALL_ANSWERED,
                        StepKind.APPROVED),
                kinds(seenBy("rome")));
        assertEquals(
                List.of("Anna", "PLAYER", "noise"),
                List.of(
                        step(StepKind.CALLED).name(),
                        step(StepKind.CALLED).by(),
                        step(StepKind.CALLED).text()));
        assertEquals(1, step(StepKind.LEFT).ply(), "between the two moves");
        assertEquals(2, step(StepKind.CALLED).ply());
    }

    @Test
    void aCallIsToldWithItsAgeWhenItIsAnswered() { // OCR 19.1
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_PLAYER, "p1", BOARD, 40))
                .setArbiterCalled(ArbiterCalled.newBuilder().setCallId("call-1").setSide(Side.SIDE_WHITE))
                .build());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 95))
                .setCallAnswered(CallAnswered.newBuilder()
                        .setCallId("call-1")
                        .setValid(true)
                        .setNote("heating"))
                .build());
        StepView answered = step(StepKind.CALL_ANSWERED);
        assertEquals(OptionalLong.of(55_000), answered.ms());
        assertEquals(Map.of("valid", "true"), answered.details());
        assertEquals("Luca", answered.name());
    }

    @Test
    void whatAServiceCarriedOutIsToldAsDoneByWhoOrderedIt() { // OCR 19.5, 19.6
        hall.fold(ClockEvent.newBuilder()
                .setHeader(
                        by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "o1", 40).setCorrelationId("trace-1"))
                .setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o1")
                        .setKind(OrderKind.ORDER_KIND_SET_TIMES)
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD)))
                .build());
        hall.fold(GameEvent.newBuilder()
                .setHeader(head(BOARD, 41).setCorrelationId("trace-1").setRule("OCR 19.5"))
                .setClocksSet(ClocksSet.newBuilder()
                        .setReason("clock wrong")
                        .setArticle("OCR 19.5")
                        .setBefore(Facts.standing(100, 200))
                        .setClocks(Facts.standing(160, 200)))
                .build());
        hall.fold(GameEvent.newBuilder()
                .setHeader(head(BOARD, 60))
                .setGamePaused(GamePaused.newBuilder().setReason("outage").setClocks(Facts.standing(150, 200)))
                .build());
        StepView set = step(StepKind.CLOCKS_SET);
        assertEquals(
                List.of("LOCAL_CHIEF_ARBITER", "Luca", "OCR 19.5", "clock wrong"),
                List.of(set.by(), set.name(), set.article(), set.text()));
        assertEquals(Optional.of(new ClocksThen(100_000, 100_000, 200_000)), set.before());
        assertEquals(Optional.of(new ClocksThen(100_000, 160_000, 200_000)), set.after());
        assertEquals("", step(StepKind.PAUSED).by(), "the hall itself");
        hall.fold(ClockEvent.newBuilder()
                .setHeader(head("sheet:1", 70))
                .setTimeSheetTaken(TimeSheetTaken.newBuilder()
                        .setOrderId("sheet:1")
                        .setCompetitionId("demo")
                        .setRound(1)
                        .setAt(Facts.at(50))
                        .setPart(1)
                        .setParts(1)
                        .addRows(TimeSheetRow.newBuilder().setBoardId(BOARD)))
                .build());
        assertEquals(
                List.of(set.text()),
                hall
                        .rooms()
                        .clocks()
                        .sheets(
                                "demo",
                                BOARD::equals,
                                hall.rooms().timelines(),
                                hall.rooms().boards()::playerName)
                        .getFirst()
                        .rows()
                        .getFirst()
                        .changes()
                        .stream()
                        .map(StepView::text)
                        .toList(),
                "the time sheet says why");
    }

    @Test
    void anOrderTheBoardDidNotFollowIsTold() {
        hall.fold(ClockEvent.newBuilder()
                .setHeader(by(Role.ROLE_CHIEF_ARBITER, "ca", "o1", 40).setCorrelationId("trace-1"))
                .setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o1")
                        .setKind(OrderKind.ORDER_KIND_PAUSE)
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD)))
                .build());
        hall.fold(ClockEvent.newBuilder()
                .setHeader(head("o1", 41).setCorrelationId("trace-1"))
                .setBoardNoted(BoardNoted.newBuilder()
                        .setOrderId("o1")
                        .setBoardId(BOARD)
                        .setCode("NOT_RUNNING")
                        .setText("It stands."))
                .build());
        StepView refused = step(StepKind.ORDER_REFUSED);
        assertEquals(Map.of("order", "PAUSE", "code", "NOT_RUNNING"), refused.details());
        assertEquals("Carla", refused.name());
    }

    @Test
    void aDisconnectionIsToldFromItsLossToTheNewGameAndTheVoidOneKeepsItsOwnSteps() { // OCR 18.9 c
        hall.fold(ConnectivityEvent.newBuilder()
                .setHeader(head("rome", 40))
                .setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId(CASE)
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)
                        .setStartedAt(Facts.at(35))
                        .setDetectedAt(Facts.at(40)))
                .build());
        hall.fold(ConnectivityEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_TECHNICAL_ARBITER, "lta-rome", "rome", 50))
                .setCaseReported(CaseReported.newBuilder()
                        .setCaseId(CASE)
                        .setBoardId(BOARD)
                        .setNote("cable"))
                .build());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_CHIEF_ARBITER, "ca", BOARD, 60)
                        .setRule("OCR 18.9")
                        .setCorrelationId("trace-9"))
                .setDisconnectionDecided(DisconnectionDecided.newBuilder()
                        .setRulingId("r1")
                        .setCaseId(CASE)
                        .setSide(Side.SIDE_WHITE)
                        .setOption(DisconnectionOption.DISCONNECTION_OPTION_RESTART))
                .build());
        hall.fold(GameEvent.newBuilder()
                .setHeader(head(BOARD, 61).setCorrelationId("trace-9"))
                .setGameVoided(GameVoided.newBuilder().setAttempt(1))
                .build());
        hall.fold(GameEvent.newBuilder()
                .setHeader(head(BOARD, 62).setCorrelationId("trace-9"))
                .setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setWhiteControl(Facts.control(90, 30))
                        .setClocks(Facts.standing(5400, 5400)))
                .build());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(head(BOARD, 63))
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))
                .build());
        hall.fold(ConnectivityEvent.newBuilder()
                .setHeader(head("rome", 64))
                .setCaseClosed(CaseClosed.newBuilder()
                        .setCaseId(CASE)
                        .setBoardId(BOARD)
                        .setRulingId("r1"))
                .build());
        TimelineView seen = seenBy();
        assertEquals(2, seen.attempt());
        Map<Integer, List<StepKind>> games = seen.steps().stream()
                .collect(Collectors.groupingBy(
                        StepView::attempt, Collectors.mapping(StepView::kind, Collectors.toList())));
        assertEquals(
                List.of(
                        StepKind.CREATED,
                        StepKind.STARTED,
                        StepKind.MOVE,
                        StepKind.MOVE,
                        StepKind.DRAW_OFFERED,
                        StepKind.CASE_LOST,
                        StepKind.CASE_DETECTED,
                        StepKind.CASE_REPORTED,
                        StepKind.DECIDED,
                        StepKind.VOIDED),
                games.get(1));
        assertEquals(List.of(StepKind.RESTARTED, StepKind.RULING_APPLIED, StepKind.CASE_CLOSED), games.get(2));
        assertEquals(
                List.of("cable", "Tea"),
                List.of(
                        step(StepKind.CASE_REPORTED).text(),
                        step(StepKind.CASE_REPORTED).name()));
        assertEquals("APPLIED", step(StepKind.DECIDED).ruling().orElseThrow().state());
        assertEquals("Carla", step(StepKind.VOIDED).name());
        assertEquals(0, step(StepKind.RESTARTED).ply());
    }

    @Test
    void whatHappensAroundASeatIsForTheArbitersOfItsVenueAlsoAfterTheSeatsAreExchanged() { // OCR 17, 19.2
        hall.fold(FairPlayEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 25))
                .setDeparted(Departed.newBuilder().setSide(Side.SIDE_WHITE).setTarget(LeaveTarget.LEAVE_TARGET_AREA))
                .build());
        hall.fold(FairPlayEvent.newBuilder()
                .setHeader(head(BOARD, 70))
                .setScreeningCompleted(ScreeningCompleted.newBuilder().setAttempt(1))
                .build());
        hall.fold(GameEvent.newBuilder()
                .setHeader(head(BOARD, 62))
                .setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(org.onehall.chess.Position.initial().fen())
                        .setWhiteControl(Facts.control(90, 30))
                        .setClocks(Facts.standing(5400, 5400))
                        .setWhite(Seat.newBuilder().setPlayerId("p2").setVenue("milan"))
                        .setBlack(Seat.newBuilder().setPlayerId("p1").setVenue("rome")))
                .build());
        assertTrue(kinds(seenBy("rome")).containsAll(List.of(StepKind.LEFT, StepKind.SCREENED)));
        assertFalse(kinds(seenBy("milan")).contains(StepKind.LEFT));
        assertFalse(kinds(seenBy()).contains(StepKind.SCREENED));
    }

    @Test
    void aFailedPauseIsOwedForUntilItsTimeIsAppliedAndAgainIfItIsRefused() { // OCR 19.6
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 200))
                .setPauseFailed(PauseFailed.newBuilder()
                        .setFailureId("f1")
                        .setWantedAt(Facts.at(150))
                        .setReason("alarm")
                        .setAttempt(1))
                .build());
        assertEquals(
                List.of("OWED", "Luca"),
                List.of(failedPause().state(), failedPause().name()));
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", BOARD, 210)
                        .setCorrelationId("trace-3"))
                .setFailedPauseCompensated(FailedPauseCompensated.newBuilder()
                        .setRulingId("r1")
                        .setFailureId("f1")
                        .setWhite(Facts.seconds(50)))
                .build());
        assertEquals("COMPENSATED", failedPause().state());
        assertEquals(Map.of("wanted", "150000"), step(StepKind.PAUSE_FAILED).details());
        assertEquals(
                "White +0:50",
                step(StepKind.PAUSE_COMPENSATED).ruling().orElseThrow().detail());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(head(BOARD, 211))
                .setRulingRefused(RulingRefused.newBuilder().setRulingId("r1"))
                .build());
        assertEquals("OWED", failedPause().state());
        hall.fold(AdjudicationEvent.newBuilder()
                .setHeader(by(Role.ROLE_CHIEF_ARBITER, "ca", BOARD, 212))
                .setFailedPauseClosed(
                        FailedPauseClosed.newBuilder().setFailureId("f1").setReason("over"))
                .build());
        assertEquals(
                List.of("CLOSED", "over"),
                List.of(failedPause().state(), failedPause().closing().orElseThrow()));
        assertEquals(
                List.of(),
                hall.boardViews()
                        .view(BOARD)
                        .orElseThrow()
                        .help()
                        .orElseThrow()
                        .forPlayer((side, _) -> side == org.onehall.chess.Side.WHITE, false)
                        .failedPauses());
    }

    private FailedPauseView failedPause() {
        return hall.boardViews()
                .view(BOARD)
                .orElseThrow()
                .help()
                .orElseThrow()
                .failedPauses()
                .getFirst();
    }

    @Test
    void aSealedMoveIsToldWithoutTheMove() { // ADJ I.1.1, ENG-5
        hall.fold(GameEvent.newBuilder()
                .setHeader(by(Role.ROLE_PLAYER, "p1", BOARD, 40))
                .setMoveSealed(MoveSealed.newBuilder().setSide(Side.SIDE_WHITE).setUci("g1f3"))
                .build());
        assertEquals(StepKind.SEALED, seenBy("rome").steps().getLast().kind());
        assertTrue(Stream.of("g1f3", "Nf3").noneMatch(Json.write(seenBy("rome", "milan"))::contains));
    }

    @Test
    void aMoveIsToldWithItsClocksAndTheOfferBesideIt() { // OCR 16.12
        StepView move = seenBy().steps().get(3);
        assertEquals(
                List.of(StepKind.MOVE, 2, "e5 (=)"),
                List.of(move.kind(), move.ply(), move.details().get("san")));
        assertEquals(OptionalLong.of(7_000), move.ms());
    }
}
