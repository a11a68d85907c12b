package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Profile;
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
        if (ruling.withdrawal().isPresent()) return refuse(AdjudicationRefusal.WITHDRAWAL_FINAL);
        if (ruling.penalty().isEmpty())
            return refuse(AdjudicationRefusal.NO_PENALTY_TO_WITHDRAW, "ruling", ruling.text());
        Penalty penalty = ruling.penalty().get();
        if (Texts.isEmpty(withdrawal.reason())) return refuse(AdjudicationRefusal.WITHDRAWAL_REASON_MISSING);
        if (AdjudicationDecider.malformed(withdrawal.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        kinds.addAll(withdrawal.kinds());
        if (kinds.isEmpty()
                || kinds.size() < withdrawal.kinds().size()
                || !penalty.kinds().containsAll(kinds))
            return refuse(AdjudicationRefusal.NOT_OF_RULING, "penalties", articles(penalty.kinds()));
        Optional<Decision<Event>> notHis = whyNotHis(withdrawal, kinds, penalty, actor, board);
        if (notHis.isPresent()) return notHis.get();
        if (withdrawal.rulingsSeen() != state.rulings().size()) return Penalties.ruledMeanwhile(state);
        if (ruling.progress() == Progress.REFUSED) return refuse(AdjudicationRefusal.NOTHING_TO_WITHDRAW);
        Optional<Penalty> standing = state.standing(ruling);
        Set<PenaltyKind> gone = EnumSet.copyOf(kinds);
        standing.ifPresent(one -> gone.removeAll(one.withdrawable()));
        if (standing.isEmpty() || !gone.isEmpty())
            return refuse(
                    AdjudicationRefusal.ALREADY_WITHDRAWN,
                    "ruling",
                    number(state.withdrawnBy(ruling.rulingId(), gone)));
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
        Optional<Decision<Event>> effected =
                whyNotUndone(kinds, standing, withdrawal, state.board().orElseThrow());
        if (effected.isPresent()) return effected.get();
        return undone(
                withdrawal,
                kinds,
                left,
                ruling.penalty().orElseThrow(),
                appealId,
                state,
                undoing -> made(withdrawal, rulingId, ruling, standing, kinds, undoing, appealId));
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
                return Optional.of(refuse(AdjudicationRefusal.WITHDRAWAL_FORBIDDEN, "article", kind.article()));
        return withdrawal
                .madeBy()
                .filter(Rights.above(actor.role())::contains)
                .map(by -> refuse(AdjudicationRefusal.RULED_ABOVE));
    }

    // ---- what can be undone

    private static Optional<Decision<Event>> whyNotUndone(
            Set<PenaltyKind> kinds, Penalty penalty, Command.WithdrawRuling withdrawal, Board board) {
        Circumstances known = withdrawal.circumstances();
        for (PenaltyItem item : penalty.items()) {
            if (!kinds.contains(item.kind())) continue;
            if (item.kind().isOfTime() && (!board.inProgress() || board.attempt() != penalty.attempt()))
                return Optional.of(refuse(
                        AdjudicationRefusal.TIME_PLAYED, "article", item.kind().article()));
            if (item.kind().isOfTime() && board.adjourned())
                return Optional.of(refuse(
                        AdjudicationRefusal.CLOCKS_ADJOURNED,
                        "article",
                        item.kind().article()));
            if (item.kind().isOfTime()
                    && withdrawal
                            .setSince()
                            .contains(
                                    item.kind() == PenaltyKind.REDUCE_TIME_OF_OFFENDER
                                            ? penalty.offender()
                                            : penalty.offender().other()))
                return Optional.of(refuse(AdjudicationRefusal.CLOCKS_SET_SINCE));
            if (!item.rounds().isEmpty() && known.started().containsAll(item.rounds()))
                return Optional.of(refuse(
                        AdjudicationRefusal.EXCLUSION_EFFECTED,
                        Map.of(
                                "article",
                                item.kind().article(),
                                "round",
                                String.valueOf(item.rounds().getFirst()))));
        }
        return Optional.empty();
    }

    /**
     * The effect on the game: whether it goes on, with its score before and after; or, as the game stays lost, the only
     * rounds for which an expulsion is lifted.
     */
    private record Undoing(
            boolean goesOn,
            Optional<BySide<BigDecimal>> before,
            Optional<BySide<BigDecimal>> after,
            List<Integer> lifted) {
        static final Undoing NOTHING = new Undoing(false, Optional.empty(), Optional.empty(), List.of());
    }

    private interface Then {
        Decision<Event> make(Undoing undoing);
    }

    private static Decision<Event> undone(
            Command.WithdrawRuling withdrawal,
            Set<PenaltyKind> kinds,
            Set<PenaltyKind> left,
            Penalty penalty,
            Optional<String> appealId,
            AdjudicationState state,
            Then then) {
        boolean ended = penalty.lost().isPresent();
        Set<PenaltyKind> one = ended
                ? EnumSet.of(PenaltyKind.GAME_LOST, PenaltyKind.EXPULSION)
                : EnumSet.of(
                        PenaltyKind.RAISE_SCORE_OF_OPPONENT,
                        PenaltyKind.LOWER_SCORE_OF_OFFENDER,
                        PenaltyKind.GAME_LOST);
        Optional<PenaltyKind> asked = kinds.stream().filter(one::contains).findFirst();
        if (asked.isEmpty() || !ended && penalty.after().isEmpty()) return then.make(Undoing.NOTHING);
        Optional<PenaltyKind> staying = left.stream().filter(one::contains).findFirst();
        if (ended && staying.filter(kind -> kind == PenaltyKind.GAME_LOST).isPresent())
            return then.make(Undoing.NOTHING);
        if (staying.isPresent())
            return refuse(
                    AdjudicationRefusal.WITHDRAWN_TOGETHER,
                    Map.of(
                            "article",
                            asked.get().article(),
                            "other",
                            staying.get().article()));
        String article = asked.get().article();
        Board board = state.board().orElseThrow();
        List<Integer> lifted = ended && !kinds.contains(PenaltyKind.GAME_LOST) ? lifted(withdrawal) : List.of();
        if (!lifted.isEmpty()) return then.make(new Undoing(false, Optional.empty(), Optional.empty(), lifted));
        if (state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        if (!board.ended() || board.attempt() != penalty.attempt())
            return refuse(AdjudicationRefusal.GAME_WENT_ON, "article", article);
        Circumstances known = withdrawal.circumstances();
        if (known.official() && (ended || appealId.isEmpty()))
            return refuse(AdjudicationRefusal.SCORE_OFFICIAL, "article", article);
        if (known.score().isEmpty()) return refuse(AdjudicationRefusal.RULING_PENDING);
        BySide<BigDecimal> made = penalty.after().orElseGet(() -> lost(penalty, known.scoring()));
        if (!known.score().get().equals(made))
            return refuse(
                    AdjudicationRefusal.SCORE_RULED_SINCE,
                    Map.of(
                            "article",
                            article,
                            "score",
                            Penalties.text(known.score().get()),
                            "made",
                            Penalties.text(made)));
        if (!ended) return then.make(new Undoing(false, penalty.after(), penalty.before(), List.of()));
        Optional<String> expelledBy = expelledBy(withdrawal, state);
        if (expelledBy.isPresent())
            return refuse(
                    AdjudicationRefusal.EXPELLED_SINCE,
                    Map.of("article", article, "ruling", number(expelledBy.get()), "board", place(expelledBy.get())));
        int round = BoardId.parse(withdrawal.boardId()).orElseThrow().round();
        Optional<Integer> next =
                known.started().stream().filter(number -> number > round).findFirst();
        return next.isPresent()
                ? refuse(
                        AdjudicationRefusal.NEXT_ROUND_OPEN,
                        Map.of("article", article, "round", String.valueOf(next.get())))
                : then.make(new Undoing(true, Optional.empty(), Optional.empty(), List.of()));
    }

    /**
     * Rounds that are not open, if the game ended by an expulsion can no longer go on (OCR 18.4.9); empty if it can, or
     * if there are none.
     */
    private static List<Integer> lifted(Command.WithdrawRuling withdrawal) {
        Circumstances known = withdrawal.circumstances();
        int round = BoardId.parse(withdrawal.boardId()).orElseThrow().round();
        boolean over = known.official() || known.started().stream().anyMatch(number -> number > round);
        return over
                ? known.rounds().stream()
                        .filter(number -> !known.started().contains(number))
                        .toList()
                : List.of();
    }

    /** Another ruling that stands and keeps one of the players out of a game that goes on (OCR 18.4.9). */
    private static Optional<String> expelledBy(Command.WithdrawRuling withdrawal, AdjudicationState state) {
        return state.rulings().stream()
                .filter(ruling -> !ruling.rulingId().equals(withdrawal.rulingId()))
                .filter(ruling -> state.standing(ruling)
                        .filter(one -> one.items().stream().anyMatch(PenaltyItem::expels))
                        .isPresent())
                .map(Ruling::rulingId)
                .findFirst()
                .or(withdrawal.circumstances()::expelledBy);
    }

    private static BySide<BigDecimal> lost(Penalty penalty, Profile.Scoring scoring) {
        boolean wins =
                penalty.lost().filter(lost -> lost == LostGame.OPPONENT_WINS).isPresent();
        return BySide.both(scoring.loss()).with(penalty.offender().other(), wins ? scoring.win() : scoring.loss());
    }

    // ---- the ruling

    private static Decision<Event> made(
            Command.WithdrawRuling withdrawal,
            String rulingId,
            Ruling ruling,
            Penalty standing,
            Set<PenaltyKind> kinds,
            Undoing undoing,
            Optional<String> appealId) {
        List<PenaltyItem> taken = standing.items().stream()
                .filter(item -> kinds.contains(item.kind()))
                .map(item -> undoable(item, withdrawal.circumstances(), undoing))
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
                undoing.goesOn(),
                undoing.before(),
                undoing.after(),
                ruling.callId().filter(_ -> whole),
                standing.card() && kinds.contains(standing.shown()),
                whole,
                appealId);
        boolean effect = undoing.goesOn()
                || undoing.after().isPresent()
                || kinds.stream()
                        .anyMatch(kind ->
                                kind.isOfTime() || kind == PenaltyKind.EXCLUSION || kind == PenaltyKind.EXPULSION);
        return effect ? accept(withdrawn) : accept(withdrawn, new Event.RulingApplied(rulingId));
    }

    /**
     * An exclusion is taken back for the rounds that are not open; the others stay as they were opened (OCR 18.4.8).
     */
    private static PenaltyItem undoable(PenaltyItem item, Circumstances known, Undoing undoing) {
        if (item.kind() == PenaltyKind.EXPULSION && !undoing.lifted().isEmpty())
            return PenaltyItem.lifted(undoing.lifted());
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
    private static String place(String rulingId) {
        return BoardId.parse(rulingId.substring(0, rulingId.lastIndexOf('/')))
                .map(BoardId::place)
                .orElse("");
    }
}
