package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;

/**
 * Where a player's next game is: round 1 has p1 against p2 and p4 against p3, round 2 p3 against p2 and p1 against p4.
 */
class NextGameTest {
    private static final String FIRST = "demo/1/1";
    private static final NextGameView OF_P1 = new NextGameView("demo/2/2", 2, 2, Side.WHITE, "Dino");
    private static final NextGameView OF_P2 = new NextGameView("demo/2/1", 2, 1, Side.BLACK, "Cora");

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();

    @BeforeEach
    void load() {
        hall.fold(facts.loaded());
    }

    private void create(String board, Seat white, Seat black) {
        hall.fold(facts.game(
                board,
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(white)
                        .setBlack(black)
                        .setWhiteControl(Facts.control(90, 30))
                        .setBlackControl(Facts.control(90, 30))
                        .setInitialFen(Position.initial().fen())
                        .setClocks(Facts.standing(5400, 5400)))));
    }

    private static Seat seat(String id, String name, String venue) {
        return Seat.newBuilder()
                .setPlayerId(id)
                .setPlayerName(name)
                .setVenue(venue)
                .build();
    }

    private void opened(int round) {
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(round))));
    }

    private void openFirst() {
        create(FIRST, seat("p1", "Anna", "rome"), seat("p2", "Bruno", "milan"));
        create("demo/1/2", seat("p4", "Dino", "milan"), seat("p3", "Cora", "rome"));
        opened(1);
    }

    private void createSecond() {
        create("demo/2/1", seat("p3", "Cora", "rome"), seat("p2", "Bruno", "milan"));
        create("demo/2/2", seat("p1", "Anna", "rome"), seat("p4", "Dino", "milan"));
    }

    private void start(String board) {
        hall.fold(facts.started(board));
    }

    private void end(String board) {
        hall.fold(facts.game(
                board,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setClocks(Facts.standing(5000, 5400)))));
    }

    private void adjourn(String board) {
        hall.fold(facts.game(
                board,
                event -> event.setGameAdjourned(GameAdjourned.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                        .setClocks(Facts.standing(5000, 5400)))));
    }

    private Optional<NextGameView> next(String player) {
        return hall.seating().nextGame(FIRST, player);
    }

    @Test
    void isThatOfTheSamePlayerInTheRoundThatIsOpen() { // DEC-21
        openFirst();
        start(FIRST);
        end(FIRST);
        assertEquals(Optional.empty(), next("p1"), "no other round is open");
        createSecond();
        assertEquals(Optional.empty(), next("p1"), "the round is being opened");
        opened(2);
        assertEquals(Optional.of(OF_P1), next("p1"));
        assertEquals(Optional.of(OF_P2), next("p2"));
        assertEquals(Optional.empty(), next("p9"));
        assertEquals(
                "p1",
                hall.seating().seat(OF_P1.board(), OF_P1.side()).orElseThrow().subject());
    }

    @Test
    void waitsAsLongAsTheGameHereIsInProgress() { // OCR 16.7
        openFirst();
        start(FIRST);
        createSecond();
        opened(2);
        assertTrue(hall.rooms().boards().isInProgress(FIRST));
        assertEquals(Optional.empty(), next("p1"));
        hall.fold(facts.game(
                FIRST, event -> event.setGamePaused(GamePaused.newBuilder().setClocks(Facts.standing(5000, 5400)))));
        assertEquals(Optional.empty(), next("p1"));
        end(FIRST);
        assertFalse(hall.rooms().boards().isInProgress(FIRST));
        assertEquals(Optional.of(OF_P1), next("p1"));
    }

    @Test
    void isNoneOnceItHasEnded() {
        openFirst();
        end(FIRST);
        createSecond();
        opened(2);
        end(OF_P1.board());
        assertEquals(Optional.empty(), next("p1"), "as by default of the opponent");
        assertEquals(Optional.of(OF_P2), next("p2"));
    }

    @Test
    void isNotAnotherAttemptAtTheSameBoard() { // OCR 18.9
        openFirst();
        start(FIRST);
        end(FIRST);
        hall.fold(facts.game(
                FIRST,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(Position.initial().fen())
                        .setWhiteControl(Facts.control(90, 30))
                        .setBlackControl(Facts.control(90, 30))
                        .setClocks(Facts.standing(5400, 5400)))));
        assertEquals(Optional.empty(), next("p1"));
        createSecond();
        opened(2);
        assertEquals(Optional.empty(), next("p1"), "the game here comes first");
        start(OF_P1.board());
        assertEquals(Optional.of(OF_P1), next("p1"), "clocks run there");
    }

    @Test
    void anAdjournedGameIsLeftForItAndGoneBackToWhenItIsResumed() { // ADJ I.1.1
        openFirst();
        start(FIRST);
        adjourn(FIRST);
        assertEquals(Optional.empty(), next("p1"));
        createSecond();
        opened(2);
        assertEquals(Optional.of(OF_P1), next("p1"));
        assertEquals(
                Optional.empty(),
                hall.seating().nextGame(OF_P1.board(), "p1"),
                "the adjourned one is not to be played yet");
        end(OF_P1.board());
        start(FIRST);
        assertEquals(
                Optional.of(new NextGameView(FIRST, 1, 1, Side.WHITE, "Bruno")),
                hall.seating().nextGame(OF_P1.board(), "p1"));
    }

    @Test
    void whoIsInForARoundThatIsNotOpenIsToldOfHisGameBeforeIt() {
        openFirst();
        assertEquals(
                Optional.of(new NextGameView(FIRST, 1, 1, Side.WHITE, "Bruno")),
                hall.seating().nextGame(OF_P1.board(), "p1"));
    }

    @Test
    void seatsFollowPlayersWhoHaveExchangedColours() { // OCR 19.2
        openFirst();
        end(FIRST);
        createSecond();
        opened(2);
        start(OF_P1.board());
        hall.fold(facts.game(
                OF_P1.board(),
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setInitialFen(Position.initial().fen())
                        .setWhite(seat("p4", "Dino", "milan"))
                        .setBlack(seat("p1", "Anna", "rome"))
                        .setWhiteControl(Facts.control(90, 30))
                        .setBlackControl(Facts.control(90, 30))
                        .setClocks(Facts.standing(5400, 5400)))));
        NextGameView exchanged = new NextGameView(OF_P1.board(), 2, 2, Side.BLACK, "Dino");
        assertEquals(Optional.of(exchanged), next("p1"));
        assertEquals(
                "p1",
                hall.seating()
                        .seat(exchanged.board(), exchanged.side())
                        .orElseThrow()
                        .subject());
    }

    @Test
    void whatHappensAtABoardConcernsAllSeatsOfItsPlayers() {
        openFirst();
        createSecond();
        opened(2);
        assertEquals(
                Set.of(
                        new SeatKey(FIRST, Side.WHITE),
                        new SeatKey(FIRST, Side.BLACK),
                        new SeatKey("demo/2/2", Side.WHITE),
                        new SeatKey("demo/2/1", Side.BLACK)),
                hall.rooms().boards().seatsOfPlayers(FIRST));
        assertEquals(Set.of(), hall.rooms().boards().seatsOfPlayers("demo/9/9"));
    }

    @Test
    void codesOfARoundAreForTheSeatsOfGamesThatHaveNotEnded() {
        openFirst();
        assertTrue(hall.rooms().competitions().isPaired("demo", 2));
        assertFalse(hall.rooms().competitions().isPaired("demo", 3));
        assertEquals(List.of(), hall.seating().seats("demo", 3));
        assertEquals(
                List.of("demo/1/1 WHITE p1", "demo/1/1 BLACK p2", "demo/1/2 WHITE p4", "demo/1/2 BLACK p3"), seats(1));
        assertEquals(
                List.of("demo/2/1 WHITE p3", "demo/2/1 BLACK p2", "demo/2/2 WHITE p1", "demo/2/2 BLACK p4"),
                seats(2),
                "before it is opened");
        end(FIRST);
        assertEquals(List.of("demo/1/2 WHITE p4", "demo/1/2 BLACK p3"), seats(1));
    }

    private List<String> seats(int round) {
        return hall.seating().seats("demo", round).stream()
                .map(seat -> seat.board() + " " + seat.side() + " " + seat.subject())
                .collect(Collectors.toList());
    }

    @Test
    void aSeatIsOverOnceItsRoundIsOfficialUnlessAnotherGameWaits() { // OCR 17.11
        openFirst();
        start(FIRST);
        end(FIRST);
        assertFalse(hall.seating().isOver(FIRST, "p1"), "appeals and confirmations are still possible");
        hall.fold(facts.competition(
                event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1))));
        assertTrue(hall.seating().isOver(FIRST, "p1"));
        assertTrue(hall.seating().isOver(FIRST, "assistant:1"));
        assertFalse(hall.seating().isOver("demo/2/2", "p1"), "another round");
        assertFalse(hall.seating().isOver("none/1/1", "p1"));
        createSecond();
        opened(2);
        assertFalse(hall.seating().isOver(FIRST, "p1"), "the device goes on to the next board");
    }
}
