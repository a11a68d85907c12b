package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/**
 * A player's assistant: named, admitted and bound to the seat; what the assistant does counts for the player (OCR 3.8,
 * LAW 4.9, APP-III).
 */
class AssistantsTest {
    private static final Actor LO_ROME = Actor.official("lo-rome", Role.LOCAL_ORGANISER, "rome");
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor OTHER_SIDE = seat("assistant:request-7", "BLACK");
    private static final AssistanceCommand.NameAssistant NAME =
            new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Ada Aide", Language.IT);

    private static Actor seat(String subject, String side) {
        return new Actor(subject, Role.ASSISTANT, "", "rome", KEY, side);
    }

    /** White's assistant, named before the start. */
    private static Scenario<Command, Event, BoardState> named() {
        return start(created().when(NAME, LO_ROME, T0.minusSeconds(600)).accepted());
    }

    private static Assistant assistant(Scenario<Command, Event, BoardState> board) {
        return board(board).attendance().person(Side.WHITE).assistant().orElseThrow();
    }

    private static Actor ada(Scenario<Command, Event, BoardState> board) {
        return seat(assistant(board).id(), "WHITE");
    }

    private static Scenario<Command, Event, BoardState> admitted() {
        var board = named();
        return board.when(
                        new AssistanceCommand.AdmitAssistant(
                                BOARD, Side.WHITE, assistant(board).id()),
                        LCA_ROME,
                        T0.plusSeconds(1))
                .accepted();
    }

    @Test
    void theOrganiserNamesAndTheArbiterAdmits() { // APP-III 1, OCR 3.8, LAW 4.9
        var board = created().when(NAME, LO_ROME, T0.minusSeconds(600));
        String id = assistant(board).id();
        assertEquals("assistant:request-2", id);
        board.then(new Event.AssistantNamed(Side.WHITE, id, "Ada Aide", Language.IT));
        for (Actor other : List.of(LO_ROME, LCA_ELSEWHERE, WHITE, BLACK))
            board.when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, id), other, T0)
                    .refused(FORBIDDEN_ROLE);
        board.when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, id), LCA_ROME, T0)
                .then(new Event.AssistantAdmitted(Side.WHITE, id))
                .when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, id), CA, T0)
                .then();
        for (Actor other :
                List.of(WHITE, LCA_ELSEWHERE, Actor.official("lta-rome", Role.LOCAL_TECHNICAL_ARBITER, "rome")))
            created().when(NAME, other, T0).refused(FORBIDDEN_ROLE);
        created().when(NAME, LCA_ROME, T0).accepted();
    }

    @Test
    void aSeatHasOneAssistantAndAnotherOnlyAfterHim() { // APP-III 1
        var board = admitted();
        var bea = new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Bea Byrne", Language.EN);
        board.when(bea, LO_ROME, T0.plusSeconds(2)).refused(ASSISTANT_SERVES);
        String first = assistant(board).id();
        board.when(
                        new AssistanceCommand.DismissAssistant(BOARD, Side.WHITE, first, "unwell"),
                        LCA_ROME,
                        T0.plusSeconds(3))
                .then(new Event.AssistantDismissed(Side.WHITE, first, "unwell"))
                .when(bea, LO_ROME, T0.plusSeconds(4))
                .accepted()
                .when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, first), LCA_ROME, T0.plusSeconds(5))
                .refused(UNKNOWN_ASSISTANT)
                .when(play(Side.WHITE, "e2e4"), seat(first, "WHITE"), T0.plusSeconds(6))
                .refused(ASSISTANT_NOT_ADMITTED)
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(7))
                .accepted();
    }

    @Test
    void anAssistantHasANameAndItIsNoPlayers() { // APP-III 1, OCR 3.8
        for (String none : List.of(
                "Ada\nAide",
                "Ada\u2028Aide",
                "Ada\u0007",
                "Ada \u202Eedia",
                "White Player\u200b",
                "Ada\u00ad",
                "x".repeat(101)))
            created()
                    .when(new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, none, Language.EN), LO_ROME, T0)
                    .refused(MALFORMED_NAME);
        created()
                .when(new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "\u200b", Language.EN), LO_ROME, T0)
                .refused(ASSISTANT_UNNAMED)
                .when(new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "x".repeat(100), Language.EN), LO_ROME, T0)
                .accepted();
        for (String player : List.of("White Player", "white  player", "Player, White", "Black Player"))
            created()
                    .when(new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, player, Language.EN), LO_ROME, T0)
                    .refused(NAMES_A_PLAYER);
        created()
                .when(
                        new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "White Player, the father", Language.EN),
                        LO_ROME,
                        T0)
                .accepted();
    }

    @Test
    void whoeverIsNamedLaterReplacesWhoIsNotAdmittedYet() { // APP-III 1
        var board = named();
        String first = assistant(board).id();
        board.when(
                        new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Bea Byrne", Language.EN),
                        LO_ROME,
                        T0.plusSeconds(1))
                .accepted()
                .when(new AssistanceCommand.AdmitAssistant(BOARD, Side.WHITE, first), LCA_ROME, T0.plusSeconds(2))
                .refused(UNKNOWN_ASSISTANT);
        assertEquals("Bea Byrne", assistant(board).name());
    }

    @Test
    void theAdmittedAssistantMovesForTheSeatAndThePlayerDoesNot() { // APP-III 1.1
        var board = admitted();
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(2))
                .refused(ASSISTANT_MOVES)
                .when(play(Side.WHITE, "e2e4"), seat("assistant:somebody", "WHITE"), T0.plusSeconds(3))
                .refused(ASSISTANT_NOT_ADMITTED)
                .when(play(Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(4))
                .accepted();
        assertEquals("e2e4", board(board).moves().getLast());
        board.when(play(Side.BLACK, "e7e5"), ada(board), T0.plusSeconds(5))
                .refused(FORBIDDEN_SEAT)
                .when(play(Side.BLACK, "e7e5"), OTHER_SIDE, T0.plusSeconds(6))
                .refused(ASSISTANT_NOT_ADMITTED)
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(7))
                .accepted();
    }

    @Test
    void withoutAnAdmittedAssistantNothingChanges() { // APP-III 1
        var board = named();
        board.when(play(Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(1))
                .refused(ASSISTANT_NOT_ADMITTED)
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(2))
                .accepted();
    }

    @Test
    void sealedMovesAreTheAssistantsToEnterToo() { // APP-III 1.1, ADJ I.1.1
        var board = created(adjourning(rules()), "90+30", Optional.empty())
                .when(NAME, LO_ROME, T0.minusSeconds(600))
                .accepted();
        start(board)
                .when(
                        new AssistanceCommand.AdmitAssistant(
                                BOARD, Side.WHITE, assistant(board).id()),
                        LCA_ROME,
                        T0.plusSeconds(1))
                .when(
                        new AdjournmentCommand.OrderSealing(BOARD, "End of the session", Optional.empty()),
                        LCA_ROME,
                        T0.plusSeconds(2))
                .accepted()
                .when(new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(3))
                .refused(ASSISTANT_MOVES)
                .when(new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(4))
                .accepted()
                .when(new AdjournmentCommand.ConfirmSealed(BOARD, Side.WHITE), WHITE, T0.plusSeconds(5))
                .refused(ASSISTANT_MOVES)
                .when(new AdjournmentCommand.ConfirmSealed(BOARD, Side.WHITE), ada(board), T0.plusSeconds(6))
                .accepted();
    }

    @Test
    void theClocksAreToldWhenThePlayerAsksAndEachTimeIsOnRecord() { // APP-III 1.3
        var board = admitted();
        var ask = new AssistanceCommand.AskClockTimes(BOARD, Side.WHITE);
        board.when(ask, WHITE, T0.plusSeconds(2))
                .refused(FORBIDDEN_SEAT)
                .when(ask, LCA_ROME, T0.plusSeconds(2))
                .refused(FORBIDDEN_SEAT)
                .when(play(Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(4))
                .accepted()
                .when(ask, ada(board), T0.plusSeconds(10))
                .accepted();
        var told = (Event.ClockTimesAsked) board.events().getFirst();
        assertEquals(1, told.ply());
        assertEquals(minutes(90).plusSeconds(30 - 6), told.clocks().black());
        assertEquals("APP-III 1.3", GameDecider.DECIDER.rule(told));
        board.when(ask, ada(board), T0.plusSeconds(11)).accepted();
        assertEquals(
                2,
                board.log().stream()
                        .filter(Event.ClockTimesAsked.class::isInstance)
                        .count());
    }

    @Test
    void drawOffersAndResignationsOfTheAssistantAreThePlayers() { // APP-III 1.4, APP-III 2
        var board = admitted();
        board.when(play(Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(2))
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(3))
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), ada(board), T0.plusSeconds(4))
                .then(new Event.DrawOffered(Side.WHITE, 1));
        var agreed = admitted();
        agreed.when(play(Side.WHITE, "e2e4"), ada(agreed), T0.plusSeconds(2))
                .when(playOffering(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(3))
                .when(new ResultCommand.AcceptDraw(BOARD, Side.WHITE), ada(agreed), T0.plusSeconds(4))
                .accepted();
        assertEquals(Result.DRAW, ((Event.GameEnded) agreed.events().getFirst()).result());
        board.when(new ResultCommand.Resign(BOARD, Side.WHITE), ada(board), T0.plusSeconds(5))
                .accepted();
        assertEquals(Result.BLACK_WINS, ((Event.GameEnded) board.events().getFirst()).result());
        board.when(NAME, LCA_ROME, T0.plusSeconds(6))
                .refused(GAME_ENDED)
                .when(new AssistanceCommand.AskClockTimes(BOARD, Side.WHITE), ada(board), T0.plusSeconds(6))
                .refused(GAME_ENDED);
    }

    @Test
    void aCommandOfTheAssistantSaysThatThePlayerIsThere() { // APP-III 2, DEC-13
        var board = created().when(NAME, LO_ROME, T0.minusSeconds(600)).accepted();
        board.when(
                new AssistanceCommand.AdmitAssistant(
                        BOARD, Side.WHITE, assistant(board).id()),
                LCA_ROME,
                T0.minusSeconds(500));
        startEmpty(board)
                .when(play(Side.WHITE, "e2e4"), ada(board), T0.plusSeconds(1))
                .accepted();
        assertEquals(true, board(board).attendance().person(Side.WHITE).isHere());
    }

    @Test
    void anExchangeOfSeatsTakesTheAssistantAlong() { // OCR 19.2, APP-III 1
        var board = admitted();
        Actor before = ada(board);
        board.when(
                        new RepairCommand.Restart(BOARD, "wrong way round", "OCR 19.2", Optional.empty(), true, 0),
                        LCA_ROME,
                        T0.plusSeconds(3))
                .accepted();
        assertEquals(
                Optional.of("Ada Aide"),
                board(board).attendance().person(Side.BLACK).assistant().map(Assistant::name));
        board.when(new AssistanceCommand.AskClockTimes(BOARD, Side.WHITE), before, T0.plusSeconds(4))
                .refused(ASSISTANT_NOT_ADMITTED)
                .when(
                        new AssistanceCommand.AskClockTimes(BOARD, Side.BLACK),
                        seat(before.subject(), "BLACK"),
                        T0.plusSeconds(5))
                .accepted();
    }
}
