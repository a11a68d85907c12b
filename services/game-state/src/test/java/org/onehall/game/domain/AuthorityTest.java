package org.onehall.game.domain;

import static org.onehall.game.domain.Games.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix at a board (regulations §5): White of Rome against Black of Milan. */
class AuthorityTest {
    private static void holds(String action, Scenario<Command, Event, BoardState> board, Command... commands) {
        for (Command command : commands)
            AuthorityMatrix.holds(
                    action,
                    "rome",
                    KEY,
                    "WHITE",
                    actor -> GameDecider.DECIDER.decide(
                            new Submitted<>(
                                    command, admitted(actor, board), "r", T0.plusSeconds(10), T0.plusSeconds(10)),
                            board.state()));
    }

    /** An assistant acts as the one whom the seat has admitted, if there is one. */
    private static Actor admitted(Actor actor, Scenario<Command, Event, BoardState> board) {
        return board(board)
                .attendance()
                .person(Side.WHITE)
                .assistant()
                .filter(_ -> actor.role() == Role.ASSISTANT)
                .map(assistant -> new Actor(
                        assistant.id(), actor.role(), actor.competition(), actor.venue(), actor.board(), actor.side()))
                .orElse(actor);
    }

    private static Scenario<Command, Event, BoardState> assisted() {
        var named = playing()
                .when(
                        new AssistanceCommand.NameAssistant(BOARD, Side.WHITE, "Ada Aide", Language.EN),
                        LCA_ROME,
                        T0.plusSeconds(5))
                .accepted();
        return named.when(
                        new AssistanceCommand.AdmitAssistant(
                                BOARD,
                                Side.WHITE,
                                board(named)
                                        .attendance()
                                        .person(Side.WHITE)
                                        .assistant()
                                        .orElseThrow()
                                        .id()),
                        LCA_ROME,
                        T0.plusSeconds(6))
                .accepted();
    }

    private static Scenario<Command, Event, BoardState> playing() {
        return moves(started(adjourning(rules()), "90+30", Optional.empty()), T0, "e2e4", "e7e5");
    }

    @Test
    void aSeatIsItsPlayersAndTheirAssistants() { // DEC-21
        holds(
                "MOVE",
                assisted(),
                play(Side.WHITE, "g1f3"),
                new MoveCommand.QueuePreMove(BOARD, Side.WHITE, "g1f3", 2),
                new MoveCommand.CancelPreMove(BOARD, Side.WHITE),
                new MoveCommand.ConfirmReproduced(BOARD, Side.WHITE, 1),
                new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "g1f3"),
                new AdjournmentCommand.ConfirmSealed(BOARD, Side.WHITE));
        holds(
                "OFFER_DRAW",
                assisted(),
                new ResultCommand.OfferDraw(BOARD, Side.WHITE),
                new ResultCommand.AcceptDraw(BOARD, Side.WHITE),
                new ResultCommand.DeclineDraw(BOARD, Side.WHITE));
        holds("RESIGN", assisted(), new ResultCommand.Resign(BOARD, Side.WHITE));
    }

    @Test
    void aGameIsStartedByTheLocalChiefArbitersOfItsVenuesAndTheChiefArbiter() { // DEC-21
        holds(
                "WAIVE_DEFAULT",
                created(calling(rules()), "90+30", Optional.empty()),
                new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, true));
        holds("START_GAME", created(), START, new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "not connected"));
        holds(
                "START_GAME",
                playing(),
                new RepairCommand.Replay(BOARD, 0, "wrong pieces"),
                new RepairCommand.Restart(BOARD, "seats exchanged", "OCR 19.2", Optional.empty(), true, 0),
                new AdjournmentCommand.OrderSealing(BOARD, "night", Optional.empty()),
                new AdjournmentCommand.ResumeAdjourned(BOARD),
                new AdjournmentCommand.ConfirmEnvelope(BOARD, "here", T0.plusSeconds(60), Optional.empty()));
    }

    @Test
    void clocksAreTheArbitersOfEitherVenue() { // DEC-21
        holds(
                "PAUSE_RESUME_CLOCK",
                playing(),
                new ClockCommand.Pause(BOARD, "noise"),
                new ClockCommand.Resume(
                        BOARD,
                        "silence",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "OCR 19.6",
                        Optional.empty(),
                        Optional.empty(),
                        0));
        holds(
                "CORRECT_CLOCK",
                playing(),
                setting("60+30"),
                counter(3),
                adjustTime(Side.WHITE, minutes(1), "noise", "LAW 12.5"),
                new ClockCommand.SetClocks(
                        BOARD, Optional.of(minutes(5)), Optional.empty(), "display", "OCR 19.5", OptionalInt.empty()),
                new RepairCommand.RestorePosition(
                        BOARD, 1, Optional.empty(), Optional.empty(), "illegal", "AMD 7.5.1", 0));
    }

    @Test
    void presenceIsOfTheSeatsVenue() { // DEC-21
        holds("RECORD_PRESENCE", created(), arrival(Side.WHITE));
        holds(
                "WAIVE_DEFAULT",
                created(),
                new PresenceCommand.WaiveDefault(BOARD, Optional.of(Side.WHITE), OptionalInt.empty(), "train"));
        holds("WAIVE_DEFAULT", playing(), new PresenceCommand.ReverseForfeit(BOARD, "he was there", Optional.empty()));
        holds(
                "ADMIT_ASSISTANT",
                created(),
                new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, "Bea Byrne", false),
                new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, "unwell"));
    }

    @Test
    void resultsArePutRightByTheLocalChiefArbitersOfTheVenuesAndTheChiefArbiter() { // DEC-21
        holds(
                "DECLARE_DRAW",
                playing(),
                new ResultCommand.DeclareDraw(BOARD, DrawSituation.REPETITION, 1, "missed", 0),
                new ResultCommand.ChangeResult(BOARD, Optional.of(Result.DRAW), "", "not dead", 0, Optional.empty()),
                new ResultCommand.AllowEarlyOffers(BOARD, true, "wedding", 0));
    }

    @Test
    void whatOneServiceTellsAnotherNobodyElseDoes() {
        for (Command command : List.of(
                create(rules(), "90+30", Optional.empty()),
                new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, true),
                new ClockCommand.ClaimFlag(BOARD, Side.WHITE),
                new PresenceCommand.ClaimDefault(BOARD),
                new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true),
                new ResultCommand.DeclareResult(BOARD, Optional.of(Result.DRAW), "ruled", "OCR 18.9", 0),
                new ResultCommand.SetRulingAside(BOARD, "not his", "OCR 18.4.6", 0),
                new RepairCommand.Restart(BOARD, "ruled", "OCR 18.9", Optional.empty(), false, 0)))
            holds("SYSTEM", playing(), command);
    }
}
