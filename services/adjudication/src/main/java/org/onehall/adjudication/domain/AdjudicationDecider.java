package org.onehall.adjudication.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.AppealDecision;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.adjudication.domain.AdjudicationState.Case;
import org.onehall.adjudication.domain.AdjudicationState.NewGame;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.adjudication.domain.AdjudicationState.Withdrawal;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Which call, question, appeal and ruling is allowed to whom, and how far it has got (OCR 17.10, 17.11, 18.3, 18.4,
 * 18.9, 19.1, 19.6).
 */
public final class AdjudicationDecider implements Decider<Command, Event, AdjudicationState> {
    /** Longest text of a call, a note or a reason, in characters. */
    public static final int LONGEST_TEXT = Texts.LONGEST_REASON;
    /** That a clock may have. */
    private static final Duration LONGEST_TIME = Duration.ofHours(24);

    @Override
    public AdjudicationState initial() {
        return AdjudicationState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        return Texts.faultIn((Record) command, LONGEST_TEXT)
                .map(_ -> new Decision.Refused<>(AdjudicationRefusal.TEXT_TOO_LONG, Map.of()));
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, AdjudicationState state) {
        Actor actor = submitted.actor();
        return switch (submitted.command()) {
            case Command.CallArbiter call -> Calls.call(call, actor, submitted.at(), state);
            case Command.AcknowledgeCall acknowledgement -> Calls.acknowledge(acknowledgement, actor, state);
            case Command.AnswerCall answer -> Calls.answer(answer, actor, state);
            case Command.NoteUnacknowledged note ->
                service(actor)
                        ? Calls.unacknowledged(note, submitted.at(), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.NoteCallPause note ->
                service(actor) ? Calls.notePause(note, state) : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.AskQuestion question -> Questions.ask(question, actor, state);
            case Command.AnswerQuestion answer -> Questions.answer(answer, actor, state);
            case Command.FileAppeal appeal -> Appeals.file(appeal, actor, submitted.at(), state);
            case Command.TakeCopy copy -> Appeals.takeCopy(copy, actor, state);
            case Command.RecordFee fee -> Appeals.recordFee(fee, actor, state);
            case Command.DecideAppeal decision ->
                Appeals.decide(decision, actor, nextRuling(decision.boardId(), state), state);
            case Command.NoteCase note ->
                service(actor)
                        ? thenClosed(note(note, submitted.at(), state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.DecideDisconnection decision -> disconnection(decision, actor, state);
            case Command.DelegateDecision delegation -> delegate(delegation, actor, state);
            case Command.NoteUnanswered note ->
                service(actor)
                        ? unanswered(note, submitted.at(), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.ImposePenalty penalty ->
                Penalties.decide(penalty, actor, nextRuling(penalty.boardId(), state), state);
            case Command.WithdrawRuling withdrawal ->
                Withdrawals.decide(withdrawal, actor, nextRuling(withdrawal.boardId(), state), state);
            case Command.RecordFailedPause record -> FailedPauses.record(record, actor, submitted.at(), state);
            case Command.CompensateFailedPause compensation ->
                FailedPauses.compensate(compensation, actor, nextRuling(compensation.boardId(), state), state);
            case Command.CloseFailedPause closing -> FailedPauses.close(closing, actor, state);
            case Command.NoteRuling note ->
                service(actor)
                        ? thenClosed(note(note, submitted.at(), state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
            case Command.NoteBoard note ->
                service(actor)
                        ? thenClosed(note(note, state), state)
                        : Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        };
    }

    /** With the cases that have lost their game by it. */
    private Decision<Event> thenClosed(Decision<Event> decision, AdjudicationState state) {
        if (!(decision instanceof Decision.Accepted<Event>(var events))) return decision;
        AdjudicationState after = state;
        for (Event event : events) after = evolve(after, event);
        return Decision.accept(
                Stream.concat(events.stream(), NewGames.closed(after).stream()).toList());
    }

    private static Decision<Event> note(Command.NoteCase note, Instant at, AdjudicationState state) {
        Case before = known(state, note.caseId(), note.venue(), note.side(), note.attempt());
        Case after = before.noted(note.state());
        if (state.cases().containsKey(note.caseId()) && after.equals(before)) return Decision.accept();
        return Decision.accept(new Event.CaseNoted(
                note.caseId(), note.venue(), note.side(), note.state(), note.attempt(), deputyAt(after, at, state)));
    }

    /** When the deputy may decide a case that has become so at an instant; empty: not by time, or he may already. */
    private static Optional<Instant> deputyAt(Case about, Instant at, AdjudicationState state) {
        return about.isDecidable() && !about.deputy()
                ? state.board().flatMap(Board::deputyAfter).map(at::plus)
                : Optional.empty();
    }

    private static Decision<Event> delegate(Command.DelegateDecision delegation, Actor actor, AdjudicationState state) {
        if (!mayDelegate(actor, delegation.boardId())) return Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        return whyNotDelegated(delegation.caseId(), state)
                .orElseGet(() -> Decision.accept(new Event.DecisionDelegated(delegation.caseId(), false)));
    }

    private static Decision<Event> unanswered(Command.NoteUnanswered note, Instant at, AdjudicationState state) {
        Optional<Decision<Event>> refusal = whyNotDelegated(note.caseId(), state);
        if (refusal.isPresent()) return refusal.get();
        return state.cases().get(note.caseId()).isOverdue(at)
                ? Decision.accept(new Event.DecisionDelegated(note.caseId(), true))
                : Decision.refuse(AdjudicationRefusal.NOT_OVERDUE);
    }

    private static Optional<Decision<Event>> whyNotDelegated(String caseId, AdjudicationState state) {
        Case about = state.cases().get(caseId);
        if (about == null) return Optional.of(Decision.refuse(AdjudicationRefusal.UNKNOWN_CASE));
        if (about.decided()) return Optional.of(alreadyDecided(about, state));
        return about.deputy() ? Optional.of(Decision.refuse(AdjudicationRefusal.ALREADY_DELEGATED)) : Optional.empty();
    }

    private static Decision<Event> alreadyDecided(Case about, AdjudicationState state) {
        return state.rulings().stream()
                .filter(ruling -> ruling.progress() != Progress.REFUSED && ruling.decides(about.caseId()))
                .map(Ruling::number)
                .reduce((_, last) -> last)
                .<Decision<Event>>map(
                        number -> Decision.refuse(AdjudicationRefusal.ALREADY_DECIDED, Map.of("ruling", number)))
                .orElseGet(() -> NewGames.settled(about));
    }

    private static boolean mayDelegate(Actor actor, String boardId) {
        return Rights.allows(actor, Action.DELEGATE_DECISION, List.of(), boardId, "");
    }

    private Decision<Event> disconnection(Command.DecideDisconnection decision, Actor actor, AdjudicationState state) {
        if (!Rights.allows(actor, Action.DECIDE_DISCONNECTION, List.of(), decision.boardId(), ""))
            return Decision.refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        if (state.board().isEmpty()) return Decision.refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        if (malformed(decision.reason())) return Decision.refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        Board board = state.board().get();
        Case about = state.cases().get(decision.caseId());
        if (about == null) return Decision.refuse(AdjudicationRefusal.UNKNOWN_CASE);
        Optional<Decision<Event>> decidedAlready = NewGames.whenDecided(decision, about, state);
        if (decidedAlready.isPresent()) return decidedAlready.get();
        if (about.decided()) return alreadyDecided(about, state);
        List<Case> together = together(about, decision.option(), state);
        if (!together.stream().allMatch(Case::deputy) && !mayDelegate(actor, decision.boardId()))
            return Decision.refuse(AdjudicationRefusal.NOT_DELEGATED);
        DisconnectionOption option = decision.option();
        if (option.isOther() && Texts.isEmpty(decision.reason()))
            return Decision.refuse(AdjudicationRefusal.DECISION_REASON_MISSING);
        if (board.ended() && option != DisconnectionOption.NO_ACTION)
            return Decision.refuse(AdjudicationRefusal.GAME_ENDED);
        if (!board.ended() && option == DisconnectionOption.NO_ACTION)
            return Decision.refuse(AdjudicationRefusal.GAME_NOT_ENDED);
        if (!about.restored() && (!option.isOther() || option.goesOn()))
            return Decision.refuse(AdjudicationRefusal.NOT_RECONNECTED);
        if (option.goesOn() && state.cases().values().stream().anyMatch(other -> !other.decided() && !other.restored()))
            return Decision.refuse(AdjudicationRefusal.OPPONENT_NOT_RECONNECTED);
        if (!together.stream().allMatch(Case::reported)) return Decision.refuse(AdjudicationRefusal.NOT_REPORTED);
        if (Precedent.departs(option, decision.precedents()) && Texts.isEmpty(decision.reason()))
            return Decision.refuse(
                    AdjudicationRefusal.PRECEDENT_REASON_MISSING, "earlier", Precedent.text(decision.precedents()));
        Optional<Duration> reduceBy = Optional.empty();
        Optional<TimeControl> control = Optional.empty();
        Optional<Duration> addTime = Optional.empty();
        switch (option) {
            case RESUME, RESTART, NO_ACTION, CONFIRM_FLAG, LOSS, DRAW -> {}
            case ADD_TIME -> {
                addTime = decision.addTime().filter(Penalties::isChange);
                if (addTime.isEmpty() || decision.addTo().isEmpty())
                    return Decision.refuse(AdjudicationRefusal.ADDITION_OUT_OF_RANGE);
            }
            case REDUCE -> {
                reduceBy = decision.reduceBy().filter(Duration::isPositive);
                if (reduceBy.isEmpty()) return Decision.refuse(AdjudicationRefusal.REDUCTION_MISSING);
                Duration left = decision.left().orElse(LONGEST_TIME);
                if (reduceBy.get().compareTo(left) >= 0)
                    return Decision.refuse(
                            AdjudicationRefusal.REDUCTION_TOO_LARGE,
                            Map.of("asked", Clocks.display(reduceBy.get()), "left", Clocks.display(left)));
            }
            case RESTART_SHORTER -> {
                control = decision.control();
                if (control.isEmpty()) return Decision.refuse(AdjudicationRefusal.CONTROL_MISSING);
                int periods = control.get().periods().size();
                if (decision.mostPeriods().isPresent()
                        && periods > decision.mostPeriods().getAsInt())
                    return Decision.refuse(
                            AdjudicationRefusal.TOO_MANY_PERIODS,
                            Map.of(
                                    "control",
                                    control.get().text(),
                                    "periods",
                                    String.valueOf(periods),
                                    "most",
                                    String.valueOf(decision.mostPeriods().getAsInt())));
                if (!control.get().shorterThan(board.control()))
                    return Decision.refuse(
                            AdjudicationRefusal.NOT_SHORTER,
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
                nextRuling(decision.boardId(), state),
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
     * With the penalties for who was away, in the next ruling: it waits for the decision, and stands or falls with it.
     * Where the organiser answers for the connection, nobody is penalised for it; what becomes of the clocks, of the
     * game and of its points is the decision itself, and who is excluded is kept out by a ruling of its own (OCR 11.1,
     * 16.5).
     */
    private Decision<Event> penalised(
            Command.DecideDisconnection decision,
            Event.DisconnectionDecided decided,
            Actor actor,
            AdjudicationState state) {
        if (!decision.playerResponsible() || decision.circumstances().isEmpty())
            return Decision.refuse(AdjudicationRefusal.CONNECTION_NOT_OF_PLAYER);
        for (PenaltyItem item : decision.penalties())
            if (!item.kind().standsByItself())
                return Decision.refuse(
                        AdjudicationRefusal.PENALTY_NOT_WITH_DECISION,
                        "article",
                        item.kind().article());
        AdjudicationState after = evolve(state, decided);
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
                    AdjudicationRefusal.PENALTY_OF_CHIEF_ARBITER,
                    "article",
                    another.get().kind().article());
        return switch (Penalties.decide(penalty, actor, nextRuling(decision.boardId(), after), after)) {
            case Decision.Accepted<Event>(var events) ->
                Decision.accept(Stream.concat(
                                Stream.of(decided), events.stream().filter(Event.PenaltiesImposed.class::isInstance))
                        .toList());
            case Decision.Refused<Event> refused -> refused;
        };
    }

    /**
     * The case and the undecided ones of the same game, for which one decision is made; a new game voids the others
     * instead (OCR 18.9).
     */
    private static List<Case> together(Case about, DisconnectionOption option, AdjudicationState state) {
        Stream<Case> others = state.cases().values().stream()
                .filter(other -> !other.caseId().equals(about.caseId()) && !other.decided())
                .filter(other -> other.attempt() == about.attempt() && !option.isNewGame())
                .sorted(Comparator.comparing(Case::caseId));
        return Stream.concat(Stream.of(about), others).toList();
    }

    /** Another case of a refused decision: its time starts again with that of the named case, or runs on. */
    private static Case againUndecided(Case other, Optional<Instant> deputyAt) {
        Case open = other.decided(false);
        return open.deputy() ? open : open.withDeputyAt(deputyAt.or(open::deputyAt));
    }

    /**
     * The game a decision is about: that of the case, whichever is noted; the noted one where the case does not tell.
     */
    private static int game(Board board, Case about) {
        return about.attempt() > 0 ? about.attempt() : board.attempt();
    }

    private static Decision<Event> note(Command.NoteRuling note, Instant at, AdjudicationState state) {
        Optional<Ruling> ruling = state.rulings().stream()
                .filter(r -> r.rulingId().equals(note.rulingId()))
                .findAny();
        if (ruling.isEmpty()) return Decision.refuse(AdjudicationRefusal.UNKNOWN_RULING);
        if (ruling.get().progress() != Progress.MADE || waits(ruling.get(), state)) return Decision.accept();
        Stream<String> with = madeWith(ruling.get(), state).stream();
        if (note.applied())
            return Decision.accept(Stream.concat(Stream.of(note.rulingId()), with)
                    .<Event>map(Event.RulingApplied::new)
                    .toList());
        Optional<Instant> deputyAt = ruling.get()
                .caseId()
                .map(state.cases()::get)
                .flatMap(about -> deputyAt(about.decided(false), at, state));
        return Decision.accept(Stream.concat(
                        Stream.<Event>of(new Event.RulingRefused(note.rulingId(), note.code(), note.text(), deputyAt)),
                        with.map(penalties ->
                                new Event.RulingRefused(penalties, note.code(), note.text(), Optional.empty())))
                .toList());
    }

    /** Whether a ruling was made with another one that is on its way still: it is noted with it. */
    private static boolean waits(Ruling ruling, AdjudicationState state) {
        return state.rulings().stream()
                .filter(other -> other.progress() == Progress.MADE)
                .anyMatch(other ->
                        madeWith(other, state).filter(ruling.rulingId()::equals).isPresent());
    }

    /**
     * What waits for a ruling: for a decision the penalties of the ruling after it, any others that need nobody else
     * are applied as soon as they are made; for a withdrawal the upheld appeal that takes the ruling back, which is
     * decided by the ruling before it (OCR 17.11).
     */
    private static Optional<String> madeWith(Ruling decision, AdjudicationState state) {
        if (decision.withdrawal()
                .filter(withdrawal -> withdrawal.appealId().isPresent())
                .isPresent())
            return state.rulings().stream()
                    .filter(before -> before.progress() == Progress.MADE
                            && before.appealId()
                                    .equals(decision.withdrawal().get().appealId()))
                    .map(Ruling::rulingId)
                    .findFirst();
        return state.rulings().stream()
                .skip(state.rulings().indexOf(decision) + 1L)
                .limit(1)
                .filter(_ -> decision.caseId().isPresent())
                .filter(next -> next.progress() == Progress.MADE
                        && next.penalty()
                                .filter(penalty -> penalty.kinds().stream().allMatch(PenaltyKind::standsByItself))
                                .isPresent())
                .map(Ruling::rulingId)
                .findFirst();
    }

    private static Decision<Event> note(Command.NoteBoard note, AdjudicationState state) {
        Board board = new Board(
                note.whiteVenue(),
                note.blackVenue(),
                note.attempt(),
                note.inProgress(),
                note.ended(),
                note.control(),
                note.deputyAfter(),
                note.whitePlayer(),
                note.blackPlayer(),
                note.endedAt(),
                note.startedAt(),
                note.adjourned());
        if (state.board().filter(board::equals).isPresent()) return Decision.accept();
        return Decision.accept(new Event.BoardNoted(
                note.whiteVenue(),
                note.blackVenue(),
                note.attempt(),
                note.inProgress(),
                note.ended(),
                note.control(),
                note.deputyAfter(),
                note.whitePlayer(),
                note.blackPlayer(),
                note.endedAt(),
                note.startedAt(),
                note.adjourned()));
    }

    @Override
    public AdjudicationState evolve(AdjudicationState state, Event event) {
        return switch (event) {
            case Event.ArbiterCalled called -> Calls.evolve(state, called);
            case Event.CallAcknowledged(var callId) -> Calls.became(state, callId, CallState.ACKNOWLEDGED, event);
            case Event.CallEscalated(var callId) -> Calls.became(state, callId, CallState.ESCALATED, event);
            case Event.CallPauseNoted noted -> Calls.evolve(state, noted);
            case Event.CallAnswered(var callId, var valid, var _, var _) ->
                Calls.became(state, callId, valid ? CallState.VALID : CallState.INVALID, event);
            case Event.QuestionAsked asked -> Questions.evolve(state, asked);
            case Event.QuestionAnswered answered -> Questions.evolve(state, answered);
            case Event.AppealFiled filed -> Appeals.evolve(state, filed);
            case Event.AppealCopyTaken taken -> Appeals.evolve(state, taken);
            case Event.AppealFeePaid paid -> Appeals.evolve(state, paid);
            case Event.AppealDecided(var rulingId, var appealId, var outcome, var _, var _, var after) ->
                made(
                        Appeals.decided(state, appealId, true, event),
                        Ruling.appeal(rulingId, new AppealDecision(appealId, outcome, after)));
            case Event.PauseFailed failed -> FailedPauses.evolve(state, failed);
            case Event.FailedPauseCompensated compensated ->
                made(
                        FailedPauses.settled(state, compensated.failureId(), true, event),
                        Ruling.compensation(compensated.rulingId(), compensated.failureId()));
            case Event.FailedPauseClosed(var failureId, var _) -> FailedPauses.settled(state, failureId, true, event);
            case Event.CaseNoted noted ->
                state.with(known(state, noted.caseId(), noted.venue(), noted.side(), noted.attempt())
                        .noted(noted.state())
                        .withDeputyAt(noted.deputyAt()));
            case Event.DecisionDelegated(var caseId, var _) -> {
                Case about = state.cases().get(caseId);
                if (about == null) throw new CorruptLogException(state, event);
                yield state.with(about.delegated());
            }
            case Event.CaseVoided(var caseId, var _, var _) -> {
                Case about = state.cases().get(caseId);
                if (about == null) throw new CorruptLogException(state, event);
                yield state.with(about.decided(true).withDeputyAt(Optional.empty()));
            }
            case Event.DisconnectionDecided decided -> {
                Case about = state.cases().get(decided.caseId());
                if (about == null) throw new CorruptLogException(state, event);
                Optional<NewGame> newGame = decided.option().isNewGame()
                        ? Optional.of(new NewGame(decided.attempt(), decided.control()))
                        : Optional.empty();
                List<String> with =
                        decided.with().stream().map(Event.DecidedCase::caseId).toList();
                AdjudicationState made = made(state, Ruling.decision(decided.rulingId(), about.caseId(), with, newGame))
                        .with(about.decided(true));
                for (Event.DecidedCase other : decided.with())
                    made = made.with(made.cases().get(other.caseId()).decided(true));
                yield made;
            }
            case Event.PenaltyImposed(var rulingId, var offender, var kind, var time, var _, var count) ->
                made(
                        state,
                        Ruling.penalty(
                                rulingId,
                                new Penalty(
                                        offender,
                                        state.board()
                                                .map(board -> board.player(offender))
                                                .orElse(""),
                                        List.of(PenaltyItem.time(kind, time)),
                                        false,
                                        state.board().map(Board::attempt).orElse(0),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        kind == PenaltyKind.WARNING ? count : 0,
                                        false),
                                Optional.empty()));
            case Event.PenaltiesImposed imposed -> {
                AdjudicationState ruled = made(
                        state,
                        Ruling.penalty(
                                imposed.rulingId(),
                                new Penalty(
                                        imposed.offender(),
                                        imposed.player(),
                                        imposed.items(),
                                        imposed.card() > 0,
                                        imposed.attempt(),
                                        imposed.lost(),
                                        imposed.before(),
                                        imposed.after(),
                                        imposed.number(),
                                        imposed.decisionFinal()),
                                imposed.callId()));
                yield imposed.callId()
                        .map(callId -> Calls.became(ruled, callId, CallState.PENALISED, event))
                        .orElse(ruled);
            }
            case Event.RulingWithdrawn withdrawn ->
                made(
                        Withdrawals.evolve(state, withdrawn),
                        Ruling.withdrawal(
                                withdrawn.rulingId(),
                                new Withdrawal(
                                        withdrawn.withdrawnId(),
                                        withdrawn.offender(),
                                        withdrawn.items(),
                                        withdrawn.callId(),
                                        withdrawn.appealId())));
            case Event.RulingApplied(var rulingId) -> progressed(state, rulingId, Progress.APPLIED, event);
            case Event.RulingRefused(var rulingId, var _, var _, var deputyAt) -> {
                AdjudicationState ruled = progressed(state, rulingId, Progress.REFUSED, event);
                AdjudicationState unruled = ruled.ruling(rulingId)
                        .map(ruling -> Withdrawals.refused(ruled, ruling, event))
                        .orElse(ruled);
                AdjudicationState owed = unruled.ruling(rulingId)
                        .flatMap(Ruling::callId)
                        .map(callId -> Calls.became(unruled, callId, CallState.INVALID, event))
                        .orElse(unruled);
                AdjudicationState undecided = unruled.ruling(rulingId)
                        .flatMap(Ruling::appealId)
                        .map(appealId -> Appeals.decided(owed, appealId, false, event))
                        .orElse(owed);
                AdjudicationState refused = unruled.ruling(rulingId)
                        .flatMap(Ruling::failureId)
                        .map(failureId -> FailedPauses.settled(undecided, failureId, false, event))
                        .orElse(undecided);
                AdjudicationState open = refused.ruling(rulingId)
                        .flatMap(Ruling::caseId)
                        .map(refused.cases()::get)
                        .map(about -> refused.with(about.decided(false).withDeputyAt(deputyAt)))
                        .orElse(refused);
                for (String caseId : refused.ruling(rulingId).map(Ruling::with).orElse(List.of()))
                    open = open.with(againUndecided(open.cases().get(caseId), deputyAt));
                yield open;
            }
            case Event.BoardNoted(
                    var white,
                    var black,
                    var attempt,
                    var inProgress,
                    var ended,
                    var control,
                    var deputyAfter,
                    var whitePlayer,
                    var blackPlayer,
                    var endedAt,
                    var startedAt,
                    var adjourned) ->
                state.with(new Board(
                        white,
                        black,
                        attempt,
                        inProgress,
                        ended,
                        control,
                        deputyAfter,
                        whitePlayer,
                        blackPlayer,
                        endedAt,
                        startedAt,
                        adjourned));
        };
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.ArbiterCalled _, Event.CallAcknowledged _, Event.CallEscalated _, Event.CallAnswered _ ->
                "OCR 19.1";
            case Event.CallPauseNoted _ -> "LAW 6.11.2";
            case Event.QuestionAsked _, Event.QuestionAnswered _ -> "OCR 17.10";
            case Event.AppealFiled _, Event.AppealDecided _ -> Appeals.ARTICLE;
            case Event.AppealCopyTaken _ -> "FSSI gen-8 c";
            case Event.AppealFeePaid _ -> "FSSI gen-8 e";
            case Event.PauseFailed _, Event.FailedPauseCompensated _, Event.FailedPauseClosed _ -> FailedPauses.ARTICLE;
            case Event.CaseNoted _, Event.CaseVoided _, Event.DecisionDelegated _, Event.DisconnectionDecided _ ->
                "OCR 18.9";
            case Event.PenaltyImposed penalty -> penalty.kind().article();
            case Event.PenaltiesImposed penalties -> Penalties.article(penalties);
            case Event.RulingWithdrawn withdrawn ->
                withdrawn.appealId().isPresent() ? Appeals.ARTICLE : Penalties.article(withdrawn.items());
            case Event.RulingApplied _, Event.RulingRefused _ -> "OCR 18.3";
            case Event.BoardNoted _ -> "";
        };
    }

    private static Case known(AdjudicationState state, String caseId, String venue, Side side, int attempt) {
        return state.cases()
                .getOrDefault(
                        caseId, new Case(caseId, venue, side, false, false, false, attempt, false, Optional.empty()));
    }

    private static AdjudicationState made(AdjudicationState state, Ruling ruling) {
        List<Ruling> rulings = new ArrayList<>(state.rulings());
        rulings.add(ruling);
        return state.withRulings(rulings);
    }

    private static AdjudicationState progressed(
            AdjudicationState state, String rulingId, Progress progress, Event event) {
        if (state.ruling(rulingId).isEmpty()) throw new CorruptLogException(state, event);
        return state.withRulings(state.rulings().stream()
                .map(r -> r.rulingId().equals(rulingId) ? r.become(progress) : r)
                .toList());
    }

    private static String nextRuling(String boardId, AdjudicationState state) {
        return boardId + "/ruling-" + (state.rulings().size() + 1);
    }

    private static boolean service(Actor actor) {
        return Rights.allows(actor, Action.SYSTEM, List.of(), "", "");
    }

    static boolean malformed(String text) {
        return Texts.fault(text, LONGEST_TEXT).isPresent();
    }
}
