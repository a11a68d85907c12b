package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.IllegalMovePolicy;

/**
 * A queued move: made at the same instant as the opponent's move, using no time and with the increment, or dropped
 * without a penalty (OCR 3.6 b, DEC-28).
 */
class PreMovesTest {
    private static Command queue(Side side, String uci, int ply) {
        return new MoveCommand.QueuePreMove(BOARD, side, uci, ply);
    }

    private static Scenario<Command, Event, BoardState> playing(String control) {
        return started(queueing(rules()), control, Optional.empty());
    }

    private static Scenario<Command, Event, BoardState> queued(String uci) {
        return playing("90+30")
                .when(queue(Side.BLACK, uci, 0), BLACK, T0.plusSeconds(1))
                .then(new Event.PreMoveQueued(Side.BLACK, uci));
    }

    private static Optional<String> black(Scenario<Command, Event, BoardState> board) {
        return board(board).particulars().preMoves().black();
    }

    @Test
    void itIsMadeWithTheOpponentsMoveCostsNothingAndEarnsTheIncrement() { // OCR 3.6.b, DEC-28
        var board = queued("e7e5")
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(12))
                .accepted();
        List<Event> events = board.events();
        assertEquals(new Event.PreMoveFired(Side.BLACK), events.get(1));
        var answer = (Event.MovePlayed) events.get(2);
        assertEquals(
                List.of(Side.BLACK, 2, "e7e5", Duration.ZERO),
                List.of(answer.side(), answer.ply(), answer.uci(), answer.spent()));
        Instant later = T0.plusSeconds(20);
        assertEquals(Duration.ofSeconds(5430 + 30), board(board).clocks().remaining(Side.BLACK, later));
        assertEquals(
                Duration.ofSeconds(5430 - 12 + 30 - 8),
                board(board).clocks().remaining(Side.WHITE, later),
                "White's clock runs again");
        assertEquals(Optional.empty(), black(board));
    }

    @Test
    void bothMovesBelongToOneDecisionHoweverLateItIsPublished() { // OCR 3.6.b, ENG-2, ENG-4
        var board = queued("e7e5");
        var late =
                new Submitted<Command>(play(Side.WHITE, "e2e4"), WHITE, "late", T0.plusSeconds(12), T0.plusSeconds(15));
        var events = ((Decision.Accepted<Event>) GameDecider.DECIDER.decide(late, board.state())).events();
        var answer = (Event.MovePlayed) events.get(2);
        assertEquals(T0.plusSeconds(15), answer.clocks().at(), "White's clock runs from when it was published");
        assertEquals(Duration.ZERO, answer.spent());
        assertEquals(Duration.ofSeconds(5430 + 30), answer.clocks().black());
    }

    @ParameterizedTest
    @CsvSource({"90+0, 5400", "60d30, 3600", "90+30, 5460"})
    void theClockOfWhoQueuedGainsWhatAnyMoveGains(String control, long shows) { // DEC-28, LAW 6.3.2
        var board = playing(control)
                .when(queue(Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(12))
                .accepted();
        assertEquals(Duration.ofSeconds(shows), board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(13)));
    }

    @Test
    void whatIsNotLegalAfterTheOpponentsMoveIsDroppedWithoutPenaltyAlsoWhereIllegalMovesCount() { // OCR 3.6.b, DEC-22
        for (GameRules rules : List.of(rules(), penalising(rules(), IllegalMovePolicy.LAWS_2018, true, false))) {
            var board = started(queueing(rules), "90+30", Optional.empty())
                    .when(queue(Side.BLACK, "e5e4", 0), BLACK, T0.plusSeconds(1))
                    .accepted()
                    .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(2))
                    .accepted();
            assertEquals(
                    new Event.PreMoveDropped(Side.BLACK, false), board.events().getLast());
            assertEquals(
                    List.of(Optional.empty(), List.of(), 1),
                    List.of(
                            black(board),
                            board(board).irregularities(),
                            board(board).ply()));
            board.when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(3)).accepted();
        }
    }

    @Test
    void aPawnThatWouldNeedAPieceIsNotPromotedByItself() { // LAW 3.7.5, OCR 3.6.b
        var fen = Optional.of("4k3/P7/8/8/8/8/p6K/8 w - - 0 1");
        var bare = started(queueing(rules()), "90+30", fen)
                .when(queue(Side.BLACK, "a2a1", 0), BLACK, T0.plusSeconds(1))
                .accepted()
                .when(play(Side.WHITE, "h2g2"), WHITE, T0.plusSeconds(2))
                .accepted();
        assertEquals(new Event.PreMoveDropped(Side.BLACK, false), bare.events().getLast());
        var knight = started(queueing(rules()), "90+30", fen)
                .when(queue(Side.BLACK, "a2a1n", 0), BLACK, T0.plusSeconds(1))
                .accepted()
                .when(play(Side.WHITE, "h2g2"), WHITE, T0.plusSeconds(2))
                .accepted();
        assertEquals("a2a1n", ((Event.MovePlayed) knight.events().getLast()).uci());
    }

    @Test
    void theLastOneQueuedCountsAndItCanBeCancelledUntilTheOpponentMoves() { // OCR 3.6.b
        var board = queued("e7e5")
                .when(queue(Side.BLACK, "c7c5", 0), BLACK, T0.plusSeconds(2))
                .accepted();
        assertEquals(Optional.of("c7c5"), black(board));
        board.when(new MoveCommand.CancelPreMove(BOARD, Side.BLACK), BLACK, T0.plusSeconds(3))
                .then(new Event.PreMoveDropped(Side.BLACK, true))
                .when(new MoveCommand.CancelPreMove(BOARD, Side.BLACK), BLACK, T0.plusSeconds(4))
                .then()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(5))
                .accepted();
        assertEquals(1, board(board).ply());
    }

    @Test
    void aMoveThatMatesOrAnswersAnOfferIsMadeLikeAnyOther() { // DEC-11, DEC-07
        var mate = moves(playing("90+30"), T0, "f2f3", "e7e5")
                .when(queue(Side.BLACK, "d8h4", 2), BLACK, T0.plusSeconds(3))
                .accepted()
                .when(play(Side.WHITE, "g2g4"), WHITE, T0.plusSeconds(4))
                .accepted();
        assertEquals(Optional.of(Result.BLACK_WINS), board(mate).ended().map(BoardState.Ended::result));
        var offer = moves(playing("90+30"), T0, "e2e4", "e7e5")
                .when(queue(Side.BLACK, "b8c6", 2), BLACK, T0.plusSeconds(3))
                .accepted()
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(4))
                .accepted();
        assertTrue(board(offer).offer().isEmpty(), "a firing pre-move is playing");
    }

    @Test
    void thePauseKeepsItAndItIsMadeAfterTheResumption() { // DEC-31, OCR 3.6.b
        var resume = new ClockCommand.Resume(
                BOARD,
                "On",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "OCR 19.6",
                Optional.empty(),
                Optional.empty(),
                0);
        var board = queued("e7e5")
                .when(new ClockCommand.Pause(BOARD, "Noise"), LCA_ROME, T0.plusSeconds(2))
                .accepted()
                .when(queue(Side.BLACK, "c7c5", 0), BLACK, T0.plusSeconds(3))
                .refused(GAME_PAUSED)
                .when(resume, LCA_ROME, T0.plusSeconds(60))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(61))
                .accepted();
        assertEquals(2, board(board).ply());
    }

    @Test
    void whatChangesTheGameOtherwiseTakesItAway() { // OCR 3.6.b, AMD 7.5.1, DEC-14, ADJ I.1.1, DEC-26
        var played = moves(playing("90+30"), T0, "e2e4", "e7e5", "g1f3", "b8c6")
                .when(queue(Side.BLACK, "g8f6", 4), BLACK, T0.plusSeconds(5))
                .accepted();
        var back = played.when(
                        new RepairCommand.RestorePosition(
                                BOARD, 2, Optional.empty(), Optional.empty(), "r", "AMD 7.5.1", 0),
                        LCA_ROME,
                        T0.plusSeconds(6))
                .accepted();
        assertEquals(Optional.empty(), black(back));
        assertEquals(
                Optional.empty(),
                black(queued("e7e5")
                        .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(2))
                        .accepted()));
        assertEquals(
                Optional.empty(),
                black(queued("e7e5")
                        .when(
                                new RepairCommand.Restart(BOARD, "r", "OCR 18.9", Optional.empty(), false, 0),
                                SERVICE,
                                T0.plusSeconds(2))
                        .accepted()));
        assertEquals(
                Optional.empty(),
                black(started(queueing(adjourning(rules())), "90+30", Optional.empty())
                        .when(queue(Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1))
                        .accepted()
                        .when(
                                new AdjournmentCommand.OrderSealing(BOARD, "Night", Optional.empty()),
                                LCA_ROME,
                                T0.plusSeconds(2))
                        .accepted()));
    }

    @Test
    void whoIsAdmittedToEnterTheMovesFindsNoneQueued() { // OCR 3.6.b, APP-III 1.5
        var board = queued("e7e5")
                .given(
                        new Event.AssistantNamed(Side.BLACK, "a", "Ada Aide", Language.EN),
                        new Event.AssistantAdmitted(Side.BLACK, "a"));
        assertEquals(Optional.empty(), black(board));
    }

    @Test
    void onlyThePlayerOfTheSeatQueuesAndNoAssistantDoes() { // OCR 3.6.b, APP-III 1.5, LAW 1.3
        var ada = new Actor("a", Role.ASSISTANT, "", "milan", KEY, "BLACK");
        var assisted = playing("90+30")
                .given(
                        new Event.AssistantNamed(Side.BLACK, "a", "Ada Aide", Language.EN),
                        new Event.AssistantAdmitted(Side.BLACK, "a"));
        assisted.when(queue(Side.BLACK, "e7e5", 0), ada, T0.plusSeconds(1))
                .refused(PRE_MOVES_NOT_USED)
                .when(queue(Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1))
                .refused(ASSISTANT_MOVES);
        playing("90+30")
                .when(queue(Side.BLACK, "e7e5", 0), WHITE, T0.plusSeconds(1))
                .refused(FORBIDDEN_SEAT)
                .when(queue(Side.WHITE, "e2e4", 0), WHITE, T0.plusSeconds(1))
                .refused(HAS_THE_MOVE)
                .when(queue(Side.BLACK, "e7e5", 1), BLACK, T0.plusSeconds(1))
                .refused(STALE_PLY)
                .when(queue(Side.BLACK, "e9", 0), BLACK, T0.plusSeconds(1))
                .refused(MALFORMED_MOVE)
                .when(new MoveCommand.CancelPreMove(BOARD, Side.BLACK), WHITE, T0.plusSeconds(1))
                .refused(FORBIDDEN_SEAT);
        started().when(queue(Side.BLACK, "e7e5", 0), BLACK, T0.plusSeconds(1)).refused(PRE_MOVES_NOT_USED);
        created(queueing(rules()), "90+30", Optional.empty())
                .when(queue(Side.BLACK, "e7e5", 0), BLACK, T0)
                .refused(GAME_NOT_STARTED);
    }

    @Test
    void aQueuedMoveIsWrittenDownNowhereBeforeItIsMade() { // ENG-5
        assertFalse(new MoveCommand.QueuePreMove(BOARD, Side.BLACK, "e7e5", 0)
                .toString()
                .contains("e7e5"));
        assertFalse(new Event.PreMoveQueued(Side.BLACK, "e7e5").toString().contains("e7e5"));
    }

    @Test
    void aRepeatedMoveOfTheOpponentFiresNothingTwice() { // ENG-1
        queued("e7e5")
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(2))
                .accepted()
                .when(
                        new MoveCommand.Play(BOARD, Side.WHITE, "e2e4", false, OptionalInt.of(0), 0),
                        WHITE,
                        T0.plusSeconds(3))
                .refused(STALE_PLY);
    }
}
