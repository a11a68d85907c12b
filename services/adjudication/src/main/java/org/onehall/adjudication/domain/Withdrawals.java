package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Penalties that a new ruling takes back; the earlier ruling stays on the record (OCR 18.3). Every effect of a penalty
 * is undone, or nothing is taken back: what play has continued from cannot be undone. A player kept out of rounds may
 * play the rounds that are not open yet. Missed rounds stay missed, and for these the ruling stands (OCR 18.4.8,
 * 18.4.9). An upheld appeal also takes its ruling back, even if the round is official (OCR 17.11).
 */
final class Withdrawals {
    private Withdrawals() {}

    static Decision<Event> decide(
            Command.WithdrawRuling withdrawal, Actor actor, String rulingId, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        if (!Rights.allows(
                actor,
                Action.PENALISE_LIGHT,
                List.of(board.whiteVenue(), board.blackVenue()),
                withdrawal.boardId(),
                "")) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        Optional<Ruling> found = state.ruling(withdrawal.rulingId());
        if (found.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_RULING);
        Ruling ruling = found.get();
        if (ruling.withdrawal().isPresent()) return refuse(WithdrawalRefusal.WITHDRAWAL_FINAL);
        if (ruling.penalty().isEmpty())
            return refuse(WithdrawalRefusal.NO_PENALTY_TO_WITHDRAW, "ruling", ruling.text());
        Penalty penalty = ruling.penalty().get();
        if (Texts.isEmpty(withdrawal.reason())) return refuse(WithdrawalRefusal.WITHDRAWAL_REASON_MISSING);
        if (AdjudicationDecider.malformed(withdrawal.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        kinds.addAll(withdrawal.kinds());
        if (kinds.isEmpty()
                || kinds.size() < withdrawal.kinds().size()
                || !penalty.kinds().containsAll(kinds))
            return refuse(WithdrawalRefusal.NOT_OF_RULING, "penalties", articles(penalty.kinds()));
        Optional<Decision<Event>> notHis = whyNotHis(withdrawal, kinds, penalty, actor, board);
        if (notHis.isPresent()) return notHis.get();
        if (withdrawal.rulingsSeen() != state.rulings().size()) return Penalties.ruledMeanwhile(state);
        if (ruling.progress() == Progress.REFUSED) return refuse(WithdrawalRefusal.NOTHING_TO_WITHDRAW);
        Optional<Penalty> standing = state.standing(ruling);
        Set<PenaltyKind> gone = EnumSet.copyOf(kinds);
        standing.ifPresent(one -> gone.removeAll(one.withdrawable()));
        if (standing.isEmpty() || !gone.isEmpty())
            return refuse(
                    WithdrawalRefusal.ALREADY_WITHDRAWN, "ruling", number(state.withdrawnBy(ruling.rulingId(), gone)));
        if (ruling.progress() == Progress.MADE
                || state.isBeingWithdrawn(ruling.rulingId())
                || withdrawal.madeBy().isEmpty()) return refuse(AdjudicationRefusal.RULING_PENDING);
        return undo(withdrawal, kinds, ruling, Optional.empty(), rulingId, state);
    }

    /** Takes back these penalties of a ruling, all of them or none. */
    private static Decision<Event> undo(
            Command.WithdrawRuling withdrawal,
            Set<PenaltyKind> kinds,
            Ruling ruling,
            Optional<String> appealId,
            String rulingId,
            AdjudicationState state) {
        Penalty standing = state.standing(ruling).orElseThrow();
        Set<PenaltyKind> left = EnumSet.noneOf(PenaltyKind.class);
        left.addAll(standing.kinds());
        left.removeAll(kinds);
        Optional<Decision<Event>> effected = WithdrawalEffect.whyNotUndone(
                kinds, standing, withdrawal, state.board().orElseThrow());
        if (effected.isPresent()) return effected.get();
        return WithdrawalEffect.undone(
                withdrawal,
                kinds,
                left,
                ruling.penalty().orElseThrow(),
                appealId,
                state,
                effect -> made(withdrawal, rulingId, ruling, standing, kinds, effect, appealId));
    }

    // ---- by an appeal

    /**
     * What an upheld appeal undoes of the ruling appealed against (OCR 17.11).
     *
     * @param events that undo it, the withdrawal first; none if nothing can be undone
     * @param left penalties of it that can no longer be undone
     * @param pending a ruling that decides this is still on its way
     */
    record ByAppeal(List<Event> events, Set<PenaltyKind> left, boolean pending) {
        String articles() {
            return Withdrawals.articles(left);
        }
    }

    /** As much as can be undone; for the rest, the appeals body may give the game another score. */
    static ByAppeal byAppeal(Command.DecideAppeal decision, Ruling ruling, String rulingId, AdjudicationState state) {
        Set<PenaltyKind> stand = state.standing(ruling).orElseThrow().withdrawable();
        var withdrawal = new Command.WithdrawRuling(
                decision.boardId(),
                ruling.rulingId(),
                List.copyOf(stand),
                decision.reason(),
                state.rulings().size(),
                Optional.empty(),
                decision.circumstances(),
                decision.setSince());
        Set<PenaltyKind> undone = EnumSet.noneOf(PenaltyKind.class);
        List<Event> events = List.of();
        for (Set<PenaltyKind> together : effects(stand)) {
            Set<PenaltyKind> more = EnumSet.copyOf(together);
            more.addAll(undone);
            switch (undo(withdrawal, more, ruling, Optional.of(decision.appealId()), rulingId, state)) {
                case Decision.Accepted<Event>(var made) -> {
                    undone = more;
                    events = made;
                }
                case Decision.Refused<Event> refused -> {
                    if (refused.refusal() == AdjudicationRefusal.RULING_PENDING)
                        return new ByAppeal(List.of(), Set.of(), true);
                }
            }
        }
        Set<PenaltyKind> left = EnumSet.copyOf(stand);
        left.removeAll(undone);
        return new ByAppeal(events, left, false);
    }

    /** The penalties that have one effect together, then each separately. */
    private static List<Set<PenaltyKind>> effects(Set<PenaltyKind> stand) {
        Set<PenaltyKind> ofScore = EnumSet.copyOf(stand);
        ofScore.removeIf(
                kind -> !kind.changesPoints() && kind != PenaltyKind.GAME_LOST && kind != PenaltyKind.EXPULSION);
        return Stream.concat(
                        Stream.of(ofScore).filter(kinds -> kinds.size() > 1),
                        stand.stream().map(EnumSet::of))
                .toList();
    }

    // ---- who may

    /** A person who could impose the penalties may take them back, except those ruled by a higher role (DEC-21). */
    private static Optional<Decision<Event>> whyNotHis(
            Command.WithdrawRuling withdrawal, Set<PenaltyKind> kinds, Penalty penalty, Actor actor, Board board) {
        Side seat = board.player(penalty.offender().other()).equals(penalty.player())
                        && !penalty.player().isEmpty()
                ? penalty.offender().other()
                : penalty.offender();
        for (PenaltyKind kind : kinds)
            if (!Rights.allows(actor, kind.right(), List.of(board.venue(seat)), withdrawal.boardId(), seat.name()))
                return Optional.of(refuse(WithdrawalRefusal.WITHDRAWAL_FORBIDDEN, "article", kind.article()));
        return withdrawal
                .madeBy()
                .filter(Rights.above(actor.role())::contains)
                .map(by -> refuse(WithdrawalRefusal.RULED_ABOVE));
    }

    // ---- the ruling

    private static Decision<Event> made(
            Command.WithdrawRuling withdrawal,
            String rulingId,
            Ruling ruling,
            Penalty standing,
            Set<PenaltyKind> kinds,
            WithdrawalEffect effect,
            Optional<String> appealId) {
        List<PenaltyItem> taken = standing.items().stream()
                .filter(item -> kinds.contains(item.kind()))
                .map(item -> undoable(item, withdrawal.circumstances(), effect))
                .toList();
        boolean whole = standing.without(taken).items().isEmpty();
        var withdrawn = new Event.RulingWithdrawn(
                rulingId,
                ruling.rulingId(),
                standing.offender(),
                standing.player(),
                taken,
                withdrawal.reason(),
                standing.attempt(),
                effect.goesOn(),
                effect.before(),
                effect.after(),
                ruling.callId().filter(_ -> whole),
                standing.card() && kinds.contains(standing.shown()),
                whole,
                appealId);
        boolean changes = effect.goesOn()
                || effect.after().isPresent()
                || kinds.stream()
                        .anyMatch(kind ->
                                kind.isOfTime() || kind == PenaltyKind.EXCLUSION || kind == PenaltyKind.EXPULSION);
        return changes ? accept(withdrawn) : accept(withdrawn, new Event.RulingApplied(rulingId));
    }

    /**
     * An exclusion is taken back for the rounds that are not open; the others stay as they were opened (OCR 18.4.8).
     */
    private static PenaltyItem undoable(PenaltyItem item, Circumstances known, WithdrawalEffect effect) {
        if (item.kind() == PenaltyKind.EXPULSION && !effect.lifted().isEmpty())
            return PenaltyItem.lifted(effect.lifted());
        return item.kind() != PenaltyKind.EXCLUSION
                ? item
                : PenaltyItem.exclusion(item.rounds().stream()
                        .filter(round -> !known.started().contains(round))
                        .toList());
    }

    // ---- the log

    /** A penalty for the call is open again, unless another ruling has named the call since. */
    static AdjudicationState evolve(AdjudicationState state, Event.RulingWithdrawn withdrawn) {
        return withdrawn
                .callId()
                .map(callId -> Calls.became(state, callId, CallState.INVALID, withdrawn))
                .orElse(state);
    }

    static AdjudicationState refused(AdjudicationState state, Ruling withdrawal, Event event) {
        return withdrawal
                .withdrawal()
                .flatMap(AdjudicationState.Withdrawal::callId)
                .map(callId -> Calls.became(state, callId, CallState.PENALISED, event))
                .orElse(state);
    }

    private static String articles(Collection<PenaltyKind> kinds) {
        return kinds.stream().map(PenaltyKind::article).collect(Collectors.joining(", "));
    }

    /**
     * Number of the ruling after which nothing of a penalty stands; empty if part of it stands or might stand again.
     */
    static Optional<String> tookBack(Ruling ruling, AdjudicationState state) {
        return ruling.penalty()
                .filter(_ -> state.standing(ruling).isEmpty() && !state.isBeingWithdrawn(ruling.rulingId()))
                .map(penalty -> number(state.withdrawnBy(ruling.rulingId(), EnumSet.copyOf(penalty.kinds()))));
    }

    /** "3" of "cup/1/2/ruling-3". */
    private static String number(Optional<Ruling> ruling) {
        return ruling.map(Ruling::number).orElse("");
    }

    static String number(String rulingId) {
        return rulingId.substring(rulingId.lastIndexOf('-') + 1);
    }

    /** "1/2" of "cup/1/2/ruling-3". */
    static String place(String rulingId) {
        return BoardId.parse(rulingId.substring(0, rulingId.lastIndexOf('/')))
                .map(BoardId::place)
                .orElse("");
    }
}
