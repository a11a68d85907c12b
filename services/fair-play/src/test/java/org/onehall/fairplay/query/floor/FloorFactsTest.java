package org.onehall.fairplay.query.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.CompetitionArchived;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.LeavePolicy;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.fairplay.v1.Circumstances;
import org.onehall.proto.fairplay.v1.Writing;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantDismissed;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/** What the floor log learns about a game, penalties and the regulations (OCR 17.7, 17.9). */
class FloorFactsTest {
    private static final BoardId BOARD = new BoardId("demo", 1, 3);
    private final FloorFacts facts = new FloorFacts();

    private static EventHeader header(String key) {
        return EventHeader.newBuilder().setKey(key).build();
    }

    private static GameEvent.Builder event() {
        return GameEvent.newBuilder().setHeader(header(BOARD.toString()));
    }

    private static ClockReading clocks(int seconds) {
        return ClockReading.newBuilder()
                .setWhite(Duration.newBuilder().setSeconds(seconds))
                .build();
    }

    @Test
    void whetherHeadphonesAreWornIsWhatTheRegulationsSay() { // OCR 9.7
        assertFalse(facts.now(BOARD).getHeadphonesAllowed());
        var loaded =
                org.onehall.proto.competition.v1.CompetitionEvent.newBuilder().setHeader(header("demo"));
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getFloorBuilder()
                .setHeadphonesAllowed(true);
        facts.fold(loaded.build());
        assertTrue(facts.now(BOARD).getHeadphonesAllowed());
    }

    @Test
    void aGameIsFollowed() {
        facts.fold(event().setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setPlayerId("w"))
                        .setBlack(Seat.newBuilder().setPlayerId("b"))
                        .setInitialFen("x w - -")
                        .setClocks(clocks(9)))
                .build());
        assertFalse(facts.now(BOARD).getInProgress());
        facts.fold(event().setGameStarted(GameStarted.newBuilder().setAttempt(1).setClocks(clocks(8)))
                .build());
        facts.fold(event().setMovePlayed(
                        MovePlayed.newBuilder().setPly(1).setFen("x b - -").setClocks(clocks(7)))
                .build());
        assertEquals(
                Circumstances.newBuilder()
                        .setInProgress(true)
                        .setAttempt(1)
                        .setPly(1)
                        .setToMove(Side.SIDE_BLACK)
                        .setClocks(clocks(7))
                        .setWhitePlayer("w")
                        .setBlackPlayer("b")
                        .setWhiteWriting(Writing.WRITING_NOT_ASKED)
                        .setBlackWriting(Writing.WRITING_NOT_ASKED)
                        .build(),
                facts.now(BOARD));
        facts.fold(event().setGamePaused(GamePaused.newBuilder().setClocks(clocks(6)))
                .build());
        assertEquals(clocks(6), facts.now(BOARD).getClocks());
        facts.fold(event().setPositionRestored(PositionRestored.newBuilder()
                        .setPly(0)
                        .setFen("x w - -")
                        .setClocks(clocks(5)))
                .build());
        assertEquals(Side.SIDE_WHITE, facts.now(BOARD).getToMove());
        facts.fold(event().setGameEnded(GameEnded.newBuilder().setClocks(clocks(4)))
                .build());
        assertFalse(facts.now(BOARD).getInProgress());
        facts.fold(event().setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen("x w - -")
                        .setWhite(Seat.newBuilder().setPlayerId("b"))
                        .setBlack(Seat.newBuilder().setPlayerId("w")))
                .build());
        assertEquals("b", facts.now(BOARD).getWhitePlayer());
        assertEquals(2, facts.now(BOARD).getAttempt());
    }

    private static TimeControl control(int... increments) {
        return TimeControl.newBuilder()
                .addAllPeriods(Arrays.stream(increments)
                        .mapToObj(seconds -> Period.newBuilder()
                                .setIncrement(Duration.newBuilder().setSeconds(seconds))
                                .build())
                        .toList())
                .build();
    }

    private Writing white(GameEvent.Builder event) {
        facts.fold(event.build());
        return facts.now(BOARD).getWhiteWriting();
    }

    @Test
    void theDutyToWriteLapsesForTheRestOfThePeriod() { // LAW 8.4, OCR 20.7
        facts.fold(CompetitionEvent.newBuilder()
                .setHeader(header("demo"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setRegulations(Regulations.newBuilder()
                                .setFloor(FloorRules.newBuilder().setScoresheets(true))))
                .build());
        assertEquals(
                Writing.WRITING_UNTIL_FIVE_MINUTES,
                white(event().setGameCreated(GameCreated.newBuilder()
                        .setWhiteControl(control(29, 30))
                        .setBlackControl(control(30))
                        .setInitialFen("x w - -")
                        .setClocks(clocks(5400)))));
        assertEquals(Writing.WRITING_ALWAYS, facts.now(BOARD).getBlackWriting());
        assertEquals(
                Writing.WRITING_UNTIL_FIVE_MINUTES,
                white(event().setGamePaused(GamePaused.newBuilder().setClocks(clocks(300)))));
        assertEquals(
                Writing.WRITING_LAPSED,
                white(event().setGamePaused(GamePaused.newBuilder().setClocks(clocks(299)))));
        assertEquals(
                Writing.WRITING_LAPSED,
                white(event().setGamePaused(GamePaused.newBuilder().setClocks(clocks(420)))),
                "two minutes added");
        assertEquals(
                Writing.WRITING_ALWAYS,
                white(event().setPeriodCompleted(PeriodCompleted.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setPeriod(1)
                        .setClocks(clocks(1800)))));
        assertEquals(
                Writing.WRITING_UNTIL_FIVE_MINUTES,
                white(event().setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(control(0))
                        .setBlackControl(control(0))
                        .setInitialFen("x w - -")
                        .setClocks(clocks(5400)))));
    }

    @Test
    void anAssistantIsKnownFromAdmissionToDismissalAndMovesWithHisPlayer() { // APP-III 1, OCR 19.2
        facts.fold(event().setAssistantNamed(
                        AssistantNamed.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))
                .build());
        assertEquals("", facts.now(BOARD).getWhiteAssistant());
        facts.fold(event().setAssistantAdmitted(
                        AssistantAdmitted.newBuilder().setSide(Side.SIDE_WHITE).setAssistantId("a"))
                .build());
        assertEquals("a", facts.now(BOARD).getWhiteAssistant());
        facts.fold(event().setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhite(Seat.newBuilder().setPlayerId("b"))
                        .setBlack(Seat.newBuilder().setPlayerId("w")))
                .build());
        assertEquals("a", facts.now(BOARD).getBlackAssistant());
        assertEquals("", facts.now(BOARD).getWhiteAssistant());
        facts.fold(event().setAssistantDismissed(
                        AssistantDismissed.newBuilder().setSide(Side.SIDE_BLACK).setAssistantId("a"))
                .build());
        assertEquals("", facts.now(BOARD).getBlackAssistant());
    }

    @Test
    void aPenaltyIsKnownAtItsBoardOnly() { // OCR 17.9
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setPenaltyImposed(PenaltyImposed.newBuilder().setRulingId("r1").setOffender(Side.SIDE_BLACK))
                .build());
        assertEquals(Optional.of(Side.SIDE_BLACK), facts.penalised(BOARD, "r1"));
        assertEquals(Optional.empty(), facts.penalised(new BoardId("demo", 1, 4), "r1"));
        assertEquals(Optional.empty(), facts.penalised(BOARD, "r2"));
    }

    @Test
    void aRulingOfWhichNothingStandsPenalisesNobody() { // OCR 17.9, OCR 18.3
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setPenaltiesImposed(
                        PenaltiesImposed.newBuilder().setRulingId("r1").setOffender(Side.SIDE_BLACK))
                .build());
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setRulingWithdrawn(
                        RulingWithdrawn.newBuilder().setRulingId("r2").setWithdrawnId("r1"))
                .build());
        assertEquals(
                List.of(Optional.of(Side.SIDE_BLACK), List.of()),
                List.of(facts.penalised(BOARD, "r1"), facts.withdrawn(BOARD)),
                "a part of it stands");
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r3")
                        .setWithdrawnId("r1")
                        .setWhole(true))
                .build());
        assertEquals(
                List.of(Optional.empty(), List.of("r1"), List.of()),
                List.of(
                        facts.penalised(BOARD, "r1"),
                        facts.withdrawn(BOARD),
                        facts.withdrawn(new BoardId("demo", 1, 4))));
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setRulingRefused(RulingRefused.newBuilder().setRulingId("r3"))
                .build());
        assertEquals(
                List.of(Optional.of(Side.SIDE_BLACK), List.of()),
                List.of(facts.penalised(BOARD, "r1"), facts.withdrawn(BOARD)));
    }

    @Test
    void aRulingThatWasRefusedIsNoPenalty() { // OCR 17.9, 18.4
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setPenaltiesImposed(
                        PenaltiesImposed.newBuilder().setRulingId("r1").setOffender(Side.SIDE_WHITE))
                .build());
        assertEquals(Optional.of(Side.SIDE_WHITE), facts.penalised(BOARD, "r1"));
        facts.fold(AdjudicationEvent.newBuilder()
                .setHeader(header(BOARD.toString()))
                .setRulingRefused(RulingRefused.newBuilder().setRulingId("r1"))
                .build());
        assertEquals(Optional.empty(), facts.penalised(BOARD, "r1"));
    }

    @Test
    void theRegulationsSayWhoAsksLeave() { // OCR 17.7, LAW 11.2.3
        assertFalse(facts.now(BOARD).getOnlyMoverAsks());
        facts.fold(CompetitionEvent.newBuilder()
                .setHeader(header("demo"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setRegulations(Regulations.newBuilder()
                                .setFloor(FloorRules.newBuilder().setLeavePolicy(LeavePolicy.LEAVE_POLICY_LAWS))))
                .build());
        assertTrue(facts.now(BOARD).getOnlyMoverAsks());
    }

    @Test
    void aVenueOfACompetitionInTheArchiveSaysSo() { // OCR 17.11
        for (String competition : List.of("demo", "other"))
            facts.fold(CompetitionEvent.newBuilder()
                    .setHeader(header(competition))
                    .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                            .addVenues(Venue.newBuilder().setVenueId("bari")))
                    .build());
        assertFalse(facts.venue("demo/bari").getArchived());
        facts.fold(CompetitionEvent.newBuilder()
                .setHeader(header("demo"))
                .setCompetitionArchived(CompetitionArchived.getDefaultInstance())
                .build());
        assertTrue(facts.venue("demo/bari").getArchived());
        assertTrue(facts.venue("demo/bari").getKnown());
        assertFalse(facts.venue("other/bari").getArchived());
    }
}
