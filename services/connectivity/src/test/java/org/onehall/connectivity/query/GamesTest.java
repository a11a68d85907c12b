package org.onehall.connectivity.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.connectivity.Facts.AFTER_E4;
import static org.onehall.connectivity.Facts.BOARD_ID;
import static org.onehall.connectivity.Facts.INITIAL;
import static org.onehall.connectivity.Facts.START;
import static org.onehall.connectivity.Facts.created;
import static org.onehall.connectivity.Facts.e4;
import static org.onehall.connectivity.Facts.fact;
import static org.onehall.connectivity.Facts.running;
import static org.onehall.connectivity.Facts.standing;
import static org.onehall.connectivity.Facts.started;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.DrawDeclined;
import org.onehall.proto.game.v1.DrawOffered;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

class GamesTest {
    private final Games games = new Games();

    private GameGlimpse after(Instant lost, GameEvent... events) {
        for (GameEvent event : events) games.fold(event);
        return games.glimpse(BOARD_ID, lost);
    }

    private GameGlimpse after(GameEvent... events) {
        return after(START, events);
    }

    @Test
    void aBoardNobodyKnowsHasNoGame() {
        assertEquals(GameGlimpse.getDefaultInstance(), games.glimpse(new BoardId("demo", 9, 9), START));
        assertEquals(List.of(), games.seats(new BoardId("demo", 9, 9)));
    }

    /** OCR 18.9/b: frozen with the game, in every attempt. */
    @Test
    void aGameSaysHowLongAReportMayTake() {
        var rules = created().toBuilder();
        rules.getGameCreatedBuilder().getRulesBuilder().setReportSlaSeconds(90);
        assertEquals(90, after(rules.build()).getReportWithin().getSeconds());
        var again = after(fact(
                2,
                "game_restarted",
                GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(INITIAL)
                        .setClocks(standing(START))
                        .build()));
        assertEquals(90, again.getReportWithin().getSeconds());
        assertEquals(2, again.getAttempt());
    }

    @Test
    void aGameIsInProgressFromItsStartToItsEndPausedOrNot() {
        assertFalse(after(created()).getInProgress());
        assertTrue(after(started()).getInProgress());
        assertTrue(after(fact(
                        3,
                        "game_paused",
                        GamePaused.newBuilder().setClocks(standing(START)).build()))
                .getInProgress());
        assertTrue(after(fact(
                        4,
                        "flag_fell",
                        FlagFell.newBuilder()
                                .setProvisional(true)
                                .setClocks(standing(START))
                                .build()))
                .getInProgress());
        assertFalse(after(fact(
                        5,
                        "game_ended",
                        GameEnded.newBuilder().setClocks(standing(START)).build()))
                .getInProgress());
    }

    /** DEC-13, DEC-27: a player who is absent from a game is not cut off from it; the default time decides. */
    @Test
    void aGameIsNotInProgressForWhoIsRecordedAbsentFromIt() {
        after(created(), present(2, Side.SIDE_BLACK, false), started());
        assertFalse(games.glimpse(BOARD_ID, Side.SIDE_BLACK, START).getInProgress());
        assertTrue(games.glimpse(BOARD_ID, Side.SIDE_WHITE, START).getInProgress());
        after(present(4, Side.SIDE_BLACK, true));
        assertTrue(games.glimpse(BOARD_ID, Side.SIDE_BLACK, START).getInProgress(), "he has come");
        after(present(5, Side.SIDE_BLACK, false));
        assertFalse(
                games.glimpse(BOARD_ID, Side.SIDE_BLACK, START).getInProgress(),
                "an arbiter says after the start that he is not there");
        assertTrue(games.glimpse(BOARD_ID, Side.SIDE_WHITE, START).getInProgress());
        after(
                fact(
                        6,
                        "game_adjourned",
                        GameAdjourned.newBuilder().setClocks(standing(START)).build()),
                present(7, Side.SIDE_WHITE, false),
                fact(
                        8,
                        "adjournment_resumed",
                        AdjournmentResumed.newBuilder()
                                .setClocks(standing(START))
                                .build()));
        assertFalse(games.glimpse(BOARD_ID, Side.SIDE_WHITE, START).getInProgress(), "absent at the resumption");
        after(e4(false));
        assertTrue(games.glimpse(BOARD_ID, Side.SIDE_WHITE, START).getInProgress(), "who moves is there");
        after(present(10, Side.SIDE_WHITE, false));
        assertTrue(
                games.glimpse(BOARD_ID, Side.SIDE_WHITE, START).getInProgress(),
                "no default time runs for a player who has moved, and his device can be cut off");
    }

    private static GameEvent present(long sequence, Side side, boolean present) {
        return fact(
                sequence,
                "seat_present",
                SeatPresent.newBuilder().setSide(side).setPresent(present).build());
    }

    @Test
    void aVoidedAttemptIsNotInProgressUntilTheNextOneStarts() {
        after(created(), started(), e4(true));
        var restarted = after(
                fact(4, "game_voided", GameVoided.newBuilder().setAttempt(1).build()),
                fact(
                        5,
                        "game_restarted",
                        GameRestarted.newBuilder()
                                .setAttempt(2)
                                .setInitialFen(INITIAL)
                                .setClocks(standing(START))
                                .build()));
        assertEquals(
                GameGlimpse.newBuilder()
                        .setAttempt(2)
                        .setFen(INITIAL)
                        .setToMove(Side.SIDE_WHITE)
                        .setClocks(standing(START))
                        .build(),
                restarted);
        assertTrue(after(fact(
                        6,
                        "game_started",
                        GameStarted.newBuilder()
                                .setAttempt(2)
                                .setClocks(running(Side.SIDE_WHITE, START, 600))
                                .build()))
                .getInProgress());
    }

    @Test
    void aMoveTellsPositionPlyAndWhoseMoveItIs() {
        var glimpse = after(created(), started(), e4(false));
        assertEquals(AFTER_E4, glimpse.getFen());
        assertEquals(1, glimpse.getPly());
        assertEquals(Side.SIDE_BLACK, glimpse.getToMove());
        assertEquals(
                List.of(
                        new Games.Seat(Side.SIDE_WHITE, "demo/rome", "p1"),
                        new Games.Seat(Side.SIDE_BLACK, "demo/oslo", "p2")),
                games.seats(BOARD_ID));
        assertEquals(3, games.sequence(BOARD_ID));
    }

    @Test
    void anOfferStandsUntilTheOpponentMovesOrDeclines() {
        assertEquals(Side.SIDE_WHITE, after(created(), started(), e4(true)).getDrawOffer());
        var reply = MovePlayed.newBuilder()
                .setSide(Side.SIDE_BLACK)
                .setPly(2)
                .setFen(INITIAL)
                .setClocks(running(Side.SIDE_WHITE, START, 600))
                .build();
        assertFalse(after(fact(4, "move_played", reply)).hasDrawOffer());
        assertEquals(
                Side.SIDE_BLACK,
                after(fact(
                                5,
                                "draw_offered",
                                DrawOffered.newBuilder()
                                        .setSide(Side.SIDE_BLACK)
                                        .build()))
                        .getDrawOffer());
        assertFalse(after(fact(
                        6,
                        "draw_declined",
                        DrawDeclined.newBuilder().setSide(Side.SIDE_WHITE).build()))
                .hasDrawOffer());
    }

    @Test
    void anOfferRefusedWithItsMoveDoesNotStand() {
        var move = e4(true).getMovePlayed().toBuilder()
                .setOfferRefused("OFFER_TOO_EARLY")
                .build();
        assertFalse(after(created(), started(), fact(3, "move_played", move)).hasDrawOffer());
    }

    @Test
    void theClocksAreThoseOfTheMomentTheLinkWasLost() {
        var clocks =
                after(START.plusSeconds(40), created(), started(), e4(false)).getClocks();
        assertEquals(570, clocks.getBlack().getSeconds());
        assertEquals(600, clocks.getWhite().getSeconds());
        assertEquals(START.plusSeconds(40).getEpochSecond(), clocks.getAt().getSeconds());
        assertEquals(START.plusSeconds(610).getEpochSecond(), clocks.getFlagAt().getSeconds());
    }

    private static GameEvent moved(ClockReading reading) {
        return fact(
                3,
                "move_played",
                e4(false).getMovePlayed().toBuilder().setClocks(reading).build());
    }

    private long black(long lost) {
        return games.glimpse(BOARD_ID, START.plusSeconds(lost))
                .getClocks()
                .getBlack()
                .getSeconds();
    }

    @Test
    void aDelayIsNotCharged() { // DEC-06
        after(created(), started(), moved(running(Side.SIDE_BLACK, START.plusSeconds(10), 605)));
        assertEquals(List.of(600L, 600L, 575L), List.of(black(12), black(15), black(40)));
    }

    @Test
    void aPeriodToComeIsCountedFromItsBeginning() { // LAW 6.4, DEC-05
        var last = running(Side.SIDE_BLACK, START.plusSeconds(10), 1_500).toBuilder()
                .setPeriodEndsAt(RecordMapper.timestamp(START.plusSeconds(610)))
                .build();
        after(created(), started(), moved(last));
        assertEquals(List.of(570L, 1L, 900L, 895L), List.of(black(40), black(609), black(610), black(615)));
        after(fact(
                4,
                "period_completed",
                PeriodCompleted.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setClocks(running(Side.SIDE_BLACK, START.plusSeconds(610), 900).toBuilder()
                                .setBlack(RecordMapper.duration(Duration.ofSeconds(900))))
                        .build()));
        assertEquals(
                List.of(570L, 895L), List.of(black(40), black(615)), "a loss before the period is reported after it");
    }

    @Test
    void aPauseAfterTheLossLeavesTheClocksOfTheLastSignOfLife() { // OCR 18.9/a
        after(created(), started(), e4(false));
        var paused = standing(START.plusSeconds(44)).toBuilder()
                .setBlack(RecordMapper.duration(Duration.ofSeconds(566)))
                .build();
        after(fact(4, "game_paused", GamePaused.newBuilder().setClocks(paused).build()));
        assertEquals(List.of(570L, 566L), List.of(black(40), black(50)));
        assertTrue(games.glimpse(BOARD_ID, START.plusSeconds(40)).getClocks().hasRunning());
    }

    @Test
    void anOrderAfterTheLossCounts() { // OCR 18.4
        after(created(), started(), e4(false));
        var more = running(Side.SIDE_BLACK, START.plusSeconds(44), 686).toBuilder()
                .setBlack(RecordMapper.duration(Duration.ofSeconds(686)))
                .build();
        after(fact(
                4,
                "time_adjusted",
                TimeAdjusted.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setClocks(more)
                        .build()));
        assertEquals(686, black(40));
    }

    @Test
    void aReadingAfterTheLossIsNotCountedBack() {
        assertEquals(
                600,
                after(START.plusSeconds(5), created(), started(), e4(false))
                        .getClocks()
                        .getBlack()
                        .getSeconds());
    }
}
