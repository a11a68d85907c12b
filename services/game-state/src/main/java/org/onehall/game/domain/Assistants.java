package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Arrays;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * Assistants enter the moves of a player who cannot do so: an assistant is named, then admitted by an arbiter, for one
 * seat (OCR 3.8, LAW 4.9, APP-III 1). The assistant acts for the seat, so results and penalties are the player's
 * (APP-III 2). If the players exchange seats, the assistant goes with the player.
 */
final class Assistants {
    private Assistants() {}

    static Decision<Event> decide(AssistanceCommand command, Submitted<Command> submitted, Board board) {
        return switch (command) {
            case AssistanceCommand.NameAssistant name -> name(name, submitted, board);
            case AssistanceCommand.AdmitAssistant admit -> admit(admit, submitted, board);
            case AssistanceCommand.DismissAssistant dismiss -> dismiss(dismiss, submitted, board);
            case AssistanceCommand.AskClockTimes ask -> times(ask, submitted, board);
            case AssistanceCommand.AcceptHelper help -> Helpers.accepted(help, submitted, board);
            case AssistanceCommand.DismissHelper dismiss -> Helpers.dismissed(dismiss, submitted, board);
        };
    }

    /** Whether the caller claims to be the assistant of a seat that has another assistant, or none. */
    static boolean isStranger(Actor actor, Board board) {
        return actor.role() == Role.ASSISTANT
                && (actor.side().isEmpty()
                        || admitted(Side.valueOf(actor.side()), board)
                                .filter(one -> one.id().equals(actor.subject()))
                                .isEmpty());
    }

    /**
     * Why the caller may not make the moves of a seat: it is not the caller's seat, or its assistant must enter the
     * moves (LAW 1.1, APP-III 1.1).
     */
    static Optional<GameRefusal> whyNotMover(Side side, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.MOVE, side, submitted)) return Optional.of(FORBIDDEN_SEAT);
        return submitted.actor().role() == Role.PLAYER
                ? admitted(side, board).map(_ -> ASSISTANT_MOVES)
                : Optional.empty();
    }

    private static Optional<Assistant> admitted(Side side, Board board) {
        return board.attendance().person(side).assistant().filter(Assistant::admitted);
    }

    private static Decision<Event> name(
            AssistanceCommand.NameAssistant name, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.NAME_ASSISTANT, name.side(), submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(name.name())) return refuse(ASSISTANT_UNNAMED);
        Optional<GameRefusal> fault = whyNotNamed(name.name(), board);
        if (fault.isPresent()) return refuse(fault.get());
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (admitted(name.side(), board).isPresent()) return refuse(ASSISTANT_SERVES);
        return accept(new Event.AssistantNamed(
                name.side(), "assistant:" + submitted.requestId(), name.name(), name.language()));
    }

    /**
     * Why this cannot be the name of a player's assistant or helper: it is no name, or it has the same words as the
     * name of one of the two players.
     */
    static Optional<GameRefusal> whyNotNamed(String name, Board board) {
        if (!Texts.isName(name)) return Optional.of(MALFORMED_NAME);
        boolean plays = Arrays.stream(Side.values())
                .anyMatch(side ->
                        Texts.byItsWords(board.seats().get(side).playerName()).equals(Texts.byItsWords(name)));
        return plays ? Optional.of(NAMES_A_PLAYER) : Optional.empty();
    }

    private static Decision<Event> admit(
            AssistanceCommand.AdmitAssistant admit, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> fault = fault(admit.side(), admit.assistantId(), submitted, board);
        if (fault.isPresent()) return refuse(fault.get());
        if (admitted(admit.side(), board).isPresent()) return accept();
        return accept(new Event.AssistantAdmitted(admit.side(), admit.assistantId()));
    }

    private static Decision<Event> dismiss(
            AssistanceCommand.DismissAssistant dismiss, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> fault = fault(dismiss.side(), dismiss.assistantId(), submitted, board);
        if (fault.isPresent()) return refuse(fault.get());
        if (Texts.isEmpty(dismiss.reason())) return refuse(REASON_MISSING);
        return accept(new Event.AssistantDismissed(dismiss.side(), dismiss.assistantId(), dismiss.reason()));
    }

    private static Optional<GameRefusal> fault(Side side, String id, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.ADMIT_ASSISTANT, side, submitted, board)) return Optional.of(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return Optional.of(GAME_ENDED);
        return board.attendance()
                        .person(side)
                        .assistant()
                        .filter(one -> one.id().equals(id))
                        .isEmpty()
                ? Optional.of(UNKNOWN_ASSISTANT)
                : Optional.empty();
    }

    private static Decision<Event> times(
            AssistanceCommand.AskClockTimes ask, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.ASK_CLOCK_TIMES, ask.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        return accept(
                new Event.ClockTimesAsked(ask.side(), board.ply(), ClockReading.of(board.clocks(), submitted.at())));
    }

    static Board evolve(Board board, Event event) {
        return switch (event) {
            case Event.AssistantNamed(var side, var id, var name, var language) ->
                with(board, side, Optional.of(new Assistant(id, name, language, false)));
            case Event.AssistantAdmitted(var side, var _) ->
                with(board, side, board.attendance().person(side).assistant().map(Assistant::admit))
                        .with(board.particulars().preMove(side, Optional.empty()));
            case Event.AssistantDismissed(var side, var _, var _) -> with(board, side, Optional.empty());
            case Event.ClockTimesAsked _ -> board;
            case Event other -> throw new IllegalArgumentException("not about an assistant: " + other);
        };
    }

    private static Board with(Board board, Side side, Optional<Assistant> assistant) {
        Attendance known = board.attendance();
        return board.with(known.with(side, known.person(side).assisted(assistant)));
    }
}
