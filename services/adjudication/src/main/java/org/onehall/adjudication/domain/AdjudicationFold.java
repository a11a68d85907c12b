package org.onehall.adjudication.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.AppealDecision;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.adjudication.domain.AdjudicationState.Case;
import org.onehall.adjudication.domain.AdjudicationState.NewGame;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.adjudication.domain.AdjudicationState.Withdrawal;
import org.onehall.decider.CorruptLogException;

/** How each event changes the state of a board. */
final class AdjudicationFold {
    private AdjudicationFold() {}

    /** The state after one more event. */
    static AdjudicationState evolve(AdjudicationState state, Event event) {
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
                state.with(Disconnections.known(state, noted.caseId(), noted.venue(), noted.side(), noted.attempt())
                        .noted(noted.state())
                        .withDeputyAt(noted.deputyAt()));
            case Event.DecisionDelegated(var caseId, var _) -> {
                Case about = known(state, caseId, event);
                yield state.with(about.delegated());
            }
            case Event.CaseVoided(var caseId, var _, var _) -> {
                Case about = known(state, caseId, event);
                yield state.with(about.decided(true).withDeputyAt(Optional.empty()));
            }
            case Event.DisconnectionDecided decided -> {
                Case about = known(state, decided.caseId(), event);
                Optional<NewGame> newGame = decided.option().isNewGame()
                        ? Optional.of(new NewGame(decided.attempt(), decided.control()))
                        : Optional.empty();
                List<String> with =
                        decided.with().stream().map(Event.DecidedCase::caseId).toList();
                AdjudicationState made = made(state, Ruling.decision(decided.rulingId(), about.caseId(), with, newGame))
                        .with(about.decided(true));
                for (Event.DecidedCase other : decided.with())
                    made = made.with(known(made, other.caseId(), event).decided(true));
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
                    open = open.with(Disconnections.againUndecided(known(open, caseId, event), deputyAt));
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

    private static Case known(AdjudicationState state, String caseId, Event event) {
        Case about = state.cases().get(caseId);
        if (about == null) throw new CorruptLogException(state, event);
        return about;
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
}
