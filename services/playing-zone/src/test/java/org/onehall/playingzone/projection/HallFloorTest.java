package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.GameMoment;
import org.onehall.proto.fairplay.v1.IncidentClosed;
import org.onehall.proto.fairplay.v1.IncidentConfirmed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.LeaveGranted;
import org.onehall.proto.fairplay.v1.LeaveRefused;
import org.onehall.proto.fairplay.v1.LeaveRequested;
import org.onehall.proto.fairplay.v1.LeaveTarget;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.fairplay.v1.Screening;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;
import org.onehall.proto.fairplay.v1.SideScreening;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.SeatCleared;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.DurationBySide;

/** What the hall shows about checks, leave, breaches of conduct and screening. */
class HallFloorTest extends HallFixture {
    @Test
    void timeChangesAndCoveredOutagesShowAtOnce() {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setTimeAdjusted(
                        TimeAdjusted.newBuilder().setSide(BLACK).setClocks(Facts.running(WHITE, 5400, 5520)))));
        assertEquals(5_520_000, board().clocks().blackMs());
        hall.fold(facts.game(
                BOARD,
                event -> event.setOutageCovered(
                        OutageCovered.newBuilder().setClocks(Facts.running(WHITE, 5300, 5520)))));
        assertEquals(5_300_000, board().clocks().whiteMs());
    }

    @Test
    void aCheckThatWasNotPassedIsToldApartFromOneThatWasNotMade() { // OCR 18.5, DEC-26
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_DEVICE, 1));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setCheckRecorded(CheckRecorded.newBuilder()
                        .setSide(BLACK)
                        .setKind(CheckKind.CHECK_KIND_FAIR_PLAY)
                        .setAttempt(1))));
        assertEquals(
                List.of("FAIR_PLAY"), board().black().checks().orElseThrow().failed());
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_FAIR_PLAY, 1));
        assertEquals(List.of(), board().black().checks().orElseThrow().failed());
    }

    @Test
    void leaveAndIncidentsAreFollowed() { // OCR 17.7, 17.9
        play();
        var moment = GameMoment.newBuilder()
                .setAttempt(1)
                .setPly(3)
                .setToMove(BLACK)
                .setClocks(DurationBySide.newBuilder()
                        .setWhite(Duration.newBuilder().setSeconds(90))
                        .setBlack(Duration.newBuilder().setSeconds(60)));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRequested(LeaveRequested.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE))));
        assertEquals("ASKED", leave().state());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRefused(
                        LeaveRefused.newBuilder().setLeaveId("l").setSide(BLACK).setNote("stay"))));
        assertEquals(List.of("REFUSED", "stay"), List.of(leave().state(), leave().note()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_VENUE)
                        .setMoment(moment))));
        assertFalse(leave().authorised());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setReturned(Returned.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setMoment(moment.clone().setPly(5)))));
        assertEquals(
                List.of("BACK", 3, 5),
                List.of(
                        leave().state(),
                        leave().outPly().getAsInt(),
                        leave().backPly().getAsInt()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i")
                        .setSide(BLACK)
                        .setKind(IncidentKind.INCIDENT_KIND_UNAUTHORISED_ABSENCE)
                        .setArticle("OCR 17.7")
                        .setMoment(moment))));
        hall.fold(facts.fairPlay(BOARD, event -> {
            event.getHeaderBuilder().getActorBuilder().setSubject("lca");
            event.setIncidentConfirmed(IncidentConfirmed.newBuilder().setIncidentId("i"));
        }));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentClosed(IncidentClosed.newBuilder()
                        .setIncidentId("i")
                        .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_PENALISED)
                        .setRulingId("r"))));
        var incident = board().floor().orElseThrow().incidents().getFirst();
        assertEquals("lca", incident.vouchedBy());
        assertEquals(
                List.of("UNAUTHORISED_ABSENCE", "OCR 17.7", 3, 90_000L, 60_000L, true, "PENALISED", "r"),
                List.of(
                        incident.kind(),
                        incident.article(),
                        incident.ply(),
                        incident.whiteMs().getAsLong(),
                        incident.blackMs().getAsLong(),
                        incident.confirmed(),
                        incident.outcome().orElseThrow(),
                        incident.rulingId().orElseThrow()));
    }

    @Test
    void whatAPlayerWroteWithARequestForLeaveStaysInSight() { // OCR 17.7
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveRequested(LeaveRequested.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA)
                        .setNote("medicine"))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setLeaveGranted(LeaveGranted.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA))));
        assertEquals(List.of("GRANTED", "", "medicine"), List.of(leave().state(), leave().note(), leave().asked()));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setDeparted(Departed.newBuilder()
                        .setLeaveId("l")
                        .setSide(BLACK)
                        .setTarget(LeaveTarget.LEAVE_TARGET_AREA)
                        .setAuthorised(true))));
        assertEquals(List.of("OUT", "medicine"), List.of(leave().state(), leave().asked()));
    }

    @Test
    void checksAndScreeningJoinTheBoardInWhateverOrderTheyCome() {
        hall.fold(check(BLACK, CheckKind.CHECK_KIND_FAIR_PLAY, 1));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setScreeningQueued(ScreeningQueued.newBuilder().setAttempt(1))));
        hall.fold(facts.created(BOARD, "rome", "milan"));
        var cleared = SeatCleared.newBuilder().setSide(BLACK).setCheck(Wire.ofGame(CheckKind.CHECK_KIND_FAIR_PLAY));
        hall.fold(facts.game(BOARD, event -> event.setSeatCleared(cleared.setPassed(true))));
        assertTrue(board().black().checks().orElseThrow().fairPlay());
        assertFalse(board().black().checks().orElseThrow().device());
        assertEquals("QUEUED", board().screening().orElseThrow().state());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setScreeningCompleted(ScreeningCompleted.newBuilder()
                        .setAttempt(1)
                        .setScreening(Screening.newBuilder()
                                .setEngine("Engine 1")
                                .setWhite(SideScreening.newBuilder()
                                        .setMoves(20)
                                        .setMatches(10)
                                        .setMatchPercent(50)
                                        .setMeanLoss(12.5))))));
        assertEquals(
                new org.onehall.playingzone.projection.fairplay.SideScreening(20, 10, 50, 12.5),
                board().screening().orElseThrow().white().orElseThrow());
        hall.fold(facts.started(BOARD));
        assertEquals(
                "NONE",
                board().screening().orElseThrow().state(),
                "nobody is told of a game in progress what the engine finds, not even of one that goes on");
    }
}
