package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.disconnection.CaseStepView;
import org.onehall.playingzone.projection.disconnection.CauseView;
import org.onehall.playingzone.projection.disconnection.IncidentView;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkRow;
import org.onehall.playingzone.projection.link.LinkStep;
import org.onehall.playingzone.projection.ruling.PrecedentView;
import org.onehall.proto.adjudication.v1.CaseNoted;
import org.onehall.proto.adjudication.v1.CaseVoided;
import org.onehall.proto.adjudication.v1.DecisionDelegated;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.Confidence;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.OutageDetected;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.connectivity.v1.Segment;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.TimeAdjusted;

/** What the hall shows about links and disconnections. */
class HallDisconnectionsTest extends HallFixture {
    @Test
    void aLostLinkIsToldToTheOpponentOnceAndOnlyDuringTheGame() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                        .notices());
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP));
        hall.fold(facts.started(BOARD));
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_SUSPECT))
                        .notices());
        var lost = hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                .notices();
        assertEquals(
                List.of(new SeatKey(BOARD, Side.BLACK)),
                lost.stream().map(Notice::seat).toList());
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN))
                        .notices());
        assertEquals(
                1,
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP))
                        .notices()
                        .size());
        assertEquals(
                List.of(),
                hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP))
                        .notices());
    }

    @Test
    void theLinksOfARoundAreThoseOfTheVenuesThatMayBeSeen() { // OCR 18.8, OCR 18.8/a
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_UP));
        hall.fold(facts.link("rome", BOARD, WHITE, LinkState.LINK_STATE_DOWN));
        var rows = hall.seatViews().links("demo", 1, "rome"::equals);
        assertEquals(List.of(Side.WHITE), rows.stream().map(LinkRow::side).toList());
        assertEquals(Link.DOWN, rows.getFirst().link());
        assertEquals(
                List.of(Link.UP, Link.DOWN),
                rows.getFirst().course().stream().map(LinkStep::state).toList());
        assertEquals(2, hall.seatViews().links("demo", 0, _ -> true).size());
        assertEquals(List.of(), hall.seatViews().links("demo", 2, _ -> true));
        assertEquals(List.of(), hall.seatViews().links("other", 1, _ -> true));
    }

    @Test
    void aCaseGoesFromOpenOverRestoredToClosedAndKeepsWhatTheGameLookedLike() {
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId("rome/case-1")
                        .setBoardId(BOARD)
                        .setSide(WHITE)
                        .setStartedAt(Facts.at(10))
                        .setDetectedAt(Facts.at(15))
                        .setEarlierCases(2)
                        .setGame(GameGlimpse.newBuilder()
                                .setInProgress(true)
                                .setPly(7)
                                .setToMove(BLACK)
                                .setDrawOffer(WHITE)
                                .setClocks(Facts.running(BLACK, 3000, 2000))))));
        var opened = hall.rooms().disconnections().view("rome/case-1").orElseThrow();
        assertEquals("OPEN", opened.state());
        assertEquals("Anna", opened.playerName());
        assertEquals("Rome", opened.venueName());
        assertEquals(10_000, opened.startedAt());
        assertEquals(2_000_000, opened.blackMs());
        assertEquals(Optional.of(Side.BLACK), opened.toMove());
        assertEquals(Optional.of(Side.WHITE), opened.drawOffer());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setOutageDetected(OutageDetected.newBuilder()
                        .setOutageId("rome/outage-1")
                        .setSince(Facts.at(10))
                        .addCaseIds("rome/case-1"))));
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setLinkRestored(
                        LinkRestored.newBuilder().setCaseId("rome/case-1").setDownFor(Facts.seconds(9)))));
        assertFalse(opened.overdue());
        assertEquals(Optional.empty(), opened.cause());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCauseFound(CauseFound.newBuilder()
                        .setCaseId("rome/case-1")
                        .setSegment(Segment.SEGMENT_VENUE_LINE)
                        .setConfidence(Confidence.CONFIDENCE_MEDIUM)
                        .setEvidence(CauseEvidence.newBuilder()
                                .setSeatsHere(3)
                                .setLostHere(3)
                                .setVenues(2)))));
        assertEquals(
                Optional.of(new CauseView("VENUE_LINE", "MEDIUM", 3, 3, 2, 0, false, Optional.empty())),
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().cause());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setReportOverdue(ReportOverdue.newBuilder().setCaseId("rome/case-1"))));
        assertTrue(
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().overdue());
        assertFalse(
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().reported());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseReported(
                        CaseReported.newBuilder().setCaseId("rome/case-1").setNote("cable"))));
        var restored = hall.rooms().disconnections().view("rome/case-1").orElseThrow();
        assertEquals("RESTORED", restored.state());
        assertEquals(OptionalLong.of(9_000), restored.restoredAfterMs());
        assertEquals(Optional.of("cable"), restored.reportNote());
        assertTrue(restored.reported() && restored.overdue());
        assertEquals(Optional.of("rome/outage-1"), restored.outageId());
        assertEquals(Optional.of(new IncidentView("VENUE", "rome/outage-1")), restored.incident());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCauseFound(
                        CauseFound.newBuilder().setCaseId("rome/case-1").setSegment(Segment.SEGMENT_ZONE))));
        assertEquals(
                Optional.of(new IncidentView("ZONE", "zone-1")),
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().incident());
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseClosed(
                        CaseClosed.newBuilder().setCaseId("rome/case-1").setRulingId("r-1"))));
        assertEquals(
                "CLOSED",
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().state());
        assertEquals(
                Optional.of("r-1"),
                hall.rooms().disconnections().view("rome/case-1").orElseThrow().rulingId());
        assertEquals(
                List.of("rome/case-1"),
                hall.rooms()
                        .disconnections()
                        .outage("rome/outage-1")
                        .orElseThrow()
                        .caseIds());
    }

    @Test
    void aDecisionIsMadeUntilItIsAppliedAndARefusedOneLeavesTheCaseToDecide() {
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE))));
        var ruling = hall.rooms().rulings().view("r1").orElseThrow();
        assertEquals("MADE", ruling.state());
        assertEquals("REDUCE", ruling.kind());
        assertEquals("-2:00", ruling.detail());
        assertEquals(
                List.of(effect(
                        "REDUCE",
                        Side.WHITE,
                        OptionalLong.of(120_000),
                        Optional.empty(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        Optional.empty())),
                ruling.effects());
        assertEquals("CHIEF_ARBITER", ruling.by());
        assertEquals("OCR 18.9", ruling.rule());
        assertEquals(List.of(new PrecedentView("RESUME", 2)), ruling.precedents());
        assertEquals(List.of("DEVICE"), ruling.checksAgain());
        assertEquals(
                Optional.of("r1"),
                hall.rooms().disconnections().view("c").orElseThrow().rulingId());
        Changes refused = hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder()
                        .setRulingId("r1")
                        .setCode("REDUCTION_TOO_LARGE")
                        .setText("no"))));
        assertEquals("REFUSED", hall.rooms().rulings().view("r1").orElseThrow().state());
        assertEquals(
                Optional.of("REDUCTION_TOO_LARGE"),
                hall.rooms().rulings().view("r1").orElseThrow().code());
        assertEquals(
                Optional.empty(),
                hall.rooms().disconnections().view("c").orElseThrow().rulingId());
        assertEquals(List.of(), refused.notices());
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r2", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        Changes applied = hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r2"))));
        assertEquals("APPLIED", hall.rooms().rulings().view("r2").orElseThrow().state());
        assertEquals(2, applied.notices().size());
    }

    @Test
    void theDeputyIsShownForACaseWhicheverLogToldFirst() { // OCR 18.9
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event ->
                        event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c").setDeputyAt(Facts.at(90)))));
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        var waiting = hall.rooms().disconnections().view("c").orElseThrow();
        assertEquals(OptionalLong.of(Wire.ms(Facts.at(90))), waiting.deputyAt());
        assertEquals(Optional.empty(), waiting.deputy());
        Changes unanswered = hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event -> event.setDecisionDelegated(
                        DecisionDelegated.newBuilder().setCaseId("c").setUnanswered(true))));
        assertEquals(Set.of("c"), unanswered.cases());
        assertEquals(
                Optional.of("UNANSWERED"),
                hall.rooms().disconnections().view("c").orElseThrow().deputy());
        assertEquals(
                OptionalLong.empty(),
                hall.rooms().disconnections().view("c").orElseThrow().deputyAt());
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                DEPUTY,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        Changes applied = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        assertEquals(
                "The Deputy Chief Arbiter decided: the game is resumed (OCR 18.9).",
                applied.notices().getFirst().text());
        assertEquals(
                List.of("UNANSWERED", "DECIDED DEPUTY_CHIEF_ARBITER", "APPLIED"),
                hall.rooms().disconnections().reports("demo", _ -> true, 0).getFirst().course().stream()
                        .map(step -> (step.what() + " " + step.by()).strip())
                        .filter(step -> !step.equals("LOST") && !step.equals("DETECTED"))
                        .toList());
    }

    @Test
    void aReportHasTheClocksAtThePauseAndAfterTheDecisionAndWhoDecided() { // OCR 18.9
        hall.fold(facts.loaded());
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setCause(PauseCause.PAUSE_CAUSE_DISCONNECTION)
                        .setClocks(Facts.standing(900, 800)))));
        var open = hall.rooms().disconnections().reports("demo", _ -> true, 0).getFirst();
        assertEquals(
                List.of(900_000L, 800_000L),
                List.of(
                        open.paused().orElseThrow().whiteMs(),
                        open.paused().orElseThrow().blackMs()));
        assertEquals(Optional.empty(), open.decided());
        assertEquals(
                List.of("UTC", ""),
                List.of(open.timeZone(), open.decidedBy()),
                "Rome has said no zone, nobody has decided");
        var decision = facts
                .adjudication(
                        BOARD,
                        "OCR 18.9",
                        CA,
                        event -> event.setDisconnectionDecided(
                                decided("r1", DisconnectionOption.DISCONNECTION_OPTION_REDUCE)))
                .toBuilder();
        decision.getHeaderBuilder().setCorrelationId("trace").getActorBuilder().setSubject("ca");
        hall.fold(decision.build());
        GameEvent.Builder reduced = facts
                .game(
                        BOARD,
                        event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                                .setSide(WHITE)
                                .setArticle("OCR 18.9")
                                .setChange(Facts.seconds(-90))
                                .setClocks(Facts.standing(810, 800))))
                .toBuilder();
        reduced.getHeaderBuilder().setCorrelationId("trace");
        hall.fold(reduced.build());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(GamePaused.newBuilder()
                        .setCause(PauseCause.PAUSE_CAUSE_CALL)
                        .setClocks(Facts.standing(700, 700)))));
        var report = hall.rooms().disconnections().reports("demo", _ -> true, 0).getFirst();
        assertEquals(900_000, report.paused().orElseThrow().whiteMs());
        assertEquals(810_000, report.decided().orElseThrow().whiteMs());
        assertEquals("Carla", report.decidedBy());
        assertEquals("Carla", report.course().getLast().name());
    }

    @Test
    void aCaseOfAVoidGameNamesTheDecisionThatVoidedIt() { // OCR 18.9 c, d
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setCaseId("c")
                        .setBoardId(BOARD)
                        .setSide(WHITE)
                        .setGame(GameGlimpse.newBuilder().setAttempt(2)))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event ->
                        event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c").setDeputyAt(Facts.at(90)))));
        Changes changes = hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                SERVICE,
                event -> event.setCaseVoided(
                        CaseVoided.newBuilder().setCaseId("c").setVenue("rome").setRulingId("r1"))));
        assertEquals(Set.of("c"), changes.cases());
        assertEquals(List.of(), changes.notices(), "players are told of the new game by its own decision");
        var closed = hall.rooms().disconnections().view("c").orElseThrow();
        assertEquals(
                List.of(Optional.of("r1"), OptionalLong.empty(), 2),
                List.of(closed.rulingId(), closed.deputyAt(), closed.attempt()));
        assertEquals(
                "r1",
                hall.rooms()
                        .disconnections()
                        .reports("demo", _ -> true, 0)
                        .getFirst()
                        .course()
                        .getLast()
                        .text());
    }

    @Test
    void aCaseThatWaitsWithoutATimeIsNoNews() {
        play();
        hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        assertTrue(hall.fold(facts.adjudication(
                        BOARD,
                        "OCR 18.9",
                        SERVICE,
                        event -> event.setCaseNoted(CaseNoted.newBuilder().setCaseId("c"))))
                .cases()
                .isEmpty());
    }

    /** The two logs are read separately: after a start one may be ahead of the other. */
    @Test
    void whatIsToldOfACaseBeforeItIsOpenedIsNotLost() { // OCR 18.9
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.9",
                CA,
                event ->
                        event.setDisconnectionDecided(decided("r1", DisconnectionOption.DISCONNECTION_OPTION_RESUME))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.3",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("r1"))));
        assertEquals(Optional.empty(), hall.rooms().disconnections().view("c"));
        Changes changes = hall.fold(facts.connectivity(
                "rome",
                event -> event.setCaseOpened(
                        CaseOpened.newBuilder().setCaseId("c").setBoardId(BOARD).setSide(WHITE))));
        assertEquals(Set.of("c"), Set.copyOf(changes.cases()));
        assertEquals(
                Optional.of("r1"),
                hall.rooms().disconnections().view("c").orElseThrow().rulingId());
        assertEquals(
                Set.of("LOST", "DETECTED", "DECIDED", "APPLIED"),
                hall.rooms().disconnections().reports("demo", _ -> true, 0).getFirst().course().stream()
                        .map(CaseStepView::what)
                        .collect(Collectors.toSet()));
    }
}
