package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Lost;
import org.onehall.decider.Reason;
import org.onehall.decider.Scenario;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Ended;

class LossesTest {
    private static final Instant SINCE = T0.plusSeconds(30);
    private static final Instant NOW = T0.plusSeconds(900);

    private static List<Event> noted(
            Scenario<Command, Event, BoardState> left, Scenario<Command, Event, BoardState> known) {
        int before = left.log().size();
        var noted = left.when(
                        new Command.NoteLoss(new Lost(before + 1, known.log().size(), SINCE), board(known)),
                        SERVICE,
                        NOW)
                .accepted();
        return noted.log().subList(before, noted.log().size());
    }

    private static String reason(List<Event> events) {
        return Reason.inEnglish(((Event.GamePaused) events.getLast()).reason());
    }

    @Test
    void aLostEndIsToldWithTheMovesThatLedToIt() {
        var known = moves(started(), T0.plusSeconds(10), "f2f3", "e7e5", "g2g4", "d8h4");
        var left = moves(started(), T0.plusSeconds(10), "f2f3");
        var events = noted(left, known);
        String reason = reason(events.subList(0, events.size() - 1));
        assertTrue(reason.contains("missing: 1... e5 2. g4 Qh4#."), reason);
        assertTrue(reason.contains("The result still counts: Black wins (checkmate)."), reason);
        assertFalse(reason.contains("missing moves again"), reason);
        assertEquals(
                board(known).ended().map(Ended::result), board(left).ended().map(Ended::result));
        assertEquals(
                board(known).ended().map(Ended::termination),
                board(left).ended().map(Ended::termination));
    }

    @Test
    void aForfeitThatIsLostStands() {
        Scenario<Command, Event, BoardState> left = created();
        var ended = new Event.GameEnded(
                Result.WHITE_WINS,
                Termination.FORFEIT,
                ClockReading.of(board(created()).clocks(), NOW),
                "",
                "OCR 16.11");
        Board forfeited = GameFold.evolve(board(created()), ended);
        left.when(new Command.NoteLoss(new Lost(2, 2, SINCE), forfeited), SERVICE, NOW)
                .accepted();
        assertEquals(
                List.of(Event.GameCreated.class, Event.GameEnded.class),
                left.log().stream().map(Event::getClass).toList(),
                "there was no game that could stand");
    }

    @Test
    void aResultThatWasChangedSinceIsChangedAgain() {
        var left = moves(started(), T0.plusSeconds(10), "e2e4")
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusSeconds(20))
                .accepted();
        Board drawn = GameFold.evolve(
                board(left),
                new Event.GameEnded(
                        Result.DRAW,
                        Termination.RULING,
                        ClockReading.of(board(left).clocks(), NOW),
                        "",
                        "OCR 19.3"));
        int before = left.log().size();
        left.when(new Command.NoteLoss(new Lost(before + 1, before + 2, SINCE), drawn), SERVICE, NOW)
                .accepted();
        var events = left.log().subList(before, left.log().size());
        assertEquals(
                List.of(Event.ResultSetAside.class, Event.GameEnded.class),
                events.stream().map(Event::getClass).toList());
        assertEquals(drawn.ended().map(Ended::result), board(left).ended().map(Ended::result));
    }

    @Test
    void aResultThatWasSetAsideSinceIsSetAsideAgain() {
        var left = moves(started(), T0.plusSeconds(10), "e2e4")
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusSeconds(20))
                .accepted();
        var known = moves(started(), T0.plusSeconds(10), "e2e4");
        int before = left.log().size();
        left.when(new Command.NoteLoss(new Lost(before + 1, before + 1, SINCE), board(known)), SERVICE, NOW)
                .accepted();
        var events = left.log().subList(before, left.log().size());
        assertEquals(
                List.of(Event.ResultSetAside.class, Event.GamePaused.class),
                events.stream().map(Event::getClass).toList());
        assertTrue(reason(events).contains("No move is missing."), reason(events));
        assertEquals(Phase.PAUSED, board(left).phase());
    }

    @Test
    void aGameWhoseStartIsLostStandsAtItsBeginningWithFullClocks() {
        var events = noted(created(), moves(started(), T0.plusSeconds(10), "e2e4"));
        assertEquals(
                List.of(Event.GameStarted.class, Event.GamePaused.class),
                events.stream().map(Event::getClass).toList());
        Event.GamePaused paused = (Event.GamePaused) events.getLast();
        assertEquals(
                board(created()).clocks().faces().white().remaining(),
                paused.clocks().white());
        assertTrue(Reason.inEnglish(paused.reason()).contains("missing: 1. e4."), paused.reason());
    }

    @Test
    void aBoardWhoseCreationIsLostIsMadeAgainAsItWasKnown() { // ENG-1
        var unknown = Scenario.of(GameDecider.DECIDER);
        var known = moves(started(), T0.plusSeconds(10), "e2e4", "c7c5");
        var events = noted(unknown, known);
        assertEquals(
                List.of(Event.GameCreated.class, Event.GameStarted.class, Event.GamePaused.class),
                events.stream().map(Event::getClass).toList());
        assertTrue(reason(events).contains("missing: 1. e4 c5."), reason(events));
        assertEquals(board(known).seats(), board(unknown).seats());
        assertEquals(board(known).rules(), board(unknown).rules());
        assertEquals(board(created()).clocks().faces(), board(unknown).clocks().faces());
        assertEquals(
                List.of(Event.GameCreated.class),
                noted(Scenario.of(GameDecider.DECIDER), created()).stream()
                        .map(Event::getClass)
                        .toList(),
                "nothing was played");
    }

    @Test
    void aGameThatStandsAlreadySaysWhatIsMissing() {
        var paused = moves(started(), T0.plusSeconds(10), "e2e4")
                .when(new ClockCommand.Pause(BOARD, "lunch"), LCA_ROME, T0.plusSeconds(20))
                .accepted();
        var known = moves(started(), T0.plusSeconds(10), "e2e4", "c7c5");
        assertTrue(reason(noted(paused, known)).contains("missing: 1... c5."));
    }

    @Test
    void whatIsNoMoveIsCountedOnly() {
        var left = moves(started(), T0.plusSeconds(10), "e2e4");
        var known = left.when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(11));
        assertTrue(reason(noted(moves(started(), T0.plusSeconds(10), "e2e4"), known))
                .contains("No move is missing."));
    }

    @Test
    void aGameThatIsOverStaysAsItIs() {
        var over = started()
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(10))
                .accepted();
        int before = over.log().size();
        assertEquals(
                before,
                over.when(new Command.NoteLoss(new Lost(before + 1, before + 2, SINCE), board(over)), SERVICE, NOW)
                        .accepted()
                        .log()
                        .size());
        assertEquals(
                Optional.empty(), GameDecider.DECIDER.lost(new Lost(1, 2, Instant.EPOCH), new BoardState.Unknown()));
    }
}
