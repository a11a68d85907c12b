package org.onehall.adjudication.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Case;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.DisconnectionDecision;
import org.onehall.regulations.DisconnectionDecision.Obstacle;
import org.onehall.regulations.DisconnectionDecision.Situation;
import org.onehall.regulations.DisconnectionOption;
import org.onehall.regulations.Rights;

/** Cases of disconnection: what is known about them, who may decide them, and how they are decided (OCR 18.9). */
final class Disconnections {
    /** Longest time that a clock may have. */
    private static final Duration LONGEST_TIME = Duration.ofHours(24);

    private Disconnections() {}

    /** What connectivity reports of a case. */
    static Decision<Event> note(Command.NoteCase note, Instant at, AdjudicationState state) {
        Case before = known(state, note.caseId(), note.venue(), note.side(), note.attempt());
        Case after = before.noted(note.state());
        if (state.cases().containsKey(note.caseId()) && after.equals(before)) return Decision.accept();
        return Decision.accept(new Event.CaseNoted(
                note.caseId(), note.venue(), note.side(), note.state(), note.attempt(), deputyAt(after, at, state)));
    }

    /** When the deputy may decide a case that became decidable at an instant; empty: not by time, or he may already. */
    static Optional<Instant> deputyAt(Case about, Instant at, AdjudicationState state) {
        return about.isDecidable() && !about.deputy()
                ? state.board().flatMap(Board::deputyAfter).map(at::plus)
                : Optional.empty();
    }

    /** The Chief Arbiter allows the deputy to decide a case. */
    static Decision<Event> delegate(Command.DelegateDecision delegation, Actor actor, AdjudicationState state) {
        if (!mayDelegate(actor, delegation.boardId())) return Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        return whyNotDelegated(delegation.caseId(), state)
                .orElseGet(() -> Decision.accept(new Event.DecisionDelegated(delegation.caseId(), false)));
    }

    /** The deputy may decide a case because the Chief Arbiter has not decided it in time. */
    static Decision<Event> unanswered(Command.NoteUnanswered note, Instant at, AdjudicationState state) {
        Optional<Decision<Event>> refusal = whyNotDelegated(note.caseId(), state);
        if (refusal.isPresent()) return refusal.get();
        return Optional.ofNullable(state.cases().get(note.caseId()))
                        .filter(about -> about.isOverdue(at))
                        .isPresent()
                ? Decision.accept(new Event.DecisionDelegated(note.caseId(), true))
                : Decision.refuse(DisconnectionRefusal.NOT_OVERDUE);
    }

    private static Optional<Decision<Event>> whyNotDelegated(String caseId, AdjudicationState state) {
        Case about = state.cases().get(caseId);
        if (about == null) return Optional.of(Decision.refuse(DisconnectionRefusal.UNKNOWN_CASE));
        if (about.decided()) return Optional.of(alreadyDecided(about, state));
        return about.deputy() ? Optional.of(Decision.refuse(DisconnectionRefusal.ALREADY_DELEGATED)) : Optional.empty();
    }

    private static Decision<Event> alreadyDecided(Case about, AdjudicationState state) {
        return state.rulings().stream()
                .filter(ruling -> ruling.progress() != Progress.REFUSED && ruling.decides(about.caseId()))
                .map(Ruling::number)
                .reduce((_, last) -> last)
                .<Decision<Event>>map(
                        number -> Decision.refuse(DisconnectionRefusal.ALREADY_DECIDED, Map.of("ruling", number)))
                .orElseGet(() -> VoidGames.settled(about));
    }

    private static boolean mayDelegate(Actor actor, BoardId boardId) {
        return Rights.allows(actor, Action.DELEGATE_DECISION, List.of(), boardId, "");
    }

    /** Decides about a game in which a player was disconnected (OCR 18.9). */
    static Decision<Event> decide(Command.DecideDisconnection decision, Actor actor, AdjudicationState state) {
        if (!Rights.allows(actor, Action.DECIDE_DISCONNECTION, List.of(), decision.boardId(), ""))
            return Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        if (state.board().isEmpty()) return Decision.refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        if (AdjudicationDecider.malformed(decision.reason())) return Decision.refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        Board board = state.board().get();
        Case about = state.cases().get(decision.caseId());
        if (about == null) return Decision.refuse(DisconnectionRefusal.UNKNOWN_CASE);
        Optional<Decision<Event>> decidedAlready = VoidGames.whenDecided(decision, about, state);
        if (decidedAlready.isPresent()) return decidedAlready.get();
        if (about.decided()) return alreadyDecided(about, state);
        List<Case> together = together(about, decision.option(), state);
        if (!together.stream().allMatch(Case::deputy) && !mayDelegate(actor, decision.boardId()))
            return Decision.refuse(DisconnectionRefusal.NOT_DELEGATED);
        DisconnectionOption option = decision.option();
        if (option.isOther() && Texts.isEmpty(decision.reason()))
            return Decision.refuse(DisconnectionRefusal.DECISION_REASON_MISSING);
        Optional<Obstacle> obstacle = situation(about, board, state).obstacle(option);
        if (obstacle.isPresent()) return notPossible(obstacle.get(), about);
        if (Precedent.departs(option, decision.precedents()) && Texts.isEmpty(decision.reason()))
            return Decision.refuse(
                    DisconnectionRefusal.PRECEDENT_REASON_MISSING, "earlier", Precedent.text(decision.precedents()));
        Optional<Duration> reduceBy = Optional.empty();
        Optional<TimeControl> control = Optional.empty();
        Optional<Duration> addTime = Optional.empty();
        switch (option) {
            case RESUME, RESTART, NO_ACTION, CONFIRM_FLAG, LOSS, DRAW -> {}
            case ADD_TIME -> {
                addTime = decision.addTime().filter(Penalties::isChange);
                if (addTime.isEmpty() || decision.addTo().isEmpty())
                    return Decision.refuse(DisconnectionRefusal.ADDITION_OUT_OF_RANGE);
            }
            case REDUCE -> {
                reduceBy = decision.reduceBy().filter(Duration::isPositive);
                if (reduceBy.isEmpty()) return Decision.refuse(DisconnectionRefusal.REDUCTION_MISSING);
                Duration left = decision.left().orElse(LONGEST_TIME);
                if (!DisconnectionDecision.isTakeable(reduceBy.get(), left))
                    return Decision.refuse(
                            DisconnectionRefusal.REDUCTION_TOO_LARGE,
                            Map.of("asked", Clocks.display(reduceBy.get()), "left", Clocks.display(left)));
            }
            case RESTART_SHORTER -> {
                control = decision.control();
                if (control.isEmpty()) return Decision.refuse(DisconnectionRefusal.CONTROL_MISSING);
                int periods = control.get().periods().size();
                if (decision.mostPeriods().isPresent()
                        && periods > decision.mostPeriods().getAsInt())
                    return Decision.refuse(
                            DisconnectionRefusal.TOO_MANY_PERIODS,
                            Map.of(
                                    "control",
                                    control.get().text(),
                                    "periods",
                                    String.valueOf(periods),
                                    "most",
                                    String.valueOf(decision.mostPeriods().getAsInt())));
                if (!control.get().shorterThan(board.control()))
                    return Decision.refuse(
                            DisconnectionRefusal.NOT_SHORTER,
                            Map.of(
                                    "asked",
                                    control.get().text(),
                                    "total",
                                    Clocks.display(control.get().total()),
                                    "control",
                                    board.control().text(),
                                    "present",
                                    Clocks.display(board.control().total())));
            }
        }
        var decided = new Event.DisconnectionDecided(
                AdjudicationDecider.nextRuling(decision.boardId(), state),
                about.caseId(),
                about.venue(),
                about.side(),
                option,
                reduceBy,
                control,
                decision.reason(),
                addTime.flatMap(_ -> decision.addTo()),
                addTime,
                game(board, about),
                decision.precedents(),
                option.checksAgain(),
                together.stream()
                        .filter(other -> other != about)
                        .map(other -> new Event.DecidedCase(other.caseId(), other.venue(), other.side()))
                        .toList());
        return decision.penalties().isEmpty() ? Decision.accept(decided) : penalised(decision, decided, actor, state);
    }

    /**
     * The decision with the penalties for the disconnected player, in the next ruling: that ruling waits for the
     * decision, and stands or falls with it. If the organiser is responsible for the connection, nobody is penalised
     * for it. The decision itself settles the clocks, the game and its points; an exclusion needs a separate ruling
     * (OCR 11.1, 16.5).
     */
    private static Decision<Event> penalised(
            Command.DecideDisconnection decision,
            Event.DisconnectionDecided decided,
            Actor actor,
            AdjudicationState state) {
        if (!decision.playerResponsible() || decision.circumstances().isEmpty())
            return Decision.refuse(DisconnectionRefusal.CONNECTION_NOT_OF_PLAYER);
        for (PenaltyItem item : decision.penalties())
            if (!DisconnectionDecision.canInclude(item.kind().article()))
                return Decision.refuse(
                        DisconnectionRefusal.PENALTY_NOT_WITH_DECISION,
                        "article",
                        item.kind().article());
        AdjudicationState after = AdjudicationFold.evolve(state, decided);
        var penalty = new Command.ImposePenalty(
                decision.boardId(),
                decided.side(),
                decision.penalties(),
                decision.reason(),
                after.rulings().size(),
                decision.circumstances().get(),
                Optional.empty(),
                false,
                Optional.empty());
        Optional<PenaltyItem> another =
                Penalties.notOf(actor, penalty, state.board().orElseThrow());
        if (another.isPresent())
            return Decision.refuse(
                    DisconnectionRefusal.PENALTY_OF_CHIEF_ARBITER,
                    "article",
                    another.get().kind().article());
        return switch (Penalties.decide(
                penalty, actor, AdjudicationDecider.nextRuling(decision.boardId(), after), after)) {
            case Decision.Accepted<Event>(var events) ->
                Decision.accept(Stream.concat(
                                Stream.of(decided), events.stream().filter(Event.PenaltiesImposed.class::isInstance))
                        .toList());
            case Decision.Refused<Event> refused -> refused;
        };
    }

    /**
     * A decision that orders a new game has been answered before this is asked, and cases of void games are closed; a
     * flag that did not fall is refused by the game itself.
     */
    private static Situation situation(Case about, Board board, AdjudicationState state) {
        return new Situation(
                false,
                false,
                board.ended(),
                true,
                shared(about),
                othersUndecided(about, state).map(Disconnections::shared).toList());
    }

    private static DisconnectionDecision.Case shared(Case one) {
        return new DisconnectionDecision.Case(one.attempt(), one.restored(), one.reported());
    }

    private static Decision<Event> notPossible(Obstacle obstacle, Case about) {
        return switch (obstacle) {
            case NEW_GAME_ORDERED, GAME_VOID -> VoidGames.settled(about);
            case GAME_ENDED -> Decision.refuse(DisconnectionRefusal.GAME_ENDED);
            case GAME_NOT_ENDED -> Decision.refuse(DisconnectionRefusal.GAME_NOT_ENDED);
            case NOT_RECONNECTED -> Decision.refuse(DisconnectionRefusal.NOT_RECONNECTED);
            case OPPONENT_NOT_RECONNECTED -> Decision.refuse(DisconnectionRefusal.OPPONENT_NOT_RECONNECTED);
            case NO_FLAG -> throw new IllegalStateException("only the game knows whether a flag fell");
            case NOT_REPORTED -> Decision.refuse(DisconnectionRefusal.NOT_REPORTED);
        };
    }

    private static Stream<Case> othersUndecided(Case about, AdjudicationState state) {
        return state.cases().values().stream()
                .filter(other -> !other.caseId().equals(about.caseId()) && !other.decided());
    }

    /** The case and those which one decision settles together with it (OCR 18.9). */
    private static List<Case> together(Case about, DisconnectionOption option, AdjudicationState state) {
        Stream<Case> others = othersUndecided(about, state)
                .filter(other -> DisconnectionDecision.settles(option, about.attempt(), other.attempt()))
                .sorted(Comparator.comparing(Case::caseId));
        return Stream.concat(Stream.of(about), others).toList();
    }

    /** Another case of a refused decision: its time starts again with the time of the named case, or continues. */
    static Case againUndecided(Case other, Optional<Instant> deputyAt) {
        Case open = other.decided(false);
        return open.deputy() ? open : open.withDeputyAt(deputyAt.or(open::deputyAt));
    }

    /**
     * The game a decision is about: the game of the case, whichever is noted; the noted game if the case does not say.
     */
    private static int game(Board board, Case about) {
        return about.attempt() > 0 ? about.attempt() : board.attempt();
    }

    /** A case as it is noted, or as it would be before its first note. */
    static Case known(AdjudicationState state, String caseId, String venue, Side side, int attempt) {
        return state.cases()
                .getOrDefault(
                        caseId, new Case(caseId, venue, side, false, false, false, attempt, false, Optional.empty()));
    }
}
