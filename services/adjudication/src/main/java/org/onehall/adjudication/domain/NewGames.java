package org.onehall.adjudication.domain;

import java.util.Map;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.Case;
import org.onehall.adjudication.domain.AdjudicationState.NewGame;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.adjudication.domain.AdjudicationState.Ruling;
import org.onehall.decider.Decision;

/** Decisions that void a game: they are decisions about all cases of that game (OCR 18.9 c, d). */
final class NewGames {
    private NewGames() {}

    /**
     * What to say to a decision about a case whose game another decision voids: asked for once more it is granted, nothing else is;
     * empty: no such decision stands.
     */
    static Optional<Decision<Event>> whenDecided(Command.DecideDisconnection decision, Case about, AdjudicationState state) {
        return voiding(about, state).map(ruling -> asks(decision, ruling.newGame().orElseThrow()) ? Decision.accept()
                : Decision.refuse(AdjudicationRefusal.GAME_VOIDED, Map.of("game", String.valueOf(about.attempt()), "decided", text(ruling))));
    }

    /** The decision about another case of the same game that gives a new one, made or applied. */
    private static Optional<Ruling> voiding(Case about, AdjudicationState state) {
        return state.rulings().stream().filter(ruling -> ruling.progress() != Progress.REFUSED && !ruling.caseId().equals(Optional.of(about.caseId()))
                && ruling.newGame().filter(one -> one.of() == about.attempt()).isPresent()).findFirst();
    }

    private static boolean asks(Command.DecideDisconnection decision, NewGame newGame) {
        return switch (decision.option()) {
            case RESTART -> newGame.control().isEmpty();
            case RESTART_SHORTER -> newGame.control().isPresent() && decision.control().equals(newGame.control());
            case RESUME, REDUCE, NO_ACTION, ADD_TIME, CONFIRM_FLAG, LOSS, DRAW -> false;
        };
    }

    /** "Ruling 3 is a new game with 25+10". */
    private static String text(Ruling ruling) {
        return "Ruling " + ruling.rulingId().substring(ruling.rulingId().lastIndexOf('-') + 1) + " is a new game with "
                + ruling.newGame().orElseThrow().control().map(control -> control.text()).orElse("the same time control");
    }
}
