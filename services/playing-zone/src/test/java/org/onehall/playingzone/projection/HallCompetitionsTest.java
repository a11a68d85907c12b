package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.competition.PairedView;
import org.onehall.playingzone.projection.competition.PairedView.PairedSeat;
import org.onehall.playingzone.projection.competition.RoundState;
import org.onehall.playingzone.projection.competition.RoundView;
import org.onehall.playingzone.projection.competition.StartView;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.Result;

/** What the hall shows about competitions and their rounds. */
class HallCompetitionsTest extends HallFixture {
    private static final PairedSeat ANNA = new PairedSeat("p1", "Anna", "rome");
    private static final PairedSeat BRUNO = new PairedSeat("p2", "Bruno", "milan");
    private static final PairedSeat CORA = new PairedSeat("p3", "Cora", "rome");
    private static final PairedSeat DINO = new PairedSeat("p4", "Dino", "milan");

    private static PairedView paired(int board, PairedSeat white, PairedSeat black) {
        return new PairedView(board, white, black);
    }

    @Test
    void theCompetitionShowsWhichRoundsAreOpen() {
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        assertEquals(
                List.of(
                        new RoundView(
                                1,
                                true,
                                false,
                                OptionalLong.empty(),
                                OptionalLong.empty(),
                                List.of(),
                                List.of(),
                                0,
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                RoundState.OPEN,
                                List.of(paired(1, ANNA, BRUNO), paired(2, DINO, CORA)),
                                List.of()),
                        new RoundView(
                                2,
                                false,
                                false,
                                OptionalLong.empty(),
                                OptionalLong.empty(),
                                List.of(),
                                List.of(),
                                0,
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                RoundState.PAIRED,
                                List.of(paired(1, CORA, BRUNO), paired(2, ANNA, DINO)),
                                List.of())),
                hall.rooms().competitions().view("").rounds());
    }

    @Test
    void anOfficialRoundTellsOfWhichBoardsSomethingWasRuledSinceUntilItIsOfficialAgain() { // OCR 17.11
        hall.fold(facts.loaded());
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        changed(1);
        assertEquals(
                List.of(),
                hall.rooms().competitions().view("").rounds().getFirst().changed(),
                "it never was official");
        hall.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertEquals(Set.of("demo"), Set.copyOf(changed(2).competitions()), "whoever looks at the rounds is told");
        changed(1);
        assertEquals(
                List.of(1, 2),
                hall.rooms().competitions().view("").rounds().getFirst().changed());
        assertFalse(hall.rooms().competitions().view("").rounds().getFirst().official());
        hall.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertEquals(
                List.of(),
                hall.rooms().competitions().view("").rounds().getFirst().changed());
    }

    @Test
    void anOpenRoundOfChess960ShowsItsPosition() { // 960 II.1, 960 II.2
        hall.fold(facts.loaded());
        play();
        assertEquals(
                Optional.empty(),
                hall.boardViews().view(BOARD).orElseThrow().rules().chess960());
        var opened = RoundOpened.newBuilder()
                .setRound(1)
                .setPosition(0)
                .addPairings(Pairing.newBuilder().setBoard(1));
        assertEquals(
                Set.of(BOARD),
                hall.fold(facts.competition(event -> event.setRoundOpened(opened)))
                        .boards(),
                "the board was read before its round");
        var start = Optional.of(new StartView(0, "BBQNNRKR"));
        assertEquals(
                start, hall.rooms().competitions().view("").rounds().getFirst().chess960());
        assertEquals(start, hall.boardViews().view(BOARD).orElseThrow().rules().chess960());
    }

    @Test
    void codesAreForAllOfficialsAndTheSeatsOfTheFirstRoundThatLacksAResult() {
        assertEquals(Optional.empty(), hall.rooms().competitions().holders("demo"));
        hall.fold(facts.loaded());
        var holders = hall.rooms().competitions().holders("demo").orElseThrow();
        assertEquals(3 + 4, holders.size());
        assertEquals(
                new Holder("demo", Role.LOCAL_CHIEF_ARBITER, "lca-rome", "Luca", "rome", "Rome", "", ""),
                holders.get(1));
        assertEquals(
                new Holder("demo", Role.PLAYER, "p4", "Dino", "milan", "Milan", "demo/1/2", "WHITE"), holders.get(5));
        for (int board = 1; board <= 2; board++) {
            int number = board;
            assertEquals(
                    "demo/1/1",
                    hall.rooms()
                            .competitions()
                            .holders("demo")
                            .orElseThrow()
                            .get(3)
                            .board());
            hall.fold(facts.competition(event -> event.setResultNoted(
                    ResultNoted.newBuilder().setRound(1).setBoard(number).setResult(Result.RESULT_DRAW))));
        }
        assertEquals(
                "demo/2/1",
                hall.rooms().competitions().holders("demo").orElseThrow().get(3).board());
        hall.fold(facts.competition(event ->
                event.setResultNoted(ResultNoted.newBuilder().setRound(1).setBoard(2))));
        assertEquals(
                "demo/1/1",
                hall.rooms().competitions().holders("demo").orElseThrow().get(3).board());
    }

    @Test
    void seatsInPlayAreThoseOfGamesInProgress() {
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(Map.of(), hall.rooms().boards().seatsInPlay());
        hall.fold(facts.started(BOARD));
        assertEquals(
                Map.of(new SeatKey(BOARD, Side.WHITE), "rome", new SeatKey(BOARD, Side.BLACK), "milan"),
                hall.rooms().boards().seatsInPlay());
    }

    @Test
    void anUnknownEventStopsTheReaderUnlessTheWriterAllowsToGoOn() {
        play();
        var unknown = GameEvent.newBuilder().setHeader(facts.header(BOARD)).build();
        assertThrows(IllegalStateException.class, () -> hall.fold(unknown));
        hall.fold(unknown.toBuilder()
                .setHeader(unknown.getHeader().toBuilder().setReaderMayIgnore(true))
                .build());
        assertEquals(Status.PLAYING, board().status());
    }

    @Test
    void theJsonOfABoardIsTheContracts() {
        play();
        var json = Json.object(Json.write(board())).orElseThrow();
        assertEquals("PLAYING", json.path("status").textValue());
        assertTrue(json.has("lastMove") && json.path("lastMove").isNull());
        assertEquals("WHITE", json.at("/clocks/running").textValue());
        assertEquals(100_000, json.at("/clocks/at").longValue());
        assertEquals(20, json.path("legal").size());
        assertEquals("NONE", json.at("/screening/state").textValue());
        assertTrue(json.at("/white/checks/device").isBoolean());
        hall.fold(facts.game(
                BOARD,
                event -> event.setGamePaused(
                        GamePaused.newBuilder().setReason("x").setClocks(Facts.standing(1, 1)))));
        assertFalse(Json.object(Json.write(board())).orElseThrow().has("legal"));
    }

    @Test
    void theOperatorEntersAHallWithoutACompetition() {
        assertEquals(Optional.empty(), new Hall().seating().hindrance(Holder.OPERATOR, "device"));
    }
}
