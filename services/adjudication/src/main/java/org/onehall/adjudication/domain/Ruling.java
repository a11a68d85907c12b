package org.onehall.adjudication.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.AppealDecision;
import org.onehall.adjudication.domain.AdjudicationState.NewGame;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.adjudication.domain.AdjudicationState.Withdrawal;

/**
 * A decision or a penalty.
 *
 * @param caseId of a decision about a case
 * @param penalty empty for a decision
 * @param callId the call without valid reason that it penalises
 * @param appeal the decision of an appeal in it
 * @param newGame new game that replaces another
 * @param failureId the failed pause it adds time for
 * @param withdrawal the part of another ruling that it takes back
 * @param with other cases of the game that the decision settles too
 */
public record Ruling(
        String rulingId,
        Optional<String> caseId,
        Optional<Penalty> penalty,
        Progress progress,
        Optional<String> callId,
        Optional<AppealDecision> appeal,
        Optional<NewGame> newGame,
        Optional<String> failureId,
        Optional<Withdrawal> withdrawal,
        List<String> with) {
    public Ruling {
        with = List.copyOf(with);
    }

    private static Ruling made(String rulingId) {
        return new Ruling(
                rulingId,
                Optional.empty(),
                Optional.empty(),
                Progress.MADE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    static Ruling decision(String rulingId, String caseId, List<String> with, Optional<NewGame> newGame) {
        return new Ruling(
                rulingId,
                Optional.of(caseId),
                Optional.empty(),
                Progress.MADE,
                Optional.empty(),
                Optional.empty(),
                newGame,
                Optional.empty(),
                Optional.empty(),
                with);
    }

    static Ruling penalty(String rulingId, Penalty penalty, Optional<String> callId) {
        return new Ruling(
                rulingId,
                Optional.empty(),
                Optional.of(penalty),
                Progress.MADE,
                callId,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    static Ruling appeal(String rulingId, AppealDecision decision) {
        Ruling made = made(rulingId);
        return new Ruling(
                rulingId,
                made.caseId,
                made.penalty,
                made.progress,
                made.callId,
                Optional.of(decision),
                made.newGame,
                made.failureId,
                made.withdrawal,
                List.of());
    }

    static Ruling compensation(String rulingId, String failureId) {
        Ruling made = made(rulingId);
        return new Ruling(
                rulingId,
                made.caseId,
                made.penalty,
                made.progress,
                made.callId,
                made.appeal,
                made.newGame,
                Optional.of(failureId),
                made.withdrawal,
                List.of());
    }

    static Ruling withdrawal(String rulingId, Withdrawal withdrawal) {
        Ruling made = made(rulingId);
        return new Ruling(
                rulingId,
                made.caseId,
                made.penalty,
                made.progress,
                made.callId,
                made.appeal,
                made.newGame,
                made.failureId,
                Optional.of(withdrawal),
                List.of());
    }

    Ruling become(Progress now) {
        return new Ruling(rulingId, caseId, penalty, now, callId, appeal, newGame, failureId, withdrawal, with);
    }

    /** Whether it is the decision of the case. */
    boolean decides(String about) {
        return caseId.filter(about::equals).isPresent() || with.contains(about);
    }

    /** The appeal it decides. */
    Optional<String> appealId() {
        return appeal.map(AppealDecision::of);
    }

    /** The number of the ruling on its board, from "1". */
    String number() {
        return Withdrawals.number(rulingId);
    }

    /** "black: warning" or what else it is. */
    String text() {
        if (withdrawal.isPresent()) return withdrawal.get().text();
        return penalty.map(one -> Penalties.text(one.offender(), one.kinds()))
                .orElse(
                        appeal.isPresent()
                                ? "the decision of an appeal, " + appeal.get().text()
                                : failureId.isPresent()
                                        ? "time for a pause that was not possible"
                                        : "a decision about a disconnection");
    }
}
