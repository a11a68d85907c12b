package org.onehall.adjudication.domain;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.Case;
import org.onehall.adjudication.domain.AdjudicationState.NewGame;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.decider.Decision;
import org.onehall.regulations.DisconnectionDecision;

/** Decisions that void a game decide all its cases; nothing can be decided about a void game (OCR 18.9 c, d). */
final class VoidGames {
    private VoidGames() {}

    /**
     * The answer to a decision about a case whose game another decision voids: a repeated request is granted, anything
     * else is refused; empty: there is no such decision.
     */
    static Optional<Decision<Event>> whenDecided(
            Command.DecideDisconnection decision, Case about, AdjudicationState state) {
        return voiding(about, state)
                .map(ruling -> asks(decision, ruling.newGame().orElseThrow())
                        ? Decision.accept()
                        : Decision.refuse(
                                DisconnectionRefusal.GAME_VOIDED,
                                Map.of("game", String.valueOf(about.attempt()), "decided", text(ruling))));
    }

    /** The answer to a decision about a case that was settled when its game became void. */
    static Decision<Event> settled(Case about) {
        return Decision.refuse(
                DisconnectionRefusal.GAME_VOIDED,
                Map.of(
                        "game",
                        String.valueOf(about.attempt()),
                        "decided",
                        "A new game has already been ordered at this board"));
    }

    /** Closes the cases that are open although their game is void. */
    static List<Event> closed(AdjudicationState state) {
        return state.cases().values().stream()
                .filter(one -> !one.decided() && isVoid(one, state))
                .sorted(Comparator.comparing(Case::caseId))
                .<Event>map(one -> new Event.CaseVoided(
                        one.caseId(),
                        one.venue(),
                        voiding(one, state).map(Ruling::rulingId).orElse("")))
                .toList();
    }

    /** While a decision is on its way to the game, it is unknown whether the game becomes void. */
    private static boolean isVoid(Case about, AdjudicationState state) {
        return voiding(about, state)
                .map(ruling -> ruling.progress() == Progress.APPLIED)
                .orElseGet(() -> state.board()
                        .filter(board -> DisconnectionDecision.isVoid(about.attempt(), board.attempt()))
                        .isPresent());
    }

    /** The decision about another case of the same game that orders a new game, made or applied. */
    private static Optional<Ruling> voiding(Case about, AdjudicationState state) {
        return state.rulings().stream()
                .filter(ruling -> ruling.progress() != Progress.REFUSED
                        && !ruling.caseId().equals(Optional.of(about.caseId()))
                        && ruling.newGame()
                                .filter(one -> DisconnectionDecision.voids(one.of(), about.attempt()))
                                .isPresent())
                .findFirst();
    }

    private static boolean asks(Command.DecideDisconnection decision, NewGame newGame) {
        return switch (decision.option()) {
            case RESTART -> newGame.control().isEmpty();
            case RESTART_SHORTER ->
                newGame.control().isPresent() && decision.control().equals(newGame.control());
            case RESUME, REDUCE, NO_ACTION, ADD_TIME, CONFIRM_FLAG, LOSS, DRAW -> false;
        };
    }

    /** "Ruling 3 is a new game with 25+10". */
    private static String text(Ruling ruling) {
        return "Ruling " + ruling.rulingId().substring(ruling.rulingId().lastIndexOf('-') + 1) + " is a new game with "
                + ruling.newGame()
                        .orElseThrow()
                        .control()
                        .map(control -> control.text())
                        .orElse("the same time control");
    }
}
