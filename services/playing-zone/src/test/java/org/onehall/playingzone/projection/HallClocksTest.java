package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.clock.ChangedClocks;
import org.onehall.playingzone.projection.clock.ClockOrdersProjection;
import org.onehall.playingzone.projection.clock.OrderView;
import org.onehall.playingzone.projection.clock.RefusedBoard;
import org.onehall.playingzone.projection.clock.TimeSheetRowView;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.OrderCompleted;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderWithdrawn;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.clock.v1.TimeSheetTaken;
import org.onehall.proto.clock.v1.TimeTroubleNoted;
import org.onehall.proto.clock.v1.TroubleLevel;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.types.v1.Actor;

/** What the hall shows about orders about clocks, alarms and time sheets. */
class HallClocksTest extends HallFixture {
    @Test
    void aPauseForACallSaysSo() { // LAW 6.11.2
        play();
        var notices = hall.fold(facts.game(
                        BOARD,
                        event -> event.setGamePaused(GamePaused.newBuilder()
                                .setReason("{ARBITER_CALLED}")
                                .setCause(PauseCause.PAUSE_CAUSE_CALL)
                                .setClocks(Facts.standing(5000, 5400)))))
                .notices();
        assertEquals(
                List.of(Notice.Kind.PAUSED_FOR_CALL, Notice.Kind.PAUSED_FOR_CALL),
                notices.stream().map(Notice::kind).toList());
    }

    @Test
    void anOrderCountsItsBoardsAndNamesThoseHeld() {
        hall.fold(facts.loaded());
        hall.fold(facts.clock(
                "o",
                event -> event.setHeader(event.getHeader().toBuilder()
                                .setActor(Actor.newBuilder().setSubject("ca")))
                        .setOrderGiven(OrderGiven.newBuilder()
                                .setOrderId("o")
                                .setKind(OrderKind.ORDER_KIND_START)
                                .setCompetitionId("demo")
                                .setRound(1)
                                .setVenue("rome")
                                .addBoards(OrderedBoard.newBuilder()
                                        .setBoardId(BOARD)
                                        .addVenues("rome")
                                        .addVenues("milan"))
                                .addBoards(OrderedBoard.newBuilder()
                                        .setBoardId("demo/1/2")
                                        .addVenues("milan")
                                        .addVenues("rome")))));
        hall.fold(facts.clock(
                "o",
                event -> event.setBoardNoted(org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                        .setBoardId(BOARD)
                        .setApplied(true))));
        hall.fold(facts.clock(
                "o",
                event -> event.setBoardNoted(org.onehall.proto.clock.v1.BoardNoted.newBuilder()
                        .setBoardId("demo/1/2")
                        .setCode("DEVICE_CHECK_MISSING")
                        .setText("held"))));
        assertFalse(order("o").orElseThrow().complete());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderCompleted(
                        OrderCompleted.newBuilder().setApplied(1).setRefused(1))));
        assertEquals(
                new OrderView(
                        "o",
                        "START",
                        "venue Rome, round 1",
                        1,
                        "Rome",
                        0,
                        "",
                        "Carla",
                        2,
                        1,
                        List.of(new RefusedBoard("demo/1/2", "DEVICE_CHECK_MISSING", "held")),
                        List.of(),
                        true,
                        false,
                        OptionalLong.empty(),
                        1_000),
                order("o").orElseThrow());
        assertEquals(Set.of("rome", "milan"), hall.rooms().clocks().venuesOfOrder("o"));
    }

    @Test
    void anOrderThatChangedClocksShowsThemBeforeAndAfterItOnceItIsComplete() {
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o")
                        .setKind(OrderKind.ORDER_KIND_ADD_TIME)
                        .setCompetitionId("demo")
                        .setBoardId(BOARD)
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD))
                        .addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/2")))));
        hall.fold(facts.clock("o", event -> event.setBoardNoted(noted(BOARD, 600, 540, 720, 540))));
        hall.fold(facts.clock("o", event -> event.setBoardNoted(noted("demo/1/2", 300, 300, 300, 300))));
        assertEquals(List.of(), order("o").orElseThrow().changed());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderCompleted(OrderCompleted.newBuilder().setApplied(2))));
        assertEquals(
                List.of(new ChangedClocks(BOARD, 600_000, 540_000, 720_000, 540_000)),
                order("o").orElseThrow().changed());
    }

    @Test
    void aStartThatWaitsShowsItsInstantAndIsOverOnceItIsWithdrawn() {
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderGiven(OrderGiven.newBuilder()
                        .setOrderId("o")
                        .setKind(OrderKind.ORDER_KIND_START)
                        .setCompetitionId("demo")
                        .setStartAt(Facts.at(9_000)))));
        assertEquals(OptionalLong.of(9_000_000), order("o").orElseThrow().startAt());
        hall.fold(facts.clock(
                "o",
                event -> event.setOrderWithdrawn(OrderWithdrawn.newBuilder().setOrderId("o"))));
        assertTrue(
                order("o").orElseThrow().withdrawn() && order("o").orElseThrow().complete());
    }

    @Test
    void ofOrdersThatAreOverTheNewestAreKept() {
        for (int order = 0; order <= ClockOrdersProjection.MOST_OVER + 1; order++) {
            String id = "o" + order;
            hall.fold(facts.clock(
                    id,
                    event -> event.setOrderGiven(OrderGiven.newBuilder()
                            .setOrderId(id)
                            .setKind(OrderKind.ORDER_KIND_PAUSE)
                            .setCompetitionId("demo"))));
            if (order > 0)
                hall.fold(facts.clock(
                        id,
                        event -> event.setOrderCompleted(
                                OrderCompleted.newBuilder().setOrderId(id))));
        }
        assertEquals(
                ClockOrdersProjection.MOST_OVER + 1,
                hall.rooms().clocks().orderIds().size());
        assertFalse(order("o0").orElseThrow().complete());
        assertTrue(order("o1").isEmpty() && order("o2").isPresent());
    }

    @Test
    void anAlarmIsToldOnceAndReplacedByALaterOneOfItsKey() {
        var first = hall.fold(facts.clock(
                "outage",
                event -> event.setAlarmRaised(AlarmRaised.newBuilder()
                        .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                        .setCompetitionId("demo")
                        .setFrom(Facts.at(5))
                        .setTo(Facts.at(9))
                        .addBoards(OrderedBoard.newBuilder().setBoardId(BOARD).addVenues("rome")))));
        assertEquals(Set.of("outage"), first.alarms());
        hall.fold(facts.clock(
                "outage",
                event -> event.setAlarmRaised(AlarmRaised.newBuilder()
                        .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                        .setCompetitionId("demo")
                        .addBoards(OrderedBoard.newBuilder().addVenues("rome"))
                        .addBoards(OrderedBoard.newBuilder().addVenues("milan")))));
        assertEquals(1, hall.rooms().clocks().alarmIds().size());
        assertEquals(2, hall.rooms().clocks().alarm("outage").orElseThrow().boards());
        assertEquals(Set.of("rome", "milan"), hall.rooms().clocks().venuesOfAlarm("outage"));
    }

    @Test
    void timeTroubleIsOfOneSeatAndOneAttempt() {
        play();
        var noted = TimeTroubleNoted.newBuilder()
                .setBoardId(BOARD)
                .setAttempt(1)
                .setSide(BLACK)
                .setLevel(TroubleLevel.TROUBLE_LEVEL_UNDER_2_MINUTES);
        assertEquals(
                Set.of(BOARD),
                hall.fold(facts.clock("t", event -> event.setTimeTroubleNoted(noted)))
                        .boards());
        assertEquals(Optional.of("UNDER_2_MINUTES"), board().black().trouble());
        assertEquals(Optional.empty(), board().white().trouble());
        hall.fold(facts.clock("t", event -> event.setTimeTroubleNoted(noted.setAttempt(2))));
        assertEquals(Optional.empty(), board().black().trouble());
    }

    @Test
    void aTimeSheetIsShownOnceAllItsPartsAreThere() {
        play();
        var part = TimeSheetTaken.newBuilder()
                .setOrderId("s")
                .setCompetitionId("demo")
                .setRound(1)
                .setAt(Facts.at(50))
                .setParts(2);
        var row = TimeSheetRow.newBuilder()
                .setBoardId(BOARD)
                .setWhiteMoves(3)
                .setBlackMoves(2)
                .setClocks(Facts.running(BLACK, 5000, 5100))
                .setExpected(Facts.seconds(10_100))
                .setConserved(true)
                .setStatus("PLAYING");
        assertEquals(
                Set.of(),
                hall.fold(facts.clock(
                                "s",
                                event -> event.setTimeSheetTaken(part.setPart(1).addRows(row))))
                        .sheets());
        assertEquals(0, hall.rooms().clocks().sheetCount("demo"));
        assertEquals(
                Set.of("demo"),
                hall.fold(facts.clock(
                                "s",
                                event -> event.setTimeSheetTaken(part.setPart(2)
                                        .clearRows()
                                        .addRows(row.setBoardId("demo/1/2").setConserved(false)))))
                        .sheets());
        assertEquals(
                List.of(new TimeSheetRowView(
                        1,
                        "Anna",
                        "Bruno",
                        3,
                        2,
                        5_000_000,
                        5_100_000,
                        Optional.of(Side.BLACK),
                        10_100_000,
                        true,
                        "PLAYING",
                        List.of())),
                sheets(BOARD::equals).getFirst().rows(),
                "only boards that may be seen");
        assertEquals(2, sheets(_ -> true).getFirst().rows().size());
        assertEquals(List.of(), sheets(_ -> false), "another venue's sheet");
        assertEquals(0, hall.rooms().clocks().sheetCount("another"));
    }
}
